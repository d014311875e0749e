"""The people, ships and tiles of Vasco da Gama, each drawn about the origin like those of `draw.symbols`."""

from __future__ import annotations

from collections.abc import Callable

from draw.svg import at, circle, d, group, n, path, polar, polygon, rect, text
from draw.symbols import (
    INK,
    PAPER,
    WOOD,
    WOOD_DARK,
    WOOD_PALE,
    coin,
    crown,
    ink,
    laurel,
    seat_mark,
    ship,
)

SKIN = "#e3b78e"
#: Of each crew colour: the coat, and a darker edge.
CREW_TINTS = {
    "lightblue": ("#86c3e0", "#2f6a86"),
    "purple": ("#8a569f", "#4a2459"),
    "grey": ("#a3a19a", "#55534d"),
    "orange": ("#e08a35", "#8a4a10"),
    "white": ("#f6f1e4", "#8d8674"),
}
#: The ring of each character.
CHARACTER_TINTS = {"manuel": "#a3262b", "dias": "#2b6a9e", "alvares": "#6a4c86", "sernigi": "#3f7f5b"}


# The crew, 22 by 28; every colour has its own headgear, so that colour is never alone


def sailor(colour: str) -> str:
    """A sailor in a coat of his colour, or a missionary in white."""
    fill, dark = CREW_TINTS[colour]
    if colour == "white":
        return missionary()
    return ink(
        path("M-9 13.4C-9.6 5.6-6.4 2.2-2.8 1.6H2.8C6.4 2.2 9.6 5.6 9 13.4Z", fill=fill),
        path("M-2.8 1.6L0 6.2L2.8 1.6L4.6 2.2L0 9.4L-4.6 2.2Z", fill=PAPER, stroke_width=".7"),
        path("M-5.8 8V13.2M5.8 8V13.2", fill="none", stroke=dark, stroke_width=".9"),
        circle(0, -3.6, 4.6, fill=SKIN),
        path("M-1.7-3.7v.5M1.7-3.7v.5M-1.4-.9Q0 .1 1.4-.9", fill="none", stroke_width=".8"),
        HEADGEAR[colour](fill, dark),
        stroke=INK,
    )


def _cap(fill: str, dark: str) -> str:
    """A knitted cap that hangs to the side."""
    return path("M-5.2-5C-5.2-10-1.6-12.4 1.6-12C5.4-11.6 9.4-9.4 8.8-5.4C8.6-3.8 6.6-3.8 6.4-5.4Z", fill=fill) + path(
        "M-5.6-6Q0-8 5.8-6V-4Q0-5.8-5.6-4Z", fill=dark, stroke_width=".7"
    )


def _scarf(fill: str, dark: str) -> str:
    """A knotted scarf."""
    return (
        path("M4.4-6.4L9.4-8.4L8-5L9.6-2.2L4.6-4.6Z", fill=fill, stroke_width=".8")
        + path("M-5.2-4.2C-6-9.6-2.6-11.4 0-11.4S6-9.6 5.2-4.2Q0-7.6-5.2-4.2Z", fill=fill)
        + "".join(circle(x, y, 0.8, fill="#f4e3ff", stroke="none") for x, y in ((-2.6, -8.6), (0.4, -9.6), (3, -8)))
    )


def _brim(fill: str, dark: str) -> str:
    """A hat with a broad brim."""
    return path("M-4.4-5.6C-4.6-11.8 4.6-11.8 4.4-5.6Z", fill=fill) + path(
        "M-9-5.2Q0-8.6 9-5.2Q6.4-3.4 4.2-4Q0-5.2-4.2-4Q-6.4-3.4-9-5.2Z", fill=dark
    )


def _hood(fill: str, dark: str) -> str:
    """A pointed hood."""
    return path(
        "M0-14C3.4-11.4 6.6-7.6 6-1.8C5.8.6 4.6 1.8 3.6 2.2C4.8-1 4.6-4.8 0-7.4"
        "C-4.6-4.8-4.8-1-3.6 2.2C-4.6 1.8-5.8.6-6-1.8C-6.6-7.6-3.4-11.4 0-14Z",
        fill=fill,
    )


