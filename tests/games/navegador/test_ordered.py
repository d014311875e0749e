"""The ordered list reaches every result of the free one: full enumeration of small positions, to the action's end.

People take the steps of an action in any order; a search takes them in the order of the table. Chance turns up the
cheapest unseen tokens in both.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.marks import rule
from support.navegador import coast, do, legal, pass_turns, position

from caravela.core.facts import CHANCE
from caravela.games.navegador import RULES
from caravela.games.navegador.state import AT_PAY, NavegadorState

#: What a position keeps of how the last action came about; it is set anew when an action begins.
TRACES = ("last", "unmoved", "fleet", "target", "discoveries", "free_workers", "goods_done", "joker_free", "losses")


def result(state: NavegadorState) -> str:
    """The position without the traces of the way to it."""
    data: dict[str, Any] = {name: value for name, value in state.dump().items() if name not in TRACES}
    data["colonies"] = [sorted(prices) for prices in data["colonies"]]
    return json.dumps(data, sort_keys=True)


def has_ended(start: NavegadorState, now: NavegadorState) -> bool:
    """Whether the payment, the card's sailing or the turn that was going on at the start is over."""
    if start.node == AT_PAY:
        return now.node != AT_PAY
    return now.turn != start.turn or bool(start.card_sailing and not now.card_sailing)


def results(start: NavegadorState, ordered: bool) -> tuple[set[str], int]:
    """Every position in which the current action can end, and the number of ways to get there."""
    ends: set[str] = set()
    ways = {start.digest(): 1}
    todo = [start]
    paths = 0
    while todo:
        state = todo.pop(0)
        count = ways[state.digest()]
        options = RULES.legal(state, ordered)
        for action in options[:1] if RULES.to_act(state) == CHANCE else options:
            after = state.clone()
            RULES.apply(after, action)
            if has_ended(start, after):
                ends.add(result(after))
                paths += count
                continue
            key = after.digest()
            if key not in ways:
                ways[key] = 0
                todo.append(after)
            ways[key] += count
    return ends, paths


def compare(state: NavegadorState, fewest: int, once: bool = True) -> None:
    """Both lists reach the same results; the ordered one on fewer ways, usually on one way each."""
    free, free_ways = results(state, ordered=False)
    ordered, ordered_ways = results(state, ordered=True)
    assert ordered == free
    assert len(free) >= fewest
    assert ordered_ways < free_ways
    if once:
        assert ordered_ways == len(free)


@rule("NAV-6.14", "NAV-6.11", "NAV-R9")
@pytest.mark.parametrize("stops", [True, False])
@pytest.mark.parametrize("on", [True, False])
@pytest.mark.parametrize(
    ("phase", "known", "ships"),
    [
        (1, ["guine"], {"portugal": 3, "guine": 2}),
        (1, ["bahia", "guine", "rio"], {"guine": 1, "rio": 2, "portugal": 1}),
        (2, ["guine"], {"portugal": 2, "guine": 2}),
        (2, ["bahia", "guine", "rio", "angola"], {"guine": 1, "angola": 2}),
        (3, ["guine", "angola"], {"portugal": 1, "guine": 1, "angola": 1}),
        (3, ["mocambique", "zanzibar", "goa", "timor"], {"malaca": 2, "goa": 1, "timor": 1}),
    ],
)
def test_sailing(phase: int, known: list[str], ships: dict[str, int], stops: bool, on: bool) -> None:
    state = position(
        at="sailing",
        phase=phase,
        discovered=known,
        red={"ships": ships},
        options={"discovering_ships_stop": stops, "null_actions_allowed": on},
    )
    compare(state, fewest=8, once=False)


@rule("NAV-12.1")
def test_sailing_with_the_card() -> None:
    state = position(at="card", discovered=["guine", "bahia"], red={"ships": {"portugal": 2, "guine": 1}})
    compare(state, fewest=10, once=False)


@rule("NAV-7.5")
@pytest.mark.parametrize("forced", [True, False])
@pytest.mark.parametrize("on", [True, False])
@pytest.mark.parametrize("cheapest", [True, False])
@pytest.mark.parametrize("money", [150, 260, 900])
def test_founding_colonies(forced: bool, on: bool, cheapest: bool, money: int) -> None:
    state = position(
        at="colony",
        discovered=coast("rio"),
        stacks={"bahia": [40, 60, 110], "guine": [50, 90], "rio": [50, 100]},
        red={"money": money, "workers": 7, "ships": {"bahia": 2, "guine": 1, "rio": 2}},
        options={"cheapest_colony_forced": forced, "null_actions_allowed": on, "cheapest_of_good": cheapest},
    )
    compare(state, fewest=3 if cheapest else 6)


@rule("NAV-8.1", "NAV-8.3")
@pytest.mark.parametrize("on", [True, False])
@pytest.mark.parametrize(("workers", "money"), [(7, 900), (9, 150), (9, 250), (9, 900)])
def test_building(workers: int, money: int, on: bool) -> None:
    state = position(
        at="buildings",
        left={"gold_factory": 2, "spice_factory": 5, "church": 1},
        red={"money": money, "workers": workers},
        options={"null_actions_allowed": on},
    )
    compare(state, fewest=5)


@rule("NAV-9.9")
@pytest.mark.parametrize("on", [True, False])
def test_the_market(on: bool) -> None:
    state = position(
        at="market_a",
        discovered=coast("goa"),
        rows={"sugar": 2, "gold": 5, "spice": 9},
        red={
            "colonies": {"sugar": 2, "gold": 1, "spice": 2},
            "buildings": {"sugar_factory": 1, "spice_factory": 2},
        },
        options={"null_actions_allowed": on},
    )
    compare(state, fewest=50)


@rule("NAV-3.6")
@pytest.mark.parametrize(
    ("space", "ships"),
    [
        ("ships", {"portugal": 1, "guine": 1, "bahia": 1}),
        ("market_b", {"portugal": 2, "guine": 2, "rio": 1}),
        ("sailing", {"portugal": 3, "bahia": 2, "rio": 2}),
        ("market_b", {"portugal": 2, "macau": 1, "nagasaki": 3}),
    ],
)
def test_paying_ships(space: str, ships: dict[str, int]) -> None:
    state = position(at=space, discovered=coast("nagasaki"), red={"stone": "sailing", "ships": ships})
    assert state.node == AT_PAY
    compare(state, fewest=3)


@rule("NAV-3.6")
def test_the_steps_of_an_earlier_turn_do_not_matter() -> None:
    state = position(at="sailing", discovered=["guine", "bahia"], red={"ships": {"portugal": 3, "guine": 1}})
    do(state, "move guine > bahia", "done")
    pass_turns(state, 2)
    do(state, "rondel privilege")
    assert legal(state, ordered=True) == ["pay portugal", "pay bahia"]


@rule("NAV-3.6", "NAV-6.7")
@pytest.mark.parametrize(
    ("space", "stone", "steps", "wanted"),
    [
        ("ships", "sailing", ["pay guine"], ["pay portugal"]),
        ("sailing", "buildings", ["discover bahia", "fleet guine"], ["fleet portugal"]),
    ],
)
def test_who_has_begun_in_another_order_can_go_on_in_order(
    space: str, stone: str, steps: list[str], wanted: list[str]
) -> None:
    """A bot that takes over a seat in the middle of an action still has something to choose from."""
    state = position(at=space, discovered=["guine"], red={"stone": stone, "ships": {"portugal": 2, "guine": 1}})
    do(state, *steps)
    assert legal(state, ordered=True) == wanted
