"""The board: the chart with its regions, the rondel, Lisboa, and what the phases decide."""

from __future__ import annotations

import math
from typing import Any

from shapely.geometry import LineString, box
from shapely.geometry import Point as Spot

from caravela.games.navegador.box import Border, Region
from caravela.games.navegador.components import BOX, SPACE_IDS
from caravela.games.navegador.meta import META
from draw.chart import Chart, frame, scale_bar, sea_serpent, wind_rose
from draw.navegador.geography import HILLS, ISLES, LANDS, NAMES, PORTS, RIVERS, SEAS, TOKENS, WAYS, WINDOW
from draw.navegador.parts import ROMAN, WORDS, any_ship, any_worker, word
from draw.navegador.pieces import double_loss
from draw.ornament import cartouche, depths, panel
from draw.palette import c
from draw.printing import number, rule
from draw.svg import Point, Sheet, at, circle, group, line, n, ornament, path, polar, rect, sampled, sector, text
from draw.symbols import GOODS, SPACES, disc

WIDTH, HEIGHT, MARGIN = 1000, 640, 16
INSIDE = (MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
CHART = Chart(WINDOW, INSIDE, keep=ISLES)
COLOURS = BOX.players.colours
#: The radius of a roadstead, where the ships of a region lie.
ROAD = 38
#: From one colony token to the next.
TOKEN_STEP = 27.5
RONDEL: Point = (672, 483)
#: The radii of the rondel: its hub, the inner and the outer edge of the rim.
HUB, RIM, EDGE = 36, 116, 136
#: How far the nodes of the net of rhumb lines lie from the rondel; the rose is the one to the west-north-west.
NET = 622
ROSE: Point = polar(*RONDEL, NET, 292.5)


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(*INSIDE, fill=c("sea")),
        depths(*INSIDE),
        CHART.draw_rhumbs(RONDEL, [NET, NET / 2]),
        CHART.draw_hatching(),
        CHART.draw_land("board"),
        CHART.relief(RIVERS, HILLS),
        ports(),
        lands(),
        wind_rose(*ROSE, 42),
        scale_bar(34, 606, 108),
        sea_serpent(236, 520, 1),
        *(route(border) for border in BOX.map.borders),
    )
    for region in BOX.map.regions:
        draw_region(sheet, region)
    draw_rondel(sheet)
    draw_lisboa(sheet, 24, 24)
    draw_phases(sheet, 828, 475)
    across, down = CHART.per_degree
    sheet.add(cartouche(640, 70, 262, 66, META.title, 46, "Carta de marear"), frame(*INSIDE, (across * 5, down * 5)))
    return sheet


# The chart


def ports() -> str:
    """The names of ports, where no piece and no other name needs the room."""
    taken = [shape for region in BOX.map.regions for shape in room_of(region)]
    return ornament(
        *(
            CHART.port(x, y, name, bearing, red=great)
            for x, y, name, bearing, great in PORTS
            if not any(CHART.port_box(x, y, name, bearing).intersects(shape) for shape in taken)
        )
    )


def room_of(region: Region) -> list[Any]:
    """The room that a region needs: its roadstead, its tokens, its name."""
    (x, y), side = name_spot(region.id)
    wide = 3.6 * len(WORDS.say(f"region-{region.id}"))
    name = box(x, y - 11, x + 2 * wide, y + 3) if side == "start" else box(x - wide, y - 11, x + wide, y + 3)
    tokens = [box(x - 14, y - 17, x + 14, y + 17) for x, y in token_spots(region)]
    return [Spot(*place(region.id)).buffer(ROAD + 2), name, *tokens]


def lands() -> str:
    """The names of lands, and in another hand those of seas."""
    parts = []
    for longitude, latitude, name, size, turn in (*LANDS, *SEAS):
        x, y = CHART.at(longitude, latitude)
        sea = any(name == other[2] for other in SEAS)
        parts.append(
            text(
                x,
                y,
                name,
                size,
                letter_spacing=n(size * 0.28),
                transform=f"rotate({n(turn)} {n(x)} {n(y)})" if turn else None,
                fill=c("hatch" if sea else "relief"),
                font_style="italic" if sea else None,
            )
        )
    return ornament(*parts)


