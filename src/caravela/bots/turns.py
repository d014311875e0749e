"""Whole turns: what a seat can do from here until chance, or somebody else, decides.

A turn is a row of small decisions, and rows that differ in their order, or go to and fro, end in the same position. The
search goes step by step: it keeps the most promising unfinished turns of each length, drops every position that it has
seen, and so finds the shortest way to each. Bots compare the ends and carry out the way to the one they like.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.rules import Rules, Seat
from caravela.core.state import State

#: A turn that is not over after so many steps is cut off there; whoever wants more looks again from its end.
LONGEST: Final = 40
#: So many steps in a row at the same decision are enough: who has loaded a galley for so long is going to and fro.
ENOUGH: Final = 15
#: More unfinished turns than any first action leads to.
MANY: Final = 1_000_000


class Turn:
    """The actions of a turn, where they lead, and what that is worth to the seat."""

    __slots__ = ("actions", "decides", "end", "value")

    def __init__(self, actions: list[Action], end: State[Any], decides: Seat, value: float) -> None:
        self.actions = actions
        #: The position behind the last action.
        self.end = end
        #: Why it ends there: CHANCE or another seat decides, or NOBODY; the seat itself if the turn was cut off.
        self.decides = decides
        #: `Rules.evaluate` of the end.
        self.value = value


class Step:
    """One action of an unfinished turn, and the step before it."""

    __slots__ = ("action", "before", "root", "row", "state", "value")

    def __init__(self, before: Step | None, action: Action, state: State[Any], root: int, value: float) -> None:
        self.before = before
        self.action = action
        self.state: State[Any] = state
        #: How many steps in a row have led to the decision that they were taken at.
        self.row: int = before.row + 1 if before is not None and before.state.node == state.node else 1
        #: Which first action the turn began with.
        self.root = root
        self.value = value


_by_value: Final = attrgetter("value")


def turns(
    rules: Rules[Any],
    state: State[Any],
    seat: Seat,
    width: int,
    most: int,
    followed: int = MANY,
    seen: Seen | None = None,
) -> list[Turn]:
    """The best turns of the seat that is to act, best first and of equal ones the shorter first; at most so many.

    Of the unfinished turns that begin with one action and wait for one decision, the best `width` are followed, and
    `followed` at most of all that begin with one action. A turn that has been cut off, or stays at one decision for
    more than `ENOUGH` steps, is among them only if none was found that ends. `seen` tells afterwards how many positions
    the search has met.
    """
    if seen is None:
        seen = Seen()
    seen.new(rules, state, rules.evaluate(state, seat))
    ends: list[Step] = []
    steps: list[Step] = []
    for root, action in enumerate(rules.legal(state)):
        _try(rules, state, seat, None, action, root, seen, steps, ends)
    length = 1
    while steps and length < LONGEST:
        kept = best_of_each([step for step in steps if step.row < ENOUGH] if ends else steps, width, followed)
        steps = []
        for step in kept:
            for action in rules.legal(step.state):
                _try(rules, step.state, seat, step, action, step.root, seen, steps, ends)
        length += 1
    ends = ends or steps
    ends.sort(key=_by_value, reverse=True)
    return [_turn(rules, step) for step in ends[:most]]


class Seen:
    """The positions that a search has met.

    Equal positions are worth the same. A mark takes about as long as everything else that is done with a position, so
    only those get one that are worth the same as another.
    """

    def __init__(self) -> None:
        #: How many there were, those included that had been met before: a measure of what the search has cost.
        self.met = 0
        #: By worth the one position that has it, or None where there are several: these have marks.
        self._only: dict[float, State[Any] | None] = {}
        self._marks: set[int] = set()

    def new(self, rules: Rules[Any], state: State[Any], value: float) -> bool:
        """Whether this position, worth so much, is met for the first time."""
        self.met += 1
        if value not in self._only:
            self._only[value] = state
            return True
        only = self._only[value]
        if only is not None:
            self._marks.add(rules.mark(only))
            self._only[value] = None
        mark = rules.mark(state)
        if mark in self._marks:
            return False
        self._marks.add(mark)
        return True


def _try(
    rules: Rules[Any],
    state: State[Any],
    seat: Seat,
    before: Step | None,
    action: Action,
    root: int,
    seen: Seen,
    steps: list[Step],
    ends: list[Step],
) -> None:
    """Takes one step further, unless somebody has been there."""
    copy = state.clone()
    rules.apply(copy, action)
    value = rules.evaluate(copy, seat)
    if not seen.new(rules, copy, value):
        return
    step = Step(before, action, copy, root, value)
    if rules.to_act(copy) == seat:
        steps.append(step)
    else:
        ends.append(step)


def best_of_each(steps: list[Step], width: int, followed: int = MANY) -> list[Step]:
    """The best of the steps: `width` for each first action and decision that comes next, `followed` for the former.

    What is half done promises less than what is not begun, so only steps at the same decision are compared: where there
    are too many for one first action, the best of each decision go before the second best of any.
    """
    steps.sort(key=_by_value, reverse=True)
    count: dict[tuple[int, int], int] = {}
    kept: list[Step] = []
    ranks: list[int] = []
    for step in steps:
        place = (step.root, step.state.node)
        rank = count.get(place, 0)
        if rank < width:
            count[place] = rank + 1
            kept.append(step)
            ranks.append(rank)
    if followed >= len(kept):
        return kept
    begun: dict[int, int] = {}
    chosen: list[int] = []
    for index in sorted(range(len(kept)), key=ranks.__getitem__):
        many = begun.get(kept[index].root, 0)
        if many < followed:
            begun[kept[index].root] = many + 1
            chosen.append(index)
    return [kept[index] for index in sorted(chosen)]


def _turn(rules: Rules[Any], last: Step) -> Turn:
    actions: list[Action] = []
    step: Step | None = last
    while step is not None:
        actions.append(step.action)
        step = step.before
    actions.reverse()
    return Turn(actions, last.state, rules.to_act(last.state), last.value)


def shortened(rules: Rules[Any], state: State[Any], seat: Seat, turn: Turn) -> Turn:
    """The turn without the steps, one or two at a time, that it does as well without.

    The search keeps the shortest way that it meets; a way that looked bad at first and was dropped may be shorter. A
    turn that has been cut off stays as it is: without any of its steps it would still lead to the same seat.
    """
    shorter = turn if turn.decides != seat else None
    while shorter is not None:
        turn = shorter
        shorter = _shorter(rules, state, seat, turn)
    return turn


def _shorter(rules: Rules[Any], state: State[Any], seat: Seat, turn: Turn) -> Turn | None:
    """The turn without the first one or two steps that can be spared, or None."""
    before = state.clone()
    actions = turn.actions
    for first in range(len(actions)):
        for second in range(first, len(actions)):
            end = _without(rules, before, seat, actions, first, second)
            if end is not None and rules.to_act(end) == turn.decides:
                value = rules.evaluate(end, seat)
                if value >= turn.value:
                    rest = actions[:first] + actions[first + 1 : second] + actions[max(first, second) + 1 :]
                    return Turn(rest, end, turn.decides, value)
        rules.apply(before, actions[first])
    return None


def _without(
    rules: Rules[Any], before: State[Any], seat: Seat, actions: list[Action], first: int, second: int
) -> State[Any] | None:
    """Where a turn leads without two of its steps (or one, if they are the same), or None if it cannot be done.

    `before` is the position in front of the first of them.
    """
    copy = before.clone()
    for index in range(first + 1, len(actions)):
        if index != second:
            if rules.to_act(copy) != seat or actions[index] not in rules.legal(copy):
                return None
            rules.apply(copy, actions[index])
    return copy
