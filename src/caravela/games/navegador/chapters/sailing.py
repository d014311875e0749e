"""Chapter 6, sailing and discovery.

A player moves ships one by one, each straight to its final destination, in any order, and may at any point discover
one region: first the region is named, then where each required ship of the fleet comes from. A larger fleet needs no
steps of its own: the others sail there afterwards, with the same result (NAV-6.9, 6.11).
"""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.core.fields import NONE
from caravela.games.navegador.actions import (
    DISCOVER,
    DONE,
    FLEET,
    LOSE,
    TOKEN,
    Discover,
    Fleet,
    Lose,
    Move,
    Token,
)
from caravela.games.navegador.box import GOODS
from caravela.games.navegador.chapters import card, ending, phases, turn
from caravela.games.navegador.chapters.charts import chart
from caravela.games.navegador.components import (
    BOX,
    NAGASAKI,
    REGION_GOOD,
    REGION_IDS,
    REGION_PHASE,
    REGIONS,
    STACK_SIZE,
)
from caravela.games.navegador.facts import NO_SHIP_THERE, SOMETHING_POSSIBLE
from caravela.games.navegador.ordering import in_order
from caravela.games.navegador.state import (
    AT_FLEET,
    AT_LOSE,
    AT_SAIL,
    AT_TOKEN,
    AT_TURN,
    END_NAGASAKI,
    NavegadorState,
)

DISCOVERED: Final = EventKind("discovered", "region")
DISCOVERY_BONUS: Final = EventKind("discovery_bonus", "region", "coins")
JOINED_FLEET: Final = EventKind("joined_fleet", "origin", "region")
LOST_SHIP: Final = EventKind("lost_ship", "region")
SAILED: Final = EventKind("sailed", "origin", "destination")
TOKEN_EVENT: Final = EventKind("token", "region", "good", "price")
DISCOVERED_ALREADY: Final = ReasonKind("discovered_already", "region")
FLEET_TOO_SMALL: Final = ReasonKind("fleet_too_small", "region", "needed", "ships")
MOVED_ALREADY: Final = ReasonKind("moved_already", "region")
NOT_IN_REACH: Final = ReasonKind("not_in_reach", "origin", "region")
ONE_DISCOVERY: Final = ReasonKind("one_discovery")
TOO_FAR: Final = ReasonKind("too_far", "origin", "destination", "reach")
WAY_UNDISCOVERED: Final = ReasonKind("way_undiscovered", "origin", "destination", "reach")
UNDISCOVERED: Final = ReasonKind("undiscovered", "region")
SAIL: Final = PromptKind("sail", "reach")
GATHER: Final = PromptKind("fleet", "region", "count")
LOSE_SHIP: Final = PromptKind("lose", "region", "count")
TURN_UP: Final = PromptKind("token", "region", "count")

RANGE: Final = BOX.sailing.range
#: Ships that a discovery needs and loses, without and with the double-loss marker (NAV-6.6, 6.8).
#: It needs no fewer; more may come (NAV-R28).
NEEDED: Final = [BOX.sailing.fleet, BOX.sailing.double_fleet]
LOST: Final = [BOX.sailing.loss, BOX.sailing.double_loss]
#: The set of all regions, to tell a way that is too long from one that is only closed.
ALL_REGIONS: Final = (1 << REGIONS) - 1


def begin(state: NavegadorState) -> None:
    """A sailing action starts with all ships unmoved (NAV-6.1, 6.14).

    Each may make a discovery, the card's and the rondel's of one turn (NAV-6.10, 12.4, NAV-R27).
    """
    first = state.active * REGIONS
    state.unmoved = state.ships[first : first + REGIONS]
    state.discoveries = 0
    state.last = NONE
    state.node = AT_SAIL


