"""The schedule of a balanced tournament: every mix of kinds, each in every seat, on the same deals.

A *mix* says how many seats each kind has, such as two greedy and one random; the mixes of one kind alone tell nothing
and are left out. A mix is played in all its rotations on one deal (the same seed), so every kind sits on every seat
with the same luck. A *cycle* plays every mix on one deal; the next cycle has the next deal. A schedule that is cut off
within a cycle has had the kinds as evenly as possible; a longer one begins with the same games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from caravela.arena.game import Plan
from caravela.core.options import OptionValue

Mix = tuple[str, ...]


def mixes(kinds: list[str], seats: int) -> list[Mix]:
    """Every mix of at least two kinds, in an order in which every beginning has the kinds as evenly as possible.

    >>> mixes(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    left = [mix for mix in combinations_with_replacement(kinds, seats) if len(set(mix)) > 1]
    left.sort(key=lambda mix: -len(set(mix)))
    played: Counter[str] = Counter()
    ordered: list[Mix] = []
    while left:
        chosen = min(left, key=lambda mix: (-len(set(mix)), sum(played[kind] for kind in mix)))
        left.remove(chosen)
        ordered.append(chosen)
        played.update(chosen)
    return ordered


def rotations(mix: Mix) -> list[Mix]:
    """The mix in every seat; as many seatings as there are seats, so that every kind has each seat equally often."""
    return [mix[by:] + mix[:by] for by in range(len(mix))]


def schedule(
    game: str, kinds: list[str], seats: int, games: int, seed: int, options: dict[str, OptionValue]
) -> list[Plan]:
    """At least `games` games for so many seats, rounded up to whole sets of rotations."""
    plans: list[Plan] = []
    for mix, deal in _rounds(mixes(kinds, seats), seed):
        if len(plans) >= games:
            break
        plans += [Plan(game, list(seating), deal, options) for seating in rotations(mix)]
    return plans


def _rounds(mixes: list[Mix], seed: int) -> Iterator[tuple[Mix, int]]:
    while True:
        for mix in mixes:
            yield mix, seed
        seed += 1
