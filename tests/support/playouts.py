"""Games from fixed seeds in a nutshell; run as a script, it tells those of the engine that runs there."""

from __future__ import annotations

import hashlib
import json
import sys
from random import Random

from caravela.core.encoding import encoding
from caravela.core.engine import name
from caravela.core.playout import play_random
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import GAMES, bot_options

#: Positions are fingerprinted every so many decisions.
EVERY = 40


def told(game: str, seats: int, seed: int) -> str:
    """All options of a random game, plain and ordered, its positions, values, rows and points, as one fingerprint."""
    rules = load_game(game)
    rows = encoding(rules, seats)
    state = rules.new_state(seats, bot_options(rules))
    random = Random(seed).random
    seen = hashlib.sha256()
    decisions = 0
    while options := rules.legal(state):
        seen.update(repr([action.number for action in options]).encode())
        seen.update(repr([action.number for action in rules.legal(state, ordered=True)]).encode())
        if decisions % EVERY == 0:
            seen.update(state.digest().encode())
            seen.update(repr([rules.evaluate(state, seat) for seat in range(seats)]).encode())
            seen.update(rows.pack([state] * seats, list(range(seats))))
        rules.apply(state, options[int(random() * len(options))])
        decisions += 1
    return f"{decisions} {state.digest()} {rules.scores(state)} {seen.hexdigest()[:16]}"


def dealt(game: str, seed: int) -> str:
    """The end of a game of the playout driver."""
    rules = load_game(game)
    state = rules.new_state(rules.meta.seats[0], bot_options(rules))
    return f"{play_random(rules, state, seed)} {state.digest()}"


def all_told() -> dict[str, str]:
    """Two games of each number of seats, and two of the driver, for every game."""
    found = {}
    for game in GAMES:
        for seed in (1, 2):
            found[f"{game}, driven, {seed}"] = dealt(game, seed)
            for seats in load_game(game).meta.seats:
                found[f"{game}, {seats} seats, {seed}"] = told(game, seats, seed)
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"engine": name(), "told": all_told()}))
