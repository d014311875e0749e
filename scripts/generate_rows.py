"""Writes the games' modules `rows`: .venv/bin/python scripts/generate_rows.py

Each has two functions, `write` and `mark`, with a line for every lasting field, which compile to straight code: no plan
is read and nothing is looked up while a row is written. `tests/research/test_encoding.py` fails when a module is not
what this script would write, or writes anything else than `caravela.core.encoding` has planned.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from caravela.core import registry
from caravela.core.encoding import AS_BITS, AS_COUNTS, AS_IS, AS_ROW, AS_SEAT_BITS, FROM_ME, Encoding, Step, encoding
from caravela.core.fields import Field, fields_of
from caravela.core.rules import Rules

GAMES: Final = Path(registry.__file__).parents[1] / "games"
#: What every module begins with.
HEAD: Final = '''"""A position as a row and as a number. Written by scripts/generate_rows.py, not by hand."""

from __future__ import annotations

from mypy_extensions import i64

from caravela.core import marks
from caravela.core.writers import Cells
from caravela.games.{game}.state import {state}


def write(cells: Cells, state: {state}) -> None:
    """Every lasting field, as `caravela.core.encoding` has it."""
'''
#: What comes before the fields of the mark.
MARK: Final = '''

def mark(state: {state}) -> i64:
    """A number for the position, of every lasting field (`caravela.core.marks`)."""
    mark = marks.FIRST
'''


class Writer:
    """Writes the module of one game."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.rows: Encoding = encoding(rules, rules.meta.seats[-1])
        self.colours = len(rules.state_type.AXES["seat"])

    def text(self) -> str:
        """The module."""
        fields = [field for field in fields_of(self.rules.state_type) if not field.trail]
        lines = [self.line(field, step) for field, step in zip(fields, self.rows.steps, strict=True)]
        head = HEAD.format(game=self.rules.meta.id, state=self.rules.state_type.__name__)
        mark = MARK.format(state=self.rules.state_type.__name__)
        mixed = [f"marks.{self.kind(field)}(mark, state.{field.name})\n" for field in fields]
        mark += "".join(f"    mark = {line}" for line in mixed[:-1]) + f"    return {mixed[-1]}"
        return head + "".join(f"    cells.{line}\n" for line in lines) + mark

    def kind(self, field: Field) -> str:
        """The function that mixes a field into the mark."""
        of_rows = "tuple" in str(field.type)
        if field.is_list:
            return "rows" if of_rows else "numbers"
        return "row" if of_rows else "whole"

    def line(self, field: Field, step: Step) -> str:
        """The call that writes a field."""
        value = f"state.{field.name}"
        if step.stride:
            return self.of_seats(field, step, value)
        every = "all_" if step.is_list else ""
        match step.op:
            case _ if step.op == AS_IS:
                return f"numbers({value})" if step.is_list else f"number({value})"
            case _ if step.op == FROM_ME:
                return f"{every}named({value}, {step.width})"
            case _ if step.op == AS_BITS:
                return f"{every}bits({value}, {step.width})"
            case _ if step.op == AS_SEAT_BITS and not every and not self.behind(field.set_of):
                return f"bits_from_me({value})"
            case _ if step.op == AS_ROW:
                return f"{every}rows({value})" if step.is_list else f"row({value})"
            case _ if step.op == AS_COUNTS and step.width > 0 and not every:
                return f"counts({value}, {step.width})"
            case _ if step.op == AS_COUNTS and step.width < 0:
                return f"{every}counts_from_me({value}, {self.behind(field.one_of)})"
        raise NotImplementedError(f"{self.rules.meta.id}: no call writes {field.name}")

    def of_seats(self, field: Field, step: Step, value: str) -> str:
        """The call that writes a field of each seat."""
        behind = self.behind(field.axes[0])
        if step.op == AS_IS and step.secret and not behind:
            return f"secrets_of_seats({value}, {step.stride}, {step.blank})"
        if step.op == AS_IS and not step.secret:
            return f"numbers_of_seats({value}, {step.stride}, {behind}, {step.blank})"
        if step.op == AS_BITS and step.stride == 1 and not step.secret:
            return f"bits_of_seats({value}, {step.width}, {behind})"
        if step.op == AS_ROW and not behind and not step.secret:
            return f"rows_of_seats({value}, {step.stride})"
        if step.op == AS_COUNTS and step.stride == 1 and step.width > 0 and not behind and not step.secret:
            return f"counts_of_seats({value}, {step.width})"
        raise NotImplementedError(f"{self.rules.meta.id}: no call writes {field.name}")

    def behind(self, axis: str) -> int:
        """How many members of an axis are behind the seats."""
        return len(self.rules.state_type.AXES[axis]) - self.colours


def main() -> int:
    """Writes them all."""
    for folder in sorted(GAMES.glob("*/rules.py")):
        game = folder.parent.name
        (folder.parent / "rows.py").write_text(Writer(registry.load_game(game)).text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
