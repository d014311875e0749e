"""Another player's mat in small: large numbers, few large pieces."""

from __future__ import annotations

from caravela.games.vasco.components import CREW_IDS
from draw.ornament import well
from draw.palette import c
from draw.printing import SEAT, SEAT_DARK, number
from draw.svg import Sheet, at, circle, rect
from draw.symbols import ship
from draw.vasco.parts import shield
from draw.vasco.symbols import captain, plan, sailor

WIDTH, HEIGHT = 312, 246


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, rx=3, fill="none", stroke=SEAT, stroke_width="7"),
        rect(0.6, 0.6, WIDTH - 1.2, HEIGHT - 1.2, fill="none", stroke=c("panel-edge"), stroke_width="1.2"),
        rect(8.5, 8.5, WIDTH - 17, HEIGHT - 17, fill="none", stroke=c("panel-edge"), stroke_width="1.2"),
    )
    draw_purse(sheet, 13, 13)
    draw_crew(sheet, 13, 120)
    draw_tiles(sheet, 13, 171, "projects", plan(14))
    draw_tiles(sheet, 158.5, 171, "ships", at(0, 0, ship(SEAT, SEAT_DARK, mark=False), scale=0.9))
    return sheet


def draw_purse(sheet: Sheet, left: float, top: float) -> None:
    """Points, reals, captains, discs, the number in hand on them; who is first, which characters."""
    sheet.about("points", shield(left + 28, top + 28, 0, 24, slot="points"))
    sheet.about(
        "captain",
        at(left + 27, top + 80, captain(SEAT, SEAT_DARK, mark=False), scale=1.36, opacity=".25"),
        number(left + 59, top + 92, 0, 33, font_weight=700, data_slot="captains", data_width=26),
    )
    sheet.about(
        "disc",
        circle(left + 96, top + 81, 15, fill=SEAT, fill_opacity=".25", stroke=SEAT_DARK, stroke_opacity=".25"),
        number(left + 127, top + 92, 0, 33, font_weight=700, data_slot="discs", data_width=26),
    )
    sheet.anchor("money", left + 106, top + 30, w=96, h=48, scale=1.18)
    sheet.anchor("captains", left + 27, top + 80, r=20, scale=1.36)
    sheet.anchor("discs", left + 96, top + 81, r=17, scale=1.08)
    sheet.anchor("extra", left + 155, top + 81, r=17, scale=0.9)
    sheet.anchor("first", left + 172, top + 28, r=20, scale=1.25)
    sheet.anchor("hand", left + 96, top + 81, r=18, scale=1.2)
    sheet.anchor("characters", left + 237, top + 51, w=98, h=102, fan="row", gap=30, room=36, scale=0.98)


def draw_crew(sheet: Sheet, left: float, top: float) -> None:
    """Each colour and how many there are."""
    step = 58
    for index, colour in enumerate(CREW_IDS):
        x = left + step * index
        sheet.about(
            "crew",
            well(x, top, step - 4, 45),
            at(x + 18, top + 23, sailor(colour), scale=1.3, opacity=".25"),
            number(x + 41, top + 34, 0, 30, font_weight=700, data_slot=f"crew-{colour}", data_width=22),
        )
        sheet.anchor(f"crew-{colour}", x + 18, top + 23, w=30, h=42, scale=1.3)


def draw_tiles(sheet: Sheet, left: float, top: float, kind: str, icon: str) -> None:
    width, height = 140.5, 62
    x, y = left + width / 2, top + height / 2
    sheet.add(well(left, top, width, height), at(x, y, icon, scale=1.3, opacity=".22"))
    sheet.anchor(kind, x, y, w=width, h=height, fan="row", gap=45, room=92, scale=0.74)
