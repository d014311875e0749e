"""Endeavor's own small drawings: symbols of attributes and actions, emblems of the zones, buildings.

Glyphs are about 12 by 12 and pale, to stand on a roundel; buildings are 26 by 26 and stand on y = 12.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from draw.svg import at, circle, group, n, path, polar, polygon, rect, text
from draw.symbols import (
    INK,
    LINE,
    PAPER,
    STONE,
    STONE_DARK,
    STONE_PALE,
    WOOD,
    WOOD_DARK,
    WOOD_PALE,
    ink,
    laurel,
    settlement,
    ship,
    shipyard,
)

PALE = "#fff6e0"
#: The roundel of each attribute, and of every action.
ATTRIBUTE_TINTS = {"industry": "#a4482a", "culture": "#2f7a55", "wealth": "#c08a12", "influence": "#3a5a9c"}
ACTION_TINT = "#27577a"
#: Each zone's colour, on land, on its cards and at its cities; and that of the slavery deck.
ZONE_TINTS = {
    "europe": "#5d6fb0",
    "north_america": "#4b8a4f",
    "caribbean": "#cf7a2c",
    "south_america": "#a33f3a",
    "africa": "#b3941f",
    "india": "#8a4a8c",
    "far_east": "#23868c",
    "slavery": "#443b35",
}


def _stroke(d: str, width: float = 1.4) -> str:
    return path(d, fill="none", stroke=PALE, stroke_width=n(width))


# Attributes


def gear() -> str:
    teeth = []
    for tooth in range(8):
        for turn, r in ((-14, 4.2), (-9, 6.2), (9, 6.2), (14, 4.2)):
            teeth.append(polar(0, 0, r, 45 * tooth + turn))
    return path(polygon(teeth, digits=1), fill=PALE) + circle(0, 0, 1.9, fill=ATTRIBUTE_TINTS["industry"])


def lyre() -> str:
    return _stroke("M-3-5.4C-6-3.4-5.2 1.6-2.2 3.2H2.2C5.2 1.6 6-3.4 3-5.4") + _stroke(
        "M-4.2-2.8H4.2M-1.3-2.8V3M1.3-2.8V3M0 3.4V5.6M-2.6 5.8H2.6", 1.1
    )


def coin_glyph() -> str:
    return circle(0, 0, 5.4, fill="#ffe48f", stroke=PALE, stroke_width=".8") + path(
        "M0-3.4L2.6 0L0 3.4L-2.6 0Z", fill="#a8740c"
    )


def temple() -> str:
    return path("M-6-1.8L0-5.8L6-1.8Z", fill=PALE) + _stroke(
        "M-4.2-.8V3.2M-1.4-.8V3.2M1.4-.8V3.2M4.2-.8V3.2M-5.6 4.8H5.6", 1.4
    )


ATTRIBUTE_GLYPHS: dict[str, Callable[[], str]] = {
    "industry": gear,
    "culture": lyre,
    "wealth": coin_glyph,
    "influence": temple,
}


# Actions


def sails() -> str:
    return path("M-5.8 2.2H5.8L4 5.2H-4Z", fill=PALE) + path(
        "M-.5-6V1.2H-5Q-1.2-1.4-.5-6ZM.7-5.2Q4.6-3 5 1.2H.7Z", fill=PALE
    )


def flag() -> str:
    return _stroke("M-3.2-5.8V5.6M-5.6 5.8H2.4") + path("M-3-5.6H5L3-2.9L5-.2H-3Z", fill=PALE)


def swords() -> str:
    return _stroke("M-5-5L4.2 4.2M5-5L-4.2 4.2") + _stroke("M-5.4 2.2L-2.2 5.4M5.4 2.2L2.2 5.4", 1.2)


def wages() -> str:
    """A coin that comes back."""
    return (
        circle(0, 0.4, 2.5, fill=PALE)
        + _stroke("M4.9 2.6A5.4 5.4 0 1 1 4.6-2.6")
        + path("M5.9-5.4V-.9L1.9-2.4Z", fill=PALE)
    )


def cards() -> str:
    return group(
        rect(-5, -4.6, 6, 8.6, rx=1, fill="#9dbad0", transform="rotate(-14)"),
        rect(-2.2, -4.6, 6.2, 9, rx=1, fill=PALE, transform="rotate(8)"),
    )


ACTION_GLYPHS: dict[str, Callable[[], str]] = {
    "ship": sails,
    "occupy": flag,
    "attack": swords,
    "payment": wages,
    "draw": cards,
}


def attribute(id: str, x: float, y: float, r: float = 8) -> str:
    """The symbol of an attribute on its roundel."""
    return at(
        x, y,
        circle(0, 0, 8, fill=ATTRIBUTE_TINTS[id], stroke=INK, stroke_width=".8"),
        ATTRIBUTE_GLYPHS[id](),
        scale=r / 8,
    )  # fmt: skip


def action(id: str, x: float, y: float, r: float = 9) -> str:
    """The symbol of an action."""
    square = rect(-8.4, -8.4, 16.8, 16.8, rx=4, fill=ACTION_TINT, stroke=INK, stroke_width=".8")
    return at(x, y, square, ACTION_GLYPHS[id](), scale=r / 8.4)


def glory(x: float, y: float, value: object, r: float = 8) -> str:
    """Glory: a shield with its number."""
    number = text(0, r * 0.5, value, r * 1.5, fill=PALE, stroke="none", font_weight="700")
    return at(x, y, laurel(r), number)


def lock(x: float, y: float, scale: float = 1) -> str:
    """No payment: a padlock on a coin's place."""
    return at(
        x, y,
        path("M-2.8-.6V-2.8A2.8 2.8 0 0 1 2.8-2.8V-.6", fill="none", stroke=INK, stroke_width="1.6"),
        rect(-4.2, -0.8, 8.4, 6.4, rx=1.4, fill="#c8982c", stroke=INK, stroke_width=".9"),
        circle(0, 2, 1.1, fill=INK),
        scale=scale,
    )  # fmt: skip


