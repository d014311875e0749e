"""Observations as arrays."""

from __future__ import annotations

from typing import Any, Final

from caravela.core.encoding import Encoding
from caravela.core.extras import need
from caravela.core.rules import Seat
from caravela.core.state import State

numpy: Final = need("numpy", "research")


def observed(rows: Encoding, states: list[State[Any]], seats: list[Seat]) -> Any:
    """What a seat knows of each position: a row of 32-bit whole numbers each, for the caller to keep and change."""
    return numpy.frombuffer(rows.pack(states, seats), "<i4").reshape(len(states), rows.size).astype(numpy.int32)
