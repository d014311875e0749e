"""Forced steps: where there is one possibility, it is taken at once, and undo goes past it."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from rich.text import Text

from caravela.core.actions import Action
from caravela.core.match import Match
from caravela.core.rules import Seat
from caravela.terminal.table import Table

#: So many of them are told.
_TOLD: Final = 3


def only_action(match: Match) -> Action | None:
    """What must be done now, or None where there is a choice."""
    legal = match.legal
    return legal[0] if len(legal) == 1 else None


def choices(match: Match, seats: Container[Seat]) -> list[int]:
    """The indices of the steps at which one of these seats had a choice, in their order."""
    rules = match.rules
    state = rules.new_state(match.seats, match.options)
    found: list[int] = []
    for index, step in enumerate(match.steps):
        if step.seat in seats and len(rules.legal(state)) > 1:
            found.append(index)
        rules.apply(state, step.action)
    return found


def told(table: Table, seat: Seat, actions: list[Action]) -> Text:
    """Says what was done for a seat because nothing else was possible."""
    sentences = [table.words.action(action) for action in actions[-_TOLD:]]
    shown = "; ".join(["…", *sentences] if len(actions) > _TOLD else sentences)
    return table.note("note-only", name=table.words.seat(seat), actions=shown)
