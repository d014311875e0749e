"""Options: a menu's choices on the screen, in as few columns as the rows allow."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from caravela.terminal import blocks
from caravela.terminal.blocks import Block

_GAP = 3
_MOST_COLUMNS = 5


class Option:
    """A numbered line: what it is, the same for little room, and what it brings."""

    __slots__ = ("gain", "label", "number", "short")

    def __init__(self, number: int, label: str, short: str, gain: str) -> None:
        self.number = number
        self.label = label
        self.short = short
        self.gain = gain

    def line(self, short: bool = False, bare: bool = False) -> Text:
        """The option as a line of text; a bare one does not tell what it brings."""
        text = Text().append(f"{self.number:>2}) ", style="bold").append(self.short if short else self.label)
        return text.append(f"  {self.gain}", style="dim") if self.gain and not bare else text


def laid_out(options: list[Option], columns: int, good: int, most: int) -> Block:
    """The options in the roomiest form that takes no more than a good number of rows.

    Where there is none, the log gives way up to `most` rows, then the columns; only then the options stop telling what
    they bring.
    """
    full = [*_forms(options, columns, short=False), *_forms(options, columns, short=True)]
    for block in full:
        if len(block) <= good:
            return block
    dense = [_flowing(options, columns, bare=False)]
    for candidates in (full, dense):
        if candidates and min(len(block) for block in candidates) <= most:
            return min(candidates, key=len)
    bare = [*_forms(options, columns, short=True, bare=True), _flowing(options, columns, bare=True)]
    return min([*full, *dense, *bare], key=len)


def _flowing(options: list[Option], columns: int, bare: bool) -> Block:
    """One behind the other, without columns."""
    return blocks.flow([blocks.cut(option.line(True, bare), columns) for option in options], columns, " " * _GAP)


def _forms(options: list[Option], columns: int, short: bool, bare: bool = False) -> Iterator[Block]:
    """From one column to as many as there is room for."""
    lines = [option.line(short, bare) for option in options]
    for count in range(1, min(len(lines), _MOST_COLUMNS) + 1):
        block = blocks.grid(lines, -(-len(lines) // count), _GAP)
        if blocks.width(block) <= columns:
            yield block
