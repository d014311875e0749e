"""The ordered list reaches every result of the free one: full enumeration of salary phases.

People take discs back in any order; a search takes the buildings in the order of the table. Nothing else in this game
commutes: discarded influence lowers the limit, and the two actions of a building feed each other.
"""

from __future__ import annotations

import pytest
from support.endeavor import legal, phase, position
from support.marks import rule

from caravela.games.endeavor import RULES
from caravela.games.endeavor.state import EndeavorState

COASTS = [
    ["colonial_house*", "market*"],
    ["colonial_house*", "market*", "market*", "barracks*"],
    ["colonial_house*", "market*", "market", "shipyard*", "barracks*", "docks*"],
]


def results(state: EndeavorState, ordered: bool) -> tuple[set[str], int]:
    """Every position in which the salary phase of red can end, and the number of ways to get there."""
    if phase(state) != "salary":
        return {state.digest()}, 1
    ends: set[str] = set()
    ways = 0
    for action in RULES.legal(state, ordered):
        after = state.clone()
        RULES.apply(after, action)
        more, count = results(after, ordered)
        ends |= more
        ways += count
    return ends, ways


@rule("END-7.1", "END-7.2")
@pytest.mark.parametrize("coast", COASTS)
@pytest.mark.parametrize("wealth", [4, 7, 10])
def test_ordered_salaries_reach_the_same_results_on_fewer_ways(coast: list[str], wealth: int) -> None:
    state = position(at="salary", seats=2, red={"coast": coast, "wealth": wealth})
    free, many = results(state, ordered=False)
    ordered, few = results(state, ordered=True)
    assert named(ordered) == named(free)
    assert few < many


def named(digests: set[str]) -> set[str]:
    assert digests
    return digests


def test_equal_buildings_do_not_differ_by_their_place() -> None:
    state = position(at="salary", seats=2, red={"coast": ["colonial_house", "market*", "market*"], "wealth": 2})
    assert legal(state, ordered=True) == ["salary market", "done"]


@rule("END-16.4")
def test_discards_are_offered_in_every_order() -> None:
    state = position(
        at="discard", seats=2, red={"cards": ["africa_1", "south_america_1", "south_america_2"], "influence": 2}
    )
    assert legal(state, ordered=True) == legal(state)
    RULES.apply(state, RULES.actions.parse("discard south_america_2"))
    if phase(state) == "discard":
        assert "discard africa_1" in legal(state, ordered=True)
