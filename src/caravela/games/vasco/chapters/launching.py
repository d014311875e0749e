"""Chapter 7, launching, and the windows in which it is offered (VDG-15.3).

A player names a project, then its crew colour by colour; crew members that have no alternative board by themselves.
"""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.core.fields import NONE
from caravela.games.vasco.actions import CREW_OF, DONE, LAUNCH, Crew, Launch
from caravela.games.vasco.chapters import supplies
from caravela.games.vasco.components import BOX, CREW, CREW_COLOURS, CREW_IDS, LIKE, PROJECT_IDS, PROJECTS, WHITE
from caravela.games.vasco.state import (
    AT_CALL,
    AT_CREW,
    AT_DRAW,
    AT_STEP,
    AT_TERRA,
    AT_WINDOW,
    WINDOW_AFTER,
    WINDOW_DRAW,
    WINDOW_TERRA,
    VascoState,
)

BOARDS: Final = EventKind("boards", "colour", "project")
LAUNCHED: Final = EventKind("launched", "project")
ALIKE_REASON: Final = ReasonKind("alike", "project")
COLOUR_MISSING: Final = ReasonKind("colour_missing", "colour")
COLOUR_ON_BOARD: Final = ReasonKind("colour_on_board", "colour")
LAUNCH_LATER: Final = ReasonKind("launch_later")
LAUNCHED_ALREADY: Final = ReasonKind("launched_already", "project")
NOT_YOUR_PROJECT: Final = ReasonKind("not_your_project", "project")
TOO_FEW_COLOURS: Final = ReasonKind("too_few_colours", "project", "crew", "colours")
NAME_CREW: Final = PromptKind("crew", "project", "count")

#: The projects that so many colours can launch, a bit each (VDG-7.2).
CREW_AT_MOST: Final = [
    sum(1 << tile for tile in range(PROJECTS) if CREW[tile] <= colours) for colours in range(CREW_COLOURS + 1)
]
#: The projects behind each one that show the same values, a bit each (VDG-15.2).
ALIKE: Final = [
    sum(1 << other for other in range(tile + 1, PROJECTS) if LIKE[other] == LIKE[tile]) for tile in range(PROJECTS)
]


def colours(state: VascoState, seat: int) -> int:
    """How many different colours a player's sailors and missionaries have; white is one (VDG-7.2 to 7.4)."""
    count = 0
    first = seat * CREW_COLOURS
    for place in range(first, first + CREW_COLOURS):
        if state.crew[place]:
            count += 1
    return count


def can_launch(state: VascoState, seat: int) -> bool:
    """Whether a player has a project and enough colours for it; a captain is not needed (VDG-7.2, 7.8, VDG-R12)."""
    mine = state.projects[seat]
    return mine != 0 and mine & CREW_AT_MOST[colours(state, seat)] != 0


def launches(state: VascoState, seat: int, ordered: bool) -> list[Action]:
    """The projects that a player can launch now; those that are alike only once (VDG-7.1, 15.2, 15.8)."""
    legal: list[Action] = []
    tiles = state.projects[seat]
    if tiles:
        tiles &= CREW_AT_MOST[colours(state, seat)]
        while tiles:
            tile = (tiles & -tiles).bit_length() - 1
            tiles &= tiles - 1
            tiles &= ~ALIKE[tile]
            legal.append(LAUNCH[tile])
        if ordered and state.last != NONE:
            legal = [action for action in legal if action.number > state.last]
    return legal


def begin(state: VascoState, tile: int, events: list[Event] | None) -> None:
    """A launch; afterwards the same decision comes again (VDG-7.1, 15.3)."""
    state.launch_from = state.node
    state.launching = tile
    state.crew_left = CREW[tile]
    state.crew_used = 0
    state.node = AT_CREW
    muster(state, events)


def volunteers(state: VascoState) -> list[int]:
    """The colours that the launching player has and that are not on board yet (VDG-7.2, 7.3)."""
    crew, used = state.crew_of(state.active), state.crew_used
    return [c for c in range(CREW_COLOURS) if crew[c] and not used >> c & 1]


def muster(state: VascoState, events: list[Event] | None) -> None:
    """Where the colours left are just those needed they board without asking; a full crew launches the ship."""
    free = volunteers(state)
    if len(free) == state.crew_left:
        for colour in free:
            board(state, colour, events)
    if state.crew_left == 0:
        finish(state, events)


def crew_options(state: VascoState, ordered: bool) -> list[Action]:
    """The next colour of the crew, one not used yet; in order, one that leaves enough behind it (VDG-7.5, 15.8).

    A crew that was begun in another order goes on in any.
    """
    free = volunteers(state)
    if ordered:
        later = [colour for colour in free if not state.crew_used >> colour]
        if len(later) >= state.crew_left:
            free = later[: len(later) - state.crew_left + 1]
    return [CREW_OF[colour] for colour in free]


