"""Chapter 13, the end of the game and scoring."""

from __future__ import annotations

from typing import Any

import pytest
from support.marks import rule
from support.vasco import do, legal, look, position, told, whose_turn, why_not

from caravela.core.rules import Outcome
from caravela.games.vasco import RULES
from caravela.games.vasco.components import COLOURS
from caravela.games.vasco.state import VascoState


def finished(**players: Any) -> Outcome:
    """The outcome of a game that ends with this; Dias and Alvares lie with blue, who has nothing else."""
    state = position(at="game end", round=5, owners={"dias": "blue"}, blue={"money": 0}, **players)
    while legal(state):
        do(state, "done")
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome


@rule("VDG-13.1", "VDG-10.16", "VDG-10.18")
def test_after_round_5_only_alvares_and_dias_still_work() -> None:
    state = position(
        at="window",
        round=5,
        owners={"dias": "red", "alvares": "black"},
        upper=["iii-01"],
        sections=[{"grey": 1}],
        sums=(9, 4),
    )
    assert whose_turn(state) == "nobody", "the game is over"
    assert look(state, "red").points == 2 and look(state, "black").crew == {"white": 1}
    assert state.round == 5 and state.sums == [9, 4], "no other step of the end of a round"
    assert COLOURS[state.first] == "yellow"


@rule("VDG-13.1", "VDG-15.3")
def test_the_usual_window_after_phase_3_comes_before_it() -> None:
    state = position(
        at="window",
        round=5,
        owners={"alvares": "black"},
        red={"projects": ["i-01"], "crew": {"white": 1}},
        black={"crew": {"white": 5}},
    )
    assert state.missionaries == 0
    assert (whose_turn(state), legal(state)) == ("red", ["launch i-01", "done"])
    do(state, "launch i-01")
    assert look(state, "black").crew == {"white": 6}, "the missionary was back in time"


@rule("VDG-13.2", "VDG-R12", "VDG-15.3")
def test_then_all_may_launch_one_last_time_without_captains() -> None:
    state = position(
        at="game end",
        round=5,
        first="black",
        owners={"alvares": "red"},
        red={"projects": ["i-01"], "captains": 0},
        yellow={"projects": ["ii-01"], "crew": {"grey": 1}, "captains": 0},
    )
    assert (whose_turn(state), legal(state)) == ("yellow", ["launch ii-01", "done"])
    do(state, "launch ii-01")
    assert (whose_turn(state), legal(state)) == ("red", ["launch i-01", "done"]), "with the missionary just received"
    do(state, "launch i-01")
    assert whose_turn(state) == "nobody"
    assert look(state, "red").ships == ["i-01"]


@rule("VDG-13.3")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
def test_one_point_for_every_full_three_reals(money: int, points: int) -> None:
    assert finished(red={"money": money}).scores[1] == points


@rule("VDG-13.4")
@pytest.mark.parametrize(("ships", "captains", "points"), [(0, 5, 0), (3, 2, 6), (2, 3, 6), (1, 1, 3), (2, 0, 0)])
def test_three_points_for_each_ship_with_a_captain(ships: int, captains: int, points: int) -> None:
    tiles = ["i-01", "i-13", "ii-14"][:ships]
    outcome = finished(red={"money": 0, "ships": tiles, "captains": captains})
    assert outcome.scores[1] == points


@rule("VDG-13.5")
def test_nothing_else_counts() -> None:
    state = position(
        at="game end",
        round=5,
        sea={"calicut": {1: "red iii-07"}},
        red={"money": 2, "captains": 0, "projects": ["i-13"], "crew": {"grey": 3, "white": 2}},
    )
    assert RULES.scores(state)[1] == 0


@rule("VDG-13.3", "VDG-13.4")
def test_the_score_sheet_has_a_line_for_everything() -> None:
    outcome = finished(red={"points": 20, "money": 7, "ships": ["i-01"], "captains": 1})
    lines = {line.id: (line.points, line.count, line.each) for line in outcome.breakdown[1]}
    assert lines == {
        "voyages": (20, 0, 0),
        "completion": (0, 0, 0),
        "ships": (0, 0, 0),
        "dias": (0, 0, 0),
        "reals": (2, 7, 0),
        "ready": (3, 1, 3),
    }


@rule("VDG-13.6")
def test_most_points_win() -> None:
    outcome = finished(red={"points": 30}, yellow={"points": 31}, black={"points": 29})
    assert outcome.ranking == [[0], [1], [2], [3]]
    assert (outcome.reason, outcome.tie) == ("last_round", "")


@rule("VDG-13.7")
def test_a_tie_goes_to_more_ships_in_the_navigation_area() -> None:
    state = position(
        at="game end",
        round=5,
        owners={"dias": "blue"},
        sea={"mombasa": {1: "red i-10", 3: "merchant 7"}, "malindi": {1: "merchant 9", 3: "merchant 11"}},
        red={"points": 30, "crew": {}, "money": 0},
        yellow={"points": 30, "crew": {"grey": 5}, "money": 0},
    )
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.winners == [1] and outcome.tie == "VDG-13.7", "merchant ships count for nobody"


@rule("VDG-13.8", "VDG-R13")
def test_then_to_more_sailors_without_missionaries() -> None:
    outcome = finished(
        red={"points": 30, "crew": {"grey": 2}},
        yellow={"points": 30, "crew": {"orange": 1, "white": 4}},
    )
    assert outcome.winners == [1] and outcome.tie == "VDG-13.8"


@rule("VDG-13.9", "VDG-R13")
def test_then_the_victory_is_shared() -> None:
    outcome = finished(
        red={"points": 30, "crew": {"grey": 2, "white": 1}},
        yellow={"points": 30, "crew": {"orange": 2}},
    )
    assert outcome.ranking[0] == [0, 1] and outcome.tie == "VDG-13.9"


@rule("VDG-13.7")
def test_a_tie_for_another_place_is_no_tie_for_the_first() -> None:
    outcome = finished(red={"points": 20}, yellow={"points": 30}, black={"points": 20})
    assert outcome.ranking == [[0], [1, 2], [3]] and outcome.tie == ""


@rule("VDG-3.3")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = position(at="game end", round=5)
    assert legal(state) == []
    assert why_not(state, "pass").kind == "game_over"


@rule("VDG-13.3", "VDG-13.4")
def test_the_points_of_every_moment_are_told() -> None:
    """`scores` counts as if the game ended now."""
    state: VascoState = position(
        numbers={9: "red navigation"}, red={"points": 5, "money": 10, "ships": ["i-10"], "captains": 1}
    )
    assert RULES.scores(state)[1] == 5 + 3 + 3
    events = do(state, "act", "harbour mombasa", "sail i-10 > mombasa 1")
    assert told(events, "sailed")
    assert RULES.scores(state)[1] == 5 + 7 + 4
