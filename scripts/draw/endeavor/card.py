"""The card of another player: big numbers, few and large pieces."""

from __future__ import annotations

from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.components import BOX
from draw.endeavor.symbols import attribute
from draw.ornament import well
from draw.palette import c
from draw.printing import SEAT, number
from draw.svg import Sheet, at, path, rect, text
from draw.symbols import laurel

WIDTH, HEIGHT = 500, 228


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(5, 5, WIDTH - 10, HEIGHT - 10, rx=5, fill="none", stroke=SEAT, stroke_width="10"),
    )
    sheet.about(
        "points",
        at(46, 46, laurel(28)),
        text(46, 60, 0, 41, fill="#fff6e0", font_weight=700, data_slot="points", data_width=46),
    )
    for index, id in enumerate(ATTRIBUTE_IDS):
        x = 82 + 70 * index
        sheet.about(
            "attribute",
            attribute(id, x + 17, 45, 15.4),
            number(x + 51, 57, 0, 34, font_weight=700, data_slot=id, data_width=32),
        )
    draw_fleet(sheet)
    draw_coast(sheet)
    draw_hand(sheet)
    return sheet


def draw_fleet(sheet: Sheet) -> None:
    """The discs in the harbour; the crown and the anchor of those who passed."""
    sheet.add(
        well(366, 16, 64, 58, 6),
        path("M372 66q7-5 14 0t14 0t14 0t11 0", fill="none", stroke=c("blue"), stroke_width="1.6", stroke_opacity=".6"),
    )
    sheet.anchor("harbour", 396, 46, w=64, h=58, scale=1.85)
    sheet.anchor("crown", 461, 32, r=17, scale=1.25)
    sheet.anchor("passed", 461, 61, r=14, scale=1.1)


def draw_coast(sheet: Sheet) -> None:
    step = (WIDTH - 28) / BOX.mat.coast
    for index in range(BOX.mat.coast):
        x, y = 14 + step * (index + 0.5), 110
        sheet.add(well(x - step / 2 + 1.5, y - 28, step - 3, 56, 6))
        sheet.anchor(f"coast-{index}", x, y, w=step, h=56, scale=1.8)
        sheet.anchor(f"disc-{index}", x + 14, y + 14, r=13, scale=1.2)


def draw_hand(sheet: Sheet) -> None:
    """Supply, cards, slavery cards set aside, action tokens."""
    y = 178
    for left, width in ((16, 62), (83, 242), (330, 52), (387, 97)):
        sheet.add(well(left, y - 33, width, 66, 6))
    sheet.anchor("supply", 45, y + 2, w=62, h=66, scale=1.65)
    sheet.anchor("cards", 204, y, w=242, h=66, fan="row", gap=46, room=190, scale=1.85)
    sheet.anchor("aside", 356, y, w=52, h=66, fan="row", gap=12, room=10, scale=1.75)
    sheet.anchor("tokens", 435, y, w=97, h=66, fan="row", gap=36, room=52, scale=1.7)