HEADGEAR: dict[str, Callable[[str, str], str]] = {
    "lightblue": _cap,
    "purple": _scarf,
    "grey": _brim,
    "orange": _hood,
}


def missionary() -> str:
    """A friar in white with a tonsure and a cross."""
    fill = CREW_TINTS["white"][0]
    return ink(
        path("M-9 13.4C-9.6 5.6-6.4 2.2-2.8 1.6H2.8C6.4 2.2 9.6 5.6 9 13.4Z", fill=fill),
        path("M-5.4 2.6C-3.4 6.4 3.4 6.4 5.4 2.6L3.4 1.4Q0 3.6-3.4 1.4Z", fill="#e4dcc6", stroke_width=".8"),
        path("M0 6.4V12.4M-2.3 8.6H2.3", fill="none", stroke="#7a3a1c", stroke_width="1.5"),
        circle(0, -3.8, 4.8, fill=SKIN),
        path(
            "M-4.9-3C-5.8-6.6-4-9-2.4-8.6Q-1.6-6.8 0-6.8T2.4-8.6C4-9 5.8-6.6 4.9-3Q4-5.6 0-5.6T-4.9-3Z", fill="#6b4526"
        ),
        path("M-1.7-3.4v.5M1.7-3.4v.5M-1.4-.7Q0 .3 1.4-.7", fill="none", stroke_width=".8"),
    )


def captain(fill: str = "var(--seat,#b3372b)", dark: str = "var(--seat-dark,#5a1a12)", mark: bool = True) -> str:
    """A captain with beard and plumed beret, 24 by 30, in his owner's colour."""
    return ink(
        path("M-10 14.4C-10.6 6-7 2.4-2.8 1.8H2.8C7 2.4 10.6 6 10 14.4Z", fill=fill, stroke=dark),
        circle(0, -3.4, 4.8, fill=SKIN),
        path("M-4.8-3.4C-4.8 2.2-2.4 4.6 0 4.6S4.8 2.2 4.8-3.4C3.6-.4 2.4-.8 0-.8S-3.6-.4-4.8-3.4Z", fill="#5a3418"),
        path("M-1.8-3.9v.6M1.8-3.9v.6", fill="none", stroke_width=".9"),
        path("M-8-6.2C-8.8-10.4-3.6-12.6 1-12C6.6-11.6 9-8.6 7.6-6C4-4.6-4.2-4.6-8-6.2Z", fill=fill, stroke=dark),
        path("M2.6-10C5-15 9.6-15 11-12.2C9-12 7.6-10.4 6-8Z", fill=PAPER, stroke_width=".8"),
        seat_mark(0, 9.6, 3.5) if mark else "",
    )


# The characters: busts, about 40 by 44


def _shoulders(coat: str, collar: str = "") -> str:
    return path("M-18 23C-18 12-11 8-5 7H5C11 8 18 12 18 23Z", fill=coat) + collar


def _face() -> str:
    """Head, neck, eyes, nose and mouth."""
    return (
        path("M-3.6 4V9Q0 11.4 3.6 9V4Z", fill="#d3a27a", stroke_width=".8")
        + path("M-7.4-7C-7.8 2-4 7.4 0 7.4S7.8 2 7.4-7C6-12-6-12-7.4-7Z", fill=SKIN)
        + path("M-4.6-3.6Q-3-4.8-1.6-3.6M1.6-3.6Q3-4.8 4.6-3.6", fill="none", stroke_width=".8")
        + circle(-3, -2.1, 0.8, fill=INK, stroke="none")
        + circle(3, -2.1, 0.8, fill=INK, stroke="none")
        + path("M0-2L-.9 1.4H.8", fill="none", stroke_width=".7")
        + path("M-2 4Q0 5 2 4", fill="none", stroke="#8a3b2a", stroke_width="1")
    )


