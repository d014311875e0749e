"""The numbers of a seat that players watch, for previews."""

from __future__ import annotations

from typing import Final

from caravela.core.gauges import POINTS
from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.components import ATTRIBUTES, TOKEN_IDS, ZONES
from caravela.games.endeavor.state import EndeavorState

GAUGES: Final = (
    *ATTRIBUTE_IDS,
    "harbour",
    "board",
    "buildings",
    "cards",
    *[f"tokens-{id}" for id in TOKEN_IDS[ATTRIBUTES:]],
    POINTS,
)


def gauges(state: EndeavorState, seat: int) -> list[int]:
    """What `GAUGES` names, the points aside."""
    return [
        *state.attributes[seat * ATTRIBUTES : (seat + 1) * ATTRIBUTES],
        state.harbour[seat],
        sum(state.presence[seat * ZONES : (seat + 1) * ZONES]),
        len(state.coast[seat]),
        state.held[seat].bit_count(),
        *state.action_tokens_of(seat),
    ]
