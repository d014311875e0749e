"""A player's mat: what the player has, what it is worth, and the slots for privileges."""

from __future__ import annotations

from caravela.games.navegador.box import Column
from caravela.games.navegador.components import BOX
from draw.navegador.parts import BUILDINGS, own_ship, own_worker, shield, word
from draw.ornament import well
from draw.palette import c
from draw.printing import ground, number, rule
from draw.svg import Sheet, at, circle, group, rect, text
from draw.symbols import (
    COLUMN_TINTS,
    GOODS,
    ORANGE,
    ORANGE_DARK,
    church,
    crown,
    disc,
    factory,
    laurel,
    settlement,
    ship,
    shipyard,
)

WIDTH, HEIGHT = 660, 288
COLUMN_WIDTH, COLUMN_HEIGHT = 96, 264
#: The top of the items of a column, below its slots.
ITEMS = 80
#: The picture at the head of each column: the drawing, its size, how far it hangs down.
HEADS = {
    "colony": (settlement, 1.0, 24),
    "factory": (lambda: factory("gold"), 1.0, 25),
    "explorer": (disc, 0.95, 22),
    "shipyard": (shipyard, 1.1, 22),
    "church": (church, 1.05, 24),
}


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        ground(WIDTH, HEIGHT),
    )
    draw_purse(sheet, 12, 12)
    for index, column in enumerate(BOX.sheet):
        draw_column(sheet, 150 + 100.6 * index, 12, column)
    return sheet


def draw_purse(sheet: Sheet, left: float, top: float) -> None:
    """Points, money, workers, ships, the card and the royal privilege; below, what things are worth (NAV-14.1)."""
    empty = {"fill": "none", "stroke": c("ink-soft"), "stroke_width": ".9", "stroke_dasharray": "3 3"}
    scoring = BOX.scoring
    sheet.add(well(left, top, 130, 48), well(left, top + 54, 130, 34))
    sheet.about(
        "points",
        at(left + 24, top + 26, laurel(16)),
        text(left + 24, top + 34, 0, 22, fill="#fff6e0", font_weight=700, data_slot="points", data_width=28),
    )
    sheet.about(
        "worker",
        own_worker(left + 17, top + 72, 1.15),
        number(left + 42, top + 79, 0, 23, font_weight=700, data_slot="workers"),
    )
    sheet.about(
        "ship",
        own_ship(left + 84, top + 71, 0.95),
        number(left + 115, top + 79, 0, 23, font_weight=700, data_slot="ships"),
    )
    sheet.add(
        well(left, top + 94, 130, 62),
        word(left + 65, top + 109, "sheet-supply", 15, 120, fill=c("ink-soft"), font_weight=400),
        rect(left + 2, top + 164, 76, 56, rx=4, **empty),
        at(left + 40, top + 192, ship(ORANGE, ORANGE_DARK, mark=False), opacity=".22"),
        circle(left + 106, top + 192, 21, **empty),
        at(left + 106, top + 192, crown(), scale=0.9, opacity=".22"),
    )
    sheet.about(
        "points",
        own_worker(left + 12, top + 245, 0.72),
        shield(left + 31, top + 244, scoring.worker, 9.4),
        own_ship(left + 54, top + 245, 0.5),
        shield(left + 73, top + 244, scoring.ship, 9.4),
        number(left + 97, top + 249.5, scoring.money_per_point, 14.4),
        shield(left + 120, top + 244, 1, 9.4),
    )
    sheet.anchor("money", left + 87, top + 24, w=84, h=44)
    sheet.anchor("supply", left + 65, top + 134, w=130, h=60, fan="row", gap=18, room=96, scale=0.95)
    sheet.anchor("card", left + 40, top + 192, w=78, h=58)
    sheet.anchor("royal", left + 106, top + 192, r=22, scale=1.25)


