"""Sets of small numbers kept in one whole number, a bit for each member.

Rule code that runs for every decision of a simulation writes `bits >> member & 1` itself, which is faster; everything
else reads better with these.
"""

from __future__ import annotations


def has(bits: int, member: int) -> bool:
    """Whether a number is in the set.

    >>> has(0b101, 2), has(0b101, 1)
    (True, False)
    """
    return bits >> member & 1 == 1


def members(bits: int) -> list[int]:
    """The numbers in the set, from the smallest.

    >>> members(0b101)
    [0, 2]
    """
    return [member for member in range(bits.bit_length()) if bits >> member & 1]
