"""The board: the chart with its zones and ports, the wheel, the supply, the turn track and the doge cards."""

from __future__ import annotations

import re
from typing import Any

from shapely.geometry import LineString

from caravela.games.serenissima.box import GOODS as GOOD_IDS
from caravela.games.serenissima.box import Port
from caravela.games.serenissima.components import BOX, GALLEYS, TRACK
from caravela.games.serenissima.meta import META
from draw.chart import frame, scale_bar, wind_rose
from draw.letters import outline
from draw.ornament import cartouche, depths, panel, well
from draw.palette import c
from draw.printing import rule
from draw.serenissima.geography import BERTHS, BORDERS, HILLS, LANDS, NAMES, PANELS, RIVERS, TOWNS
from draw.serenissima.parts import ducats, number, word
from draw.serenissima.symbols import (
    BUILDINGS,
    any_sailor,
    basilica,
    corno,
    cube,
    die,
    doge_card,
    swords,
    town,
)
from draw.serenissima.zones import CHART, HEIGHT, INSIDE, WIDTH, ZONES, border, check
from draw.svg import Point, Sheet, at, circle, group, line, n, ornament, path, polar, rect, sector, text

#: A step of path data.
STEP = re.compile(r"([MLQHV])([-\d. ]*)")
#: A space of a warehouse, and of the garrison above it.
CELL = 20
PANEL_HEIGHT = 60
#: The last space that the white pawn can reach.
LAST_SPACE = max(track[-1] for track in TRACK.values()) - 1 + max(card.advance for card in BOX.doge)
WHEEL: Point = (112, 552)
HUB, EDGE = 27, 90


def draw() -> Sheet:
    check()
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(*INSIDE, fill=c("sea")),
        depths(*INSIDE),
        CHART.draw_rhumbs(CHART.at(20, 36.2), [330, 660]),
        CHART.draw_hatching(step=3, reach=6.5),
        borders(),
        CHART.draw_land("board"),
        CHART.relief(RIVERS, HILLS, 9),
        lands(),
        wind_rose(*CHART.at(17.5, 31.8), 30),
        scale_bar(866, 628, 96),
        strait(),
        zone_names(),
    )
    for id, shape in ZONES.items():
        draw_zone(sheet, id, shape)
    for port in BOX.ports:
        draw_port(sheet, port)
    draw_wheel(sheet)
    draw_supply(sheet, 214, 470)
    draw_fight(sheet, 24, 24)
    draw_track(sheet, 778, 24)
    draw_income(sheet, 864, 560)
    across, down = CHART.per_degree
    sheet.add(
        cartouche(649, 58, 208, 62, "", 36, "Carta da navegar"),
        title(649, 58, 36),
        frame(*INSIDE, (across * 2, down * 2)),
    )
    return sheet


def title(x: float, y: float, size: float) -> str:
    """The game's name, its outlines a little smoothed: the old types are worn, and every dent takes room."""
    letters, wide = outline(META.title, size, size * 0.06)
    smoothed = "".join(
        line(list(LineString(ring).simplify(0.1).coords), closed=True, digits=2) for ring in rings_of(letters)
    )
    return path(smoothed, transform=f"translate({n(x - wide / 2)} {n(y + size * 0.19)})", fill=c("ink"))


def rings_of(letters: str) -> list[list[Point]]:
    """The corners of each closed line of path data; its curves are so short that their handles will do as corners."""
    rings: list[list[Point]] = []
    for step, written in STEP.findall(letters):
        numbers = [float(number) for number in written.split()]
        if step == "M":
            rings.append([])
        x, y = rings[-1][-1] if rings[-1] else (0, 0)
        if step == "H":
            numbers = [numbers[0], y]
        elif step == "V":
            numbers = [x, numbers[0]]
        rings[-1] += list(zip(numbers[::2], numbers[1::2], strict=True))
    return rings


# The chart


def borders() -> str:
    """The borders of the zones: a pale furrow with a blue line of dashes in it; the land covers their ends."""
    ways = "".join(line(list(border(places).simplify(0.2).coords)) for places in BORDERS)
    return group(
        path(ways, stroke=c("halo"), stroke_width="4.4", stroke_opacity=".8"),
        path(ways, stroke=c("blue"), stroke_width="1.9", stroke_dasharray="6 3.4"),
        fill="none",
    )


