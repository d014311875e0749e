"""A mind: it finds whole turns, judges their ends with a network, and says how much it likes each."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from caravela.bots.minds.network import LEAD, WIN, Network
from caravela.bots.turns import Turn, turns
from caravela.core.chance import Chance
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.rules import Rules, Seat

#: What a unit of lead counts beside the chance to win: it tells good from better where the game is as good as decided.
LEAD_COUNTS: Final = 0.3
#: More turns than any position has.
ALL: Final = 1_000_000
#: How many unfinished turns of one first action are followed, in widths.
FOLLOWED: Final = 2
#: Where there is no network: the points of the hand-written evaluation that count like a certain win.
POINTS: Final = 60.0
#: How wide and how many turns the quick looks of a playout search.
QUICK_WIDTH: Final = 1
QUICK_MOST: Final = 12


class Mind:
    """A network, how wide it searches, how many turns it judges, and how far it trusts the hand-written evaluation.

    A game without a network is judged by the evaluation alone.
    """

    def __init__(self, network: Network | None, width: int = 3, most: int = 64, blend: float = 0.0) -> None:
        self.network = network
        self.width = width
        self.most = most
        self.blend = blend

    def turns(self, rules: Rules[Any], state: Any, seat: Seat) -> list[Turn]:
        """The most promising turns, among them the best one of each first action."""
        return varied(turns(rules, state, seat, self.width, ALL, FOLLOWED * self.width), self.most)

    def worths(self, found: list[Turn], seat: Seat) -> list[float]:
        """How much the seat likes each of these turns: about its chance to win."""
        if self.network is None:
            return [turn.value / POINTS for turn in found]
        answers = self.network.judge([turn.end for turn in found], [seat] * len(found), [turn.value for turn in found])
        hand = self.blend * LEAD_COUNTS / self.network.spread
        return [
            float(answer[WIN] + LEAD_COUNTS * answer[LEAD]) + hand * turn.value
            for answer, turn in zip(answers, found, strict=True)
        ]

    def worth(self, rules: Rules[Any], state: Any, seat: Seat) -> float:
        """How much the seat likes a position at the end of a turn."""
        return self.worths([Turn([], state, NOBODY, rules.evaluate(state, seat))], seat)[0]


def varied(found: list[Turn], most: int) -> list[Turn]:
    """So many turns: the best of each first action, then the best of the rest; `found` comes best first."""
    if len(found) <= most:
        return found
    begun: set[int] = set()
    first: list[Turn] = []
    rest: list[Turn] = []
    for turn in found:
        number = turn.actions[0].number
        (rest if number in begun else first).append(turn)
        begun.add(number)
    return (first + rest)[:most]


def look_ahead(
    mind: Mind, rules: Rules[Any], state: Any, seat: Seat, candidates: list[Turn], rounds: int, seed: int
) -> list[float]:
    """What the candidates are worth once the others have answered and the seat has moved again: means of playouts.

    Each round draws what the seat cannot know and plays every candidate on under the same chance.
    """
    sums = [0.0] * len(candidates)
    quick = Mind(mind.network, QUICK_WIDTH, QUICK_MOST, mind.blend)
    for round in range(rounds):
        dealt = rules.guess(state, seat, Random(f"{seed} {round}"))
        for place, turn in enumerate(candidates):
            copy = dealt.clone()
            for action in turn.actions:
                rules.apply(copy, action)
            _play_on(quick, rules, copy, seat, Chance(seed * 1000 + round))
            sums[place] += mind.worth(rules, copy, seat)
    return [total / rounds for total in sums]


def _play_on(mind: Mind, rules: Rules[Any], state: Any, seat: Seat, chance: Chance) -> None:
    """Plays everybody's best turns until the seat has had its next one, or the game is over."""
    others = False
    for _ in range(4 * state.seats):
        decides = rules.to_act(state)
        while decides == CHANCE:
            rules.apply(state, rules.legal(state)[chance.pick(rules.weights(state))])
            decides = rules.to_act(state)
        if decides == NOBODY:
            return
        _play_turn(mind, rules, state, decides)
        if decides == seat and others:
            return
        others = others or decides != seat


def _play_turn(mind: Mind, rules: Rules[Any], state: Any, seat: Seat) -> None:
    legal = rules.legal(state)
    if len(legal) == 1:
        rules.apply(state, legal[0])
        return
    found = mind.turns(rules, state, seat)
    worths = mind.worths(found, seat)
    for action in found[worths.index(max(worths))].actions:
        rules.apply(state, action)
