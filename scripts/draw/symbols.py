"""Small drawings shared by sheets and pieces: goods, people, buildings, ships. Ink outlines on flat tints.

Each is drawn about the origin; `at(x, y, …, scale=…)` puts it somewhere. Outlines are 1 wide at scale 1, details .6.
"""

from __future__ import annotations

from draw.palette import c
from draw.svg import at, circle, d, group, n, path, polar, polygon, text

INK = "#2c1d10"
#: The ink of what stands on the bare sheet and is mostly lines: it turns pale by night.
LINE = c("line")
WOOD, WOOD_DARK, WOOD_PALE = "#8a5a2f", "#5f3a1c", "#b98a55"
STONE, STONE_DARK, STONE_PALE = "#d9cdb2", "#ab9b7a", "#efe7d3"
PAPER = "#fbf3df"
ORANGE, ORANGE_DARK = "#dd7a22", "#8f480c"
#: Of each good: the colour, a darker and a paler one.
GOOD_TINTS = {
    "sugar": ("#eee9dc", "#7d95a4", "#ffffff"),
    "gold": ("#e3b23c", "#946612", "#f7dc8b"),
    "spice": ("#b4552f", "#6c2a12", "#dd8a58"),
    "joker": (ORANGE, ORANGE_DARK, "#f4b06a"),
}
#: The ring of each type of privilege.
COLUMN_TINTS = {
    "colony": "#3f7f5b",
    "factory": "#a8701c",
    "explorer": "#2b6a9e",
    "shipyard": "#7a4b26",
    "church": "#7a3f7d",
    "royal": "#c8982c",
}


def ink(*parts: str, **attributes: object) -> str:
    """Parts with an ink outline."""
    attributes = {"stroke": INK, "stroke_width": 1, "stroke_linejoin": "round", "stroke_linecap": "round"} | attributes
    return group(*parts, **attributes)


def seat_mark(x: float, y: float, r: float) -> str:
    """Where the client draws the mark of the seat, so that colour is never alone."""
    return group(data_mark="", data_x=n(x), data_y=n(y), data_r=n(r), fill="var(--seat-ink,#fff)", stroke="none")


# Goods, 20 by 20


def sugar() -> str:
    """A sugar loaf in its blue paper."""
    return ink(
        path("M0-9.5C1.6-9.5 2.3-8.6 2.7-7.2L6 6.5H-6L-2.7-7.2C-2.3-8.6-1.6-9.5 0-9.5Z", fill="#fffdf6"),
        path("M-4.9 2Q0 4.6 4.9 2L6.4 8.2Q0 10.4-6.4 8.2Z", fill="#5d7fa3"),
        path("M-.9-6L-2.2.8M1.3-5L2.2.6", fill="none", stroke="#9fb0b8", stroke_width=".8"),
        path("M-3.4 5.2Q0 6.9 3.4 5.2", fill="none", stroke="#cfdce8", stroke_width=".7"),
    )


def gold() -> str:
    """Three bars of gold."""
    bar = "M{x} {y}l1.7-5h6.6l1.7 5z"
    return ink(
        path(bar.format(x=-10, y=7.5), fill="#e3b23c"),
        path(bar.format(x=0, y=7.5), fill="#c9952a"),
        path(bar.format(x=-5, y=1.5), fill="#f2cd5f"),
        path("M-7.8 3.6H-2.4M2.2 3.6H7.6M-2.8-2.4H2.8", fill="none", stroke="#fdf0b8", stroke_width=".8"),
        path("M0-9.5V-6.6M-5.6-8L-4.2-5.8M5.6-8L4.2-5.8", fill="none", stroke="#c9952a", stroke_width="1.1"),
    )


def spice() -> str:
    """An open sack of pepper."""
    dots = [
        (-3, -4.4),
        (0.4, -5.6),
        (3.4, -4.2),
        (-0.8, -3),
        (-4.6, -2.6),
        (2, -2.5),
        (4.9, -2.4),
        (-2.2, -6.3),
        (2.3, -6.6),
    ]
    return ink(
        path("M-6.6-1.5C-5-6.8-2.4-8.8 0-8.8S5-6.8 6.6-1.5Z", fill="#8f3a1c"),
        path("M-6.5-.5C-8.8 3-8.6 7.4-5.4 9.2H5.4C8.6 7.4 8.8 3 6.5-.5Z", fill="#d8b57c"),
        path("M-7.3-2.1C-3 .4 3 .4 7.3-2.1L7.7.2C3.2 2.6-3.2 2.6-7.7.2Z", fill="#ecd3a2"),
        path("M-4.6 4Q-5 6.6-3.8 8M-1 4.6V7.6M3.6 4Q4.4 6 3.6 8", fill="none", stroke="#9c7640", stroke_width=".7"),
        *(circle(x, y, 0.75, fill="#3a1408", stroke="none") for x, y in dots),
    )


