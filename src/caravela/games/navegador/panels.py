"""The position in lines of text: the chart, the market, the rondel, the buildings, the players."""

from __future__ import annotations

from typing import Final

from caravela.core.events import NOBODY
from caravela.core.panels import MAIN, SEATS, SIDE, Line, Panel, Span
from caravela.core.rules import Seat
from caravela.core.words import Words
from caravela.games.navegador.box import CHURCH, COLUMN_IDS, GOODS, LINE_IDS, SHIPYARD
from caravela.games.navegador.chapters import buildings
from caravela.games.navegador.chapters.rondel import cost
from caravela.games.navegador.components import (
    BOX,
    COLOURS,
    COLUMNS,
    LINE_WORKERS,
    LINES,
    MARKET_PRICES,
    NAGASAKI,
    PORTUGAL,
    REGION_GOOD,
    REGION_IDS,
    REGION_PHASE,
    REGIONS,
    REVENUE,
    SHIPS_EACH,
    SLOTS,
    SPACE_IDS,
    SPACES,
    STACK_SIZE,
)
from caravela.games.navegador.scoring import score
from caravela.games.navegador.state import AT_OVER, AT_START, NONE, NavegadorState

#: The orange ship on the rondel, and the card in the hand of its holder.
CARD: Final = "◆"
#: The longest names that the lines below have room for.
NAME, REGION, GOOD, BUILDING, LEFT_HALF, RIGHT_HALF = 10, 10, 5, 17, 12, 11

#: The way to the east beside the names of the regions: `o` is the region, branches join all that meet at them.
ROUTE: Final = {
    "portugal": "o  ",
    "bahia": "├─o",
    "guine": "o │",
    "rio": "│ o",
    "angola": "o─╯",
    "cabo": "o  ",
    "mocambique": "o  ",
    "zanzibar": "o  ",
    "goa": "o  ",
    "malaca": "o  ",
    "timor": "├─o",
    "macau": "o  ",
    "nagasaki": "o  ",
}
#: The borders that this picture shows: each region with those further on that it touches.
ROUTE_BORDERS: Final = {
    frozenset((region, other))
    for region, others in {
        "portugal": ("bahia", "guine"),
        "bahia": ("guine", "rio"),
        "guine": ("angola",),
        "rio": ("angola",),
        "angola": ("cabo",),
        "cabo": ("mocambique",),
        "mocambique": ("zanzibar",),
        "zanzibar": ("goa",),
        "goa": ("malaca",),
        "malaca": ("timor", "macau"),
        "timor": ("macau",),
        "macau": ("nagasaki",),
    }.items()
    for other in others
}
#: An owner of the box who corrects regions or borders gets a chart without the picture rather than a wrong one.
ROUTE_HOLDS: Final = (
    tuple(ROUTE) == REGION_IDS and {frozenset(border.between) for border in BOX.map.borders} == ROUTE_BORDERS
)


def panels(state: NavegadorState, words: Words, seat: Seat = NOBODY) -> list[Panel]:
    """The table as this seat sees it; the rondel counts from its stone, for a spectator from that of the active one."""
    viewer = state.active if seat == NOBODY else seat
    return [
        Panel("chart", MAIN, [_region(state, words, region) for region in range(REGIONS)]),
        Panel("market", SIDE, [_good(state, words, good) for good in range(len(GOODS))]),
        Panel("rondel", SIDE, _rondel(state, words, viewer)),
        Panel("buildings", SIDE, [_building(state, words, line) for line in range(LINES)]),
        Panel("seats", SEATS, _seats(state, words)),
    ]


def _short(words: Words, vocabulary: str, id: str, width: int) -> str:
    """The short name of a thing where the language has one, cut to the width."""
    short = f"short-{vocabulary}-{id}"
    name = words.say(short) if words.has(short) else words.name(vocabulary, id)
    return name if len(name) <= width else f"{name[: width - 1]}…"


def _letter(words: Words, seat: int) -> Span:
    return Span(_short(words, "seat", COLOURS[seat], 1), f"seat-{seat}")


# The chart


def _region(state: NavegadorState, words: Words, region: int) -> Line:
    known = state.discovered >> region & 1
    line = [
        Span(_route(region, bool(known)), "dim"),
        Span(f"{_short(words, 'region', REGION_IDS[region], REGION):<{REGION}} ", "" if known else "dim"),
        *_ships(state, words, region),
    ]
    if region != PORTUGAL:
        good = _short(words, "good", GOODS[REGION_GOOD[region]], GOOD)
        line.append(Span(f"{good:<{GOOD}} ", "" if known else "dim"))
        line += _tokens(state, region) if known else [Span(_unknown(state, words, region), "dim")]
    return line


