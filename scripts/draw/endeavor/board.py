"""The board, either side: the bent chart with its cities and routes, and an office for the cards of each zone."""

from __future__ import annotations

import math

from shapely.geometry import LineString
from shapely.geometry import Point as Spot

from caravela.games.endeavor.box import Place, Side
from caravela.games.endeavor.components import BOX, ZONE_IDS
from draw.chart import Chart, frame, wind_rose
from draw.endeavor.geography import BOUNDS, CITIES, HILLS, NAMES, POINTS, SEAS, SHIELDS, SLOTS, STAYS, WATERS, WAYS
from draw.endeavor.parts import CARD, place_name, word
from draw.endeavor.symbols import ACTION_GLYPHS, ZONE_TINTS, emblem, glory
from draw.endeavor.world import BentChart
from draw.ornament import cartouche, depths, panel
from draw.palette import c
from draw.printing import number
from draw.svg import Point, Sheet, at, circle, group, line, n, ornament, path, polar, rect, sampled, text

WIDTH, HEIGHT, MARGIN = 1000, 674, 14
INSIDE = (MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
CHART = BentChart([*CITIES, *STAYS], INSIDE, smallest=5, tolerance=0.6)
#: The radius of a city or fleet space, and of a cell of a track.
SPACE, CELL, STEP = 14, 12.4, 25.4
ROSE: Point = (838, 536)
#: The radius of an open sea.
SEA = 25
#: The office of each region: its left, its top, and whether the deck lies to the left of the track.
OFFICES: dict[str, tuple[float, float, bool]] = {
    "north_america": (20, 20, True),
    "caribbean": (18, 262, True),
    "south_america": (20, 586, True),
    "africa": (0, 586, False),
    "india": (980, 586, False),
    "far_east": (980, 20, False),
}
OFFICE = 68


def draw(side: Side) -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(*INSIDE, fill=c("sea")),
        depths(*INSIDE),
        CHART.draw_rhumbs(ROSE, [300]),
        CHART.draw_hatching(step=3.2, reach=7.5),
        CHART.draw_land("board"),
        tints(),
        group(*(hills(chain) for chain in HILLS)),
        waters(),
        wind_rose(*ROSE, 30),
    )
    for zone in SEAS:
        draw_sea(sheet, zone)
    places = [place for place in BOX.map.places if side.id.upper() in place.sides]
    for ends in side.square_routes:
        draw_route(sheet, ends, slot=False)
    for ends in side.round_routes:
        draw_route(sheet, ends, slot=True)
    for place in places:
        draw_place(sheet, place)
    for zone, cells in zip(ZONE_IDS[1:], side.tracks, strict=True):
        draw_office(sheet, zone, cells)
    draw_europe(sheet)
    sheet.anchor("silent", 910, 168, r=12)
    sheet.add(cartouche(804, 124, 168, 46, "Endeavor", 32, ""))
    draw_rounds(sheet, 804, 170)
    sheet.add(frame(*INSIDE, (27, 27)))
    return sheet


# The chart


def tints() -> str:
    """The land of each zone in its colour, with the bounds between them."""
    edge = {"stroke": c("relief"), "stroke_width": "1.1", "stroke_dasharray": "1 3"}
    return group(
        *(
            path(line(bounds, closed=True), fill=ZONE_TINTS[zone], fill_opacity=".08" if zone == "europe" else ".22")
            for zone, bounds in BOUNDS.items()
        ),
        *(path(line(bounds, closed=True), fill="none", **edge) for bounds in BOUNDS.values()),
        clip_path="url(#board-shore)",
    )


def hills(chain: list[Point]) -> str:
    """A range of hills in units of the board."""
    flat = Chart((0, -HEIGHT, WIDTH, 0), (0, 0, WIDTH, HEIGHT), seed=len(chain))
    return flat.hills([(x, -y) for x, y in chain])


def waters() -> str:
    parts = []
    for (x, y), name, size, turn in WATERS:
        rotate = f"rotate({n(turn)} {n(x)} {n(y)})" if turn else None
        parts.append(
            text(
                x, y, name, size, letter_spacing=n(size * 0.28), transform=rotate, fill=c("hatch"), font_style="italic"
            )
        )
    return ornament(*parts)


