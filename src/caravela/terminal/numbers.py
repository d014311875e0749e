"""Tables of the numbers in play, with where they come from, for `caravela rules` and beside a rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from caravela.core.facts import Value
from caravela.core.tables import SIGNS, Cell, NumberTable, cell_text, said, signed
from caravela.core.words import Speaker, Words
from caravela.terminal import blocks
from caravela.terminal.blocks import Block


class Numbers:
    """The tables of a game in the reader's language."""

    def __init__(self, tables: list[NumberTable], words: Words, speaker: Speaker) -> None:
        self._tables = tables
        self._words = words
        self._say = speaker.say

    def all(self, columns: int) -> Block:
        """Every table, under a heading, in so many columns."""
        title = Text(self._say("numbers-title"), style="bold underline")
        return [title, Text(), *self._lines(self._tables, columns)]

    def of(self, rules: Iterable[str], columns: int) -> Block:
        """The tables that belong to some of these rules."""
        wanted = set(rules)
        return self._lines([table for table in self._tables if wanted & set(table.rules)], columns)

    def _lines(self, tables: list[NumberTable], columns: int) -> Block:
        return [line for table in tables for line in (*self._table(table, columns), Text())]

    def _table(self, table: NumberTable, columns: int) -> Block:
        caption = Text().append(self._words.say(f"table-{table.id}"), style="bold")
        caption.append(f"  {', '.join(table.rules)}", style="dim")
        return [
            *blocks.wrapped(caption, columns, 2),
            *_drawn(self._grid(table), columns),
            *self._sources(table, columns),
        ]

    def _grid(self, table: NumberTable) -> Table:
        headings = [table.corner, *table.columns]
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0), show_header=any(headings))
        for number, heading in enumerate(headings):
            plain = number > 0 and all(_is_number(row.cells[number - 1]) for row in table.rows)
            side: Literal["left", "right"] = "right" if plain else "left"
            grid.add_column(self._heading([heading]), justify=side, overflow="fold")
        for row in table.rows:
            cells = [self._cell(cell, signed(table)) for cell in row.cells]
            grid.add_row(self._heading(row.heading), *cells)
        return grid

    def _heading(self, parts: list[Value]) -> str:
        text = said(self._words, parts)
        return text[:1].upper() + text[1:]

    def _cell(self, cell: Cell, with_sign: bool) -> Text:
        text = Text(cell_text(self._words, cell))
        if with_sign:
            text.append(f" {SIGNS[cell.kind] or ' '}", style="dim")
        return text

    def _sources(self, table: NumberTable, columns: int) -> Block:
        """Where the numbers come from: each kind that occurs, with its sign if there are several."""
        lines: Block = []
        for kind in table.kinds():
            sign = f"{SIGNS[kind] or self._say('numbers-no-sign')}  " if signed(table) else ""
            text = f"{sign}{self._say(f'provenance-{kind}')}: {self._say(f'provenance-{kind}-means')}"
            lines += blocks.wrapped(Text(text, style="dim"), columns, 2)
        return lines


def _is_number(cell: Cell) -> bool:
    return len(cell.items) == 1 and isinstance(cell.items[0][0], int)


def _drawn(grid: Table, columns: int) -> Block:
    """What Rich makes of a table, line by line."""
    console = Console(width=columns)
    lines: Block = []
    for segments in console.render_lines(grid, console.options.update(width=columns), pad=False):
        line = Text()
        for segment in segments:
            line.append(segment.text, segment.style)
        line.rstrip()
        lines.append(line)
    return lines