def apply_crew(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """VDG-7.5."""
    assert isinstance(action, Crew)
    board(state, action.colour, events)
    muster(state, events)


def board(state: VascoState, colour: int, events: list[Event] | None) -> None:
    """A crew member is used: sailors return to the bag, missionaries to the Characters area (VDG-7.2, 7.6)."""
    seat = state.active
    supplies.join(state, seat, colour, -1)
    if colour == WHITE:
        state.missionaries += 1
    else:
        state.bag[colour] += 1
    state.crew_used |= 1 << colour
    state.crew_left -= 1
    if events is not None:
        events.append(BOARDS(seat, "VDG-7.6", colour=CREW_IDS[colour], project=PROJECT_IDS[state.launching]))


def finish(state: VascoState, events: list[Event] | None) -> None:
    """The tile is turned to its ship side, for good (VDG-7.7)."""
    seat, tile = state.active, state.launching
    state.projects[seat] ^= 1 << tile
    state.ships[seat] |= 1 << tile
    state.launching = NONE
    state.crew_used = 0
    state.last = LAUNCH[tile].number
    if events is not None:
        events.append(LAUNCHED(seat, "VDG-7.7", project=PROJECT_IDS[tile]))
    if state.launch_from == AT_CALL:
        state.node = AT_CALL
    else:
        resume(state, events)


def open_window(state: VascoState, events: list[Event] | None) -> bool:
    """Step: all players may launch now, from the First Player on (VDG-12.1, 13.1, 13.2, 15.3)."""
    state.window = WINDOW_AFTER
    state.asked = 0
    state.last = NONE
    return False


def ask_next(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the next player in turn order who can launch something, whosever number is called (VDG-14.5, 15.3)."""
    for place in range(state.asked, state.seats):
        seat = (state.first + place) % state.seats
        if can_launch(state, seat):
            state.asked = place
            state.active = seat
            state.node = AT_WINDOW
            return True
    return False


def open_strict(state: VascoState, window: int, events: list[Event] | None) -> None:
    """With `strict_any_time` all may launch before a blind draw, or where a sailor or a missionary is due and missing.

    VDG-7.9, 15.3, VDG-R6.
    """
    state.actor = state.active
    state.window = window
    state.asked = 0
    state.last = NONE
    resume(state, events)


def resume(state: VascoState, events: list[Event] | None) -> None:
    """Asks on; when nobody is left, the game goes on where the window was opened (VDG-15.3)."""
    if state.window == WINDOW_AFTER:
        state.node = AT_STEP
        return
    if ask_next(state, events):
        return
    state.active = state.actor
    if state.window == WINDOW_DRAW:
        state.node = AT_DRAW
    elif state.window == WINDOW_TERRA:
        state.node = AT_TERRA if supplies.sailors_left(state) else AT_STEP
        if state.node == AT_STEP:
            supplies.no_bonus(state, events)
    else:
        supplies.receive_missionaries(state, state.actor, BOX.characters.alvares_missionaries, "VDG-10.17", events)
        state.node = AT_STEP


def window_options(state: VascoState, ordered: bool) -> list[Action]:
    """Launch something, or nothing more (VDG-15.3)."""
    legal = launches(state, state.active, ordered)
    legal.append(DONE)
    return legal


def apply_window(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """VDG-15.3."""
    if isinstance(action, Launch):
        begin(state, action.tile, events)
        return
    state.asked += 1
    state.last = NONE
    resume(state, events)


def why_not_launch(state: VascoState, seat: int, tile: int) -> Fact:
    """VDG-7.1, 7.2, 7.7, 15.2."""
    id = PROJECT_IDS[tile]
    if has(state.ships[seat], tile):
        return LAUNCHED_ALREADY("VDG-7.7", project=id)
    if not has(state.projects[seat], tile):
        return NOT_YOUR_PROJECT("VDG-7.1", project=id)
    have = colours(state, seat)
    if CREW[tile] > have:
        return TOO_FEW_COLOURS("VDG-7.2", project=id, crew=CREW[tile], colours=have)
    return ALIKE_REASON("VDG-15.2", project=PROJECT_IDS[LIKE[tile]])


def why_not_window(state: VascoState, action: Action) -> Fact | None:
    """VDG-7.1, 7.2."""
    if isinstance(action, Launch):
        return why_not_launch(state, state.active, action.tile)
    return None


def why_not_crew(state: VascoState, action: Action) -> Fact | None:
    """VDG-7.2, 7.3."""
    if not isinstance(action, Crew):
        return None
    id = CREW_IDS[action.colour]
    if has(state.crew_used, action.colour):
        return COLOUR_ON_BOARD("VDG-7.3" if action.colour == WHITE else "VDG-7.2", colour=id)
    return COLOUR_MISSING("VDG-7.2", colour=id)


def ask_crew(state: VascoState) -> Fact:
    """Who boards the project (VDG-7.5)."""
    return NAME_CREW("VDG-7.5", project=PROJECT_IDS[state.launching], count=state.crew_left)


CREW_DECISION: Final = Decision(AT_CREW, "crew", "VDG-7.5", crew_options, apply_crew, why_not_crew, ask=ask_crew)
WINDOW_DECISION: Final = Decision(AT_WINDOW, "window", "VDG-15.3", window_options, apply_window, why_not_window)
