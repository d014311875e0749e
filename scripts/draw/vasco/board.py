"""The board: the coast from Natal to Calicut, the Number Zone, Recruiting and Characters."""

from __future__ import annotations

from typing import Any

from shapely.geometry import box

from caravela.games.vasco.box import CHARACTER_IDS, HARBOUR_IDS, SUM_IDS, Harbour
from caravela.games.vasco.components import (
    BOX,
    CAPACITY,
    COLOURS,
    NUMBERS,
    PLAIN_NUMBERS,
    ROUNDS,
    SECTIONS,
    START,
)
from caravela.games.vasco.meta import META
from draw.chart import Chart, frame, scale_bar, wind_rose
from draw.ornament import cartouche, depths, panel, well
from draw.palette import c
from draw.printing import number, rule
from draw.svg import Point, Sheet, at, circle, group, n, ornament, path, rect, smooth, text
from draw.symbols import coins
from draw.vasco.geography import EASTERN, FIRST_SPACES, HILLS, ISLES, LANDS, PORTS, RIVERS, SEAS, WINDOW
from draw.vasco.parts import draw_spaces, empty, reals, shield, word
from draw.vasco.symbols import (
    CHARACTER_TINTS,
    CREW_TINTS,
    PORTRAIT_SHIFT,
    PORTRAITS,
    captain,
    first_flag,
    head,
    hourglass,
    plan,
    prester_john,
)

WIDTH, HEIGHT, MARGIN = 960, 640, 16
INSIDE = (MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN)
CHART = Chart(WINDOW, INSIDE, keep=ISLES, tolerance=0.5)
#: The side of a harbour's space, and from one to the next.
BERTH, BERTH_STEP = 46, 50
#: The centre of the net of rhumb lines, and of the rose.
ROSE: Point = (880, 318)
#: The lowest and the highest number on which the free-action marker can stand (VDG-R18).
LOWEST, HIGHEST = 1, max(START) + 3
LEFT, COLUMN = 26, 288


def draw() -> Sheet:
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.add(
        rect(0, 0, WIDTH, HEIGHT, fill=c("panel")),
        rect(*INSIDE, fill=c("sea")),
        depths(*INSIDE),
        CHART.draw_rhumbs(ROSE, [330]),
        CHART.draw_hatching(),
        CHART.draw_land("board"),
        CHART.relief(RIVERS, HILLS),
        ports(),
        lands(),
        wind_rose(*ROSE, 34),
        at(392, 120, prester_john(), scale=0.92),
        ornament(text(392, 157, "Preste João", 10.5, fill=c("red"), font_style="italic")),
        voyage(),
    )
    for harbour, id in zip(BOX.harbours, HARBOUR_IDS, strict=True):
        draw_harbour(sheet, id, harbour)
    draw_navigation(sheet, 700, 376)
    draw_numbers(sheet, 610, 446)
    draw_recruiting(sheet, LEFT, 24)
    draw_characters(sheet, LEFT, 262)
    across, down = CHART.per_degree
    sheet.add(
        cartouche(712, 61, 246, 62, META.title, 31, "Carta de marear"),
        scale_bar(484, 608, 84),
        frame(*INSIDE, (across * 5, down * 5)),
    )
    return sheet


# The chart


def ports() -> str:
    """The names of ports, where no harbour of the game needs the room."""
    taken = [room_of(id, harbour) for id, harbour in zip(HARBOUR_IDS, BOX.harbours, strict=True)]
    taken += [box(560, 20, 864, 98), box(0, 0, LEFT + COLUMN + 2, HEIGHT)]
    return ornament(
        *(
            CHART.port(x, y, name, bearing, red=great)
            for x, y, name, bearing, great in PORTS
            if not any(CHART.port_box(x, y, name, bearing).intersects(shape) for shape in taken)
        )
    )


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


def voyage() -> str:
    """The way of the ships, dotted: up the coast and over to Calicut."""
    way = [(372, 628), *(spot(id) for id in HARBOUR_IDS[:-1]), (604, 232), (780, 214), (872, 212), spot("calicut")]
    curve = smooth([(x, y) for x, y in way])
    return group(
        path(curve, fill="none", stroke=c("halo"), stroke_width="4.5", stroke_opacity=".55"),
        path(curve, fill="none", stroke=c("red"), stroke_width="2.2", stroke_dasharray=".1 5.6"),
    )


