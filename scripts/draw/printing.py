"""What every game prints on its sheets: words of its text, numbers, lines, and the ground of a seat's own sheet."""

from __future__ import annotations

from collections.abc import Callable

from caravela.core.words import Words
from draw.palette import c
from draw.svg import n, path, rect, text

#: The colours of a sheet's owner.
SEAT = "var(--seat,#8a7a5c)"
SEAT_DARK = "var(--seat-dark,#3a2a18)"


def printer(words: Words) -> Callable[..., str]:
    """How a word of a game's text is printed: `word(x, y, message, size, width)`."""

    def word(x: float, y: float, message: str, size: float, width: float, **attributes: object) -> str:
        """In English until somebody says it otherwise."""
        attributes = {"fill": c("ink"), "font_weight": 600} | attributes
        return text(x, y, words.say(message), size, data_word=message, data_width=n(width), **attributes)

    return word


def number(x: float, y: float, value: object, size: float, colour: str = "ink", **attributes: object) -> str:
    """A number; with `data_slot`, one that changes in the game."""
    return text(x, y, value, size, **({"fill": c(colour), "font_weight": 600} | attributes))


def rule(x: float, y: float, width: float, weight: str = ".7") -> str:
    """A level line that parts one thing from another."""
    return path(f"M{n(x)} {n(y)}h{n(width)}", fill="none", stroke=c("panel-edge"), stroke_width=weight)


def ground(width: float, height: float) -> str:
    """A seat's sheet: parchment in a frame of the seat's colour."""
    return (
        rect(0, 0, width, height, fill=c("panel"))
        + rect(3, 3, width - 6, height - 6, rx=3, fill="none", stroke=SEAT, stroke_width="5")
        + rect(7, 7, width - 14, height - 14, fill="none", stroke=c("ink-soft"), stroke_width=".7")
    )
