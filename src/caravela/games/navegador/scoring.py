"""Chapter 14, scoring."""

from __future__ import annotations

from typing import Final

from caravela.core.fields import NONE
from caravela.core.rules import Outcome, ScoreLine
from caravela.games.navegador.box import COLUMN_IDS
from caravela.games.navegador.components import BASE_VP, BOX, COLUMNS, PRIVILEGE_VP, SHIPS_EACH, SLOTS
from caravela.games.navegador.state import AT_OVER, END_IDS, NavegadorState

WORKER: Final = BOX.scoring.worker
SHIP: Final = BOX.scoring.ship
MONEY_PER_POINT: Final = BOX.scoring.money_per_point

#: The lines of the score sheet: lone points first, then the columns of the player sheet.
SCORE_LINES: Final = ("workers", "ships", "money", *COLUMN_IDS)


def value(state: NavegadorState, seat: int, column: int) -> int:
    """What each item of a column is worth: its base and the tokens in it, the royal one too (NAV-10.5, 14.2, 14.4)."""
    return _value(state, seat, column, state.royal[seat])


def _value(state: NavegadorState, seat: int, column: int, royal: int) -> int:
    tokens = state.privileges[seat * COLUMNS + column] + (royal == column)
    return BASE_VP[column] + tokens * PRIVILEGE_VP[column]


def best_royal(state: NavegadorState, seat: int) -> int:
    """The column where the royal privilege would bring most, the first of equals; NONE if all are full (NAV-14.8)."""
    return _best_royal(state, seat, state.items(seat))


def _best_royal(state: NavegadorState, seat: int, items: list[int]) -> int:
    best, most = NONE, -1
    privileges, first = state.privileges, seat * COLUMNS
    for column in range(COLUMNS):
        gain = PRIVILEGE_VP[column] * items[column]
        if gain > most and privileges[first + column] < SLOTS:
            best, most = column, gain
    return best


def score(state: NavegadorState, seat: int) -> int:
    """A seat's points, with a royal privilege not yet placed where it brings most (NAV-14.1, 14.4, 14.7, NAV-R23)."""
    return points(state, seat, state.items(seat))


def points(state: NavegadorState, seat: int, items: list[int]) -> int:
    """The same where the items have been counted."""
    total = (
        state.workers[seat] * WORKER + (SHIPS_EACH - state.supply[seat]) * SHIP + state.money[seat] // MONEY_PER_POINT
    )
    privileges, first = state.privileges, seat * COLUMNS
    for column in range(COLUMNS):
        total += (BASE_VP[column] + privileges[first + column] * PRIVILEGE_VP[column]) * items[column]
    royal = state.royal[seat] if state.royal[seat] != NONE else _best_royal(state, seat, items)
    if royal != NONE:
        total += PRIVILEGE_VP[royal] * items[royal]
    return total


def sheet(state: NavegadorState, seat: int) -> list[ScoreLine]:
    """The same points line by line (NAV-14.1, 14.4, 14.7)."""
    royal = state.royal[seat] if state.royal[seat] != NONE else best_royal(state, seat)
    ships = SHIPS_EACH - state.supply[seat]
    lines = [
        ScoreLine("workers", state.workers[seat] * WORKER, state.workers[seat], WORKER),
        ScoreLine("ships", ships * SHIP, ships, SHIP),
        ScoreLine("money", state.money[seat] // MONEY_PER_POINT, state.money[seat], 0),
    ]
    for column, count in enumerate(state.items(seat)):
        each = _value(state, seat, column, royal)
        lines.append(ScoreLine(COLUMN_IDS[column], count * each, count, each))
    return lines


def outcome(state: NavegadorState) -> Outcome | None:
    """The result: most points win; among equals the one whom the card would reach first (NAV-14.5, 14.6)."""
    if state.node != AT_OVER:
        return None
    seats = range(state.seats)
    scores = [score(state, seat) for seat in seats]
    ranking = sorted(seats, key=lambda seat: (-scores[seat], (state.holder - seat) % state.seats))
    tied = scores.count(max(scores)) > 1
    return Outcome(
        END_IDS[state.end_reason],
        scores,
        [sheet(state, seat) for seat in seats],
        [[seat] for seat in ranking],
        "NAV-14.6" if tied else "",
    )
