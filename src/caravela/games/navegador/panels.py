"""The position in lines of text."""

from __future__ import annotations

from caravela.core.panels import MAIN, SEATS, SIDE, Line, Panel, Span
from caravela.core.words import Words
from caravela.games.navegador.box import COLUMN_IDS, GOODS, LINE_IDS
from caravela.games.navegador.chapters.buildings import price
from caravela.games.navegador.components import (
    COLOURS,
    COLUMNS,
    LINES,
    MARKET_PRICES,
    PORTUGAL,
    REGION_GOOD,
    REGION_IDS,
    REGIONS,
    REVENUE,
    SHIPS_EACH,
    SPACE_IDS,
    SPACES,
    STACK_SIZE,
)
from caravela.games.navegador.scoring import score
from caravela.games.navegador.state import NONE, NavegadorState, items


def panels(state: NavegadorState, words: Words) -> list[Panel]:
    """The chart, the market, the rondel, the buildings, the gallery, the players."""
    return [
        Panel("chart", MAIN, [_region(state, words, region) for region in range(REGIONS)]),
        Panel("market", SIDE, [_good(state, words, good) for good in range(len(GOODS))]),
        Panel("rondel", SIDE, [_space(state, words, space) for space in range(SPACES)]),
        Panel("buildings", SIDE, [_line(state, words, line) for line in range(LINES)]),
        Panel("seats", SEATS, [_seat(state, words, seat) for seat in range(state.seats)]),
    ]


def _region(state: NavegadorState, words: Words, region: int) -> Line:
    line = [Span(f"{words.name('region', REGION_IDS[region]):<22}")]
    if region != PORTUGAL:
        good = words.name("good", GOODS[REGION_GOOD[region]])
        if state.discovered >> region & 1:
            tokens = " ".join(str(token) for token in state.stacks[region])
            line.append(Span(f"{good} {tokens} "))
        else:
            line.append(Span(f"{good} {STACK_SIZE[region]}× ? ", "dim"))
    for seat in range(state.seats):
        ships = state.ships[seat * REGIONS + region]
        if ships:
            line.append(Span(f" {words.name('seat', COLOURS[seat])[0]}{ships}", f"seat-{seat}"))
    return line


def _good(state: NavegadorState, words: Words, good: int) -> Line:
    row = state.rows[good]
    return [Span(f"{words.name('good', GOODS[good]):<10} {MARKET_PRICES[good][row]:>3} / {REVENUE[row]:>2}")]


def _space(state: NavegadorState, words: Words, space: int) -> Line:
    line = [Span(f"{words.name('space', SPACE_IDS[space]):<12}")]
    for seat in range(state.seats):
        if state.stone[seat] == space:
            line.append(Span(f" {words.name('seat', COLOURS[seat])[0]}", f"seat-{seat}"))
    if state.orange == space:
        line.append(Span(" *", "strong"))
    return line


def _line(state: NavegadorState, words: Words, line: int) -> Line:
    left = state.line_left[line]
    cost = f"{price(state, line):>4} ×{left}" if left else "   –"
    return [Span(f"{words.name('building', LINE_IDS[line]):<15}{cost}")]


def _seat(state: NavegadorState, words: Words, seat: int) -> Line:
    columns = " ".join(
        f"{words.name('column', COLUMN_IDS[c])[:3]} {items(state, seat, c)}+{state.privileges[seat * COLUMNS + c]}"
        for c in range(COLUMNS)
    )
    ships = SHIPS_EACH - state.supply[seat]
    return [
        Span(f"{words.seat(seat):<8}", f"seat-{seat}"),
        Span(f"{state.money[seat]:>5} cr {state.workers[seat]}w {ships}s {columns} ={score(state, seat)}"),
        Span(" *" if state.holder == seat != NONE else ""),
    ]
