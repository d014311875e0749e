"""Other engines, measured in the same run where they are installed (the extra `peers`)."""

from __future__ import annotations

import importlib
import statistics
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from caravela.workshop.bench import SECONDS, Speed, microseconds

#: Games of OpenSpiel of several players, driven from Python as a researcher would.
OPEN_SPIEL_GAMES: Final = ("backgammon", "hearts")


def measure(runs: int) -> Iterator[Speed]:
    """The figures of every engine that can be imported."""
    catanatron = _module("catanatron")
    if catanatron is not None:
        yield _catanatron(catanatron, runs)
    pyspiel = _module("pyspiel")
    if pyspiel is not None:
        for name in OPEN_SPIEL_GAMES:
            yield _open_spiel(pyspiel, name, runs)


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def _rates(speed: Speed, runs: int, play: Callable[[int], int]) -> None:
    decisions_rates, game_rates, lengths = [], [], []
    for run in range(runs):
        decisions = games = 0
        started = time.process_time()
        while time.process_time() - started < SECONDS:
            decisions += play(run * 1000 + games)
            games += 1
        seconds = time.process_time() - started
        decisions_rates.append(decisions / seconds)
        game_rates.append(games / seconds)
        lengths.append(decisions / games)
    speed.decisions_per_second = statistics.median(decisions_rates)
    speed.games_per_second = statistics.median(game_rates)
    speed.decisions_per_game = statistics.median(lengths)


def _catanatron(catanatron: Any, runs: int) -> Speed:
    def new(seed: int) -> Any:
        return catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=seed)

    def play(seed: int) -> int:
        game = new(seed)
        game.play()
        return len(game.state.actions)

    speed = Speed("Catanatron, 4 seats")
    _rates(speed, runs, play)
    game = new(1)
    for _ in range(100):
        game.play_tick()
    speed.clones_per_second = 1e6 / microseconds(game.copy, runs)
    return speed


def _open_spiel(pyspiel: Any, name: str, runs: int) -> Speed:
    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        random = Random(seed).random
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    speed = Speed(f"OpenSpiel {name}")
    _rates(speed, runs, play)
    middle = game.new_initial_state()
    for _ in range(round(speed.decisions_per_game / 2)):
        if not middle.is_terminal():
            middle.apply_action(middle.legal_actions()[0])
    speed.clones_per_second = 1e6 / microseconds(middle.clone, runs)
    return speed
