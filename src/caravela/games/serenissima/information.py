"""What may be known: everything on the table; the money of others only if it is played openly (SER-2.12)."""

from __future__ import annotations

from random import Random
from typing import Final

from caravela.games.serenissima.box import SCORINGS
from caravela.games.serenissima.components import (
    BY_GOODS,
    BY_SALES,
    BY_SCORING,
    BY_START,
    GALLEY_PRICE,
    LEDGER,
    SAILOR_PRICE,
)
from caravela.games.serenissima.state import AT_OVER, AT_PLACE, SerenissimaState, accounts, in_play

#: How far trade and expenses of a turn may differ, in a guess.
SWING: Final = 8


def knows(state: SerenissimaState, seat: int, owner: int) -> bool:
    """Whether a seat sees the money of another: open money, one's own, or the end of the game (SER-2.12, 12.4)."""
    return state.variant.money_open or seat == owner or state.node == AT_OVER


def announced(state: SerenissimaState, seat: int) -> list[int]:
    """What the scorings so far have brought a seat, which everybody has heard (SER-2.12)."""
    return accounts(state, seat)[BY_SCORING : BY_SCORING + state.scorings]


def seen_by(state: SerenissimaState, seat: int) -> SerenissimaState:
    """A copy for a bot in this seat: with hidden money, the others' money is only a guess (SER-2.12).

    What they announced at the scorings is known; their trade and their expenses are taken to cancel out.
    """
    seen = state.clone()
    for other in range(state.seats):
        if not knows(state, seat, other):
            first = other * LEDGER
            for line in range(LEDGER):
                if line != BY_START and not BY_SCORING <= line < BY_SCORING + SCORINGS:
                    seen.ledger[first + line] = 0
            seen.money[other] = sum(accounts(seen, other))
    return seen


def guess(state: SerenissimaState, seat: int, random: Random) -> SerenissimaState:
    """A position that the seat could be in: the hidden money of each other seat is drawn, and booked as trade.

    Nobody owes: whoever is about to pay for a galley has the money (SER-9.3).
    """
    seen = seen_by(state, seat)
    for other in range(state.seats):
        if not knows(state, seat, other):
            swing = SWING * (1 + state.turn)
            buys = state.node == AT_PLACE and state.active == other
            least = GALLEY_PRICE * in_play(state, other) + SAILOR_PRICE if buys else 0
            money = random.randint(max(least, seen.money[other] - swing), max(least, seen.money[other]) + swing)
            trade = money - seen.money[other]
            seen.ledger[other * LEDGER + (BY_SALES if trade > 0 else BY_GOODS)] += trade
            seen.money[other] = money
    return seen