GOODS = {"sugar": sugar, "gold": gold, "spice": spice}


# People: busts, 24 by 24, known by what they wear


def _bust(coat: str, *, collar: str = "", skin: str = "#e3b78e") -> str:
    return (
        path("M-9.5 12C-9.5 5.6-5.6 3.4-2.4 3V1H2.4V3C5.6 3.4 9.5 5.6 9.5 12Z", fill=coat)
        + collar
        + path("M-3.6-4.4C-3.8 0-2.2 3 0 3S3.8 0 3.6-4.4Z", fill=skin)
    )


def governor() -> str:
    """Colonies: a captain in a morion."""
    return ink(
        _bust("#3f7f5b", collar=path("M-5.5 4.4Q0 8.6 5.5 4.4L4.4 2.6Q0 6-4.4 2.6Z", fill="#f4ecd9")),
        path("M-1.6.9Q0 2 1.6.9M-3.3.4Q-2.4 3.6 0 3.9T3.3.4", fill="#5a3418", stroke_width=".6"),
        path("M-7-3.4C-4.6-4-4.6-9.6 0-11.2C4.6-9.6 4.6-4 7-3.4C3-2.2-3-2.2-7-3.4Z", fill="#b9c0c4"),
        path("M-4-8.6C-2.4-13 2.4-13 4-8.6C1.8-10.4-1.8-10.4-4-8.6Z", fill="#c2402f"),
    )


def merchant() -> str:
    """Factories: a merchant in a broad beret with a feather."""
    return ink(
        _bust("#a8701c", collar=path("M-3 3.2L0 9L3 3.2L5.2 4.2L1.4 12H-1.4L-5.2 4.2Z", fill="#5d3a12")),
        path("M-3.5-.6C-3.4 3 -1.6 5.2 0 5.2S3.4 3 3.5-.6C2 1.4-2 1.4-3.5-.6Z", fill="#8b857c", stroke_width=".7"),
        path("M-7.4-4.6C-8.4-8.4-4-11 1-10.6C6.4-10.4 8.8-7.4 7.2-4.8C4-3.6-4-3.4-7.4-4.6Z", fill="#7a1f2b"),
        path("M3-8.6C6-12.4 9.4-12 10.4-9.6C8.6-9.8 7-8.4 5.6-6.6Z", fill="#fbf3df", stroke_width=".7"),
    )


def navigator() -> str:
    """Explorers: a seafarer with a spyglass to his eye."""
    return ink(
        _bust("#2b6a9e", collar=path("M-4.8 3.6L0 7.4L4.8 3.6L3.4 2.4Q0 4.4-3.4 2.4Z", fill="#f4ecd9")),
        path(
            "M-3.4-.4C-3.2 2.6-1.6 4.3 0 4.3S3.2 2.6 3.4-.4C1.6 1.2-1.6 1.2-3.4-.4Z", fill="#4a2a12", stroke_width=".7"
        ),
        path("M-6-4.2C-6-9-2.8-10.8.4-10.6C3.8-10.4 5.6-7.6 5.4-4.2Q0-5.8-6-4.2Z", fill="#24323c"),
        path("M-6.4-3.8Q0-5.8 5.8-3.8L5.4-2.6Q0-4.4-6-2.6Z", fill="#c8982c"),
        path("M2-2.6L11-5.6L11.8-2.9L2.7-.6Z", fill="#c8982c"),
        path("M6.2-4L7-1.6M11-5.6L11.8-2.9", fill="none", stroke_width=".7"),
    )


