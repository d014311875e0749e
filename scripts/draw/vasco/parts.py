"""What the sheets of Vasco da Gama share: its words, and small drawings in one size."""

from __future__ import annotations

from caravela.core.words import Words
from caravela.games.vasco.components import PLAYERS
from caravela.games.vasco.meta import META
from draw.palette import c
from draw.svg import Sheet, at, circle, group, n, path, rect, text
from draw.symbols import coin, laurel

WORDS = Words(META, "en")
#: The colours of a sheet's owner.
SEAT = "var(--seat,#8a7a5c)"
SEAT_DARK = "var(--seat-dark,#3a2a18)"
#: The radius of an action space, from one to the next, and how many an area has with all players.
SPACE = 14.5
SPACE_STEP = 32
SPACES_EACH = max(max(players.action_spaces) for players in PLAYERS.values())


def word(x: float, y: float, message: str, size: float, width: float, **attributes: object) -> str:
    """A word of the game's text, in English until somebody says it otherwise."""
    attributes = {"fill": c("ink"), "font_weight": 600} | attributes
    return text(x, y, WORDS.say(message), size, data_word=message, data_width=n(width), **attributes)


def number(x: float, y: float, value: object, size: float, colour: str = "ink", **attributes: object) -> str:
    """A number; with `data_slot`, one that changes in the game."""
    attributes = {"font_weight": 600} | attributes
    return text(x, y, value, size, fill=c(colour), **attributes)


def rule(x: float, y: float, width: float, weight: str = ".7") -> str:
    """A level line that parts one thing from another."""
    return path(f"M{n(x)} {n(y)}h{n(width)}", fill="none", stroke=c("panel-edge"), stroke_width=weight)


def shield(x: float, y: float, value: object, r: float = 11, slot: str | None = None) -> str:
    """Victory points."""
    shown = text(
        x,
        y + r * 0.5,
        value,
        r * 1.45,
        fill="#fff6e0",
        font_weight="700",
        data_slot=slot,
        data_width=n(r * 1.75) if slot else None,
    )
    return group(at(x, y, laurel(r)), shown)


def reals(x: float, y: float, value: object, r: float = 11) -> str:
    """A coin with a sum on it."""
    return group(
        at(x, y, coin(r)),
        circle(x, y, r * 0.72, fill="#f2d06a", stroke="#946612", stroke_width=".7"),
        text(x, y + r * 0.43, value, r * 1.3, fill="#3a2408", font_weight="700"),
    )


def draw_spaces(sheet: Sheet, area: str, left: float, y: float, whole: tuple[float, float, float, float]) -> None:
    """The action spaces of an area, from the left; the whole box, with the area's name, is the place to put a disc."""
    for index in range(SPACES_EACH):
        x = left + SPACE + SPACE_STEP * index
        sheet.add(
            circle(x, y, SPACE, fill=c("panel-low"), stroke=c("ink-soft"), stroke_width="1"),
            circle(x, y, SPACE - 3, fill="none", stroke=c("panel-edge"), stroke_width=".7", stroke_dasharray="2 2"),
        )
        sheet.anchor(f"space-{area}-{index}", x, y, r=SPACE)
    x, top, width, height = whole
    sheet.anchor(f"area-{area}", x + width / 2, top + height / 2, w=width, h=height)


def empty(x: float, y: float, width: float, height: float, r: float = 4) -> str:
    """The outline of a place where a tile may lie."""
    edge = {"stroke": c("ink-soft"), "stroke_width": ".9", "stroke_dasharray": "3 3"}
    return rect(x - width / 2, y - height / 2, width, height, rx=n(r), fill=c("panel-low"), fill_opacity=".6", **edge)
