"""A number for a position, made of its lasting fields: equal for equal positions, and different for different ones.

Two different positions have one number as rarely as two throws of a coin with 2^64 sides are the same. It is for
compiled code, which takes a nanosecond or two a number of the position; from sources, `State.key` is faster.

The modules `rows` of the games have the fields (`scripts/generate_rows.py`).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

#: The number before anything is known, and a large prime.
FIRST: Final[i64] = 2_861_933_555_777_941_757
PRIME: Final[i64] = 3_202_034_522_624_059_733
#: How many bits of a large set are taken at once; the greatest and the least number that are taken whole.
REGISTER: Final = 60
FULL: Final = (1 << REGISTER) - 1
LEAST: Final = -(1 << REGISTER)
#: The lower half of a mark.
HALF: Final[i64] = (1 << 32) - 1


def mixed(mark: i64, number: i64) -> i64:
    """The mark with one more number."""
    mark = (mark ^ number) * PRIME
    return mark ^ (mark >> 32 & HALF)


def whole(mark: i64, number: int) -> i64:
    """The mark with a number or a set of any size."""
    while number > FULL or number < LEAST:
        mark = mixed(mark, number & FULL)
        number >>= REGISTER
    return mixed(mark, number)


def numbers(mark: i64, items: list[int]) -> i64:
    """The mark with the numbers of a list."""
    mark = mixed(mark, len(items))
    for item in items:
        mark = whole(mark, item)
    return mark


def row(mark: i64, items: Any) -> i64:
    """The mark with the numbers of a row of any length."""
    known: tuple[int, ...] = items if isinstance(items, tuple) else tuple(items)
    mark = mixed(mark, len(known))
    for item in known:
        mark = whole(mark, item)
    return mark


def rows(mark: i64, items: list[Any]) -> i64:
    """The mark with the rows of a list."""
    mark = mixed(mark, len(items))
    for item in items:
        mark = row(mark, item)
    return mark
