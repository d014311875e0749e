"""Action discs with their numbers: put on an action space, and lifted from it again."""

from __future__ import annotations

from caravela.core.fields import NONE
from caravela.games.vasco.components import AREAS, PLAIN_NUMBERS
from caravela.games.vasco.state import EXTRA_IN_SUPPLY, EXTRA_ON_SPACE, VascoState


def put(state: VascoState, seat: int, number: int, area: int) -> None:
    """A disc with a number takes an action space: an ordinary disc, or the extra one with 21 or 22 (VDG-4.5, 4.12).

    Which space of the area makes no difference, nor does a disc of the same player beside it (VDG-4.8, 4.9). There it
    stays until its number is called (VDG-4.10): so a player acts at most four times a round, or five (VDG-5.19).
    """
    state.numbers[number] = seat * AREAS + area
    state.free_spaces[area] -= 1
    if number < PLAIN_NUMBERS:
        state.discs[seat] -= 1
    else:
        state.extra[seat] = EXTRA_ON_SPACE


def lift(state: VascoState, number: int) -> None:
    """The number goes home, the disc to its owner's supply, the action space is free (VDG-5.14)."""
    seat, area = divmod(state.numbers[number], AREAS)
    state.numbers[number] = NONE
    state.free_spaces[area] += 1
    if number < PLAIN_NUMBERS:
        state.discs[seat] += 1
    else:
        state.extra[seat] = EXTRA_IN_SUPPLY