def sail_options(state: NavegadorState, ordered: bool) -> list[Action]:
    """Discover a region, move a ship, or stop (NAV-6.1 to 6.7, 6.10, 6.14, NAV-R18).

    Nothing need be done, unless an option forbids that (NAV-R10), nor with the card (NAV-R11).
    """
    known = chart(state.discovered, RANGE[state.phase - 1])
    legal: list[Action] = []
    unmoved = state.unmoved
    if state.discoveries == 0 and (state.last == NONE or not ordered):
        double = state.double_loss
        for target in known.targets:
            if ships_in_reach(unmoved, known.sources[target]) >= NEEDED[double >> target & 1]:
                legal.append(DISCOVER[target])
    moves = known.moves
    for origin in range(REGIONS):
        if unmoved[origin]:
            legal += moves[origin]
        elif origin == state.target:
            legal += chart(state.discovered, state.fleet[-1]).moves[origin]
    if ordered and state.last != NONE:
        legal = [action for action in legal if action.number >= state.last]
    if state.variant.null_actions_allowed or state.last != NONE or state.discoveries or not legal:
        legal.append(DONE)
    return legal


def ships_in_reach(unmoved: list[int], sources: list[int]) -> int:
    """How many unmoved ships could join a fleet (NAV-6.7)."""
    count = 0
    for origin in sources:
        count += unmoved[origin]
    return count


