"""The card of another seat: what the mat says, small enough to stand beside the board."""

from __future__ import annotations

from caravela.games.navegador.box import Column
from caravela.games.navegador.components import BOX
from draw.navegador.mat import HEADS
from draw.navegador.parts import BUILDINGS, own_ship, own_worker, shield
from draw.ornament import well
from draw.palette import c
from draw.printing import SEAT, number, rule
from draw.svg import Sheet, at, circle, group, rect, text
from draw.symbols import COLUMN_TINTS, GOODS, ORANGE, ORANGE_DARK, crown, laurel, ship

WIDTH, HEIGHT = 360, 190
COLUMN_WIDTH, COLUMN_HEIGHT = 65, 128
TOP = 54
#: Pieces of a kind lie on top of each other; the number beside them says how many.
PILE = {"fan": "stack", "gap": 1.2}


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, rx=3, fill="none", stroke=SEAT, stroke_width="5"),
    )
    draw_purse(sheet)
    for index, column in enumerate(BOX.sheet):
        draw_column(sheet, 9 + 69.2 * index, TOP, column)
    return sheet


def draw_purse(sheet: Sheet) -> None:
    """Points, money, workers, ships, the card and the royal privilege in a row."""
    empty = {"fill": "none", "stroke": c("ink-soft"), "stroke_width": ".8", "stroke_dasharray": "3 3"}
    sheet.add(
        well(8, 8, 344, 42),
        group(
            at(29, 30, laurel(17)),
            text(29, 38, 0, 23, fill="#fff6e0", font_weight=700, data_slot="points", data_width=30),
            data_about="points",
        ),
        group(
            own_worker(158, 30, 1.1),
            number(184, 38, 0, 24, font_weight=700, data_slot="workers"),
            data_about="worker",
        ),
        group(
            own_ship(220, 29, 0.95),
            number(252, 38, 0, 24, font_weight=700, data_slot="ships"),
            data_about="ship",
        ),
        rect(272, 13, 38, 32, rx=4, **empty),
        at(291, 29, ship(ORANGE, ORANGE_DARK, mark=False), scale=0.8, opacity=".2"),
        circle(332, 29, 15.5, **empty),
        at(332, 29, crown(), scale=0.65, opacity=".2"),
    )
    sheet.anchor("money", 97, 29, w=84, h=40)
    sheet.anchor("supply", 220, 29, w=60, h=38, scale=0.95, **PILE)
    sheet.anchor("card", 291, 29, w=38, h=32, scale=0.52)
    sheet.anchor("royal", 332, 29, r=16, scale=0.92)


def draw_column(sheet: Sheet, left: float, top: float, column: Column) -> None:
    icon, size, drop = HEADS[column.id]
    sheet.add(
        rect(
            left,
            top,
            COLUMN_WIDTH,
            COLUMN_HEIGHT,
            rx=4,
            fill=COLUMN_TINTS[column.id],
            fill_opacity=".13",
            stroke=c("panel-edge"),
            stroke_width=".8",
        ),
        at(left + 18, top + drop * 0.75, icon(), scale=size * 0.68),
        shield(left + 47, top + 17, column.base, 13.4, slot=f"value-{column.id}"),
        rule(left + 5, top + 52, COLUMN_WIDTH - 10, ".7"),
    )
    sheet.anchor(
        f"column-{column.id}", left + COLUMN_WIDTH / 2, top + COLUMN_HEIGHT / 2, w=COLUMN_WIDTH, h=COLUMN_HEIGHT
    )
    for slot, _ in enumerate(column.bonus):
        x, y = left + 13 + 19.5 * slot, top + 41
        sheet.add(circle(x, y, 8.6, fill=c("panel"), stroke=c("ink-soft"), stroke_width=".8"))
        sheet.anchor(f"slot-{column.id}-{slot}", x, y, r=9, scale=0.55)
    if column.id == "colony":
        lanes = {f"colony-{good}": drawing() for good, drawing in GOODS.items()}
        draw_lanes(sheet, left, top + 53, lanes, 0.85)
    elif column.id == "factory":
        lanes = {f"{good}_factory": BUILDINGS[f"{good}_factory"]() for good in GOODS}
        draw_lanes(sheet, left, top + 53, lanes, 0.78)
        # The joker is the head of its column.
        sheet.anchor("joker", left + 18, top + 17, w=28, h=24, scale=0.72)
    else:
        draw_pile(sheet, left, top + 53, column.id)


def draw_lanes(sheet: Sheet, left: float, top: float, lanes: dict[str, str], scale: float) -> None:
    """A lane for each good: how many, of what."""
    high = (COLUMN_HEIGHT - 54) / len(lanes)
    for index, (name, drawing) in enumerate(lanes.items()):
        y = top + high * (index + 0.5)
        sheet.add(
            number(left + 16, y + 7, 0, 21, font_weight=700, data_slot=f"count-{name}"),
            at(left + 42, y, drawing, scale=scale * 0.9, opacity=".2"),
        )
        sheet.anchor(name, left + 42, y, w=COLUMN_WIDTH, h=high, scale=scale, **PILE)


def draw_pile(sheet: Sheet, left: float, top: float, id: str) -> None:
    """One heap and how many there are."""
    sheet.add(number(left + 16, top + 46, 0, 26, font_weight=700, data_slot=f"count-{id}"))
    scale = 0.7 if id == "explorer" else 1.0
    sheet.anchor(id, left + 44, top + 38, w=COLUMN_WIDTH, h=COLUMN_HEIGHT - 54, scale=scale, **PILE)
