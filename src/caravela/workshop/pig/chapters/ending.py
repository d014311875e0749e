"""Chapter 3, the end of the game."""

from __future__ import annotations

from typing import Final

from caravela.core.decisions import over
from caravela.core.facts import Event, EventKind
from caravela.workshop.pig.state import AT_OVER, PigState

REACHED: Final = EventKind("reached", "points")


def check(state: PigState, seat: int, events: list[Event] | None) -> None:
    """Whoever has reached the goal wins at once (PIG-3.1)."""
    if state.points[seat] >= state.variant.goal:
        state.node = AT_OVER
        if events is not None:
            events.append(REACHED(seat, "PIG-3.1", points=state.points[seat]))


OVER: Final = over(AT_OVER, "PIG-3.1")
