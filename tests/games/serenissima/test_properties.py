"""Hypothesis plays: what must hold along every way, beyond the conformance tests."""

from __future__ import annotations

from hypothesis import given
from support.marks import rule

from caravela.core.facts import CHANCE
from caravela.core.match import Match
from caravela.games.serenissima import RULES
from caravela.games.serenissima.components import PORTS
from caravela.games.serenissima.state import SerenissimaState
from caravela.workshop.conformance.test_properties import matches, quick


@rule("SER-8.13", "SER-4.9", "SER-I8")
@quick
@given(match=matches(RULES.meta.id))
def test_nobody_ever_loses_the_last_port(match: Match) -> None:
    state = RULES.new_state(match.seats, match.options)
    settled: set[int] = set()
    for step in match.steps:
        RULES.apply(state, step.action)
        settled |= {state.port_owner[port] for port in range(PORTS)}
        for seat in range(match.seats):
            assert seat not in settled or seat in state.port_owner


@quick
@given(match=matches(RULES.meta.id))
def test_every_refusal_has_a_true_reason(match: Match) -> None:
    """No reason claims what is not so."""
    rules, state = match.rules, match.state
    assert isinstance(state, SerenissimaState)
    if match.over or rules.to_act(state) == CHANCE:
        return
    legal = set(match.legal)
    for action in rules.actions:
        if action not in legal:
            reason = rules.why_not(state, action)
            if reason.kind == "no_money":
                assert int(reason.values["price"]) > int(reason.values["money"])
            if reason.kind == "last_aboard":
                assert state.crew[int(reason.values["number"])] == 1
            if reason.kind == "not_last_aboard":
                assert state.crew[int(reason.values["number"])] > 1
