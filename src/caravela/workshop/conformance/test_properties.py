"""Hypothesis plays: it picks actions by number, and shrinks a failure to a short transcript.

The examples are the same in every run (derandomize), so that a failure is everybody's failure.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from caravela.core import transcript
from caravela.core.errors import CaravelaError
from caravela.core.facts import CHANCE
from caravela.core.match import Match
from caravela.core.options import Option, OptionValue
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import GAMES, lively

quick = settings(derandomize=True, max_examples=30, deadline=None, database=None)
games = pytest.mark.parametrize("game", GAMES)

#: Which option of each list is taken, counted from its front.
picks = st.lists(st.integers(min_value=0, max_value=60), min_size=20, max_size=100)


def values(option: Option) -> st.SearchStrategy[OptionValue]:
    """What an option can be."""
    if isinstance(option.default, bool):
        return st.booleans()
    if option.choices:
        return st.sampled_from(option.choices)
    return st.just(option.default if option.bots is None else option.bots)


@st.composite
def matches(draw: st.DrawFn, game: str) -> Match:
    """A match somewhere: the beginning of a lively game, then picks of Hypothesis, under any options."""
    rules = load_game(game)
    seats = draw(st.sampled_from(list(rules.meta.seats)))
    options = {option.id: draw(values(option)) for option in rules.meta.options}
    try:
        match = Match(rules, seats, options, draw=False)
    except CaravelaError:
        match = Match(rules, seats, draw=False)
    random = Random(draw(st.integers(0, 9)))
    for _ in range(draw(st.integers(0, 500))):
        if match.over:
            break
        match.play(lively(rules, match.state, random), draw=False)
    for pick in draw(picks):
        if match.over:
            break
        match.play(match.legal[pick % len(match.legal)], draw=False)
    note(transcript.write(match))
    return match


@games
def test_every_invariant_holds_along_every_way(game: str) -> None:
    rules = load_game(game)

    @quick
    @given(match=matches(game))
    def check(match: Match) -> None:
        state = rules.new_state(match.seats, match.options)
        for step in match.steps:
            assert step.action in rules.legal(state)
            rules.apply(state, step.action)
            rules.check(state)

    check()


@games
def test_the_transcript_of_every_prefix_replays_to_the_same_position(game: str) -> None:
    @quick
    @given(match=matches(game), part=st.floats(0, 1))
    def check(match: Match, part: float) -> None:
        match.rewind(int(part * len(match.steps)))
        text = transcript.write(match)
        copy = transcript.read(text)
        assert copy.state.digest() == match.state.digest()
        assert transcript.write(copy) == text

    check()


@games
def test_a_clone_plays_on_without_touching_the_original(game: str) -> None:
    @quick
    @given(match=matches(game), more=picks)
    def check(match: Match, more: list[int]) -> None:
        digest = match.state.digest()
        copy: Any = match.state.clone()
        for pick in more:
            legal = match.rules.legal(copy)
            if not legal:
                break
            match.rules.apply(copy, legal[pick % len(legal)])
        assert match.state.digest() == digest

    check()


@games
def test_the_ordered_list_is_a_part_of_the_free_one_and_never_empty(game: str) -> None:
    @quick
    @given(match=matches(game), more=picks)
    def check(match: Match, more: list[int]) -> None:
        rules = match.rules
        state: Any = match.state.clone()
        for pick in more:
            free, ordered = rules.legal(state), rules.legal(state, ordered=True)
            assert set(ordered) <= set(free)
            assert bool(ordered) == bool(free)
            if not ordered:
                break
            rules.apply(state, ordered[pick % len(ordered)])
            rules.check(state)

    check()


@games
def test_every_refusal_has_a_reason_that_stays_the_same(game: str) -> None:
    @quick
    @given(match=matches(game))
    def check(match: Match) -> None:
        rules, state = match.rules, match.state
        if match.over or rules.to_act(state) == CHANCE:
            return
        legal = set(match.legal)
        for action in rules.actions:
            if action not in legal:
                reason = rules.why_not(state, action)
                assert set(reason.values) == set(rules.meta.reasons[reason.kind])
                assert repr(rules.why_not(state, action)) == repr(reason)

    check()
