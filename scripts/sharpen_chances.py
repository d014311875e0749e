"""Do chances come true? Plays games of four captains and compares what hints would have told with who won.

    .venv/bin/python scripts/sharpen_chances.py navegador 100

The games are kept in tests/bots/games/, for the tests; those that are there already are not played again. The power
that makes the chances come true best goes into the weights and their card (`Network.sharpness`).
"""

from __future__ import annotations

import gzip
import json
import re
import sys
from math import log
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

from caravela.bots import WEIGHTS, make_bot
from caravela.bots.minds.hints import chances, sharpened
from caravela.bots.minds.network import Network, trained
from caravela.core.facts import NOBODY
from caravela.core.match import Match
from caravela.core.options import Options
from caravela.core.registry import load_game
from caravela.core.rules import Rules

GAMES = Path(__file__).parents[1] / "tests" / "bots" / "games"
SEATS = 4
#: The share of turns after which chances are compared.
ASKED = 0.1
#: Chances are compared with wins in so many classes.
CLASSES = 5
#: The powers among which the best is chosen.
POWERS = [step / 20 for step in range(16, 61)]

#: What was told to all seats, and what each got.
Told = tuple[list[float], list[float]]


def recorded(game: str) -> list[list[int]]:
    """The games that are kept, each as the numbers of its actions."""
    path = GAMES / f"{game}.json.gz"
    found: list[list[int]] = json.loads(gzip.decompress(path.read_bytes())) if path.exists() else []
    return found


def record(game: str, count: int) -> list[list[int]]:
    """Plays on until there are so many games."""
    games = recorded(game)
    rules = load_game(game)
    while len(games) < count:
        seed = 40_000 + len(games)
        bots = [make_bot("captain", seed * 100 + seat) for seat in range(SEATS)]
        match = Match(rules, SEATS, Options(rules.meta.options, bots=True), seed)
        while not match.over:
            match.play(bots[match.seat_to_act].choose(rules, rules.seen_by(match.state, match.seat_to_act)))
        games.append([step.action.number for step in match.steps])
    GAMES.mkdir(exist_ok=True)
    (GAMES / f"{game}.json.gz").write_bytes(gzip.compress(json.dumps(games, separators=(",", ":")).encode(), mtime=0))
    return games


def replayed(rules: Rules[Any], network: Network, games: list[list[int]]) -> list[Told]:
    """What would have been told after some turns of these games, and what came of it."""
    found: list[Told] = []
    for number, steps in enumerate(games):
        random = Random(number)
        state: Any = rules.new_state(SEATS, Options(rules.meta.options, bots=True))
        told: list[list[float]] = []
        last = rules.to_act(state)
        for step in steps:
            rules.apply(state, rules.actions.from_number(step))
            seat = rules.to_act(state)
            if seat not in (last, NOBODY) and last >= 0 and random.random() < ASKED:
                told.append(chances(network, rules.seen_by(state, last)))
            last = seat
        outcome = rules.outcome(state)
        assert outcome is not None
        got = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(SEATS)]
        found += [(one, got) for one in told]
    return found


def loss(told: list[Told], power: float = 1.0) -> float:
    """How far chances, taken by a power, are from what happened: log-loss."""
    pairs = [(sharpened(chances, power), got) for chances, got in told]
    return -mean(sum(share * log(chance) for chance, share in zip(*pair, strict=True)) for pair in pairs)


def best_power(told: list[Told]) -> float:
    """The power by which chances come true best."""
    return min(POWERS, key=lambda power: loss(told, power))


def classes(told: list[Told], power: float = 1.0) -> list[tuple[float, float, int]]:
    """Of chances that are about alike: their mean, how often they came true, and how many there were."""
    pairs = [pair for chances, got in told for pair in zip(sharpened(chances, power), got, strict=True)]
    found = []
    for place in range(CLASSES):
        alike = [pair for pair in pairs if place == min(int(pair[0] * CLASSES), CLASSES - 1)]
        if alike:
            found.append((mean(chance for chance, _ in alike), mean(share for _, share in alike), len(alike)))
    return found


def main(game: str, count: str) -> None:
    """Plays, measures, writes the power into the weights, and prints what came of it."""
    rules = load_game(game)
    network = trained(rules)
    assert network is not None, f"{rules.meta.title} has no network"
    network.sharpness = 1.0
    told = replayed(rules, network, record(game, int(count)))
    network.sharpness = best_power(told)
    network.save(WEIGHTS / f"{game}.npz")
    card = (WEIGHTS / f"{game}.toml").read_text(encoding="utf-8")
    card = re.sub(r"(?m)^sharpness = .*$", f"sharpness = {network.sharpness:.2f}", card)
    (WEIGHTS / f"{game}.toml").write_text(card, encoding="utf-8")
    for power in (1.0, network.sharpness):
        row = ", ".join(f"{chance:.0%} → {got:.0%} ({number})" for chance, got, number in classes(told, power))
        sys.stdout.write(f"{game}, power {power:.2f}, log-loss {loss(told, power):.3f}: {row}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
