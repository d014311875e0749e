"""Games to learn from: played turn by turn, with the position at the end of each turn."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, Final

from caravela.bots import make_bot
from caravela.bots.minds.mind import Mind, beginnings, uncollected
from caravela.bots.turns import LONGEST
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
