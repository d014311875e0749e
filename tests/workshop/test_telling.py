"""Every sentence of a game beside a position: the finder of `scripts/tell_all.py`, with the smallest game."""

from __future__ import annotations

import pytest

from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES, Words
from caravela.workshop.conformance.play import GAMES, bot_options
from caravela.workshop.telling import shape, tables, tell

PIG = "pig"


def test_everything_that_a_small_game_says_comes_up_in_every_language() -> None:
    rules = load_game(PIG)
    telling = tell(rules, seeds=3)
    assert telling.missing() == []
    for language in LANGUAGES:
        words = Words(rules.meta, language)
        for example in telling.examples():
            assert example.sentence(words) and example.scene(words).startswith("2 seats")


def test_examples_differ_in_what_a_sentence_may_tell_apart() -> None:
    assert shape({"count": 1, "good": "gold"}) == shape({"count": 1, "good": "wine"})
    assert shape({"count": 1, "good": "gold"}) != shape({"count": 2, "good": "gold"})
    assert shape({"count": 7}) == shape({"count": 70})


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_changed_at_some_table(game: str) -> None:
    meta = load_game(game).meta
    changed = {id for _, options in tables(load_game(game)) for id in options}
    assert changed == {option.id for option in meta.options if option.kind != "number"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_begin_at_every_table(game: str) -> None:
    rules = load_game(game)
    for seats, options in tables(rules):
        assert rules.new_state(seats, bot_options(rules, options))
