from __future__ import annotations

from typing import Any

import pytest

from caravela.core.errors import CaravelaError
from caravela.core.fields import fields_of
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import GAMES, bot_options

games = pytest.mark.parametrize("game", GAMES)


def dumped(game: str) -> dict[str, Any]:
    rules = load_game(game)
    return dict(rules.new_state(rules.meta.seats[0], bot_options(rules)).dump())


@games
def test_options_are_part_of_a_saved_position(game: str) -> None:
    rules = load_game(game)
    flipped = {option.id: not option.default for option in rules.meta.options if isinstance(option.default, bool)}
    state = rules.new_state(rules.meta.seats[0], bot_options(rules, flipped))
    assert rules.load(state.dump()).dump() == state.dump()


@games
def test_a_missing_field_is_named(game: str) -> None:
    data = dumped(game)
    name = fields_of(load_game(game).state_type)[-1].name
    del data[name]
    with pytest.raises(CaravelaError, match=name):
        load_game(game).load(data)


@games
def test_an_unknown_field_is_named(game: str) -> None:
    with pytest.raises(CaravelaError, match="no_such_field"):
        load_game(game).load({**dumped(game), "no_such_field": 1})


@games
def test_a_wrongly_typed_field_is_named(game: str) -> None:
    data = dumped(game)
    name = next(name for name, value in data.items() if isinstance(value, list))
    with pytest.raises(CaravelaError, match=f"{name}: Expected `array`, got `str`"):
        load_game(game).load({**data, name: "much"})


@games
def test_digests_tell_positions_apart(game: str) -> None:
    rules = load_game(game)
    state = rules.new_state(rules.meta.seats[0], bot_options(rules))
    before = state.digest()
    rules.apply(state, rules.legal(state)[0])
    assert state.digest() != before