def plain_disc(x: float, y: float, r: float, fill: str = "#e9dcb9", dark: str = "#6b5536") -> str:
    """A disc of whatever colour."""
    return group(
        circle(x, y + r * 0.14, r, fill=dark),
        circle(x, y, r, fill=fill, stroke=dark, stroke_width=n(max(0.7, r * 0.09))),
        circle(x, y, r * 0.66, fill="none", stroke=dark, stroke_width=n(max(0.5, r * 0.07)), stroke_opacity=".6"),
    )


# Emblems of the zones, pale


def _lily() -> str:
    return path(
        "M0-6.2C1.6-4.4 1.7-2.8.7-.8C2-2.8 4.6-3 4.9-1.2C5 .2 3.4.6 2.8-.2C2.4 1 1.2 1 .9 2.2V4.6L0 5.8L-.9 4.6V2.2"
        "C-1.2 1-2.4 1-2.8-.2C-3.4.6-5 .2-4.9-1.2C-4.6-3-2-2.8-.7-.8C-1.7-2.8-1.6-4.4 0-6.2Z",
        fill=PALE,
    )


def _pine() -> str:
    return path("M0-6.4L3.4-1.6H1.8L4.6 3H.9V5.8H-.9V3H-4.6L-1.8-1.6H-3.4Z", fill=PALE)


def _palm() -> str:
    return _stroke("M.4 5.8C-.8 2.6-.6.2.6-2.2", 1.5) + path(
        "M.6-2.4C-1.4-5-4.4-4.8-5.4-2.4C-3.4-3-1.4-2.8.6-2.4C-2-1.8-3.2.2-2.8 2C-1.6.2-.4-1.2.6-2.4C.8-.2 2 1.4 3.6 1.6"
        "C2.8 0 1.8-1.2.6-2.4C2.4-2.8 4.4-2.4 5.6-.8C5.4-3.6 3-4.6.6-2.4C1-4.4 2-5.4 3.4-5.8C1.4-6.6-.2-5 .6-2.4Z",
        fill=PALE,
    )


