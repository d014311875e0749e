"""The levels: the same mind, from one who guesses to one who looks ahead.

A weaker level likes turns by the same measure and takes one that is not much worse than the best: the higher its
temperature, the worse. It makes the mistakes of people, who overlook something, not those of dice.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

from caravela.bots.minds.mind import Mind, Playouts, beginnings, uncollected
from caravela.bots.minds.network import STAKES, Network, trained
from caravela.bots.planner import PlannerBot
from caravela.bots.turns import Turn, shortened
from caravela.core import engine
from caravela.core.actions import Action
from caravela.core.rules import Rules, Seat

#: A shorter turn is taken if it is worth no less than the chosen one but so much.
AS_GOOD: Final = 0.002
#: Looking ahead is for turns that are at most so much worse than the best at first sight.
CLOSE: Final = 0.1
#: About how many positions a turn's thought may meet (`Mind.spent`), compiled and as sources; then the best so far is
#: taken. A position takes some 3 µs, or 20 to 30; so this bounds the time, and the same seed still gives the same play.
BUDGET: Final = 240_000
BUDGET_OF_SOURCES: Final = 60_000
#: The part of that budget at which the first round ends, with at least two turns played on.
FIRST_ROUND: Final = 0.6
#: How many turns are played on in the head, round by round; after the first, the best so far.
AHEAD: Final = (32, 16, 12, 8, 6, 4)
#: The same where the others are taken to answer greedily now and then, which takes less time (`Network.naive`).
AHEAD_NAIVELY: Final = (32, *[24] * 2, *[16] * 3, *[12] * 4, *[8] * 10, *[6] * 10, *[4] * 20)


class Level:
    """How one level plays: how wide it searches, how many turns it compares, how far it errs, and if it looks ahead."""

    def __init__(self, width: int, most: int, temperature: float = 0.0, ahead: bool = False) -> None:
        self.width = width
        self.most = most
        #: The scale of its errors, in what is at stake in a usual turn of the game (`Network.stakes`).
        self.temperature = temperature
        self.ahead = ahead


LEVELS: Final[dict[str, Level]] = {
    "boy": Level(1, 8, 4.0),
    "sailor": Level(2, 24, 0.9),
    "pilot": Level(3, 64, 0.4),
    "captain": Level(10, 600),
    "admiral": Level(20, 2000, ahead=True),
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
        with uncollected():
            found = mind.turns(rules, state, seat)
            chosen = self._pick(mind, rules, state, seat, found)
            return self._without_detours(mind, rules, state, seat, chosen).actions

    def _pick(self, mind: Mind, rules: Rules[Any], state: Any, seat: Seat, found: list[Turn]) -> Turn:
        worths = mind.worths(found, seat)
        level = self.level
        if level.temperature:
            places = beginnings(found, worths)
            error = level.temperature * (STAKES if mind.network is None else mind.network.stakes)
            # Gumbel's noise: the best of these sums is a draw by the exponential of worth and temperature.
            liked = [worths[place] - error * self._gumbel() for place in places]
            return found[places[liked.index(max(liked))]]
        if level.ahead:
            return self._ahead(mind, rules, state, seat, found, worths)
        return found[worths.index(max(worths))]

    def _gumbel(self) -> float:
        return log(-log(self.random.random() or 0.5))

    def _ahead(
        self, mind: Mind, rules: Rules[Any], state: Any, seat: Seat, found: list[Turn], worths: list[float]
    ) -> Turn:
        """The best of the turns that are liked at first sight, after a look ahead: round by round, fewer are left.

        Where the turns are many, most of the thought is for those that are hard to tell apart.
        """
        best = max(worths)
        naive = mind.network is not None and mind.network.naive
        rounds = AHEAD_NAIVELY if naive else AHEAD
        order = sorted(range(len(found)), key=lambda place: -worths[place])
        near = [place for place in order[: rounds[0]] if worths[place] >= best - CLOSE]
        turns, sights = [found[place] for place in near], [worths[place] for place in near]
        ahead = Playouts(mind, rules, state, seat, turns, sights, self.random.getrandbits(24), naive)
        budget = BUDGET if engine.COMPILED else BUDGET_OF_SOURCES
        left = list(range(len(near)))
        for number, most in enumerate(rounds):
            left = left[:most]
            if len(left) == 1 or not ahead.affords(len(left), budget):
                break
            for done, place in enumerate(left):
                if done > 1 and ahead.spent > budget * (1.0 if number else FIRST_ROUND):
                    left = left[:done]
                    break
                ahead.one_more(place)
            left.sort(key=lambda place: -ahead.worth(place))
        return turns[left[0]]

    def _without_detours(self, mind: Mind, rules: Rules[Any], state: Any, seat: Seat, turn: Turn) -> Turn:
        """The turn, or a shorter one that the mind likes as well."""
        shorter = shortened(rules, state, seat, turn)
        if len(shorter.actions) < len(turn.actions):
            now, then = mind.worths([turn, shorter], seat)
            if then >= now - AS_GOOD:
                return shorter
        return turn
