"""Another player's mat in small: large numbers, few large pieces."""

from __future__ import annotations

from caravela.games.vasco.components import CREW_IDS
from draw.ornament import well
from draw.palette import c
from draw.svg import Sheet, at, circle, rect
from draw.symbols import coin, ship
from draw.vasco.parts import SEAT, SEAT_DARK, number, shield
from draw.vasco.symbols import captain, plan, sailor

WIDTH, HEIGHT = 420, 190


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, rx=3, fill="none", stroke=SEAT, stroke_width="7"),
    )
    draw_purse(sheet, 13, 13)
    draw_crew(sheet, 13, 68)
    draw_tiles(sheet, 13, 116, "projects", plan(13))
    draw_tiles(sheet, 213, 116, "ships", at(0, 0, ship(SEAT, SEAT_DARK, mark=False), scale=0.9))
    return sheet


def draw_purse(sheet: Sheet, left: float, top: float) -> None:
    """Points, reals, captains, discs; who is first, which characters."""
    sheet.add(
        shield(left + 25, top + 26, 0, 22, slot="points"),
        at(left + 66, top + 27, coin(13)),
        number(left + 101, top + 38, 0, 32, font_weight=700, data_slot="money", data_width=38),
        at(left + 140, top + 27, captain(SEAT, SEAT_DARK, mark=False), scale=1.2),
        number(left + 170, top + 38, 0, 32, font_weight=700, data_slot="captains", data_width=24),
        circle(left + 203, top + 27, 14, fill=SEAT, stroke=SEAT_DARK, stroke_width="2"),
        number(left + 233, top + 38, 0, 32, font_weight=700, data_slot="discs", data_width=24),
    )
    sheet.anchor("extra", left + 203, top + 27, r=16, scale=1.02)
    sheet.anchor("characters", left + 345, top + 49, w=100, h=98, fan="row", gap=50, room=62, scale=0.86)
    sheet.anchor("first", left + 268, top + 27, r=18, scale=1.2)


def draw_crew(sheet: Sheet, left: float, top: float) -> None:
    """Each colour and how many there are."""
    for index, colour in enumerate(CREW_IDS):
        x = left + 54.5 * index
        sheet.add(
            well(x, top, 51, 43),
            at(x + 17, top + 22, sailor(colour), scale=1.22),
            number(x + 39, top + 32, 0, 28, font_weight=700, data_slot=f"crew-{colour}", data_width=20),
        )
    sheet.anchor("hand", left + 268, top + 22, r=16, scale=1.2)


def draw_tiles(sheet: Sheet, left: float, top: float, kind: str, icon: str) -> None:
    width, height = 194, 62
    sheet.add(well(left, top, width, height), at(left + 16, top + height / 2, icon, opacity=".55"))
    sheet.anchor(kind, left + 112, top + height / 2, w=width, h=height, fan="row", gap=50, room=108, scale=0.82)