def _sun() -> str:
    rays = "".join(
        polygon([polar(0, 0, 6.4, 45 * k), polar(0, 0, 3.4, 45 * k - 16), polar(0, 0, 3.4, 45 * k + 16)])
        for k in range(8)
    )
    return path(rays, fill=PALE) + circle(0, 0, 2.9, fill=PALE)


def _tusks() -> str:
    return path(
        "M-1-5.8C-6-4.4-6.4 3-.8 5.6C-3.4 2-3.4-2.4-1-5.8ZM1.4-5.8C-1.8-2.6-1.4 3.4 4.8 5.2C1.8 2.4.8-1.8 1.4-5.8Z",
        fill=PALE,
    )


def _lotus() -> str:
    return path(
        "M0-5.6C2.4-3-2.4-3 0-5.6C2.6-2.8 2.6 1 0 3.6C-2.6 1-2.6-2.8 0-5.6ZM-5.8-2.2C-3.2-2-1.6 1-.8 4"
        "C-4 3.6-5.8 1-5.8-2.2Z"
        "M5.8-2.2C3.2-2 1.6 1 .8 4C4 3.6 5.8 1 5.8-2.2Z",
        fill=PALE,
    ) + _stroke("M-4 5.4H4", 1.2)


def _pagoda() -> str:
    return path(
        "M0-6.6L1-4.8H4.2L3-2.8H-3L-4.2-4.8H-1ZM-2.2-2.6H2.2V-1.4H5L3.6.8H-3.6L-5-1.4H-2.2Z"
        "M-2.6 1H2.6V2.2H5.8L4.4 4.4H-4.4L-5.8 2.2H-2.6Z",
        fill=PALE,
    ) + _stroke("M-3 5.6V4.6M3 5.6V4.6", 1.4)


def _chain() -> str:
    return group(
        rect(-6, -2.2, 6, 4.4, rx=2.2, fill="none", stroke=PALE, stroke_width="1.4"),
        rect(0, -2.2, 6, 4.4, rx=2.2, fill="none", stroke=PALE, stroke_width="1.4"),
        _stroke("M-2 0H2", 1.4),
    )


EMBLEMS: dict[str, Callable[[], str]] = {
    "europe": _lily,
    "north_america": _pine,
    "caribbean": _palm,
    "south_america": _sun,
    "africa": _tusks,
    "india": _lotus,
    "far_east": _pagoda,
    "slavery": _chain,
}


def emblem(zone: str, x: float, y: float, r: float = 8) -> str:
    """The sign of a zone on its colour."""
    return at(x, y, circle(0, 0, 8, fill=ZONE_TINTS[zone], stroke=INK, stroke_width=".8"), EMBLEMS[zone](), scale=r / 8)


# Buildings

SLATE, TILE, BRICK, GREEN = "#5d7391", "#a8492f", "#b9694a", "#6f9a86"
DARK = "#4b3a28"


def _wall(x: float, y: float, width: float, fill: str = STONE_PALE) -> str:
    """A wall from y down to the ground."""
    return path(f"M{n(x)} 12V{n(y)}H{n(x + width)}V12Z", fill=fill)


def _gable(x: float, y: float, width: float, height: float, fill: str = TILE) -> str:
    return path(f"M{n(x - 1.4)} {n(y)}L{n(x + width / 2)} {n(y - height)}L{n(x + width + 1.4)} {n(y)}Z", fill=fill)


def _door(x: float, height: float = 6, width: float = 4) -> str:
    w = width / 2
    return path(
        f"M{n(x - w)} 12V{n(12 - height + w)}A{n(w)} {n(w)} 0 0 1 {n(x + w)} {n(12 - height + w)}V12Z",
        fill=DARK,
        stroke_width=".7",
    )


