"""Chapter 13, the payment action."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.games.endeavor.actions import PAY_BUILDING, PayBuilding
from caravela.games.endeavor.chapters import mat
from caravela.games.endeavor.chapters.discs import chosen
from caravela.games.endeavor.components import BUILDING_IDS, LOCKED
from caravela.games.endeavor.facts import NO_DISC_THERE
from caravela.games.endeavor.state import EndeavorState

PAID: Final = EventKind("paid", "building")
LOCKED_REASON: Final = ReasonKind("locked", "building")

_PAYMENT: Final[list[Action]] = list(PAY_BUILDING)


def targets(state: EndeavorState) -> int:
    """Own buildings with a disc and without the no-payment symbol (END-13.2, 13.3)."""
    return mat.with_disc(state, state.active) & ~LOCKED


def options(state: EndeavorState) -> list[Action]:
    """END-13.1, 13.2."""
    return chosen(_PAYMENT, targets(state))


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """The disc returns to the harbour, and the building can be activated again (END-13.1)."""
    assert isinstance(action, PayBuilding)
    mat.take_off(state, state.active, action.building)
    if events is not None:
        events.append(PAID(state.active, "END-13.1", building=BUILDING_IDS[action.building]))


def why_not(state: EndeavorState, action: Action) -> Fact:
    """END-13.1, 13.2."""
    assert isinstance(action, PayBuilding)
    id = BUILDING_IDS[action.building]
    if has(LOCKED, action.building):
        return LOCKED_REASON("END-13.2", building=id)
    return NO_DISC_THERE("END-13.1", building=id)
