"""Chapter 19, the option Shortage of the Silent Fleet."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact
from caravela.games.endeavor.actions import REMOVE_TILE, RemoveTile
from caravela.games.endeavor.chapters import build
from caravela.games.endeavor.components import BUILDING_IDS, TILES
from caravela.games.endeavor.state import AT_NEXT, AT_SHORTAGE, EndeavorState

SCRAPPED: Final = EventKind("scrapped", "building")


def ask(state: EndeavorState, events: list[Event] | None) -> bool:
    """Before the build phase the player without the crown removes a tile (END-19.16)."""
    variant = state.variant
    if not (variant.silent_fleet and variant.building_shortage) or state.active == state.crown:
        return False
    state.node = AT_SHORTAGE
    return True


def options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Any tile of the offer, of any level (END-19.16)."""
    return [REMOVE_TILE[tile] for tile in range(TILES) if state.stock[tile]]


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """END-19.16."""
    assert isinstance(action, RemoveTile)
    state.stock[action.building] -= 1
    state.scrapped += (action.building,)
    if events is not None:
        events.append(SCRAPPED(state.active, "END-19.16", building=BUILDING_IDS[action.building]))
    state.node = AT_NEXT


def why_not(state: EndeavorState, action: Action) -> Fact | None:
    """END-19.16."""
    if isinstance(action, RemoveTile):
        return build.why_no_tile(state, action.building)
    return None


SHORTAGE_DECISION: Final = Decision(AT_SHORTAGE, "shortage", "END-19.16", options, apply, why_not)