def _windows(spots: Sequence[tuple[float, float]], width: float = 2.4, height: float = 3) -> str:
    d = "".join(f"M{n(x - width / 2)} {n(y)}h{n(width)}v{n(height)}h{n(-width)}z" for x, y in spots)
    return path(d, fill="#6f93a8", stroke_width=".6")


def _columns(xs: Sequence[float], top: float, foot: float = 10) -> str:
    d = "".join(f"M{n(x - 1.1)} {n(top)}h2.2v{n(foot - top)}h-2.2z" for x in xs)
    return path(d, fill=STONE_PALE, stroke_width=".7")


def _steps(left: float, right: float) -> str:
    return path(f"M{n(left)} 10H{n(right)}L{n(right + 1.4)} 12.4H{n(left - 1.4)}Z", fill=STONE)


def _pennant(x: float, y: float, fill: str = "#b0352a") -> str:
    return path(f"M{n(x)} {n(y + 5)}V{n(y)}", fill="none") + path(
        f"M{n(x)} {n(y)}L{n(x + 5)} {n(y + 1.6)}L{n(x)} {n(y + 3.2)}Z", fill=fill, stroke_width=".7"
    )


def market() -> str:
    stripes = "".join(
        path(f"M{n(x)}-5L{n(x - 1.2)} 1q2.4 2.6 4.8 0L{n(x + 3.6)}-5Z", fill=fill, stroke_width=".7")
        for x, fill in zip((-10.8, -6, -1.2, 3.6, 8.4), ("#b0352a", PAPER) * 3, strict=False)
    )
    return ink(
        path("M-10.4 12V-4M10.6 12V-4", fill="none", stroke=WOOD_DARK, stroke_width="1.8"),
        path("M-9 4.6H9.4V12H-9Z", fill=WOOD_PALE),
        *(
            circle(x, 3.2, 1.9, fill=fill)
            for x, fill in ((-5, "#c8502f"), (-1, "#d9a52c"), (3, "#6f9a4a"), (6.8, "#c8502f"))
        ),
        path("M-11-5L-9.4-9.6H9.6L12-5Z", fill="#d9b77a"),
        stripes,
    )


def workshop() -> str:
    return ink(
        path("M5-4V-12.6H9V-2Z", fill=STONE_DARK),
        path("M7-13.4Q4.6-15 6.6-16.4T6-18.4", fill="none", stroke="#8d8477", stroke_width="1.2"),
        _wall(-10.6, -2, 21.2, BRICK),
        _gable(-10.6, -2, 21.2, 8, "#6b5644"),
        path("M-7 3H5C5 6-1 5.4-1 8.4H2.4V11H-6V8.4H-3C-3.4 6-7 6-7 3Z", fill="#3d4348", stroke_width=".8"),
        path("M-1 2.4L7.4-1.6M5.8-3.6L8.8.6", fill="none", stroke=INK, stroke_width="1.8"),
    )


def bank() -> str:
    return ink(
        _wall(-9.6, -2, 19.2, "#d9cdb2"),
        _columns((-7.6, -2.8, 2.8, 7.6), -2),
        _gable(-10.4, -2, 20.8, 9, STONE_PALE),
        circle(0, -5.2, 3, fill="#e6b93f", stroke_width=".8"),
        _door(0, 8, 3.4),
        _steps(-11, 11),
    )


def barracks() -> str:
    return ink(
        _wall(-11, 0, 22, STONE),
        path("M-11.6 0V-4.4H-8V-2H-4.6V-4.4H-1.4V-2H2V-4.4H5.4V-2H8.4V-4.4H11.6V0Z", fill=STONE_DARK),
        _pennant(0, -13),
        path("M0-8V-2", fill="none"),
        _door(0, 8, 5),
        path("M-9.4 3L-4.4 9M-4.4 3L-9.4 9M4.4 3L9.4 9M9.4 3L4.4 9", fill="none", stroke_width="1.1"),
    )