def strait() -> str:
    """The way through the strait of Messina, which is too narrow to be seen."""
    ways = [CHART.at(*place) for place in ((15.35, 38.62), (15.62, 38.2), (15.7, 37.75))]
    way = line(ways)
    return group(
        path(way, stroke=c("halo"), stroke_width="4.4"),
        path(way, stroke=c("blue"), stroke_width="2.2", stroke_dasharray=".1 4.2"),
        fill="none",
    )


def lands() -> str:
    parts = []
    for longitude, latitude, name, size, turn in LANDS:
        x, y = CHART.at(longitude, latitude)
        parts.append(
            text(
                x,
                y,
                name,
                size,
                letter_spacing=n(size * 0.28),
                transform=f"rotate({n(turn)} {n(x)} {n(y)})" if turn else None,
                fill=c("relief"),
            )
        )
    return ornament(*parts)


def zone_names() -> str:
    """The name of each zone on its water, in the hand of seas."""
    return group(
        *(
            word(
                x, y, f"zone-{id}", 13.2, 96,
                font_weight=400,
                font_style="italic",
                fill=c("blue"),
                stroke=c("halo"),
                stroke_width="2.6",
                paint_order="stroke",
                transform=f"rotate({n(turn)} {n(x)} {n(y)})" if turn else None,
            )
            for id, (x, y, turn) in NAMES.items()
        )
    )  # fmt: skip


def draw_zone(sheet: Sheet, id: str, shape: Any) -> None:
    """A zone is clicked anywhere on its water; its galleys lie in berths, their cubes below the rail."""
    x, y = BERTHS[id][0]
    area = "".join(line(list(part.exterior.coords)[:-1], closed=True) for part in parts_of(shape))
    sheet.anchor(id, x, y, r=30, d=area)
    for berth, (left, top) in enumerate(BERTHS[id]):
        sheet.anchor(f"berth-{id}-{berth}", left, top, r=24, fan="row", gap=26, room=34)
        sheet.anchor(f"hold-{id}-{berth}", left, top + 14.5, r=10, fan="row", gap=13.6, room=44, scale=0.67)


def parts_of(shape: Any) -> list[Any]:
    """The polygons of a zone, without the smallest details."""
    simple = shape.simplify(1.2)
    return [part for part in getattr(simple, "geoms", [simple]) if part.area > 20]


# The ports


def draw_port(sheet: Sheet, port: Port) -> None:
    """The good that it makes, the name, places for the garrison, and the warehouse with what each space pays."""
    id, size = port.id, len(port.spaces)
    left, top = PANELS[id]
    width, height = CELL * size + 8, PANEL_HEIGHT
    x, y = left + width / 2, top + height / 2
    edge = c("gold") if port.start else c("panel-edge")
    town_x, town_y = CHART.at(*TOWNS[id])
    sheet.add(
        at(town_x, town_y + 2, town(port.start), scale=1.1),
        rect(left, top, width, height, rx=5, fill=c("panel"), stroke=c("ink"), stroke_width="1.1"),
        rect(left + 2.2, top + 2.2, width - 4.4, height - 4.4, rx=3.4, fill="none", stroke=edge,
             stroke_width="1.8" if port.start else ".7"),
        word(x, top + 14.8, f"port-{id}", 13, width - 14),
    )  # fmt: skip
    for index, value in enumerate(port.spaces):
        cell = left + 4 + CELL * (index + 0.5)
        sheet.add(
            sheet.ghost("guard", any_sailor(), cell, top + 28.5, 0.84, 0.16),
            rect(cell - 9.2, top + 38.4, 18.4, 18.4, rx=2.6, fill=c("panel-low"), stroke=c("panel-edge"),
                 stroke_width=".8"),
            number(cell, top + 53, value, 14.5, "ink-soft"),
        )  # fmt: skip
        sheet.anchor(f"guard-{id}-{index}", cell, top + 28.5, w=CELL - 1, h=21, scale=0.88)
        sheet.anchor(f"store-{id}-{index}", cell, top + 47.6, w=CELL - 1, h=19, scale=0.96)
    sheet.anchor(f"port-{id}", x, y, w=width + 4, h=height + 4)
    sheet.anchor(f"good-{id}", left - 5, top + 3, r=15)
    sheet.anchor(f"garrison-{id}", x, top + 28.5, w=width, h=21)
    sheet.anchor(f"warehouse-{id}", x, top + 47.6, w=width, h=21)
    sheet.anchor(f"fort-{id}", left + width - 22, top - 9, r=12, scale=0.9)
    sheet.anchor(f"basilica-{id}", left + width - 44, top - 9, r=12, scale=0.9)


