"""Chapter 8, buildings."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import do, left, legal, look, position, whose_turn

from caravela.games.navegador.box import LINE_IDS
from caravela.games.navegador.components import LINE_PRICES

NEEDS = {"sugar_factory": 3, "gold_factory": 3, "spice_factory": 3, "shipyard": 4, "church": 5}


@rule("NAV-8.1", "NAV-8.2")
def test_as_many_buildings_as_workers_and_money_allow() -> None:
    state = position(at="buildings", red={"money": 900, "workers": 9})
    do(state, "build sugar_factory", "build spice_factory", "build gold_factory")
    assert legal(state) == ["done"]
    assert look(state).buildings == {**dict.fromkeys(list(NEEDS)[:3], 1), "shipyard": 1, "church": 1}


@rule("NAV-8.2")
@pytest.mark.parametrize("workers", range(2, 10))
def test_each_building_needs_its_workers(workers: int) -> None:
    state = position(at="buildings", red={"money": 900, "workers": workers})
    assert legal(state) == [*(f"build {id}" for id, need in NEEDS.items() if need <= workers), "done"]


@rule("NAV-8.2")
@pytest.mark.parametrize("first", LINE_IDS)
@pytest.mark.parametrize("second", LINE_IDS)
def test_the_workers_must_suffice_for_all_buildings_together_and_stay(first: str, second: str) -> None:
    for workers in range(5, 10):
        state = position(at="buildings", red={"money": 900, "workers": workers})
        do(state, f"build {first}")
        assert (f"build {second}" in legal(state)) == (NEEDS[first] + NEEDS[second] <= workers)
        assert look(state).workers == workers


@rule("NAV-8.3")
@pytest.mark.parametrize(("line", "id"), list(enumerate(LINE_IDS)))
@pytest.mark.parametrize("seats", [2, 5])
def test_the_price_is_that_of_the_leftmost_position_and_rises(line: int, id: str, seats: int) -> None:
    prices = LINE_PRICES[line]
    full = left(position(seats=seats))[id]
    for gone in range(full):
        state = position(seats=seats, at="buildings", left={id: full - gone}, red={"money": 900, "workers": 9})
        do(state, f"build {id}")
        assert 900 - look(state).money == prices[gone]
        assert left(state)[id] == full - gone - 1


@rule("NAV-8.3")
def test_the_next_building_of_a_line_costs_more_in_the_same_action() -> None:
    state = position(at="buildings", red={"money": 900, "workers": 9})
    do(state, *["build gold_factory"] * 3)
    assert 900 - look(state).money == sum(LINE_PRICES[1][:3])


@rule("NAV-8.4")
def test_an_empty_line_offers_nothing() -> None:
    state = position(at="buildings", left={"gold_factory": 0, "church": 0}, red={"money": 900, "workers": 9})
    assert legal(state) == ["build sugar_factory", "build spice_factory", "build shipyard", "done"]


@rule("NAV-8.4")
def test_joker_factories_cannot_be_built() -> None:
    assert "build joker_factory" not in legal(position(at="buildings", red={"money": 900, "workers": 9}))
    assert [line for line in LINE_IDS if "joker" in line] == []


@rule("NAV-8.5")
def test_a_player_may_own_any_number_of_buildings() -> None:
    state = position(
        seats=2,
        at="buildings",
        left={"church": 1},
        red={
            "money": 900,
            "workers": 9,
            "buildings": {**dict.fromkeys(list(NEEDS)[:3], 6), "shipyard": 9, "church": 8},
        },
        green={"buildings": {"shipyard": 1, "church": 1}},
    )
    do(state, "build church")
    assert look(state).buildings == {**dict.fromkeys(list(NEEDS)[:3], 6), "shipyard": 9, "church": 9}


@rule("NAV-8.6", "NAV-13.1")
def test_the_very_last_building_triggers_the_end() -> None:
    nearly = dict.fromkeys(LINE_IDS, 0) | {"spice_factory": 2}
    state = position(at="buildings", left=nearly, red={"money": 900, "workers": 8})
    do(state, "build spice_factory")
    assert state.turns_left < 0
    do(state, "build spice_factory")
    assert state.turns_left == 4
    do(state, "done")
    assert whose_turn(state) == "green"