def guild_hall() -> str:
    return ink(
        path("M-9.6 12V-1H-7V-4.4H-4.4V-8H-1.8V-11.4H1.8V-8H4.4V-4.4H7V-1H9.6V12Z", fill=BRICK),
        path(
            "M-9.6-1H-7V-4.4H-4.4V-8H-1.8V-11.4H1.8V-8H4.4V-4.4H7V-1H9.6", fill="none", stroke=PAPER, stroke_width="1.1"
        ),
        _windows([(-5.4, 0), (0, 0), (5.4, 0), (0, -6)]),
        _door(0, 6.4, 4.4),
        _windows([(-5.8, 6), (5.8, 6)]),
    )


def docks() -> str:
    return ink(
        path("M-12 9H12V12.4H-12Z", fill="#7fa3b4", stroke_width=".7"),
        path("M-12 5.4H3V8H-12Z", fill=WOOD_PALE),
        path("M-10 8V12M-5 8V12M0 8V12", fill="none", stroke=WOOD_DARK, stroke_width="1.6"),
        path("M-7.4 5.4V-9.6L4.4-12.6", fill="none", stroke=WOOD_DARK, stroke_width="2"),
        path("M-7.4-3L-1.6-11.2", fill="none", stroke=WOOD_DARK, stroke_width="1.3"),
        path("M4-12.4V-4.6", fill="none", stroke_width=".8"),
        rect(1, -4.6, 6, 5, fill="#c9a061", stroke_width=".9"),
        path("M3.4 7H12.4L11 11H5Z", fill=WOOD),
        circle(-3, 3.4, 2, fill=WOOD),
    )


def fortress() -> str:
    tower = "M{x} 12V-7H{a}V-4.6H{b}V-7H{c}V-4.6H{d}V-7H{e}V12Z"
    left = tower.format(x=-12, a=-10.6, b=-9.4, c=-8.2, d=-7, e=-5.4)
    right = tower.format(x=5.4, a=6.8, b=8, c=9.2, d=10.4, e=12)
    return ink(
        path("M-6 12V-1H-4V1H-1.4V-1H1.4V1H4V-1H6V12Z", fill=STONE),
        path(left + right, fill=STONE_DARK),
        _door(0, 8, 5),
        _windows([(-8.7, 0), (8.7, 0)], 1.6, 4),
        _pennant(-8.7, -13),
        _pennant(8.7, -13),
    )


def theatre() -> str:
    return ink(
        _wall(-11, -3, 22, "#ecd9b0"),
        path("M-12-3Q0-12 12-3Z", fill=TILE),
        path("M-12-3H12", fill="none"),
        path("M-5.6-1C-2-.2 2-.2 5.6-1C6 5 3.8 9.4 0 10.4C-3.8 9.4-6 5-5.6-1Z", fill=PAPER),
        path("M-3.6 2.4Q-2.4 1.2-1 2.4M1 2.4Q2.4 1.2 3.6 2.4", fill="none", stroke_width="1.1"),
        path("M-3 5Q0 9.4 3 5Z", fill="#a3262b", stroke_width=".8"),
        path("M-9.6-3V12M9.6-3V12", fill="none", stroke=STONE_DARK, stroke_width="1.6"),
    )


def cartographer() -> str:
    return ink(
        path("M-11-5L-3-8L4-5L11.4-8V9L4 12L-3 9L-11 12Z", fill=PAPER),
        path("M-3-8V9M4-5V12", fill="none", stroke="#b89a63", stroke_width=".8"),
        path("M-9-1Q-6-5-4.4 0T-8 5.4Q-10 3-9-1ZM.6 1Q3-2 6-1T9.4 4Q6 7 2.6 5Z", fill="#c9d9ae", stroke_width=".7"),
        path("M3-13L-4.4 4M3-13L8.6 3.6", fill="none", stroke="#7b5a1e", stroke_width="1.6"),
        circle(3, -13, 1.8, fill="#e2bb57"),
    )


