"""Pig, rule by rule: also how the tests of a game look."""

from __future__ import annotations

import pytest
from support.marks import rule

from caravela import Match
from caravela.bots import make_bot
from caravela.core.errors import IllegalAction
from caravela.core.facts import CHANCE
from caravela.workshop.pig import RULES
from caravela.workshop.pig.components import BOX


def begun(*lines: str, seats: int = 2, goal: int = 100) -> Match:
    """A match after these lines."""
    match = Match(RULES, seats, {"goal": goal}, draw=False)
    for line in lines:
        match.play(line, draw=False)
    return match


@rule("PIG-1.1", "PIG-1.2", "PIG-1.4")
def test_everybody_begins_with_nothing_and_the_first_seat_is_to_act() -> None:
    assert BOX.goal.points == 100
    for seats in (2, 3, 4):
        match = begun(seats=seats)
        assert match.rules.scores(match.state) == [0] * seats
        assert match.seat_to_act == 0


@rule("PIG-1.3")
def test_every_face_is_as_likely() -> None:
    match = begun("roll")
    assert match.seat_to_act == CHANCE
    assert [action.notation for action in match.legal] == [f"die {pips}" for pips in range(1, 7)]
    assert match.rules.weights(match.state) == [1] * 6


@rule("PIG-2.1", "PIG-2.2")
def test_rolls_go_into_the_pot_and_the_same_player_chooses_again() -> None:
    match = begun("roll", "die 5", "roll", "die 3")
    assert (match.seat_to_act, match.rules.view(match.state, 0)["pot"]) == (0, 8)
    assert [action.notation for action in match.legal] == ["roll", "hold"]


@rule("PIG-2.3", "PIG-2.6")
def test_a_one_loses_the_pot_and_the_turn() -> None:
    match = begun("roll", "die 5", "roll", "die 1")
    assert match.rules.scores(match.state) == [0, 0]
    assert (match.seat_to_act, match.rules.view(match.state, 0)["pot"]) == (1, 0)


@rule("PIG-2.4", "PIG-2.6")
def test_holding_makes_the_pot_points() -> None:
    match = begun("roll", "die 5", "hold", seats=3)
    assert match.rules.scores(match.state) == [5, 0, 0]
    assert match.seat_to_act == 1


@rule("PIG-2.5")
def test_an_empty_pot_cannot_be_held() -> None:
    with pytest.raises(IllegalAction) as refused:
        begun("hold")
    assert (refused.value.reason.kind, refused.value.reason.rule) == ("empty_pot", "PIG-2.5")


@rule("PIG-3.1", "PIG-3.2", "PIG-R1")
def test_whoever_holds_the_goal_wins_at_once() -> None:
    match = begun("roll", "die 6", "hold", "roll", "die 2", "hold", "roll", "die 1", "roll", "die 6", goal=12, seats=3)
    assert not match.over
    match.play("hold", draw=False)
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.ranking) == ([12, 2, 0], [[0], [1], [2]])


@rule("PIG-3.2")
def test_equal_points_share_a_place() -> None:
    match = begun("roll", "die 6", "roll", "die 6", "hold", goal=12, seats=3)
    assert match.outcome is not None
    assert match.outcome.ranking == [[0], [1, 2]]


@rule("PIG-I1", "PIG-I2")
@pytest.mark.parametrize(("invariant", "field", "value"), [("PIG-I1", "pot", -1), ("PIG-I2", "points", [100, 0])])
def test_a_broken_position_is_refused(invariant: str, field: str, value: object) -> None:
    match = begun()
    state = match.state
    setattr(state, field, value)
    with pytest.raises(AssertionError, match=invariant):
        match.rules.check(state)


def test_a_greedy_bot_that_cannot_look_past_the_die_still_comes_to_an_end() -> None:
    match = Match(RULES, 2, seed=3)
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not match.over:
        seat = match.seat_to_act
        match.play(bots[seat].choose(match.rules, match.rules.seen_by(match.state, seat)))
        assert len(match.steps) < 2_000