def place(id: str) -> Point:
    """The middle of a region's roadstead."""
    spot = BOX.map.chart[id]
    assert isinstance(spot, tuple)
    return float(spot[0]), float(spot[1])


def name_spot(id: str) -> tuple[Point, str]:
    """Where the name of a region stands, and on which side of that point."""
    x, y = place(id)
    (dx, dy), side = NAMES.get(id, ((0, ROAD + 13), "middle"))
    return (x + dx, y + dy), side


def token_spots(region: Region) -> list[Point]:
    x, y = TOKENS.get(region.id, (0, 0))
    return [(x + TOKEN_STEP * index, y) for index in range(region.tokens)]


def route(border: Border) -> str:
    """A border: a dotted way from roadstead to roadstead and a bar across it; red ones name the phase behind them."""
    a, b = border.between
    way = [CHART.at(*spot) for spot in WAYS.get(frozenset((a, b)), [])]
    if way and math.dist(way[0], place(a)) > math.dist(way[-1], place(a)):
        way = way[::-1]
    whole = LineString(sampled([place(a), *way, place(b)]))
    shores = Spot(*place(a)).buffer(ROAD + 3).union(Spot(*place(b)).buffer(ROAD + 3))
    sea = whole.difference(shores)
    sea = max(getattr(sea, "geoms", [sea]), key=lambda part: part.length).simplify(0.3)
    middle, before, after = (sea.interpolate(sea.length / 2 + step) for step in (0, -2, 2))
    bearing = math.atan2(after.y - before.y, after.x - before.x)
    d, colour = line(list(sea.coords)), c(border.colour)
    bar = "M0-8V8" if border.colour == "blue" else "M-2.2-8V8M2.2-8V8"
    parts = [
        path(d, fill="none", stroke=c("halo"), stroke_width="4.5", stroke_opacity=".55"),
        path(d, fill="none", stroke=colour, stroke_width="2.4", stroke_dasharray=".1 5.4"),
        at(
            middle.x,
            middle.y,
            path(bar, stroke=c("halo"), stroke_width="5.5", fill="none"),
            path(bar, stroke=colour, stroke_width="2.6", fill="none"),
            turn=math.degrees(bearing),
        ),
    ]
    phases = BOX.map.phase_regions
    begins = [ROMAN[phases.index(id) + 1] for id in (a, b) if id in phases]
    if border.colour == "red" and begins:
        x, y = middle.x + 15 * math.sin(bearing), middle.y - 15 * math.cos(bearing)
        parts += [
            circle(x, y, 10.6, fill=colour, stroke=c("halo"), stroke_width="1.4"),
            number(x, y + 4.6, begins[0], 13.4, "halo", font_weight=700),
        ]
    return group(*parts)


def draw_region(sheet: Sheet, region: Region) -> None:
    """A roadstead for the ships, the name, and the places of the colony tokens with the good that they bring."""
    id = region.id
    x, y = place(id)
    (name_x, name_y), side = name_spot(id)
    halo = {"stroke": c("halo"), "stroke_width": "3.2", "paint_order": "stroke"}
    sheet.add(
        circle(x, y, ROAD, fill=c("road"), fill_opacity=".7", stroke=c("ink-soft"), stroke_width="1.1"),
        circle(x, y, ROAD - 3, fill="none", stroke=c("ink-soft"), stroke_width=".5"),
        word(name_x, name_y, f"region-{id}", 15.5, 130, text_anchor=side, **halo),
    )
    sheet.anchor(id, x, y, r=ROAD + 3, fan="rows", gap=14, rise=14.6, room=44, scale=0.95)
    sheet.anchor(f"fleet-{id}", x, y + 17, r=20, fan="row", gap=17, scale=0.95)
    sheet.anchor(f"loss-{id}", x - 27, y - 25, r=13)
    for index, (left, top) in enumerate(token_spots(region)):
        good = str(region.good)
        edge = {"stroke": c("ink-soft"), "stroke_width": ".8", "stroke_dasharray": "2 2"}
        sheet.add(
            rect(left - 12.5, top - 15.5, 25, 31, rx=3, fill=c("panel"), fill_opacity=".35", **edge),
            sheet.ghost(good, GOODS[good](), left, top, 0.6, 0.55),
        )
        sheet.anchor(f"token-{id}-{index}", left, top, w=27, h=33, scale=0.93)


