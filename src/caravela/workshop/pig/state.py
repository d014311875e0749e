"""The position of a game of Pig."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Final

from caravela.core.fields import Each
from caravela.core.state import State, Variant
from caravela.workshop.pig.components import COLOURS

#: The decisions, by the numbers that `node` holds; each has its row beside its chapter.
AT_TURN: Final = 0
AT_DIE: Final = 1
AT_OVER: Final = 2


class PigVariant(Variant):
    """The options of one game, as `meta.OPTIONS` describes them."""

    goal: int

    __slots__ = tuple(__annotations__)


class PigState(State[PigVariant]):
    """Everything that lies on the table."""

    #: Points of each seat.
    points: Annotated[list[int], Each("seat")]
    #: Points of this turn that are not safe yet.
    pot: int
    #: What the die shows; 0 before the first roll of a turn.
    shown: int

    __slots__ = tuple(__annotations__)

    AXES: ClassVar[Mapping[str, Sequence[str]]] = {"seat": COLOURS}

    def clone(self) -> PigState:
        new = PigState(self.variant)
        new.seats = self.seats
        new.node = self.node
        new.active = self.active
        new.points = self.points[:]
        new.pot = self.pot
        new.shown = self.shown
        return new
