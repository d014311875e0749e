"""Chapter 5, the build phase."""

from __future__ import annotations

import pytest
from support.endeavor import do, legal, look, offer, phase, position, targets, why_not
from support.marks import rule

from caravela.games.endeavor.components import BUILDING_IDS, TILE_LEVEL


def levels(state_targets: list[str]) -> set[int]:
    return {TILE_LEVEL[BUILDING_IDS.index(id)] for id in state_targets}


@rule("END-5.1")
def test_everybody_takes_exactly_one_tile() -> None:
    state = position(at="build", seats=2)
    assert all(line.startswith("build ") for line in legal(state))
    do(state, "build shipyard")
    assert look(state).coast == ["colonial_house", "shipyard"]
    assert offer(state)["shipyard"] == 4
    do(state, "build workshop")
    assert phase(state) != "build"


@rule("END-5.1")
def test_the_tile_goes_into_the_leftmost_free_space() -> None:
    state = position(at="build", red={"coast": ["merchant_dock", "market", "workshop"]})
    do(state, "build bank")
    assert look(state).coast == ["merchant_dock", "market", "workshop", "bank"]


@rule("END-5.2")
@pytest.mark.parametrize(
    ("industry", "level"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (6, 3), (7, 4), (10, 5), (15, 5)]
)
def test_tiles_up_to_the_build_level_may_be_taken(industry: int, level: int) -> None:
    state = position(at="build", red={"industry": industry})
    assert levels(targets(state, "build")) == set(range(1, level + 1))


@rule("END-5.2")
def test_a_higher_tile_is_refused_with_both_levels() -> None:
    state = position(at="build", red={"industry": 5})
    reason = why_not(state, "build university")
    assert (reason.kind, reason.rule) == ("level_too_high", "END-5.2")
    assert reason.values == {"building": "university", "level": 4, "allowed": 3}


@rule("END-5.3")
def test_without_tiles_up_to_the_level_the_next_level_opens() -> None:
    state = position(at="build", stock={"market": 0, "shipyard": 0, "workshop": 0})
    assert levels(targets(state, "build")) == {2}
    assert why_not(state, "build docks").kind == "lowest_level_first"


@rule("END-5.3", "END-R3")
def test_an_empty_next_level_leads_further_up() -> None:
    state = position(at="build", stock={"others": 0, "university": 1, "palace": 1}, level_5=["palace"])
    assert targets(state, "build") == ["university"]
    reason = why_not(state, "build palace")
    assert reason.values == {"building": "palace", "level": 5, "lowest": 4}


@rule("END-5.3")
def test_a_single_tile_of_the_own_level_keeps_the_higher_ones_away() -> None:
    state = position(at="build", stock={"market": 1, "shipyard": 0, "workshop": 0})
    assert targets(state, "build") == ["market"]


@rule("END-5.1", "END-3.6")
def test_tiles_that_are_gone_or_not_in_this_game_are_refused() -> None:
    state = position(at="build", red={"industry": 10}, stock={"bank": 0}, level_5=["museum", "arsenal", "palace"])
    assert why_not(state, "build bank").kind == "none_left"
    assert why_not(state, "build memorial").kind == "not_in_this_game"


@rule("END-5.4")
def test_the_symbols_count_already_in_the_same_round() -> None:
    """A Theatre lifts culture to 2: three discs grow, not two. A Bank lifts wealth: two discs come back."""
    state = position(at="build", seats=2, red={"industry": 4})
    do(state, "build theatre", "build market")
    assert look(state).harbour == 3
    assert look(state, "yellow").harbour == 2
    state = position(at="build", seats=2, red={"coast": ["colonial_house*", "market*"], "industry": 2, "wealth": 1})
    do(state, "build bank", "build market")
    do(state, "salary market", "salary colonial_house")
    assert phase(state) == "action"


@rule("END-5.5")
def test_the_same_building_may_be_built_again() -> None:
    state = position(at="build", red={"coast": ["colonial_house", "market"]})
    do(state, "build market")
    assert look(state).coast == ["colonial_house", "market", "market"]


@rule("END-5.6")
def test_one_player_may_build_several_tiles_of_level_5() -> None:
    state = position(
        at="build", red={"coast": ["colonial_house", "museum", "palace"], "industry": 10}, level_5=["arsenal"]
    )
    assert "arsenal" in targets(state, "build")


@rule("END-5.7")
def test_a_new_tile_has_no_disc_and_can_be_activated_at_once() -> None:
    state = position(at="build", seats=2)
    do(state, "build shipyard", "build market")
    assert look(state).coast == ["colonial_house", "shipyard"]
    assert "activate shipyard" in legal(state)
