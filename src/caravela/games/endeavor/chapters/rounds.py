"""Chapter 4, the round: its phases as a list, and whose decision is next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import over
from caravela.core.facts import NOBODY, Event, EventKind, Fact, ReasonKind
from caravela.games.endeavor.chapters import build, discard, growth, salary, shortage, turn
from caravela.games.endeavor.components import COLOURS, ROUNDS
from caravela.games.endeavor.facts import CROWN
from caravela.games.endeavor.state import AT_OVER, PHASE_IDS, EndeavorState

END: Final = EventKind("end", "rounds")
ROUND: Final = EventKind("round", "round")
OTHER_PHASE: Final = ReasonKind("other_phase", "phase")

#: Asks the active seat what the phase asks of it, or does what needs no decision; whether there is a decision.
Ask = Callable[[EndeavorState, list[Event] | None], bool]

PHASES: Final[dict[str, Ask]] = {
    "shortage": shortage.ask,
    "build": build.ask,
    "growth": growth.ask,
    "salary": salary.ask,
    "action": turn.ask,
    "discard": discard.ask,
}
BUILD: Final = PHASE_IDS.index("build")
ACTION: Final = PHASE_IDS.index("action")
_ASK: Final = [PHASES[id] for id in PHASE_IDS]

#: The phase in which each kind of decision is taken.
KIND_PHASE: Final = {
    "build": "build",
    "salary": "salary",
    "salary_all": "salary",
    "activate": "action",
    "spend": "action",
    "pass": "action",
    "ship_track": "action",
    "ship_fleet": "action",
    "ship_sea": "action",
    "occupy": "action",
    "attack": "action",
    "payment": "action",
    "draw": "action",
    "take": "action",
    "governor": "discard",
    "governor_none": "discard",
    "discard": "discard",
}


def begin(state: EndeavorState, events: list[Event] | None) -> None:
    """The first round begins with the holder of the crown (END-4.3)."""
    begin_round(state, events)
    if not _ASK[state.phase](state, events):
        advance(state, events)


def begin_round(state: EndeavorState, events: list[Event] | None) -> None:
    """END-4.1, 4.3."""
    state.round += 1
    state.phase = 0
    state.active = state.crown
    if events is not None:
        events.append(ROUND(NOBODY, "END-4.1", round=state.round))


def advance(state: EndeavorState, events: list[Event] | None) -> None:
    """The next decision: clockwise, and when all are through, in the next phase (END-4.3, 4.4, END-8.1)."""
    asked = False
    while not asked:
        seat = state.active + 1
        state.active = seat if seat < state.seats else 0
        if is_over(state):
            next_phase(state, events)
            if state.node == AT_OVER:
                return
        asked = turn.ask(state, events) if state.phase == ACTION else _ASK[state.phase](state, events)


def is_over(state: EndeavorState) -> bool:
    """A phase goes once around the table; the action phase goes on until all have passed (END-4.4, END-8.3)."""
    if state.phase == ACTION:
        return state.passed == (1 << state.seats) - 1
    return state.active == state.crown


def next_phase(state: EndeavorState, events: list[Event] | None) -> None:
    """All players have finished a phase before the next one begins, with the holder of the crown (END-4.3, 4.4)."""
    state.passed = 0
    if state.phase + 1 < len(PHASE_IDS):
        state.phase += 1
        state.active = state.crown
    else:
        end_round(state, events)


def end_round(state: EndeavorState, events: list[Event] | None) -> None:
    """The crown passes on and a new round begins; after the last one the game is over at once (END-4.1, 4.5)."""
    if state.round == ROUNDS:
        state.node = AT_OVER
        if events is not None:
            events.append(END(NOBODY, "END-4.5", rounds=ROUNDS))
        return
    state.crown = (state.crown + 1) % state.seats
    if events is not None:
        events.append(CROWN(NOBODY, "END-4.5", player=COLOURS[state.crown]))
    begin_round(state, events)


def why_not(state: EndeavorState, action: Action) -> Fact | None:
    """What belongs to another phase has to wait for it (END-4.2, 4.4)."""
    phase = KIND_PHASE.get(action.kind)
    if phase is None or state.round == 0 or phase == PHASE_IDS[state.phase]:
        return None
    return OTHER_PHASE("END-4.2", phase=phase)


OVER: Final = over(AT_OVER, "END-4.5")
