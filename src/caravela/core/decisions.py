"""Decisions: everything that a game can ask, a named row each, beside the chapter that it belongs to.

    MARKET: Final = Decision(AT_MARKET, "market", "NAV-9.1", options, apply, why_not)

`State.node` holds the number of the decision that is pending. A game's `rules.py` lists its chapters; `Decisions`
finds their rows, whatever their order, and refuses a number that is missing or taken twice.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final, Generic, TypeVar

from caravela.core.actions import Action
from caravela.core.facts import GAME_OVER, NOBODY, Event, Fact
from caravela.core.state import State

S = TypeVar("S", bound=State[Any])

#: Who decides, as far as a number can tell: CHANCE, NOBODY, the seat whose turn it is, or whoever a function names.
ACTIVE: Final = -3
NAMED: Final = -4


class Decision(Generic[S]):
    """One question of a game: who answers it, what the answers are, what they bring about, and why not others."""

    def __init__(
        self,
        number: int,
        name: str,
        rule: str,
        options: Callable[[S, bool], list[Action]],
        apply: Callable[[S, Action, list[Event] | None], None],
        why_not: Callable[[S, Action], Fact | None] | None = None,
        *,
        by: int | Callable[[S], int] = ACTIVE,
        ask: Callable[[S], Fact] | None = None,
        weights: Callable[[S], list[int]] | None = None,
    ) -> None:
        #: What `State.node` is while this is pending.
        self.number = number
        self.name = name
        #: The rule that asks.
        self.rule = rule
        #: Everything that may be done, in table order; with True, steps that commute in one order only.
        self.options = options
        #: Carries out one of the options.
        self.apply = apply
        #: Why another action may not be taken; None where this decision has nothing to say about it.
        self.why_not = why_not
        #: Who decides: the active seat, CHANCE, NOBODY, or whoever the function names.
        self.by = by
        #: The prompt; without one it is a plain prompt under the decision's own name and rule.
        self.ask = ask
        #: How likely each option is, where chance decides; alike without it.
        self.weights = weights

    def prompt(self, state: S) -> Fact:
        """What is asked, with its values."""
        return self.ask(state) if self.ask is not None else Fact(self.name, self.rule, {})

    def __repr__(self) -> str:
        return f"<{self.number}: {self.name}, {self.rule}>"


def _nothing(state: State[Any], ordered: bool) -> list[Action]:
    return []


def _refuse(state: State[Any], action: Action, events: list[Event] | None) -> None:
    raise AssertionError("the game is over")


def over(number: int, rule: str) -> Decision[Any]:
    """The row of a finished game: nobody decides anything, by the rule that ends it."""
    return Decision(number, "over", rule, _nothing, _refuse, lambda state, action: GAME_OVER(rule), by=NOBODY)


class Decisions:
    """All decisions of a game, by their numbers."""

    def __init__(self, chapters: list[ModuleType]) -> None:
        rows = decisions_in(chapters)
        rows.sort(key=lambda row: row.number)
        for number, row in enumerate(rows):
            if row.number != number:
                raise ValueError(f"decision {number} is missing or there twice; the next one is {row}")
        self.rows = rows
        self.options = [row.options for row in rows]
        self.apply = [row.apply for row in rows]
        #: Who decides, as a number; NAMED where a function has to be asked.
        self.by = [row.by if isinstance(row.by, int) else NAMED for row in rows]

    def __getitem__(self, number: int) -> Decision[Any]:
        return self.rows[number]


def decisions_in(modules: list[ModuleType]) -> list[Decision[Any]]:
    """The rows that some modules declare, in their order."""
    return [thing for module in modules for thing in vars(module).values() if isinstance(thing, Decision)]
