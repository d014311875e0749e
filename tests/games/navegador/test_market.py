"""Chapter 9, the market."""

from __future__ import annotations

from itertools import permutations

import pytest
from support.marks import rule
from support.navegador import coast, do, kinds, legal, look, pass_turns, position, row, whose_turn

from caravela.games.navegador.box import GOODS
from caravela.games.navegador.components import MARKET_PRICES, REVENUE
from caravela.games.navegador.state import NavegadorState


def market(
    colonies: dict[str, int] | None = None,
    factories: dict[str, int] | None = None,
    rows: dict[str, int] | None = None,
) -> NavegadorState:
    return position(
        at="market_a",
        discovered=coast("goa"),
        rows=rows,
        red={
            "money": 0,
            "colonies": dict(colonies or {}),
            "buildings": {f"{good}_factory": count for good, count in (factories or {}).items()},
        },
    )


def of_good(state: NavegadorState, good: str) -> list[str]:
    return [line for line in legal(state) if good in line]


@rule("NAV-9.1")
def test_each_good_is_sold_or_processed_or_left_alone() -> None:
    state = market({"sugar": 2, "gold": 1}, {"sugar": 2, "gold": 1})
    assert of_good(state, "sugar") == [*(f"sell sugar {k}" for k in (1, 2)), *(f"process sugar {k}" for k in (1, 2, 3))]
    do(state, "sell sugar 1")
    assert of_good(state, "sugar") == []
    do(state, "process gold 1")
    assert of_good(state, "gold") == []
    do(state, "done")
    assert row(state, "spice") == 4


@rule("NAV-9.2", "NAV-9.3", "NAV-9.7", "NAV-9.8")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("start", range(1, 11))
def test_units_are_sold_at_the_price_of_the_row_and_the_marker_falls(good: str, start: int) -> None:
    for count in range(1, 5):
        state = market({good: 4}, rows={good: start})
        assert of_good(state, good)[:4] == [f"sell {good} {k}" for k in range(1, 5)]
        do(state, f"sell {good} {count}")
        assert look(state).money == count * MARKET_PRICES[GOODS.index(good)][start - 1]
        assert row(state, good) == min(10, start + count)
        assert len(look(state).colonies[good]) == 4


@rule("NAV-9.4", "NAV-9.5", "NAV-9.7", "NAV-9.8")
@pytest.mark.parametrize("good", GOODS)
@pytest.mark.parametrize("start", range(1, 11))
def test_units_are_processed_at_the_revenue_of_the_row_and_the_marker_rises(good: str, start: int) -> None:
    for count in range(1, 4):
        state = market(factories={good: 3}, rows={good: start})
        do(state, f"process {good} {count}")
        assert look(state).money == count * REVENUE[start - 1]
        assert row(state, good) == max(1, start - count)
        assert look(state).buildings[f"{good}_factory"] == 3


@rule("NAV-9.2", "NAV-9.4")
def test_colonies_sell_and_factories_process_only_their_own_good() -> None:
    state = market({"gold": 2}, {"spice": 1})
    do(state, "process sugar 1")
    assert legal(state) == ["sell gold 1", "sell gold 2", "process spice 1", "done"]


@rule("NAV-9.6")
@pytest.mark.parametrize("good", GOODS)
def test_the_joker_adds_one_unit_of_one_good(good: str) -> None:
    state = market(factories=dict.fromkeys(GOODS, 2))
    assert f"process {good} 3" in legal(state)
    assert f"process {good} 4" not in legal(state)
    do(state, f"process {good} 3")
    for other in set(GOODS) - {good}:
        assert of_good(state, other) == [f"process {other} 1", f"process {other} 2"]


@rule("NAV-9.6")
def test_the_joker_stays_free_while_the_factories_suffice() -> None:
    state = market(factories={"sugar": 2})
    do(state, "process sugar 2")
    assert of_good(state, "gold") == ["process gold 1"]


@rule("NAV-9.6")
def test_the_joker_does_not_work_for_a_good_that_is_sold() -> None:
    state = market({"sugar": 1})
    do(state, "sell sugar 1")
    assert of_good(state, "sugar") == []
    assert of_good(state, "gold") == ["process gold 1"]


@rule("NAV-9.6")
def test_the_joker_works_again_in_the_next_market_action() -> None:
    state = market()
    do(state, "process gold 1")
    assert "process" not in kinds(state)
    do(state, "done")
    pass_turns(state, 2)
    do(state, "rondel market_b", "pay portugal")
    assert legal(state) == ["process sugar 1", "process gold 1", "process spice 1", "done"]


@rule("NAV-9.9")
def test_the_order_of_the_goods_makes_no_difference() -> None:
    steps = ["sell sugar 2", "process gold 2", "sell spice 1"]
    results = set()
    for order in permutations(steps):
        state = market({"sugar": 2, "spice": 1}, {"gold": 1})
        do(state, *order)
        results.add((look(state).money, *state.rows))
    assert results == {(2 * 50 + 2 * 30 + 70, 5, 1, 4)}


@rule("NAV-9.8")
def test_the_market_ends_when_the_player_says_so() -> None:
    state = market({"gold": 3})
    do(state, "sell gold 1", "done")
    assert whose_turn(state) == "green"
    assert len(look(state).colonies["gold"]) == 3


@rule("NAV-9.9")
def test_the_order_of_the_goods_leaves_no_trace() -> None:
    """Equal positions have equal digests, whatever led to them."""
    digests = set()
    for order in (["sell sugar 1", "process gold 1"], ["process gold 1", "sell sugar 1"]):
        state = market(colonies={"sugar": 1}, factories={"gold": 1})
        do(state, *order, "done")
        digests.add(state.digest())
    assert len(digests) == 1
