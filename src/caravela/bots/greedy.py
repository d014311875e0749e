"""The greedy bot: it looks at what each choice leads to by the end of its own turn, and no further."""

from __future__ import annotations

from typing import Any, Final

from caravela.bots.base import Bot
from caravela.core.actions import Action
from caravela.core.rules import Rules, Seat
from caravela.core.state import State

#: No turn of the games here has so many steps; a bot in a new game still comes to an end.
MOST_STEPS: Final = 60


class Line:
    """A turn as the greedy bot plays it on in its head: what follows the first action, and what the end is worth."""

    __slots__ = ("rest", "value")

    def __init__(self, rest: list[Action], value: float) -> None:
        self.rest = rest
        self.value = value


class GreedyBot(Bot):
    """Tries every legal action on a copy, plays its own turn on by the best next step, and compares the results.

    "Best" is `Rules.evaluate`. The look ahead stops where somebody else, or chance, decides.
    """

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        #: The rest of the line that was chosen, and where it goes on: there it need not be tried again.
        self._chosen = Line([], 0.0)
        self._expected: State[Any] | None = None

    def choose(self, rules: Rules[Any], state: Any) -> Action:
        legal = rules.legal(state, ordered=True)
        if len(legal) == 1:
            return legal[0]
        known = self._chosen if self._is_expected(state) else None
        walk = Walk(rules, state)
        lines = [
            Line(known.rest[1:], known.value) if known is not None and action is known.rest[0] else walk.line(action)
            for action in legal
        ]
        best = max([line.value for line in lines])
        ties = [index for index, line in enumerate(lines) if line.value == best]
        index = ties[int(self.random.random() * len(ties))]
        self._chosen, self._expected = lines[index], None
        if self._chosen.rest:
            rules.apply(state, legal[index])
            self._expected = state
        return legal[index]

    def _is_expected(self, state: State[Any]) -> bool:
        expected = self._expected
        return expected is not None and expected.variant is state.variant and expected.key() == state.key()


class Walk:
    """Turns of the seat to act, from one position, in three copies of it: two for the steps that are being compared."""

    def __init__(self, rules: Rules[Any], start: State[Any]) -> None:
        self.rules = rules
        self.start: State[Any] = start
        self.seat: Seat = rules.to_act(start)
        self.here: State[Any] = start.clone()
        self.best: State[Any] = start.clone()
        self.spare: State[Any] = start.clone()
        #: How many positions have been tried.
        self.tried = 0

    def best_turn(self) -> list[Action]:
        """The turn that looks best now, to its end; nothing where that is cut off.

        A bot compares again after each of its steps, which takes several times as long.
        """
        found: list[Action] = []
        most: float | None = None
        for action in self.rules.legal(self.start, ordered=True):
            line = self.line(action)
            if most is None or line.value > most:
                ends = self.rules.to_act(self.here) != self.seat
                found, most = [action, *line.rest] if ends else [], line.value
        return found

    def line(self, first: Action) -> Line:
        """The turn that begins with this action and goes on by the step that looks best by itself.

        Of a turn that is cut off, nothing is known but the value: from its second action on it would go further.
        """
        rules, seat = self.rules, self.seat
        self.start.copy_to(self.here)
        rules.apply(self.here, first)
        self.tried += 1
        rest: list[Action] = []
        value = 0.0
        for _ in range(MOST_STEPS):
            if rules.to_act(self.here) != seat:
                return Line(rest, value if rest else rules.evaluate(self.here, seat))
            value = self._step(rest)
        return Line([], value)

    def _step(self, rest: list[Action]) -> float:
        """Takes the step that looks best by itself and notes it down; what it is worth."""
        rules, here = self.rules, self.here
        found: Action | None = None
        most = 0.0
        for action in rules.legal(here, ordered=True):
            copy = self.spare
            here.copy_to(copy)
            rules.apply(copy, action)
            self.tried += 1
            value = rules.evaluate(copy, self.seat)
            if found is None or value > most:
                found, most = action, value
                self.spare, self.best = self.best, copy
        assert found is not None
        rest.append(found)
        self.here, self.best = self.best, here
        return most
