"""What the sheets of Serenissima share: its words, and small drawings in one size."""

from __future__ import annotations

from functools import partial

from caravela.core.words import Words
from caravela.games.serenissima.meta import META
from draw import printing
from draw.printing import SEAT, printer
from draw.serenissima.symbols import sailor
from draw.svg import at, n, text

WORDS = Words(META, "en")
word = printer(WORDS)
number = partial(printing.number, font_weight=700)


def ducats(x: float, y: float, value: object, r: float = 9, **attributes: object) -> str:
    """A coin with an amount on it."""
    size = r * 1.45
    shown = text(x, y + size * 0.34, value, size, fill="#3a2408", font_weight="700", **attributes)
    return at(x, y, plain_coin(r)) + shown


def plain_coin(r: float) -> str:
    """A ducat without its stamp, so that a number can be read on it."""
    return (
        f'<circle r="{n(r)}" fill="#ecc552" stroke="#2c1d10" stroke-width="1"/>'
        f'<circle r="{n(r * 0.8, 2)}" fill="none" stroke="#946612" stroke-width=".7"/>'
    )


def own_sailor(x: float, y: float, scale: float) -> str:
    """A sailor in the colour of the sheet's owner."""
    return at(x, y, sailor(SEAT, mark=False), scale=scale)
