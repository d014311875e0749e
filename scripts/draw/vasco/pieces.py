"""The pieces, as symbols about their own middle."""

from __future__ import annotations

from caravela.games.vasco.box import CHARACTER_IDS
from caravela.games.vasco.components import CREW_IDS, POINTS, REALS
from draw.palette import c
from draw.svg import at, document, group, n, tag, text
from draw.symbols import coins
from draw.vasco import symbols as draw_

#: What ships bring in every Phase 3: reals and points, each pair once.
INCOMES = sorted(set(zip(REALS, POINTS, strict=True)))


def draw() -> str:
    symbols = [
        symbol("number", 30, 30, draw_.token()),
        symbol("disc", 31, 31, draw_.action_disc(False)),
        symbol("numbered_disc", 31, 31, draw_.action_disc(True)),
        symbol("extra_disc", 31, 31, draw_.extra_disc()),
        symbol("marker", 39, 39, draw_.free_marker()),
        symbol("called", 41, 41, draw_.called_ring()),
        symbol("round", 26, 26, draw_.round_marker()),
        symbol("vasco", 56, 74, draw_.vasco_tile(), motion="flip"),
        symbol("vasco_back", 56, 74, draw_.vasco_back()),
        *(symbol(f"sailor_{colour}", 22, 28, draw_.sailor(colour)) for colour in CREW_IDS),
        symbol("captain", 24, 30, draw_.captain()),
        symbol("bag", 44, 44, draw_.bag()),
        symbol("closed_space", 30, 30, draw_.cover()),
        symbol("closed_section", 124, 48, draw_.bars()),
        *(symbol(f"character_{id}", 58, 74, draw_.character_tile(id)) for id in CHARACTER_IDS),
        symbol("pennant", 22, 26, draw_.pennant()),
        symbol("first", 30, 36, draw_.first_flag()),
        symbol("coins", 84, 44, purse()),
        symbol("merchant", 60, 58, draw_.merchant_tile(), motion="flip"),
        symbol("merchant_back", 46, 44, draw_.merchant_back()),
    ]
    for reals, points in INCOMES:
        name = f"{reals}_{points}"
        symbols.append(symbol(f"project_{name}", 60, 70, draw_.project_tile(reals, points), motion="flip"))
        symbols.append(symbol(f"ship_{name}", 60, 58, draw_.ship_tile(reals, points)))
    return document("\n".join(symbols))


def symbol(id: str, width: float, height: float, *parts: str, motion: str | None = None) -> str:
    box = f"{n(-width / 2)} {n(-height / 2)} {n(width)} {n(height)}"
    return tag("symbol", *parts, id_=id, viewBox=box, overflow="visible", data_motion=motion)


def purse() -> str:
    """Money: a heap of coins and how much it is."""
    amount = text(19, 8, 0, 23, fill=c("ink"), font_weight="700", data_slot="amount", data_width=44)
    return group(at(-22, -1, coins(), scale=0.92), amount)