# The rondel


def draw_rondel(sheet: Sheet) -> None:
    """The spaces clockwise from the top; the stones stand on the rim, each colour in its own notch."""
    x, y = RONDEL
    sheet.add(
        circle(x, y, EDGE + 4, fill=c("panel"), stroke=c("ink"), stroke_width="1.2"),
        circle(x, y, EDGE + 1.5, fill="none", stroke=c("panel-edge"), stroke_width=".7"),
    )
    for index in range(len(SPACE_IDS)):
        draw_space(sheet, index)
    sheet.add(circle(x, y, RIM, fill="none", stroke=c("panel-edge"), stroke_width=".8"), hub())
    sheet.anchor("hub", x, y, r=HUB, fan="ring", gap=23)
    sheet.anchor("orange-aside", x - 122, y + 112, r=14, scale=0.9)


def draw_space(sheet: Sheet, index: int) -> None:
    """A space with its picture and name, a notch on the rim for each stone, and a place for the orange ship."""
    id, (x, y) = SPACE_IDS[index], RONDEL
    width = 360 / len(SPACE_IDS)
    middle = index * width
    tint = c("panel" if index % 2 else "panel-low")
    shape = sector(x, y, HUB, EDGE, middle - width / 2, middle + width / 2)
    # Above and below the hub a line of print meets the sides of the space; left and right of it, its lower side.
    upright, level = middle % 180 == 0, middle % 180 == 90
    px, py = polar(x, y, 82 if level else 87, middle)
    sheet.add(
        path(shape, fill=tint, stroke=c("ink"), stroke_width=".9"),
        at(px, py - (12 if level else 8), SPACES[BOX.rondel.actions[index]](), scale=1 if level else 1.16),
        word(px, py + (15 if level else 22), f"space-{id}", 14.5, 56 if upright else 66),
    )
    area = sector(x, y, HUB, EDGE, middle - width / 2 + 0.6, middle + width / 2 - 0.6)
    sheet.anchor(f"space-{id}", px, py, r=34, d=area)
    for seat, colour in enumerate(COLOURS):
        bearing = middle + (seat - (len(COLOURS) - 1) / 2) * 7
        sx, sy = polar(x, y, (RIM + EDGE) / 2, bearing)
        sheet.add(circle(sx, sy, 2.2, fill="none", stroke=c("panel-edge"), stroke_width=".7"))
        sheet.anchor(f"stone-{id}-{colour}", sx, sy, r=9, scale=0.88)
    # On the upper slopes the name hangs towards the hub, so the ship makes way for it.
    ox, oy = polar(x, y, HUB + 11, middle + {45: 14, 315: -14}.get(round(middle), 0))
    sheet.anchor(f"orange-{id}", ox, oy, r=11, scale=0.64)


def hub() -> str:
    """The way round, and what it costs in ships: steps on the left, ships on the right (NAV-3.4, 3.5)."""
    x, y = RONDEL
    return group(
        circle(x, y, HUB, fill=c("panel"), stroke=c("ink"), stroke_width="1.2"),
        circle(x, y, HUB - 3, fill="none", stroke=c("panel-edge"), stroke_width=".7"),
        path(arc_arrow(x, y, 25, 310, 415), fill="none", stroke=c("red"), stroke_width="2"),
        number(x - 14, y, f"1–{BOX.rondel.free_steps}", 13.6),
        number(x + 7, y, 0, 13.6),
        any_ship(x + 20, y - 4.5, 0.45),
        number(x - 14, y + 17, "+1", 13.6, "red"),
        number(x + 5, y + 17, "−1", 13.6, "red"),
        any_ship(x + 20, y + 12.5, 0.45),
    )


