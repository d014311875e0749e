"""Hints as people see them: the steps of each turn in words, and what to click for them."""

from __future__ import annotations

from caravela.server.tables.answers import Hint, HintStep, HintTurn
from caravela.server.tables.table import Table


def told(table: Table, seat: int, found: list[tuple[list[int], list[float]]]) -> Hint:
    """Turns that a worker found, for the seat to act."""
    return Hint(table.version, seat, [_turn(table, *one) for one in found])


def _turn(table: Table, numbers: list[int], chances: list[float]) -> HintTurn:
    return HintTurn(_steps(table, numbers), [round(100 * chance) for chance in chances])


def _steps(table: Table, numbers: list[int]) -> list[HintStep]:
    """The actions of a turn, each with its targets in the position in front of it."""
    assert table.match is not None
    rules = table.rules
    state = table.match.state.clone()
    steps: list[HintStep] = []
    for number in numbers:
        action = rules.actions.from_number(number)
        steps.append(HintStep(number, action.kind, action.values, rules.targets(state, action)))
        rules.apply(state, action)
    return steps
