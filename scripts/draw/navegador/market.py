"""The market, the buildings for sale, and the gallery of privileges."""

from __future__ import annotations

from caravela.games.navegador.components import BOX
from draw.navegador.parts import BUILDINGS, any_worker, word
from draw.palette import c
from draw.printing import number, rule
from draw.svg import Sheet, at, circle, n, path, rect
from draw.symbols import COLUMN_TINTS, GOOD_TINTS, GOODS, factory, settlement

WIDTH, HEIGHT = 512, 400


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(3.5, 3.5, WIDTH - 7, HEIGHT - 7, fill="none", stroke=c("ink"), stroke_width="1.2"),
        rect(6.5, 6.5, WIDTH - 13, HEIGHT - 13, fill="none", stroke=c("panel-edge"), stroke_width=".7"),
    )
    draw_prices(sheet, 12, 12)
    draw_lines(sheet, 206, 12)
    draw_gallery(sheet, 12, 282)
    return sheet


def draw_prices(sheet: Sheet, left: float, top: float) -> None:
    """Rows of prices and, last, the revenue of processing; a sale pushes a marker down, processing up (NAV-9)."""
    step, row, head = 42, 20.4, 48
    first, last = top + head, top + head + row * len(BOX.market.factory)
    sheet.about(
        "market",
        word(left + 92, top + 14, "panel-market", 15, 170),
        at(left + 4, top + 38, settlement(), scale=0.44),
        path(
            f"M{n(left + 2)} {n(first + 6)}V{n(last - 8)}m-4-5l4 5l4-5",
            fill="none",
            stroke=c("red"),
            stroke_width="1.6",
        ),
        at(left + 182, top + 39, factory("joker"), scale=0.48),
        path(
            f"M{n(left + 182)} {n(last - 8)}V{n(first + 6)}m-4 5l4-5l4 5",
            fill="none",
            stroke=c("blue"),
            stroke_width="1.6",
        ),
    )
    for index, name in enumerate((*GOODS, "factory")):
        x, prices = left + 8 + step * index, getattr(BOX.market, name)
        good = name in GOODS
        icon = at(0, 0, GOODS[name](), scale=0.98) if good else at(0, 2, factory("joker"), scale=0.8)
        tint = GOOD_TINTS[name][0] if good else "#9a8f7a"
        edge = {"stroke": c("panel-edge"), "stroke_width": ".7"}
        sheet.about(
            "market",
            at(x + step / 2, top + 33, icon),
            rect(x + 1, first, step - 2, last - first, rx=3, fill=tint, fill_opacity=".3", **edge),
        )
        for place, price in enumerate(prices):
            y = first + row * place
            if place and prices[place - 1] != price:
                sheet.add(rule(x + 1, y, step - 2, ".9"))
            sheet.about("market", number(x + step / 2, y + row / 2 + 5.2, price, 15.6))
            if good:
                sheet.anchor(f"price-{name}-{place + 1}", x + step / 2, y + row / 2, w=40, h=20)


def draw_lines(sheet: Sheet, left: float, top: float) -> None:
    """The lines of buildings, each with the workers that it needs and the price of every position (NAV-8)."""
    step, row, head = 32.6, 46.5, 22
    edge = {"stroke": c("panel-edge"), "stroke_width": ".7"}
    sheet.add(word(left + 148, top + 14, "panel-buildings", 15, 260))
    for index, line in enumerate(BOX.buildings):
        y = top + head + row * index
        sheet.about(
            "space-buildings",
            rect(left, y, 296, row - 3, rx=4, fill=c("panel-low"), fill_opacity=".7", **edge),
            any_worker(left + 14, y + 14, 0.86),
            number(left + 14, y + 38, line.workers, 15, font_weight=700),
        )
        for position, price in enumerate(line.prices):
            x = left + 30 + step * (position + 0.5)
            sheet.add(
                sheet.ghost(line.id, BUILDINGS[line.id](), x, y + 17, 0.84, 0.16),
                number(x, y + 40, price, 15.4, data_width=n(step - 1.5)),
            )
            sheet.anchor(f"{line.id}-{position}", x, y + 17, w=step, h=row - 4, scale=0.84)


def draw_gallery(sheet: Sheet, left: float, top: float) -> None:
    """An arch for each type of privilege; taking one costs a worker (NAV-10)."""
    step, height = 97.6, 90
    width = step - 6
    sheet.about(
        "gallery",
        word(left + 190, top + 13, "panel-gallery", 15, 150),
        any_worker(left + 302, top + 8, 0.8),
        number(left + 318, top + 13, f"−{BOX.privileges.worker_cost}", 15.6, "red", font_weight=700),
    )
    for index, column in enumerate(BOX.sheet):
        x, y = left + step * index + 3, top + 20
        right, foot, spring = n(x + width), n(y + height), n(y + 30)
        arch = f"M{n(x)} {foot}V{spring}C{n(x)} {n(y - 10)} {right} {n(y - 10)} {right} {spring}V{foot}Z"
        edge = {"stroke": c("ink-soft"), "stroke_width": ".8"}
        sheet.add(
            path(arch, fill=COLUMN_TINTS[column.id], fill_opacity=".16", stroke=c("ink-soft"), stroke_width="1.1"),
            rect(x - 2, y + height - 17, width + 4, 17, rx=2, fill=c("panel-low"), **edge),
            word(x + width / 2, y + height - 4.6, f"column-{column.id}", 15, width - 2),
            circle(x + 33, y + 40, 17, fill=c("panel"), fill_opacity=".5", stroke_dasharray="2 2", **edge),
            number(x + 64, y + 46, 0, 17, font_weight=700, data_slot=f"gallery-{column.id}"),
        )
        sheet.anchor(f"gallery-{column.id}", x + 33, y + 40, w=width, h=height, d=arch, fan="stack", gap=2.4)
