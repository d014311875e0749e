"""The pace of a game: how many of its decisions fit into the time of a fixed piece of Python.

A faster machine changes both alike; so where the pace changes, the game's code has. `paces.json` remembers the pace of
each game on both engines. `caravela bench --check` fails where a game has become slower by a third;
`caravela bench --remember` writes down the paces of the engine that runs.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

from caravela.core import engine
from caravela.core.options import Options
from caravela.core.playout import play_random
from caravela.core.rules import Rules

REMEMBERED: Final = Path(__file__).with_name("paces.json")
#: How much of its remembered pace a game must keep.
ENOUGH: Final = 2 / 3
#: Seconds of each slice, and how many are taken, of the game and of the loop in turn. The fastest count: they were
#: disturbed least.
SLICE: Final = 0.05
SLICES: Final = 12
#: Steps of the fixed loop that make one unit.
UNIT: Final = 1_000


class Counter:
    """What the fixed loop works on: an object, a list and a method, as rules have them."""

    def __init__(self) -> None:
        self.total = 0
        self.entries = list(range(16))

    def add(self, index: int) -> None:
        """Changes an entry and the total."""
        self.entries[index] = (self.entries[index] + 3) & 1023
        self.total += self.entries[index]


def fixed_loop() -> None:
    """One unit of work of the fixed kind. Whoever changes it must measure all paces anew."""
    counter = Counter()
    picked: list[int] = []
    for step in range(UNIT):
        counter.add(step & 15)
        if counter.total & 7 == 0:
            picked.append(step)


def pace(rules: Rules[Any]) -> float:
    """Decisions of random play in the time of one unit of the fixed loop, at the fullest table."""
    options = Options(rules.meta.options, bots=True)
    seats = rules.meta.seats[-1]
    play_random(rules, rules.new_state(seats, options), 0)
    units = decisions = 0.0
    for _ in range(SLICES):
        units = max(units, _rate(lambda number: _unit()))
        decisions = max(decisions, _rate(lambda number: play_random(rules, rules.new_state(seats, options), number)))
    return decisions / units


def _unit() -> int:
    fixed_loop()
    return 1


def _rate(work: Any) -> float:
    """What some work yields in a second of this process's own time."""
    done = number = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < SLICE:
        done += work(number)
        number += 1
    return done / spent


def remembered() -> dict[str, float]:
    """The paces of the engine that runs, by game."""
    paces: dict[str, float] = json.loads(REMEMBERED.read_bytes()).get(engine.name(), {})
    return paces


def remember(paces: dict[str, float]) -> None:
    """Writes the paces of the engine that runs; those of the other, and of other games, stay."""
    known = json.loads(REMEMBERED.read_bytes()) if REMEMBERED.exists() else {}
    known[engine.name()] = {**known.get(engine.name(), {}), **{id: round(value, 2) for id, value in paces.items()}}
    REMEMBERED.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def slower(paces: dict[str, float]) -> list[str]:
    """The games that have lost too much of their pace, a sentence each."""
    known = remembered()
    return [
        f"{id} has become slower: pace {value:.2f}, remembered {known[id]:.2f} ({engine.name()} engine)."
        for id, value in paces.items()
        if id in known and value < known[id] * ENOUGH
    ]
