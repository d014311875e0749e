"""Previews: what each legal action would bring and cost.

Every action is tried on a copy of what its seat can see, in one pass for the whole list, and the gauges before and
after are compared. What must follow in the same turn counts too: a step without a choice, and of a choice that must be
made what all its options have in common, such as a ship for each space too far on a rondel. Chance is never tried
out: a preview tells that something is drawn, not what.
"""

from __future__ import annotations

from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, Event
from caravela.core.gauges import POINTS, Change, News, Preview
from caravela.core.menu import CLOSES, GIVES_UP, GOES_ON, use
from caravela.core.rules import Rules, Seat
from caravela.core.state import State

__all__ = ["Change", "News", "Preview", "previews"]

#: So many steps of the same turn are followed at most.
LONGEST: Final = 12
#: So many chance outcomes are passed over to see who decides behind them.
DRAWS: Final = 8
#: So many options are tried at most to see what they have in common: of one decision, and for one list.
WIDEST: Final = 24
TRIES: Final = 160


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
        self.news = rules.meta.news
        self.others = [other for other in range(seen.seats) if other != seat]
        self.known = [rules.knows(seen, seat, other) for other in range(seen.seats)]
        self.own = rules.gauges(seen, seat)
        self.theirs = [rules.gauges(seen, other) for other in self.others]
        self.scores = self._scores(seen)
        self.tries = TRIES

    def preview(self, action: Action) -> Preview:
        """What one action does."""
        rules, state = self.rules, self.seen.clone()
        found = Preview(use=use(rules, self.seen, action))
        events: list[Event] = []
        rules.apply(state, action, events if self.news else None)
        found.news = [News(event.kind, event.values) for event in events if event.kind in self.news]
        decides = rules.to_act(state)
        if decides == self.seat:
            self._follow(state, found)
        else:
            found.chance = decides == CHANCE
            self._pass_on(state, found)
            self._tell(found, rules.gauges(state, self.seat), state)
        return found

    def _pass_on(self, state: State[Any], found: Preview) -> None:
        """Who decides next, whatever chance has in store; so much of it comes only between turns."""
        rules, left = self.rules, DRAWS
        if found.chance:
            found.draws = rules.decisions[state.node].name
            state = state.clone()
        while rules.to_act(state) == CHANCE and left > 0:
            rules.apply(state, rules.legal(state)[0])
            left -= 1
        decides = rules.to_act(state)
        if decides != self.seat:
            found.ends_turn = decides < 0 or self.seen.active == self.seat != state.active
            found.asks = not found.ends_turn

    def _follow(self, state: State[Any], found: Preview) -> None:
        """Plays on what must follow, and tells what changes.

        Points and the gauges of others are read before the first step that could be chosen differently.
        """
        rules = self.rules
        opened = found.use == GOES_ON and rules.gauges(state, self.seat) == self.own
        sure, end = state, state
        for _ in range(LONGEST):
            if rules.to_act(end) != self.seat:
                break
            options = rules.legal(end)
            if opened and end.node != self.seen.node and use(rules, end, options[0]) != GIVES_UP:
                found.idle = not self._has(GOES_ON, end, options)
                opened = False
            ways = self._ways(end, options, found.use)
            if len(ways) != 1:
                break
            if sure is end and (len(options) == 1 or not self._has(GOES_ON, end, options)):
                sure = ways[0]
            end = ways[0]
        self._look_ahead(end, found)
        self._tell(found, self._certain(end, found.use, LONGEST), sure)

    def _ways(self, state: State[Any], options: list[Action], use_of_it: int) -> list[State[Any]]:
        """Where a step that must be made leads, once for each different change of its own gauges.

        Nowhere if it may be left alone, or has too many options to try. Whoever gives something up knows what follows.
        """
        if len(options) > 1 and (use_of_it == GIVES_UP or self._has(CLOSES, state, options)):
            return []
        return self._tried(state, options)

    def _certain(self, state: State[Any], use_of_it: int, left: int) -> list[int]:
        """Its own gauges behind everything that must follow: what all ways have in common, seen from the start."""
        rules = self.rules
        while left > 0 and rules.to_act(state) == self.seat:
            left -= 1
            ways = self._ways(state, rules.legal(state), use_of_it)
            if not ways:
                break
            if len(ways) > 1:
                ends = [self._certain(way, use_of_it, left) for way in ways]
                return _sum(self.own, _in_common([_less(end, self.own) for end in ends]))
            state = ways[0]
        return rules.gauges(state, self.seat)

    def _look_ahead(self, state: State[Any], found: Preview) -> None:
        """What comes behind all that must follow: something drawn, or a decision that may be left alone."""
        rules = self.rules
        decides = rules.to_act(state)
        if decides == CHANCE:
            found.draws = rules.decisions[state.node].name
        elif decides == self.seat and found.use == GOES_ON and state.node != self.seen.node:
            legal = rules.legal(state)
            options = [option for option in legal if use(rules, state, option) == GOES_ON]
            if len(options) < len(legal):
                start = rules.gauges(state, self.seat)
                ways = self._tried(state, options)
                least = _in_common([_less(rules.gauges(way, self.seat), start) for way in ways])
                found.least = [Change(name, self.seat, by) for name, by in zip(self.names, least, strict=False) if by]

    def _has(self, wanted: int, state: State[Any], options: list[Action]) -> bool:
        return any(use(self.rules, state, option) == wanted for option in options)

    def _tried(self, state: State[Any], options: list[Action]) -> list[State[Any]]:
        """Where options lead, once for each different state of its own gauges; nowhere if there are too many to try."""
        ways: list[State[Any]] = []
        self.tries -= len(options)
        if len(options) > WIDEST or self.tries < 0:
            return ways
        known: list[list[int]] = []
        for option in options:
            copy = state.clone()
            self.rules.apply(copy, option)
            gauges = self.rules.gauges(copy, self.seat)
            if gauges not in known:
                known.append(gauges)
                ways.append(copy)
        return ways

    def _scores(self, state: State[Any]) -> list[int]:
        return self.rules.scores(state) if POINTS in self.names else []

    def _tell(self, found: Preview, own: list[int], sure: State[Any]) -> None:
        """Writes down what is different: the seat's own gauges, then those of the others."""
        scores = self._scores(sure)
        found.changes = self._changes(self.seat, self.own, own, scores)
        for other, old in zip(self.others, self.theirs, strict=True):
            found.changes += self._changes(other, old, self.rules.gauges(sure, other), scores)

    def _changes(self, seat: Seat, old: list[int], new: list[int], scores: list[int]) -> list[Change]:
        changes: list[Change] = []
        if old != new:
            compared = zip(self.names, old, new, strict=False)
            changes = [Change(name, seat, now - then) for name, then, now in compared if now != then]
        if scores and self.known[seat] and scores[seat] != self.scores[seat]:
            changes.append(Change(POINTS, seat, scores[seat] - self.scores[seat]))
        return changes


def _sum(values: list[int], more: list[int]) -> list[int]:
    return [value + by for value, by in zip(values, more, strict=True)]


def _less(values: list[int], others: list[int]) -> list[int]:
    return [value - other for value, other in zip(values, others, strict=True)]


def _in_common(changes: list[list[int]]) -> list[int]:
    """What all of these changes have in common, gauge by gauge; empty where there are none."""
    common: list[int] = []
    for change in changes:
        common = [_nearer(one, other) for one, other in zip(common, change, strict=True)] if common else change
    return common


def _nearer(one: int, other: int) -> int:
    """The change that both have in common: the smaller one, or none where they differ in direction."""
    if one > 0 < other:
        return min(one, other)
    return max(one, other) if one < 0 > other else 0
