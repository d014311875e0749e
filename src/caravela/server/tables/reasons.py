"""Why not? Why the moves that a click on something unlit could have meant are not possible."""

from __future__ import annotations

from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.rules import Rules
from caravela.server.tables.answers import Fact, Refusal
from caravela.server.tables.errors import NotYourTurn
from caravela.server.tables.table import Table

#: So many different reasons are told at most.
MOST: Final = 3


def why_not(table: Table, guest: str | None, clicked: list[str], targets: list[str]) -> list[Refusal]:
    """For the first of the targets that could mean anything: moves that would go on with it, each with what forbids it.

    Moves of a kind that is possible now come first, and each reason is told once.
    """
    if table.match is None or table.to_act not in table.seats_of(guest):
        raise NotYourTurn("It is not your turn.")
    rules, state = table.rules, table.match.state
    legal = rules.legal(state)
    for target in targets:
        meant = _meant(rules, state, set(legal), clicked, target)
        if meant:
            now = {action.kind for action in legal}
            meant.sort(key=lambda action: action.kind not in now)
            return _refusals(rules, state, meant)
    return []


def _meant(rules: Rules[Any], state: Any, legal: set[Action], clicked: list[str], target: str) -> list[Action]:
    """The moves that this click could mean after those before it; if there are none, those it is any part of."""
    found: list[Action] = []
    wider: list[Action] = []
    for action in rules.actions:
        wanted = _targets(rules, state, action)
        if target not in wanted or action in legal:
            continue
        wider.append(action)
        if wanted[: len(clicked) + 1] == [*clicked, target]:
            found.append(action)
    return found or wider


def _targets(rules: Rules[Any], state: Any, action: Action) -> list[str]:
    try:
        return rules.targets(state, action)
    except (LookupError, ValueError):  # it has no place in this position
        return []


def _refusals(rules: Rules[Any], state: Any, actions: list[Action]) -> list[Refusal]:
    told: dict[str, Refusal] = {}
    for action in actions:
        reason = rules.why_not(state, action)
        fact = Fact(reason.kind, reason.rule, reason.values)
        told.setdefault(repr(reason), Refusal(action.number, action.kind, action.values, fact))
        if len(told) == MOST:
            break
    return list(told.values())
