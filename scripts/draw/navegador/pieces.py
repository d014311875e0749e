"""The pieces, as symbols about their own middle."""

from __future__ import annotations

from caravela.games.navegador.components import BOX
from draw.palette import c
from draw.svg import Point, at, circle, document, group, n, path, polar, polygon, rect, tag, text
from draw.symbols import (
    GOODS,
    INK,
    ORANGE,
    ORANGE_DARK,
    WOOD_PALE,
    church,
    coins,
    colony,
    disc,
    factory,
    ink,
    medallion,
    octagon,
    seat_mark,
    ship,
    shipyard,
    token,
    token_back,
    worker,
)

#: The frames of the price markers.
PRICE_TINTS = {"sugar": "#5d7fa3", "gold": "#d29a1e", "spice": "#b4552f"}


def draw() -> str:
    symbols = [
        symbol("ship", 34, 32, ship()),
        symbol("orange_ship", 34, 32, ship(ORANGE, ORANGE_DARK, mark=False)),
        symbol("stone", 19, 19, stone()),
        symbol("worker", 16, 18, worker("var(--seat,#b3372b)", "var(--seat-dark,#3a1a12)"), seat_mark(0, 4.6, 2.9)),
        symbol("disc", 44, 44, at(0, 0, disc(), scale=1.37)),
        *(symbol(f"token_{good}", 28, 34, token(good)) for good in GOODS),
        *(symbol(f"back_{good}", 28, 34, token_back(good)) for good in GOODS),
        *(symbol(f"colony_{good}", 28, 34, colony(good)) for good in GOODS),
        *(symbol(f"price_{good}", 42, 21, price(good)) for good in GOODS),
        *(symbol(f"{good}_factory", 26, 28, factory(good), middle=(0, -1.5)) for good in GOODS),
        symbol("joker", 26, 28, factory("joker"), middle=(0, -1.5)),
        symbol("shipyard", 26, 26, shipyard()),
        symbol("church", 26, 28, church(), middle=(0.5, -1.5)),
        *(symbol(f"privilege_{column.id}", 32, 32, medallion(column.id, column.privilege)) for column in BOX.sheet),
        symbol("royal", 32, 32, medallion("royal", 0)),
        symbol("double_loss", 27, 27, double_loss()),
        symbol("card", 74, 54, card()),
        symbol("coins", 84, 44, purse()),
        symbol("phase", 38, 73, rect(-18, -35.5, 36, 71, rx=5, fill="none", stroke=c("red"), stroke_width="2.6")),
    ]
    return document("\n".join(symbols))


def symbol(id: str, width: float, height: float, *parts: str, middle: Point = (0, 0)) -> str:
    box = f"{n(middle[0] - width / 2)} {n(middle[1] - height / 2)} {n(width)} {n(height)}"
    return tag("symbol", *parts, id_=id, viewBox=box, overflow="visible")


def stone() -> str:
    """An octagon for the rondel."""
    dark = "var(--seat-dark,#5a1a12)"
    return group(
        path(octagon(9.2), fill=dark, stroke=INK, stroke_width=".9", transform="translate(0 .7)"),
        path(octagon(8.8), fill="var(--seat,#b3372b)", stroke=dark, stroke_width=".9"),
        path(octagon(6.6), fill="none", stroke="#fff", stroke_opacity=".35", stroke_width=".8"),
        seat_mark(0, 0, 4.1),
    )


def price(good: str) -> str:
    """A frame, so that the price in it can be read."""
    box = (-19.4, -8.9, 38.8, 17.8)
    return group(
        rect(*box, rx=5, stroke=INK, stroke_width="4.4"),
        rect(*box, rx=5, stroke=PRICE_TINTS[good], stroke_width="2.6"),
        fill="none",
    )


def double_loss() -> str:
    """A ship goes down, and the number of ships lost."""
    return ink(
        circle(0, 0, 13, fill="#22303a"),
        circle(0, 0, 10.8, fill="none", stroke="#b9c6c8", stroke_width=".7"),
        path("M-7.4 0L-5-6.4L2.8-3.8L4.2-7L5.8 0Z", fill=WOOD_PALE, stroke_width=".7"),
        path("M-2.4-5.4L-.4-11.8", fill="none", stroke="#f4e6c8", stroke_width="1"),
        path(
            "M-10 .6Q-7.6-1.4-5 .6T0 .6T5 .6T10 .6V2C8 11-8 11-10 2Z",
            fill="#2b6a9e",
            stroke="#b9d6e6",
            stroke_width=".7",
        ),
        text(0, 9.6, f"−{BOX.sailing.double_loss}", 12, fill="#fff", stroke="none", font_weight="700"),
    )


def card() -> str:
    """The Navegador card: the orange ship under a compass star."""
    rays = "".join(
        polygon(
            [polar(0, 0, 15 if k % 2 else 22, 45 * k), polar(0, 0, 4, 45 * k + 22.5), polar(0, 0, 4, 45 * k - 22.5)]
        )
        for k in range(8)
    )
    return ink(
        rect(-36, -26, 72, 52, rx=4, fill="#fbf3df", stroke_width="1.2"),
        rect(-33, -23, 66, 46, rx=2.5, fill="#f3c48a", stroke="#8f480c", stroke_width=".8"),
        path(rays, fill="#fbe6c4", stroke="#c98a45", stroke_width=".6"),
        at(0, 1, ship(ORANGE, ORANGE_DARK, mark=False), scale=1.15),
    )


def purse() -> str:
    """Money: a heap of coins and how much it is."""
    amount = text(19, 8, 0, 23, fill=c("ink"), font_weight="700", data_slot="amount", data_width=48)
    return group(at(-22, -1, coins(), scale=0.92), amount)
