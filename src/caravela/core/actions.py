"""Actions: objects for rule code, numbers for research and on the wire, lines for transcripts.

A game builds each of its actions once, in its `actions.py`, and lists them in one `ActionTable`. Whatever comes
from outside (a number, a line) is turned into the interned object of the table, or refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from mypy_extensions import mypyc_attr

from caravela.core.errors import BadAction
from caravela.core.facts import Values


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One decision that somebody, or chance, can take.

    A game writes one small subclass for each kind. `kind` names the kind, `form` is its notation with the names of
    `values` in braces; `values` are ids and numbers as people write them. Subclasses keep small integers beside
    them, for the rules. `number` is the position in the game's table.

    >>> class Hire(Action):
    ...     kind = "hire"
    ...     form = "hire {count}"
    ...     def __init__(self, count: int) -> None:
    ...         super().__init__({"count": count})
    ...         self.count = count
    >>> table = ActionTable([Hire(0), Hire(1)])
    >>> table.parse("hire 1")
    <1: hire 1>
    >>> table.parse("hire 1") is table[1]
    True
    """

    kind: ClassVar[str] = ""
    form: ClassVar[str] = ""

    def __init__(self, values: Values) -> None:
        self.values = values
        self.notation = self.form.format(**values)
        self.number = -1

    def __repr__(self) -> str:
        return f"<{self.number}: {self.notation}>"


class ActionTable:
    """Every action that a game can ever see, numbered from 0. The order is the order of every legal list."""

    def __init__(self, actions: list[Action]) -> None:
        self._all = actions
        self._by_notation: dict[str, Action] = {}
        for number, action in enumerate(actions):
            action.number = number
            if action.notation in self._by_notation:
                raise ValueError(f"two actions are written {action.notation!r}")
            self._by_notation[action.notation] = action

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._all)

    def __getitem__(self, number: int) -> Action:
        return self._all[number]

    def parse(self, text: str) -> Action:
        """The action that is written so; case and extra blanks do not matter."""
        action = self._by_notation.get(" ".join(text.lower().split()))
        if action is None:
            raise BadAction(f"{text.strip()!r} is not an action of this game.")
        return action

    def from_number(self, number: int) -> Action:
        """The action with this number, counted from 0."""
        if not 0 <= number < len(self._all):
            raise BadAction(f"{number} is not the number of an action; they go from 0 to {len(self._all) - 1}.")
        return self._all[number]

    def kinds(self) -> list[str]:
        """The kinds of action, in the order in which they first occur."""
        return list(dict.fromkeys(action.kind for action in self._all))
