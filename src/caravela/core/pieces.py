"""How games lay a piece on the table. Compiled, as a scene has hundreds and every move of a server makes several."""

from __future__ import annotations

from caravela.core.facts import NOBODY, Value, Values
from caravela.core.scene import Piece, Scene


def piece_of(
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
) -> Piece:
    """A piece; whatever else is named is a value of its label: `piece_of(…, "token", good="sugar")`."""
    return Piece(id, symbol, sheet, anchor, label, seat, count, {} if slots is None else slots, values)


def joined(common: list[Piece], own: Scene) -> Scene:
    """What everybody sees alike, and behind it what one seat sees."""
    return Scene(own.sheets, [*common, *own.pieces]) if common else own
