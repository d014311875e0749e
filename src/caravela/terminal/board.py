"""The board: a position's panels, each in its place."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from caravela.core.panels import MAIN, SEATS, SIDE, Line, Panel
from caravela.core.rules import Rules, Seat
from caravela.core.words import Words
from caravela.terminal import blocks
from caravela.terminal.blocks import Block
from caravela.terminal.styles import Palette

#: Columns between two blocks, the widest that fits.
GAPS: Final = (3, 2, 1)


class _Sheet:
    """A panel as lines of text, with its title."""

    __slots__ = ("lines", "spare", "title", "width")

    def __init__(self, panel: Panel, title: str, palette: Palette) -> None:
        self.title = title
        self.spare = panel.spare
        self.lines = [_line(line, palette) for line in panel.lines]
        self.width = blocks.width(self.lines)

    def block(self, title: bool, columns: int) -> Block:
        return blocks.titled(self.title, self.lines, columns) if title else self.lines


class Board:
    """What a seat (or NOBODY) may see of a position, ready to be laid out in any width."""

    def __init__(self, rules: Rules[Any], state: Any, words: Words, palette: Palette, seat: Seat) -> None:
        places: dict[str, list[_Sheet]] = {MAIN: [], SIDE: [], SEATS: []}
        for panel in rules.panels(state, words, seat):
            places[panel.place].append(_Sheet(panel, words.say(f"panel-{panel.id}"), palette))
        self._main, self._side, self._seats = places[MAIN], places[SIDE], places[SEATS]

    def lines(self, columns: int, titles: bool = True, seat_titles: bool = True, spare: bool = True) -> Block:
        """The board with what lies beside it, and the seats below; all of it, or without what can be spared."""
        return [*self.upper(columns, titles, spare), *self.seats(columns, seat_titles)]

    def seats(self, columns: int, titles: bool) -> Block:
        """The players."""
        return [line for sheet in self._seats for line in sheet.block(titles, columns)]

    def upper(self, columns: int, titles: bool, spare: bool) -> Block:
        """The board with everything else beside it in as few rows as possible; below it if the screen is too narrow."""
        main, side = ([sheet for sheet in sheets if spare or not sheet.spare] for sheets in (self._main, self._side))
        for split in _splits(side, titles):
            if found := _joined([_stack(group, titles) for group in (main, *split)], columns):
                return found
        return [*_stack(main, titles), *_stack(side, titles)]


def _splits(side: list[_Sheet], titles: bool) -> list[list[list[_Sheet]]]:
    """What lies beside the board in two columns or in one, the lowest first."""
    splits = [[side], *([side[:first], side[first:]] for first in range(1, len(side)))]
    return sorted(splits, key=lambda split: max(_height(group, titles) for group in split))


def _line(spans: Line, palette: Palette) -> Text:
    line = Text()
    for span in spans:
        line.append(span.text, style=palette[span.style])
    return line


def _height(sheets: list[_Sheet], titles: bool) -> int:
    return sum(len(sheet.lines) + titles for sheet in sheets)


def _stack(sheets: list[_Sheet], titles: bool) -> Block:
    """Sheets one below the other, their titles as wide as the widest."""
    columns = max((sheet.width for sheet in sheets), default=0)
    return [line for sheet in sheets for line in sheet.block(titles, columns)]


def _joined(columns_of_panels: list[Block], columns: int) -> Block:
    """The blocks beside one another with the widest gap that fits; nothing if none does."""
    used = sum(blocks.width(block) for block in columns_of_panels)
    for gap in GAPS:
        if used + gap * (len(columns_of_panels) - 1) <= columns:
            return blocks.beside(columns_of_panels, gap)
    return []
