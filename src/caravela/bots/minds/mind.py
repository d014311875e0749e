"""A mind: it finds whole turns, judges their ends with a network, and says how much it likes each."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from caravela.bots.greedy import Walk
from caravela.bots.minds.network import LEAD, WIN, Network
from caravela.bots.turns import Seen, Turn, turns
from caravela.core.actions import Action
from caravela.core.chance import Chance
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.rules import Rules, Seat

#: What a unit of lead counts beside the chance to win: it tells good from better where the game is as good as decided.
LEAD_COUNTS: Final = 0.3
#: More turns than any position has.
ALL: Final = 1_000_000
#: How many unfinished turns of one first action are followed, in widths.
FOLLOWED: Final = 2
#: So many beginnings of turns are told apart, where there are as many.
TOLD_APART: Final = 5
#: Where there is no network: the points of the hand-written evaluation that count like a certain win.
POINTS: Final = 60.0
#: What a judgement costs, in positions that a search meets.
JUDGEMENT: Final = 3
#: How wide and how many turns the quick looks of a playout search; a narrower search plays much worse.
QUICK_WIDTH: Final = 3
QUICK_MOST: Final = 64
#: What a position costs that is tried for somebody who takes a turn greedily, in positions that a search meets.
TRIAL: Final = 1


@contextmanager
def uncollected() -> Iterator[None]:
    """Without the cyclic collector, which would go through the positions of a search again and again, and find none."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


class Mind:
    """A network, how wide it searches, how many turns it judges, and how far it trusts the hand-written evaluation.

    A game without a network is judged by the evaluation alone.
    """

    def __init__(self, network: Network | None, width: int = 3, most: int = 64, blend: float = 0.0) -> None:
        self.network = network
        self.width = width
        self.most = most
        self.blend = blend
        #: What its searches and judgements have cost so far, in positions met.
        self.spent = 0

    def turns(self, rules: Rules[Any], state: Any, seat: Seat) -> list[Turn]:
        """The most promising turns, among them the best one of each first action."""
        seen = Seen()
        found = turns(rules, state, seat, self.width, ALL, FOLLOWED * self.width, seen)
        self.spent += seen.met
        return varied(found, self.most)

    def worths(self, found: list[Turn], seat: Seat) -> list[float]:
        """How much the seat likes each of these turns: about its chance to win."""
        if self.network is None:
            return [turn.value / POINTS for turn in found]
        self.spent += JUDGEMENT * len(found)
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


def beginnings(found: list[Turn], worths: list[float], least: int = TOLD_APART) -> list[int]:
    """The place of the best turn of each beginning, best first.

    A beginning is one action, or as many as tell at least so many of the turns apart: where turns begin with one of two
    actions, what there is to choose comes later.
    """
    longest = max(len(turn.actions) for turn in found)
    best: dict[tuple[int, ...], int] = {}
    for length in range(1, longest + 1):
        best = {}
        for place, turn in enumerate(found):
            begun = tuple(action.number for action in turn.actions[:length])
            if begun not in best or worths[place] > worths[best[begun]]:
                best[begun] = place
        if len(best) >= least:
            break
    return sorted(best.values(), key=lambda place: -worths[place])


class Playouts:
    """Turns of a seat, played on until the others have answered and the seat has moved again, and what that is worth.

    All turns are played on under the same chance, so that they are compared by what they bring, not by their luck.
    Where chance has no part in a playout, another one would be the same; so the next one goes on from its end instead,
    to the seat's turn after that.

    The others answer as the seat itself would in a quick look; naive playouts take them to be greedy every second time,
    as nobody knows who they are.
    """

    def __init__(
        self,
        mind: Mind,
        rules: Rules[Any],
        state: Any,
        seat: Seat,
        turns: list[Turn],
        worths: list[float],
        seed: int,
        naive: bool = False,
    ) -> None:
        self.mind = mind
        self.rules = rules
        self.state = state
        self.seat = seat
        self.turns = turns
        self.seed = seed
        #: For each turn, what it was worth at first sight and then at the end of each of its playouts.
        self.worths = [[worth] for worth in worths]
        #: How many playouts there have been.
        self.played = 0
        #: For each turn, where its next playout begins; None where it begins with the turn.
        self._starts: list[Any] = [None] * len(turns)
        self._quick = Mind(mind.network, QUICK_WIDTH, QUICK_MOST, mind.blend)
        #: What is played in positions that were met before, by their marks and whether that is greedy: until chance
        #: decides, playouts of one turn are the same, and often again behind it.
        self._known: dict[tuple[int, bool], list[Action]] = {}
        self.naive = naive
        #: Whether others answer greedily in this playout.
        self._greedily = False

    def worth(self, place: int) -> float:
        """What a turn is worth after its playouts so far."""
        worths = self.worths[place]
        return sum(worths) / len(worths)

    @property
    def spent(self) -> int:
        """What it has cost so far, the search for the turns included."""
        return self.mind.spent + self._quick.spent

    def affords(self, turns: int, budget: int) -> bool:
        """Whether one more playout for each of so many turns is likely to stay within a budget."""
        return self.played == 0 or self.spent + self._quick.spent * turns / self.played <= budget

    def one_more(self, place: int) -> None:
        """Plays on the turn at this place once more."""
        end = self.end(place)
        self.worths[place].append(self.mind.worth(self.rules, end, self.seat))
        self.played += 1

    def end(self, place: int) -> Any:
        """Where the next playout of the turn at this place leads."""
        number = len(self.worths[place])
        self._greedily = self.naive and number % 2 == 1
        start = self._starts[place]
        drawn = False
        if start is None:
            copy = self.rules.guess(self.state, self.seat, Random(f"{self.seed} {number}"))
            drawn = copy.key() != self.state.key()
            for action in self.turns[place].actions:
                self.rules.apply(copy, action)
        else:
            copy = start.clone()
        if self._play_on(copy, Chance(self.seed * 1000 + number)):
            drawn = True
        if not drawn:
            self._starts[place] = copy
        return copy

    def _play_on(self, state: Any, chance: Chance) -> bool:
        """Plays everybody's best turns until the seat has had its next one or the game is over; whether chance drew."""
        rules = self.rules
        others = drawn = False
        for _ in range(4 * state.seats):
            decides = rules.to_act(state)
            while decides == CHANCE:
                legal = rules.legal(state)
                drawn = drawn or len(legal) > 1
                rules.apply(state, legal[chance.pick(rules.weights(state))])
                decides = rules.to_act(state)
            if decides == NOBODY:
                break
            self._play_turn(state, decides)
            if decides == self.seat and others:
                break
            others = others or decides != self.seat
        return drawn

    def _play_turn(self, state: Any, seat: Seat) -> None:
        rules = self.rules
        legal = rules.legal(state)
        if len(legal) == 1:
            rules.apply(state, legal[0])
            return
        greedily = self._greedily and seat != self.seat
        key = (rules.mark(state), greedily)
        actions = self._known.get(key)
        if actions is None:
            actions = self._known[key] = self._greedy(state, seat) if greedily else self._best(state, seat)
        for action in actions:
            rules.apply(state, action)

    def _best(self, state: Any, seat: Seat) -> list[Action]:
        found = self._quick.turns(self.rules, state, seat)
        worths = self._quick.worths(found, seat)
        return found[worths.index(max(worths))].actions

    def _greedy(self, state: Any, seat: Seat) -> list[Action]:
        walk = Walk(self.rules, state)
        actions = walk.best_turn()
        self._quick.spent += TRIAL * walk.tried
        # Of a turn that goes to and fro without an end, nobody would say that it is taken.
        return actions or self._best(state, seat)
