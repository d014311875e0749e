"""Hypothesis plays: it picks actions by number, and shrinks a failure to a short transcript.

The examples are the same in every run (derandomize), so that a failure is everybody's failure.
"""

from __future__ import annotations

from hypothesis import given, note, settings
from hypothesis import strategies as st
from support.marks import rule
from support.serenissima import SWITCHES, lively_game

from caravela.core import transcript
from caravela.core.facts import CHANCE
from caravela.core.match import Match
from caravela.core.options import OptionValue
from caravela.games.serenissima import RULES
from caravela.games.serenissima.components import PORTS
from caravela.games.serenissima.state import SerenissimaState

quick = settings(derandomize=True, max_examples=40, deadline=None, database=None)

#: Which option of each list is taken, counted from its front.
picks = st.lists(st.integers(min_value=0, max_value=60), min_size=20, max_size=100)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match somewhere: the beginning of a lively game, then picks of Hypothesis, under any options."""
    seats = draw(st.sampled_from(list(RULES.meta.seats)))
    options: dict[str, OptionValue] = {id: draw(st.booleans()) for id in SWITCHES}
    options["closing"] = draw(st.sampled_from(["random", "choose", "list"]))
    options["foreign_zone_sailor_transfer"] = draw(st.sampled_from(["out_only", "both"]))
    match = Match(RULES, seats, options, draw=False)
    for action in lively_game(seats, draw(st.integers(0, 9)), match.options)[1][: draw(st.integers(0, 400))]:
        match.play(action, draw=False)
    for pick in draw(picks):
        if match.over:
            break
        match.play(match.legal[pick % len(match.legal)], draw=False)
    note(transcript.write(match))
    return match


@quick
@given(match=matches())
def test_every_invariant_holds_along_every_way(match: Match) -> None:
    state = RULES.new_state(match.seats, match.options)
    for step in match.steps:
        assert step.action in RULES.legal(state)
        RULES.apply(state, step.action)
        RULES.check(state)


@quick
@given(match=matches(), length=st.integers(min_value=0, max_value=500))
def test_the_transcript_of_every_prefix_replays_to_the_same_position(match: Match, length: int) -> None:
    match.rewind(min(length, len(match.steps)))
    text = transcript.write(match)
    copy = transcript.read(text)
    assert copy.state.digest() == match.state.digest()
    assert transcript.write(copy) == text


@quick
@given(match=matches(), more=picks)
def test_a_clone_plays_on_without_touching_the_original(match: Match, more: list[int]) -> None:
    digest = match.state.digest()
    copy = match.state.clone()
    for pick in more:
        legal = match.rules.legal(copy)
        if not legal:
            break
        match.rules.apply(copy, legal[pick % len(legal)])
    assert match.state.digest() == digest


@quick
@given(match=matches(), more=picks)
def test_the_ordered_list_is_a_part_of_the_free_one_and_never_empty(match: Match, more: list[int]) -> None:
    rules, state = match.rules, match.state.clone()
    for pick in more:
        free, ordered = rules.legal(state), rules.legal(state, ordered=True)
        assert set(ordered) <= set(free)
        assert bool(ordered) == bool(free)
        if not free:
            break
        rules.apply(state, ordered[pick % len(ordered)])


@rule("SER-8.13", "SER-4.9", "SER-I8")
@quick
@given(match=matches())
def test_nobody_ever_loses_the_last_port(match: Match) -> None:
    state = RULES.new_state(match.seats, match.options)
    settled: set[int] = set()
    for step in match.steps:
        RULES.apply(state, step.action)
        settled |= {state.port_owner[port] for port in range(PORTS)}
        for seat in range(match.seats):
            assert seat not in settled or seat in state.port_owner


@quick
@given(match=matches())
def test_every_refusal_has_a_true_reason(match: Match) -> None:
    """No reason claims what is not so: its action is really not legal, and asking twice gives the same answer."""
    rules, state = match.rules, match.state
    assert isinstance(state, SerenissimaState)
    if match.over or rules.to_act(state) == CHANCE:
        return
    legal = set(match.legal)
    for action in rules.actions:
        if action not in legal:
            reason = rules.why_not(state, action)
            assert set(reason.values) == set(rules.meta.reasons[reason.kind])
            if reason.kind == "no_money":
                assert int(reason.values["price"]) > int(reason.values["money"])
            if reason.kind == "last_aboard":
                assert state.crew[int(reason.values["number"])] == 1
            if reason.kind == "not_last_aboard":
                assert state.crew[int(reason.values["number"])] > 1
