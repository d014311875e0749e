"""The greedy bot: it looks at what each choice leads to by the end of its own turn, and no further."""

from __future__ import annotations

from typing import Any, Final

from caravela.bots.base import Bot
from caravela.core.actions import Action
from caravela.core.rules import Rules, Seat
from caravela.core.state import State

#: No turn of the games here has so many steps; a bot in a new game still comes to an end.
MOST_STEPS: Final = 60


class GreedyBot(Bot):
    """Tries every legal action on a copy, plays its own turn on by the best next step, and compares the results.

    "Best" is `Rules.evaluate`. The look ahead stops where somebody else, or chance, decides.
    """

    name = "greedy"

    def choose(self, rules: Rules[Any], state: Any) -> Action:
        seat = rules.to_act(state)
        legal = rules.legal(state, ordered=True)
        if len(legal) == 1:
            return legal[0]
        values = [self._value(rules, state, action, seat) for action in legal]
        best = max(values)
        ties = [action for action, value in zip(legal, values, strict=True) if value == best]
        return ties[int(self.random.random() * len(ties))]

    def _value(self, rules: Rules[Any], state: State[Any], action: Action, seat: Seat) -> float:
        """What the position is worth when the turn that begins with this action is over."""
        copy = state.clone()
        rules.apply(copy, action)
        for _ in range(MOST_STEPS):
            if rules.to_act(copy) != seat:
                break
            copy = self._next(rules, copy, seat)
        return rules.evaluate(copy, seat)

    def _next(self, rules: Rules[Any], state: State[Any], seat: Seat) -> State[Any]:
        """The position after the step that looks best by itself."""
        best: State[Any] | None = None
        spare: State[Any] | None = None
        most = 0.0
        for action in rules.legal(state, ordered=True):
            if spare is None:
                copy = state.clone()
            else:
                copy = spare
                state.copy_to(copy)
            rules.apply(copy, action)
            value = rules.evaluate(copy, seat)
            if best is None or value > most:
                spare, best, most = best, copy, value
            else:
                spare = copy
        assert best is not None
        return best
