"""Forced steps: where there is one possibility (`Match.only_action`), it is taken at once, and people are told."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from caravela.core.actions import Action
from caravela.core.rules import Seat
from caravela.terminal.table import Table

#: So many of them are told.
_TOLD: Final = 3


def told(table: Table, seat: Seat, actions: list[Action]) -> Text:
    """Says what was done for a seat because nothing else was possible."""
    sentences = [table.words.action(action) for action in actions[-_TOLD:]]
    shown = "; ".join(["…", *sentences] if len(actions) > _TOLD else sentences)
    return table.note("note-only", name=table.words.seat(seat), actions=shown)
