"""The position in lines of text: the chart, the market, the rondel, the buildings, the players."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import NOBODY
from caravela.core.fields import NONE
from caravela.core.panels import MAIN, SEATS, SIDE, Line, Panel, Span
from caravela.core.rules import Seat
from caravela.core.words import Words
from caravela.games.navegador.box import CHURCH, COLUMN_IDS, GOODS, LINE_IDS, SHIPYARD
from caravela.games.navegador.chapters import buildings
from caravela.games.navegador.chapters.rondel import cost
from caravela.games.navegador.components import (
    BOX,
    COLOURS,
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
from caravela.games.navegador.state import AT_OVER, AT_START, NavegadorState

#: The orange ship on the rondel, and the card in the hand of its holder.
CARD: Final = "◆"
#: The longest names that the lines below have room for.
NAME, REGION, GOOD, BUILDING = 10, 10, 6, 17
LEFT_HALF, RIGHT_HALF = 12, 11
COLUMN_WIDTHS: Final = (9, 11, 6, 6, 6)
#: The room for the prices of a region: four of three digits.
TOKENS: Final = 15

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


def panels(state: NavegadorState, words: Words, seat: Seat) -> list[Panel]:
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
    return _cut(words.say(short) if words.has(short) else words.name(vocabulary, id), width)


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def _widest(words: Words, vocabulary: str, ids: tuple[str, ...], width: int) -> int:
    return max(len(_short(words, vocabulary, id, width)) for id in ids)


def _letter(words: Words, seat: int) -> Span:
    return Span(_short(words, "seat", COLOURS[seat], 1), f"seat-{seat}")


def _width(line: Line) -> int:
    return sum(len(span.text) for span in line)


def _filled(line: Line, width: int) -> Line:
    """The line with blanks behind it."""
    return [*line, Span(" " * (width - _width(line)))]


# The chart


def _region(state: NavegadorState, words: Words, region: int) -> Line:
    known = state.is_discovered(region)
    return [
        Span(_route(region, known), "dim"),
        Span(f"{_short(words, 'region', REGION_IDS[region], REGION):<{REGION}} ", "" if known else "dim"),
        *_ships(state, words, region),
        *_filled(_colonies(state, words, region, known), _widest(words, "good", GOODS, GOOD) + 1 + TOKENS),
    ]


def _route(region: int, known: bool) -> str:
    picture = ROUTE[REGION_IDS[region]] if ROUTE_HOLDS else "o"
    return picture.replace("o", "●" if known else "○") + " "


def _ships(state: NavegadorState, words: Words, region: int) -> Line:
    """The ships of each seat in a column as wide as the table is large: apart for up to three, else close together."""
    apart = state.seats <= 3
    line: Line = []
    for seat in range(state.seats):
        ships = state.ships_in(seat, region)
        if ships:
            line += [Span(f"{_letter(words, seat).text}{ships}", f"seat-{seat}"), Span(" " if apart else "")]
    return _filled(line, 3 * state.seats if apart else 2 * state.seats + 1)


def _colonies(state: NavegadorState, words: Words, region: int, known: bool) -> Line:
    if region == PORTUGAL:
        return []
    good = _good_name(words, REGION_GOOD[region])
    if known:
        return [Span(f"{good} "), *_tokens(state, region)]
    return [Span(f"{good} {_unknown(state, words, region)}", "dim")]


def _good_name(words: Words, good: int) -> str:
    return f"{_short(words, 'good', GOODS[good], GOOD):<{_widest(words, 'good', GOODS, GOOD)}}"


def _tokens(state: NavegadorState, region: int) -> Line:
    """The prices of the colonies that can be had; the cheapest goes first (NAV-7.4)."""
    first, *others = state.stacks[region] or ("–",)
    return [Span(str(first), "strong"), *(Span(f" {price}") for price in others)]


def _unknown(state: NavegadorState, words: Words, region: int) -> str:
    """How many tokens lie face down, and what a discovery will set off."""
    marks = [f"?×{STACK_SIZE[region]}"]
    if REGION_PHASE[region]:
        marks.append(words.say("short-phase", phase=REGION_PHASE[region]))
    if state.costs_double(region):
        marks.append(words.say("short-lost_ships", count=BOX.sailing.double_loss))
    if region == NAGASAKI:
        marks.append(words.say("short-end"))
    return _cut(" ".join(marks), TOKENS)


# The market


def _good(state: NavegadorState, words: Words, good: int) -> Line:
    """The marker between the dear end and the cheap one, the price of a sale, the revenue of processing."""
    row = state.rows[good]
    return [
        Span(f"{_good_name(words, good)}  "),
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
    wide = _widest(words, "building", LINE_IDS, BUILDING)
    name = Span(f"{_short(words, 'building', LINE_IDS[line], BUILDING):<{wide}} ")
    left = state.line_left[line]
    if left == 0:
        return [name, Span("  –", "dim")]
    needed = _cut(words.say("short-needed", count=LINE_WORKERS[line]), 3)
    return [name, Span(f"{buildings.price(state, line):>3}", "strong"), Span(f" ×{left} {needed}", "dim")]


# The players


def _seats(state: NavegadorState, words: Words) -> list[Line]:
    """A heading, a line for each seat, and what is left in the gallery."""
    rows = [_heading(state, words), *(_seat(state, words, seat) for seat in range(state.seats)), _gallery(state, words)]
    widths = [max(_width(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [_joined(row, widths) for row in rows]


def _joined(row: list[Line], widths: list[int]) -> Line:
    return [span for cell, width in zip(row, widths, strict=True) for span in _filled(cell, width + 1)]


def _heading(state: NavegadorState, words: Words) -> list[Line]:
    means = (("short-money", 5), ("short-workers", 3), ("short-ships", 5))
    money, workers, ships = (_cut(words.say(id), width) for id, width in means)
    heads = [
        *("", _cut(_time(state, words), NAME + 2), f"{money:>4}", workers, ships),
        *(_short(words, "column", id, width) for id, width in zip(COLUMN_IDS, COLUMN_WIDTHS, strict=True)),
        f"{_cut(words.say('short-points'), 3):>3}",
    ]
    return [[Span(head, "dim")] for head in heads]


def _time(state: NavegadorState, words: Words) -> str:
    """The phase; once the end is certain, how many turns are left."""
    if state.turns_left == NONE and state.end_reason == NONE:
        return words.say("short-phase", phase=state.phase)
    if state.turns_left > 0:
        return words.say("short-turns_left", count=state.turns_left)
    return words.say("short-end")


def _seat(state: NavegadorState, words: Words, seat: int) -> list[Line]:
    return [
        _who(state, words, seat),
        [
            Span(_cut(words.seat(seat), NAME), f"seat-{seat}"),
            Span(f" {CARD}" if state.holder == seat else "", "strong"),
        ],
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


def _slots(state: NavegadorState, seat: int, column: int) -> Line:
    """The privileges of a column and its free slots; the royal one with them at the end (NAV-14.2)."""
    held = state.privileges_in(seat, column) + (state.royal[seat] == column)
    return [Span("■" * held, "strong"), Span("·" * (SLOTS - held), "dim")]


def _gallery(state: NavegadorState, words: Words) -> list[Line]:
    """The privileges that can still be taken, under the columns that they are for (NAV-10.1)."""
    row: list[Line] = [[], [Span(words.say("panel-gallery"), "dim")], [], [], []]
    for count in state.gallery:
        row.append([Span(f"{count}×■" if count else "–", "dim")])
    return [*row, []]
