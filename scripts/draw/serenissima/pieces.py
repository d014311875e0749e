"""The pieces, as symbols about their own middle."""

from __future__ import annotations

from caravela.games.serenissima.components import BOX, CARD_IDS, SIZE
from draw.palette import c
from draw.serenissima.board import CELL, PANEL_HEIGHT
from draw.serenissima.symbols import (
    BUILDINGS,
    GOODS,
    black_pawn,
    chains,
    counter,
    cross,
    cube,
    die,
    doge_card,
    galley,
    hull,
    hull_active,
    ownership,
    pawn,
    sailor,
    scoring,
    sign,
    town,
)
from draw.svg import Point, at, document, group, n, rect, tag, text
from draw.symbols import INK, coins


def draw() -> str:
    widths = {size: CELL * size + 8 for size in sorted(set(SIZE))}
    symbols = [
        symbol("galley", 54, 46, galley()),
        symbol("galley_active", 54, 46, galley(active=True)),
        symbol("hull", 146, 76, hull()),
        symbol("hull_active", 146, 76, hull_active()),
        symbol("sailor", 16, 20, sailor()),
        *(symbol(good, 20, 20, cube(good)) for good in GOODS),
        *(symbol(f"sign_{good}", 26, 26, sign(good)) for good in GOODS),
        *(symbol(id, 22, 24, drawing()) for id, drawing in BUILDINGS.items()),
        symbol("counter", 20, 20, counter()),
        symbol("black_pawn", 18, 26, black_pawn()),
        symbol("white_pawn", 18, 26, pawn("#fffdf6", INK)),
        symbol("scoring", 23, 23, scoring(), text(0, 4.8, 4, 14, fill="#3a2408", font_weight="700", data_slot="space")),
        *(symbol(f"doge_{card}", 28, 38, doge_card(card), data_motion="flip") for card in CARD_IDS),
        *(symbol(f"die_{face}", 20, 20, die(face), data_motion="roll") for face in sorted(set(BOX.dice.skulls))),
        *(
            symbol(f"held_{size}", width, PANEL_HEIGHT, ownership(width, PANEL_HEIGHT))
            for size, width in widths.items()
        ),
        *(symbol(f"closed_{size}", width, PANEL_HEIGHT, chains(width, PANEL_HEIGHT)) for size, width in widths.items()),
        symbol("garrison", 54, 46, garrison()),
        symbol("out", 20, 20, cross()),
        symbol("money", 132, 50, purse()),
    ]
    return document("\n".join(symbols))


def symbol(id: str, width: float, height: float, *parts: str, middle: Point = (0, 0), **attributes: object) -> str:
    box = f"{n(middle[0] - width / 2)} {n(middle[1] - height / 2)} {n(width)} {n(height)}"
    return tag("symbol", *parts, id_=id, viewBox=box, overflow="visible", **attributes)


def garrison() -> str:
    """A port that is attacked: the town, and how many defend it."""
    return group(
        at(-8, 12, town(True), scale=2.2),
        at(15, 6, sailor()),
        rect(9, -22, 18, 18, rx=4, fill="#fbf3df", stroke=INK, stroke_width="1"),
        text(18, -8, 3, 15, fill=INK, font_weight="700", data_slot="crew"),
    )


def purse() -> str:
    """Money: a heap of ducats and how much it is."""
    amount = text(26, 10, 0, 29, fill=c("ink"), font_weight="700", data_slot="amount", data_width=64)
    return group(at(-36, -2, coins(), scale=1.15), amount)
