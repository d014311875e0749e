"""What only Serenissima has: goods, sailors, galleys, buildings, cards, dice, pawns. Ink outlines on flat tints."""

from __future__ import annotations

from collections.abc import Callable

from caravela.games.serenissima.components import SLOTS
from draw import symbols as common
from draw.palette import c
from draw.printing import SEAT
from draw.svg import at, circle, group, n, path, rect, text
from draw.symbols import INK, LINE, PAPER, STONE, STONE_DARK, STONE_PALE, WOOD, WOOD_DARK, WOOD_PALE, ink, seat_mark

SEAT_INK = "var(--seat-ink,#fff)"
#: Of each good: the tint of its cube and a darker one.
TINTS = {
    "wood": ("#d3a66c", "#5f3a1c"),
    "stone": ("#a9b4bb", "#454f57"),
    "marble": ("#f6f3ea", "#8b8577"),
    "wine": ("#c79bc0", "#5a1f4f"),
    "gold": ("#f3d676", "#8a5f10"),
    "spice": ("#e58d62", "#6c2a12"),
}


# Goods, 20 by 20


def wood() -> str:
    """Three logs."""
    return ink(
        *(
            path(f"M{n(x)} {n(y - 3.4)}H{n(x + 9)}a3.4 3.4 0 0 1 0 6.8H{n(x)}Z", fill=WOOD)
            + circle(x, y, 3.4, fill=WOOD_PALE)
            + circle(x, y, 1.5, fill="none", stroke=WOOD_DARK, stroke_width=".7")
            for x, y in ((-6.4, 4.6), (0.2, 4.9), (-3.2, -2))
        ),
    )


def stone() -> str:
    """Hewn blocks."""
    return ink(
        path("M-9 8.4V1.6L-6.6 .2H-.6V8.4Z", fill="#8d9499"),
        path("M.2 8.4V.8L2.4-.6H8.6L9.4 1.4V8.4Z", fill="#777f85"),
        path("M-5.2-.6V-6.4L-2.6-8.2H4.4L5.8-6V-.6Z", fill="#a3abb0"),
        path("M-6.6 3.4H-3M3 3.2H6M-2.6-4.6H1.6", fill="none", stroke="#dfe4e6", stroke_width=".9"),
    )


def marble() -> str:
    """A column."""
    return ink(
        path("M-3.8-5.6H3.8L3.4 6H-3.4Z", fill="#fffdf6"),
        path("M-6.4-9.2H6.4V-7.2L4.2-5.4H-4.2L-6.4-7.2Z", fill="#f1ece0"),
        path("M-5.4 9V7.6L-4 6H4L5.4 7.6V9Z", fill="#e6dfcf"),
        path("M-1.4-4.6V5.2M1.4-4.6V5.2", fill="none", stroke="#a39a86", stroke_width=".8"),
    )


def wine() -> str:
    """A bunch of grapes."""
    grapes = ((-4, -1.6), (0, -1.8), (4, -1.6), (-2.1, 1.8), (2.1, 1.8), (0, 5.4))
    return ink(
        path("M0-4.6C-.4-7 .4-8.4 2-9.4", fill="none", stroke=WOOD_DARK, stroke_width="1.3"),
        path("M.4-5.4C2.4-9.4 6.4-9 8-6.6C6-4 2.4-3.6 .4-5.4Z", fill="#5f9150", stroke_width=".8"),
        *(circle(x, y, 2.7, fill="#7a2f6a", stroke_width=".8") for x, y in grapes),
        *(circle(x - 0.8, y - 0.8, 0.6, fill="#e7c6df", stroke="none") for x, y in grapes),
    )


GOODS: dict[str, Callable[[], str]] = {
    "wood": wood,
    "stone": stone,
    "marble": marble,
    "wine": wine,
    "gold": common.gold,
    "spice": common.spice,
}


def cube(good: str) -> str:
    """A cube of a good, 20 by 20: its colour and its picture."""
    tint, dark = TINTS[good]
    return group(
        rect(-9.4, -9.4, 18.8, 18.8, rx=3, fill=tint, stroke=INK, stroke_width="1"),
        path("M-7.6 8H8V-7.6", fill="none", stroke=dark, stroke_width="1", stroke_opacity=".55"),
        at(0, 0.2, GOODS[good](), scale=0.8),
    )


