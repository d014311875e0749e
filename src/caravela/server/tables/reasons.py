"""Why not? Why the moves that a click on something unlit could have meant are not possible.

Of all that a click could mean, what is nearest to the pending decision is told: what that decision itself rules
out; then a legal move that the place is a later part of; then what one more decision of the same seat leads to; only
then that something else is decided now.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from caravela.core import menu
from caravela.core.actions import Action
from caravela.core.facts import Fact as Reason
from caravela.core.rules import Rules
from caravela.server.tables.answers import Fact, Move, Refusal
from caravela.server.tables.errors import NotYourTurn
from caravela.server.tables.table import Table

#: So many different reasons are told at most.
MOST: Final = 3

#: A move, what stands against it now, and what would after another move.
_Refused = tuple[Action, Reason, Reason | None]


def why_not(table: Table, guest: str | None, clicked: list[str], targets: list[str]) -> list[Refusal]:
    """Moves that a click on one of the targets, the uppermost first, could have meant, each with what forbids it.

    Each reason is told once. Nothing is told of a place that a legal move is about, if nothing else stands against it.
    """
    if table.match is None or table.to_act not in table.seats_of(guest):
        raise NotYourTurn("It is not your turn.")
    return Asked(table.rules, table.rules.seen_by(table.match.state, table.to_act), clicked).told(targets)


class Asked:
    """A position as its seat sees it, the clicks so far, and what one more of them could mean."""

    def __init__(self, rules: Rules[Any], state: Any, clicked: list[str]) -> None:
        self.rules = rules
        self.state = state
        self.clicked = clicked
        self.legal = rules.legal(state)
        self.kinds = {action.kind for action in self.legal}
        self._wanted = {action: self._targets(action) for action in rules.actions}

    def told(self, targets: list[str]) -> list[Refusal]:
        """What is told of a click on these, the uppermost first."""
        meanings = [meant for target in targets if (meant := self.meant(target))]
        for meant in meanings:
            if told := self.about_now(meant) or self.about_same(meant):
                return told
        for target in targets:
            if told := self.about_legal(target) or self.about_now(self._parts(target)):
                return told
        for meant in meanings:
            if self.concerns_legal(meant):
                return []
        for meant in meanings:
            if told := self.about_next(meant):
                return told
        return self.anything(meanings[0]) if meanings else []

    def meant(self, target: str) -> list[Action]:
        """The moves that this click could mean after those before it; if there are none, those it is any part of.

        Moves of a kind that is possible now come first, and what gives something up comes last.
        """
        begun = [*self.clicked, target]
        parts = self._parts(target)
        return [action for action in parts if self._wanted[action][: len(begun)] == begun] or parts

    def _parts(self, target: str) -> list[Action]:
        """The moves that are not legal and that a click on this is any part of, the nearest first."""
        legal = set(self.legal)
        parts = [action for action, wanted in self._wanted.items() if target in wanted and action not in legal]
        return sorted(parts, key=lambda action: (action.kind not in self.kinds, self._use(action)))

    def _use(self, action: Action) -> int:
        return menu.use(self.rules, self.state, action)

    def _targets(self, action: Action) -> list[str]:
        try:
            return self.rules.targets(self.state, action)
        except (LookupError, ValueError):  # it has no place in this position
            return []

    def about_now(self, meant: list[Action]) -> list[Refusal]:
        """What the pending decision, or the game as a whole, has against them."""
        return _told((a, reason, None) for a in meant if not self._elsewhere(reason := self._reason(a)))

    def about_same(self, meant: list[Action]) -> list[Refusal]:
        """The same about moves of the pending decision that name what all of the meant ones name: the same region."""
        named = _named(meant)
        legal = set(self.legal)
        same = [action for action in self.rules.actions if named & _ids(action) and action not in legal]
        return self.about_now([action for action in same if self.rules.why_not_here(self.state, action) is not None])

    def about_legal(self, target: str) -> list[Refusal]:
        """The legal moves that a click on this belongs to, after another one."""
        later = [action for action in self.legal if target in self._wanted[action][len(self.clicked) :]]
        rule = self.rules.prompt(self.state).rule
        return [
            Refusal(action.number, action.kind, action.values, Fact("", rule, {}), later=True)
            for action in later[:MOST]
        ]

    def concerns_legal(self, meant: list[Action]) -> bool:
        """Whether a legal move names what all of the meant ones name."""
        named = _named(meant)
        return any(named & _ids(action) for action in self.legal)

    def about_next(self, meant: list[Action]) -> list[Refusal]:
        """Moves that the seat could make, or what would stand against them, after one more decision of its own."""
        best = min(map(self._use, meant))
        meant = [action for action in meant if self._use(action) == best]
        refused: list[Refusal] = []
        for first, state in self._next():
            legal = set(self.rules.legal(state))
            possible = [action for action in meant if action in legal][:1]
            if possible:
                return _told(((action, self._reason(action), None) for action in possible), first)
            refused = refused or self._refused_then(meant, first, state)
        return refused

    def _refused_then(self, meant: list[Action], first: Action, state: Any) -> list[Refusal]:
        """What the decision that a legal move leads to has against them."""
        there = [(action, self.rules.why_not_here(state, action)) for action in meant]
        against = [(a, self._reason(a), then) for a, then in there if then is not None and not self._elsewhere(then)]
        return _told(against, first)

    def _next(self) -> Iterator[tuple[Action, Any]]:
        """The other decisions of the same seat that a legal move leads to, each once, with that move."""
        seat = self.rules.to_act(self.state)
        seen = {self.state.node}
        for action in menu.by_use(self.rules, self.state, self.legal):
            state = self.state.clone()
            self.rules.apply(state, action)
            if state.node not in seen and self.rules.to_act(state) == seat:
                seen.add(state.node)
                yield action, state

    def anything(self, meant: list[Action]) -> list[Refusal]:
        """What can be said of them at all: that something else is decided now."""
        return _told((action, self._reason(action), None) for action in meant)

    def _reason(self, action: Action) -> Reason:
        return self.rules.why_not(self.state, action)

    def _elsewhere(self, reason: Reason) -> bool:
        return reason.kind in self.rules.meta.not_now


def _ids(action: Action) -> set[str]:
    """The things that an action names."""
    return {value for value in action.values.values() if isinstance(value, str)}


def _named(meant: list[Action]) -> set[str]:
    """The things that all of these actions name."""
    return set.intersection(*(_ids(action) for action in meant))


def _told(refused: Iterable[_Refused], first: Action | None = None) -> list[Refusal]:
    """The first few different reasons, each with the move that it is about."""
    told: dict[str, Refusal] = {}
    way = Move(first.number, first.kind, first.values) if first is not None else None
    for action, reason, then in refused:
        after = _fact(then) if then is not None else None
        refusal = Refusal(action.number, action.kind, action.values, _fact(reason), way, after)
        told.setdefault(f"{reason} {then}", refusal)
        if len(told) == MOST:
            break
    return list(told.values())


def _fact(reason: Reason) -> Fact:
    return Fact(reason.kind, reason.rule, reason.values)
