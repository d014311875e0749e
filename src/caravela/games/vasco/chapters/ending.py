"""Chapter 13, the end of the game; the points are counted in `scoring`."""

from __future__ import annotations

from typing import Final

from caravela.core.decisions import over
from caravela.core.facts import NOBODY, Event, EventKind
from caravela.games.vasco.state import AT_OVER, VascoState

OVER: Final = EventKind("over")

#: There is no other end than that of the last round (VDG-3.3).
END_IDS: Final = ("last_round",)


def finish(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the game is over after its last round (VDG-3.1, 3.3, 13.1)."""
    state.node = AT_OVER
    if events is not None:
        events.append(OVER(NOBODY, "VDG-3.1"))
    return True


OVER_DECISION: Final = over(AT_OVER, "VDG-3.1")