def spot(id: str) -> Point:
    """Where the bonus of a harbour stands."""
    x, y = FIRST_SPACES[id]
    spaces = len(BOX.harbours[HARBOUR_IDS.index(id)].spaces)
    return (x + BERTH_STEP * (spaces - 1) + 49, y) if id in EASTERN else (x - 47, y)


def room_of(id: str, harbour: Harbour) -> Any:
    """The room that a harbour needs: its name, its bonus, its spaces."""
    x, y = FIRST_SPACES[id]
    right = x + BERTH_STEP * (len(harbour.spaces) - 1) + BERTH / 2 + 32
    return box(x - 70, y - BERTH / 2 - 16, right, y + BERTH / 2)


def draw_harbour(sheet: Sheet, id: str, harbour: Harbour) -> None:
    """The spaces with their values, the bonus for a ship sent there, what completion brings each ship (VDG-1.10)."""
    x, y = FIRST_SPACES[id]
    half = BERTH / 2
    last = x + BERTH_STEP * (len(harbour.spaces) - 1)
    bx, by = spot(id)
    sx = x - 43 if id in EASTERN else last + 40
    left, right = min(bx - 20, x - half, sx - 14), max(bx + 20, last + half, sx + 14)
    halo = {"stroke": c("halo"), "stroke_width": "3.6", "paint_order": "stroke"}
    middle = (x - half + last + half) / 2
    wide = {"natal": 120, "terra": 170}.get(id, 190)
    name_x, side = (bx - 18, "start") if id not in EASTERN else (middle, "middle")
    sheet.add(word(name_x, y - half - 5, f"harbour-{id}", 16, wide, text_anchor=side, **halo))
    for place, value in enumerate(harbour.spaces, 1):
        cx = x + BERTH_STEP * (place - 1)
        sheet.add(
            rect(cx - half, y - half, BERTH, BERTH, rx=7, fill=c("road"), stroke=c("ink-soft"), stroke_width="1.2"),
            rect(cx - half + 3, y - half + 3, BERTH - 6, BERTH - 6, rx=5, fill="none", stroke=c("panel-edge"),
                 stroke_width=".6"),
            path(f"M{n(cx - 15)} {n(y + 15.4)}q3.75-3.2 7.5 0t7.5 0t7.5 0t7.5 0", fill="none", stroke=c("hatch"),
                 stroke_width="1.1"),
            number(cx, y + 8.4, value, 26, font_weight=700),
        )  # fmt: skip
        sheet.anchor(f"{id}-{place}", cx, y, w=BERTH, h=BERTH, scale=0.8)
    sheet.add(
        circle(bx, by, 18, fill=c("panel"), stroke=c("ink"), stroke_width="1.2"),
        circle(bx, by, 15.6, fill="none", stroke=c("gold"), stroke_width="1.2"),
        bonus(bx, by, harbour),
        shield(sx, y, f"+{harbour.completion}", 13),
    )
    sheet.anchor(f"harbour-{id}", (left + right) / 2, y, w=right - left + 6, h=BERTH + 8)


def bonus(x: float, y: float, harbour: Harbour) -> str:
    """What a ship sent to the harbour brings (VDG-1.13)."""
    if harbour.bonus == "project":
        return at(x, y, plan(10.6))
    if harbour.bonus == "sailor":
        return at(x, y + 0.6, head(), scale=1.42)
    if harbour.bonus == "captain":
        return at(x, y + 0.2, captain("#8a7a5c", "#3a2a18", mark=False), scale=0.86)
    if harbour.bonus == "reals":
        return reals(x, y, harbour.amount, 12.4)
    return number(x, y + 6.4, "–", 20, "ink-soft")


def draw_navigation(sheet: Sheet, left: float, top: float) -> None:
    """The action spaces of the Navigation area."""
    width, height = 234, 62
    sheet.add(
        panel(left, top, width, height),
        word(left + width / 2, top + 19, "area-navigation", 16, width - 30),
    )
    draw_spaces(sheet, "navigation", left + (width - 157) / 2, top + 41, (left + 4, top + 4, width - 8, height - 8))


# The Number Zone


