"""What happened, what is asked, and why something may not happen: facts with a rule number, never text.

A chapter declares the kinds of facts that it tells, beside the code that tells them; `Meta` collects them, the
language files are checked against them, and front ends turn a fact into a sentence of the reader's language
(`caravela.core.words`).
"""

from __future__ import annotations

from types import ModuleType
from typing import Final, Literal

Value = int | str
Values = dict[str, Value]

#: What a great moment of a game is: the client draws and sounds each sort in its own way.
Moment = Literal["discovery", "phase", "battle", "capture", "arrival", "opening", "reward", "end"]

#: Chance decides (dice, draws, the starting player).
CHANCE: Final = -1
#: Nobody decides, because the game is over; also the seat of a spectator.
NOBODY: Final = -2


class Fact:
    """A kind, the number of the rule behind it, and values: why an action may not be taken, or what is asked."""

    __slots__ = ("kind", "rule", "values")

    def __init__(self, kind: str, rule: str, values: Values) -> None:
        self.kind = kind
        self.rule = rule
        self.values = values

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"<{self.kind}, {self.rule}{values}>"


class Event(Fact):
    """A fact that an action brought about, and the seat (or CHANCE, or NOBODY) it is told of."""

    __slots__ = ("seat",)

    def __init__(self, kind: str, seat: int, rule: str, values: Values) -> None:
        # Not by the base's constructor: previews make many.
        self.kind = kind
        self.rule = rule
        self.values = values
        self.seat = seat

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"<{self.kind}, seat {self.seat}, {self.rule}{values}>"


class Kind:
    """A kind of fact: its name and the names of its values. The language files have a message for each."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, *values: str) -> None:
        self.name = name
        self.values = values


class EventKind(Kind):
    """A line of the log, `event-<name>`.

    >>> SOLD = EventKind("sold", "good", "count", "coins")
    >>> SOLD(2, "NAV-9.2", good="gold", count=3, coins=150)
    <sold, seat 2, NAV-9.2, good='gold', count=3, coins=150>
    """

    def __call__(self, seat: int, rule: str, **values: Value) -> Event:
        return Event(self.name, seat, rule, values)


class ReasonKind(Kind):
    """Why an action may not be taken now, `why-<name>`.

    >>> NO_MONEY = ReasonKind("no_money", "price", "money")
    >>> NO_MONEY("NAV-3.12", price=150, money=120)
    <no_money, NAV-3.12, price=150, money=120>
    """

    def __call__(self, rule: str, **values: Value) -> Fact:
        return Fact(self.name, rule, values)


class PromptKind(Kind):
    """What is asked now, `ask-<name>`."""

    def __call__(self, rule: str, **values: Value) -> Fact:
        return Fact(self.name, rule, values)


#: Reasons that every game gives: what the action is about is not being decided now, or nothing is any more.
NOT_ASKED: Final = ReasonKind("not_asked")
GAME_OVER: Final = ReasonKind("game_over")


def kinds_of(modules: list[ModuleType], kind: type[Kind]) -> dict[str, tuple[str, ...]]:
    """The kinds of facts that some modules declare: the values of each, by name."""
    found: dict[str, tuple[str, ...]] = {}
    for module in modules:
        for thing in vars(module).values():
            if type(thing) is kind and found.setdefault(thing.name, thing.values) != thing.values:
                raise ValueError(f"two kinds are called {thing.name!r}")
    return found
