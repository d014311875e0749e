"""Chapter 2, discs on the board: where they lie, presence, and what is within a player's reach."""

from __future__ import annotations

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.games.endeavor.boards import PLACE_ZONE, PLACES_IN
from caravela.games.endeavor.components import EUROPE, ZONES
from caravela.games.endeavor.state import EndeavorState


def chosen(actions: list[Action], bits: int) -> list[Action]:
    """The actions of the members of a set, in order."""
    legal: list[Action] = []
    add_chosen(legal, actions, bits)
    return legal


def add_chosen(legal: list[Action], actions: list[Action], bits: int) -> None:
    """Adds the actions of the members of a set, in order."""
    while bits:
        low = bits & -bits
        legal.append(actions[low.bit_length() - 1])
        bits ^= low


def within_reach(state: EndeavorState, fleet: int) -> int:
    """The places in Europe and in opened regions where the fleet has presence (END-2.5 to 2.7, END-10.2, END-12.2).

    In Europe everybody, the silent fleet too, counts as present without a disc (END-2.6, END-R13).
    """
    zones = state.opened
    if zones > 1:
        presence, first = state.presence, fleet * ZONES
        for zone in range(1, ZONES):
            if zones >> zone & 1 and presence[first + zone] == 0:
                zones ^= 1 << zone
    return PLACES_IN[zones]


def taken(state: EndeavorState) -> int:
    """The places that hold a disc (END-2.3)."""
    found = 0
    for places in state.discs:
        found |= places
    return found


def put_on_track(state: EndeavorState, fleet: int, zone: int) -> int:
    """A disc goes to the first free cell of a track; the cell, counted from 0 (END-9.2)."""
    cell = len(state.tracks[zone])
    state.tracks[zone] += (fleet,)
    state.presence[fleet * ZONES + zone] += 1
    return cell


def put_in_place(state: EndeavorState, fleet: int, place: int) -> None:
    """A disc goes to a city or a fleet space (END-2.4)."""
    state.discs[fleet] |= 1 << place
    state.presence[fleet * ZONES + PLACE_ZONE[place]] += 1


def take_from_place(state: EndeavorState, fleet: int, place: int) -> None:
    """A disc leaves a city or a fleet space for its owner's supply (END-12.3)."""
    state.discs[fleet] &= ~(1 << place)
    state.presence[fleet * ZONES + PLACE_ZONE[place]] -= 1
    state.supply[fleet] += 1


def owner(state: EndeavorState, place: int) -> int:
    """Whose disc is in a place; the number of fleets if nobody's."""
    for fleet, places in enumerate(state.discs):
        if has(places, place):
            return fleet
    return len(state.discs)


def in_europe(state: EndeavorState, fleet: int) -> int:
    """The presence in Europe as a number, which may be 0 (END-2.6)."""
    return state.presence[fleet * ZONES + EUROPE]
