"""Chapter 7, the salary phase."""

from __future__ import annotations

import pytest
from support.endeavor import do, legal, look, phase, position, whose_turn, why_not
from support.marks import rule

COAST = ["colonial_house*", "market*", "shipyard*", "barracks*"]


@rule("END-7.1")
@pytest.mark.parametrize(("wealth", "discs"), [(3, 2), (4, 3), (7, 4), (12, 4)])
def test_discs_return_up_to_the_salary_level(wealth: int, discs: int) -> None:
    state = position(at="salary", seats=2, red={"coast": COAST, "wealth": wealth})
    for count in range(discs):
        assert look(state).harbour == count
        do(state, legal(state)[0])
    assert look(state).harbour == discs
    assert phase(state) == "action"


@rule("END-7.1")
def test_a_building_gives_back_one_disc_and_is_free_again() -> None:
    state = position(at="salary", seats=2, red={"coast": COAST, "wealth": 10})
    do(state, "salary market")
    assert look(state).coast == ["colonial_house*", "market", "shipyard*", "barracks*"]
    assert "salary market" not in legal(state)
    assert why_not(state, "salary market").kind == "no_disc_there"


@rule("END-7.2")
def test_the_player_chooses_which_discs_return() -> None:
    state = position(at="salary", seats=2, red={"coast": COAST, "wealth": 3})
    assert legal(state) == ["salary market", "salary shipyard", "salary barracks", "salary colonial_house", "done"]
    do(state, "salary barracks", "salary colonial_house")
    assert look(state).coast == ["colonial_house", "market*", "shipyard*", "barracks"]


@rule("END-7.2")
def test_all_can_return_in_one_step_only_if_the_level_allows_it() -> None:
    state = position(at="salary", seats=2, red={"coast": COAST, "wealth": 4})
    reason = why_not(state, "salary all")
    assert (reason.kind, reason.values) == ("not_all_salaries", {"count": 4, "salaries": 3})
    do(state, "salary market")
    assert "salary all" not in legal(state)
    state = position(at="salary", seats=2, red={"coast": ["market*", "market*", "shipyard*", "barracks*"], "wealth": 7})
    do(state, "salary all")
    assert look(state).coast == ["market", "market", "shipyard", "barracks"]
    assert look(state).harbour == 4
    assert phase(state) == "action"


@rule("END-7.1", "END-5.5")
def test_equal_buildings_are_named_once_and_give_a_disc_each() -> None:
    state = position(at="salary", seats=2, red={"coast": ["colonial_house", "market*", "market*"], "wealth": 3})
    assert legal(state) == ["salary market", "salary all", "done"]
    do(state, "salary market", "salary market")
    assert look(state).coast == ["colonial_house", "market", "market"]


@rule("END-7.3")
def test_locked_buildings_give_their_disc_back_too() -> None:
    state = position(at="salary", seats=2, red={"coast": ["colonial_house", "museum*"]})
    do(state, "salary museum")
    assert look(state).coast == ["colonial_house", "museum"]


@rule("END-7.4", "END-R2")
def test_fewer_discs_than_allowed_may_return() -> None:
    state = position(at="salary", seats=2, red={"coast": COAST, "wealth": 10})
    do(state, "salary barracks", "done")
    assert look(state).harbour == 1
    assert phase(state) == "action"
    state = position(at="salary", seats=2, red={"coast": COAST})
    do(state, "done")
    assert look(state).harbour == 0


@rule("END-7.1")
def test_whoever_has_no_disc_on_a_building_is_not_asked() -> None:
    state = position(at="salary", seats=3, red={"coast": ["colonial_house*"]}, blue={"coast": ["colonial_house*"]})
    do(state, "salary colonial_house")
    assert whose_turn(state) == "blue"