def _beard(fill: str, length: float) -> str:
    shape = d("M", -7.5, -3, "C", -7.6, 3, -6, length * 0.8, 0, length, "C", 6, length * 0.8, 7.6, 3, 7.5, -3)
    return path(
        shape + "C6.4 1.6 4.4 2.2 2.8 2.2Q0 1-2.8 2.2C-4.4 2.2-6.4 1.6-7.5-3Z", fill=fill, stroke_width=".8"
    ) + path("M-1.8 4.4Q0 5.2 1.8 4.4", fill="none", stroke="#c77", stroke_width=".9")


def king() -> str:
    """Manuel I: crown, ermine and sceptre."""
    ermine = path("M-13.6 10.4C-7 15.6 7 15.6 13.6 10.4L10.6 7.6Q0 12.6-10.6 7.6Z", fill="#fbf6ea")
    spots = "".join(
        path(f"M{x} {y}l-.7 2h1.4z", fill=INK, stroke="none") for x, y in ((-8, 10), (-2.6, 11.6), (3, 11.6), (8, 10))
    )
    return ink(
        _shoulders("#a3262b", ermine + spots),
        _face(),
        _beard("#6b4526", 11),
        at(0, -13.4, crown(), scale=0.86),
        path("M15.4 23L19-9", fill="none", stroke=INK, stroke_width="2.8"),
        path("M15.4 23L19-9", fill="none", stroke="#e8bf4d", stroke_width="1.5"),
        circle(19.2, -11, 2.6, fill="#e8bf4d"),
    )


def commander() -> str:
    """Bartolomeu Dias: a flat cap, and the cross of stone that he set up at the Cape."""
    return ink(
        path("M13 23V-9H18V23Z", fill="#d9cdb2"),
        path("M11.6-9H19.4V-12.4H11.6Z", fill="#efe7d3"),
        path("M15.5-22V-12.6M11.8-18.4H19.2", fill="none", stroke=INK, stroke_width="3.4"),
        path("M15.5-22V-12.6M11.8-18.4H19.2", fill="none", stroke="#efe7d3", stroke_width="1.7"),
        _shoulders("#2b5f8f", path("M-6 7.6L0 16L6 7.6L9.4 9L2 23H-2L-9.4 9Z", fill="#f4ecd9")),
        _face(),
        _beard("#3b2a1a", 13),
        path("M-11-8.4C-13-14-7-17.6.6-17C9-16.6 13-13 11-8.4C5-6.4-5-6.4-11-8.4Z", fill="#243c56"),
        path("M-8.4-9.2Q0-11 8.4-9.2", fill="none", stroke="#e8bf4d", stroke_width="1.2"),
    )


def priest() -> str:
    """Francisco Alvares: black cap and habit, a book with a cross."""
    return ink(
        _shoulders("#4b3a5e", path("M-5 7.4Q0 11.6 5 7.4L6.6 9.6Q0 15-6.6 9.6Z", fill="#fbf6ea")),
        _face(),
        path(
            "M-7.4-6.6C-8-2.6-7.4.4-6.8 2C-8.8 0-9.6-5-8-9ZM7.4-6.6C8-2.6 7.4.4 6.8 2C8.8 0 9.6-5 8-9Z", fill="#8b857c"
        ),
        path("M-9-8.4L-8.2-14.4Q0-18.4 8.2-14.4L9-8.4Q0-11.6-9-8.4Z", fill="#2b2233"),
        path("M0-16.6V-12.4", fill="none", stroke="#8a72a6", stroke_width="1"),
        path("M5 12.6L16.6 10.6L18.2 22.4H6.4Z", fill="#7a3a1c"),
        path("M11 13.4L12 20M8.8 16.4L14 15.6", fill="none", stroke="#e8bf4d", stroke_width="1.5"),
        path("M-14 12V22M-16.8 15.4H-11.2", fill="none", stroke="#e8bf4d", stroke_width="2"),
    )


