"""Chapter 11, the phases."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import NOBODY, Event, EventKind
from caravela.core.fields import NONE
from caravela.games.navegador.components import COLUMNS, PLAYERS
from caravela.games.navegador.state import NavegadorState

PHASE: Final = EventKind("phase", "phase")
REFILL: Final = EventKind("refill", "count")
FILLED_UP: Final = EventKind("filled_up", "count")


def begin_due(state: NavegadorState, events: list[Event] | None) -> None:
    """The phase that a discovery called for begins now, for all players alike (NAV-11.1, 11.2, 11.6)."""
    while state.phase < state.next_phase:
        state.phase += 1
        if events is not None:
            events.append(PHASE(NOBODY, "NAV-11.1", phase=state.phase))
        refill(state, events)
    state.next_phase = NONE


def refill(state: NavegadorState, events: list[Event] | None) -> None:
    """The gallery is filled up to the printed number of each type; more than that stay (NAV-11.4, 11.5).

    With the option on so many are added to what is there (NAV-R6).
    """
    count = PLAYERS[state.seats].refill[state.phase - 2]
    for column in range(COLUMNS):
        added = count if state.variant.refill_adds else max(0, count - state.gallery[column])
        state.gallery[column] += added
        state.brought_out[column] += added
    if events is not None:
        kind = REFILL if state.variant.refill_adds else FILLED_UP
        events.append(kind(NOBODY, "NAV-11.4", count=count))