def draw_place(sheet: Sheet, place: Place) -> None:
    """A space with its name; a city has a rampart in the colour of its zone and shows its glory."""
    x, y = POINTS[place.id]
    tint = ZONE_TINTS[place.zone]
    (dx, dy), side = NAMES.get(place.id, ((0, 29), "middle"))
    halo = {"stroke": c("halo"), "stroke_width": "3", "paint_order": "stroke"}
    if place.kind == "city":
        teeth = []
        for index in range(16):
            outer = SPACE + (4.4 if index % 2 else 2)
            teeth += [polar(x, y, outer, 22.5 * index - 11.25), polar(x, y, outer, 22.5 * index + 11.25)]
        sheet.add(path(line(teeth, closed=True), fill=tint, stroke=c("ink"), stroke_width=".8"))
        sheet.add(circle(x, y, SPACE, fill=c("road"), stroke=c("ink"), stroke_width=".9"))
        sheet.add(at(x, y, path("M-7 7V-1L-3-5L1-1V7ZM1 7V1H7V7Z", fill=c("ink-soft")), opacity=".3"))
    else:
        waves = "M{a} {y}q3-2.6 6 0t6 0t6 0t6 0"
        sheet.add(
            circle(x, y, SPACE + 4, fill=c("sea-deep"), stroke=c("ink"), stroke_width=".9"),
            circle(x, y, SPACE, fill=c("road"), stroke=c("blue"), stroke_width="1.6"),
            at(x, y, group(ACTION_GLYPHS["ship"]().replace("#fff6e0", c("blue"))), scale=1.25, opacity=".4"),
            path(waves.format(a=n(x - 12), y=n(y + SPACE + 2.4)), fill="none", stroke=c("blue"), stroke_width="1.2"),
        )
    if place.kind == "city":
        sheet.add(word(x + dx, y + dy, f"place-{place.id}", 13.5, 96, text_anchor=side, **halo))
        gx, gy = polar(x, y, SPACE + 5.4, SHIELDS.get(place.id, 45))
        sheet.add(glory(gx, gy, place.glory, 8.6 if place.glory == 1 else 9.6))
    sheet.anchor(place.id, x, y, r=SPACE + 3)


def draw_sea(sheet: Sheet, zone: str) -> None:
    """The open sea of a region, a ring of water in its colour."""
    x, y = SEAS[zone]
    wave = "".join(f"M{n(x - 14)} {n(y + k)}q3.5-3 7 0t7 0t7 0t7 0" for k in (-8, 0, 8))
    sheet.add(
        circle(x, y, SEA, fill=c("sea"), fill_opacity=".9", stroke=ZONE_TINTS[zone], stroke_width="3"),
        circle(x, y, SEA - 3.4, fill="none", stroke=c("blue"), stroke_width=".7", stroke_dasharray="3 2"),
        path(wave, fill="none", stroke=c("blue"), stroke_width="1.1", stroke_opacity=".5"),
    )
    sheet.anchor(f"sea-{zone}", x, y, r=SEA + 1, fan="rows", gap=11, rise=11, room=28, scale=0.8)


# Routes


def draw_route(sheet: Sheet, ends: tuple[str, str], slot: bool) -> None:
    """A way between two places, with a round slot for its token or a square one for none."""
    a, b = ends
    whole = LineString(sampled([POINTS[a], *way_of(a, b), POINTS[b]]))
    shores = Spot(*POINTS[a]).buffer(SPACE + 3).union(Spot(*POINTS[b]).buffer(SPACE + 3))
    sea = whole.difference(shores)
    sea = max(getattr(sea, "geoms", [sea]), key=lambda part: part.length)
    spot = sea.interpolate(SLOTS.get(frozenset(ends), 0.5), normalized=True)
    x, y = spot.x, spot.y
    d = line(list(sea.simplify(0.3).coords))
    sheet.add(
        path(d, fill="none", stroke=c("halo"), stroke_width="5", stroke_opacity=".7"),
        path(
            d,
            fill="none",
            stroke=c("red" if slot else "ink-soft"),
            stroke_width="2.2",
            stroke_dasharray=None if slot else "5 3.4",
        ),
    )
    if slot:
        sheet.add(circle(x, y, 11.6, fill=c("panel-low"), stroke=c("ink"), stroke_width="1"))
        sheet.add(circle(x, y, 8, fill="none", stroke=c("panel-edge"), stroke_width=".6"))
    else:
        sheet.add(rect(x - 8.6, y - 8.6, 17.2, 17.2, rx=1.5, fill=c("panel-low"), stroke=c("ink"), stroke_width="1"))
        sheet.add(path(f"M{n(x - 4)} {n(y - 4)}l8 8m0-8l-8 8", stroke=c("panel-edge"), stroke_width=".8", fill="none"))
    sheet.anchor(f"route-{a}-{b}", x, y, r=12, scale=0.96)


def way_of(a: str, b: str) -> list[Point]:
    way = WAYS.get(frozenset((a, b)), [])
    if way and math.dist(way[0], POINTS[a]) > math.dist(way[-1], POINTS[a]):
        return way[::-1]
    return list(way)


# Offices


