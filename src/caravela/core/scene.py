"""Scenes: a game is drawn by data. Which drawings lie on the table, and which piece stands at which anchor of them.

A sheet is an SVG of the game's folder `art/` with named anchors; a piece is a symbol of `art/pieces.svg`. One client
draws and plays all games from this; `docs/table.md` says how anchors, symbols and slots are written.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from caravela.core.facts import NOBODY, Values

#: Where a sheet belongs: the board itself, a seat's mat, something to choose from, something to look at now and then.
Role = Literal["board", "mat", "offer", "aside"]
BOARD: Final = "board"
MAT: Final = "mat"
OFFER: Final = "offer"
ASIDE: Final = "aside"


class Sheet(msgspec.Struct, gc=False):
    """A drawing on the table."""

    id: str
    #: The file in the game's folder `art/`.
    art: str
    #: Where it belongs on a wide screen and on a phone.
    role: Role
    #: Whose it is, or NOBODY.
    seat: int = NOBODY
    #: What fills its `<text data-slot>` elements.
    slots: Values = {}


class Piece(msgspec.Struct, gc=False):
    """A thing at an anchor of a sheet."""

    #: Stays the same while the thing lives, so that its moves can be followed.
    id: str
    #: A symbol of `art/pieces.svg`.
    symbol: str
    sheet: str
    anchor: str
    #: A screen reader says the message `piece-<label>`, with the values.
    label: str
    #: Whose colour it has, or NOBODY.
    seat: int = NOBODY
    #: Shown when above 1.
    count: int = 1
    #: What fills the `<text data-slot>` elements of its symbol.
    slots: Values = {}
    values: Values = {}


class Scene(msgspec.Struct):
    """Everything that lies on the table, as far as one seat may see it."""

    sheets: list[Sheet]
    pieces: list[Piece]