# People


def sailor(fill: str = SEAT, edge: str = LINE, mark: bool = True) -> str:
    """A sailor with his cap and sash, 16 by 20."""
    return ink(
        path("M-6.6 9.6C-7.2 3.4-5.2 .4-2.6-.2H2.6C5.2 .4 7.2 3.4 6.6 9.6Z", fill=fill),
        circle(0, -3.6, 3.5, fill="#e9c39b"),
        path("M-4-4.4C-4.6-9.6-1-10.4 1.4-9.4C3.6-9.8 5.6-8.4 5-6.4C4.6-5.4 4.2-5 4-4.4Q0-5.8-4-4.4Z", fill=fill),
        path("M-4.2-4.2Q0-5.8 4.2-4.2", fill="none", stroke="#fbf3df", stroke_width="1.2"),
        seat_mark(0, 5, 3.1) if mark else "",
        stroke=edge,
    )


def any_sailor() -> str:
    return sailor("#a8701c", mark=False)


# Galleys


def galley(active: bool = False) -> str:
    """A galley with its number on the sail and its crew on a shield, 54 by 46; cubes lie below the rail."""
    oars = "".join(f"M{n(x)} 12L{n(x - 3.4)} 21" for x in range(-16, 19, 5))
    return group(
        ink(
            path(oars, fill="none", stroke=INK, stroke_width="1.6"),
            path(oars, fill="none", stroke=WOOD_PALE, stroke_width=".8"),
            path("M3 6V-22", fill="none", stroke=WOOD_DARK, stroke_width="1.6"),
            path("M-9.6 3.4L8.4-22.4C19-14 23-5 21.6 4Q6 7.4-9.6 3.4Z", fill=SEAT, stroke=LINE),
            path("M-11.4 5L10.4-24.4", fill="none", stroke=WOOD_DARK, stroke_width="1.6"),
            path(
                "M-25.6 2.4C-24 5.6-22 6.6-18 6.6H20L27 3.2C25.4 9.4 21.6 14 17.4 14.4H-17.4C-22 13-25 8.4-25.6 2.4Z",
                fill=WOOD,
            ),
            path("M-24 7.4Q0 9.8 25 5.6", fill="none", stroke=WOOD_PALE, stroke_width="1"),
            path("M-23 4V-27", fill="none", stroke=WOOD_DARK, stroke_width="1.4"),
            path("M-23-27.4H-10.4L-12.8-22L-10.4-16.6H-23Z", fill=SEAT, stroke=LINE),
            seat_mark(-18.2, -22, 3.8),
        ),
        text(8.4, 3, 7, 15.5, fill=SEAT_INK, font_weight="700", data_slot="number", data_width=21),
        ink(circle(-17.4, -1.6, 7.8, fill=PAPER, stroke_width="1.1")),
        at(-17.4, -8.6, path("M-4.6 2C-5-4 4-5 5.2 .4L4.6 2Q0 .2-4.6 2Z", fill=SEAT, stroke=INK, stroke_width=".9")),
        text(-17.4, 3.4, 3, 14, fill=INK, font_weight="700", data_slot="crew"),
        at(23, 9, black_pawn(), scale=0.85) if active else "",
    )


#: From the middle of a galley on the mat: the first cell of its hold, the step to the next, and how high they lie.
CELL_X, CELL_STEP, CELL_Y = -31.0, 23.0, 2.0