def shipwright() -> str:
    """Shipyards: a carpenter with cap and mallet."""
    return ink(
        _bust("#8f5a2c", collar=path("M-4.6 3.6V12H-2.6V3M4.6 3.6V12H2.6V3", fill="#5b3a1c", stroke_width=".7")),
        path(
            "M-3.6-2C-3.8 2.4-1.8 4.8 0 4.8S3.8 2.4 3.6-2C2.4.6 1.6.9 0 .9S-2.4.6-3.6-2Z",
            fill="#a4552a",
            stroke_width=".7",
        ),
        path("M-5.6-4C-6-8.6-3-10.6 0-10.6S6-8.6 5.6-4Z", fill="#e6d6ad"),
        path("M-6-4.6Q0-6.4 6-4.6V-2.8Q0-4.4-6-2.8Z", fill="#c9b27c"),
        path("M7.6 11.5L8.9-3.4L10.4-3.2L9.4 11.5Z", fill=WOOD),
        path("M5.4-7.6L12.4-6.8L12-2.6L5-3.4Z", fill=WOOD_PALE),
    )


def bishop() -> str:
    """Churches: a bishop in his mitre, with the crook."""
    return ink(
        _bust("#7a3f7d", collar=path("M-5.8 4.6C-3 7.6 3 7.6 5.8 4.6L4.2 2.9Q0 5.4-4.2 2.9Z", fill="#e9d9a6")),
        path("M-4.4-3.4L-5-8.4L0-13.4L5-8.4L4.4-3.4Q0-4.6-4.4-3.4Z", fill="#f7efd9"),
        path("M-4.7-5.8Q0-7 4.7-5.8L4.4-3.4Q0-4.6-4.4-3.4Z", fill="#c8982c", stroke_width=".7"),
        path("M0-12V-6.6M-1.9-9.6H1.9", fill="none", stroke="#a3262b", stroke_width="1.2"),
        path("M9 12V-6.4C9-10.4 13-10 12.2-7C11.8-5.8 10.4-6.2 10.7-7.2", fill="none", stroke=INK, stroke_width="2.2"),
        path(
            "M9 12V-6.4C9-10.4 13-10 12.2-7C11.8-5.8 10.4-6.2 10.7-7.2",
            fill="none",
            stroke="#e2bb57",
            stroke_width="1.1",
        ),
    )


def crown() -> str:
    """Royal: the king's crown."""
    return ink(
        path("M-9.5 6.5L-11-5.4L-5.4.2L0-9L5.4.2L11-5.4L9.5 6.5Z", fill="#e8bf4d"),
        path("M-9.6 6.2Q0 8.4 9.6 6.2L9.2 9.4Q0 11.8-9.2 9.4Z", fill="#b0352a"),
        *(circle(x, y, 1.5, fill="#f7e6b0", stroke_width=".8") for x, y in ((-11, -6.2), (0, -10), (11, -6.2))),
        circle(0, 2.6, 1.9, fill="#2b6a9e", stroke_width=".8"),
        circle(-5.4, 3.4, 1.3, fill="#b0352a", stroke_width=".7"),
        circle(5.4, 3.4, 1.3, fill="#b0352a", stroke_width=".7"),
    )


PERSONS = {
    "colony": governor,
    "factory": merchant,
    "explorer": navigator,
    "shipyard": shipwright,
    "church": bishop,
    "royal": crown,
}


def worker(fill: str = "var(--seat,#8a7a5c)", dark: str = LINE) -> str:
    """A man with a broad hat, 16 by 18."""
    return ink(
        path("M-7 8.6C-7.4 2.6-5 .2-2.4-.2H2.4C5 .2 7.4 2.6 7 8.6Z", fill=fill),
        circle(0, -3.2, 3.1, fill="#e9c39b"),
        path("M-5.8-4.2Q0-6.2 5.8-4.2Q4-4.9 3.2-5.2C3-8.6-3-8.6-3.2-5.2Q-4-4.9-5.8-4.2Z", fill=fill),
        stroke=dark,
    )


# Ships


