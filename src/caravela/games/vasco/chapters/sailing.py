"""Chapter 11, Phase 3: ships pay their owners, and those of complete harbours sail on. Nobody decides anything here."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import NOBODY, Event, EventKind, Values
from caravela.core.fields import NONE
from caravela.games.vasco.box import HARBOUR_IDS
from caravela.games.vasco.chapters import supplies
from caravela.games.vasco.components import (
    COMPLETION,
    FIRST_MERCHANT,
    FIRST_SPACE,
    HARBOUR_SPACES,
    HARBOURS,
    LIMIT,
    POINTS,
    PROJECT_IDS,
    REALS,
    SPACE_PLACE,
    SPACE_VALUE,
    SPACES,
)
from caravela.games.vasco.state import FOR_COMPLETION, FOR_SHIPS, VascoState

COMPLETE: Final = EventKind("complete", "harbour")
COMPLETION_EVENT: Final = EventKind("completion", "harbour", "count", "points")
INCOME: Final = EventKind("income", "ship", "coins", "points")
LOST: Final = EventKind("lost", "ship", "harbour")
LOST_MERCHANT: Final = EventKind("lost_merchant", "limit", "harbour")
MOVED: Final = EventKind("moved", "ship", "origin", "harbour", "space", "value")
MOVED_MERCHANT: Final = EventKind("moved_merchant", "limit", "origin", "harbour", "space", "value")


def complete(state: VascoState, harbour: int) -> bool:
    """Whether all spaces of a harbour are taken."""
    return NONE not in state.ships_at[FIRST_SPACE[harbour] : FIRST_SPACE[harbour + 1]]


def pay_ships(state: VascoState, events: list[Event] | None) -> bool:
    """Step: printed reals and VP of the players' ships in all harbours; merchant ships have none (VDG-11.2, 10.26)."""
    for space in range(SPACES):
        seat, ship = state.captains_at[space], state.ships_at[space]
        if seat != NONE and (REALS[ship] or POINTS[ship]):
            supplies.receive(state, seat, REALS[ship])
            supplies.score(state, seat, FOR_SHIPS, POINTS[ship])
            if events is not None:
                id = PROJECT_IDS[ship]
                events.append(INCOME(seat, "VDG-11.2", ship=id, coins=REALS[ship], points=POINTS[ship]))
    return False


def score_harbours(state: VascoState, events: list[Event] | None) -> bool:
    """Step: completion VP for every player's ship in a complete harbour, before any ship moves (VDG-11.3, 11.4)."""
    for harbour in range(HARBOURS - 1, -1, -1):
        if complete(state, harbour):
            if events is not None:
                events.append(COMPLETE(NOBODY, "VDG-11.4", harbour=HARBOUR_IDS[harbour]))
            for seat in range(state.seats):
                score_ships(state, harbour, seat, events)
    return False


def score_ships(state: VascoState, harbour: int, seat: int, events: list[Event] | None) -> None:
    """A player's ships in a complete harbour (VDG-11.3)."""
    ships = 0
    for space in HARBOUR_SPACES[harbour]:
        if state.captains_at[space] == seat:
            ships += 1
    points = ships * COMPLETION[harbour]
    supplies.score(state, seat, FOR_COMPLETION, points)
    if events is not None and points:
        id = HARBOUR_IDS[harbour]
        events.append(COMPLETION_EVENT(seat, "VDG-11.3", harbour=id, count=ships, points=points))


def sail_on(state: VascoState, events: list[Event] | None) -> bool:
    """Step: from Calicut down, the ships of each complete harbour leave it from left to right (VDG-11.5 to 11.7).

    A harbour is looked at before anything from the one below has come in: so only those complete before Phase 3 sail,
    and no ship sails twice (VDG-11.12, 11.13).
    """
    for harbour in range(HARBOURS - 1, -1, -1):
        if complete(state, harbour):
            for space in HARBOUR_SPACES[harbour]:
                leave(state, harbour, space, events)
    return False


def leave(state: VascoState, harbour: int, space: int, events: list[Event] | None) -> None:
    """A ship goes to the leftmost space of the next harbour that fits, without VP or bonus (VDG-11.8, 11.9, 11.11)."""
    ship, seat = state.ships_at[space], state.captains_at[space]
    state.ships_at[space] = NONE
    state.captains_at[space] = NONE
    berth = next_space(state, harbour, LIMIT[ship])
    if berth == NONE:
        remove(state, ship, seat, harbour, events)
        return
    state.ships_at[berth] = ship
    state.captains_at[berth] = seat
    if events is not None:
        kind = MOVED_MERCHANT if seat == NONE else MOVED
        origin, to = HARBOUR_IDS[harbour], HARBOUR_IDS[harbour + 1]
        place, value = SPACE_PLACE[berth], SPACE_VALUE[berth]
        events.append(
            kind(told_of(seat), "VDG-11.8", **called(ship), origin=origin, harbour=to, space=place, value=value)
        )


def next_space(state: VascoState, harbour: int, limit: int) -> int:
    """The leftmost free space of the next harbour up to a limit; NONE if there is none (VDG-11.8, 11.9)."""
    if harbour + 1 < HARBOURS:
        for space in HARBOUR_SPACES[harbour + 1]:
            if state.ships_at[space] == NONE and SPACE_VALUE[space] <= limit:
                return space
    return NONE


def remove(state: VascoState, ship: int, seat: int, harbour: int, events: list[Event] | None) -> None:
    """The ship leaves the game, its captain returns; others stay on board of their ships (VDG-11.9, 11.10, VDG-R11)."""
    if seat == NONE:
        state.merchants_gone += 1
    else:
        state.removed |= 1 << ship
        state.captains[seat] += 1
    if events is not None:
        kind = LOST_MERCHANT if seat == NONE else LOST
        events.append(kind(told_of(seat), "VDG-11.9", **called(ship), harbour=HARBOUR_IDS[harbour]))


def called(ship: int) -> Values:
    """A player's ship has a name, a merchant ship a limit."""
    return {"ship": PROJECT_IDS[ship]} if ship < FIRST_MERCHANT else {"limit": LIMIT[ship]}


def told_of(seat: int) -> int:
    """Whose ship it is; a merchant ship is nobody's (VDG-10.26)."""
    return NOBODY if seat == NONE else seat
