"""Tables of numbers: what is printed on a game's components, for the readers of its rulebook.

A game says once, in its `tables.py`, which values of its data file stand in which table. It reads them by their keys
out of the box that its rules use, so that each comes with its provenance and none is written down twice:

    printed = Printed(META, BOX)
    printed.listed("die", ["PIG-1.3", "PIG-2.3"], faces="die.faces", bad="die.bad")

The caption of a table is the message `table-<id>`. Headings and cells are made of numbers, ids of messages, and signs
that every language writes alike (`1–5`, `+`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from caravela.core import data, editions
from caravela.core.data import KINDS, ProvenanceKind
from caravela.core.facts import Value

if TYPE_CHECKING:
    from caravela.core.rules import Meta
    from caravela.core.words import Words

#: What stands behind a value, in a table that has values of several kinds; the rulebook's own have no sign.
SIGNS: Final[dict[ProvenanceKind, str]] = {
    "rulebook": "",
    "sourced": "*",
    "derived": "†",
    "recalled": "‡",
    "reconstructed": "?",
}
#: Where there is nothing.
NOTHING: Final = "–"
YES: Final = "table-yes"

_STEP: Final = re.compile(r"(\w+)(?:\[([^\]]+)\])?")


class Cell(msgspec.Struct, frozen=True):
    """What stands in a cell."""

    #: One or several things, read with commas between them; each is a few words: numbers, ids of messages, signs.
    items: list[list[Value]]
    kind: ProvenanceKind


class Row(msgspec.Struct, frozen=True):
    """A row: its heading in a few words, and a cell for each column."""

    heading: list[Value]
    cells: list[Cell]


class NumberTable(msgspec.Struct, frozen=True):
    """A table of numbers; its caption is the message `table-<id>`."""

    id: str
    #: The rules that speak of these numbers.
    rules: list[str]
    #: The message that says what the rows are.
    corner: str
    #: The headings of the columns, each a number or a message; empty where a table of one column needs none.
    columns: list[Value]
    rows: list[Row]
    #: The values of the data file that stand here.
    keys: list[str]

    def kinds(self) -> list[ProvenanceKind]:
        """The kinds of provenance that occur, from the most certain."""
        found = {cell.kind for row in self.rows for cell in row.cells}
        return [kind for kind in KINDS if kind in found]


class Printed:
    """What is printed on the components of a game, by the keys of its data file: `buildings[church].prices`."""

    def __init__(self, meta: Meta, box: object) -> None:
        file = editions.file(meta.folder, meta.rules_version, "data.toml")
        self._kinds = {group.key: group.kind for group in data.provenances(file.name, data.read_raw(file))}
        self._box = box
        self._read: list[str] = []

    def value(self, key: str) -> Any:
        """The value as the rules have it; it is taken to be shown in the next table."""
        self._read.append(key)
        found: Any = self._box
        for name, entry in _STEP.findall(key):
            found = found[name] if isinstance(found, dict) else getattr(found, name)
            if entry:
                found = _entry(found, entry)
        return found

    def kind(self, *keys: str) -> ProvenanceKind:
        """Where values come from: of several, the least certain kind."""
        order = list(KINDS)
        kinds = [self._kinds.get(key) or self._kinds[key.rpartition(".")[0]] for key in keys]
        return max(kinds, key=order.index)

    def cell(self, key: str, vocabulary: str = "") -> Cell:
        """The value of a key, or all values of a list; names are those of a word list."""
        value = self.value(key)
        values = value if isinstance(value, list) else [value]
        return Cell([[_told(one, vocabulary)] for one in values] or [[NOTHING]], self.kind(key))

    def cells(self, key: str, vocabulary: str = "") -> list[Cell]:
        """A cell for each value of a list."""
        return [Cell([[_told(one, vocabulary)]], self.kind(key)) for one in self.value(key)]

    def made(self, items: Sequence[Sequence[Value]], *keys: str) -> Cell:
        """A cell that the game puts together from the values of some keys."""
        for key in keys:
            self.value(key)
        return Cell([list(item) for item in items] or [[NOTHING]], self.kind(*keys))

    def row(self, heading: Value, *keys: str) -> Row:
        """A row with the value of a key in each column."""
        return Row([heading], [self.cell(key) for key in keys])

    def table(self, id: str, rules: list[str], corner: str, columns: Sequence[Value], rows: list[Row]) -> NumberTable:
        """A table of what was read since the last one."""
        keys, self._read = list(dict.fromkeys(self._read)), []
        return NumberTable(id, rules, corner, list(columns), rows, keys)

    def listed(self, id: str, rules: list[str], **keys: str) -> NumberTable:
        """A table of one column: the row `table-<id>-<name>` has the value of the key of this name."""
        rows = [self.row(f"table-{id}-{name}", key) for name, key in keys.items()]
        return self.table(id, rules, "", [""], rows)


def said(words: Words, part: Sequence[Value]) -> str:
    """A heading or a thing in a cell, in the reader's language."""
    return " ".join(words.say(one) if isinstance(one, str) and words.has(one) else str(one) for one in part)


def cell_text(words: Words, cell: Cell) -> str:
    """What stands in a cell, in the reader's language, without the sign of its provenance."""
    return ", ".join(said(words, item) for item in cell.items)


def signed(table: NumberTable) -> bool:
    """Whether the cells of a table come from several kinds of source, so that signs must tell them apart."""
    return len(table.kinds()) > 1


def _entry(values: list[Any], entry: str) -> Any:
    """The table of a list with this id, or at this place where they have none."""
    for value in values:
        if getattr(value, "id", None) == entry:
            return value
    return values[int(entry)]


def _told(value: Any, vocabulary: str) -> Value:
    if isinstance(value, bool):
        return YES if value else NOTHING
    return f"{vocabulary}-{value}" if isinstance(value, str) and vocabulary else value
