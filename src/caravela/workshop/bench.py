"""How fast a game is: random play on one core, the same code that people play on; medians of several runs."""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from caravela.core.facts import CHANCE
from caravela.core.fields import fields_of
from caravela.core.options import Options
from caravela.core.rules import Rules

#: How long one measurement runs, at least.
SECONDS: Final = 0.4


class Speed:
    """What was measured for one number of seats (or one other engine); 0 where it was not."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.decisions_per_second = 0.0
        self.games_per_second = 0.0
        self.decisions_per_game = 0.0
        self.clones_per_second = 0.0
        self.dump_microseconds = 0.0
        self.load_microseconds = 0.0
        self.state_bytes = 0

    def as_dict(self) -> dict[str, Any]:
        """The figures, rounded, for JSON."""
        return {key: round(value, 2) if isinstance(value, float) else value for key, value in vars(self).items()}


def play_random(rules: Rules[Any], state: Any, random: Callable[[], float]) -> int:
    """Plays a game to its end, every option as likely; the number of decisions, those of chance included."""
    legal, apply = rules.legal, rules.apply
    decisions = 0
    while options := legal(state):
        apply(state, options[int(random() * len(options))])
        decisions += 1
    return decisions


def middle(rules: Rules[Any], seats: int, options: Options) -> Any:
    """A position in the middle of a random game."""
    random = Random(1).random
    state = rules.new_state(seats, options)
    length = play_random(rules, state, random)
    random = Random(1).random
    state = rules.new_state(seats, options)
    for _ in range(length // 2):
        legal = rules.legal(state)
        rules.apply(state, legal[int(random() * len(legal))])
    while rules.to_act(state) == CHANCE:
        rules.apply(state, rules.legal(state)[0])
    return state


def measure(rules: Rules[Any], seats: int, runs: int) -> Speed:
    """The figures for one number of seats."""
    options = Options(rules.meta.options, bots=True)
    speed = Speed(f"{seats} seats")
    rates, games, lengths = [], [], []
    for run in range(runs):
        random = Random(run).random
        decisions = played = 0
        started = time.perf_counter()
        while time.perf_counter() - started < SECONDS:
            decisions += play_random(rules, rules.new_state(seats, options), random)
            played += 1
        seconds = time.perf_counter() - started
        rates.append(decisions / seconds)
        games.append(played / seconds)
        lengths.append(decisions / played)
    speed.decisions_per_second = statistics.median(rates)
    speed.games_per_second = statistics.median(games)
    speed.decisions_per_game = statistics.median(lengths)
    state = middle(rules, seats, options)
    dumped = state.dump()
    speed.clones_per_second = 1e6 / microseconds(state.clone, runs)
    speed.dump_microseconds = microseconds(state.dump, runs)
    speed.load_microseconds = microseconds(lambda: rules.load(dumped), runs)
    speed.state_bytes = size_of(state)
    return speed


def microseconds(call: Callable[[], object], runs: int) -> float:
    """How long one call takes: the median of several runs."""
    rates = []
    for _ in range(runs):
        count = 0
        started = time.perf_counter()
        while time.perf_counter() - started < SECONDS / 10:
            for _ in range(100):
                call()
            count += 100
        rates.append((time.perf_counter() - started) / count * 1e6)
    return statistics.median(rates)


def size_of(state: Any) -> int:
    """The memory of a state and of what belongs to it alone."""
    total = sys.getsizeof(state)
    for field in fields_of(type(state)):
        value = getattr(state, field.name)
        if isinstance(value, list):
            total += sys.getsizeof(value)
            total += sum(sys.getsizeof(item) for item in value if isinstance(item, tuple | list) and item)
    return total


def to_json(game: str, speeds: list[Speed], peers: list[Speed]) -> str:
    """Everything that was measured, with the ratios to the peers."""
    mean = statistics.mean(speed.decisions_per_second for speed in speeds)
    return json.dumps(
        {
            "game": game,
            "seats": [speed.as_dict() for speed in speeds],
            "peers": [{**peer.as_dict(), "ratio": round(mean / peer.decisions_per_second, 2)} for peer in peers],
        },
        indent=2,
    )
