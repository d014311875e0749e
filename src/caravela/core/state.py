"""What every state can do: be copied, written down, read back, told apart.

A state is mutable, slotted, plain data: integers, lists of integers, lists of tuples. History lives outside it. Its
fields are declared once, as annotations (`caravela.core.fields`); everything else follows from them. Only `clone` (and
`copy_to`, where bots are to be fast) is written by hand in each game, because it is one of the three places where speed
matters; the conformance tests prove that it copies every field and shares nothing that can change.
"""

from __future__ import annotations

import hashlib
import json
import marshal
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Annotated, Any, ClassVar, Final, Generic, Self, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from caravela.core.errors import CaravelaError
from caravela.core.fields import OneOf, fields_of
from caravela.core.options import Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant:
    """The options of one game, an attribute each under its own id; shared by all its states and never changed.

    A game declares them once more with their types, so that its rules can read them fast:

        class MyVariant(Variant):
            refill_adds: bool
            __slots__ = tuple(__annotations__)
    """

    __slots__ = ("options",)

    def __init__(self, options: Options) -> None:
        self.options = options
        for id, value in options.items():
            setattr(self, id, value)


V = TypeVar("V", bound=Variant)

#: Marshal's format without references: later ones write equal values in different ways.
_PLAIN: Final = 2
#: What reads all fields of a class of states at once, and those that tell no trail.
_READERS: Final[dict[type, tuple[Callable[[Any], Any], Callable[[Any], Any]]]] = {}


def _readers(cls: type) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    fields = fields_of(cls)
    everything = attrgetter(*[field.name for field in fields])
    lasting = attrgetter(*[field.name for field in fields if not field.trail])
    _READERS[cls] = (everything, lasting)
    return _READERS[cls]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC, Generic[V]):
    """The base of the games' states; it knows their fields and nothing of their rules."""

    #: How many players there are.
    seats: int
    #: What is decided now: the number of a decision (`caravela.core.decisions`).
    node: int
    #: Whose turn it is.
    active: Annotated[int, OneOf("seat")]

    __slots__ = (*__annotations__, "variant")

    #: The members of each axis that fields run along; `seat` has all colours of the game, however many play.
    AXES: ClassVar[Mapping[str, Sequence[str]]] = {}

    def __init__(self, variant: V) -> None:
        """A state without a position: `empty`, `clone` and `restore` give it one."""
        self.variant = variant

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.seats} seats, turn of seat {self.active}, {self.digest()}>"

    @abstractmethod
    def clone(self) -> Self:
        """A copy that shares nothing with this state that either could change."""

    def copy_to(self, new: Self) -> None:
        """Makes another state of the same game, one that nobody needs any more, such a copy; faster than a new one."""
        for field in fields_of(type(self)):
            value = getattr(self, field.name)
            setattr(new, field.name, value[:] if field.is_list else value)

    def members(self, axis: str) -> Sequence[str]:
        """The members of an axis in this game."""
        return self.AXES[axis][: self.seats] if axis == "seat" else self.AXES[axis]

    def empty(self, seats: int) -> None:
        """Makes this the empty table for so many players: zeros, NONE, empty lists of the right length."""
        self.seats = seats
        for field in fields_of(type(self)):
            if field.name == "seats":
                continue
            value: Any = field.blank
            if field.is_list:
                size = 1 if field.axes else 0
                for axis in field.axes:
                    size *= len(self.members(axis))
                value = [value] * size
            setattr(self, field.name, value)
        self.active = 0

    def dump(self) -> dict[str, Any]:
        """The position as JSON data, with the options that differ from their defaults."""
        data: dict[str, Any] = {"options": self.variant.options.changed()}
        for field in fields_of(type(self)):
            data[field.name] = msgspec.to_builtins(getattr(self, field.name))
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """Sets every field from what `dump` gave; refuses a missing, unknown or wrongly typed one."""
        fields = fields_of(type(self))
        odd = {*data, "options"} ^ {"options", *(field.name for field in fields)}
        if odd:
            raise CaravelaError(f"The saved position cannot be read: the field {min(odd)!r} is missing or unknown.")
        for field in fields:
            try:
                setattr(self, field.name, msgspec.convert(data[field.name], field.type))
            except msgspec.ValidationError as error:
                raise CaravelaError(f"The saved position cannot be read: {field.name}: {error}.") from None

    def digest(self) -> str:
        """A short fingerprint: equal for equal positions, on every machine."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def key(self, trail: bool = True) -> bytes:
        """The position for a set or a dictionary, fast: equal where `digest` is equal, in one game and one process.

        Without `trail`, positions that differ only in how they came about are equal (`caravela.core.fields.Trail`).
        """
        readers = _READERS.get(type(self)) or _readers(type(self))
        return marshal.dumps(readers[0 if trail else 1](self), _PLAIN)
