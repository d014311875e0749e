"""Panels: a position as lines of text, for terminals and for anybody who reads a board line by line.

A game says what to show (`Rules.panels`); the terminal says where. Styles are names, not colours:

    seat-0 … seat-4   the colour of a seat (its name or letter is in the text too: colour never stands alone)
    strong, dim       important, unimportant
    good-<id>, …      anything else that the game's words name; a terminal that does not know a style ignores it
"""

from __future__ import annotations

from typing import Final

#: Where a panel belongs: the board itself; what lies beside it; one line for each seat; a wide table below.
MAIN: Final = "main"
SIDE: Final = "side"
SEATS: Final = "seats"


class Span:
    """A piece of a line in one style."""

    __slots__ = ("style", "text")

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style


Line = list[Span]


class Panel:
    """A titled block of lines; the title is the game's message `panel-<id>`, its codes are explained by
    `panel-<id>-legend`.

    MAIN panels are at most 50 columns wide, SIDE panels 28, SEATS panels 78, so that they fit 80 columns.
    """

    __slots__ = ("id", "lines", "place", "spare")

    def __init__(self, id: str, place: str, lines: list[Line], spare: bool = False) -> None:
        self.id = id
        self.place = place
        self.lines = lines
        #: Whether it may be left out where rows are scarce.
        self.spare = spare