def hull() -> str:
    """A galley from the side, 146 by 76, with a deck for five items right of its sail."""
    oars = "".join(f"M{n(x)} 27L{n(x - 5)} 37" for x in range(-46, 64, 11))
    cells = [CELL_X + CELL_STEP * cell for cell in range(SLOTS)]
    return group(
        ink(
            *(
                rect(
                    x - 11,
                    CELL_Y - 14.4,
                    22,
                    25,
                    rx=3,
                    fill=PAPER,
                    fill_opacity=".75",
                    stroke="#a98a52",
                    stroke_width=".8",
                )
                for x in cells
            ),
            path(oars, fill="none", stroke=INK, stroke_width="2"),
            path(oars, fill="none", stroke=WOOD_PALE, stroke_width="1"),
            path("M-57 16V-34", fill="none", stroke=WOOD_DARK, stroke_width="2"),
            path("M-71 11L-50-35C-42-22-40.6-6-43 11Q-58 15-71 11Z", fill=SEAT, stroke=LINE),
            path("M-72 12L-49.6-36", fill="none", stroke=WOOD_DARK, stroke_width="2"),
            path("M-72 10C-69 15-66 16-60 16H58L73 9C70 19 64 28 56 29H-56C-65 27-71 20-72 10Z", fill=WOOD),
            path("M-70 17.6Q0 21.6 70 14.6M-66 23Q0 26 62 22", fill="none", stroke=WOOD_DARK, stroke_width=".9"),
            path("M-71 12C-68 16.4-66 17.2-60 17.2H58L72 10.6", fill="none", stroke=WOOD_PALE, stroke_width="1.1"),
        ),
        text(-53, 9, 7, 19, fill=SEAT_INK, font_weight="700", data_slot="number", data_width=20),
        seat_mark(-50.6, -15, 4),
    )


def hull_active() -> str:
    """The same, with the black pawn before its sail."""
    return hull() + at(-66, -22, black_pawn())


# Buildings, 22 by 24, standing on y = 11


def fort() -> str:
    """A round tower behind a wall."""
    return ink(
        path("M-11 11V1H-8.4V-1H-5.8V1H-3.4V11Z", fill=STONE),
        path("M3.4 11V1H5.8V-1H8.4V1H11V11Z", fill=STONE),
        path("M-5 11V-8.4H-6.4V-12.6H-3.6V-10.6H-1.4V-12.6H1.4V-10.6H3.6V-12.6H6.4V-8.4H5V11Z", fill=STONE_DARK),
        path("M-1.8 11V6.6C-1.8 4.2 1.8 4.2 1.8 6.6V11Z", fill="#3b2a1b", stroke_width=".8"),
        path("M0-5.4V-2", fill="none", stroke_width="1.6"),
        path("M-8-8.4", fill="none"),
    )


def basilica() -> str:
    """Domes and a portal."""
    return ink(
        path("M-10.6 11V1.4H10.6V11Z", fill=STONE_PALE),
        path("M-10.6 1.4C-10.6-3.4-4.4-3.4-4.4 1.4ZM4.4 1.4C4.4-3.4 10.6-3.4 10.6 1.4Z", fill="#c8982c"),
        path("M-5.4 1.4C-5.8-6.8 5.8-6.8 5.4 1.4Z", fill="#e2bb57"),
        path("M0-4.8V-10M-2-8H2M-7.5-2.2V-4.6M7.5-2.2V-4.6", fill="none", stroke_width="1.1"),
        path("M-2.4 11V6.4C-2.4 3.4 2.4 3.4 2.4 6.4V11Z", fill="#4b3a28", stroke_width=".8"),
        path(
            "M-8.8 11V7.4C-8.8 5.6-5.8 5.6-5.8 7.4V11ZM5.8 11V7.4C5.8 5.6 8.8 5.6 8.8 7.4V11Z",
            fill="#8a6d4a",
            stroke_width=".7",
        ),
    )


BUILDINGS: dict[str, Callable[[], str]] = {"fort": fort, "basilica": basilica}


def sign(good: str) -> str:
    """What a port makes: a round board, 26 by 26."""
    return group(
        circle(0, 0, 12.4, fill=TINTS[good][0], stroke=INK, stroke_width="1.4"),
        circle(0, 0, 10.8, fill="none", stroke="#fff", stroke_opacity=".55", stroke_width=".9"),
        at(0, 0, GOODS[good](), scale=0.96),
    )


def town(great: bool) -> str:
    """A little town on the coast, about its waterline; the five great ports have towers."""
    roof = "#b0352a"
    small = path("M-5 0V-4L-2.6-6.4L-.2-4V0Z", fill=STONE_PALE) + path("M.2 0V-5L3-7.8L5.6-5V0Z", fill=roof)
    if not great:
        return ink(small, stroke_width=".8")
    return ink(
        path("M-8 0V-7L-5.6-10.4L-3.2-7V0Z", fill=STONE_PALE),
        path("M3.4 0V-8L5.8-12L8.2-8V0Z", fill=STONE_PALE),
        path("M-3.2 0V-5.4L0-8.6L3.4-5.4V0Z", fill=roof),
        path("M0-8.6V-14.4L5-12.8L0-11.2", fill="#e2bb57"),
        stroke_width=".8",
    )


