"""Chapter 11, the scorings and the end of the game."""

from __future__ import annotations

from typing import Final

from caravela.core.bits import has
from caravela.core.decisions import over
from caravela.core.facts import NOBODY, Event, EventKind
from caravela.core.rules import Outcome, ScoreLine
from caravela.games.serenissima.chapters.ledger import book
from caravela.games.serenissima.components import BOX, BY_SCORING, GOOD_COUNT, INCOME, LEDGER_IDS, SIZE
from caravela.games.serenissima.state import AT_OVER, SerenissimaState, accounts, controlled

INCOME_EVENT: Final = EventKind("income", "ducats")
SCORING: Final = EventKind("scoring", "count")

BASILICA: Final = BOX.income.basilica
FULL: Final = BOX.income.full
#: What each set of goods in a warehouse pays (SER-11.1).
STORED_INCOME: Final = [
    INCOME[goods.bit_count()] if goods.bit_count() < len(INCOME) else 0 for goods in range(1 << GOOD_COUNT)
]

#: The lines of the score sheet: where the money came from, and where it went.
SCORE_LINES: Final = LEDGER_IDS
#: Why the game ends: there is only one way (SER-11.3).
END_IDS: Final = ("third_scoring",)


def port_income(state: SerenissimaState, port: int) -> int:
    """What a port pays whoever controls it: by the cubes stored, and for a basilica (SER-11.1, 11.2).

    One scale for ports of every size, unless an option pays every full warehouse alike (SER-R23).
    """
    stored = state.stored[port]
    ducats = STORED_INCOME[stored]
    if state.variant.full_port_always_pays_20 and stored.bit_count() == SIZE[port]:
        ducats = FULL
    return ducats + BASILICA if has(state.basilicas, port) else ducats


def income(state: SerenissimaState, seat: int) -> int:
    """What a scoring now would bring a seat; neutral ports pay nobody (SER-11.1, 11.2)."""
    ducats = 0
    for port, owner in enumerate(state.port_owner):
        if owner == seat:
            ducats += port_income(state, port)
    return ducats


def score_ports(state: SerenissimaState, events: list[Event] | None) -> None:
    """A scoring: all players receive their income, and announce it even if money is hidden (SER-2.12, 11.1)."""
    if events is not None:
        events.append(SCORING(NOBODY, "SER-10.5", count=state.scorings + 1))
    for seat in range(state.seats):
        ducats = income(state, seat)
        book(state, seat, BY_SCORING + state.scorings, ducats)
        if events is not None:
            events.append(INCOME_EVENT(seat, "SER-11.1", ducats=ducats))
    state.scorings += 1


def sheet(state: SerenissimaState, seat: int) -> list[ScoreLine]:
    """The money line by line: where it came from and went (SER-11.3)."""
    return [ScoreLine(id, ducats) for id, ducats in zip(LEDGER_IDS, accounts(state, seat), strict=True)]


def outcome(state: SerenissimaState) -> Outcome | None:
    """The result: most money wins, then most ports; still equal, the place is shared (SER-11.3, 11.4)."""
    if state.node != AT_OVER:
        return None
    seats = range(state.seats)
    keys = [(-state.money[seat], -controlled(state, seat)) for seat in seats]
    ranking = [[seat for seat in seats if keys[seat] == key] for key in sorted(set(keys))]
    tied = state.money.count(max(state.money)) > 1
    return Outcome(
        END_IDS[0],
        state.money[:],
        [sheet(state, seat) for seat in seats],
        ranking,
        "SER-11.4" if tied else "",
    )


OVER: Final = over(AT_OVER, "SER-11.3")
