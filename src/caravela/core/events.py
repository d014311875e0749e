"""What happened and why something may not happen: facts with a rule number, never text.

Front ends turn both into a sentence of the reader's language (`caravela.core.words`).
"""

from __future__ import annotations

from typing import Final

Value = int | str
Values = dict[str, Value]

#: Chance decides (dice, draws, the starting player).
CHANCE: Final = -1
#: Nobody decides, because the game is over; also the seat of a spectator.
NOBODY: Final = -2


class Event:
    """Something that an action brought about: `Event("sold", 2, "NAV-9.2", good="gold", count=3, coins=150)`."""

    __slots__ = ("kind", "rule", "seat", "values")

    def __init__(self, kind: str, seat: int, rule: str, **values: Value) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.values: Values = values

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Event({self.kind!r}, {self.seat}, {self.rule!r}{values})"


class Reason:
    """Why an action may not be taken: `Reason("no_money", "NAV-3.12", price=150, money=120)`."""

    __slots__ = ("kind", "rule", "values")

    def __init__(self, kind: str, rule: str, **values: Value) -> None:
        self.kind = kind
        self.rule = rule
        self.values: Values = values

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Reason({self.kind!r}, {self.rule!r}{values})"