# Wheel, track, cards, dice


def counter() -> str:
    """A galley's cube on the wheel, 20 by 20."""
    return ink(
        rect(-8.4, -8.4, 16.8, 16.8, rx=2.6, fill=SEAT, stroke=LINE),
        path("M-6.8 6.8V-6.8H6.8", fill="none", stroke="#fff", stroke_opacity=".4", stroke_width="1"),
        seat_mark(0, 0, 4.6),
    )


def black_pawn() -> str:
    """The pawn that stands on the wheel, and beside the galley whose turn it is."""
    return pawn("#2a2622", "#f4ead0")


def pawn(fill: str, edge: str) -> str:
    """A pawn, 18 by 26."""
    return group(
        path(
            "M-8 11.6C-8.4 8-5.4 6-3.6 3.4C-2.6 1.4-2.4-.6-2.6-2.6H2.6C2.4-.6 2.6 1.4 3.6 3.4C5.4 6 8.4 8 8 11.6Z",
            fill=fill,
        ),
        circle(0, -6, 5, fill=fill),
        path("M-4-2.6H4", fill="none"),
        path("M-2.4-7.6A2.8 2.8 0 0 1 0-9", fill="none", stroke="#fff", stroke_opacity=".7", stroke_width="1.1"),
        stroke=edge,
        stroke_width="1.2",
        stroke_linejoin="round",
    )


def corno() -> str:
    """The doge's horned cap, 26 by 26."""
    return ink(
        path("M-9.6 8C-11 0-7-6.4-1-8.4C3-9.6 6.4-12 8.6-9.6C9-6-.0-2 9.4 8Z", fill="#b0352a"),
        path("M-10 6.4Q0 10 10 6.4V10.4Q0 14-10 10.4Z", fill="#e2bb57"),
        *(circle(x, 9.6 - abs(x) * 0.09, 1.1, fill="#fbf3df", stroke_width=".6") for x in (-6, -2, 2, 6)),
        path("M-6.4-1C-4.4-4-2-5.4 1-6", fill="none", stroke="#f0b0a0", stroke_width="1"),
    )


def hourglass() -> str:
    """An hourglass, 14 by 20."""
    return ink(
        path(
            "M-4.4-7.6H4.4C4.4-3 1.2-1.4 1.2 0C1.2 1.4 4.4 3 4.4 7.6H-4.4C-4.4 3-1.2 1.4-1.2 0C-1.2-1.4-4.4-3-4.4-7.6Z",
            fill="#fdf8ea",
        ),
        path(
            "M-3.2 7.4C-2.6 4.6 2.6 4.6 3.2 7.4ZM-2.6-4H2.6C2-2 .6-1.4 0-.4C-.6-1.4-2-2-2.6-4Z",
            fill="#d29a1e",
            stroke="none",
        ),
        path("M-6-8.4H6M-6 8.4H6", fill="none", stroke=WOOD_DARK, stroke_width="2.2"),
    )


def doge_card(kind: str) -> str:
    """A doge card, 28 by 38."""
    faces = {
        "wine": at(0, 1, wine(), scale=1.15),
        "hourglass": at(0, 0, hourglass(), scale=1.25),
        "two_hourglasses": at(-6, 0, hourglass(), scale=0.98) + at(6, 0, hourglass(), scale=0.98),
        "arrows": at(-6, -4, hourglass(), scale=0.9)
        + at(6, -4, hourglass(), scale=0.9)
        + path(
            "M-7 10.4C-4 14.6 4 14.6 7 10.4M4.2 9.6L7.4 9.4L7.8 12.6M7 8.6C4 4.6-4 4.6-7 8.6",
            fill="none", stroke="#b0352a", stroke_width="1.5", transform="translate(0 1.4)",
        ),
    }  # fmt: skip
    return ink(
        rect(-13.4, -18.4, 26.8, 36.8, rx=3, fill=PAPER),
        rect(-11, -16, 22, 32, rx=1.8, fill="none", stroke="#b0352a", stroke_width=".8"),
        faces[kind],
    )


