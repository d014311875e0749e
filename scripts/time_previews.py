"""Times what a person is told before a decision: the previews of all moves, and the journeys.

    .venv/bin/python scripts/time_previews.py [GAME …]

Lively games among bots are looked at decision by decision, where there is a choice. Times are of the processor, so that
a busy machine tells the same as an idle one. The goal is at most 2 ms for the previews of a usual decision.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final

from caravela.core import engine
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.journeys import journeys
from caravela.core.preview import previews
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import INSTALLED, bot_options, lively

SEATS: Final = 3
#: So many decisions of each game.
DECISIONS: Final = 400


def taken(deed: Callable[[], object]) -> float:
    """How long something takes, in ms of the processor."""
    begun = time.process_time()
    deed()
    return (time.process_time() - begun) * 1000


def measure(game: str) -> tuple[list[int], list[float], list[float]]:
    """The number of moves at each decision, and the ms for their previews and for the journeys."""
    rules, random = load_game(game), Random(game)
    moves, told, found = list[int](), list[float](), list[float]()
    state = rules.new_state(SEATS, bot_options(rules))
    while len(moves) < DECISIONS:
        if rules.to_act(state) == NOBODY:
            state = rules.new_state(SEATS, bot_options(rules))
        seat = rules.to_act(state)
        legal = rules.legal(state)
        if seat != CHANCE and len(legal) > 1:
            pieces = {piece.id for piece in rules.scene(state, seat).pieces}
            moves.append(len(legal))
            told.append(taken(lambda: previews(rules, state, seat, legal)))  # noqa: B023
            found.append(taken(lambda: journeys(rules, state, seat, pieces)))  # noqa: B023
        rules.apply(state, lively(rules, state, random))
    return moves, told, found


def spread(times: list[float]) -> str:
    """The median, what 95 of 100 stay below, and the longest."""
    ordered = sorted(times)
    return f"median {median(ordered):5.2f}  95% {ordered[int(len(ordered) * 0.95)]:5.2f}  most {ordered[-1]:5.2f}"


def main(games: list[str]) -> None:
    """Prints a line for each game."""
    sys.stdout.write(f"{engine.name()} engine, ms\n")
    for game in games or INSTALLED:
        moves, told, found = measure(game)
        usual = f"{median(moves):.0f} moves"
        sys.stdout.write(f"{game:12} {usual:9} previews {spread(told)}   journeys {spread(found)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
