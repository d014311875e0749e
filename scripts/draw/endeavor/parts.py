"""What the sheets of Endeavor share: its words, numbers, small drawings in one size."""

from __future__ import annotations

from caravela.core.words import Words
from caravela.games.endeavor.meta import META
from draw.palette import c
from draw.printing import printer
from draw.svg import n, text

WORDS = Words(META, "en")
word = printer(WORDS)
ROMAN = ("I", "II", "III", "IV", "V")
#: The sizes of a tile and of a card; a tile's activation space lies off its middle.
TILE = (84, 66)
TILE_SPACE = (-29, 20.4)
CARD = (46, 60)


def place_name(x: float, y: float, slot: str, message: str, size: float, width: float) -> str:
    """The name of a place where things lie; the scene leaves it out while something does."""
    soft = {"fill": c("ink-soft"), "font_weight": 400}
    return text(x, y, WORDS.say(message), size, data_slot=slot, data_width=n(width), **soft)