def _route(region: int, known: bool) -> str:
    picture = ROUTE[REGION_IDS[region]] if ROUTE_HOLDS else "o"
    return picture.replace("o", "●" if known else "○") + " "


def _ships(state: NavegadorState, words: Words, region: int) -> Line:
    """The ships of each seat in a column as wide as the table is large: apart for up to three, else close together."""
    gap = " " if state.seats <= 3 else ""
    line: Line = []
    for seat in range(state.seats):
        ships = state.ships[seat * REGIONS + region]
        if ships:
            line += [Span(f"{_letter(words, seat).text}{ships}", f"seat-{seat}"), Span(gap)]
    used = sum(len(span.text) for span in line)
    return [*line, Span(" " * (state.seats * (2 + len(gap)) + 1 - len(gap) - used))]


def _tokens(state: NavegadorState, region: int) -> Line:
    """The prices of the colonies that can be had; the cheapest goes first (NAV-7.4)."""
    first, *others = state.stacks[region] or ("–",)
    return [Span(str(first), "strong"), *(Span(f" {price}") for price in others)]


def _unknown(state: NavegadorState, words: Words, region: int) -> str:
    """How many tokens lie face down, and what a discovery will set off."""
    marks = [f"?×{STACK_SIZE[region]}"]
    if REGION_PHASE[region]:
        marks.append(words.say("short-phase", phase=REGION_PHASE[region]))
    if state.double_loss >> region & 1:
        marks.append(words.say("short-lost_ships", count=BOX.sailing.double_loss))
    if region == NAGASAKI:
        marks.append(words.say("short-end"))
    return " ".join(marks)


# The market


def _good(state: NavegadorState, words: Words, good: int) -> Line:
    """The marker between the dear end and the cheap one, the price of a sale, the revenue of processing."""
    row = state.rows[good]
    return [
        Span(f"{_short(words, 'good', GOODS[good], GOOD):<{GOOD}}  "),
        Span("·" * row, "dim"),
        Span("■", "strong"),
        Span("·" * (len(REVENUE) - 1 - row), "dim"),
        Span(f"  {MARKET_PRICES[good][row]}", "strong"),
        Span("▼ ", "dim"),
        Span(f" {REVENUE[row]}", "strong"),
        Span("▲", "dim"),
    ]


# The rondel


