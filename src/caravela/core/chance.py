"""The random source, kept outside the rules: it picks one of the options of a chance decision."""

from __future__ import annotations

from random import Random


class Chance:
    """Picks by weight, reproducibly from a seed; the same seed and the same decisions give the same game.

    >>> Chance(1).pick([1, 1, 1]) == Chance(1).pick([1, 1, 1])
    True
    """

    def __init__(self, seed: int | None = None, settled: list[int] | None = None) -> None:
        self._seed = seed
        self._random: Random | None = None
        #: What the next picks are, where that is settled before (a lesson): indexes, the next one first.
        self.settled = list(settled) if settled else []

    def clone(self) -> Chance:
        """Another source of the same future."""
        other = Chance(self._seed, self.settled)
        if self._random is not None or self._seed is None:
            other._random = Random()
            other._random.setstate(self.random.getstate())
        return other

    @property
    def random(self) -> Random:
        """What decides, begun when it is needed: most positions are left before chance is asked anything."""
        random = self._random
        if random is None:
            random = self._random = Random(self._seed)
        return random

    def pick(self, weights: list[int]) -> int:
        """The index of one weight, each as likely as its size."""
        if self.settled:
            return self.settled.pop(0)
        ticket = int(self.random.random() * sum(weights))
        for index, weight in enumerate(weights):
            ticket -= weight
            if ticket < 0:
                return index
        raise AssertionError("weights are positive")