def skull() -> str:
    """A skull, 12 by 13."""
    return group(
        path("M-5.4-1.4C-5.6-8.4 5.6-8.4 5.4-1.4C5.4 .8 4 1.6 3 2V4.8H-3V2C-4 1.6-5.4 .8-5.4-1.4Z", fill="#2c1d10"),
        circle(-2.2, -1.4, 1.5, fill="#fdf8ea"),
        circle(2.2, -1.4, 1.5, fill="#fdf8ea"),
        path("M0 .6L-.9 2H.9ZM-1.4 3.4V4.8M1.4 3.4V4.8", fill="#fdf8ea", stroke="#fdf8ea", stroke_width=".7"),
        stroke="none",
    )


def die(skulls: int = 1) -> str:
    """A die with so many skulls, 20 by 20; without one, it is blank."""
    scale = 1.05 if skulls == 1 else 0.6
    return ink(
        rect(-9, -8.2, 18, 18, rx=4, fill="#b9a98a"),
        rect(-9, -9.2, 18, 18, rx=4, fill="#fdf8ea" if skulls else "#efe3c6"),
        *(
            at(7.6 * (index - (skulls - 1) / 2), 0.6, skull(), scale=scale, stroke="none")
            for index in range(skulls)
        ),
    )  # fmt: skip


def swords() -> str:
    """Two crossed swords, 34 by 34."""

    def sword(turn: int) -> str:
        return at(
            0, 0,
            path("M-1.3-16L0-18.6L1.3-16V6H-1.3Z", fill="#cfd6d8"),
            path("M-5 6H5V8H-5Z", fill="#c8982c"),
            path("M-1.2 8H1.2V13H-1.2Z", fill=WOOD),
            circle(0, 14.2, 1.8, fill="#c8982c"),
            turn=turn,
        )  # fmt: skip

    return ink(sword(40), sword(-40), stroke_width=".9")


def scoring() -> str:
    """A scoring space: a sack of ducats, 22 by 22."""
    return ink(
        circle(0, 0, 11.4, fill="#f3d676", stroke="#946612", stroke_width="1.4"),
        circle(0, 0, 8.8, fill="none", stroke="#946612", stroke_width=".8", stroke_dasharray="1.6 1.6"),
    )


def chains(width: float, height: float) -> str:
    """A port that is closed: a veil and two chains with a lock."""
    w, h = width / 2 - 4, height / 2 - 4
    chain = f"M{n(-w)} {n(-h)}L{n(w)} {n(h)}M{n(-w)} {n(h)}L{n(w)} {n(-h)}"
    return group(
        rect(-width / 2, -height / 2, width, height, rx=4, fill=c("panel-low"), fill_opacity=".72"),
        path(chain, fill="none", stroke=INK, stroke_width="5"),
        path(chain, fill="none", stroke="#a3abb0", stroke_width="3", stroke_dasharray="4.5 2.5"),
        ink(
            path("M-5.4-2V-6C-5.4-12.6 5.4-12.6 5.4-6V-2", fill="none", stroke_width="4.4"),
            path("M-5.4-2V-6C-5.4-12.6 5.4-12.6 5.4-6V-2", fill="none", stroke="#cfd6d8", stroke_width="2"),
            rect(-9, -3, 18, 14, rx=2.4, fill="#c8982c"),
            circle(0, 2.6, 2, fill=INK),
            path("M0 3V7.4", fill="none", stroke_width="1.8"),
        ),
    )


def ownership(width: float, height: float) -> str:
    """Whose port it is: a frame in the seat's colour, and its mark on a corner."""
    x, y = width / 2, height / 2
    return group(
        rect(-x - 1, -y - 1, width + 2, height + 2, rx=6, fill="none", stroke=LINE, stroke_width="5.8"),
        rect(-x - 1, -y - 1, width + 2, height + 2, rx=6, fill="none", stroke=SEAT, stroke_width="4"),
        circle(x + 2, -y - 2, 9, fill=SEAT, stroke=LINE, stroke_width="1"),
        seat_mark(x + 2, -y - 2, 5.4),
    )


def cross() -> str:
    """A number that is not in the game, 20 by 20."""
    return path("M-6-6L6 6M-6 6L6-6", fill="none", stroke=c("ink-soft"), stroke_width="2.4", stroke_opacity=".8")
