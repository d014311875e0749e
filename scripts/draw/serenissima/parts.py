"""What the sheets of Serenissima share: its words, and small drawings in one size."""

from __future__ import annotations

from caravela.core.words import Words
from caravela.games.serenissima.meta import META
from draw.palette import c
from draw.serenissima.symbols import SEAT, sailor
from draw.svg import at, n, path, rect, text

WORDS = Words(META, "en")


def word(x: float, y: float, message: str, size: float, width: float, **attributes: object) -> str:
    """A word of the game's text, in English until somebody says it otherwise."""
    attributes = {"fill": c("ink"), "font_weight": 600} | attributes
    return text(x, y, WORDS.say(message), size, data_word=message, data_width=n(width), **attributes)


def number(x: float, y: float, value: object, size: float, colour: str = "ink", **attributes: object) -> str:
    """A number; with `data_slot`, one that changes in the game."""
    attributes = {"font_weight": 700, "fill": c(colour)} | attributes
    return text(x, y, value, size, **attributes)


def rule(x: float, y: float, width: float, weight: str = ".7") -> str:
    """A level line that parts one thing from another."""
    return path(f"M{n(x)} {n(y)}h{n(width)}", fill="none", stroke=c("panel-edge"), stroke_width=weight)


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


def ground(width: float, height: float) -> str:
    """A seat's sheet: parchment in a frame of the seat's colour."""
    return (
        rect(0, 0, width, height, fill=c("panel"))
        + rect(3, 3, width - 6, height - 6, rx=3, fill="none", stroke=SEAT, stroke_width="5")
        + rect(7, 7, width - 14, height - 14, fill="none", stroke=c("ink-soft"), stroke_width=".7")
    )
