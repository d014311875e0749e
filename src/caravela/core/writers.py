"""What the numbers of a row are written with: into a list, or as the 32-bit integers of C, for arrays.

Compiled, the second takes three nanoseconds a number, and nothing has to be converted afterwards; interpreted, a list
that `struct` packs is faster. Both are told the same, so a row is planned once (`caravela.core.encoding`).
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

#: The bits of every byte, the lowest first.
BYTES: Final = [[byte >> bit & 1 for bit in range(8)] for byte in range(256)]


class Writer:
    """Takes the numbers of rows, one after the other."""

    def number(self, number: i64) -> None:
        """One number."""
        raise NotImplementedError

    def numbers(self, numbers: list[int], first: i64, last: i64) -> None:
        """Some numbers of a list."""
        raise NotImplementedError

    def zeros(self, count: int) -> None:
        """So many zeros."""
        raise NotImplementedError

    def bits(self, bits: int, width: int) -> None:
        """A 0 or 1 for each of so many bits, the lowest first."""
        raise NotImplementedError


class ListWriter(Writer):
    """Writes into a list."""

    def __init__(self) -> None:
        self.written: list[int] = []

    def number(self, number: i64) -> None:
        self.written.append(number)

    def numbers(self, numbers: list[int], first: i64, last: i64) -> None:
        self.written += numbers[first:last]

    def zeros(self, count: int) -> None:
        self.written += [0] * count

    def bits(self, bits: int, width: int) -> None:
        while bits and width >= 8:
            self.written += BYTES[bits & 255]
            bits >>= 8
            width -= 8
        if width:
            self.written += BYTES[bits][:width] if bits else [0] * width


class PackedWriter(Writer):
    """Writes the integers of C, the lowest byte first."""

    def __init__(self) -> None:
        self._out = BytesWriter()

    def number(self, number: i64) -> None:
        write_i32_le(self._out, i32(number))

    def numbers(self, numbers: list[int], first: i64, last: i64) -> None:
        out = self._out
        place: i64 = first
        while place < last:
            write_i32_le(out, i32(numbers[place]))
            place += 1

    def zeros(self, count: int) -> None:
        out = self._out
        left: i64 = count
        while left > 0:
            write_i32_le(out, 0)
            left -= 1

    def bits(self, bits: int, width: int) -> None:
        out = self._out
        while width > 0:
            # Sets of any size, in parts that a register holds.
            part: i64 = bits & 0xFFFFFFFF
            left: i64 = width if width < 32 else 32
            while left > 0:
                write_i32_le(out, i32(part & 1))
                part >>= 1
                left -= 1
            bits >>= 32
            width -= 32

    def written(self) -> bytes:
        """All of it, four bytes a number."""
        return self._out.getvalue()
