"""Chapter 2, a turn."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.workshop.pig.actions import HOLD, PIPS, ROLL, Pips
from caravela.workshop.pig.chapters import ending
from caravela.workshop.pig.components import BAD
from caravela.workshop.pig.state import AT_DIE, AT_TURN, PigState

ROLLED: Final = EventKind("rolled", "pips", "pot")
LOST: Final = EventKind("lost", "pips", "pot")
HELD: Final = EventKind("held", "pot", "points")
EMPTY_POT: Final = ReasonKind("empty_pot")
ASK_TURN: Final = PromptKind("turn", "pot", "points")


def options(state: PigState, ordered: bool) -> list[Action]:
    """Roll, or hold what there is; an empty pot cannot be held (PIG-2.1, 2.5)."""
    return [ROLL, HOLD] if state.pot else [ROLL]


def apply(state: PigState, action: Action, events: list[Event] | None) -> None:
    """The die is rolled, or the pot becomes points (PIG-2.1, 2.4)."""
    if action is ROLL:
        state.node = AT_DIE
        return
    seat, pot = state.active, state.pot
    state.points[seat] += pot
    if events is not None:
        events.append(HELD(seat, "PIG-2.4", pot=pot, points=state.points[seat]))
    pass_on(state)
    ending.check(state, seat, events)


def die_options(state: PigState, ordered: bool) -> list[Action]:
    """Chance: every face is as likely (PIG-1.3)."""
    return list(PIPS)


def apply_die(state: PigState, action: Action, events: list[Event] | None) -> None:
    """The pips go into the pot; the bad face empties it and ends the turn (PIG-2.2, 2.3)."""
    assert isinstance(action, Pips)
    seat, pot = state.active, state.pot
    if action.pips == BAD:
        if events is not None:
            events.append(LOST(seat, "PIG-2.3", pips=action.pips, pot=pot))
        pass_on(state)
        return
    state.pot += action.pips
    state.shown = action.pips
    state.node = AT_TURN
    if events is not None:
        events.append(ROLLED(seat, "PIG-2.2", pips=action.pips, pot=state.pot))


def pass_on(state: PigState) -> None:
    """The next player's turn begins with an empty pot (PIG-2.6)."""
    state.pot = 0
    state.shown = 0
    state.active = (state.active + 1) % state.seats
    state.node = AT_TURN


def why_not(state: PigState, action: Action) -> Fact | None:
    """PIG-2.5."""
    return EMPTY_POT("PIG-2.5") if action is HOLD else None


def ask(state: PigState) -> Fact:
    """Roll or hold (PIG-2.1)."""
    return ASK_TURN("PIG-2.1", pot=state.pot, points=state.points[state.active])


TURN: Final = Decision(AT_TURN, "turn", "PIG-2.1", options, apply, why_not, ask=ask)
DIE: Final = Decision(AT_DIE, "die", "PIG-1.3", die_options, apply_die, by=CHANCE)
