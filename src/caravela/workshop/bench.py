"""How fast a game is: random play in the time of one core, the same code that people play on; medians of several runs.

Where the compiled engine runs, the sources are measured beside it, in a process of their own.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

from caravela import bots
from caravela.core import engine
from caravela.core.chance import Chance
from caravela.core.encoding import encoding
from caravela.core.facts import CHANCE
from caravela.core.fields import fields_of
from caravela.core.options import Options
from caravela.core.playout import play_random
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
        #: Writing a position as a row of 32-bit numbers (`caravela.core.encoding`).
        self.encode_microseconds = 0.0
        self.state_bytes = 0
        #: Turns that the usual bot plays in a second; a turn lasts until somebody else decides.
        self.bot_turns_per_second = 0.0

    @classmethod
    def from_dict(cls, figures: dict[str, Any]) -> Speed:
        """The figures that `as_dict` gave."""
        speed = cls(figures["name"])
        vars(speed).update(figures)
        return speed

    def as_dict(self) -> dict[str, Any]:
        """The figures, rounded, for JSON."""
        return {key: round(value, 2) if isinstance(value, float) else value for key, value in vars(self).items()}


def middle(rules: Rules[Any], seats: int, options: Options) -> Any:
    """A position in the middle of a random game."""
    length = play_random(rules, rules.new_state(seats, options), 1)
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
        decisions = played = 0
        started = time.process_time()
        while time.process_time() - started < SECONDS:
            decisions += play_random(rules, rules.new_state(seats, options), run << 16 | played)
            played += 1
        seconds = time.process_time() - started
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
    rows, seat = encoding(rules, seats), rules.to_act(state)
    speed.encode_microseconds = microseconds(lambda: rows.pack([state], [seat]), runs)
    speed.state_bytes = size_of(state)
    speed.bot_turns_per_second = bot_turns(rules, seats, options, runs)
    return speed


def bot_turns(rules: Rules[Any], seats: int, options: Options, runs: int) -> float:
    """Turns a second of a table of bots from the start of games: whole turns, for as long as all runs together."""
    chance = Chance(1)
    bot = bots.make_bot(bots.DEFAULT, 1)
    state = rules.new_state(seats, options)
    turns = 0
    started = time.process_time()
    while time.process_time() - started < SECONDS * runs:
        seat = rules.to_act(state)
        while rules.to_act(state) == seat and (legal := rules.legal(state)):
            action = legal[chance.pick(rules.weights(state))] if seat == CHANCE else bot.choose(rules, state.clone())
            rules.apply(state, action)
        turns += seat >= 0
        if not rules.legal(state):
            state = rules.new_state(seats, options)
    return turns / (time.process_time() - started)


def microseconds(call: Callable[[], object], runs: int) -> float:
    """How long one call takes: the median of several runs."""
    rates = []
    for _ in range(runs):
        count = 0
        started = time.process_time()
        while time.process_time() - started < SECONDS / 10:
            for _ in range(100):
                call()
            count += 100
        rates.append((time.process_time() - started) / count * 1e6)
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


def interpreted(game: str, runs: int, seats: int | None = None) -> list[Speed]:
    """The figures of the sources, from a process that runs them; none where this process does so itself."""
    if not engine.COMPILED:
        return []
    asked = ["bench", game, "--runs", str(runs), "--json", *(["--seats", str(seats)] if seats else [])]
    command = [sys.executable, "-c", "from caravela.cli import main; main()", *asked]
    environment = {**os.environ, engine.INTERPRETED: "1"}
    told = subprocess.run([*command, "--alone"], env=environment, capture_output=True, text=True, check=True)
    return [Speed.from_dict(figures) for figures in json.loads(told.stdout)["seats"]]


def to_json(game: str, speeds: list[Speed], sources: list[Speed], peers: list[Speed]) -> str:
    """Everything that was measured, with the ratios to the peers; `sources` are the speeds interpreted."""
    mean = statistics.mean(speed.decisions_per_second for speed in speeds)
    return json.dumps(
        {
            "game": game,
            "engine": engine.name(),
            "seats": [speed.as_dict() for speed in speeds],
            "interpreted": [speed.as_dict() for speed in sources],
            "peers": [{**peer.as_dict(), "ratio": round(mean / peer.decisions_per_second, 2)} for peer in peers],
        },
        indent=2,
    )
