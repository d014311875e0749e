"""The ordered list reaches every result of the free one: full enumeration of small positions, to the action's end.

People take the steps of an action in any order; a search takes them in the order of the table.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.marks import rule
from support.vasco import do, legal, position

from caravela.core.facts import CHANCE
from caravela.games.vasco import RULES
from caravela.games.vasco.state import AT_CALL, AT_WINDOW, VascoState

#: What a position keeps of how the last action came about; it is set anew when an action begins.
TRACES = ("last", "bought", "section", "colours_hired", "hired", "harbour", "sent", "crew_used", "launch_from")


def result(state: VascoState) -> str:
    """The position without the traces of the way to it."""
    data: dict[str, Any] = {name: value for name, value in state.dump().items() if name not in TRACES}
    return json.dumps(data, sort_keys=True)


def has_ended(start: VascoState, now: VascoState) -> bool:
    """Whether the call or the window that was open at the start is over."""
    if start.node == AT_WINDOW:
        return now.node != AT_WINDOW and now.launching < 0
    return now.called != start.called


def results(start: VascoState, ordered: bool) -> tuple[set[str], int]:
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


def compare(state: VascoState, fewest: int) -> None:
    """Both lists reach the same, the ordered one on fewer ways."""
    free, free_ways = results(state, ordered=False)
    ordered, ordered_ways = results(state, ordered=True)
    assert ordered == free
    assert len(free) >= fewest
    assert len(free) <= ordered_ways < free_ways


@rule("VDG-15.11", "VDG-6.1")
@pytest.mark.parametrize("money", [4, 20])
def test_buying(money: int) -> None:
    state = position(
        numbers={3: "red projects", 9: "blue projects"},
        upper=["i-01", "i-05", "i-09", "ii-03"],
        gabriel="i-07",
        red={"money": money},
    )
    compare(state, fewest=1 + 1 + 4 + 6)


@rule("VDG-15.11", "VDG-8.1")
@pytest.mark.parametrize("money", [6, 20])
def test_recruiting(money: int) -> None:
    state = position(
        numbers={3: "red recruiting", 9: "blue projects"},
        sections=[{"lightblue": 2, "purple": 1, "orange": 1}, {"grey": 2, "orange": 1}],
        red={"money": money},
    )
    compare(state, fewest=15)


@rule("VDG-15.11", "VDG-9.4")
@pytest.mark.parametrize("captains", [1, 2, 3])
def test_expeditions(captains: int) -> None:
    state = position(
        numbers={3: "red navigation", 9: "blue projects"},
        red={"ships": ["i-06", "i-10", "i-14"], "captains": captains},
        sea={"malindi": {1: "merchant 9", 4: "blue i-11"}},
    )
    if captains == 1:
        free, ordered = results(state, False), results(state, True)
        assert free == ordered, "one ship has no order"
    else:
        compare(state, fewest=40)


@rule("VDG-15.11", "VDG-7.5")
def test_a_crew() -> None:
    state = position(
        numbers={3: "red projects", 9: "blue projects"},
        red={"projects": ["i-05"], "crew": {"lightblue": 2, "purple": 1, "grey": 1, "orange": 1, "white": 1}},
    )
    compare(state, fewest=1 + 10)


@rule("VDG-15.11", "VDG-7.1")
def test_several_launches_before_the_action() -> None:
    state = position(
        numbers={3: "red navigation", 9: "blue projects"},
        red={
            "projects": ["i-01", "i-04", "ii-01"],
            "ships": ["i-06"],
            "crew": {"lightblue": 1, "purple": 1, "grey": 1},
        },
    )
    compare(state, fewest=20)


@rule("VDG-15.11", "VDG-15.3")
def test_several_launches_in_a_window() -> None:
    state = position(
        at="window",
        red={"projects": ["i-01", "i-04", "ii-01"], "crew": {"lightblue": 1, "purple": 1, "grey": 1}},
    )
    compare(state, fewest=10)


@rule("VDG-15.11")
def test_a_crew_begun_in_another_order_can_be_completed_in_order() -> None:
    """A bot that takes over a seat in the middle of a launch still has something to choose from."""
    crew = {"lightblue": 1, "purple": 1, "grey": 1, "white": 1}
    state = position(numbers={3: "red projects"}, red={"projects": ["i-05"], "crew": crew})
    do(state, "launch i-05", "crew white")
    assert legal(state, ordered=True) == ["crew lightblue", "crew purple", "crew grey"]
    do(state, "crew grey")
    assert legal(state, ordered=True) == ["crew lightblue", "crew purple"]
    do(state, "crew purple")
    assert state.node == AT_CALL


@rule("VDG-15.11")
def test_in_order_a_colour_leaves_enough_behind_it() -> None:
    crew = {"lightblue": 1, "purple": 1, "grey": 1, "white": 1}
    state = position(numbers={3: "red projects"}, red={"projects": ["i-05"], "crew": crew})
    do(state, "launch i-05")
    assert legal(state, ordered=True) == ["crew lightblue", "crew purple"]
    do(state, "crew lightblue")
    assert legal(state, ordered=True) == ["crew purple", "crew grey"]
