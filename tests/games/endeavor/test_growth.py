"""Chapter 6, the growth phase."""

from __future__ import annotations

import pytest
from support.endeavor import do, look, phase, position
from support.marks import rule


@rule("END-6.1")
@pytest.mark.parametrize(("culture", "discs"), [(0, 2), (1, 2), (2, 3), (4, 4), (6, 4), (7, 5), (10, 6), (14, 6)])
def test_as_many_discs_grow_as_the_growth_level_says(culture: int, discs: int) -> None:
    state = position(at="build", seats=2, red={"culture": culture, "harbour": 1})
    supply = look(state).supply
    do(state, "build market", "build market")
    assert look(state).harbour == 1 + discs
    assert look(state).supply == supply - discs


@rule("END-6.2")
@pytest.mark.parametrize("left", [0, 1, 4])
def test_a_small_supply_is_taken_whole(left: int) -> None:
    state = position(at="build", seats=2, red={"culture": 10, "supply": left})
    before = look(state).harbour
    do(state, "build market", "build market")
    assert look(state).supply == 0
    assert look(state).harbour == before + left


@rule("END-6.3")
def test_nothing_is_asked_in_the_growth_phase() -> None:
    state = position(at="build", seats=2, red={"coast": ["colonial_house*"]})
    do(state, "build market")
    events = do(state, "build market")
    assert [event.kind for event in events if event.kind == "grew"] == ["grew", "grew"]
    assert phase(state) == "salary"
