"""Galleys that their owner sinks: the active one while loading; with an option any, at any time of a turn.

SER-4.14, SER-R20.
"""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.games.serenissima.actions import SCUTTLE, SCUTTLE_GALLEY
from caravela.games.serenissima.chapters import galleys, wheel
from caravela.games.serenissima.chapters.loading_refused import ACTIVE_GALLEY
from caravela.games.serenissima.components import GALLEYS
from caravela.games.serenissima.facts import NOT_YOUR_GALLEY
from caravela.games.serenissima.kinds import Scuttle, ScuttleGalley
from caravela.games.serenissima.state import SerenissimaState

SCUTTLED: Final = EventKind("scuttled", "number")
NO_SCUTTLING: Final = ReasonKind("no_scuttling")


def others(state: SerenissimaState) -> list[Action]:
    """With the option, the other galleys of the player: the one of the pawn has its turn (SER-R20)."""
    if not state.variant.scuttle_any_time:
        return []
    owners, seat = state.galley_owner, state.active
    return [SCUTTLE_GALLEY[g] for g in range(1, GALLEYS + 1) if owners[g] == seat and g != state.black]


def all_of_them(state: SerenissimaState) -> list[Action]:
    """With the option, all galleys of the player, for every moment of an activation (SER-R20)."""
    return [SCUTTLE, *others(state)] if state.variant.scuttle_any_time else []


def apply(state: SerenissimaState, action: Action, events: list[Event] | None) -> bool:
    """Sinks a galley; with the active one its activation ends (SER-3.6, 4.14). Whether the action is one of these."""
    if isinstance(action, ScuttleGalley):
        sink(state, action.galley, events)
    elif isinstance(action, Scuttle):
        sink(state, state.black, events)
        wheel.advance(state)
    else:
        return False
    return True


def sink(state: SerenissimaState, galley: int, events: list[Event] | None) -> None:
    """Sailors to the reserve, goods to the supply (SER-4.14, 4.15)."""
    if events is not None:
        events.append(SCUTTLED(state.active, "SER-4.14", number=galley))
    galleys.sink(state, galley, events)


def why_not(state: SerenissimaState, galley: int) -> Fact | None:
    """SER-R20."""
    if not state.variant.scuttle_any_time:
        return NO_SCUTTLING("SER-R20")
    if state.galley_owner[galley] != state.active:
        return NOT_YOUR_GALLEY("SER-R20", number=galley)
    return ACTIVE_GALLEY("SER-R20", number=galley) if galley == state.black else None
