"""The levels: the same mind, from one who guesses to one who looks ahead.

A weaker level likes turns by the same measure and takes one that is not much worse than the best: the higher its
temperature, the worse. It makes the mistakes of people, who overlook something, not those of dice.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

from caravela.bots.minds.mind import Mind, look_ahead
from caravela.bots.minds.network import Network, trained
from caravela.bots.planner import PlannerBot
from caravela.bots.turns import Turn, shortened
from caravela.core import engine
from caravela.core.actions import Action
from caravela.core.rules import Rules, Seat

#: A shorter turn is taken if it is worth no less than the chosen one but so much.
AS_GOOD: Final = 0.002
#: Looking ahead is for turns that are at most so much worse than the best at first sight.
CLOSE: Final = 0.1
#: About how many turns a look ahead may find, compiled and as sources: where there are many, fewer are played on, and
#: perhaps none. It bounds the time for thought, and the same seed still gives the same play.
BUDGET: Final = 5000
BUDGET_OF_SOURCES: Final = 1500
#: How much the first sight counts beside a look ahead, as so many playouts.
FIRST_SIGHT: Final = 1.0


class Level:
    """How one level plays: how wide it searches, how many turns it compares, how far it errs, how far it looks."""

    def __init__(self, width: int, most: int, temperature: float = 0.0, ahead: int = 0, rounds: int = 0) -> None:
        self.width = width
        self.most = most
        #: The scale of its errors, in chances to win.
        self.temperature = temperature
        #: How many turns it plays on in its head, and how often each.
        self.ahead = ahead
        self.rounds = rounds


LEVELS: Final[dict[str, Level]] = {
    "boy": Level(1, 8, 0.40),
    "sailor": Level(2, 24, 0.10),
    "pilot": Level(2, 32, 0.045),
    "captain": Level(3, 64),
    "admiral": Level(4, 128, ahead=5, rounds=2),
}


class LevelBot(PlannerBot):
    """Plays at a level; `network` is the one that comes with the game unless another is given."""

    def __init__(self, name: str, seed: int | None = None, network: Network | None = None) -> None:
        super().__init__(seed)
        self.name = name
        self.level = LEVELS[name]
        self.network = network

    def turn(self, rules: Rules[Any], state: Any) -> list[Action]:
        legal = rules.legal(state)
        if len(legal) == 1:
            return [legal[0]]
        seat = rules.to_act(state)
        network = self.network or trained(rules)
        mind = Mind(network, self.level.width, self.level.most, 0.0 if network is None else network.blend)
        found = mind.turns(rules, state, seat)
        chosen = self._pick(mind, rules, state, seat, found)
        return self._without_detours(mind, rules, state, seat, chosen).actions

    def _pick(self, mind: Mind, rules: Rules[Any], state: Any, seat: Seat, found: list[Turn]) -> Turn:
        worths = mind.worths(found, seat)
        level = self.level
        if level.temperature:
            found, worths = _one_each(found, worths)
            # Gumbel's noise: the best of these sums is a draw by the exponential of worth and temperature.
            worths = [worth - level.temperature * self._gumbel() for worth in worths]
        elif level.ahead:
            found, worths = self._ahead(mind, rules, state, seat, found, worths)
        return found[worths.index(max(worths))]

    def _gumbel(self) -> float:
        return log(-log(self.random.random() or 0.5))

    def _ahead(
        self, mind: Mind, rules: Rules[Any], state: Any, seat: Seat, found: list[Turn], worths: list[float]
    ) -> tuple[list[Turn], list[float]]:
        """The best turns at first sight, and what they are worth after a look ahead."""
        best = max(worths)
        order = sorted(range(len(found)), key=lambda place: -worths[place])
        playouts = (BUDGET if engine.COMPILED else BUDGET_OF_SOURCES) // (state.seats * max(1, mind.found))
        rounds = max(1, min(self.level.rounds, playouts // 2))
        ahead = max(1, min(self.level.ahead, playouts // rounds))
        near = [place for place in order[:ahead] if worths[place] >= best - CLOSE]
        turns = [found[place] for place in near]
        if len(turns) == 1:
            return turns, [best]
        later = look_ahead(mind, rules, state, seat, turns, rounds, self.random.getrandbits(24))
        first = [worths[place] for place in near]
        share = rounds / (rounds + FIRST_SIGHT)
        return turns, [share * then + (1 - share) * now for now, then in zip(first, later, strict=True)]

    def _without_detours(self, mind: Mind, rules: Rules[Any], state: Any, seat: Seat, turn: Turn) -> Turn:
        """The turn, or a shorter one that the mind likes as well."""
        shorter = shortened(rules, state, seat, turn)
        if len(shorter.actions) < len(turn.actions):
            now, then = mind.worths([turn, shorter], seat)
            if then >= now - AS_GOOD:
                return shorter
        return turn


def _one_each(found: list[Turn], worths: list[float]) -> tuple[list[Turn], list[float]]:
    """The turn that is liked best of each first action: an error is about what to do, not about every detail."""
    best: dict[int, int] = {}
    for place, turn in enumerate(found):
        number = turn.actions[0].number
        if number not in best or worths[place] > worths[best[number]]:
            best[number] = place
    places = list(best.values())
    return [found[place] for place in places], [worths[place] for place in places]
