"""Turns: the steps of a match, parted where somebody else begins to decide."""

from __future__ import annotations

from caravela.core.facts import CHANCE
from caravela.core.match import Step
from caravela.core.rules import Seat


class Turn:
    """What one seat decided in a row, and what chance brought meanwhile. `first` counts steps from 0."""

    __slots__ = ("first", "seat", "steps")

    def __init__(self, seat: Seat, first: int) -> None:
        self.seat = seat
        self.first = first
        self.steps: list[Step] = []


def turns(steps: list[Step]) -> list[Turn]:
    """All turns of a match; before the first decision of a seat, chance has one."""
    found: list[Turn] = []
    for index, step in enumerate(steps):
        if not found or (step.seat != CHANCE and step.seat != found[-1].seat):
            found.append(Turn(step.seat, index))
        found[-1].steps.append(step)
    return found


def since_last_turn(steps: list[Step], seat: Seat) -> int:
    """The index of the first step after a seat's latest turn that is over; 0 if it has had none.

    The turn at the end of the steps may still go on, so it does not count as over if it is the seat's.
    """
    found = turns(steps)
    if found and found[-1].seat == seat:
        found.pop()
    for turn in reversed(found):
        if turn.seat == seat:
            return turn.first + len(turn.steps)
    return 0
