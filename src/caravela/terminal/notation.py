"""Notation: an action typed as it stands in transcripts, or the beginnings of its words."""

from __future__ import annotations

from caravela.core.actions import Action, ActionTable
from caravela.core.errors import BadAction


def find(table: ActionTable, legal: list[Action], text: str) -> list[Action]:
    """The actions that may be meant: one if it is certain, several if not, none if it is no action.

    What is written in full comes first, then what is legal, then the rest of the table: `m g a` is
    `move guine > angola` where no other legal action begins so.
    """
    try:
        return [table.parse(text)]
    except BadAction:
        typed = _parts(text)
    found = [action for action in legal if _begins(action, typed)]
    return found or [action for action in table if _begins(action, typed)]


def _parts(text: str) -> list[str]:
    return text.lower().replace(">", " ").split()


def _begins(action: Action, typed: list[str]) -> bool:
    """Whether the typed words are beginnings of the action's words, in their order, and none of its words is left out.

    Words at the end may be left out: `discover` alone is an action where only one region can be discovered.
    """
    words = _parts(action.notation)
    return 0 < len(typed) <= len(words) and all(word.startswith(part) for word, part in zip(words, typed, strict=False))
