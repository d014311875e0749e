"""Chapter 7, founding colonies."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import coast, do, legal, look, position, tokens, whose_turn

from caravela.games.navegador.components import REGION_IDS, STACK_SIZE


@rule("NAV-7.1")
def test_several_colonies_may_be_founded_in_one_action() -> None:
    state = position(
        at="colony",
        discovered=["guine", "bahia"],
        red={"money": 900, "workers": 8, "ships": {"guine": 2, "bahia": 2}},
    )
    do(state, "found bahia", "found guine", "found bahia", "found guine")
    assert legal(state) == ["done"]
    assert [len(prices) for prices in look(state).colonies.values()] == [2, 2, 0]


@rule("NAV-7.1")
def test_undiscovered_regions_have_nothing_to_found() -> None:
    state = position(at="colony", red={"money": 900, "workers": 9, "ships": {"portugal": 7}})
    assert legal(state) == ["done"]


@rule("NAV-7.2")
@pytest.mark.parametrize(("workers", "ships", "count"), [(2, 3, 1), (3, 3, 1), (4, 3, 2), (9, 1, 1), (9, 2, 2)])
def test_each_colony_takes_a_ship_there_and_two_workers(workers: int, ships: int, count: int) -> None:
    state = position(
        at="colony", discovered=["guine"], red={"money": 900, "workers": workers, "ships": {"guine": ships}}
    )
    for _ in range(count):
        assert legal(state) == ["found guine", "done"]
        do(state, "found guine")
    assert legal(state) == ["done"]


@rule("NAV-7.2")
def test_workers_are_counted_over_all_regions() -> None:
    state = position(
        at="colony",
        discovered=coast("angola"),
        red={"money": 900, "workers": 5, "ships": {"guine": 2, "bahia": 2, "rio": 2}},
    )
    do(state, "found rio", "found guine")
    assert legal(state) == ["done"]


@rule("NAV-7.3", "NAV-R3")
def test_the_price_is_paid_ships_and_workers_are_kept() -> None:
    state = position(
        at="colony",
        discovered=["guine"],
        stacks={"guine": [60, 90, 120]},
        red={"money": 300, "workers": 6, "ships": {"guine": 2}},
    )
    do(state, "found guine", "found guine", "done")
    seat = look(state)
    assert seat.money == 300 - 60 - 90
    assert seat.colonies["gold"] == [60, 90]
    assert (seat.workers, seat.ships) == (6, {"guine": 2})
    assert tokens(state, "guine") == [120]


@rule("NAV-7.4")
def test_the_cheapest_token_of_the_region_goes_first() -> None:
    state = position(
        at="colony",
        discovered=["guine"],
        stacks={"guine": [140, 70, 100]},
        red={"money": 300, "workers": 9, "ships": {"guine": 3}},
    )
    for price in (70, 100):
        assert not [line for line in legal(state) if line.startswith("found guine ")]
        do(state, "found guine")
        assert look(state).colonies["gold"][-1] == price
    assert legal(state) == ["done"], "the last one costs 140, and 130 are left"


@rule("NAV-7.5")
def test_regions_and_numbers_are_free_also_within_a_good() -> None:
    """The cheaper token of another region with the same good need not be taken."""
    state = position(
        at="colony",
        discovered=["guine", "angola"],
        stacks={"guine": [50, 60, 70], "angola": [100, 110]},
        red={"money": 900, "workers": 8, "ships": {"guine": 2, "angola": 2}},
    )
    assert legal(state) == ["found guine", "found angola", "done"]
    do(state, "found angola", "found angola")
    assert look(state).colonies["gold"] == [100, 110]
    assert legal(state) == ["found guine", "done"]


@rule("NAV-7.6")
def test_the_discoverer_has_no_claim() -> None:
    state = position(
        at="colony",
        discovered=["guine"],
        red={"money": 200, "workers": 4, "ships": {"guine": 1}, "discs": 0},
        green={"discs": 1},
    )
    assert "found guine" in legal(state)


@rule("NAV-7.6")
def test_portugal_has_no_colonies() -> None:
    assert STACK_SIZE[REGION_IDS.index("portugal")] == 0
    state = position(at="colony", discovered=["guine"], red={"money": 900, "workers": 9, "ships": {"portugal": 7}})
    assert legal(state) == ["done"]


@rule("NAV-7.6")
def test_taken_tokens_are_not_replaced() -> None:
    state = position(
        at="colony",
        discovered=["guine", "angola"],
        stacks={"angola": [80]},
        red={"money": 900, "workers": 9, "ships": {"angola": 3}},
    )
    do(state, "found angola")
    assert tokens(state, "angola") == []
    assert legal(state) == ["done"]


@rule("NAV-7.7")
def test_a_player_may_own_any_number_of_colonies() -> None:
    """All but one of the tokens that the discovered regions have."""
    state = position(
        at="colony",
        discovered=coast("macau"),
        stacks={"macau": [180], "bahia": [], "rio": []},
        red={
            "money": 900,
            "workers": 9,
            "ships": {"macau": 1},
            "colonies": {"sugar": 8, "gold": 10, "spice": 10},
            "discs": 11,
        },
    )
    do(state, "found macau", "done")
    assert sum(len(prices) for prices in look(state).colonies.values()) == 29
    assert look(state).colonies["spice"][-1] == 180
    assert whose_turn(state) == "green"