def _rondel(state: NavegadorState, words: Words, viewer: Seat) -> list[Line]:
    """Clockwise: down the right side, up the left one; at the hub the ships that the viewer pays for each space."""
    lines: list[Line] = []
    for right in range(SPACES // 2):
        left = SPACES - 1 - right
        lines.append(
            [
                *_space(state, words, left),
                _ships_due(state, viewer, left, "{:>2}"),
                Span("│", "dim"),
                _ships_due(state, viewer, right, "{:<2}"),
                *_space(state, words, right),
            ]
        )
    return lines


def _space(state: NavegadorState, words: Words, space: int) -> Line:
    """A space with its stones, which stand at the rim."""
    stones = [_letter(words, seat) for seat in range(state.seats) if state.stone[seat] == space]
    if state.orange == space:
        stones.append(Span(CARD, "strong"))
    left = space >= SPACES // 2
    room = (LEFT_HALF if left else RIGHT_HALF) - len(stones) - bool(stones)
    name = _short(words, "space", SPACE_IDS[space], room)
    gap = Span(" " if stones else "")
    return [*stones, gap, Span(f"{name:>{room}}")] if left else [Span(f"{name:<{room}}"), gap, *stones]


def _ships_due(state: NavegadorState, viewer: Seat, space: int, form: str) -> Span:
    ships = _way(state, viewer, space)
    payable = 0 < ships <= SHIPS_EACH - state.supply[viewer]
    return Span(form.format(ships or "·"), "strong" if payable else "dim")


def _way(state: NavegadorState, viewer: Seat, space: int) -> int:
    """The ships that a seat's stone costs on its way to a space (NAV-3.2 to 3.5)."""
    stone = state.stone[viewer]
    return 0 if stone == NONE else cost((space - stone - 1) % SPACES + 1)


# The buildings


def _building(state: NavegadorState, words: Words, line: int) -> Line:
    """Price, number left, workers needed."""
    name = Span(f"{_short(words, 'building', LINE_IDS[line], BUILDING):<{_widest(words)}} ")
    left = state.line_left[line]
    if left == 0:
        return [name, Span("  –", "dim")]
    needed = words.say("short-needed", count=LINE_WORKERS[line])
    return [name, Span(f"{buildings.price(state, line):>3}", "strong"), Span(f" ×{left} {needed}", "dim")]


def _widest(words: Words) -> int:
    return max(len(_short(words, "building", id, BUILDING)) for id in LINE_IDS)


# The players


def _seats(state: NavegadorState, words: Words) -> list[Line]:
    """A heading, a line for each seat, and what is left in the gallery."""
    rows = [_heading(state, words), *(_seat(state, words, seat) for seat in range(state.seats)), _gallery(state, words)]
    widths = [max(_width(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [_joined(row, widths) for row in rows]


def _width(cell: Line) -> int:
    return sum(len(span.text) for span in cell)


def _joined(row: list[Line], widths: list[int]) -> Line:
    line: Line = []
    for cell, width in zip(row, widths, strict=True):
        line += [*cell, Span(" " * (width - _width(cell) + 1))]
    return line


def _heading(state: NavegadorState, words: Words) -> list[Line]:
    if state.turns_left == NONE:
        time = words.say("short-phase", phase=state.phase)
    else:
        time = words.say("short-turns_left", count=state.turns_left)
    heads = [
        *("", time[: NAME + 2], f"{words.say('short-money'):>4}", words.say("short-workers"), words.say("short-ships")),
        *(_short(words, "column", id, 10) for id in COLUMN_IDS),
        f"{words.say('short-points'):>3}",
    ]
    return [[Span(head, "dim")] for head in heads]


def _seat(state: NavegadorState, words: Words, seat: int) -> list[Line]:
    return [
        _who(state, words, seat),
        [Span(_name(words, seat), f"seat-{seat}"), Span(f" {CARD}" if state.holder == seat else "", "strong")],
        [Span(f"{state.money[seat]:>4}", "strong")],
        [Span(f"{state.workers[seat]:>2}")],
        [Span(f"{SHIPS_EACH - state.supply[seat]:>2}/{SHIPS_EACH}")],
        *([*counts, Span(" "), *_slots(state, seat, column)] for column, counts in enumerate(_items(state, seat))),
        [Span(f"{score(state, seat):>3}", "strong")],
    ]


def _items(state: NavegadorState, seat: int) -> list[Line]:
    """What the columns of a sheet count; colonies and factories good by good, and the joker factory (NAV-10.4)."""
    own = state.buildings[seat * LINES : (seat + 1) * LINES]
    tokens = state.colonies[seat * len(GOODS) : (seat + 1) * len(GOODS)]
    return [
        _numbers([len(prices) for prices in tokens]),
        [*_numbers(own[: len(GOODS)]), Span("+1", "dim")],
        _numbers([state.discs[seat]]),
        _numbers([own[SHIPYARD]]),
        _numbers([own[CHURCH]]),
    ]


def _numbers(counts: list[int]) -> Line:
    line: Line = []
    for count in counts:
        line += [Span("·" if line else "", "dim"), Span(str(count), "" if count else "dim")]
    return line


def _who(state: NavegadorState, words: Words, seat: int) -> Line:
    active = state.active == seat and state.node not in (AT_START, AT_OVER)
    return [Span("▶" if active else " ", "strong"), _letter(words, seat)]


def _name(words: Words, seat: int) -> str:
    name = words.seat(seat)
    return name if len(name) <= NAME else f"{name[: NAME - 1]}…"


def _slots(state: NavegadorState, seat: int, column: int) -> Line:
    """The privileges of a column and its free slots; the royal one with them at the end (NAV-14.2)."""
    held = state.privileges[seat * COLUMNS + column] + (state.royal[seat] == column)
    return [Span("■" * held, "strong"), Span("·" * (SLOTS - held), "dim")]


def _gallery(state: NavegadorState, words: Words) -> list[Line]:
    """The privileges that can still be taken, under the columns that they are for (NAV-10.1)."""
    row: list[Line] = [[], [Span(words.say("panel-gallery"), "dim")], [], [], []]
    for count in state.gallery:
        row.append([Span(f"{count}×■" if count else "–", "dim")])
    return [*row, []]