def ship(sail: str = "var(--seat,#b3372b)", edge: str = "var(--seat-dark,#5a1a12)", mark: bool = True) -> str:
    """A carrack under full sail, bound east; 34 by 32."""
    return ink(
        path("M-8.5 6V-8M.2 8V-14M8.7 6V-9.4M13.6 3.4L17-.8", fill="none", stroke=WOOD_DARK, stroke_width="1.3"),
        path("M-14.4 3L-8.2-8.4Q-5.6-2-6.6 4.2Q-10 2-14.4 3Z", fill=sail, stroke=edge),
        path("M4.4-8.6H13C14.6-5 14.8-1.4 13.2 2.6Q9 .8 4.4 2.4Q6.4-3 4.4-8.6Z", fill=sail, stroke=edge),
        path("M-5.8-11.8H6.6C9-7.4 9.2-2.8 6.8 2.6Q.6.4-5.8 2.2Q-3-4.6-5.8-11.8Z", fill=sail, stroke=edge),
        path("M-4.2-10.4Q-1.6-4.6-4.1.4", fill="none", stroke="#fff", stroke_width="1", stroke_opacity=".45"),
        path("M.2-14.6L7-13.4L.2-12Z", fill=sail, stroke=edge, stroke_width=".7"),
        seat_mark(1.2, -5.2, 3.9) if mark else "",
        path(
            "M-15 3.4H-8.4L-7.6 6.6H6.4L8.6 3H15.8C15 8.4 12.4 12.6 9.6 14.4H-9.4C-12.8 12.8-14.6 8.4-15 3.4Z",
            fill=WOOD,
        ),
        path("M-14.4 6.4H-8M-13.6 9.2Q0 11 13 8.2", fill="none", stroke=WOOD_DARK, stroke_width=".8"),
        path("M-14.9 3.9H-8.5L-7.7 7.1H6.6L8.8 3.6H15.6", fill="none", stroke=WOOD_PALE, stroke_width=".9"),
    )


# Buildings, 26 by 26, standing on y = 12


def church() -> str:
    return ink(
        path("M-3 12V-.6L4.6-6.4L12.2-.6V12Z", fill=STONE_PALE),
        path("M-4.2.4L4.6-6.8L13.2.4L11.8 1.9L4.6-4L-2.8 1.9Z", fill="#a8492f"),
        path("M-11.4 12V-5H-3V12Z", fill=STONE),
        path("M-12.2-4.6L-7.2-11L-2.2-4.6Z", fill="#8c3b26"),
        path("M-7.2-11V-15M-8.9-13.4H-5.5", fill="none", stroke_width="1.2"),
        path("M-8.6-1.8H-5.8V1.4H-8.6Z", fill="#4b3a28", stroke_width=".7"),
        path("M2.4 12V7.4C2.4 4.2 6.8 4.2 6.8 7.4V12Z", fill="#4b3a28", stroke_width=".8"),
        circle(4.6, 0.9, 1.5, fill="#6f93a8", stroke_width=".7"),
    )


def shipyard() -> str:
    """A hull on the stocks, its ribs still bare, under a pair of shears."""
    return ink(
        path("M-7.6 9L1.6-13L9.4 9M-.4-8.4H3.2", fill="none", stroke=LINE, stroke_width="2.4"),
        path("M-7.6 9L1.6-13L9.4 9", fill="none", stroke=WOOD_PALE, stroke_width="1.1"),
        path("M1.6-12V-4.4", fill="none", stroke_width=".8"),
        path("M-12.4-2.4C-9.6-1-7.8 4-4 7.6H6.6C10 4.4 11.6.4 13-3.4", fill="none", stroke=LINE, stroke_width="2.4"),
        path("M-12.4-2.4C-9.6-1-7.8 4-4 7.6H6.6C10 4.4 11.6.4 13-3.4", fill="none", stroke=WOOD, stroke_width="1.3"),
        path("M-9-1.8Q-7.6 4-5 6.8M-4.8-2.8Q-4.4 3-3 7.4M-.4-3V7.4M4.2-3Q4.4 3 3.6 7.4M8.8-2.6Q8 3 6 7",
             fill="none", stroke=WOOD_DARK, stroke_width="1.5"),
        path("M-8.6 2.4C-5.4 7 -5 7.4-4 7.9H6.6C9 5.6 10 4 11 1.8L9.6 1.6C8 4.2-4 5-7.2 1.6Z", fill=WOOD),
        path("M-10.6 12L-6.6 8.4H9.4L12.4 12Z", fill=WOOD_PALE),
        path("M-4.6 8.6L-6.4 12M1.2 8.6V12M6.6 8.6L8 12", fill="none", stroke_width=".7"),
        stroke=LINE,
    )  # fmt: skip


