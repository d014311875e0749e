"""Bad habits of bots, counted: what a person at the table would shake their head at.

For more games than the tests play: .venv/bin/python tests/bots/habits.py serenissima planner 50
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from caravela.bots import make_bot
from caravela.core.actions import Action
from caravela.core.chance import Chance
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.registry import load_game
from caravela.games.endeavor.actions import DONE
from caravela.games.endeavor.state import AT_SALARY
from caravela.games.navegador.actions import Move
from caravela.games.navegador.state import AT_SAIL
from caravela.games.serenissima.kinds import Claim
from caravela.games.serenissima.state import AT_ACT, AT_LOAD
from caravela.workshop.conformance.play import bot_options

#: A loading that takes more steps goes to and fro.
LONG_LOADING = 15

#: What a seat did in its turns, seen decision by decision: the position, what was legal, what was done.
Seen = list[tuple[Any, list[Action], Action]]


def play(game: str, kinds: list[str], seed: int) -> Seen:
    """A whole game between bots, as everybody saw it."""
    rules = load_game(game)
    state = rules.new_state(len(kinds), bot_options(rules))
    bots = [make_bot(kind, seed * 100 + seat) for seat, kind in enumerate(kinds)]
    chance = Chance(seed)
    seen: Seen = []
    while (seat := rules.to_act(state)) != NOBODY:
        legal = rules.legal(state)
        if seat == CHANCE:
            action = legal[chance.pick(rules.weights(state))]
        else:
            action = bots[seat].choose(rules, rules.seen_by(state, seat))
        seen.append((state.clone(), legal, action))
        rules.apply(state, action)
    return seen


def of_serenissima(seen: Seen) -> Counter[str]:
    """Loadings by their steps, and neutral ports that could have been claimed and were not."""
    count: Counter[str] = Counter(longest=0)
    for state, legal, action in seen:
        if state.node == AT_LOAD:
            count["longest"] = max(count["longest"], state.load_steps + 1)
            count["loadings"] += state.load_steps == 0
            count["long"] += state.load_steps == LONG_LOADING
        if state.node == AT_ACT and any(isinstance(option, Claim) for option in legal):
            count["claimable"] += 1
            count["unclaimed"] += not isinstance(action, Claim)
    return count


def of_navegador(seen: Seen) -> Counter[str]:
    """Ships that sail from one region to another while one sails the other way, in the same sailing."""
    count: Counter[str] = Counter()
    moves: list[tuple[int, int]] = []
    for state, _, action in seen:
        if state.node != AT_SAIL or not isinstance(action, Move):
            moves = []
            continue
        count["sailed"] += 1
        back = (action.destination, action.origin)
        if back in moves:
            moves.remove(back)
            count["out_and_back"] += 1
        else:
            moves.append((action.origin, action.destination))
    return count


def of_endeavor(seen: Seen) -> Counter[str]:
    """Salaries that were not taken although a building had a disc."""
    count: Counter[str] = Counter()
    for state, _, action in seen:
        if state.node == AT_SALARY:
            count["decisions"] += 1
            if action is DONE:
                count["untaken"] += min(state.salaries, state.manned[state.active].bit_count())
    return count


HABITS: dict[str, Callable[[Seen], Counter[str]]] = {
    "serenissima": of_serenissima,
    "navegador": of_navegador,
    "endeavor": of_endeavor,
}


def habits(game: str, kind: str, games: int, first: int = 0) -> Counter[str]:
    """The habits of four bots of one kind in so many games: sums, and the longest of everything longest."""
    total: Counter[str] = Counter(longest=0)
    for seed in range(first, first + games):
        count = HABITS[game](play(game, [kind] * 4, seed))
        longest = max(total["longest"], count["longest"])
        total += count
        total["longest"] = longest
    return total


if __name__ == "__main__":
    game, kind, games = sys.argv[1:]
    sys.stdout.write(f"{game} {kind} {games} {dict(habits(game, kind, int(games)))}\n")
