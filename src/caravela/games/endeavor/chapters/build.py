"""Chapter 5, the build phase."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.endeavor.actions import BUILD_TILE, BuildTile
from caravela.games.endeavor.chapters import mat
from caravela.games.endeavor.components import BUILDING_IDS, INDUSTRY, TILE_LEVEL, TILES, TOP_LEVEL
from caravela.games.endeavor.state import AT_BUILD, AT_NEXT, EndeavorState

BUILT: Final = EventKind("built", "building")
LEVEL_TOO_HIGH: Final = ReasonKind("level_too_high", "building", "level", "allowed")
LOWEST_LEVEL_FIRST: Final = ReasonKind("lowest_level_first", "building", "level", "lowest")
NONE_LEFT: Final = ReasonKind("none_left", "building")
NOT_IN_THIS_GAME: Final = ReasonKind("not_in_this_game", "building")
BUILD: Final = PromptKind("build", "level")

#: The tiles of each level: from the first to the one behind the last.
FIRST_OF: Final = [0, *(TILE_LEVEL.index(level) for level in range(1, TOP_LEVEL + 1)), TILES]


def ask(state: EndeavorState, events: list[Event] | None) -> bool:
    """Everybody builds, every round (END-5.1)."""
    state.node = AT_BUILD
    return True


def highest_level(state: EndeavorState) -> int:
    """The build level; where the offer has nothing up to it, the next level that has tiles (END-5.2, 5.3, END-R3)."""
    level = mat.level_of(state, state.active, INDUSTRY)
    tile = 0
    while state.stock[tile] == 0:
        tile += 1
    return max(level, TILE_LEVEL[tile])


def options(state: EndeavorState, ordered: bool) -> list[Action]:
    """The tiles of the offer that the build level allows, also those one has already (END-5.1 to 5.3, 5.5, 5.6)."""
    stock = state.stock
    return [BUILD_TILE[tile] for tile in range(FIRST_OF[highest_level(state) + 1]) if stock[tile]]


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """The tile goes onto the coast, without a disc, and brings its symbols (END-5.1, 5.4, 5.7)."""
    assert isinstance(action, BuildTile)
    state.stock[action.building] -= 1
    if events is not None:
        events.append(BUILT(state.active, "END-5.1", building=BUILDING_IDS[action.building]))
    mat.add_building(state, state.active, action.building, events)
    state.node = AT_NEXT


def why_not(state: EndeavorState, action: Action) -> Fact | None:
    """END-3.6, END-5.1 to 5.3."""
    if not isinstance(action, BuildTile):
        return None
    if not state.stock[action.building]:
        return why_no_tile(state, action.building)
    own, allowed = mat.level_of(state, state.active, INDUSTRY), highest_level(state)
    level, id = TILE_LEVEL[action.building], BUILDING_IDS[action.building]
    if allowed > own:
        return LOWEST_LEVEL_FIRST("END-5.3", building=id, level=level, lowest=allowed)
    return LEVEL_TOO_HIGH("END-5.2", building=id, level=level, allowed=own)


def why_no_tile(state: EndeavorState, tile: int) -> Fact:
    """END-3.6, END-5.1."""
    if TILE_LEVEL[tile] == TOP_LEVEL and not has(state.in_offer, tile):
        return NOT_IN_THIS_GAME("END-3.6", building=BUILDING_IDS[tile])
    return NONE_LEFT("END-5.1", building=BUILDING_IDS[tile])


def prompt(state: EndeavorState) -> Fact:
    """Which tile, up to which level (END-5.2)."""
    return BUILD("END-5.1", level=highest_level(state))


BUILD_DECISION: Final = Decision(AT_BUILD, "build", "END-5.1", options, apply, why_not, ask=prompt)
