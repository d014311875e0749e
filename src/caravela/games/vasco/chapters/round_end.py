"""Chapter 12, the end of a round: the steps that belong to it alone."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import NOBODY, Event, EventKind
from caravela.core.fields import NONE
from caravela.games.vasco.box import ALVARES, CHARACTER_IDS, DIAS, MANUEL
from caravela.games.vasco.chapters import supplies
from caravela.games.vasco.components import BOX, COLOURS
from caravela.games.vasco.facts import NO_MISSIONARY, STARTS
from caravela.games.vasco.state import CELLS, EXTRA_IN_AREA, EXTRA_IN_SUPPLY, EXTRA_ON_CELL, FOR_DIAS, VascoState

DIAS_ROUND: Final = EventKind("dias_round", "points")
EXTRA_BACK: Final = EventKind("extra_back")
MISSIONARY_ROUND: Final = EventKind("missionary_round", "player")
UNSOLD: Final = EventKind("unsold", "count")


def remove_projects(state: VascoState, events: list[Event] | None) -> bool:
    """Step: what nobody bought leaves the game, the São Gabriel too (VDG-12.1)."""
    count = 0
    for tile in state.cells:
        if tile != NONE:
            state.removed |= 1 << tile
            count += 1
    state.cells = [NONE] * CELLS
    if events is not None:
        events.append(UNSOLD(NOBODY, "VDG-12.1", count=count))
    return False


def clear_sums(state: VascoState, events: list[Event] | None) -> bool:
    """Step: reals left on the money cells return to the bank (VDG-12.5)."""
    state.bank += sum(state.sums)
    state.sums = [0, 0]
    return False


def next_round(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the round marker moves on (VDG-12.6)."""
    state.round += 1
    return False


def give_missionaries(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the owner of Alvares, if there is one, receives a missionary (VDG-10.7, 10.18, 12.9)."""
    seat = state.owners[ALVARES]
    if seat != NONE:
        for _ in range(BOX.characters.alvares_missionaries):
            kind = MISSIONARY_ROUND if supplies.take_missionary(state, seat) else NO_MISSIONARY
            if events is not None:
                events.append(kind(seat, "VDG-12.9", player=COLOURS[seat]))
    return False


def score_dias(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the owner of Dias scores (VDG-10.7, 10.16, 12.10)."""
    seat, points = state.owners[DIAS], BOX.characters.dias_points
    supplies.score(state, seat, FOR_DIAS, points)
    if events is not None:
        events.append(DIAS_ROUND(seat, "VDG-12.10", points=points))
    return False


def new_first_player(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the owner of Dias becomes First Player (VDG-10.16, 12.10)."""
    state.first = state.owners[DIAS]
    if events is not None:
        events.append(STARTS(NOBODY, "VDG-12.10", player=COLOURS[state.first]))
    return False


def return_discs(state: VascoState, events: list[Event] | None) -> bool:
    """Step: discs on the cells of characters return to their owners (VDG-12.11)."""
    for character in range(len(CHARACTER_IDS)):
        seat = state.takers[character]
        if seat != NONE:
            state.discs[seat] += 1
            state.takers[character] = NONE
    for seat in range(state.seats):
        if state.extra[seat] == EXTRA_ON_CELL:
            state.discs[seat] -= 1
            state.extra[seat] = EXTRA_IN_SUPPLY
    return False


def return_extra_discs(state: VascoState, events: list[Event] | None) -> bool:
    """Step: an extra disc whose holder does not own Manuel goes back (VDG-10.14, 12.12)."""
    for seat in range(state.seats):
        if state.extra[seat] == EXTRA_IN_SUPPLY and state.owners[MANUEL] != seat:
            state.extra[seat] = EXTRA_IN_AREA
            if events is not None:
                events.append(EXTRA_BACK(seat, "VDG-12.12"))
    return False
