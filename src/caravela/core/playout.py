"""Random play to the end of a game: the loop that measurements and simulations spend their time in."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from caravela.core.rules import Rules

#: The generator of POSIX's drand48: 48 bits that arithmetic of 64 bits multiplies alike, compiled and interpreted.
MULTIPLIER: Final = 0x5DEECE66D
MASK: Final = 0xFFFFFFFFFFFF


def play_random(rules: Rules[Any], state: Any, seed: int) -> int:
    """Plays a game to its end, every option as likely; the number of decisions, those of chance included."""
    lot: i64 = (seed << 16 | 0x330E) & MASK
    decisions = 0
    while options := rules.legal(state):
        count: i64 = len(options)
        lot = (lot * MULTIPLIER + 11) & MASK
        rules.apply(state, options[(lot >> 17) * count >> 31])
        decisions += 1
    return decisions
