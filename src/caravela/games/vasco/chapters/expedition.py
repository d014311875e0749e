"""Chapter 9, the action Expedition: launched ships with captains go to one harbour. The bonuses are in `bonuses`."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.core.fields import NONE
from caravela.games.vasco.actions import DONE, HARBOUR, SAIL, Harbour, Launch, Sail
from caravela.games.vasco.box import HARBOUR_IDS
from caravela.games.vasco.chapters import bonuses, launching, supplies
from caravela.games.vasco.components import (
    ALL_SPACES,
    HARBOUR_SPACES,
    HARBOURS,
    LIMIT,
    PROJECT_IDS,
    SPACE_HARBOUR,
    SPACE_PLACE,
    SPACE_VALUE,
    SPACES,
)
from caravela.games.vasco.facts import SOMETHING_FIRST, SPACE_TAKEN
from caravela.games.vasco.state import AT_HARBOUR, AT_SAIL, FOR_VOYAGES, VascoState

SAILED: Final = EventKind("sailed", "ship", "harbour", "space", "value", "points")
ABOVE_LIMIT: Final = ReasonKind("above_limit", "ship", "value", "limit")
HARBOUR_FIRST: Final = ReasonKind("harbour_first")
LAUNCH_FIRST: Final = ReasonKind("launch_first", "project")
LIMITS_TOO_LOW: Final = ReasonKind("limits_too_low", "value", "limit")
NO_CAPTAIN: Final = ReasonKind("no_captain")
NO_SHIP: Final = ReasonKind("no_ship")
NO_SHIP_FITS: Final = ReasonKind("no_ship_fits", "harbour", "limit")
NOT_LAUNCHED: Final = ReasonKind("not_launched", "ship")
NOT_YOUR_SHIP: Final = ReasonKind("not_your_ship", "ship")
ONE_HARBOUR: Final = ReasonKind("one_harbour", "harbour")
SPACES_FULL: Final = ReasonKind("spaces_full")
CHOOSE_HARBOUR: Final = PromptKind("harbour", "captains")
SEND_SHIPS: Final = PromptKind("sail", "harbour", "captains")

#: Above every limit.
NOTHING_FREE: Final = 99


def best_limit(state: VascoState, seat: int) -> int:
    """The highest limit among a player's launched ships; 0 without any."""
    tiles, best = state.ships[seat], 0
    while tiles:
        tile = tiles.bit_length() - 1
        tiles ^= 1 << tile
        if LIMIT[tile] > best:
            best = LIMIT[tile]
    return best


def lowest_free(state: VascoState, spaces: list[int]) -> int:
    """The lowest value of a free space: what a ship's limit must reach (VDG-9.4, 9.5)."""
    lowest = NOTHING_FREE
    for space in spaces:
        if state.ships_at[space] == NONE and SPACE_VALUE[space] < lowest:
            lowest = SPACE_VALUE[space]
    return lowest


def possible(state: VascoState, seat: int) -> bool:
    """Whether a player has a captain and a launched ship that fits a free space somewhere (VDG-15.10)."""
    if state.captains[seat] == 0 or state.ships[seat] == 0:
        return False
    return lowest_free(state, ALL_SPACES) <= best_limit(state, seat)


def why_not_possible(state: VascoState, seat: int) -> Fact:
    """What an expedition lacks: a captain, a ship that is launched, or one that fits (VDG-9.5, 15.10)."""
    lowest, limit = lowest_free(state, ALL_SPACES), best_limit(state, seat)
    if lowest == NOTHING_FREE:
        return SPACES_FULL("VDG-15.10")
    if state.captains[seat] == 0:
        return NO_CAPTAIN("VDG-15.10")
    for launch in launching.launches(state, seat, False):
        if isinstance(launch, Launch) and LIMIT[launch.tile] >= lowest:
            return LAUNCH_FIRST("VDG-15.10", project=PROJECT_IDS[launch.tile])
    if limit == 0:
        return NO_SHIP("VDG-15.10")
    return LIMITS_TOO_LOW("VDG-15.10", value=lowest, limit=limit)


def begin(state: VascoState) -> None:
    """One harbour is chosen (VDG-9.1)."""
    state.node = AT_HARBOUR


def harbour_options(state: VascoState, ordered: bool) -> list[Action]:
    """The harbours where at least one ship fits (VDG-9.1, 9.4)."""
    limit = best_limit(state, state.active)
    return [HARBOUR[h] for h in range(HARBOURS) if lowest_free(state, HARBOUR_SPACES[h]) <= limit]


