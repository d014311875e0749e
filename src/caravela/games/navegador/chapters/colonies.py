"""Chapter 7, founding colonies."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.core.fields import NONE
from caravela.games.navegador.actions import DONE, FOUND, FOUND_WITH, TABLE, Found, FoundWith
from caravela.games.navegador.box import GOODS
from caravela.games.navegador.chapters import turn
from caravela.games.navegador.components import COLONY_WORKERS, REGION_GOOD, REGION_IDS, REGIONS
from caravela.games.navegador.facts import NO_MONEY, NO_WORKERS, SOMETHING_POSSIBLE
from caravela.games.navegador.state import AT_COLONY, NavegadorState

FOUNDED: Final = EventKind("founded", "region", "good", "coins")
CHEAPEST_FIRST: Final = ReasonKind("cheapest_first", "region")
CHEAPEST_OF_GOOD: Final = ReasonKind("cheapest_of_good", "good", "region")
NO_SHIP_FOR_COLONY: Final = ReasonKind("no_ship_for_colony", "region")
NO_TOKEN: Final = ReasonKind("no_token", "region")
UNDISCOVERED_COLONY: Final = ReasonKind("undiscovered_colony", "region")
FOUND_WHERE: Final = PromptKind("colony", "workers")


def begin(state: NavegadorState) -> None:
    """Every ship and every worker can be counted for one colony of this action (NAV-7.2)."""
    first = state.active * REGIONS
    state.unmoved = state.ships[first : first + REGIONS]
    state.free_workers = state.workers[state.active]
    state.last = NONE
    state.node = AT_COLONY


def options(state: NavegadorState, ordered: bool) -> list[Action]:
    """Regions with an unused ship and a token that can be paid (NAV-3.12), while two workers are free.

    NAV-7.1, 7.2, 7.5, 7.6.
    """
    legal: list[Action] = []
    if state.free_workers >= COLONY_WORKERS:
        money = state.money[state.active]
        for region in range(REGIONS):
            if state.unmoved[region] and state.stacks[region] and state.stacks[region][0] <= money:
                add_tokens(state, region, money, legal)
        if state.variant.cheapest_of_good:
            legal = cheapest_of_each_good(state, legal, ordered)
        elif ordered and state.last != NONE:
            legal = [action for action in legal if action.number >= state.last]
    if state.variant.null_actions_allowed or state.last != NONE or not legal:
        legal.append(DONE)
    return legal


def add_tokens(state: NavegadorState, region: int, money: int, legal: list[Action]) -> None:
    """The cheapest token of a region (NAV-7.4); with the option off, each that can be paid (NAV-R12)."""
    if state.variant.cheapest_colony_forced:
        legal.append(FOUND[region])
    else:
        legal += [FOUND_WITH[region][price] for price in state.stacks[region] if price <= money]


def price(state: NavegadorState, action: Found | FoundWith) -> int:
    """What a colony costs: the price printed on its token (NAV-7.3)."""
    return action.price if isinstance(action, FoundWith) else state.stacks[action.region][0]


def cheapest_of_each_good(state: NavegadorState, legal: list[Action], ordered: bool) -> list[Action]:
    """Of the colonies that could be founded, the cheapest of each good; in order, good after good (NAV-R12)."""
    best: dict[int, Found | FoundWith] = {}
    for action in legal:
        assert isinstance(action, Found | FoundWith)
        good = REGION_GOOD[action.region]
        if good not in best or price(state, action) < price(state, best[good]):
            best[good] = action
    first = last_good(state) if ordered else 0
    return [action for action in legal if any(action is best[good] for good in best if good >= first)]


def last_good(state: NavegadorState) -> int:
    """The good of the colony that was founded last in this action; the first one before any."""
    last = TABLE[state.last] if state.last != NONE else None
    return REGION_GOOD[last.region] if isinstance(last, Found | FoundWith) else 0


def apply(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """NAV-7.3; or the end of the action."""
    if isinstance(action, Found):
        found(state, action.region, state.stacks[action.region][0], action.number, events)
    elif isinstance(action, FoundWith):
        found(state, action.region, action.price, action.number, events)
    else:
        turn.end(state, events)


def found(state: NavegadorState, region: int, price: int, number: int, events: list[Event] | None) -> None:
    """Pays and takes the token; ships and workers stay (NAV-7.3, 7.7, NAV-R3)."""
    seat, good = state.active, REGION_GOOD[region]
    tokens = state.stacks[region]
    state.money[seat] -= price
    state.unmoved[region] -= 1
    state.free_workers -= COLONY_WORKERS
    state.stacks[region] = tuple([token for token in tokens if token != price])
    held = state.colony_tokens(seat, good)
    state.colonies[seat * len(GOODS) + good] = tuple(sorted((*held, price)))
    state.last = number
    if events is not None:
        events.append(FOUNDED(seat, "NAV-7.3", region=REGION_IDS[region], good=GOODS[good], coins=price))


def why_not(state: NavegadorState, action: Action) -> Fact | None:
    """NAV-7.1, 7.2, 7.3, 7.4, 7.6."""
    if action is DONE:
        return SOMETHING_POSSIBLE("NAV-R10")
    if isinstance(action, Found | FoundWith):
        return why_not_found(state, action)
    return None


def why_not_found(state: NavegadorState, action: Found | FoundWith) -> Fact:
    """NAV-7.1, 7.2, 7.3, 7.4."""
    id, tokens = REGION_IDS[action.region], state.stacks[action.region]
    if not state.is_discovered(action.region):
        return UNDISCOVERED_COLONY("NAV-7.1", region=id)
    if not tokens:
        return NO_TOKEN("NAV-7.6", region=id)
    if state.unmoved[action.region] == 0:
        return NO_SHIP_FOR_COLONY("NAV-7.2", region=id)
    if state.free_workers < COLONY_WORKERS:
        return NO_WORKERS("NAV-7.2", needed=COLONY_WORKERS, workers=state.free_workers)
    if isinstance(action, FoundWith) == state.variant.cheapest_colony_forced:
        return CHEAPEST_FIRST("NAV-7.4", region=id)
    cost, money = price(state, action), state.money[state.active]
    if cost not in tokens:
        return NO_TOKEN("NAV-7.6", region=id)
    if cost > money:
        return NO_MONEY("NAV-7.3", price=cost, money=money)
    return why_not_dearer(state, REGION_GOOD[action.region])


def why_not_dearer(state: NavegadorState, good: int) -> Fact:
    """Where the colony of a good is that must be founded first (NAV-R12, option on)."""
    for action in options(state, False):
        if isinstance(action, Found | FoundWith) and REGION_GOOD[action.region] == good:
            return CHEAPEST_OF_GOOD("NAV-R12", good=GOODS[good], region=REGION_IDS[action.region])
    raise AssertionError("a colony of the good could be founded")


def ask(state: NavegadorState) -> Fact:
    """Which colonies are founded (NAV-7.2)."""
    return FOUND_WHERE("NAV-7.2", workers=state.free_workers)


COLONY_DECISION: Final = Decision(AT_COLONY, "colony", "NAV-7.2", options, apply, why_not, ask=ask)
