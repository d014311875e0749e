"""Options: a menu's choices on the screen, in as few columns as the rows allow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from caravela.terminal import blocks
from caravela.terminal.blocks import Block
from caravela.terminal.chips import Chip

_GAP = 3
_MOST_COLUMNS = 5
#: How many chips an option tells: all of them, fewer and fewer, none.
ALL: Final = 99
FEWER: Final = (2, 1)
NONE: Final = 0


class Option:
    """A numbered line: what it is, the same for little room, and what it brings."""

    __slots__ = ("chips", "label", "number", "short")

    def __init__(self, number: int, label: str, short: str, chips: Sequence[Chip] = ()) -> None:
        self.number = number
        self.label = label
        self.short = short
        self.chips = chips

    def line(self, short: bool = False, most: int = ALL) -> Text:
        """The option as a line of text, with so many of its chips at most."""
        text = Text().append(f"{self.number:>2}) ", style="bold").append(self.short if short else self.label)
        for index, (chip, style) in enumerate(self.chips[:most]):
            text.append(", " if index else "  ", style="dim").append(chip, style=style)
        return text


def laid_out(options: list[Option], columns: int, good: int, most: int) -> Block:
    """The options in the roomiest form that takes no more than a good number of rows.

    Where there is none, they tell fewer chips; then the log gives way up to `most` rows, then the columns; only then
    the options stop telling what they bring.
    """
    full = _both_forms(options, columns, ALL)
    brief = [block for chips in FEWER for block in _both_forms(options, columns, chips)]
    for block in [*full, *brief]:
        if len(block) <= good:
            return block
    dense = [_flowing(options, columns, FEWER[-1])]
    for candidates in (full, brief, dense):
        if candidates and min(len(block) for block in candidates) <= most:
            return min(candidates, key=len)
    bare = [*_forms(options, columns, True, NONE), _flowing(options, columns, NONE)]
    return min([*full, *brief, *dense, *bare], key=len)


def _both_forms(options: list[Option], columns: int, chips: int) -> list[Block]:
    return [*_forms(options, columns, False, chips), *_forms(options, columns, True, chips)]


def _flowing(options: list[Option], columns: int, chips: int) -> Block:
    """One behind the other, without columns."""
    return blocks.flow([blocks.cut(option.line(True, chips), columns) for option in options], columns, " " * _GAP)


def _forms(options: list[Option], columns: int, short: bool, chips: int) -> Iterator[Block]:
    """From one column to as many as there is room for."""
    lines = [option.line(short, chips) for option in options]
    for count in range(1, min(len(lines), _MOST_COLUMNS) + 1):
        block = blocks.grid(lines, -(-len(lines) // count), _GAP)
        if blocks.width(block) <= columns:
            yield block