def draw_numbers(sheet: Sheet, left: float, top: float) -> None:
    """The numbers by lines, what passing with one pays (VDG-5.10); the Vasco tiles; the rounds."""
    width, height, step = 326, 170, 33.5
    sheet.add(panel(left, top, width, height))
    zone = BOX.number_zone
    for row, (first, last, pay) in enumerate(zip(zone.first, zone.last, zone.reals, strict=True)):
        y = top + 40 + 36 * row
        for index, value in enumerate(range(first, last + 1)):
            x = left + 26 + step * index
            sheet.add(
                circle(x, y, 14, fill=c("panel-low"), stroke=c("ink-soft"), stroke_width=".9"),
                number(x, y + 5.4, value, 16, "ink-soft", font_weight=400),
            )
            sheet.anchor(f"number-{value}", x, y, r=15)
            if LOWEST <= value <= HIGHEST:
                sheet.anchor(f"marker-{value}", x, y, r=16)
        sheet.about("pass", reals(left + 200, y, f"+{pay}", 12.6))
    sheet.add(
        word(left + 93, top + 18, "sheet-numbers", 14.5, 140),
        word(left + 200, top + 18, "sheet-pass", 14, 44, font_weight=400, fill=c("ink-soft")),
        path(f"M{n(left + 221.5)} {n(top + 12)}v{n(height - 24)}", stroke=c("panel-edge"), stroke_width=".8"),
    )
    for index, (anchor, message) in enumerate((("vasco-now", "sheet-now"), ("vasco-next", "sheet-next"))):
        x = left + 248 + 50 * index
        sheet.add(
            word(x, top + 18, message, 14, 48, font_weight=400, fill=c("ink-soft")),
            empty(x, top + 60, 46, 66),
        )
        sheet.anchor(anchor, x, top + 60, w=48, h=70, scale=0.85)
    sheet.add(word(left + 273, top + 114, "sheet-round", 14, 90, font_weight=400, fill=c("ink-soft")))
    for index in range(ROUNDS):
        x = left + 233 + 20 * index
        sheet.add(
            circle(x, top + 139, 9.6, fill=c("panel-low"), stroke=c("ink-soft"), stroke_width=".8"),
            number(x, top + 144, index + 1, 14),
        )
        sheet.anchor(f"round-{index + 1}", x, top + 139, r=11, scale=0.82)


# Recruiting


