"""The screen: everything that a decision needs, in the rows and columns that there are.

Where room is scarce the screen undresses: blank lines go first, then titles, then panels that can be spared, then the
header; the log keeps what is left. How much it wears depends on the size of the terminal and of the board only, so that
nothing jumps about. Only where a menu is too long even so, the board gives way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from caravela.core.words import Speaker
from caravela.terminal import blocks
from caravela.terminal.blocks import Block
from caravela.terminal.board import Board
from caravela.terminal.keyboard import Ask, tidy
from caravela.terminal.options import Option, laid_out

#: The row in which the person types.
INPUT_ROWS: Final = 1
#: As many lines of the log are shown before options move closer together.
LOG_ROWS: Final = 4


class Dress:
    """How much the screen wears, and how many rows must be left for log, prompt, options and input."""

    __slots__ = ("blanks", "header", "rest", "seat_titles", "spare", "titles")

    def __init__(self, header: bool, titles: bool, seat_titles: bool, blanks: bool, spare: bool, rest: int) -> None:
        self.header = header
        self.titles = titles
        self.seat_titles = seat_titles
        self.blanks = blanks
        self.spare = spare
        self.rest = rest


DRESSES: Final = (
    Dress(header=True, titles=True, seat_titles=True, blanks=True, spare=True, rest=16),
    Dress(header=True, titles=True, seat_titles=True, blanks=False, spare=True, rest=12),
    Dress(header=True, titles=True, seat_titles=False, blanks=False, spare=True, rest=8),
    Dress(header=True, titles=False, seat_titles=False, blanks=False, spare=True, rest=8),
    Dress(header=True, titles=False, seat_titles=False, blanks=False, spare=False, rest=8),
    Dress(header=False, titles=False, seat_titles=False, blanks=False, spare=False, rest=0),
)


class View:
    """What is to be seen at one moment; each part is laid out for the width that there is."""

    def __init__(
        self,
        header: str,
        board: Board,
        log: Callable[[int], Block],
        prompt: Text,
        options: list[Option],
        notes: list[Text],
    ) -> None:
        #: The first line.
        self.header = header
        self.board = board
        #: The log's lines in so many columns.
        self.log = log
        self.prompt = prompt
        self.options = options
        #: Answers to what was typed last.
        self.notes = notes


class Screen:
    """Draws views and pages on a console."""

    def __init__(self, console: Console, speaker: Speaker, ask: Ask) -> None:
        self.console = console
        self._say = speaker.say
        self._ask = ask

    def show(self, view: View) -> None:
        """Draws a view from the top of the screen."""
        self.clear()
        self.write(self.compose(view, self.console.width, self.console.height))

    def clear(self) -> None:
        """Empties the screen, if there is one."""
        if self.console.is_terminal:
            self.console.clear()

    def write(self, lines: Block) -> None:
        """Prints lines as they are, none wider than the screen."""
        for line in lines:
            shown = blocks.cut(line, self.console.width)
            shown.rstrip()
            self.console.print(shown, no_wrap=True, crop=True, highlight=False)

    def page(self, lines: Block, latest: bool = False) -> None:
        """Shows lines by themselves, a screenful at a time, with `latest` from the end backwards.

        On a terminal the person says when to go on; elsewhere all lines are printed.
        """
        if not self.console.is_terminal:
            self.write(lines)
            return
        pages = _pages(lines, max(1, self.console.height - 1), latest)
        for number, page in enumerate(pages, start=1):
            self.clear()
            self.write(page)
            id = "page-last" if number == len(pages) else "page-earlier" if latest else "page-more"
            if tidy(self._ask(self._say(id) + " ")).lower() == "q":
                return

    def compose(self, view: View, columns: int, rows: int) -> Block:
        """The view in at most so many rows wherever that is possible, input included."""
        dress, board = _dressed(view, columns, rows)
        blank = [Text()] if dress.blanks else []
        head = [blocks.cut(Text(view.header, style="bold reverse"), columns), *blank] if dress.header else []
        tail = blocks.wrapped(view.prompt, columns)
        notes = [line for note in view.notes for line in blocks.wrapped(note, columns, 2)]
        free = rows - INPUT_ROWS - len(head) - len(board) - len(tail) - len(notes) - 2 * len(blank)
        log = view.log(columns)
        options = laid_out(view.options, columns, free - min(len(log), LOG_ROWS), free)
        if len(options) > free:
            board = self._shortened(view.board, columns, len(board) - (len(options) - free))
        shown = self._latest(log, free - len(options))
        return [*head, *board, *blank, *shown, *(blank if shown else []), *tail, *options, *notes]

    def _shortened(self, board: Board, columns: int, rows: int) -> Block:
        """The board in so few rows: all players, and of the rest what there is room for."""
        seats = board.seats(columns, titles=False)
        upper = board.upper(columns, titles=False, spare=False)
        more = Text(self._say("board-more"), style="dim")
        return [*upper[: max(0, rows - len(seats) - 1)], more, *seats]

    def _latest(self, log: Block, rows: int) -> Block:
        """The end of the log; where some of it is left out, the first line says so."""
        if len(log) <= rows:
            return log
        if rows <= 1:
            return log[len(log) - max(0, rows) :]
        left_out = len(log) - rows + 1
        return [Text(self._say("log-more", count=left_out), style="dim"), *log[left_out:]]


def _pages(lines: Block, rows: int, latest: bool) -> list[Block]:
    """The lines in pages, in the order in which they are shown."""
    if latest:
        return [lines[max(0, last - rows) : last] for last in range(len(lines), 0, -rows)] or [[]]
    return [lines[first : first + rows] for first in range(0, len(lines), rows)] or [[]]


def _dressed(view: View, columns: int, rows: int) -> tuple[Dress, Block]:
    """The fullest dress in which the board leaves enough rows for the rest."""
    for dress in DRESSES:
        board = view.board.lines(columns, dress.titles, dress.seat_titles, dress.spare)
        if dress.header + len(board) + 3 * dress.blanks + dress.rest <= rows:
            break
    return dress, board