# The wheel


def draw_wheel(sheet: Sheet) -> None:
    """The doge's space on top and the numbers clockwise; cubes lie on the numbers, the black pawn inside them."""
    x, y = WHEEL
    width = 360 / (GALLEYS + 1)
    sheet.add(
        circle(x, y, EDGE + 4, fill=c("panel"), stroke=c("ink"), stroke_width="1.2"),
        circle(x, y, EDGE + 1.6, fill="none", stroke=c("panel-edge"), stroke_width=".7"),
    )
    for space in range(GALLEYS + 1):
        middle = space * width
        tint = "gold" if space == 0 else "panel" if space % 2 else "panel-low"
        shape = sector(x, y, HUB, EDGE, middle - width / 2, middle + width / 2)
        sheet.add(
            path(shape, fill=c(tint), fill_opacity=".55" if space == 0 else None, stroke=c("ink"), stroke_width=".9")
        )
        tx, ty = polar(x, y, 55, middle)
        px, py = polar(x, y, 76, middle)
        if space:
            sheet.add(
                number(tx, ty + 5, space, 15),
                circle(px, py, 3, fill="none", stroke=c("panel-edge"), stroke_width=".8"),
            )
        else:
            sheet.add(at(px, py - 1, corno(), scale=0.82))
        area = sector(x, y, HUB, EDGE, middle - width / 2 + 0.6, middle + width / 2 - 0.6)
        sheet.anchor(f"wheel-{space}", px, py, r=14, d=area, scale=0.94)
        bx, by = polar(x, y, 37 if space else 46, middle)
        sheet.anchor(f"pawn-{space}", bx, by - 1, r=10, scale=0.74)
    arrow = polar(x, y, 15, 60)
    start = polar(x, y, 15, -60)
    tip = (polar(x, y, 20, 38), polar(x, y, 10, 40))
    sheet.add(
        circle(x, y, HUB, fill=c("panel"), stroke=c("ink"), stroke_width="1"),
        path(
            f"M{n(start[0])} {n(start[1])}A15 15 0 0 1 {n(arrow[0])} {n(arrow[1])}"
            f"M{n(tip[0][0])} {n(tip[0][1])}L{n(arrow[0])} {n(arrow[1])}L{n(tip[1][0])} {n(tip[1][1])}",
            fill="none",
            stroke=c("red"),
            stroke_width="2",
        ),
    )


# Supply, fight, track, income