def florentine() -> str:
    """Girolamo Sernigi: a Florentine merchant with his red cap and a bag of coins."""
    return ink(
        _shoulders("#3f7f5b", path("M-5.4 7.4L-3.4 23H3.4L5.4 7.4Q0 11-5.4 7.4Z", fill="#e3c37e")),
        path("M-8.4-6C-11-2-10.6 4-9 8L-6.4 5.4L-7-6ZM8.4-6C11-2 10.6 4 9 8L6.4 5.4L7-6Z", fill="#a4662c"),
        _face(),
        path("M-9.6-7.4C-11.4-15-5-18-.4-18C6-18 11.4-14.6 9.6-7.4Q0-10.6-9.6-7.4Z", fill="#b0352a"),
        path("M-9.8-7.2Q0-10.6 9.8-7.2L9.4-4.6Q0-7.6-9.4-4.6Z", fill="#7d1f1b"),
        path("M9.4 12.6C6 16 5.6 21.4 8 23.4H17C19.4 21.4 19 16 15.6 12.6Z", fill="#c79a5a"),
        path("M9.4 12.6L8.4 9.6L12.5 11L16.6 9.6L15.6 12.6Z", fill="#e0b878", stroke_width=".8"),
        at(12.5, 18.2, coin(3.4)),
    )


def navigator() -> str:
    """Vasco da Gama: long beard, broad cap, the cross of the Order of Christ."""
    return ink(
        _shoulders("#4a3a2a", path("M-11 9.4C-6 14 6 14 11 9.4L8.4 7.8Q0 11.6-8.4 7.8Z", fill="#8f2a22")),
        _face(),
        _beard("#d9d2c2", 17),
        path("M-13.4-7.6C-15-13.4-8-17.8 0-17.6C8-17.8 15-13.4 13.4-7.6C6-5-6-5-13.4-7.6Z", fill="#2c2420"),
        path("M0 17V22.4M-2.6 19.6H2.6", fill="none", stroke="#c8382c", stroke_width="2"),
    )


#: How far each bust is moved so that what it holds stays in its frame.
PORTRAIT_SHIFT = {"manuel": -1.2, "dias": -1, "alvares": 0, "sernigi": -0.4}
PORTRAITS = {"manuel": king, "dias": commander, "alvares": priest, "sernigi": florentine}


def hourglass() -> str:
    """The end of a round, 12 by 16."""
    return ink(
        path("M-4.4-6.4H4.4C4.4-2.4 1.4-1 .8 0C1.4 1 4.4 2.4 4.4 6.4H-4.4C-4.4 2.4-1.4 1-.8 0C-1.4-1-4.4-2.4-4.4-6.4Z",
             fill="#f4ecd9", stroke_width=".9"),
        path("M-3.4 6.2C-3.2 3.6 3.2 3.6 3.4 6.2ZM-2.6-3.4H2.6Q1-1.4 0-.6Q-1-1.4-2.6-3.4Z",
             fill="#d9a441", stroke="none"),
        path("M-5.6-7.2H5.6M-5.6 7.2H5.6", fill="none", stroke=WOOD_DARK, stroke_width="2.2"),
    )  # fmt: skip


def prester_john() -> str:
    """The priest-king of Ethiopia on his throne, as chart makers showed him; 40 by 52."""
    return ink(
        path("M-14 24V-8Q-14-18 0-20Q14-18 14-8V24Z", fill="#d9b77a"),
        path("M-10 22V-6Q-10-13 0-15Q10-13 10-6V22Z", fill="#8f2a22"),
        circle(-14, -9.4, 2.4, fill="#e8bf4d"),
        circle(14, -9.4, 2.4, fill="#e8bf4d"),
        path("M-11 24C-11 14-9 6-4.4 3.4H4.4C9 6 11 14 11 24Z", fill="#2b5f8f"),
        path("M-4.4 3.4L-2.4 24H2.4L4.4 3.4Q0 6.4-4.4 3.4Z", fill="#e8d9ac"),
        circle(0, -2, 5.4, fill="#8d5a34"),
        path("M-5-.6C-4.6 5 4.6 5 5-.6C3 1.4-3 1.4-5-.6Z", fill="#f0ead9", stroke_width=".8"),
        at(0, -9.4, crown(), scale=0.56),
        path("M13 22L17-16", fill="none", stroke=INK, stroke_width="2.6"),
        path("M13 22L17-16", fill="none", stroke="#e8bf4d", stroke_width="1.3"),
        path("M17.2-24V-15M13.8-20.6H20.8", fill="none", stroke=INK, stroke_width="3"),
        path("M17.2-24V-15M13.8-20.6H20.8", fill="none", stroke="#e8bf4d", stroke_width="1.5"),
        path("M9 12Q12 10 14.6 12", fill="none", stroke="#8d5a34", stroke_width="3"),
    )


