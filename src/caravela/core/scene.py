"""Scenes: a game is drawn by data. Which drawings lie on the table, and which piece stands at which anchor of them.

A sheet is an SVG of the game's folder `art/` with named anchors; a piece is a symbol of `art/pieces.svg`. One client
draws and plays all games from this; `docs/table.md` says how anchors, symbols and slots are written.
"""

from __future__ import annotations

from typing import Any, Final

from caravela.core.facts import NOBODY, Value, Values

#: Where a sheet belongs: the board itself, a seat's mat, something to choose from, something to look at now and then.
BOARD: Final = "board"
MAT: Final = "mat"
OFFER: Final = "offer"
ASIDE: Final = "aside"


class Sheet:
    """A drawing on the table; `slots` fill its `<text data-slot>` elements."""

    __slots__ = ("art", "id", "role", "seat", "slots")

    def __init__(self, id: str, art: str, role: str, seat: int = NOBODY, slots: Values | None = None) -> None:
        self.id = id
        self.art = art
        self.role = role
        self.seat = seat
        self.slots: Values = slots or {}

    def wire(self) -> dict[str, Any]:
        """The sheet as JSON data."""
        return {"id": self.id, "art": self.art, "role": self.role, "seat": self.seat, "slots": self.slots}


class Piece:
    """A thing at an anchor of a sheet. Its id stays the same while it lives, so that its moves can be followed.

    `label` is the message `piece-<label>` that a screen reader says, with the values given.
    """

    __slots__ = ("anchor", "count", "id", "label", "seat", "sheet", "slots", "symbol", "values")

    def __init__(
        self,
        id: str,
        symbol: str,
        sheet: str,
        anchor: str,
        label: str,
        *,
        seat: int = NOBODY,
        count: int = 1,
        slots: Values | None = None,
        **values: Value,
    ) -> None:
        self.id = id
        self.symbol = symbol
        self.sheet = sheet
        self.anchor = anchor
        self.label = label
        self.seat = seat
        self.count = count
        self.slots: Values = slots or {}
        self.values: Values = values

    def wire(self) -> dict[str, Any]:
        """The piece as JSON data."""
        return {name: getattr(self, name) for name in sorted(self.__slots__)}


class Scene:
    """Everything that lies on the table, as far as one seat may see it."""

    __slots__ = ("pieces", "sheets")

    def __init__(self, sheets: list[Sheet], pieces: list[Piece]) -> None:
        self.sheets = sheets
        self.pieces = pieces
