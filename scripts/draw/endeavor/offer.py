"""The offer: a stack for each building, by level."""

from __future__ import annotations

from caravela.games.endeavor.components import BOX
from draw.endeavor.parts import ROMAN, TILE
from draw.endeavor.pieces import LEVEL_TINTS
from draw.endeavor.symbols import PICTURES, attribute
from draw.ornament import well
from draw.palette import c
from draw.printing import number
from draw.svg import Sheet, at, rect

WIDTH, HEIGHT = 476, 254
STEP_X, STEP_Y = 92.4, 72
LEFT, TOP = 7, 33


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, fill="none", stroke=c("ink-soft"), stroke_width=".8"),
    )
    for index, threshold in enumerate(BOX.levels.thresholds):
        draw_level(sheet, LEFT + STEP_X * index, BOX.levels.build[index], threshold)
    return sheet


def draw_level(sheet: Sheet, left: float, level: int, threshold: int) -> None:
    """The stacks of a level below the industry that it takes (END-2.11, END-5.2)."""
    edge = {"stroke": c("panel-edge"), "stroke_width": ".7"}
    sheet.about(
        "level",
        rect(left + 1, 8, STEP_X - 2, HEIGHT - 16, rx=5, fill=LEVEL_TINTS[level], fill_opacity=".16", **edge),
        number(left + 22, 26, ROMAN[level - 1], 18, font_weight=700),
        attribute("industry", left + 54, 20, 8.6),
        number(left + 76, 25.6, f"{threshold}+", 15.5),
    )
    if level == len(ROMAN):
        names = {f"top-{slot}": "" for slot in range(BOX.setup.level_5_in_offer)}
    else:
        names = {f"tile-{tile.id}": PICTURES[tile.id]() for tile in BOX.buildings if tile.level == level}
    width, height = TILE
    for row, (name, ghost) in enumerate(names.items()):
        x, y = left + STEP_X / 2 - 1, TOP + STEP_Y * (row + 0.5) + 2
        sheet.add(well(x - width / 2, y - height / 2 - 2, width, height), at(x, y, ghost, scale=1.3, opacity=".2"))
        sheet.anchor(name, x, y, w=width + 4, h=height + 4, fan="stack", gap=1.1)
