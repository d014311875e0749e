"""The numbers of a seat that players watch, for previews."""

from __future__ import annotations

from typing import Final

from caravela.core.gauges import POINTS
from caravela.games.vasco.components import CREW_COLOURS, WHITE
from caravela.games.vasco.state import EXTRA_IN_SUPPLY, VascoState

GAUGES: Final = (
    "money",
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
        state.discs[seat] + int(state.extra[seat] == EXTRA_IN_SUPPLY),
        state.captains[seat],
        sum(state.crew[first : first + WHITE]),
        state.crew[first + WHITE],
        state.projects[seat].bit_count(),
        state.ships[seat].bit_count(),
        state.owners.count(seat),
    ]
