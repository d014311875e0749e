"""Journeys: what a seat can reach by several small steps, found for it, to be taken as one gesture.

A game declares which kinds of actions make up a journey (`Meta.journeys`): load no more, sail from zone to zone, stop,
trade. From the pending decision the shortest way to each end is found, breadth first, on copies of what the seat can
see. Nothing is revealed and nothing is given up on the way, so whatever a journey does can be undone.

Besides ways there are repetitions, the same action several times (`Meta.repeats`), and the end of a turn in which
nothing more is done, step by step.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any, Final, Literal

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.gauges import Change, Preview
from caravela.core.menu import CLOSES, GIVES_UP, named, use
from caravela.core.rules import Rules, Seat, Way
from caravela.core.state import State

__all__ = ["Form", "Journey", "journeys"]

#: No journey is longer.
LONGEST: Final = 12
#: So many steps are tried at most, and no longer than so many seconds.
TRIES: Final = 1000
SECONDS: Final = 0.25

#: A way to a place, the same action again and again, or the end of the turn.
Form = Literal["way", "again", "finish"]


class Journey:
    """Several actions of a seat that are taken as one."""

    __slots__ = ("actions", "end", "form", "path", "targets")

    def __init__(self, form: Form, actions: list[Action], path: list[str], targets: list[str], end: State[Any]) -> None:
        self.form = form
        self.actions = actions
        #: What would be clicked step by step.
        self.path = path
        #: What is clicked for the whole: the piece, where one is chosen, and the place that it ends at.
        self.targets = targets
        #: The position behind the last action, as far as the seat can see.
        self.end = end

    def __repr__(self) -> str:
        return f"<{self.form}: {' | '.join(action.notation for action in self.actions)}>"


class _Step:
    """One action of a journey, and the step before it."""

    __slots__ = ("action", "before", "chooses", "length", "piece", "place", "state", "targets")

    def __init__(
        self,
        before: _Step | None,
        action: Action,
        state: State[Any],
        targets: list[str],
        place: list[str],
        piece: _Step | None,
        chooses: bool,
    ) -> None:
        self.before = before
        self.action = action
        self.state = state
        self.targets = targets
        #: Where the journey has come to: what would be clicked last.
        self.place = place
        #: Whether this step chooses which piece goes; else the earlier one that did. No step holds itself: it would
        #: stay, with its position, until the cyclic collector comes by.
        self.chooses = chooses
        self.piece = piece
        self.length: int = 1 if before is None else before.length + 1

    def chosen(self) -> _Step | None:
        """The step, this one or an earlier one, that chose which piece goes."""
        return self if self.chooses else self.piece


#: What a step does where: the choice of a piece, the action, and its place.
_Key = tuple[int, int, tuple[str, ...]]


def journeys(rules: Rules[Any], state: State[Any], seat: Seat, pieces: Collection[str]) -> list[Journey]:
    """The journeys of the seat that is to act; `pieces` are those on the table, by their ids."""
    search = _Search(rules, rules.seen_by(state, seat), seat)
    ways = [way for declared in rules.meta.journeys for way in search.ways(declared)]
    return [*_distinct(search, ways, pieces), *search.repetitions(), *search.finish()]


def previews(rules: Rules[Any], state: State[Any], seat: Seat, found: list[Journey]) -> list[Preview]:
    """What each journey brings and costs the seat itself, and whether it passes the turn on."""
    before = rules.gauges(state, seat) if found else []
    return [_preview(rules, state, seat, before, journey.end) for journey in found]


def _preview(rules: Rules[Any], state: State[Any], seat: Seat, before: list[int], end: State[Any]) -> Preview:
    after = rules.gauges(end, seat)
    changes: list[Change] = []
    if after != before:
        pairs = zip(rules.meta.gauges, before, after, strict=False)
        changes = [Change(name, seat, new - old) for name, old, new in pairs if new != old]
    ends = _passes_on(rules, state, end, seat)
    return Preview(changes=changes, ends_turn=ends, asks=not ends and rules.to_act(end) != seat)


def _passes_on(rules: Rules[Any], before: State[Any], after: State[Any], seat: Seat) -> bool:
    return rules.to_act(after) == NOBODY or (before.active == seat != after.active and rules.to_act(after) != seat)


class _Search:
    """Tries steps from one position on, within bounds."""

    def __init__(self, rules: Rules[Any], state: State[Any], seat: Seat) -> None:
        self.rules = rules
        self.state = state
        self.seat = seat
        self.legal = rules.legal(state)
        self.traveller = rules.traveller(state)
        self.tries = TRIES
        self.until = time.monotonic() + SECONDS

    def ways(self, way: Way) -> list[_Step]:
        """The shortest way to each end that clicks can name, of more than one step."""
        found: list[_Step] = []
        seen: set[_Key] = set()
        line = self._steps(None, way, seen)
        while line and self.tries > 0 and time.monotonic() < self.until:
            step = line.pop(0)
            if step.length > 1 and step.targets:
                found.append(step)
            if step.length < LONGEST and not named(step.action, way.ends) and self._goes_on(step.state):
                line += self._steps(step, way, seen)
        return found

    def _goes_on(self, state: State[Any]) -> bool:
        """Whether the seat decides again, about the same piece where one is on its way."""
        return self.rules.to_act(state) == self.seat and self.rules.traveller(state) == self.traveller

    def _steps(self, before: _Step | None, way: Way, seen: set[_Key]) -> list[_Step]:
        """The steps that lead on; nobody does again at a place what a shorter way has done there with that piece."""
        state = self.state if before is None else before.state
        found: list[_Step] = []
        # Behind the first step there are no detours: what can be done in any order is done in one.
        for action in self.rules.legal(state, before is not None):
            chooses = action.kind in way.pieces
            if not (chooses or named(action, way.kinds) or named(action, way.ends)):
                continue
            piece = before.chosen() if before is not None and not chooses else None
            targets = self.rules.targets(state, action)
            place = targets or (before.place if before is not None else [])
            key = (action.number if chooses else piece.action.number if piece else -1, action.number, tuple(place))
            if key in seen or (end := self._after(state, action)) is None:
                continue
            seen.add(key)
            found.append(_Step(before, action, end, targets, place, piece, chooses))
        return found

    def _after(self, state: State[Any], action: Action) -> State[Any] | None:
        """The position behind an action that can be undone; None for any other."""
        self.tries -= 1
        if use(self.rules, state, action) == GIVES_UP:
            return None
        end = state.clone()
        self.rules.apply(end, action)
        return None if self.rules.to_act(end) == CHANCE else end

    def repetitions(self) -> list[Journey]:
        """The actions that can be taken several times in a row, each number of times."""
        kinds = self.rules.meta.repeats
        return [one for action in self.legal if named(action, kinds) for one in self._repeated(action)]

    def _repeated(self, action: Action) -> list[Journey]:
        found: list[Journey] = []
        targets = self.rules.targets(self.state, action)
        end = self._after(self.state, action)
        actions = [action]
        while end is not None and self._may(end, action) and len(actions) < LONGEST and self.tries > 0:
            end = self._after(end, action)
            actions = [*actions, action]
            if end is not None:
                found.append(Journey("again", actions, targets, targets, end))
        return found

    def _may(self, state: State[Any], action: Action) -> bool:
        return self.rules.to_act(state) == self.seat and action in self.rules.legal(state)

    def finish(self) -> list[Journey]:
        """The end of the turn, where it takes several steps in which nothing is done."""
        state, actions = self.state, list[Action]()
        while len(actions) < LONGEST and self.rules.to_act(state) == self.seat:
            action = self._closing(state)
            end = self._after(state, action) if action is not None else None
            if action is None or end is None:
                return []
            actions.append(action)
            state = end
        ends = _passes_on(self.rules, self.state, state, self.seat)
        return [Journey("finish", actions, [], [], state)] if ends and len(actions) > 1 else []

    def _closing(self, state: State[Any]) -> Action | None:
        """The one action that ends what is going on, or the only one that there is."""
        options = self.rules.legal(state)
        closing = options if len(options) == 1 else [one for one in options if use(self.rules, state, one) == CLOSES]
        return closing[0] if len(closing) == 1 else None


def _distinct(search: _Search, steps: list[_Step], pieces: Collection[str]) -> list[Journey]:
    """The ways that clicks tell apart from each other and from what is one step away."""
    rules, state = search.rules, search.state
    lit = {targets[0] for action in search.legal if (targets := rules.targets(state, action))}
    found: dict[tuple[str, ...], list[Journey]] = {}
    for step in steps:
        journey = _journey(step)
        first = journey.targets[0]
        if all("/" in target or target in pieces for target in journey.targets) and (step.chosen() or first not in lit):
            found.setdefault(tuple(journey.targets), []).append(journey)
    return [ways[0] for ways in found.values() if len(ways) == 1]


def _journey(last: _Step) -> Journey:
    steps = [last]
    while (before := steps[-1].before) is not None:
        steps.append(before)
    steps.reverse()
    path = [target for step in steps for target in step.targets]
    piece = last.chosen()
    start = piece.targets[:1] if piece is not None else []
    return Journey("way", [step.action for step in steps], path, [*start, *last.targets], last.state)