def trading_house() -> str:
    return ink(
        _wall(-11, -3, 15, "#e3c892"),
        _gable(-11, -3, 15, 8.4, SLATE),
        path("M-3.5-8.6V-11H-.6", fill="none", stroke_width="1.2"),
        _windows([(-7.4, -.4), (0.4, -.4)]),
        _door(-3.5, 7.4, 5),
        rect(4.4, 5, 7.6, 7, fill=WOOD_PALE),
        path("M4.4 5L12 12M12 5L4.4 12", fill="none", stroke=WOOD_DARK, stroke_width=".8"),
        circle(8, 1.8, 3, fill=WOOD),
        path("M6 -.4H10M5.2 2H10.8", fill="none", stroke=WOOD_DARK, stroke_width=".7"),
    )  # fmt: skip


def university() -> str:
    return ink(
        _wall(-12, 2, 24, STONE_PALE),
        path("M-12.6 2H12.6V.2H-12.6Z", fill=SLATE),
        _wall(-5.6, -3, 11.2, STONE),
        path("M-6-3C-6-10 6-10 6-3Z", fill=GREEN),
        path("M0-8.4V-13M-1.8-11.4H1.8", fill="none", stroke_width="1.2"),
        _columns((-4, 0, 4), -2.4),
        _windows([(-9.2, 5), (9.2, 5)]),
        _steps(-7, 7),
    )


def stock_exchange() -> str:
    return ink(
        _wall(-11, -3, 22, STONE),
        path("M-12-3H12V-6.4H-12Z", fill=STONE_PALE),
        _columns((-9, -4.5, 0, 4.5, 9), -3),
        path("M-12-6.4Q0-11.4 12-6.4Z", fill=SLATE),
        path("M-7 7L-2.6 2.6L1 5.4L7.6-1.4", fill="none", stroke="#a3262b", stroke_width="1.6"),
        circle(0, -11.4, 2.4, fill="#e6b93f", stroke_width=".8"),
        _steps(-11.6, 11.6),
    )


def museum() -> str:
    return ink(
        _wall(-11, -1, 22, "#d9cdb2"),
        _columns((-9, -5.4, 5.4, 9), -1),
        _gable(-11.4, -1, 22.8, 9, STONE_PALE),
        path("M-2.6-.4H2.6L1.6 1.2C5.4 4 4 8.4 1.6 9.6H-1.6C-4 8.4-5.4 4-1.6 1.2Z", fill="#b4552f", stroke_width=".8"),
        path("M-3.8 4.6H3.8", fill="none", stroke=PAPER, stroke_width=".9"),
        _steps(-11.6, 11.6),
    )


def parliament() -> str:
    return ink(
        _wall(-12, 0, 24, "#ecd9b0"),
        path("M-12.6 0L-11-4H11L12.6 0Z", fill=SLATE),
        _wall(-3.4, -8, 6.8, STONE_PALE),
        path("M-4.4-8L0-15L4.4-8Z", fill=SLATE),
        circle(0, -4.4, 2.5, fill=PAPER, stroke_width=".8"),
        path("M0-6V-4.4H1.4", fill="none", stroke_width=".7"),
        _windows([(-9.6, 3), (-6.2, 3), (6.2, 3), (9.6, 3)], 2, 4),
        _door(0, 8, 4),
    )


def memorial() -> str:
    return ink(
        path("M-8 12L-6 7.4H6L8 12Z", fill=STONE_DARK),
        path("M-2.6 7.4L-1.8-10L0-14L1.8-10L2.6 7.4Z", fill=STONE_PALE),
        path("M-5.6 4.4A5.6 5.6 0 1 1 5.6 4.4", fill="none", stroke="#2f5a34", stroke_width="3"),
        path(
            "M-5.6 4.4A5.6 5.6 0 1 1 5.6 4.4",
            fill="none",
            stroke="#6f9a4a",
            stroke_width="1.4",
            stroke_dasharray="2 1.2",
        ),
        path("M-1.8 5.2L0 8.6L1.8 5.2Z", fill="#a3262b", stroke_width=".7"),
    )


