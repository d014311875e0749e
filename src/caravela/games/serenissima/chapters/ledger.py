"""Money that changes hands, with its reason for the score sheet (SER-1.4)."""

from __future__ import annotations

from caravela.games.serenissima.components import LEDGER
from caravela.games.serenissima.state import SerenissimaState


def book(state: SerenissimaState, seat: int, line: int, ducats: int) -> None:
    """A seat receives ducats, or pays them if negative; nobody ever pays what he does not have (SER-1.4)."""
    state.money[seat] += ducats
    state.ledger[seat * LEDGER + line] += ducats
