"""Blocks: lines of styled text, wrapped, titled, and put beside one another."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

Block = list[Text]


def width(block: Block) -> int:
    """The columns that the widest line takes."""
    return max((line.cell_len for line in block), default=0)


def fitted(line: Text, columns: int) -> Text:
    """The line in exactly so many columns: filled up with blanks, or cut with an ellipsis."""
    copy = line.copy()
    copy.truncate(columns, overflow="ellipsis", pad=True)
    return copy


def cut(line: Text, columns: int) -> Text:
    """The line in at most so many columns."""
    copy = line.copy()
    copy.truncate(columns, overflow="ellipsis")
    return copy


def flow(pieces: Sequence[Text], columns: int, gap: str = " ") -> Block:
    """The pieces one behind the other, in as few lines as they need; none is broken."""
    lines: Block = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= columns:
            lines[-1].append(gap).append_text(piece)
        else:
            lines.append(piece.copy())
    return lines


def wrapped(text: Text, columns: int, indent: int = 0) -> Block:
    """The text broken between words; lines after the first are indented."""
    lines = flow(list(text.split(" ")), columns - indent)
    return [line if index == 0 else Text(" " * indent).append_text(line) for index, line in enumerate(lines)]


def titled(title: str, block: Block, columns: int) -> Block:
    """The block under a line with its title."""
    head = Text().append("─ ", style="dim").append(title, style="bold").append(" ")
    head.append("─" * max(0, columns - head.cell_len), style="dim")
    return [cut(head, columns), *block]


def beside(blocks: Sequence[Block], gap: int) -> Block:
    """The blocks next to one another, the shorter ones filled up with blank lines."""
    height = max((len(block) for block in blocks), default=0)
    columns = [width(block) for block in blocks]
    return [_row(blocks, columns, gap, index) for index in range(height)]


def _row(blocks: Sequence[Block], columns: list[int], gap: int, index: int) -> Text:
    row = Text()
    for block, size in zip(blocks, columns, strict=True):
        row.append(" " * gap if row else "")
        row.append_text(fitted(block[index] if index < len(block) else Text(), size))
    row.rstrip()
    return row


def grid(cells: Sequence[Text], rows: int, gap: int) -> Block:
    """The cells in columns of so many rows, read downwards."""
    columns = [list(cells[first : first + rows]) for first in range(0, len(cells), rows)]
    return beside(columns, gap)
