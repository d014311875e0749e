"""Galleys afloat and sunk: room aboard, goods overboard, boarding, sinking (SER-3.9, 4.1, 4.4, 4.15)."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.facts import Event, EventKind
from caravela.games.serenissima.actions import JETTISON
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.components import GALLEYS, GOOD_COUNT, GOODS_OF, PORTS, SLOTS
from caravela.games.serenissima.kinds import Jettison
from caravela.games.serenissima.state import NONE, SerenissimaState

JETTISONED: Final = EventKind("jettisoned", "number", "good")
SUNK: Final = EventKind("sunk", "number")

#: The actions that throw a good overboard, for every set of goods aboard.
JETTISONS: Final[list[list[Action]]] = [[JETTISON[good] for good in goods] for goods in GOODS_OF]
_ALONE: Final[list[int]] = []


def room(state: SerenissimaState, galley: int) -> int:
    """The free slots of a galley (SER-4.1)."""
    free = SLOTS - state.crew[galley]
    cargo, first = state.cargo, galley * GOOD_COUNT
    for place in range(first, first + GOOD_COUNT):
        free -= cargo[place]
    return free


def stow(state: SerenissimaState, galley: int, good: int, cubes: int) -> None:
    """Cubes come aboard a galley, or leave it if negative."""
    state.cargo[galley * GOOD_COUNT + good] += cubes


def in_own_port(state: SerenissimaState) -> bool:
    """Whether the active galley lies in the zone of a port of its player (SER-4.4)."""
    zone = state.galley_zone[state.black]
    return zone < PORTS and state.port_owner[zone] == state.active


def sailors_may_board(state: SerenissimaState) -> bool:
    """Whether other galleys may give sailors to the active one: only in an own port (SER-4.5, 4.6, SER-R10)."""
    return state.variant.foreign_zone_sailor_transfer == "both" or in_own_port(state)


def kinds(state: SerenissimaState) -> int:
    """The goods aboard the active galley, a bit each."""
    cargo, place = state.cargo, state.black * GOOD_COUNT
    goods = 0
    for good in range(GOOD_COUNT):
        if cargo[place + good]:
            goods |= 1 << good
    return goods


def jettisons(state: SerenissimaState) -> list[Action]:
    """What can be thrown overboard, at any moment of an activation (SER-3.9). The list is shared, not to be changed."""
    return JETTISONS[kinds(state)]


def jettison(state: SerenissimaState, action: Jettison, events: list[Event] | None) -> None:
    """A cube of the active galley returns to the supply (SER-3.9)."""
    stow(state, state.black, action.good, -1)
    state.supply[action.good] += 1
    state.last = action.number
    if events is not None:
        events.append(JETTISONED(state.active, "SER-3.9", number=state.black, good=GOODS[action.good]))


def sink(state: SerenissimaState, galley: int, events: list[Event] | None) -> None:
    """A galley leaves the board and the wheel; its goods return to the supply, its sailors to the reserve (SER-4.15).

    Its number is free to be bought again.
    """
    owner = state.galley_owner[galley]
    cargo, first = state.cargo, galley * GOOD_COUNT
    for good in range(GOOD_COUNT):
        cubes = cargo[first + good]
        if cubes:
            state.supply[good] += cubes
            cargo[first + good] = 0
    state.reserve[owner] += state.crew[galley]
    state.crew[galley] = 0
    state.galley_owner[galley] = NONE
    state.galley_zone[galley] = NONE
    if events is not None:
        events.append(SUNK(owner, "SER-4.15", number=galley))


def companions(state: SerenissimaState) -> list[int]:
    """The other galleys of the active player in the active galley's zone (SER-4.3). The list is not to be changed."""
    zones, active = state.galley_zone, state.black
    zone = zones[active]
    if zones.count(zone) == 1:
        return _ALONE
    owners, seat = state.galley_owner, state.active
    return [
        galley
        for galley in range(1, GALLEYS + 1)
        if zones[galley] == zone and owners[galley] == seat and galley != active
    ]
