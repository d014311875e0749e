"""What the sheets of Vasco da Gama share: its words, and small drawings in one size."""

from __future__ import annotations

from caravela.core.words import Words
from caravela.games.vasco.components import PLAYERS
from caravela.games.vasco.meta import META
from draw.palette import c
from draw.printing import printer
from draw.svg import Sheet, at, circle, group, n, rect, text
from draw.symbols import coin, laurel

WORDS = Words(META, "en")
word = printer(WORDS)
#: The radius of an action space, from one to the next, and how many an area has with all players.
SPACE = 14.5
SPACE_STEP = 32
SPACES_EACH = max(max(players.action_spaces) for players in PLAYERS.values())


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
