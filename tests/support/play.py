"""Random games for the tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.options import Options, OptionValue
from caravela.core.registry import game_ids, load_game
from caravela.core.rules import Rules

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