def draw_column(sheet: Sheet, left: float, top: float, column: Column) -> None:
    """What each item of a column is worth, the slots with their bonus, and the items (NAV-1.5)."""
    icon, size, drop = HEADS[column.id]
    tint, edge = COLUMN_TINTS[column.id], c("panel-edge")
    sheet.add(
        rect(
            left, top, COLUMN_WIDTH, COLUMN_HEIGHT, rx=5, fill=tint, fill_opacity=".13", stroke=edge, stroke_width=".8"
        ),
        at(left + 24, top + drop, icon(), scale=size),
        shield(left + 72, top + 21, column.base, 14, slot=f"value-{column.id}"),
        rule(left + 6, top + 78, COLUMN_WIDTH - 12, ".8"),
    )
    sheet.anchor(
        f"column-{column.id}", left + COLUMN_WIDTH / 2, top + COLUMN_HEIGHT / 2, w=COLUMN_WIDTH, h=COLUMN_HEIGHT
    )
    for slot, bonus in enumerate(column.bonus):
        x, y = left + 17 + 31 * slot, top + 58
        sheet.add(
            circle(x, y, 14.6, fill=c("panel"), stroke=c("ink-soft"), stroke_width=".9"),
            circle(x, y, 12.2, fill=c("gold"), fill_opacity=".28", stroke=c("gold"), stroke_width="1"),
            number(x, y + 5.2, bonus, 15),
        )
        sheet.anchor(f"slot-{column.id}-{slot}", x, y, r=15, scale=0.92)
    if column.id == "colony":
        draw_lanes(sheet, left, top, {f"colony-{good}": drawing() for good, drawing in GOODS.items()}, 0, 0.92)
    elif column.id == "factory":
        works = {f"{good}_factory": BUILDINGS[f"{good}_factory"]() for good in GOODS}
        draw_lanes(sheet, left, top, {**works, "joker": factory("joker")}, 1, 1)
    elif column.id == "explorer":
        draw_count(sheet, left, top, column.id)
        sheet.anchor(column.id, left + 42, top + 242, w=COLUMN_WIDTH, h=184, fan="stack", gap=9.5, scale=0.73)
    else:
        draw_count(sheet, left, top, column.id)
        sheet.anchor(column.id, left + 56, top + 158, w=COLUMN_WIDTH, h=184, fan="column", gap=25, room=112, scale=1.08)
        sheet.add(rule(left + 6, top + 234, COLUMN_WIDTH - 12), gain(left, top, column.id))


def draw_lanes(sheet: Sheet, left: float, top: float, lanes: dict[str, str], drop: float, scale: float) -> None:
    """A lane for each good, with the number of items; the joker's needs none."""
    high = (COLUMN_HEIGHT - ITEMS) / len(lanes)
    for index, (name, drawing) in enumerate(lanes.items()):
        y = top + ITEMS + high * (index + 0.5)
        if index:
            sheet.add(rule(left + 6, y - high / 2, COLUMN_WIDTH - 12, ".6"))
        if name != "joker":
            sheet.add(number(left + 16, y + 8, 0, 23, font_weight=700, data_slot=f"count-{name}"))
        sheet.add(at(left + 60, y + drop, drawing, scale=0.9, opacity=".2"))
        sheet.anchor(name, left + 60, y + drop, w=COLUMN_WIDTH, h=high, fan="row", gap=11, room=40, scale=scale)


def draw_count(sheet: Sheet, left: float, top: float, id: str) -> None:
    sheet.add(number(left + 16, top + 102, 0, 23, font_weight=700, data_slot=f"count-{id}"))


def gain(left: float, top: float, id: str) -> str:
    """What each church and each shipyard lets its owner have at the low price (NAV-4.1, 5.1)."""
    if id == "church":
        return group(own_worker(left + 28, top + 249, 0.95), number(left + 66, top + 254.5, BOX.workers.price, 16))
    return group(own_ship(left + 28, top + 249, 0.68), number(left + 66, top + 254.5, BOX.ships.price, 16))