def draw_deck(sheet: Sheet, name: str, zone: str, x: float, y: float, scale: float = 1) -> None:
    """The place of a card; its middle is given."""
    width, height = CARD[0] * scale, CARD[1] * scale
    edge = {"stroke": c("panel-edge"), "stroke_width": ".9", "stroke_dasharray": "3 2.4"}
    sheet.add(
        rect(x - width / 2, y - height / 2, width, height, rx=4, fill=c("panel-low"), **edge),
        at(x, y, emblem(zone, 0, 0, 11 * scale), opacity=".25"),
    )
    stack = name.startswith("deck")
    more = {"fan": "stack", "gap": 1} if stack else {}
    sheet.anchor(name, x - 0.8 * stack, y + 2 * stack, w=width + 2, h=height + 2, scale=scale, **more)


def presence(sheet: Sheet, zone: str, x: float, y: float) -> None:
    """Where the presence of the player who looks stands."""
    sheet.anchor(f"presence-{zone}", x, y, r=10)


def draw_office(sheet: Sheet, zone: str, cells: int) -> None:
    """The governor and the deck of a region, and the shipping track that ends there."""
    left, top, west = OFFICES[zone]
    tall = zone == "caribbean"
    track = cells * STEP
    room = max(track, 7 * STEP)
    width, height = (max(166, track + 14), 124) if tall else (room + 112, OFFICE)
    if zone == "africa":
        left = 494 - width / 2
    elif not west:
        left -= width
    sheet.add(panel(left, top, width, height))

    def across(x: float) -> float:
        return left + x if west else left + width - x

    middle = top + (52 if tall else 34)
    draw_deck(sheet, f"governor-{zone}", zone, across(25 if tall else 26), middle, 0.86)
    draw_deck(sheet, f"deck-{zone}", zone, across(71 if tall else 73), middle)
    if tall:
        start, y = left + width / 2 + track / 2, top + 103
        presence(sheet, zone, left + 116, middle)
        sheet.add(word(left + width / 2, top + 17, f"zone-{zone}", 14, width - 16))
    else:
        start, y = across(103 + (room + track) / 2), top + 47
        presence(sheet, zone, across(113), top + 18)
        sheet.add(word(across(103 + (room + 27) / 2), top + 22.4, f"zone-{zone}", 14, room - 34))
    sign = -1 if west or tall else 1
    shape = f"M{n(start)} {n(y)}h{n(sign * track)}"
    sheet.add(
        path(shape, stroke=ZONE_TINTS[zone], stroke_width="5", stroke_opacity=".45", fill="none"),
        *(
            circle(
                start + sign * STEP * (cell + 0.5), y, CELL, fill=c("road"), stroke=ZONE_TINTS[zone], stroke_width="1.6"
            )
            for cell in range(cells)
        ),
    )
    for cell in range(cells):
        x = start + sign * STEP * (cell + 0.5)
        if cell < cells - 1:
            tip = x + sign * STEP / 2
            sheet.add(
                path(
                    f"M{n(tip - sign * 1.4)} {n(y - 2.6)}l{n(sign * 2.8)} 2.6l{n(-sign * 2.8)} 2.6",
                    fill="none",
                    stroke=c("ink"),
                    stroke_width="1",
                )
            )
        sheet.anchor(f"cell-{zone}-{cell}", x, y, r=CELL + 1.4, scale=0.98)


def draw_europe(sheet: Sheet) -> None:
    """The two decks of Europe and the discard pile between the offices."""
    left, top, width = 333, 20, 320
    middle = top + 34
    sheet.add(panel(left, top, width, OFFICE))
    draw_deck(sheet, "deck-europe", "europe", left + 110, middle)
    draw_deck(sheet, "deck-slavery", "slavery", left + 162, middle)
    presence(sheet, "europe", left + 44, top + 48)
    sheet.add(
        emblem("europe", left + 18, top + 48, 9),
        word(left + 44, top + 26, "zone-europe", 15, 78),
        rect(
            left + 192, top + 6, width - 200, 56, rx=4, fill=c("panel-low"), stroke=c("panel-edge"), stroke_width=".8"
        ),
        place_name(left + 192 + (width - 200) / 2, top + 38, "pile", "short-discards", 14, width - 214),
    )
    sheet.anchor("slavery", left + 70, top + 50, r=11, scale=0.9)
    sheet.anchor(
        "pile", left + 192 + (width - 200) / 2, middle, w=width - 200, h=56, fan="row", gap=40, room=74, scale=0.9
    )


def draw_rounds(sheet: Sheet, x: float, y: float) -> None:
    """The rounds of the game."""
    count = BOX.rounds.count
    step = 23
    width = count * step + 12
    sheet.add(panel(x - width / 2, y - 15, width, 30))
    for index in range(count):
        cx = x + (index - (count - 1) / 2) * step
        sheet.add(
            circle(cx, y, 9.6, fill=c("panel-low"), stroke=c("panel-edge"), stroke_width=".8"),
            number(cx, y + 5, index + 1, 14),
        )
        sheet.anchor(f"round-{index + 1}", cx, y, r=11)