def arc_arrow(x: float, y: float, r: float, start: float, end: float) -> str:
    """An arrow clockwise along a circle, as path data."""
    a, b = polar(x, y, r, start), polar(x, y, r, end)
    p, q = polar(x, y, r + 4, end - 12), polar(x, y, r - 4, end - 12)
    return (
        f"M{n(a[0])} {n(a[1])}A{n(r)} {n(r)} 0 0 1 {n(b[0])} {n(b[1])}"
        f"M{n(p[0])} {n(p[1])}L{n(b[0])} {n(b[1])}L{n(q[0])} {n(q[1])}"
    )


# Lisboa and the phases


def draw_lisboa(sheet: Sheet, left: float, top: float) -> None:
    """The workers of each player, a lane for each colour."""
    workers = BOX.workers
    step, lane = 18, 14
    count = workers.highest - workers.lowest + 1
    width, height = count * step + 12, 38 + lane * len(COLOURS)
    sheet.about(
        "lisboa",
        panel(left, top, width, height),
        word(left + width / 2, top + 15.5, "sheet-lisboa", 14, width - 20),
    )
    for index in range(count):
        x, value = left + 6 + step * index, workers.lowest + index
        tint = c("panel-low" if index % 2 else "panel")
        sheet.about(
            "lisboa",
            rect(x, top + 20, step, height - 26, fill=tint, stroke=c("panel-edge"), stroke_width=".5"),
            number(x + step / 2, top + 31.5, value, 13.4, font_weight=700),
        )
        for seat, colour in enumerate(COLOURS):
            y = top + 34 + lane * (seat + 0.5)
            sheet.anchor(f"workers-{value}-{colour}", x + step / 2, y, r=8, scale=0.78)


def draw_phases(sheet: Sheet, left: float, top: float) -> None:
    """How far ships sail, what extra workers and ships cost; what a discovery and a colony take (NAV-6, 7, 11.2)."""
    width, height = 154, 145
    dots = {"stroke": c("blue"), "fill": "none"}
    sheet.about(
        "phase",
        panel(left, top, width, height),
        word(left + 24, top + 23, "sheet-phase", 13.6, 37),
        path(f"M{n(left + 9)} {n(top + 42)}h14", stroke_width="2.2", stroke_dasharray=".1 4.6", **dots),
        path(f"M{n(left + 29)} {n(top + 35)}v14", stroke_width="2.6", **dots),
        any_worker(left + 15, top + 66, 0.78),
        any_ship(left + 32, top + 66, 0.5),
    )
    for index, roman in enumerate(ROMAN):
        x = left + 59 + 37 * index
        sheet.add(
            rect(x - 17, top + 7, 34, 69, rx=4, fill=c("panel-low"), stroke=c("panel-edge"), stroke_width=".7"),
            number(x, top + 23, roman, 15, "red" if index else "ink", font_weight=700),
            number(x, top + 47, BOX.sailing.range[index], 15),
            number(x, top + 70, BOX.workers.extra_price[index], 14),
        )
        sheet.anchor(f"phase-{index + 1}", x, top + 41.5, w=36, h=71)
    sailing = BOX.sailing
    for x, about, icon, needed, lost in (
        (left + 8, "disc", at(0, 0, disc(), scale=0.58), sailing.fleet, sailing.loss),
        (left + 80, "double_loss", at(0, 0, double_loss(), scale=0.76), sailing.double_fleet, sailing.double_loss),
    ):
        sheet.about(
            about,
            at(x + 9, top + 94, icon),
            number(x + 25, top + 99, needed, 14),
            any_ship(x + 39, top + 94, 0.5),
            number(x + 59, top + 99, f"−{lost}", 14, "red"),
        )
    y = top + 126
    sheet.add(rule(left + 10, top + 110, width - 20))
    sheet.about(
        "space-colony",
        at(left + 24, y, SPACES["colony"](), scale=0.68),
        number(left + 56, y + 5, 1, 14),
        any_ship(left + 70, y, 0.5),
        number(left + 90, y + 5, "+", 14),
        number(left + 106, y + 5, BOX.colonies.workers, 14),
        any_worker(left + 120, y, 0.78),
    )
