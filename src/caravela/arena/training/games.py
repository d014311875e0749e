"""Games to learn from: played turn by turn, with the position at the end of each turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Final

from caravela.bots import make_bot
from caravela.bots.minds.inputs import Floats
from caravela.bots.minds.mind import LEAD_COUNTS, Mind, Playouts, beginnings, uncollected
from caravela.bots.minds.network import LEAD, WIN
from caravela.bots.turns import LONGEST, Turn
from caravela.core.actions import Action
from caravela.core.chance import Chance
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.options import Options
from caravela.core.outcome import Outcome
from caravela.core.rules import Rules

#: The share of turns that begin with any legal action.
ASTRAY: Final = 0.01
#: How far below the best a turn may be and still be taken for a try, as a scale of chance.
NOISE: Final = 0.004
#: Which turns a look compares: so many of the best, of other beginnings, and of any others among so many.
BEST: Final = 4
OTHER_BEGINNINGS: Final = 2
ANY: Final = 2
AMONG: Final = 60
#: How often the turn is taken that was the best in a look.
FOLLOWS: Final = 0.7


class Player(ABC):
    """Plays one turn at a time, now and then not the best one, so that there is something to learn."""

    def __init__(self, random: Random, astray: float = ASTRAY) -> None:
        self.random = random
        self.astray = astray

    @abstractmethod
    def play(self, rules: Rules[Any], state: Any) -> None:
        """Plays from here until chance or another seat decides."""

    def strays(self) -> bool:
        """Whether this turn begins with any legal action."""
        return self.random.random() < self.astray


class ByHand(Player):
    """A bot without a network, by its kind."""

    def __init__(self, kind: str, random: Random, astray: float) -> None:
        super().__init__(random, astray)
        self.bot = make_bot(kind, random.getrandbits(32))

    def play(self, rules: Rules[Any], state: Any) -> None:
        seat = rules.to_act(state)
        steps = 0
        while rules.to_act(state) == seat and steps < LONGEST:
            legal = rules.legal(state)
            action = legal[int(self.random.random() * len(legal))] if self.strays() else None
            rules.apply(state, action or self.bot.choose(rules, rules.seen_by(state, seat)))
            steps += 1


class ByMind(Player):
    """Turns judged by a network."""

    def __init__(self, mind: Mind, random: Random, astray: float = ASTRAY, noise: float = NOISE) -> None:
        super().__init__(random, astray)
        self.mind = mind
        self.noise = noise

    def play(self, rules: Rules[Any], state: Any) -> None:
        seat = rules.to_act(state)
        legal = rules.legal(state)
        if len(legal) == 1:
            rules.apply(state, legal[0])
            return
        if self.strays():
            rules.apply(state, legal[int(self.random.random() * len(legal))])
            return
        for action in self._best(rules, rules.seen_by(state, seat), seat):
            rules.apply(state, action)

    def _best(self, rules: Rules[Any], seen: Any, seat: int) -> list[Action]:
        found = self.mind.turns(rules, seen, seat)
        worths = [worth + self.random.gauss(0.0, self.noise) for worth in self.mind.worths(found, seat)]
        return found[worths.index(max(worths))].actions


class Look:
    """Turns of one position, played on until the seat had moved again: their ends, and what the network said later."""

    def __init__(self, seat: int, ends: list[Any], answers: Floats) -> None:
        self.seat = seat
        self.ends = ends
        self.answers = answers


class Looking(ByMind):
    """Looks ahead in a share of its turns, and notes what it saw, of turns that it does not take too."""

    def __init__(self, mind: Mind, random: Random, share: float) -> None:
        super().__init__(mind, random)
        self.share = share
        self.looks: list[Look] = []

    def _best(self, rules: Rules[Any], seen: Any, seat: int) -> list[Action]:
        network = self.mind.network
        if network is None or self.random.random() >= self.share:
            return super()._best(rules, seen, seat)
        found = self.mind.turns(rules, seen, seat)
        worths = self.mind.worths(found, seat)
        turns = [found[place] for place in self._compared(found, worths)]
        if len(turns) == 1:
            return turns[0].actions
        ahead = Playouts(self.mind, rules, seen, seat, turns, [0.0] * len(turns), self.random.getrandbits(24))
        later = [rules.seen_by(ahead.end(place), seat) for place in range(len(turns))]
        answers = network.judge(later, [seat] * len(turns))
        self.looks.append(Look(seat, [turn.end for turn in turns], answers))
        liked = (answers[:, WIN] + LEAD_COUNTS * answers[:, LEAD]).tolist()
        return turns[liked.index(max(liked)) if self.random.random() < FOLLOWS else 0].actions

    def _compared(self, found: list[Turn], worths: list[float]) -> list[int]:
        """The places of the turns that are played on, the best at first sight first."""
        order = sorted(range(len(found)), key=lambda place: -worths[place])
        best, rest = order[:BEST], order[BEST:]
        others = [place for place in beginnings(found, worths) if place not in best][:OTHER_BEGINNINGS]
        rest = [place for place in rest if place not in others][:AMONG]
        return best + others + self.random.sample(rest, min(ANY, len(rest)))


class Weighing(ByMind):
    """Notes what is at stake in its turns."""

    def __init__(self, mind: Mind, random: Random) -> None:
        super().__init__(mind, random, 0.0, 0.0)
        self.stakes: list[float] = []

    def _best(self, rules: Rules[Any], seen: Any, seat: int) -> list[Action]:
        found = self.mind.turns(rules, seen, seat)
        worths = self.mind.worths(found, seat)
        best = [worths[place] for place in beginnings(found, worths)]
        if len(best) > 1:
            self.stakes.append(best[0] - sum(best) / len(best))
        return found[worths.index(max(worths))].actions


class Played:
    """A finished game: the positions at the ends of turns, and how it ended."""

    def __init__(self, states: list[Any], outcome: Outcome, decisions: int) -> None:
        self.states = states
        self.outcome = outcome
        self.decisions = decisions


def play(rules: Rules[Any], players: list[Player], seed: int) -> Played:
    """One game, from start to end."""
    state = rules.new_state(len(players), Options(rules.meta.options, bots=True))
    chance = Chance(seed)
    states: list[Any] = []
    turns = 0
    with uncollected():
        while (seat := rules.to_act(state)) != NOBODY:
            if seat == CHANCE:
                rules.apply(state, rules.legal(state)[chance.pick(rules.weights(state))])
                continue
            players[seat].play(rules, state)
            turns += 1
            states.append(state.clone())
    outcome = rules.outcome(state)
    assert outcome is not None
    return Played(states[:-1] if rules.to_act(states[-1]) == NOBODY else states, outcome, turns)


def stakes(rules: Rules[Any], mind: Mind, seats: int, games: int, random: Random) -> float:
    """What is at stake in a usual turn, as a mind sees it in games with itself."""
    players = [Weighing(mind, random) for _ in range(seats)]
    for _ in range(games):
        play(rules, [*players], random.getrandbits(32))
    every = [one for player in players for one in player.stakes]
    return sum(every) / len(every)