def draw_supply(sheet: Sheet, left: float, top: float) -> None:
    """Cubes that nobody uses, and the buildings that are left with what they need and cost (SER-1.2, 9.5, 9.6)."""
    width, height = 164, 170
    sheet.add(panel(left, top, width, height), word(left + width / 2, top + 17, "panel-supply", 14, width - 20))
    for index, good in enumerate(GOOD_IDS):
        x, y = left + 28 + 76 * (index % 2), top + 36 + 26 * (index // 2)
        sheet.add(
            number(x + 29, y + 6, getattr(BOX.goods, good), 17, data_slot=f"supply-{good}"),
        )
        sheet.anchor(f"supply-{good}", x + 14, y, w=64, h=25)
        sheet.anchor(f"pile-{good}", x, y, r=12, scale=1.08)
    sheet.add(rule(left + 10, top + 104, width - 20))
    costs = {"fort": BOX.costs.fort, "basilica": BOX.costs.basilica}
    needs = {"fort": BOX.buildings.fort_needs, "basilica": BOX.buildings.basilica_needs}
    for index, id in enumerate(BUILDINGS):
        y = top + 121 + 30 * index
        sheet.add(
            number(left + 46, y + 6, BOX.pieces.fort_tokens, 17, data_slot=f"left-{id}"),
            ducats(left + 72, y, costs[id], 9.5),
            *(at(left + 95 + 20 * place, y, cube(good), scale=0.92) for place, good in enumerate(needs[id])),
        )
        sheet.add(
            at(left + 141, y, die(), scale=0.8) + number(left + 153, y - 3, BOX.buildings.fort_dice, 13.2)
            if id == "fort"
            else ducats(left + 144, y, f"+{BOX.income.basilica}", 10)
        )
        sheet.anchor(f"left-{id}", left + 35, y, w=54, h=28)
        sheet.anchor(f"pile-{id}", left + 24, y, r=13, scale=1.05)


def draw_fight(sheet: Sheet, left: float, top: float) -> None:
    """A fight: attacker and defender, the dice that they roll, and what a sunk galley leaves (SER-7, 8)."""
    width, height = 158, 126
    sheet.add(
        panel(left, top, width, height),
        word(left + width / 2, top + 17, "sheet-fight", 14, width - 20),
        at(left + width / 2, top + 46, swords(), scale=0.9, opacity=".8"),
        well(left + 10, top + 76, 66, 42),
        well(left + 82, top + 76, 66, 42),
        *(sheet.ghost("die", die(), x, top + 97, 0.9, 0.14) for x in (left + 43, left + 115)),
    )
    sheet.anchor("attacker", left + 36, top + 50, r=24, scale=0.96)
    sheet.anchor("defender", left + 122, top + 50, r=24, scale=0.96)
    sheet.anchor("dice-attacker", left + 43, top + 97, w=66, h=42, fan="row", gap=20, room=46, scale=0.94)
    sheet.anchor("dice-defender", left + 115, top + 97, w=66, h=42, fan="row", gap=20, room=46, scale=0.94)
    for index, good in enumerate(GOOD_IDS):
        x = left + 24 + 22 * index
        sheet.anchor(f"booty-{good}", x, top + 97, w=21, h=30, fan="stack", gap=4)


def draw_track(sheet: Sheet, left: float, top: float) -> None:
    """The spaces of the white pawn; which of them are scorings depends on the number of players (SER-10.5, 12)."""
    width, height, step, across = 204, 196, 27, 7
    sheet.add(panel(left, top, width, height))
    for space in range(LAST_SPACE + 1):
        x, y = left + 21 + step * (space % across), top + 22 + 29 * (space // across)
        sheet.add(
            rect(x - 12.6, y - 13, 25.2, 26, rx=3, fill=c("panel-low"), stroke=c("panel-edge"), stroke_width=".8"),
            number(x, y + 5, space, 13.5, "ink-soft"),
        )
        sheet.anchor(f"track-{space}", x, y, r=12)
        sheet.anchor(f"white-{space}", x, y - 2, r=12, scale=0.94)
    for index, (name, message) in enumerate((("deck", "sheet-deck"), ("discard", "sheet-discard"))):
        y = top + 106 + 56 * index
        sheet.add(
            word(left + 29.5, y + 4, message, 13, 42),
            well(left + 54, y - 23, 142, 48),
        )
        sheet.anchor(name, left + 125, y + 1, w=142, h=48, fan="row", gap=28, room=112, scale=0.94)


def draw_income(sheet: Sheet, left: float, top: float) -> None:
    """What a port brings at a scoring, by its cubes; what basilica, wine card and spice add (SER-6.7, 10.2, 11.1)."""
    width, height, step = 116, 59, 17.8
    sheet.about("income", panel(left, top, width, height))
    for cubes, value in enumerate(BOX.income.by_cubes):
        x = left + 13.6 + step * cubes
        sheet.about(
            "income",
            rect(x - 7.6, top + 8, 15.2, 13, rx=2, fill=c("panel-low"), stroke=c("panel-edge"), stroke_width=".7"),
            number(x, top + 19, cubes, 13.2),
            ducats(x, top + 31, value, 9),
        )
    sheet.about(
        "income",
        at(left + 14, top + 47, basilica(), scale=0.6),
        number(left + 31, top + 52, f"+{BOX.income.basilica}", 13.5),
        at(left + 50, top + 47.4, doge_card("wine"), scale=0.4),
        number(left + 66, top + 52, f"+{BOX.income.wine}", 13.5),
        at(left + 86, top + 47, cube("spice"), scale=0.72),
        number(left + 103, top + 52, f"+{BOX.sale.spice_bonus}", 13.5),
    )
