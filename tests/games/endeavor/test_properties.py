"""Hypothesis plays: it picks actions by number, and shrinks a failure to a short transcript.

The examples are the same in every run (derandomize), so that a failure is everybody's failure.
"""

from __future__ import annotations

from hypothesis import given, note, settings
from hypothesis import strategies as st
from support.endeavor import SILENT_SWITCHES, lively_game
from support.marks import rule

from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.options import OptionValue
from caravela.games.endeavor import RULES

quick = settings(derandomize=True, max_examples=40, deadline=None, database=None)

#: Which option of each list is taken, counted from its front; the last one is most often to pass.
picks = st.lists(st.integers(min_value=0, max_value=40), min_size=20, max_size=100)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match somewhere: the beginning of a lively game, then picks of Hypothesis, under any options."""
    seats = draw(st.sampled_from(list(RULES.meta.seats)))
    options: dict[str, OptionValue] = {}
    if seats == 2 and draw(st.booleans()):
        options = {"silent_fleet": True, **{id: draw(st.booleans()) for id in SILENT_SWITCHES}}
    if seats == 4 or options:
        options["side"] = draw(st.sampled_from(["usual", "a", "b"]))
    match = Match(RULES, seats, options, draw=False)
    for action in lively_game(seats, draw(st.integers(0, 9)), match.options)[1][: draw(st.integers(0, 500))]:
        match.play(action, draw=False)
    for pick in draw(picks):
        if match.over:
            break
        match.play(match.legal[pick % max(1, len(match.legal) - 1)], draw=False)
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


@rule("END-I19")
@quick
@given(match=matches(), length=st.integers(min_value=0, max_value=600))
def test_the_transcript_of_every_prefix_replays_to_the_same_position(match: Match, length: int) -> None:
    match.rewind(min(length, len(match.steps)))
    text = transcript.write(match)
    copy = transcript.read(text)
    assert copy.state.digest() == match.state.digest()
    assert transcript.write(copy) == text


@quick
@given(match=matches(), more=picks)
def test_the_ordered_list_is_a_part_of_the_free_one_and_never_empty(match: Match, more: list[int]) -> None:
    rules, state = match.rules, match.state.clone()
    for pick in more:
        free, ordered = rules.legal(state), rules.legal(state, ordered=True)
        assert set(ordered) <= set(free)
        assert bool(ordered) == bool(free)
        if not ordered:
            break
        rules.apply(state, ordered[pick % max(1, len(ordered) - 1)])
        rules.check(state)
