"""The Projects area: tiles for sale, the São Gabriel, and the decks."""

from __future__ import annotations

from caravela.games.vasco.box import DECK_IDS
from caravela.games.vasco.components import BOX
from draw.palette import c
from draw.printing import number, rule
from draw.svg import Sheet, at, group, n, path, rect
from draw.symbols import ship
from draw.vasco.parts import draw_spaces, empty, reals, word
from draw.vasco.symbols import head, plan

WIDTH, HEIGHT = 424, 236
STEP = 67.4
ROMAN = {"i": "I", "ii": "II", "iii": "III"}


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(3.5, 3.5, WIDTH - 7, HEIGHT - 7, fill="none", stroke=c("ink"), stroke_width="1.2"),
        rect(6.5, 6.5, WIDTH - 13, HEIGHT - 13, fill="none", stroke=c("panel-edge"), stroke_width=".7"),
        word(16, 33, "area-projects", 18, 226, text_anchor="start"),
    )
    draw_spaces(sheet, "projects", WIDTH - 16 - 157, 27, (9, 9, WIDTH - 18, 37))
    for cell in range(BOX.projects.upper_cells):
        x = 43.5 + STEP * cell
        sheet.add(empty(x, 86, 60, 70))
        sheet.anchor(f"cell-{cell + 1}", x, 86, w=63, h=73)
    draw_prices(sheet, 16, 137)
    draw_decks(sheet, 16, 152)
    draw_gabriel(sheet, 222, 126)
    return sheet


def draw_prices(sheet: Sheet, left: float, y: float) -> None:
    """One or two tiles, and what they cost (VDG-6.1)."""
    prices = BOX.projects
    sheet.about(
        "area-projects",
        at(left + 8, y, plan(9)),
        reals(left + 31, y, prices.price_of_one, 12),
        at(left + 76, y, plan(9)),
        at(left + 94, y, plan(9)),
        reals(left + 118, y, prices.price_of_two, 12),
        rule(14, y + 14, 190),
    )


def draw_decks(sheet: Sheet, left: float, top: float) -> None:
    """The decks with their visible tops, each with its number and how many tiles lie below."""
    for index, id in enumerate(DECK_IDS):
        x, y = left + 27.5 + STEP * index, top + 40
        sheet.add(
            group(
                rect(x - 25, y - 30, 56, 66, rx=4, fill=c("panel-low"), stroke=c("ink-soft"), stroke_width=".7"),
                rect(x - 27, y - 32, 56, 66, rx=4, fill=c("panel-low"), stroke=c("ink-soft"), stroke_width=".7"),
            ),
            number(x, y + 12, ROMAN[id], 30, "panel-edge", font_weight=700),
        )
        sheet.anchor(f"deck-{id}", x - 1, y - 1, w=60, h=70, scale=0.92)


def draw_gabriel(sheet: Sheet, left: float, top: float) -> None:
    """The São Gabriel cell: launched at once, for as many reals as its crew (VDG-6.1, 6.5)."""
    width, height = 190, 98
    sheet.about(
        "gabriel",
        rect(left, top, width, height, rx=6, fill=c("gold"), fill_opacity=".16", stroke=c("gold"), stroke_width="1.2"),
        word(left + 62, top + 22, "sheet-gabriel", 16.5, 112),
        at(left + 34, top + 58, ship("#fbf3df", "#5b4425", mark=False), scale=1.5),
        path(f"M{n(left + 38)} {n(top + 44)}v13M{n(left + 32)} {n(top + 50)}h12", stroke="#c8382c", stroke_width="2.6"),
        reals(left + 76, top + 58, "?", 12),
        number(left + 93, top + 63.4, "=", 16),
        at(left + 109, top + 57, head(), scale=1.1),
        empty(left + 155, top + 49, 60, 70),
    )
    sheet.anchor("gabriel", left + 155, top + 49, w=63, h=73)
