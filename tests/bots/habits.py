"""Bad habits of bots, counted: what a person at the table would shake their head at.

For more games than the tests play: .venv/bin/python tests/bots/habits.py serenissima planner 50
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

from caravela.bots import make_bot
from caravela.bots.turns import turns
from caravela.core.actions import Action
from caravela.core.chance import Chance
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.registry import load_game
from caravela.games.endeavor.actions import DONE, DiscardCard, Pass, PayBuilding, TakeCard
from caravela.games.endeavor.components import BONUS_DISC, ROUNDS
from caravela.games.endeavor.state import AT_ACT as AT_ACTION
from caravela.games.endeavor.state import AT_DISCARD, AT_SALARY, AT_TURN
from caravela.games.navegador.actions import Move
from caravela.games.navegador.state import AT_SAIL
from caravela.games.serenissima.actions import DONE as BOUGHT
from caravela.games.serenissima.actions import INVEST
from caravela.games.serenissima.kinds import Claim, End, Jettison, Sell
from caravela.games.serenissima.state import AT_ACT, AT_LOAD, AT_SELL
from caravela.games.vasco.actions import ACT, PASS
from caravela.games.vasco.chapters.calls import fee
from caravela.games.vasco.components import COMPENSATION
from caravela.games.vasco.state import AT_CALL
from caravela.workshop.conformance.play import bot_options

#: A loading that takes more steps goes to and fro.
LONG_LOADING = 15

#: More turns than a galley has.
REACHED = 10_000

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
    """Loadings by their steps; neutral ports that were left, idle galleys, cubes unsold or overboard.

    Selling in a neutral port, or keeping the last sailor aboard, is as good a reason not to claim it: only galleys that
    had sailors to spare and ended their activation with nothing are counted. A galley is idle if it invests in nothing,
    and could have sold or claimed something. A cube may be kept for a better port, and one may go overboard for a
    better one: few are, among those who play well.
    """
    rules = load_game("serenissima")
    count: Counter[str] = Counter(longest=0)
    before: Any = None
    for state, legal, action in seen:
        count["invested"] += action is INVEST
        if before is not None and action is BOUGHT:
            count["invested_in_nothing"] += 1
            reached = [turn.actions for turn in turns(rules, before, state.active, 2, REACHED)]
            count["idle"] += any(isinstance(one, Sell | Claim) for actions in reached for one in actions)
        before = state if action is INVEST else None
        if state.node == AT_LOAD:
            count["longest"] = max(count["longest"], state.load_steps + 1)
            count["loadings"] += state.load_steps == 0
            count["long"] += state.load_steps == LONG_LOADING
        count["overboard"] += isinstance(action, Jettison)
        if state.node == AT_SELL and any(isinstance(option, Sell) for option in legal):
            count["sellable"] += 1
            count["unsold"] += not isinstance(action, Sell)
        if state.node == AT_ACT and state.crew[state.black] > 1 and any(isinstance(one, Claim) for one in legal):
            count["claimable"] += 1
            count["unclaimed"] += isinstance(action, End)
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
    """Salaries that were not taken although a building had a disc, or payments; passes and cards that went for nothing.

    A pass with discs in the harbour and something else to do may be right; it is rare among those who play well. Cards
    that are taken and discarded in the same round cost a turn, unless they bring a disc, or it is the last round and
    nothing else is left to do.
    """
    count: Counter[str] = Counter()
    taken: set[tuple[int, int]] = set()
    round = 0
    for state, legal, action in seen:
        if state.round != round:
            round, taken = state.round, set()
        if state.node == AT_TURN:
            count["turns"] += 1
            count["passed_early"] += isinstance(action, Pass) and len(legal) > 1 and state.harbour[state.active] >= 2
        if isinstance(action, TakeCard) and state.round < ROUNDS and not BONUS_DISC >> action.card & 1:
            count["taken"] += 1
            taken.add((state.active, action.card))
        if state.node == AT_DISCARD and isinstance(action, DiscardCard):
            count["taken_to_be_discarded"] += (state.active, action.card) in taken
        if state.node == AT_ACTION and any(isinstance(option, PayBuilding) for option in legal):
            count["returnable"] += 1
            count["unreturned"] += action is DONE
        if state.node == AT_SALARY:
            count["decisions"] += 1
            if action is DONE:
                count["untaken"] += min(state.salaries, state.manned[state.active].bit_count())
    return count


def of_vasco(seen: Seen) -> Counter[str]:
    """Numbers that could have acted for nothing, or for less than the pass brought, and passed."""
    count: Counter[str] = Counter()
    for state, legal, action in seen:
        if state.node == AT_CALL and ACT in legal:
            count["calls"] += 1
            free = fee(state) == 0 and COMPENSATION[state.called] == 0
            count["free"] += free
            count["free_passed"] += free and action is PASS
    return count


HABITS: dict[str, Callable[[Seen], Counter[str]]] = {
    "serenissima": of_serenissima,
    "navegador": of_navegador,
    "endeavor": of_endeavor,
    "vasco": of_vasco,
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