def factory(good: str) -> str:
    """A stone works with a roof and a plate in the colour of its good; the joker's plate shows all three."""
    tint, dark, _ = GOOD_TINTS[good]
    roof = "#5d7fa3" if good == "sugar" else tint
    if good == "joker":
        plate = "".join(
            circle(x, y, 2.1, fill=GOOD_TINTS[name][0], stroke_width=".7")
            for name, x, y in (("sugar", -3, 4.4), ("gold", 0, -0.4), ("spice", 3, 4.4))
        )
    else:
        plate = at(0, 2.6, GOODS[good](), scale=0.56)
    return ink(
        path("M5.4-3V-12.4H9.4V-1Z", fill=STONE_DARK),
        path("M7.4-13.4Q4.8-15 6.8-16.6T6-19", fill="none", stroke="#8d8477", stroke_width="1.2"),
        path("M-11 12V-1.6H11V12Z", fill=STONE_PALE),
        path("M-12.6-1L-8.8-8.6H8.8L12.6-1Z", fill=roof),
        path("M-8.4-7L-10-3.4M-3.6-7.2L-4.2-3M1.2-7.2V-3M6-7.2L6.8-3", fill="none", stroke=dark, stroke_width=".8"),
        circle(0, 3, 7, fill=PAPER, stroke_width=".9"),
        plate,
        path("M-11 12H11", fill="none", stroke_width="1.4"),
    )


def disc() -> str:
    """The explorer's disc: a compass on wood; radius 15."""
    star = "".join(
        polygon([polar(0, 0, 7, bearing), polar(0, 0, 2.6, bearing - 45), polar(0, 0, 2.6, bearing + 45)])
        for bearing in (45, 135, 225, 315)
    )
    halves = []
    for bearing in (0, 90, 180, 270):
        tip = polar(0, 0, 10.4, bearing)
        for side, fill in ((-45, "#b0352a"), (45, "#f6e9c8")):
            halves.append(path(polygon([(0, 0), polar(0, 0, 3.2, bearing + side), tip]), fill=fill, stroke_width=".6"))
    ticks = "".join(
        f"M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}"
        for a, b in ((polar(0, 0, 11.4, 22.5 * k), polar(0, 0, 12.6, 22.5 * k)) for k in range(16))
    )
    return ink(
        circle(0, 0.9, 15, fill=WOOD_DARK),
        circle(0, 0, 15, fill=WOOD_PALE),
        circle(0, 0, 12.8, fill="#f0dcae", stroke_width=".8"),
        path(ticks, fill="none", stroke_width=".6"),
        path(star, fill="#7c9aa0", stroke_width=".6"),
        *halves,
        circle(0, 0, 1.3, fill="#e2bb57", stroke_width=".6"),
    )


def coin(r: float = 8) -> str:
    """A cruzado: gold with the cross of the Order of Christ."""
    arm = r * 0.62
    return ink(
        circle(0, 0, r, fill="#e6b93f"),
        circle(0, 0, r * 0.78, fill="none", stroke="#946612", stroke_width=".7"),
        path(
            f"M0 {n(-arm)}V{n(arm)}M{n(-arm)} 0H{n(arm)}"
            f"M{n(-arm * .4)} {n(-arm)}H{n(arm * .4)}M{n(-arm * .4)} {n(arm)}H{n(arm * .4)}"
            f"M{n(-arm)} {n(-arm * .4)}V{n(arm * .4)}M{n(arm)} {n(-arm * .4)}V{n(arm * .4)}",
            fill="none", stroke="#8a3a1c", stroke_width=n(max(0.9, r * 0.15), 2),
        ),
    )  # fmt: skip


def coins() -> str:
    """A heap of cruzados, 40 by 30."""

    def pile(x: float, y: float, count: int) -> str:
        return "".join(
            path(f"M{n(x - 7)} {n(y - 3 * k)}a7 2.6 0 0 0 14 0v-2.4a7 2.6 0 0 0-14 0z", fill="#d3a031")
            + f'<ellipse cx="{n(x)}" cy="{n(y - 3 * k - 2.4)}" rx="7" ry="2.6" fill="#f0cd62"/>'
            for k in range(count)
        )

    return ink(pile(-9, 6, 3), pile(8, 5, 5), pile(-0.5, 11, 2), stroke_width=".9")


