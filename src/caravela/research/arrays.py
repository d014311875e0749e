"""Observations as arrays."""

from __future__ import annotations

from typing import Any, Final

from caravela.core.encoding import Encoding
from caravela.core.extras import need
from caravela.core.rules import Seat
from caravela.core.state import State

numpy: Final = need("numpy", "research")


class _Shown:
    """Memory that compiled code has written, as NumPy asks for it; buffers alone would be for reading only."""

    def __init__(self, memory: memoryview, shape: tuple[int, ...], kind: str) -> None:
        self.memory = memory
        address = numpy.frombuffer(memory, numpy.uint8).__array_interface__["data"][0]
        self.__array_interface__ = {"version": 3, "shape": shape, "typestr": kind, "data": (address, False)}


def shown(memory: memoryview, shape: tuple[int, ...], kind: Any) -> Any:
    """Memory of the compiled engine as an array, without a copy, for the caller to keep and change."""
    return numpy.asarray(_Shown(memory, shape, numpy.dtype(kind).str))


def observed(rows: Encoding, states: list[State[Any]], seats: list[Seat]) -> Any:
    """What a seat knows of each position: a row of 32-bit whole numbers each, for the caller to keep and change."""
    return numpy.array(rows.pack(states, seats), numpy.int32).reshape(len(states), rows.size)
