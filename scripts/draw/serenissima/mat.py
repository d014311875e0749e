"""A player's own mat: the money, the reserve, what things cost, and the galleys with their holds."""

from __future__ import annotations

import re

from caravela.games.serenissima.components import BOX, GALLEYS_EACH, SLOTS
from draw.ornament import well
from draw.palette import c
from draw.printing import ground, rule
from draw.serenissima.parts import ducats, number, own_sailor
from draw.serenissima.symbols import CELL_STEP, CELL_X, CELL_Y, SEAT, cube, doge_card, galley, hull, scoring, town
from draw.svg import Sheet, at, d, path, rect, text

WIDTH, HEIGHT = 730, 188
#: Where the galleys begin, and the room of each.
FIRST, BERTH_WIDTH, BERTH_HEIGHT = 262, 153, 84


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(ground(WIDTH, HEIGHT))
    draw_purse(sheet, 12, 12)
    draw_prices(sheet, 150, 12)
    for row in range(GALLEYS_EACH):
        draw_berth(sheet, row, FIRST + BERTH_WIDTH * (row % 3), 10 + BERTH_HEIGHT * (row // 3))
    return sheet


def draw_purse(sheet: Sheet, left: float, top: float) -> None:
    """Money, reserve, ports, and what the next scoring would bring (SER-11.1)."""
    sheet.add(
        well(left, top, 132, 50),
        well(left, top + 56, 63, 50),
        own_sailor(left + 17, top + 81, 1.5),
        number(left + 46, top + 89, 0, 24, data_slot="reserve", data_width=28),
    )
    sheet.about(
        "ports",
        well(left + 69, top + 56, 63, 50),
        at(left + 88, top + 92, town(True), scale=1.6),
        number(left + 115, top + 89, 0, 25, data_slot="ports", data_width=30),
    )
    sheet.about(
        "next_income",
        well(left, top + 112, 132, 52),
        at(left + 24, top + 138, scoring(), scale=1.5),
        number(left + 24, top + 144.5, "+0", 18, data_slot="income", data_width=30, fill="#3a2408"),
        *scored(left + 56, top + 138, 25, 23, 34),
    )
    sheet.anchor("money", left + 66, top + 25, w=132, h=50)
    sheet.anchor("reserve", left + 31.5, top + 81, w=63, h=50)


def scored(left: float, y: float, step: float, width: float, height: float) -> list[str]:
    """What each scoring brought, which everybody announces (SER-2.12)."""
    parts = []
    for index in range(BOX.limits.scorings):
        x = left + width / 2 + step * index
        parts += [
            rect(x - width / 2, y - height / 2, width, height, rx=3, fill=c("panel"), stroke=c("panel-edge"),
                 stroke_width=".8"),
            number(x, y - height / 2 + 12, "I" * (index + 1), 13.2, "ink-soft"),
            number(x, y + height / 2 - 4, "", 17, data_slot=f"scoring-{index + 1}", data_width=width - 3),
        ]  # fmt: skip
    return parts


def draw_prices(sheet: Sheet, left: float, top: float) -> None:
    """What can be bought instead of sailing, and what loading costs (SER-4.11, 4.12, 9)."""
    sheet.about(
        "invest",
        rect(left, top, 100, 164, rx=5, fill=c("gold"), fill_opacity=".12", stroke=c("panel-edge"), stroke_width=".8"),
        own_sailor(left + 22, top + 22, 1.15),
        ducats(left + 72, top + 22, BOX.costs.sailor, 11),
        rule(left + 8, top + 41, 84),
        at(left + 26, top + 64, galley_icon(), scale=0.72),
        ducats(left + 72, top + 62, 0, 11, data_slot="galley-price"),
        rule(left + 8, top + 83, 84),
        at(left + 15, top + 101, cube("wood"), scale=0.75),
        at(left + 20, top + 106, cube("spice"), scale=0.75),
        ducats(left + 43, top + 104, BOX.costs.cube, 11),
        path(d("M", left + 61, top + 114, "v-21h15l-3 5.4l3 5.4h-15"), fill=SEAT, stroke=c("ink"), stroke_width="1"),
        ducats(left + 86, top + 104, 0, 11),
        rule(left + 8, top + 123, 84),
        at(left + 22, top + 144, doge_card("wine"), scale=0.78),
        number(left + 50, top + 150, 0, 16, data_slot="wine-ports"),
        number(left + 61, top + 150, "×", 15, "ink-soft"),
        ducats(left + 78, top + 144, BOX.income.wine, 11),
    )


def galley_icon() -> str:
    """A galley without number and crew."""
    return re.sub(r"<text [^>]*>[^<]*</text>", "", galley())


def pale(drawing: str) -> str:
    """A drawing without its number and mark."""
    return re.sub(r"<text [^>]*>[^<]*</text>|<g data-mark[^>]*/>", "", drawing)


def word_at(x: float, y: float, row: int) -> str:
    """The zone where a galley lies."""
    return text(x, y, "", 15, fill=c("ink"), font_weight=600, data_slot=f"zone-{row}", data_width=104)


def draw_berth(sheet: Sheet, row: int, left: float, top: float) -> None:
    """A galley's place: pale until there is a galley; its hold has five cells, and any run of them is an anchor."""
    x, y = left + BERTH_WIDTH / 2, top + BERTH_HEIGHT / 2
    sheet.add(rect(left + 2, top + 2, BERTH_WIDTH - 4, BERTH_HEIGHT - 4, rx=5, fill=c("sea"), fill_opacity=".55",
                   stroke=c("panel-edge"), stroke_width=".8"),
              sheet.ghost("hull", pale(hull()), x, y + 3, 1, 0.16),
              word_at(x + 18, top + 17, row))  # fmt: skip
    sheet.anchor(f"galley-{row}", x, y + 3, w=BERTH_WIDTH - 4, h=BERTH_HEIGHT - 4)
    sheet.anchor(f"sail-{row}", x - 56, y - 8, w=30, h=58)
    for first in range(SLOTS):
        for count in range(1, SLOTS + 1 - first):
            middle = x + CELL_X + CELL_STEP * (first + (count - 1) / 2)
            sheet.anchor(
                f"hold-{row}-{first}-{count}",
                middle,
                y + CELL_Y + 1,
                w=CELL_STEP * count - 1,
                h=27,
                fan="row",
                gap=CELL_STEP,
                scale=1.12,
            )
