"""Previews: what each legal action would bring and cost.

Every action is tried on a copy of what its seat can see, in one pass for the whole list, and the gauges before and
after are compared. What must follow counts too: steps without a choice, and steps that only choose what is given up,
such as the ships that pay for a long way on a rondel. Chance is never tried out: a preview tells that something is
drawn, not what.
"""

from __future__ import annotations

from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.facts import CHANCE
from caravela.core.gauges import POINTS, Change, Preview
from caravela.core.menu import GIVES_UP, GOES_ON, use
from caravela.core.rules import Rules, Seat
from caravela.core.state import State

__all__ = ["Change", "Preview", "previews"]

#: So many steps of the same turn are followed at most.
LONGEST: Final = 12
#: So many chance outcomes are passed over to see who decides behind them.
DRAWS: Final = 8
#: So many options of the next decision are tried to find what a choice costs at least.
WIDEST: Final = 24


def previews(rules: Rules[Any], state: State[Any], seat: Seat, actions: list[Action]) -> list[Preview]:
    """The previews of legal actions of the seat that is to act, parallel to them."""
    look = _Look(rules, rules.seen_by(state, seat), seat)
    return [look.preview(action) for action in actions]


class _Look:
    """A position as a seat can see it, with the gauges of all seats."""

    def __init__(self, rules: Rules[Any], seen: State[Any], seat: Seat) -> None:
        self.rules = rules
        self.seen = seen
        self.seat = seat
        self.names = rules.meta.gauges
        self.counted = POINTS in self.names
        #: The seats, its own first.
        self.seats = [seat, *[other for other in range(seen.seats) if other != seat]]
        self.known = [rules.knows(seen, seat, other) for other in range(seen.seats)]
        self.before = self._gauges(seen)

    def preview(self, action: Action) -> Preview:
        """What one action does."""
        rules, state = self.rules, self.seen.clone()
        own = use(rules, self.seen, action)
        rules.apply(state, action)
        decides = rules.to_act(state)
        chooses = decides == self.seat and self._own(state) == self.before[0]
        draws = rules.decisions[state.node].name if decides == CHANCE else ""
        ends = self._ends(state) if decides != self.seat else False
        self._follow(state)
        changes = self._changes(self._gauges(state))
        least = self._least(state) if chooses and rules.to_act(state) == self.seat else []
        return Preview(changes, least, draws != "", draws, ends, own)

    def _own(self, state: State[Any]) -> list[int]:
        """The gauges of the seat itself."""
        return self._read(state, self.seat, self.rules.scores(state) if self.counted else [])

    def _gauges(self, state: State[Any]) -> list[list[int]]:
        """The gauges of all seats, its own first."""
        scores = self.rules.scores(state) if self.counted else []
        return [self._read(state, seat, scores) for seat in self.seats]

    def _read(self, state: State[Any], seat: Seat, scores: list[int]) -> list[int]:
        values = self.rules.gauges(state, seat)
        if self.counted:
            values.append(scores[seat] if self.known[seat] else 0)
        return values

    def _ends(self, state: State[Any]) -> bool:
        """Whether another seat decides next, whatever chance has in store; or nobody any more."""
        rules, left = self.rules, DRAWS
        if rules.to_act(state) == CHANCE:
            state = state.clone()
        while rules.to_act(state) == CHANCE and left > 0:
            rules.apply(state, rules.legal(state)[0])
            left -= 1
        return rules.to_act(state) != self.seat

    def _follow(self, state: State[Any]) -> None:
        """Plays on what must follow: single options, and steps in which everything gives something up."""
        rules = self.rules
        for _ in range(LONGEST):
            if rules.to_act(state) != self.seat:
                return
            options = rules.legal(state)
            if len(options) > 1 and not self._all_give_up(state, options):
                return
            rules.apply(state, options[0])

    def _all_give_up(self, state: State[Any], options: list[Action]) -> bool:
        return all(use(self.rules, state, option) == GIVES_UP for option in options)

    def _changes(self, after: list[list[int]]) -> list[Change]:
        changes: list[Change] = []
        for seat, old, new in zip(self.seats, self.before, after, strict=True):
            if old != new:
                changes += [
                    Change(name, seat, new[place] - old[place])
                    for place, name in enumerate(self.names)
                    if new[place] != old[place]
                ]
        return changes

    def _least(self, state: State[Any]) -> list[Change]:
        """What the options that go on change at least, all of them alike in their direction."""
        rules = self.rules
        options = [option for option in rules.legal(state) if use(rules, state, option) == GOES_ON]
        if not 0 < len(options) <= WIDEST:
            return []
        start = self._own(state)
        least: list[int] = []
        for option in options:
            copy = state.clone()
            rules.apply(copy, option)
            by = [new - old for new, old in zip(self._own(copy), start, strict=True)]
            least = [_nearer(a, b) for a, b in zip(least, by, strict=True)] if least else by
            if not any(least):
                return []
        return [Change(name, self.seat, by) for name, by in zip(self.names, least, strict=True) if by]


def _nearer(one: int, other: int) -> int:
    """The change that both have in common: the smaller one, or none where they differ in direction."""
    if one > 0 < other:
        return min(one, other)
    return max(one, other) if one < 0 > other else 0
