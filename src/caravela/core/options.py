"""Options: the rulebook's variants and the switches for doubtful rulings, declared by each game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from caravela.core.errors import BadOption, UnknownName

OptionValue = bool | int | str
OptionKind = Literal["switch", "number", "choice"]

_YES_NO = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class Option(msgspec.Struct):
    """One option of a game: a switch (on or off), a number from a range, or one of a few words."""

    #: Its name is the message `option-<id>`.
    id: str
    default: OptionValue
    #: The rule or ruling that the option is about.
    rule: str = ""
    #: The words of a choice, and the range of a number.
    choices: tuple[str, ...] = ()
    lowest: int = 0
    highest: int = 0
    #: Another default where only bots play.
    bots: OptionValue | None = None
    #: Follows from the default.
    kind: OptionKind = "choice"

    def __post_init__(self) -> None:
        if isinstance(self.default, bool):
            self.kind = "switch"
        elif isinstance(self.default, int):
            self.kind = "number"

    def allowed(self) -> str:
        """What may be written behind `id=`, for messages."""
        if self.kind == "switch":
            return "on or off"
        if self.kind == "number":
            return f"a number from {self.lowest} to {self.highest}"
        return " or ".join(self.choices)

    def read(self, value: OptionValue) -> OptionValue:
        """The value in this option's own type, from that type or from text."""
        if self.kind == "switch":
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in _YES_NO:
                return _YES_NO[value.lower()]
        elif self.kind == "number":
            if isinstance(value, str) and value.isdecimal() and len(value) <= 9:
                value = int(value)
            if isinstance(value, int) and not isinstance(value, bool) and self.lowest <= value <= self.highest:
                return value
        elif isinstance(value, str) and value in self.choices:
            return value
        raise BadOption(f"The option {self.id} cannot be {self.write(value)!r}; it takes {self.allowed()}.")

    @staticmethod
    def write(value: OptionValue) -> str:
        """The value as it stands in a transcript or on the command line."""
        if isinstance(value, bool):
            return "on" if value else "off"
        return str(value)


class Options(Mapping[str, OptionValue]):
    """A value for every option of a game; what the caller left out has its default.

    >>> options = Options([Option("refill_adds", True), Option("start", "drawn", choices=("drawn", "first"))],
    ...                   {"refill_adds": "off"})
    >>> dict(options)
    {'refill_adds': False, 'start': 'drawn'}
    >>> options.changed()
    {'refill_adds': 'off'}
    >>> options
    <Options {'refill_adds': False, 'start': 'drawn'}>
    """

    def __init__(self, known: list[Option], given: Mapping[str, OptionValue] | None = None, bots: bool = False) -> None:
        given = given or {}
        ids = [option.id for option in known]
        for id in given:
            if id not in ids:
                raise UnknownName("option", id, ids)
        self._known = known
        self._values = {
            option.id: option.read(given[option.id])
            if option.id in given
            else (option.bots if bots and option.bots is not None else option.default)
            for option in known
        }
        #: All values in the order of the options: equal for equal options.
        self.key = tuple(self._values.values())

    def __repr__(self) -> str:
        return f"<Options {self._values}>"

    def __getitem__(self, id: str) -> OptionValue:
        return self._values[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def changed(self) -> dict[str, str]:
        """What differs from the defaults, written as text."""
        return {
            option.id: Option.write(self._values[option.id])
            for option in self._known
            if self._values[option.id] != option.default
        }
