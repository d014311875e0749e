"""A small training that must improve: a first network and a few rounds, then matches against bots without a network."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from caravela.arena.simulate import wilson
from caravela.arena.training.games import ByHand, ByMind, Player, play
from caravela.arena.training.training import Plan, Training
from caravela.bots.minds.mind import Mind
from caravela.bots.minds.network import Network, read
from caravela.core.registry import load_game

#: The rounds of self-play.
ROUNDS: Final = 3
GAMES: Final = 60


def small(game: str, seats: int) -> Plan:
    """A training of minutes."""
    return Plan(game, {seats: 1.0}, "planner", first=120, games=80, members=2, width=1, most=16)


def match(game: str, seats: int, network: Network, rival: Network | str, games: int, seed: int) -> float:
    """The share of games that a network wins against rivals in all other seats, its seat going round."""
    rules = load_game(game)
    wins = 0.0
    for number in range(games):
        random = Random(f"{seed} {number}")
        players: list[Player] = [
            ByHand(rival, random, 0.0) if isinstance(rival, str) else ByMind(Mind(rival, 1, 16), random, 0.0, 0.0)
            for _ in range(seats)
        ]
        players[number % seats] = ByMind(Mind(network, 1, 16), random, 0.0, 0.0)
        winners = play(rules, players, random.getrandbits(32)).outcome.winners
        wins += (number % seats in winners) / len(winners)
    return wins


def verify(game: str, seats: int, folder: Path, seed: int, tell: Training | None = None) -> tuple[bool, str]:
    """Trains a little; whether the last network beats the first, and how clearly, in a sentence."""
    training = tell or Training(small(game, seats), folder, seed)
    while training.round <= ROUNDS:
        training.one_round()
    first, last = (read(training.rules, training.network(round)) for round in (0, ROUNDS))
    wins = match(game, seats, last, first, GAMES, seed)
    low, high = wilson(wins, GAMES)
    told = f"{wins:g} of {GAMES} games against {seats - 1} of the first network"
    told = f"{told} ({low:.0%} to {high:.0%}; par {1 / seats:.0%})"
    return wins / GAMES > 1 / seats, told
