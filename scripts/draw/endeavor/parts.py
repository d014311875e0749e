"""What the sheets of Endeavor share: its words, numbers, small drawings in one size."""

from __future__ import annotations

from caravela.core.words import Words
from caravela.games.endeavor.meta import META
from draw.palette import c
from draw.svg import n, text

WORDS = Words(META, "en")
ROMAN = ("I", "II", "III", "IV", "V")
#: The colours of a sheet's owner.
SEAT = "var(--seat,#8a7a5c)"
SEAT_DARK = "var(--seat-dark,#3a2a18)"
#: The sizes of a tile and of a card; a tile's activation space lies off its middle.
TILE = (84, 66)
TILE_SPACE = (-29, 20.4)
CARD = (46, 60)


def word(x: float, y: float, message: str, size: float, width: float, **attributes: object) -> str:
    """A word of the game's text, in English until somebody says it otherwise."""
    attributes = {"fill": c("ink"), "font_weight": 600} | attributes
    return text(x, y, WORDS.say(message), size, data_word=message, data_width=n(width), **attributes)


def number(x: float, y: float, value: object, size: float, colour: str = "ink", **attributes: object) -> str:
    """A number; with `data_slot`, one that changes in the game."""
    attributes = {"font_weight": 600} | attributes
    return text(x, y, value, size, fill=c(colour), **attributes)


def place_name(x: float, y: float, slot: str, message: str, size: float, width: float) -> str:
    """The name of a place where things lie; the scene leaves it out while something does."""
    soft = {"fill": c("ink-soft"), "font_weight": 400}
    return text(x, y, WORDS.say(message), size, data_slot=slot, data_width=n(width), **soft)