def apply_harbour(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """VDG-9.1."""
    assert isinstance(action, Harbour)
    state.harbour = action.harbour
    state.sent = 0
    state.node = AT_SAIL


def sail_options(state: VascoState, ordered: bool) -> list[Action]:
    """A ship and a free space up to its limit, whoever else lies there; after the first to stop (VDG-9.4 to 9.6, 9.15).

    There is a captain for each ship, or the expedition is over (VDG-9.2, 15.4).
    """
    ships_at, tiles = state.ships_at, state.ships[state.active]
    free = [space for space in HARBOUR_SPACES[state.harbour] if ships_at[space] == NONE]
    legal: list[Action] = []
    while tiles:
        tile = (tiles & -tiles).bit_length() - 1
        tiles &= tiles - 1
        limit, sails = LIMIT[tile], SAIL[tile]
        for space in free:
            if SPACE_VALUE[space] <= limit:
                legal.append(sails[space])
    if ordered and state.last != NONE:
        legal = [action for action in legal if action.number > state.last]
    if state.sent:
        legal.append(DONE)
    return legal


def apply_sail(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """A ship takes its space; when no other can follow, the expedition is over (VDG-9.6)."""
    if isinstance(action, Sail):
        sail(state, action, events)
        seat = state.active
        if state.captains[seat] and lowest_free(state, HARBOUR_SPACES[state.harbour]) <= best_limit(state, seat):
            return
    bonuses.begin(state, state.harbour, state.sent, events)


def sail(state: VascoState, action: Sail, events: list[Event] | None) -> None:
    """The captain goes on board, the space's value is scored; printed reals and VP come later (VDG-9.2, 9.7, 9.16)."""
    seat, tile, space = state.active, action.tile, action.space
    value = SPACE_VALUE[space]
    state.captains[seat] -= 1
    state.captains_at[space] = seat
    state.ships_at[space] = tile
    state.ships[seat] ^= 1 << tile
    state.sent += 1
    state.last = SAIL[tile][SPACES - 1].number
    supplies.score(state, seat, FOR_VOYAGES, value)
    if events is not None:
        ship, harbour = PROJECT_IDS[tile], HARBOUR_IDS[state.harbour]
        place = SPACE_PLACE[space]
        events.append(SAILED(seat, "VDG-9.7", ship=ship, harbour=harbour, space=place, value=value, points=value))


def why_not_harbour(state: VascoState, action: Action) -> Fact | None:
    """VDG-9.5, 9.6."""
    if isinstance(action, Harbour):
        limit = best_limit(state, state.active)
        return NO_SHIP_FITS("VDG-9.5", harbour=HARBOUR_IDS[action.harbour], limit=limit)
    if isinstance(action, Sail):
        return HARBOUR_FIRST("VDG-9.1")
    if action is DONE:
        return SOMETHING_FIRST("VDG-9.6")
    return None


def why_not_sail(state: VascoState, action: Action) -> Fact | None:
    """VDG-9.1, 9.5, 9.6."""
    if isinstance(action, Sail):
        return why_not_ship(state, action)
    if isinstance(action, Harbour):
        return ONE_HARBOUR("VDG-9.1", harbour=HARBOUR_IDS[state.harbour])
    if action is DONE:
        return SOMETHING_FIRST("VDG-9.6")
    return None


def why_not_ship(state: VascoState, action: Sail) -> Fact:
    """VDG-9.1, 9.5."""
    seat, tile, space = state.active, action.tile, action.space
    ship, harbour = PROJECT_IDS[tile], HARBOUR_IDS[SPACE_HARBOUR[space]]
    if has(state.projects[seat], tile):
        return NOT_LAUNCHED("VDG-9.1", ship=ship)
    if not has(state.ships[seat], tile):
        return NOT_YOUR_SHIP("VDG-9.1", ship=ship)
    if SPACE_HARBOUR[space] != state.harbour:
        return ONE_HARBOUR("VDG-9.1", harbour=HARBOUR_IDS[state.harbour])
    if state.ships_at[space] != NONE:
        return SPACE_TAKEN("VDG-9.5", harbour=harbour, space=SPACE_PLACE[space], value=SPACE_VALUE[space])
    return ABOVE_LIMIT("VDG-9.5", ship=ship, value=SPACE_VALUE[space], limit=LIMIT[tile])


def ask_harbour(state: VascoState) -> Fact:
    """Where the expedition goes (VDG-9.1)."""
    return CHOOSE_HARBOUR("VDG-9.1", captains=state.captains[state.active])


def ask_sail(state: VascoState) -> Fact:
    """Which ship takes which space (VDG-9.4)."""
    return SEND_SHIPS("VDG-9.4", harbour=HARBOUR_IDS[state.harbour], captains=state.captains[state.active])


HARBOUR_DECISION: Final = Decision(
    AT_HARBOUR, "harbour", "VDG-9.1", harbour_options, apply_harbour, why_not_harbour, ask=ask_harbour
)
SAIL_DECISION: Final = Decision(AT_SAIL, "sail", "VDG-9.4", sail_options, apply_sail, why_not_sail, ask=ask_sail)
