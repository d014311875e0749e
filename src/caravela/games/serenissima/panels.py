"""The position in lines of text.

A port is one cell: its good, the goods in its warehouse followed by the values of the free spaces, whose sailors and
how many stand in it, and its buildings: `Alger  G:WM45 B3f` makes gold, has wood and marble, pays 4 and 5 for the next
two cubes, and holds three blue sailors and a fort. The panels of the supply and of the players explain the letters.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from caravela.core.bits import has
from caravela.core.panels import MAIN, SEATS, SIDE, Line, Panel, Span
from caravela.core.words import Words
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.components import (
    CARD_IDS,
    CARDS,
    COLOURS,
    GALLEYS,
    GOOD_COUNT,
    NEIGHBOURS,
    PORT_GOOD,
    PORTS,
    SPACES,
    TRACK,
    ZONE_IDS,
    ZONES,
)
from caravela.games.serenissima.information import knows
from caravela.games.serenissima.scoring import income
from caravela.games.serenissima.state import (
    AT_OVER,
    DOGE_SPACE,
    NONE,
    SerenissimaState,
    aboard,
    controlled,
    in_play,
)

MAIN_WIDTH: Final = 50
CELL: Final = 25
NAME: Final = 11


def panels(state: SerenissimaState, words: Words, seat: int) -> list[Panel]:
    """The ports, the supply, the ways from the active galley, the galleys, the players."""
    rows = (ZONES + 1) // 2
    found = [
        Panel("ports", MAIN, [_cells(state, words, row, rows) for row in range(rows)]),
        Panel(
            "supply", MAIN, [_supply(state, words, range(3)), _supply(state, words, range(3, GOOD_COUNT))], spare=True
        ),
    ]
    if state.black != DOGE_SPACE and state.galley_zone[state.black] != NONE:
        found.append(Panel("routes", MAIN, _routes(words, state.galley_zone[state.black]), spare=True))
    afloat = [galley for galley in range(1, GALLEYS + 1) if state.galley_owner[galley] != NONE]
    found += [
        Panel("galleys", SIDE, [_galley(state, words, galley) for galley in afloat]),
        Panel(
            "seats", SEATS, [_turn(state, words), *(_seat(state, words, other, seat) for other in range(state.seats))]
        ),
    ]
    return found


def _short(name: str, width: int) -> str:
    """A name in so many columns; a full stop shows that it was cut."""
    return f"{name:<{width}}" if len(name) <= width else name[: width - 1] + "."


def _letter(words: Words, good: int) -> str:
    return words.say(f"short-good-{GOODS[good]}")


def _letters(words: Words, counts: list[int]) -> str:
    return "".join(_letter(words, good) * counts[good] for good in range(GOOD_COUNT))


def _owner(words: Words, seat: int) -> str:
    return words.say(f"short-seat-{COLOURS[seat]}")


def _cells(state: SerenissimaState, words: Words, row: int, rows: int) -> Line:
    """Two zones side by side, the second half of the board in the right column."""
    line = _cell(state, words, row)
    if row + rows < ZONES:
        line += [Span(" " * (CELL - sum(len(span.text) for span in line))), *_cell(state, words, row + rows)]
    return line


def _cell(state: SerenissimaState, words: Words, zone: int) -> Line:
    name = Span(_short(words.name("zone", ZONE_IDS[zone]), NAME) + " ")
    if zone >= PORTS:
        return [name]
    if has(state.closed, zone):
        return [name, Span(words.say("short-closed"), "dim")]
    goods = [int(has(state.stored[zone], good)) for good in range(GOOD_COUNT)]
    values = "".join(str(value) for value in SPACES[zone][sum(goods) :])
    line = [name, Span(f"{_letter(words, PORT_GOOD[zone])}:{_letters(words, goods) + values:<5} ")]
    owner = state.port_owner[zone]
    if owner == NONE:
        line.append(Span("– ", "dim"))
    else:
        line.append(Span(f"{_owner(words, owner)}{state.garrison[zone]}", f"seat-{owner}"))
    for mark, ports in (("fort", state.forts), ("basilica", state.basilicas)):
        if has(ports, zone):
            line.append(Span(words.say(f"short-{mark}"), "strong"))
    return line


def _supply(state: SerenissimaState, words: Words, goods: range) -> Line:
    texts = [f"{_letter(words, good)} {words.name('good', GOODS[good])} {state.supply[good]}" for good in goods]
    return [Span("".join(f"{text:<16}" for text in texts).rstrip())]


def _routes(words: Words, zone: int) -> list[Line]:
    names = [words.name("zone", ZONE_IDS[other]) for other in NEIGHBOURS[zone]]
    text = f"{words.name('zone', ZONE_IDS[zone])}: {', '.join(names)}"
    return [[Span(line)] for line in wrap(text, MAIN_WIDTH)]


def _turn(state: SerenissimaState, words: Words) -> Line:
    """The turn track and the doge cards that are still to come."""
    cards = [words.say(f"short-card-{CARD_IDS[card]}") for card in range(CARDS) for _ in range(state.deck[card])]
    heading = words.say(
        "short-turn",
        turn=state.turn + (state.node != AT_OVER),
        white=state.white,
        spaces=", ".join(str(space) for space in TRACK[state.seats]),
        cards=" ".join(cards),
    )
    return [Span(heading, "dim")]


def _galley(state: SerenissimaState, words: Words, galley: int) -> Line:
    owner = state.galley_owner[galley]
    zone = _short(words.name("zone", ZONE_IDS[state.galley_zone[galley]]), NAME)
    return [
        Span(">" if galley == state.black else " ", "strong"),
        Span(f"{galley:>2} {_owner(words, owner)}", f"seat-{owner}"),
        Span(f" {zone} {state.crew[galley]} {_letters(words, aboard(state, galley))}"),
    ]


def _seat(state: SerenissimaState, words: Words, seat: int, viewer: int) -> Line:
    deciding = (state.asked[0] if state.asked else state.active) == seat and state.node != AT_OVER
    money = str(state.money[seat]) if knows(state, viewer, seat) else "?"
    means = words.say(
        "short-means",
        money=f"{money:>3}",
        ports=f"{controlled(state, seat):>2}",
        galleys=in_play(state, seat),
        reserve=f"{state.reserve[seat]:>2}",
        income=f"{income(state, seat):>3}",
    )
    return [
        Span(">" if deciding else " ", "strong"),
        Span(f"{_owner(words, seat)} {_short(words.seat(seat), 10)}", f"seat-{seat}"),
        Span(f" {means}"),
    ]