def apply_sail(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """NAV-6.1, NAV-6.6."""
    if isinstance(action, Move):
        move(state, action, events)
    elif isinstance(action, Discover):
        state.target = action.region
        state.fleet = []
        state.fleet_left = NEEDED[state.costs_double(action.region)]
        state.last = NONE
        state.node = AT_FLEET
    else:
        finish(state, events)


def move(state: NavegadorState, action: Move, events: list[Event] | None) -> None:
    """One ship sails; other ships in a region do not matter (NAV-6.1, 6.3, 6.4, 6.14)."""
    seat, origin, destination = state.active, action.origin, action.destination
    if state.unmoved[origin]:
        state.unmoved[origin] -= 1
    else:
        move_survivor(state, destination)
    state.ships[seat * REGIONS + origin] -= 1
    state.ships[seat * REGIONS + destination] += 1
    state.last = action.number
    if events is not None:
        events.append(SAILED(seat, "NAV-6.1", origin=REGION_IDS[origin], destination=REGION_IDS[destination]))


def move_survivor(state: NavegadorState, destination: int) -> None:
    """A ship of the fleet sails on: the one with the fewest unused borders that suffice (NAV-R9, option off)."""
    distance = chart(state.discovered, state.fleet[-1]).distance[state.target][destination]
    for index, borders in enumerate(state.fleet):
        if borders >= distance:
            del state.fleet[index]
            break
    if not state.fleet:
        state.target = NONE


def fleet_options(state: NavegadorState, ordered: bool) -> list[Action]:
    """Where the next ship of the fleet comes from (NAV-6.7)."""
    sources = chart(state.discovered, RANGE[state.phase - 1]).sources[state.target]
    if not ordered:
        return [FLEET[origin] for origin in sources if state.unmoved[origin]]
    ships = [0] * REGIONS
    for origin in sources:
        ships[origin] = state.unmoved[origin]
    return [FLEET[origin] for origin in in_order(ships, state.fleet_left, state.last - FLEET[0].number)]


def apply_fleet(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """A ship joins the fleet; with the last one the region is discovered (NAV-6.6, 6.7)."""
    assert isinstance(action, Fleet)
    reach = RANGE[state.phase - 1]
    state.unmoved[action.origin] -= 1
    state.ships[state.active * REGIONS + action.origin] -= 1
    state.fleet.append(reach - chart(state.discovered, reach).distance[action.origin][state.target])
    state.fleet_left -= 1
    state.last = action.number
    if events is not None:
        events.append(
            JOINED_FLEET(
                state.active,
                "NAV-6.7",
                origin=REGION_IDS[action.origin],
                region=REGION_IDS[state.target],
            )
        )
    if state.fleet_left == 0:
        state.fleet.sort()
        state.losses = LOST[state.costs_double(state.target)]
        lose_ships(state, events)


def lose_ships(state: NavegadorState, events: list[Event] | None) -> None:
    """Takes the lost ships out of the fleet; the player is asked only where it matters (NAV-6.8a, 6.9, NAV-R9)."""
    while state.losses:
        if not state.variant.discovering_ships_stop and state.fleet[0] != state.fleet[-1]:
            state.node = AT_LOSE
            return
        lose(state, 0, events)
    discover(state, events)


def lose(state: NavegadorState, index: int, events: list[Event] | None) -> None:
    """A ship of the fleet returns to its owner's supply (NAV-6.8a)."""
    del state.fleet[index]
    state.losses -= 1
    state.supply[state.active] += 1
    if events is not None:
        events.append(LOST_SHIP(state.active, "NAV-6.8", region=REGION_IDS[state.target]))


def lose_options(state: NavegadorState, ordered: bool) -> list[Action]:
    """Which ship is lost, by the borders that it could still cross (NAV-R9, option off)."""
    return [LOSE[borders] for borders in range(len(LOSE)) if borders in state.fleet]


def apply_lose(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """NAV-R9, option off."""
    assert isinstance(action, Lose)
    lose(state, state.fleet.index(action.borders), events)
    lose_ships(state, events)


def discover(state: NavegadorState, events: list[Event] | None) -> None:
    """The region is open to all; disc, marker, tokens and what follows (NAV-6.8, 6.12, 6.13)."""
    seat, region = state.active, state.target
    state.ships[seat * REGIONS + region] += len(state.fleet)
    state.discovered |= 1 << region
    state.double_loss &= ~(1 << region)
    state.discs[seat] += 1
    state.discoveries += 1
    if events is not None:
        events.append(DISCOVERED(seat, "NAV-6.8", region=REGION_IDS[region]))
    if REGION_PHASE[region]:
        state.next_phase = REGION_PHASE[region]
        if state.card_sailing:
            state.card_sailing = card.SAILING_INTO_PHASE
    if region == NAGASAKI:
        ending.trigger(state, END_NAGASAKI, events)
    state.drawing = STACK_SIZE[region]
    state.node = AT_TOKEN


def token_options(state: NavegadorState, ordered: bool) -> list[Action]:
    """Chance: every token of the region's good that nobody has seen is as likely (NAV-6.8c, NAV-15.1)."""
    good = REGION_GOOD[state.target]
    unseen = state.bag[good]
    return [token for token in TOKEN[good] if unseen >> token.index & 1]


def apply_token(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """A token is turned up; after the last one the discoverer is paid the cheapest (NAV-6.8c, 6.8d)."""
    assert isinstance(action, Token)
    region = state.target
    state.bag[action.good] &= ~(1 << action.index)
    state.stacks[region] = tuple(sorted((*state.stacks[region], action.price)))
    state.drawing -= 1
    if events is not None:
        events.append(
            TOKEN_EVENT(
                CHANCE,
                "NAV-6.8",
                region=REGION_IDS[region],
                good=GOODS[action.good],
                price=action.price,
            )
        )
    if state.drawing == 0:
        bonus = state.stacks[region][0]
        state.money[state.active] += bonus
        if events is not None:
            events.append(DISCOVERY_BONUS(state.active, "NAV-6.8", region=REGION_IDS[region], coins=bonus))
        after_discovery(state)


def after_discovery(state: NavegadorState) -> None:
    """The sailing goes on; the fleet has ended its movement, unless an option lets it sail on (NAV-6.11, NAV-R9)."""
    if state.variant.discovering_ships_stop:
        state.fleet = []
    else:
        state.fleet = [borders for borders in state.fleet if borders]
    if not state.fleet:
        state.target = NONE
    state.last = NONE
    state.node = AT_SAIL


def finish(state: NavegadorState, events: list[Event] | None) -> None:
    """The sailing is over: of the card, and the turn goes on (NAV-12.3, 12.5, 12.11); or of the rondel."""
    state.fleet = []
    state.target = NONE
    if state.card_sailing == card.NO_CARD:
        turn.end(state, events)
        return
    new_phase = state.card_sailing == card.SAILING_INTO_PHASE
    state.card_sailing = card.NO_CARD
    card.pass_on(state, events, "NAV-12.3")
    if new_phase:
        phases.begin_due(state, events)
    state.node = AT_TURN


def why_not_sail(state: NavegadorState, action: Action) -> Fact | None:
    """NAV-6.2, 6.5, 6.6, 6.10, 6.14."""
    if isinstance(action, Move):
        return why_not_move(state, action)
    if isinstance(action, Discover):
        region = REGION_IDS[action.region]
        if state.is_discovered(action.region):
            return DISCOVERED_ALREADY("NAV-6.6", region=region)
        if state.discoveries:
            return ONE_DISCOVERY("NAV-6.10")
        known = chart(state.discovered, RANGE[state.phase - 1])
        return FLEET_TOO_SMALL(
            "NAV-6.6",
            region=region,
            needed=NEEDED[state.costs_double(action.region)],
            ships=ships_in_reach(state.unmoved, known.sources[action.region]),
        )
    if action is DONE:
        return SOMETHING_POSSIBLE("NAV-R10")
    return None


def why_not_move(state: NavegadorState, action: Move) -> Fact:
    """NAV-6.2, 6.5, 6.14."""
    origin, destination = REGION_IDS[action.origin], REGION_IDS[action.destination]
    if state.ships_in(state.active, action.origin) == 0:
        return NO_SHIP_THERE("NAV-6.1", region=origin)
    if state.unmoved[action.origin] == 0 and action.origin != state.target:
        return MOVED_ALREADY("NAV-6.14", region=origin)
    if not state.is_discovered(action.destination):
        return UNDISCOVERED("NAV-6.5", region=destination)
    reach = RANGE[state.phase - 1] if state.unmoved[action.origin] else state.fleet[-1]
    if chart(ALL_REGIONS, reach).distance[action.origin][action.destination] > 0:
        return WAY_UNDISCOVERED("NAV-6.5", origin=origin, destination=destination, reach=reach)
    return TOO_FAR("NAV-6.2", origin=origin, destination=destination, reach=reach)


def why_not_fleet(state: NavegadorState, action: Action) -> Fact | None:
    """NAV-6.7."""
    if isinstance(action, Fleet):
        return NOT_IN_REACH("NAV-6.7", origin=REGION_IDS[action.origin], region=REGION_IDS[state.target])
    return None


def ask_sail(state: NavegadorState) -> Fact:
    """Which ships sail where (NAV-6.1)."""
    return SAIL("NAV-6.1", reach=RANGE[state.phase - 1])


def ask_fleet(state: NavegadorState) -> Fact:
    """Where the next ship of the fleet comes from (NAV-6.7)."""
    return GATHER("NAV-6.7", region=REGION_IDS[state.target], count=state.fleet_left)


def ask_lose(state: NavegadorState) -> Fact:
    """Which ship of the fleet is lost (NAV-6.8)."""
    return LOSE_SHIP("NAV-6.8", region=REGION_IDS[state.target], count=state.losses)


def ask_token(state: NavegadorState) -> Fact:
    """Which token is turned up (NAV-6.8)."""
    return TURN_UP("NAV-6.8", region=REGION_IDS[state.target], count=state.drawing)


SAIL_DECISION: Final = Decision(AT_SAIL, "sail", "NAV-6.1", sail_options, apply_sail, why_not_sail, ask=ask_sail)
FLEET_DECISION: Final = Decision(AT_FLEET, "fleet", "NAV-6.7", fleet_options, apply_fleet, why_not_fleet, ask=ask_fleet)
LOSE_DECISION: Final = Decision(AT_LOSE, "lose", "NAV-6.8", lose_options, apply_lose, ask=ask_lose)
TOKEN_DECISION: Final = Decision(AT_TOKEN, "token", "NAV-6.8", token_options, apply_token, by=CHANCE, ask=ask_token)
