"""Chapter 7, founding colonies."""

from __future__ import annotations

from caravela.core.actions import Action
from caravela.core.events import Event, Reason
from caravela.games.navegador.actions import DONE, FOUND, FOUND_WITH, Found, FoundWith
from caravela.games.navegador.box import GOODS
from caravela.games.navegador.chapters import turn
from caravela.games.navegador.components import COLONY_WORKERS, REGION_GOOD, REGION_IDS, REGIONS
from caravela.games.navegador.state import AT_COLONY, NONE, NavegadorState


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
        if ordered and state.last != NONE:
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
    held = state.colonies[seat * len(GOODS) + good]
    state.colonies[seat * len(GOODS) + good] = tuple(sorted((*held, price)))
    state.last = number
    if events is not None:
        events.append(Event("founded", seat, "NAV-7.3", region=REGION_IDS[region], good=GOODS[good], coins=price))


def why_not(state: NavegadorState, action: Action) -> Reason | None:
    """NAV-7.1, 7.2, 7.3, 7.4, 7.6."""
    if action is DONE:
        return Reason("something_possible", "NAV-R10")
    if isinstance(action, Found | FoundWith):
        return why_not_found(state, action)
    return None


def why_not_found(state: NavegadorState, action: Found | FoundWith) -> Reason:
    """NAV-7.1, 7.2, 7.3, 7.4."""
    id, tokens = REGION_IDS[action.region], state.stacks[action.region]
    if not state.discovered >> action.region & 1:
        return Reason("undiscovered_colony", "NAV-7.1", region=id)
    if not tokens:
        return Reason("no_token", "NAV-7.6", region=id)
    if state.unmoved[action.region] == 0:
        return Reason("no_ship_for_colony", "NAV-7.2", region=id)
    if state.free_workers < COLONY_WORKERS:
        return Reason("no_workers", "NAV-7.2", needed=COLONY_WORKERS, workers=state.free_workers)
    if isinstance(action, FoundWith) == state.variant.cheapest_colony_forced:
        return Reason("cheapest_first", "NAV-7.4", region=id)
    price = action.price if isinstance(action, FoundWith) else tokens[0]
    if price not in tokens:
        return Reason("no_token", "NAV-7.6", region=id)
    return Reason("no_money", "NAV-7.3", price=price, money=state.money[state.active])
