"""Scores and hand-written evaluations of many positions at once: networks are shown them beside the positions."""

from __future__ import annotations

from typing import Any

from caravela.core.rules import Rules, Seat
from caravela.core.state import State


def worths(
    rules: Rules[Any], states: list[State[Any]], seats: list[Seat], own: list[float] | None, most: int
) -> list[float]:
    """For each position the scores of all seats and then their evaluations, in one row after the other.

    Whoever looks comes first and the others in turn order, seats that are not there are 0, and the lead of the first
    over the best of the others follows. `own` are the evaluations of the positions for those who look, if they are
    known already; `most` is how many seats there can be.
    """
    out: list[float] = []
    for place in range(len(states)):
        state, seat = states[place], seats[place]
        count = state.seats
        scores = rules.scores(state)
        first = float(scores[seat])
        best = -1e9
        out.append(first)
        for other in range(1, count):
            score = float(scores[(seat + other) % count])
            out.append(score)
            best = max(best, score)
        for _ in range(count, most):
            out.append(0.0)
        out.append(first - best)
        first = own[place] if own is not None else rules.evaluate(state, seat)
        best = -1e9
        out.append(first)
        for other in range(1, count):
            hoped = rules.evaluate(state, (seat + other) % count)
            out.append(hoped)
            best = max(best, hoped)
        for _ in range(count, most):
            out.append(0.0)
        out.append(first - best)
    return out