# Ships and tiles


def income(x: float, y: float, reals: int, points: int, r: float = 6.4) -> str:
    """What a ship brings in every Phase 3: a coin for each real, a shield for each point; from x to the left."""
    things = [coin(r)] * reals + [laurel(r * 0.95)] * points
    return group(*(at(x - 1.72 * r * index, y, thing) for index, thing in enumerate(reversed(things))))


def limit(x: float, y: float, r: float = 11) -> str:
    """The navigation limit: a number in blue water."""
    return group(
        circle(x, y, r, fill="#1f5c8b", stroke="#fbf3df", stroke_width="1.5"),
        text(x, y + r * 0.52, 9, r * 1.55, fill="#fff", font_weight="700", data_slot="limit", data_width=n(r * 1.7)),
    )


def ship_tile(reals: int, points: int) -> str:
    """A launched ship, 60 by 58: owner's sails, its name on the hull, limit, income."""
    hull = {"fill": "#fff3d6", "stroke": WOOD_DARK, "stroke_width": "2", "paint_order": "stroke"}
    plate = text(8.4, 11.8, "III-07", 10.5, font_weight="700", data_slot="name", data_width=27, **hull)
    return group(at(1, -4, ship(), scale=1.52), plate, limit(-18.4, 17), income(23, 21, reals, points))


def merchant_tile() -> str:
    """A merchant ship, which is nobody's: ochre sails with a bale."""
    bale = ink(
        rect(-3.4, -8.4, 6.8, 6.2, rx=1, fill="#f3e2b8"),
        path("M0-8.4V-2.2M-3.4-5.3H3.4", fill="none", stroke_width=".7"),
    )
    return group(
        at(1, -4, ship("#c9a15a", "#6b4a1c", mark=False), at(1.4, 0.3, bale), scale=1.52),
        limit(-18.4, 17),
    )


BOARD_TILE = (-29, -34, 58, 68)


def project_tile(reals: int, points: int) -> str:
    """A project, 60 by 70: the ship's plan on paper, its limit, the crew that it needs, what it will bring."""
    x, y, width, height = BOARD_TILE
    grid = "".join(f"M{n(x + 3)} {n(row)}h{n(width - 6)}" for row in (-10, 0, 10)) + "".join(
        f"M{n(column)} {n(y + 3)}v{n(height - 6)}" for column in (-18, -9, 0, 9, 18)
    )
    hull = "M-20 4H-11L-10 8H9L12 3H21C20 12 16 18 12 20H-12C-17 18-20 11-20 4Z"
    rig = (
        "M-11 7V-14M0 8V-22M11 5V-13M21 3L26-3M-18-11H-4M-7-18H7M4-10H17"
        "M-18-11Q-14-3-18 1M-4-11Q-1-3-4 1M-7-18Q-3-8-7 0M7-18Q11-8 7 0"
    )
    ribs = "M-14 8Q-12 16-9 20M-6 8.4Q-5 15-3 20M3 8.4Q3 15 2 20M10 8Q9 15 7 20"
    return group(
        rect(x, y, width, height, rx=4, fill="#f7eed6", stroke=INK, stroke_width="1.2"),
        rect(x + 3, y + 3, width - 6, height - 6, rx=2, fill="#dfe9ea", stroke="#7c9aa8", stroke_width=".7"),
        path(grid, fill="none", stroke="#b7cdd4", stroke_width=".6"),
        at(0, 0.6, path(hull, fill="#f7eed6"), path(rig + ribs, fill="none", stroke_width=".8"), scale=0.86,
           stroke="#2b5570", stroke_width="1.3"),
        text(-24.4, -20.6, "III-07", 10.5, fill=INK, text_anchor="start", font_weight="600",
             data_slot="name", data_width=25),
        crew_badge(18.2, -23.4),
        limit(-18.2, 24),
        income(22.4, 26, reals, points),
    )  # fmt: skip


