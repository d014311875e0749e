"""What a position is worth to a seat, in points of the final score: for bots."""

from __future__ import annotations

from caravela.games.navegador.scoring import score
from caravela.games.navegador.state import NavegadorState


def evaluate(state: NavegadorState, seat: int) -> float:
    """The score if the game ended now, and what the seat's means will still bring."""
    return float(score(state, seat))
