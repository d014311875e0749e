"""What a network is shown of a position: its encoding, members of indexes one by one, scores and evaluations.

Rows are made in two steps. `look` copies what has to be read from positions, one by one; `expand` turns many such rows
into inputs at once.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from caravela.bots.worths import worths
from caravela.core.encoding import Encoding, encoding
from caravela.core.rules import Rules, Seat

Floats = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int32]

#: An input that is the same in more than all but so many of the positions tells nothing.
RARE: Final = 0.01
#: So many inputs at most; those that vary most are kept.
MOST_INPUTS: Final = 600


class Inputs:
    """The inputs of one game: which entries as numbers, which indexes compared with which member."""

    def __init__(self, rules: Rules[Any], numbers: Whole, sources: Whole, members: Whole) -> None:
        self.rules = rules
        self.rows: Encoding = encoding(rules, rules.meta.seats[-1])
        self.numbers = numbers
        self.sources = sources
        self.members = members
        #: Scores and evaluations of the seats, and my lead in both.
        self.extras = 2 * (self.rows.seats + 1)
        self.size = len(numbers) + len(sources) + self.extras

    def look(self, states: list[Any], seats: list[Seat], own: list[float] | None = None) -> tuple[Whole, Floats]:
        """What is read from each position as one seat sees it: the encoding, and scores and evaluations.

        `own` are the evaluations of the positions for those seats, if they are known already.
        """
        rows, count = self.rows, len(states)
        real = array("f", worths(self.rules, states, seats, own, rows.seats))
        return (
            np.frombuffer(rows.pack(states, seats), np.int32).reshape(count, rows.size),
            np.frombuffer(real, np.float32).reshape(count, self.extras),
        )

    def expand(self, whole: Whole, real: Floats) -> Floats:
        """The inputs of many positions at once."""
        count = len(whole)
        out = np.empty((count, self.size), np.float32)
        first = len(self.numbers)
        out[:, :first] = whole[:, self.numbers]
        out[:, first : first + len(self.sources)] = whole[:, self.sources] == self.members
        out[:, first + len(self.sources) :] = real
        return out


def chosen(rules: Rules[Any], whole: Whole) -> Inputs:
    """The inputs that vary among many positions of a game."""
    rows = encoding(rules, rules.meta.seats[-1])
    numbers: list[int] = []
    pairs: list[tuple[float, int, int]] = []
    for place, entry in enumerate(rows.schema):
        values, counts = np.unique(whole[:, place], return_counts=True)
        if len(values) == 1:
            continue
        if not entry.members:
            if counts.max() < len(whole) * (1 - RARE):
                numbers.append(place)
            continue
        for value, count in zip(values.tolist(), (counts / len(whole)).tolist(), strict=True):
            if RARE < count < 1 - RARE:
                pairs.append((count * (1 - count), place, value))
    pairs = sorted(sorted(pairs, reverse=True)[: max(0, MOST_INPUTS - len(numbers))], key=lambda pair: pair[1:])
    return Inputs(
        rules,
        np.array(numbers, np.int32),
        np.array([place for _, place, _ in pairs], np.int32),
        np.array([value for _, _, value in pairs], np.int32),
    )
