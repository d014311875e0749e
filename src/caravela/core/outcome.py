"""Outcomes: how a game ended, with the score sheet of each seat."""

from __future__ import annotations

import msgspec


class ScoreLine(msgspec.Struct, repr_omit_defaults=True):
    """One line of a seat's score: `count` things at `each` points, or a plain number of points (each = 0)."""

    #: Its name is the message `score-<id>`.
    id: str
    points: int
    count: int = 0
    each: int = 0


class Outcome(msgspec.Struct):
    """Why a game ended, and who won."""

    #: One of the game's end reasons.
    reason: str
    #: Points by seat.
    scores: list[int]
    #: Score lines by seat; their points add up to the score.
    breakdown: list[list[ScoreLine]]
    #: Seats from the winner down; seats in one inner list share the place.
    ranking: list[list[int]]
    #: The rule that broke a tie for the first place, or "".
    tie: str

    @property
    def winners(self) -> list[int]:
        """The seats that share the first place, usually one."""
        return self.ranking[0]

    @property
    def places(self) -> list[float]:
        """The place of each seat, 1 for the winner; seats that share places have their mean.

        >>> Outcome("end", [3, 9, 3], [[], [], []], [[1], [0, 2]], "").places
        [2.5, 1.0, 2.5]
        """
        places = [0.0] * len(self.scores)
        before = 0
        for sharers in self.ranking:
            for seat in sharers:
                places[seat] = before + (len(sharers) + 1) / 2
            before += len(sharers)
        return places