def crew_badge(x: float, y: float) -> str:
    """How many crew members a project needs: a head and a number."""
    return group(
        rect(x - 17.4, y - 9, 27, 18, rx=9, fill="#fbf3df", stroke=INK, stroke_width="1"),
        at(x - 9.6, y + 1, head(), scale=0.66),
        text(x + 2.6, y + 5.6, 3, 16.5, fill="#7a2a12", font_weight="700", data_slot="crew"),
    )


def head() -> str:
    """Anybody of the crew, 14 by 16."""
    return ink(
        path("M-7 8.4C-7 3.6-4 2-2 1.8H2C4 2 7 3.6 7 8.4Z", fill="#a8701c"),
        circle(0, -2.4, 4.3, fill=SKIN),
        path("M-4.7-3.4C-4.6-8.4 4.6-8.4 4.7-3.4Q0-5.4-4.7-3.4Z", fill="#a8701c"),
    )


def plan(r: float) -> str:
    """A small project, as a sign."""
    return at(
        0,
        0,
        rect(-9, -11, 18, 22, rx=2, fill="#dfe9ea", stroke=INK, stroke_width="1.2"),
        path("M-6 2H6C5.6 5.4 4 7 2.6 7.6H-3C-5 6.6-6 4.4-6 2ZM0 2V-7M-4-5.6H4.4Q6-2.6 4.4.4H-4Q-2.4-2.6-4-5.6Z",
             fill="#f7eed6", stroke="#2b5570", stroke_width="1"),
        scale=r / 11,
    )  # fmt: skip


# Numbers, discs, markers


def token() -> str:
    """A number of the Number Zone, radius 14."""
    return group(
        circle(0, 1, 14, fill=WOOD_DARK, stroke="none"),
        circle(0, 0, 14, fill="#e9d3a1", stroke=INK, stroke_width="1"),
        circle(0, 0, 11.4, fill="none", stroke="#a4793f", stroke_width=".8"),
        text(0, 5.8, 20, 17, fill=INK, font_weight="700", data_slot="number", data_width=19),
    )


def action_disc(numbered: bool) -> str:
    """An action disc, radius 14.5, in its owner's colour; with a number, the mark moves to its foot."""
    dark = "var(--seat-dark,#5a1a12)"
    parts = [
        circle(0, 1, 14.4, fill=INK, stroke="none"),
        circle(0, 0, 14.4, fill="var(--seat,#b3372b)", stroke=dark, stroke_width="1.1"),
        circle(0, 0, 12, fill="none", stroke="#fff", stroke_opacity=".4", stroke_width=".8"),
    ]
    if not numbered:
        return group(*parts, seat_mark(0, 0, 5.6))
    return group(
        *parts,
        circle(0, -1.8, 9.6, fill="#f3e3bb", stroke=dark, stroke_width=".9"),
        text(0, 3.7, 20, 15.5, fill=INK, font_weight="700", data_slot="number", data_width=16.5),
        seat_mark(0, 10.6, 3.4),
    )


def extra_disc() -> str:
    """The extra disc: the same with a gilded rim and the king's crown."""
    return group(
        action_disc(False),
        circle(0, 0, 12.4, fill="none", stroke="#f0cd62", stroke_width="2"),
        at(0, -12.6, crown(), scale=0.42),
    )


