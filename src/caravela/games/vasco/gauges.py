"""The numbers of a seat that players watch, for previews."""

from __future__ import annotations

from typing import Final

from caravela.core.fields import NONE
from caravela.core.gauges import POINTS
from caravela.games.vasco.components import AREAS, CREW_COLOURS, PLAIN_NUMBERS, WHITE
from caravela.games.vasco.state import EXTRA_IN_SUPPLY, VascoState

GAUGES: Final = (
    "money",
    "fees",
    "discs",
    "captains",
    "sailors",
    "missionaries",
    "projects",
    "ships",
    "characters",
    POINTS,
)


def gauges(state: VascoState, seat: int) -> list[int]:
    """What `GAUGES` names, the points aside; pieces count while they are in the seat's supply."""
    first = seat * CREW_COLOURS
    return [
        state.money[seat],
        -fees(state, seat),
        state.discs[seat] + int(state.extra[seat] == EXTRA_IN_SUPPLY),
        state.captains[seat],
        sum(state.crew[first : first + WHITE]),
        state.crew[first + WHITE],
        state.projects[seat].bit_count(),
        state.ships[seat].bit_count(),
        state.owners.count(seat),
    ]


def fees(state: VascoState, seat: int) -> int:
    """What acting with a seat's numbers would cost if the marker stayed where it is, before numbers are called.

    The marker may still move (VDG-5.2); until then this is what the numbers of the zone let one expect (VDG-5.6).
    """
    if state.called != NONE:
        return 0
    reals = 0
    for number in range(min(state.marker - 1, PLAIN_NUMBERS)):
        disc = state.numbers[number]
        if disc != NONE and disc // AREAS == seat:
            reals += state.marker - number - 1
    return reals
