"""Chapter 6, the growth phase."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import Event, EventKind
from caravela.games.endeavor.chapters import mat
from caravela.games.endeavor.components import CULTURE
from caravela.games.endeavor.state import EndeavorState

GREW: Final = EventKind("grew", "count")


def ask(state: EndeavorState, events: list[Event] | None) -> bool:
    """Discs move from the supply to the harbour, as many as there are; nothing is decided (END-6.1 to 6.3)."""
    seat = state.active
    count = min(mat.level_of(state, seat, CULTURE), state.supply[seat])
    state.supply[seat] -= count
    state.harbour[seat] += count
    if events is not None:
        events.append(GREW(seat, "END-6.1", count=count))
    return False