def laurel(r: float = 12) -> str:
    """A shield for victory points."""
    half = d("M", 0, -1.08 * r, "Q", 0.5 * r, -0.7 * r, r, -0.8 * r)
    half += d("C", 1.1 * r, 0.3 * r, 0.5 * r, 0.9 * r, 0, 1.15 * r)
    other = d("C", -0.5 * r, 0.9 * r, -1.1 * r, 0.3 * r, -r, -0.8 * r, "Q", -0.5 * r, -0.7 * r, 0, -1.08 * r, "Z")
    return ink(path(half + other, fill="#a3262b"))


# The spaces of the rondel, 30 by 30


def scales() -> str:
    return ink(
        path("M0-12V11M-6 12H6", fill="none", stroke_width="1.8"),
        path("M-11-8Q0-12 11-8", fill="none", stroke_width="1.8"),
        circle(0, -12, 1.8, fill="#e2bb57"),
        path("M-11-8L-15 3H-7ZM11-8L7 3H15Z", fill="none", stroke_width=".8"),
        path("M-15.6 3H-6.4C-6.8 7-15.2 7-15.6 3ZM6.4 3H15.6C15.2 7 6.8 7 6.4 3Z", fill="#e2bb57"),
        path("M-13.4 2.6C-13-1-9-1-8.6 2.6Z", fill="#b4552f", stroke_width=".8"),
        path("M8.8 2.6L11 -2.4L13.2 2.6Z", fill="#fffdf6", stroke_width=".8"),
        stroke=LINE,
    )


def settlement() -> str:
    """A colony: a palm, a hut, the flag."""
    return ink(
        path("M-15 12Q0 8.4 15 12Z", fill="#c9b27c"),
        path("M-8.4 11C-7.8 4-8-1-6-6.4", fill="none", stroke=LINE, stroke_width="2.8"),
        path("M-8.4 11C-7.8 4-8-1-6-6.4", fill="none", stroke=WOOD, stroke_width="1.4"),
        path(
            "M-6-6.6C-9-11-13-10.6-15-7C-12-8-9-7.6-6-6.4C-11-6.4-13.4-3-13 .4C-11-3-8.6-5-6-6.2C-6.4-2.6-4.6.4-2 1"
            "C-3.6-2-4.6-4-5.8-6.2C-2.6-6-.4-4.4.6-1.6C1.2-5.4-1.6-7.4-5.8-6.8"
            "C-3.4-9.4-1-9.8 1.4-8.6C-.6-12-4.6-11-6-6.6Z",
            fill="#4f8a57", stroke_width=".8",
        ),
        path("M.6 11V5.6L6.4 1L12.2 5.6V11Z", fill="#ecd3a2"),
        path("M-.8 6.4L6.4.4L13.6 6.4Q6.4 3.2-.8 6.4Z", fill="#b98a45"),
        path("M5 11V7.8H7.8V11Z", fill="#4b3a28", stroke_width=".7"),
        path("M9.6 2.8V-12.6", fill="none", stroke_width="1.3"),
        path("M9.6-12.6Q12-14 14-12.4T18-12.6V-7Q16-5.4 14-6.8T9.6-7Z", fill="#fbf3df", stroke_width=".8"),
        path("M13.8-12V-7.2M11.6-9.8H16.2", fill="none", stroke="#b0352a", stroke_width="1.3"),
        stroke=LINE,
    )  # fmt: skip


def charter() -> str:
    """A privilege: a scroll with its seal."""
    return ink(
        path(
            "M-10-10.6H8.6C11.4-10.6 12.6-8.6 12-6.4H8.6V8.4C8.6 10.6 7 11.6 5 11.6H-10.4C-7.6 11.4-7 9.6-7 8V-6.8"
            "C-7-9-8.2-10.4-10-10.6Z",
            fill=PAPER,
        ),
        path("M-10-10.6C-12.6-10.4-13-6.6-10.4-6.4H-7", fill="#e6d6ad"),
        path("M-4-6.6H5.8M-4-3.6H5.8M-4-.6H5.8M-4 2.4H2", fill="none", stroke="#7b6543", stroke_width=".9"),
        path("M4.6 8L3 14.6L5.6 13L7.6 14.8L8 8Z", fill="#7a1f2b", stroke_width=".8"),
        circle(6, 6.2, 4, fill="#b0352a"),
        path("M6 3.8V8.6M3.6 6.2H8.4", fill="none", stroke="#f4d9b0", stroke_width="1"),
    )


