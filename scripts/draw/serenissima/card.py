"""Another player's mat, in little: money, ports, reserve, and what scorings brought."""

from __future__ import annotations

from draw.ornament import well
from draw.printing import ground
from draw.serenissima.mat import scored
from draw.serenissima.parts import number, own_sailor
from draw.serenissima.symbols import scoring, town
from draw.svg import Sheet, at

WIDTH, HEIGHT = 290, 128


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        ground(WIDTH, HEIGHT),
        well(13, 13, 132, 50),
    )
    sheet.about(
        "reserve",
        well(151, 13, 61, 50),
        own_sailor(168, 38, 1.5),
        number(196, 46, 0, 24, data_slot="reserve", data_width=28),
    )
    sheet.about(
        "ports",
        well(218, 13, 59, 50),
        at(236, 49, town(True), scale=1.6),
        number(261, 46, 0, 25, data_slot="ports", data_width=28),
    )
    sheet.about(
        "next_income",
        well(13, 69, 264, 46),
        at(40, 92, scoring(), scale=1.6),
        number(40, 99, "+0", 19, data_slot="income", data_width=32, fill="#3a2408"),
        *scored(74, 92, 67, 62, 36),
    )
    sheet.anchor("money", 79, 38, w=132, h=50)
    return sheet