def free_marker() -> str:
    """The free-action marker: a gilded ring with a pennant, about a number."""
    return group(
        circle(0, 0, 17.4, fill="#f6d878", fill_opacity=".5", stroke=INK, stroke_width="4.4"),
        circle(0, 0, 17.4, fill="none", stroke="#e9b32f", stroke_width="2.8"),
        ink(
            path("M12.4-12V-21", fill="none", stroke=INK, stroke_width="2.4"),
            path("M12.4-12V-21", fill="none", stroke=WOOD_PALE, stroke_width="1.1"),
            path("M12.4-21.4L21-18.2L12.4-15Z", fill="#c8382c"),
        ),
    )


def called_ring() -> str:
    """About the disc whose number is called: a ring with four arrows that point at it."""
    arrows = "".join(
        polygon([polar(0, 0, 16, b), polar(0, 0, 22.4, b - 13), polar(0, 0, 22.4, b + 13)]) for b in (45, 135, 225, 315)
    )
    return group(
        circle(0, 0, 17.2, fill="#f6d878", fill_opacity=".6", stroke="#c8382c", stroke_width="2.2"),
        path(arrows, fill="#c8382c", stroke="#fbf3df", stroke_width=".8"),
    )


def vasco_tile() -> str:
    """A Vasco tile, 56 by 74: how the marker moves, where it starts, and the two sums of the round."""
    return group(
        rect(-27, -36, 54, 72, rx=4, fill="#f7eed6", stroke=INK, stroke_width="1.2"),
        rect(-24, -33, 48, 66, rx=2, fill="#d7c59a", stroke="#8a6a34", stroke_width=".8"),
        at(0, 3, navigator(), scale=0.92),
        path("M-24-33H-1L-8-14H-24Z", fill="#7d2a20", stroke=INK, stroke_width=".9"),
        text(-14.4, -18.4, "+2", 15.5, fill="#fff", font_weight="700", data_slot="change", data_width=18),
        circle(14.4, -22.8, 11, fill="#f3e3bb", stroke=INK, stroke_width="1"),
        text(14.4, -17.2, 12, 16, fill=INK, font_weight="700", data_slot="start", data_width=18),
        *(
            group(
                at(x, 25, coin(10.4)),
                circle(x, 25, 7.8, fill="#f2d06a", stroke="#946612", stroke_width=".7"),
                text(x, 29.6, 9, 13.5, fill="#3a2408", font_weight="700", data_slot=slot, data_width=14),
            )
            for x, slot in ((-12.6, "upper"), (12.6, "lower"))
        ),
    )


def vasco_back() -> str:
    """The same face down: a compass star."""
    rays = "".join(
        polygon(
            [polar(0, 0, 13 if k % 2 else 20, 45 * k), polar(0, 0, 4, 45 * k + 22.5), polar(0, 0, 4, 45 * k - 22.5)]
        )
        for k in range(8)
    )
    return group(
        rect(-27, -36, 54, 72, rx=4, fill="#f7eed6", stroke=INK, stroke_width="1.2"),
        rect(-24, -33, 48, 66, rx=2, fill="#7d2a20", stroke=INK, stroke_width=".8"),
        circle(0, 0, 21, fill="none", stroke="#e3b25b", stroke_width="1"),
        path(rays, fill="#e3b25b", stroke="#4a140e", stroke_width=".7"),
    )


def merchant_back() -> str:
    """The deck of merchant ships, 46 by 44: a bale on a card."""
    return ink(
        rect(-20, -19, 40, 40, rx=4, fill="#8f6a34"),
        rect(-22, -21, 40, 40, rx=4, fill="#c9a15a"),
        rect(-12, -11, 20, 19, rx=2, fill="#f3e2b8"),
        path("M-2-11V8M-12-1.6H8", fill="none"),
    )


def character_tile(id: str) -> str:
    """A character, 58 by 74: the bust in a frame of its colour."""
    return group(
        rect(-28, -36, 56, 72, rx=5, fill="#f7eed6", stroke=INK, stroke_width="1.2"),
        rect(-24.6, -32.6, 49.2, 65.2, rx=3, fill="#ecd9a8", stroke=CHARACTER_TINTS[id], stroke_width="3"),
        at(PORTRAIT_SHIFT[id], 5.6, PORTRAITS[id](), scale=1.16),
    )


