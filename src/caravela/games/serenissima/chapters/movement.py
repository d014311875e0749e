"""Chapter 5, step 2 of an activation: movement."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.serenissima import ordering
from caravela.games.serenissima.actions import SAIL, STOP
from caravela.games.serenissima.chapters import blockade, galleys, scuttling, wheel
from caravela.games.serenissima.components import NEIGHBOURS, ZONE_IDS, ZONES
from caravela.games.serenissima.kinds import Jettison, Sail
from caravela.games.serenissima.state import AT_BLOCKADE_MOVE, AT_MOVE, NONE, SerenissimaState

BLOCKADED_MOVE: Final = EventKind("blockaded_move", "number")
SAILED: Final = EventKind("sailed", "number", "zone")
NOT_ADJACENT: Final = ReasonKind("not_adjacent", "zone", "origin")
MOVE_PROMPT: Final = PromptKind("move", "number", "zone", "moves")
BLOCKADE_PROMPT: Final = PromptKind("blockade_move", "number", "zone", "player")

#: From each zone: the neighbours, or stop.
_SAILS: Final[list[list[Action]]] = [[*(SAIL[other] for other in NEIGHBOURS[zone]), STOP] for zone in range(ZONES)]
#: The same behind what can be thrown overboard, for every set of goods aboard.
_THROWS_OR_SAILS: Final = [[thrown + sails for sails in _SAILS] for thrown in galleys.JETTISONS]


def begin(state: SerenissimaState) -> None:
    """The galley may move as many zones as it has sailors now (SER-5.1, 5.2)."""
    state.origin = state.galley_zone[state.black]
    state.visited = 1 << state.origin
    state.moved = 0
    state.last = NONE
    state.node = AT_MOVE


def moves_left(state: SerenissimaState) -> int:
    """Nobody leaves the galley while it moves, so its crew is what it was when the step began (SER-5.1, 5.2)."""
    return state.crew[state.black] - state.moved


def options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """An adjacent zone, visited before or not, or stop (SER-5.1, 5.2).

    Goods can be thrown overboard here too (SER-3.9), and galleys scuttled with an option (SER-R20); an ordered search
    does it in step 3, and makes no detours.
    """
    if ordered:
        return ordering.straight(state)
    zone = state.galley_zone[state.black]
    if state.variant.scuttle_any_time:
        return galleys.jettisons(state) + scuttling.all_of_them(state) + _SAILS[zone]
    return _THROWS_OR_SAILS[galleys.kinds(state)][zone]


def apply(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """The galley enters a zone, where it may be stopped while it has moves left (SER-5.1, 5.3, 5.8); or it stops."""
    if isinstance(action, Sail):
        state.galley_zone[state.black] = action.zone
        state.visited |= 1 << action.zone
        state.moved += 1
        if events is not None:
            events.append(SAILED(state.active, "SER-5.1", number=state.black, zone=ZONE_IDS[action.zone]))
        if moves_left(state) == 0:
            wheel.step_three(state)
        elif may_be_stopped(state):
            blockade.ask(state, AT_BLOCKADE_MOVE)
    elif isinstance(action, Jettison):
        galleys.jettison(state, action, events)
    elif not scuttling.apply(state, action, events):
        wheel.step_three(state)


def may_be_stopped(state: SerenissimaState) -> bool:
    """Anywhere but in the zone where the movement begins; a return to it is an entry (SER-5.7, SER-R22)."""
    return state.variant.start_zone_reentry_blockade or state.galley_zone[state.black] != state.origin


def apply_blockade(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """A stopped galley goes on to step 3, one that everybody lets pass moves on (SER-5.5, 5.6)."""
    if blockade.declared(state, action, BLOCKADED_MOVE, "SER-5.6", events):
        wheel.step_three(state)
    elif not state.asked:
        state.node = AT_MOVE


def why_not(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-5.1."""
    if isinstance(action, Sail):
        zone = ZONE_IDS[state.galley_zone[state.black]]
        return NOT_ADJACENT("SER-5.1", zone=ZONE_IDS[action.zone], origin=zone)
    return None


def ask(state: SerenissimaState) -> Fact:
    """Where the galley sails (SER-5.1)."""
    zone = ZONE_IDS[state.galley_zone[state.black]]
    return MOVE_PROMPT("SER-5.1", number=state.black, zone=zone, moves=moves_left(state))


def ask_blockade(state: SerenissimaState) -> Fact:
    """Whether an opponent stops the galley (SER-5.3)."""
    return blockade.question(state, BLOCKADE_PROMPT, "SER-5.3")


MOVE_DECISION: Final = Decision(AT_MOVE, "move", "SER-5.1", options, apply, why_not, ask=ask)
BLOCKADE_DECISION: Final = Decision(
    AT_BLOCKADE_MOVE,
    "blockade_move",
    "SER-5.3",
    blockade.options,
    apply_blockade,
    by=blockade.answerer,
    ask=ask_blockade,
)
