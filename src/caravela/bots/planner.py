"""The planner: it decides on a whole turn, carries it out, and thinks again when chance or another seat has decided."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from caravela.bots.base import Bot
from caravela.bots.turns import shortened, turns
from caravela.core.actions import Action
from caravela.core.rules import Rules

#: How many unfinished turns are followed for each first action.
WIDTH: Final = 5
#: How many of the best turns are looked at for equals.
MOST: Final = 20


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannerBot(Bot):
    """Compares the ends of whole turns by `Rules.evaluate`; of equal ones the shortest, of those any."""

    name = "planner"

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self._rest: list[Action] = []
        self._expected = b""

    def choose(self, rules: Rules[Any], state: Any) -> Action:
        if not self._rest or state.key() != self._expected:
            self._rest = self.turn(rules, state)
        action = self._rest.pop(0)
        if self._rest:
            rules.apply(state, action)
            self._expected = state.key()
        return action

    def turn(self, rules: Rules[Any], state: Any) -> list[Action]:
        legal = rules.legal(state)
        if len(legal) == 1:
            return [legal[0]]
        seat = rules.to_act(state)
        found = turns(rules, state, seat, WIDTH, MOST)
        best = found[0]
        ties = [turn for turn in found if turn.value == best.value and len(turn.actions) == len(best.actions)]
        chosen = ties[int(self.random.random() * len(ties))]
        return shortened(rules, state, seat, chosen).actions
