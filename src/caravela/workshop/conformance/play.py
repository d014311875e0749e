"""Random games, and positions from all parts of them, for the tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.options import Options, OptionValue
from caravela.core.registry import add_game, game_ids, load_game
from caravela.core.rules import Rules

#: The games that are here or installed, and with Pig.
INSTALLED = game_ids()
add_game("pig", "caravela.workshop.pig")
GAMES = game_ids()
#: The games that are drawn.
DRAWN = [id for id in GAMES if (load_game(id).meta.folder / "art").is_dir()]
#: Every game with every number of seats.
TABLES = [(id, seats) for id in GAMES for seats in load_game(id).meta.seats]


def bot_options(rules: Rules[Any], given: Mapping[str, OptionValue] | None = None) -> Options:
    """The options of a game among bots, which is sure to end."""
    return Options(rules.meta.options, given, bots=True)


def random_game(
    rules: Rules[Any],
    seats: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    ordered: bool = False,
    before: Callable[[Any, list[Action], Action], object] | None = None,
    after: Callable[[Any, Action], object] | None = None,
    limit: int = 20_000,
) -> tuple[Any, list[Action]]:
    """A whole random game: the last state and the actions. `before` and `after` look at every step."""
    random = Random(f"{rules.meta.id} {seats} {seed}")
    state = rules.new_state(seats, bot_options(rules, options))
    actions: list[Action] = []
    while rules.to_act(state) != NOBODY:
        assert len(actions) < limit, "the game does not end"
        legal = rules.legal(state, ordered)
        if rules.to_act(state) == CHANCE:
            action = random.choices(legal, rules.weights(state))[0]
        else:
            action = random.choice(legal)
        if before is not None:
            before(state, legal, action)
        rules.apply(state, action)
        actions.append(action)
        if after is not None:
            after(state, action)
    return state, actions


def positions(
    rules: Rules[Any], seats: int, seed: int, most: int = 20, options: Mapping[str, OptionValue] | None = None
) -> Iterator[tuple[Any, list[Action], Action]]:
    """Positions from all parts of a random game, each with what is legal and what is done: all of a short game."""
    _, actions = random_game(rules, seats, seed, options)
    state = rules.new_state(seats, bot_options(rules, options))
    step = max(1, len(actions) // most)
    for index, action in enumerate(actions):
        if index % step == 0 or index == len(actions) - 1:
            yield state, rules.legal(state), action
        rules.apply(state, action)


def lively(rules: Rules[Any], state: Any, random: Random) -> Action:
    """A choice that makes much happen: a kind of action first, then one of it, so that ending a turn is one of many."""
    legal = rules.legal(state)
    kinds = list(dict.fromkeys(action.kind for action in legal))
    kind = random.choice(kinds)
    return random.choice([action for action in legal if action.kind == kind])
