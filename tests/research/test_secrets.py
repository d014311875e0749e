"""Secrets: whatever is re-dealt that a seat cannot know, the seat notices nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravela.core.facts import Event
from caravela.core.registry import load_game
from caravela.core.rules import Rules
from caravela.core.words import Words
from caravela.research.encoding import encoding, mask
from caravela.research.secrets import determinise
from caravela.workshop.conformance.play import GAMES, positions

#: The options under which a game has secrets.
VEILED: dict[str, dict[str, bool]] = {"serenissima": {"money_open": False}}


def seen(rules: Rules[Any], state: Any, seat: int) -> dict[str, Any]:
    """Everything that reaches a seat."""
    acts = rules.to_act(state) == seat
    words = Words(rules.meta, "en")
    return {
        "observation": encoding(rules, state.seats).encode(state, seat),
        "legal": [action.number for action in rules.legal(state)] if acts else [],
        "mask": bytes(mask(rules, state)) if acts else b"",
        "prompt": rules.prompt(state).values if acts else {},
        "view": rules.view(state, seat),
        "bot": rules.seen_by(state, seat).key(),
        "scene": repr([(piece.id, piece.anchor, piece.count) for piece in rules.scene(state, seat).pieces]),
        "panels": [
            [[span.text for span in line] for line in panel.lines] for panel in rules.panels(state, words, seat)
        ],
    }


def log(rules: Rules[Any], state: Any, action: Any, seat: int) -> tuple[Any, list[Any]]:
    """Who decides what behind an action, which may depend on secrets, and what a seat hears of it."""
    events: list[Event] = []
    after = state.clone()
    rules.apply(after, action, events)
    told = [rules.told(event, seat) for event in events]
    heard = [(event.kind, event.seat, event.values) for event in told if event is not None]
    return (after.node, rules.to_act(after)), heard


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_a_seat_notices_nothing_of_what_is_dealt_anew(game: str, seed: int) -> None:
    rules = load_game(game)
    random = Random(seed)
    seats = random.choice(list(rules.meta.seats))
    for state, legal, action in positions(rules, seats, seed, 12, VEILED.get(game)):
        seat = random.randrange(seats)
        other = determinise(rules, state, seat, random)
        rules.check(other)
        assert seen(rules, other, seat) == seen(rules, state, seat)
        if action in rules.legal(other):
            (there, guessed), (here, heard) = log(rules, other, action, seat), log(rules, state, action, seat)
            assert there != here or guessed == heard
        assert rules.to_act(other) != seat or rules.legal(other) == legal


def test_a_guess_differs_from_the_truth_where_it_can() -> None:
    rules = load_game("serenissima")
    differs = 0
    last: Any = None
    for state, _, _ in positions(rules, 3, 5, options=VEILED["serenissima"]):
        other = determinise(rules, state, 0, Random(1))
        assert other.money[0] == state.money[0]
        differs += other.money != state.money
        last = state.clone()
    assert differs > 10
    drawn = {tuple(determinise(rules, last, 0, Random(seed)).money) for seed in range(20)}
    assert len(drawn) > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_secrets_is_its_own_guess(game: str) -> None:
    rules = load_game(game)
    for state, _, _ in positions(rules, 2, 1):
        assert determinise(rules, state, 0, Random(1)).key() == state.key()


def test_a_guess_does_not_look_at_the_truth() -> None:
    """Two truths that look alike to a seat give the same guesses."""
    rules = load_game("serenissima")
    for state, _, _ in positions(rules, 4, 2, options=VEILED["serenissima"]):
        other = determinise(rules, state, 2, Random(9))
        assert determinise(rules, other, 2, Random(4)).key() == determinise(rules, state, 2, Random(4)).key()