def masons() -> str:
    """Buildings: a house going up beside a church."""
    return group(at(-5.4, 0.4, church(), scale=0.86), at(8.6, 4.2, factory("gold"), scale=0.62))


def crowd() -> str:
    """Workers: two men and a pick."""
    return group(
        ink(
            path("M-12 10L3-10", fill="none", stroke=LINE, stroke_width="2.6"),
            path("M-12 10L3-10", fill="none", stroke=WOOD_PALE, stroke_width="1.2"),
            path("M-3.6-11.4Q4.6-12.6 9.4-5.4Q4-9.4-3.6-11.4Z", fill="#8d979c"),
        ),
        at(7, 3.4, worker("#7d8f5c"), scale=0.95),
        at(-3.6, 4, worker("#a8701c"), scale=1.05),
    )


SPACES = {
    "sailing": lambda: at(
        0,
        0,
        ship("#fbf3df", "#5b4425", mark=False),
        path("M1.2-9.6V-.6M-2.6-5.2H5", stroke="#b0352a", stroke_width="2", fill="none"),
    ),
    "workers": crowd,
    "market": scales,
    "colony": settlement,
    "privilege": charter,
    "ships": shipyard,
    "buildings": masons,
}


# Tokens


def medallion(column: str, gain: int) -> str:
    """A privilege token of radius 16: the person of its type, and what it adds to the value of the column."""
    tint = COLUMN_TINTS[column]
    parts = [
        circle(0, 0.8, 15.6, fill="#3a2a18", stroke="none"),
        circle(0, 0, 15.6, fill=tint),
        circle(0, 0, 12.8, fill="#f5e8c8" if column != "royal" else "#fbf0cf", stroke_width=".8"),
    ]
    parts.append(
        at(0, -0.4 if column != "royal" else -1.4, PERSONS[column](), scale=0.86 if column != "royal" else 0.8)
    )
    if gain:
        parts += [
            circle(9.8, 9.6, 7, fill="#a3262b", stroke="#fbf3df", stroke_width=".9"),
            text(9.8, 13.4, f"+{gain}", 11, fill="#fff", stroke="none", font_weight="700"),
        ]
    return ink(*parts)


TOKEN = (
    "M-12-16.4H12Q14-16.4 14-14.4V11Q14 13 12.4 14L1.6 16.6Q0 17-1.6 16.6L-12.4 14Q-14 13-14 11V-14.4Q-14-16.4-12-16.4Z"
)


def _token_tint(good: str) -> str:
    return "#bcd0dc" if good == "sugar" else GOOD_TINTS[good][0]


def token(good: str) -> str:
    """A colony token, 28 by 34: the good above its price."""
    return ink(
        path(TOKEN, fill="#fbf4e2"),
        path("M-12-16.4H12Q14-16.4 14-14.4V2H-14V-14.4Q-14-16.4-12-16.4Z", fill=_token_tint(good)),
        at(0, -7, GOODS[good](), scale=0.82),
        text(0, 12.4, "60", 13.5, fill=INK, stroke="none", font_weight="700", data_slot="price", data_width=25),
    )


def token_back(good: str) -> str:
    """The same face down."""
    return ink(
        path(TOKEN, fill=_token_tint(good)),
        path("M-11-13.6H11V10.6L0 13.6L-11 10.6Z", fill="none", stroke=GOOD_TINTS[good][1], stroke_width=".8"),
        circle(0, -0.8, 9.6, fill="#fbf4e2", stroke_width=".8"),
        at(0, -0.8, GOODS[good](), scale=0.74),
    )


def colony(good: str) -> str:
    """The same on its owner's mat: the price is paid and no longer matters."""
    return ink(
        path(TOKEN, fill="#fbf4e2"),
        path("M-14 5.4V-14.4Q-14-16.4-12-16.4H12Q14-16.4 14-14.4V5.4Q0 9.4-14 5.4Z", fill=_token_tint(good)),
        at(0, -4.4, GOODS[good](), scale=1.02),
    )


def octagon(r: float) -> str:
    return polygon([polar(0, 0, r, 22.5 + 45 * k) for k in range(8)], digits=2)
