"""What every state can do: be copied, written down, read back, told apart.

A state is mutable, slotted, plain data: integers, lists of integers, lists of tuples. History lives outside it.
Its fields are declared once in FIELDS, with their types; `dump`, `load` and `digest` follow from that. `clone` is
written by hand in each game, because it is one of the three places where speed matters; the conformance tests
prove that it copies every field and shares nothing that can change.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Self

import msgspec

from caravela.core.errors import CaravelaError


class State(ABC):
    """The base of the games' states; it knows their fields and nothing of their rules."""

    __slots__ = ()

    #: Name and type of every field that makes up the position.
    FIELDS: ClassVar[dict[str, Any]]

    @abstractmethod
    def clone(self) -> Self:
        """A copy that shares nothing with this state that either could change."""

    def dump(self) -> dict[str, Any]:
        """The position as JSON data."""
        return {name: msgspec.to_builtins(getattr(self, name)) for name in self.FIELDS}

    def restore(self, data: dict[str, Any]) -> None:
        """Sets every field from what `dump` gave; refuses a missing, unknown or wrongly typed one."""
        odd = set(data) ^ set(self.FIELDS)
        if odd:
            raise CaravelaError(f"The saved position cannot be read: the field {min(odd)!r} is missing or unknown.")
        for name, kind in self.FIELDS.items():
            try:
                setattr(self, name, msgspec.convert(data[name], kind))
            except msgspec.ValidationError as error:
                raise CaravelaError(f"The saved position cannot be read: {name}: {error}.") from None

    def digest(self) -> str:
        """A short fingerprint: equal for equal positions, on every machine."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]