def town_hall() -> str:
    return ink(
        _wall(-11.4, 0, 22.8, BRICK),
        path("M-12.4 0L-9.6-5H9.6L12.4 0Z", fill="#6b5644"),
        _wall(-3, -9, 6, "#d28a63"),
        path("M-4-9L0-13L4-9ZM-1.2-12V-14.6H1.2V-12", fill="#6b5644"),
        path("M-1.4-5.6A1.4 1.6 0 0 1 1.4-5.6V-3.4H-1.4Z", fill="#e2bb57", stroke_width=".7"),
        _windows([(-8.2, 3), (8.2, 3), (-4.8, 3), (4.8, 3)], 2, 3.6),
        _door(0, 7.4, 4.6),
    )


def arsenal() -> str:
    return ink(
        _wall(-11.4, -4, 22.8, STONE),
        path("M-12-4V-8H-8.6V-6H-5V-8H-1.6V-6H1.6V-8H5V-6H8.6V-8H12V-4Z", fill=STONE_DARK),
        path("M-8.6 4.6L6.4-1.4L8.8 3.2L-5.4 9.6C-8.8 10.4-10.6 6.6-8.6 4.6Z", fill="#3d4348"),
        circle(-2.6, 8.6, 3.6, fill=WOOD),
        circle(-2.6, 8.6, 1.1, fill=INK, stroke="none"),
        circle(7, 10, 2.2, fill="#2c3033"), circle(10.4, 10.4, 1.8, fill="#2c3033"),
    )  # fmt: skip


def palace() -> str:
    return ink(
        _wall(-12.4, 0, 24.8, "#f0dfb6"),
        path("M-12.8 0V-2.4H12.8V0Z", fill=SLATE),
        _wall(-4.6, -4, 9.2, STONE_PALE),
        path("M-5-4C-5-9.6 5-9.6 5-4Z", fill="#c8982c"),
        path("M-3.4-10.6L-4-14L-1.6-12.4L0-15.4L1.6-12.4L4-14L3.4-10.6Z", fill="#e8bf4d", stroke_width=".8"),
        _columns((-3, 3), -3.4),
        _windows([(-10, 3), (-7, 3), (7, 3), (10, 3), (0, -2.4)], 1.9, 4),
        _door(0, 7, 3.6),
    )


def merchant_dock() -> str:
    return ink(
        path("M-12.4 8H12.4V12.4H-12.4Z", fill="#7fa3b4", stroke_width=".7"),
        at(4, 0, ship("#fbf3df", "#5b4425", mark=False), scale=0.62),
        path("M-12.4 6H-1V8.6H-12.4Z", fill=WOOD_PALE),
        path("M-10 8.6V12M-4 8.6V12", fill="none", stroke=WOOD_DARK, stroke_width="1.6"),
        rect(-11, 1, 5, 5, fill=WOOD),
        circle(-3.6, 3.8, 2.1, fill=WOOD),
        stroke_width=".9",
    )  # fmt: skip


PICTURES: dict[str, Callable[[], str]] = {
    "market": market,
    "shipyard": lambda: shipyard().replace(LINE, INK),
    "workshop": workshop,
    "bank": bank,
    "barracks": barracks,
    "guild_hall": guild_hall,
    "docks": docks,
    "fortress": fortress,
    "theatre": theatre,
    "cartographer": cartographer,
    "trading_house": trading_house,
    "university": university,
    "stock_exchange": stock_exchange,
    "museum": museum,
    "parliament": parliament,
    "memorial": memorial,
    "town_hall": town_hall,
    "arsenal": arsenal,
    "palace": palace,
    "colonial_house": lambda: at(0, 0.6, settlement().replace(LINE, INK), scale=0.86),
    "merchant_dock": merchant_dock,
}
