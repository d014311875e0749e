"""A player's own mat: points and reals, discs, captains, crew, characters, projects and ships."""

from __future__ import annotations

from caravela.games.vasco.components import BOX, CREW_IDS
from draw.ornament import well
from draw.palette import c
from draw.printing import SEAT, SEAT_DARK, number
from draw.svg import Sheet, at, rect
from draw.symbols import ship
from draw.vasco.parts import reals, shield, word
from draw.vasco.symbols import CREW_TINTS, captain, plan, sailor

WIDTH, HEIGHT = 680, 236


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(3, 3, WIDTH - 6, HEIGHT - 6, rx=3, fill="none", stroke=SEAT, stroke_width="5"),
        rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, fill="none", stroke=c("panel-edge"), stroke_width="1"),
        rect(7, 7, WIDTH - 14, HEIGHT - 14, fill="none", stroke=c("ink-soft"), stroke_width=".7"),
    )
    draw_purse(sheet, 13, 13)
    draw_crew(sheet, 160, 13)
    draw_people(sheet, 288, 13)
    draw_tiles(sheet, 356, 13, "projects")
    draw_tiles(sheet, 356, 122, "ships")
    return sheet


def draw_purse(sheet: Sheet, left: float, top: float) -> None:
    """Points and reals; captains; discs to place, the extra one and the number in hand; what counts at the end."""
    scoring = BOX.scoring
    width = 140
    sheet.add(
        well(left, top, width, 50),
        well(left, top + 55, width, 48),
        well(left, top + 108, width, 72),
    )
    sheet.about(
        "points",
        shield(left + 26, top + 25, 0, 17, slot="points"),
        at(left + 12, top + 195, ship(SEAT, SEAT_DARK, mark=False), scale=0.56),
        at(left + 32, top + 195, captain(SEAT, SEAT_DARK, mark=False), scale=0.56),
        shield(left + 54, top + 194.5, scoring.ship_with_captain, 11),
        reals(left + 90, top + 195, scoring.reals_per_point, 12),
        shield(left + 117, top + 194.5, 1, 11),
    )
    sheet.anchor("money", left + 92, top + 25, w=92, h=48, scale=1.04)
    sheet.anchor("captains", left + 70, top + 79, w=width, h=48, fan="row", gap=19, room=104, scale=1.16)
    sheet.anchor("discs", left + 56, top + 127, w=110, h=34, fan="row", gap=27, room=78, scale=0.9)
    sheet.anchor("extra", left + 22, top + 162, r=16, scale=0.9)
    sheet.anchor("hand", left + 66, top + 162, r=16)
    sheet.anchor("first", left + 122, top + 144, r=18, scale=1.05)


def draw_crew(sheet: Sheet, left: float, top: float) -> None:
    """A lane for each colour."""
    width, high = 121, 42
    for index, colour in enumerate(CREW_IDS):
        y = top + high * index
        fill, _ = CREW_TINTS[colour]
        edge = {"stroke": c("panel-edge"), "stroke_width": ".7"}
        sheet.add(
            rect(left, y, width, high - 3, rx=4, fill=fill, fill_opacity=".26", **edge),
            at(left + 47, y + 20, sailor(colour), scale=1.16, opacity=".13"),
            number(left + width - 15, y + 28, 0, 23, font_weight=700, data_slot=f"crew-{colour}"),
        )
        sheet.anchor(
            f"crew-{colour}", left + 47, y + 20, w=width, h=high - 3, fan="row", gap=18, room=58, scale=1.16,
            d=f"M{left} {y}h{width}v{high - 3}h{-width}z",
        )  # fmt: skip


def draw_people(sheet: Sheet, left: float, top: float) -> None:
    """The characters that the player owns."""
    sheet.add(well(left, top, 61, 210))
    sheet.anchor("characters", left + 30.5, top + 105, w=61, h=210, fan="column", gap=53, room=153, scale=0.68)


def draw_tiles(sheet: Sheet, left: float, top: float, kind: str) -> None:
    """Projects, or ships that are launched."""
    width, height = 311, 101
    icon = plan(10) if kind == "projects" else ship(SEAT, SEAT_DARK, mark=False)
    sheet.add(
        well(left, top, width, height),
        at(left + 14, top + 14, icon, scale=0.62),
        word(left + 28, top + 18, f"sheet-{kind}", 16.5, 200, text_anchor="start", fill=c("ink-soft"), font_weight=400),
    )
    sheet.anchor(kind, left + width / 2, top + 61, w=width, h=height, fan="row", gap=62, room=242,
                 d=f"M{left} {top}h{width}v{height}h{-width}z")  # fmt: skip