def draw_recruiting(sheet: Sheet, left: float, top: float) -> None:
    """The sections, what colours and a captain cost (VDG-8.2, 8.5), the captains of each colour, the bag."""
    sheet.add(
        panel(left, top, COLUMN, 232),
        word(left + 12, top + 27, "area-recruiting", 16.5, 104, text_anchor="start"),
    )
    draw_spaces(sheet, "recruiting", left + 121, top + 22, (left + 5, top + 4, COLUMN - 10, 36))
    for section in range(SECTIONS):
        draw_section(sheet, left + 8 + 137 * (section % 2), top + 44 + 54 * (section // 2), section + 1)
    y = top + 166
    for index, price in enumerate(BOX.recruiting.colour_prices):
        x = left + 12 + sum((34, 43, 52, 61)[:index])
        for k in range(index + 1):
            fill, edge = list(CREW_TINTS.values())[k]
            sheet.about("recruiting", circle(x + 6 + 8.4 * k, y, 5.4, fill=fill, stroke=edge, stroke_width="1"))
        sheet.about("recruiting", reals(x + 6 + 8.4 * index + 16, y, price, 10.6))
    x = left + 214
    sheet.about(
        "recruiting",
        path(f"M{n(x - 10)} {n(y - 10)}v20", stroke=c("panel-edge"), stroke_width=".8"),
        at(x + 6, y, captain("#8a7a5c", "#3a2a18", mark=False), scale=0.66),
        reals(x + 27, y, BOX.recruiting.captain_price, 10.6),
        number(x + 43, y + 5, "×", 15),
        at(x + 57, y, head(), scale=0.95),
        rule(left + 10, top + 181, COLUMN - 20),
    )
    for seat, colour in enumerate(COLOURS):
        x = left + 32 + 52 * seat
        sheet.add(
            well(x - 22, top + 186, 44, 40),
            at(x, top + 207, captain(c("panel"), c("ink-soft"), mark=False), opacity=".3"),
        )
        sheet.anchor(f"captains-{colour}", x, top + 206, w=46, h=40, scale=1.1)
    sheet.anchor("bag", left + 256, top + 206, w=48, h=44)


def draw_section(sheet: Sheet, left: float, top: float, section: int) -> None:
    width, height, step = 134, 50, 23
    sheet.add(
        well(left, top, width, height),
        number(left + 9, top + 17, section, 15, "ink-soft", font_weight=700),
    )
    sheet.add(
        path(f"M{n(left + 18)} {n(top + 43.5)}h{n(step * CAPACITY - 4)}", stroke=c("panel-edge"), stroke_width="1.6")
    )
    sheet.anchor(f"section-{section}", left + 74, top + 27, w=width, h=height, fan="row", gap=step, scale=1.1)


# Characters


def draw_characters(sheet: Sheet, left: float, top: float) -> None:
    """A cell for each character with what belongs to it, and the two sums of reals (VDG-10.1)."""
    sheet.add(
        panel(left, top, COLUMN, 354),
        word(left + 12, top + 27, "area-characters", 16.5, 104, text_anchor="start"),
    )
    draw_spaces(sheet, "characters", left + 121, top + 22, (left + 5, top + 4, COLUMN - 10, 36))
    for index, id in enumerate(CHARACTER_IDS):
        draw_cell(sheet, left + 8 + 137 * (index % 2), top + 44 + 121 * (index // 2), id)
    for index, id in enumerate(SUM_IDS):
        x, y = left + 8 + 137 * index, top + 288
        sheet.add(
            well(x, y, 134, 56),
            at(x + 42.8, y + 27.9, coins(), scale=1.012, opacity=".2"),
        )
        sheet.anchor(f"sum-{id}", x + 67, y + 29, w=134, h=56, scale=1.1)


def draw_cell(sheet: Sheet, left: float, top: float, id: str) -> None:
    """The portrait, where the tile lies while nobody owns it; beside it, what the character brings."""
    width, height, tint = 134, 117, CHARACTER_TINTS[id]
    x, y = left + 35, top + 46
    edge = {"stroke": c("panel-edge"), "stroke_width": ".8"}
    sheet.add(
        rect(left, top, width, height, rx=5, fill=tint, fill_opacity=".14", **edge),
        rect(x - 29, y - 37, 58, 76, rx=5, fill=c("panel"), stroke=tint, stroke_width="1.6"),
        at(x + PORTRAIT_SHIFT[id], y + 7.6, PORTRAITS[id](), scale=1.2),
        word(left + width / 2, top + height - 8, f"character-{id}", 14, width - 12),
    )
    sheet.anchor(f"character-{id}", x, y + 0.5, w=width, h=height, d=_box(left, top, width, height))
    sheet.anchor(f"owner-{id}", left + 13, top + 16, r=13, scale=0.95)
    tx, ty = left + 114, top + 79
    sheet.add(circle(tx, ty, 15, fill=c("panel"), fill_opacity=".6", stroke=c("ink-soft"), stroke_dasharray="2 2"))
    sheet.anchor(f"taker-{id}", tx, ty, r=16)
    right = left + 101
    if id == "manuel":
        for index, value in enumerate(range(PLAIN_NUMBERS + 1, NUMBERS + 1)):
            nx = right - 16 + 32 * index
            sheet.add(
                circle(nx, top + 20, 14, fill=c("panel-low"), stroke=c("ink-soft"), stroke_width=".9"),
                number(nx, top + 25.4, value, 16, "ink-soft", font_weight=400),
            )
            sheet.anchor(f"number-{value}", nx, top + 20, r=15)
        sheet.anchor("extras", right - 12, top + 50, w=60, h=28, fan="row", gap=13, room=34, scale=0.72)
    elif id == "dias":
        points = BOX.characters.dias_points
        sheet.add(
            shield(right, top + 22, f"+{points}", 14),
            at(left + 76, top + 51, hourglass(), scale=0.9),
            shield(left + 95, top + 51, f"+{points}", 10),
            at(left + 119, top + 51, first_flag(), scale=0.68),
        )
    elif id == "alvares":
        gain = f"+{BOX.characters.alvares_missionaries}"
        sheet.anchor("missionaries", right, top + 24, w=64, h=36, fan="row", gap=9, room=42, scale=1.05)
        sheet.add(
            number(left + 78, top + 57, gain, 17, font_weight=700),
            at(left + 101, top + 51.5, hourglass(), scale=0.9),
            number(left + 119, top + 57, gain, 17, font_weight=700),
        )
    else:
        sheet.anchor("merchant", right + 1, top + 31, w=60, h=56, scale=0.88)
        sheet.anchor("merchant-deck", left + 80, top + 80, r=13, scale=0.52)
        sheet.anchor("sending", tx, ty - 2, r=18, scale=0.6)


def _box(left: float, top: float, width: float, height: float) -> str:
    return f"M{n(left)} {n(top)}h{n(width)}v{n(height)}h{n(-width)}z"
