"""Chapter 4, the round."""

from __future__ import annotations

import pytest
from support.endeavor import do, finish_round, legal, new_game, phase, position, refused, whose_turn
from support.marks import rule

from caravela.core.facts import NOBODY, Event
from caravela.games.endeavor import RULES
from caravela.games.endeavor.components import COLOURS
from caravela.games.endeavor.state import PHASE_IDS


@rule("END-4.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_game_lasts_seven_rounds(seats: int) -> None:
    state = new_game(seats)
    for _ in range(seats):
        do(state, "start colonial_house")
    seen = []
    while whose_turn(state) != "nobody":
        seen.append(state.round)
        finish_round(state)
    assert seen == [1, 2, 3, 4, 5, 6, 7]
    outcome = RULES.outcome(state)
    assert outcome is not None and outcome.reason == "seven_rounds"


@rule("END-4.2")
def test_a_round_has_five_phases_in_this_order() -> None:
    assert PHASE_IDS[1:] == ("build", "growth", "salary", "action", "discard")
    state = new_game(2)
    do(state, "start colonial_house", "start colonial_house")
    seen: list[str] = []
    while state.round == 1:
        if not seen or seen[-1] != phase(state):
            seen.append(phase(state))
        do(state, "pass" if "pass" in legal(state) else legal(state)[0])
    assert seen == ["build", "salary", "action"], "growth and, without surplus cards, the discard phase ask nothing"


@rule("END-4.3", "END-4.4")
def test_in_every_phase_all_players_decide_clockwise_from_the_crown() -> None:
    state = position(at="build", seats=4, crown="blue", active="blue")
    order = []
    while phase(state) == "build":
        order.append(whose_turn(state))
        do(state, "build market")
    assert order == ["blue", "purple", "red", "yellow"]
    assert phase(state) == "action"
    assert whose_turn(state) == "blue"


@rule("END-4.4")
def test_all_have_built_before_anybody_grows() -> None:
    state = position(at="build", seats=3)
    harbours = list(state.harbour)
    do(state, "build market", "build market")
    assert state.harbour == harbours
    do(state, "build market")
    assert state.harbour == [before + 2 for before in harbours]


@rule("END-4.4", "END-4.2")
def test_what_belongs_to_another_phase_has_to_wait() -> None:
    state = position(at="build", red={"coast": ["colonial_house"], "harbour": 3})
    for line in ("activate colonial_house", "pass", "salary colonial_house", "discard europe_0"):
        assert refused(state, line) == "other_phase"
    state = position(red={"harbour": 3})
    assert refused(state, "build market") == "other_phase"


@rule("END-4.5", "END-4.3")
def test_the_crown_passes_on_after_each_round_but_the_last() -> None:
    state = new_game(3)
    do(state, *["start colonial_house"] * 3)
    crowns = []
    while whose_turn(state) != "nobody":
        crowns.append(COLOURS[state.crown])
        assert whose_turn(state) == crowns[-1]
        finish_round(state)
    assert crowns == ["red", "yellow", "blue", "red", "yellow", "blue", "red"]
    assert COLOURS[state.crown] == "red"


@rule("END-4.1", "END-4.5")
def test_a_new_round_and_the_crown_are_told_of_nobody() -> None:
    events = do(position(seats=2, round=2, passed=["yellow"]), "pass")
    told = [(event.kind, event.seat, event.values) for event in events]
    assert told[1:] == [("crown", NOBODY, {"player": "yellow"}), ("round", NOBODY, {"round": 3})]


@rule("END-4.5")
def test_the_end_comes_at_once_after_the_last_discard() -> None:
    state = position(seats=2, round=7, passed=["yellow"])
    events: list[Event] = do(state, "pass")
    assert [(event.kind, event.seat) for event in events] == [("passed", 0), ("end", NOBODY)]
    assert legal(state) == []
    assert refused(state, "pass") == "game_over"
