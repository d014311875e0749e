"""How a game went: scores and other numbers of each seat at every change of decider."""

from __future__ import annotations

from typing import Any

from caravela.server.tables.answers import Curves
from caravela.server.tables.table import Table
from caravela.server.tables.views import Position, eyes_of


def curves(table: Table, guest: str | None) -> Curves:
    """The curves as a guest may know them: while the game runs, without what is hidden from the guest's seat.

    A seat whose numbers are hidden has an empty row.
    """
    match = table.match
    if match is None:
        return Curves([], {"score": [[] for _ in table.seats]})
    eyes, over = eyes_of(table.seats_of(guest), match.seat_to_act), match.over
    state = table.rules.new_state(match.seats, match.options)
    told = Curves([], {"score": [[] for _ in table.seats]})
    for number, step in enumerate(match.steps, start=1):
        table.rules.apply(state, step.action)
        if number == len(match.steps) or table.rules.to_act(state) != step.seat:
            _add(told, table, number, state, eyes, over)
    return told


def _add(told: Curves, table: Table, number: int, state: Any, eyes: int, over: bool) -> None:
    told.steps.append(number)
    scores = table.rules.scores(state) if over else Position(table.rules, state, eyes).scores()
    for seat, points in enumerate(scores):
        if points is not None:
            told.series["score"][seat].append(points)
    for name, counts in table.rules.counts(state, eyes).items():
        rows = told.series.setdefault(name, [[] for _ in table.seats])
        for seat, count in enumerate(counts):
            if count is not None:
                rows[seat] += [0] * (len(told.steps) - 1 - len(rows[seat])) + [count]