def bag() -> str:
    """The bag of sailors and how many are in it, 44 by 44."""
    return group(
        ink(
            path("M-9-9C-19 0-20 14-12 19H12C20 14 19 0 9-9Z", fill="#b08a58"),
            path("M-9-9L-12.6-18Q-6-15-3-18.4Q0-15.6 3-18.4Q6-15 12.6-18L9-9Z", fill="#c8a573"),
            path("M-9.6-9.4Q0-6 9.6-9.4", fill="none", stroke="#7a2a12", stroke_width="2.4"),
            path("M-12 4Q-13 12-9 16M12 4Q13 12 9 16", fill="none", stroke="#7d5c30", stroke_width=".9"),
        ),
        text(0, 12.6, 32, 19, fill="#2c1d10", font_weight="700", data_slot="sailors", data_width=22),
    )


def cover() -> str:
    """A closed action space: boards nailed over it, radius 14.5."""
    return ink(
        circle(0, 0, 14, fill="#8a7a5c"),
        path("M-12.4-6.4H12.4M-14 0H14M-12.4 6.4H12.4", fill="none", stroke="#5b4b30", stroke_width=".9"),
        path("M-8-8L8 8M8-8L-8 8", fill="none", stroke="#2c1d10", stroke_width="4.4"),
        path("M-8-8L8 8M8-8L-8 8", fill="none", stroke=WOOD_PALE, stroke_width="2.6"),
    )


def bars() -> str:
    """A closed section: boards across it, 114 by 40."""
    planks = "".join(f"M-50 {n(y)}H50" for y in (-13, 0, 13))
    return group(
        path(planks, fill="none", stroke=INK, stroke_width="9.6", stroke_opacity=".75"),
        path(planks, fill="none", stroke=WOOD, stroke_width="7.8"),
        path("M-44-15L44 15", fill="none", stroke=INK, stroke_width="9.4"),
        path("M-44-15L44 15", fill="none", stroke=WOOD_PALE, stroke_width="7.4"),
    )


def pennant() -> str:
    """Whose a character is: a small flag with the owner's mark, 22 by 26."""
    return ink(
        path("M-8.4 12V-12", fill="none", stroke=INK, stroke_width="2.6"),
        path("M-8.4 12V-12", fill="none", stroke=WOOD_PALE, stroke_width="1.2"),
        path("M-8.4-12H10.4L7-5L10.4 2H-8.4Z", fill="var(--seat,#b3372b)", stroke="var(--seat-dark,#5a1a12)"),
        seat_mark(-0.6, -5, 4.2),
    )


def first_flag() -> str:
    """The First Player: a white flag with the cross of the Order of Christ and a one, 30 by 36."""
    return ink(
        path("M-12 17V-16", fill="none", stroke=INK, stroke_width="3"),
        path("M-12 17V-16", fill="none", stroke=WOOD_PALE, stroke_width="1.5"),
        circle(-12, -16.4, 1.9, fill="#e8bf4d"),
        path("M-12-15Q-5-18 2-15T14-15V4Q8 1 2 4T-12 4Z", fill=PAPER),
        path("M-12-7.6Q-5-9.8 2-7.2T14-7.4", fill="none", stroke="#c8382c", stroke_width="2.4"),
        path("M-5.4-15.6V3.4", fill="none", stroke="#c8382c", stroke_width="2.4"),
        circle(5.6, 8.6, 8, fill="#a3262b", stroke="#fbf3df", stroke_width="1.2"),
        text(5.6, 13.2, 1, 13.5, fill="#fff", stroke="none", font_weight="700"),
    )


def round_marker() -> str:
    """Which round it is: a ring, radius 12."""
    return group(
        circle(0, 0, 12, fill="none", stroke=INK, stroke_width="4.2"),
        circle(0, 0, 12, fill="none", stroke="#c8382c", stroke_width="2.6"),
    )
