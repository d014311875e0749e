"""Chapter 5, Phase 2: the numbers are called, and their owners act or pass."""

from __future__ import annotations

from typing import Any

import pytest
from support.marks import rule
from support.vasco import (
    Player,
    board,
    do,
    legal,
    lively_game,
    look,
    pass_all,
    position,
    taker,
    told,
    whose_turn,
    why_not,
)

from caravela.core.actions import Action
from caravela.core.facts import Event
from caravela.games.vasco import RULES
from caravela.games.vasco.box import CHARACTER_IDS
from caravela.games.vasco.components import CHANGE, COMPENSATION, START
from caravela.games.vasco.state import AT_CALL, VascoState


@rule("VDG-5.1", "VDG-5.2", "VDG-5.3", "VDG-R17")
@pytest.mark.parametrize(("tile", "free"), [(10, 8), (4, 12), (6, 14), (8, 11)])
def test_the_change_number_moves_the_marker_and_nothing_else(tile: int, free: int) -> None:
    state = position(round=1, at="reveal", marker=11, sums=(9, 4), numbers={5: "red projects"})
    assert f"vasco {tile}" in legal(state)
    events = do(state, f"vasco {tile}")
    assert state.marker == free == 11 + CHANGE[START.index(tile)]
    assert told(events, "marker")[0].values == {"number": free}
    assert START[state.vasco_top] == tile, "it stays on the deck for the next round"
    assert state.sums == [9, 4]


@rule("VDG-5.18", "VDG-R18")
def test_the_marker_never_leaves_1_to_15() -> None:
    reached = {a + c for a in START for b, c in zip(START, CHANGE, strict=True) if a != b}
    assert min(reached) >= 1 and max(reached) <= 15


@rule("VDG-5.4", "VDG-5.17")
def test_numbers_are_called_in_ascending_order() -> None:
    numbers = {14: "yellow projects", 2: "red projects", 9: "blue navigation", 5: "yellow characters"}
    state = position(numbers=numbers)
    called = []
    while state.node == AT_CALL:
        called.append((state.called + 1, whose_turn(state)))
        do(state, "pass")
    assert called == [(2, "red"), (5, "yellow"), (9, "blue"), (14, "yellow")]
    assert board(state) == {}


@rule("VDG-5.5", "VDG-5.12")
def test_the_owner_acts_or_passes_even_if_acting_is_free() -> None:
    state = position(numbers={9: "red projects"}, upper=["i-01"], marker=5)
    assert whose_turn(state) == "red"
    assert legal(state) == ["act", "pass"]


@rule("VDG-5.6", "VDG-5.9")
@pytest.mark.parametrize(("number", "fee"), [(5, 3), (6, 2), (7, 1), (8, 0), (9, 0), (20, 0)])
def test_the_fee_is_the_way_to_the_first_free_number(number: int, fee: int) -> None:
    state = position(numbers={number: "red projects"}, marker=8, upper=["i-01"], red={"money": 10})
    events = do(state, "act")
    assert look(state, "red").money == 10 - fee
    assert told(events, "acts")[0].values == {"area": "projects", "coins": fee}
    do(state, "buy i-01")
    assert look(state, "red").money == 10 - fee - 1, "the price of the tile is paid on top"


@rule("VDG-5.6", "VDG-5.18")
@pytest.mark.parametrize("number", [21, 22])
def test_extra_numbers_never_cost_a_fee(number: int) -> None:
    state = position(numbers={number: "red characters"}, marker=15, owners={"manuel": "red"}, red={"money": 0})
    do(state, "act")
    assert look(state, "red").money == 0


@rule("VDG-5.7")
def test_who_cannot_pay_the_fee_must_pass() -> None:
    state = position(numbers={5: "red characters"}, marker=8, red={"money": 2})
    assert legal(state) == ["pass"]
    reason = why_not(state, "act")
    assert (reason.kind, reason.values) == ("fee_too_high", {"fee": 3, "money": 2})


@rule("VDG-5.8", "VDG-R5", "VDG-15.10")
@pytest.mark.parametrize(
    ("area", "money", "possible"),
    [("projects", 3, False), ("projects", 4, True), ("recruiting", 3, False), ("recruiting", 4, True)],
)
def test_an_action_without_any_effect_is_a_pass(area: str, money: int, possible: bool) -> None:
    """After the fee of three a real must be left for a tile or a sailor."""
    state = position(
        numbers={5: f"red {area}"},
        marker=8,
        upper=["i-01"],
        gabriel="i-13",
        sections=[{"grey": 1}],
        red={"money": money, "captains": 7},
    )
    assert ("act" in legal(state)) == possible
    if not possible:
        reason = why_not(state, "act")
        assert (reason.kind, reason.values) == ("nothing_possible", {"area": area, "money": 0})


@rule("VDG-15.10")
@pytest.mark.parametrize(
    ("money", "upper", "gabriel", "possible"),
    [
        (0, ["i-01"], "i-04", False),
        (1, ["i-01"], "i-13", True),
        (1, [], "i-13", False),
        (4, [], "i-13", False),
        (5, [], "i-13", True),
        (9, [], "", False),
    ],
)
def test_when_the_projects_area_offers_something(money: int, upper: list[str], gabriel: str, possible: bool) -> None:
    state = position(numbers={9: "red projects"}, upper=upper, gabriel=gabriel, red={"money": money})
    assert ("act" in legal(state)) == possible


@rule("VDG-15.10")
@pytest.mark.parametrize(
    ("money", "captains", "sailors", "possible"),
    [(0, 6, {"grey": 1}, True), (0, 7, {"grey": 1}, False), (1, 7, {"grey": 1}, True), (9, 7, {}, False)],
)
def test_when_the_recruiting_area_offers_something(
    money: int, captains: int, sailors: dict[str, int], possible: bool
) -> None:
    state = position(numbers={9: "red recruiting"}, sections=[sailors], red={"money": money, "captains": captains})
    assert ("act" in legal(state)) == possible


@rule("VDG-15.10", "VDG-15.2")
@pytest.mark.parametrize(
    ("ships", "captains", "possible"),
    [(["i-01"], 1, True), (["i-01"], 0, False), ([], 1, False), (["i-14"], 2, True)],
)
def test_when_the_navigation_area_offers_something(ships: list[str], captains: int, possible: bool) -> None:
    state = position(numbers={9: "red navigation"}, red={"ships": ships, "captains": captains})
    assert ("act" in legal(state)) == possible


@rule("VDG-15.10", "VDG-R5")
def test_an_expedition_without_a_space_that_fits_is_a_pass() -> None:
    """The limit-4 ship finds every space of value 4 taken."""
    sea = {
        "natal": {1: "blue i-06"},
        "terra": {2: "blue i-07"},
        "mozambique": {3: "blue i-08"},
    }
    state = position(numbers={9: "red navigation"}, sea=sea, red={"ships": ["i-01"]})
    assert legal(state) == ["pass"]
    state = position(numbers={9: "red navigation"}, sea=sea, red={"ships": ["i-04"]})
    assert legal(state) == ["act", "pass"]


@rule("VDG-15.10")
def test_when_the_characters_area_offers_something() -> None:
    taken = {"manuel": "blue", "dias": "blue", "alvares": "yellow", "sernigi": "yellow"}
    state = position(numbers={9: "red characters"}, taken=taken, sums=(0, 0))
    assert legal(state) == ["pass"]
    state = position(numbers={9: "red characters"}, taken=taken, sums=(0, 4))
    assert legal(state) == ["act", "pass"]
    del taken["alvares"]
    state = position(numbers={9: "red characters"}, taken=taken, sums=(0, 0))
    assert legal(state) == ["act", "pass"]


@rule("VDG-5.10", "VDG-5.11")
@pytest.mark.parametrize("number", [1, 5, 6, 10, 11, 15, 16, 20, 21, 22])
def test_passing_brings_the_compensation_of_the_line(number: int) -> None:
    state = position(numbers={number: "red projects"}, owners={"manuel": "red"}, red={"money": 3})
    events = do(state, "pass")
    paid = {1: 1, 5: 1, 6: 2, 10: 2, 11: 3, 15: 3, 16: 4, 20: 4, 21: 0, 22: 0}[number]
    assert look(state, "red").money == 3 + paid
    assert COMPENSATION[number - 1] == paid
    assert told(events, "passed")[0].values == {"number": number, "coins": paid}


@rule("VDG-5.10")
def test_passing_with_a_number_below_the_marker_costs_no_fee() -> None:
    state = position(numbers={2: "red projects"}, marker=8, upper=["i-01"], red={"money": 20})
    do(state, "pass")
    assert look(state, "red").money == 21


@rule("VDG-5.13")
def test_an_action_is_finished_before_the_next_number_is_called() -> None:
    state = position(numbers={3: "red projects", 4: "blue projects"}, upper=["i-01", "i-02", "i-03"], red={"money": 9})
    events = do(state, "act", "buy i-01")
    assert whose_turn(state) == "red" and not told(events, "called")
    assert told(do(state, "done"), "called")[0].seat == 3


@rule("VDG-5.14")
@pytest.mark.parametrize("lines", [["pass"], ["act", "captain"]])
def test_number_and_disc_return_and_the_space_is_free(lines: list[str]) -> None:
    state = position(numbers={3: "red recruiting", 9: "blue recruiting"})
    assert look(state, "red").discs == 3 and state.free_spaces[0] == 3
    do(state, *lines)
    assert board(state) == {9: "blue recruiting"}
    assert look(state, "red").discs == 4
    assert state.free_spaces[0] == 4


@rule("VDG-5.14")
def test_the_number_lies_there_while_its_action_goes_on() -> None:
    state = position(numbers={3: "red recruiting"}, sections=[{"grey": 1}])
    do(state, "act", "section 1")
    assert board(state) == {3: "red recruiting"}


@rule("VDG-5.14")
def test_the_extra_number_goes_home_and_the_extra_disc_to_the_supply() -> None:
    state = position(at="calls", numbers={21: "red recruiting", 22: "blue projects"}, owners={"manuel": "blue"})
    do(state, "pass")
    assert board(state) == {22: "blue projects"}
    assert look(state, "red").extra == "supply"


@rule("VDG-5.15", "VDG-10.5")
def test_the_disc_of_a_taker_lies_on_the_cell_until_the_end_of_the_round() -> None:
    state = position(numbers={3: "red characters", 9: "blue projects"})
    do(state, "act", "character dias")
    assert taker(state, "dias") == "red"
    assert look(state, "red").discs == 3
    assert state.free_spaces[1] == 5 and board(state) == {9: "blue projects"}


@rule("VDG-5.16")
def test_a_number_placed_in_this_phase_is_called_in_its_turn() -> None:
    state = position(numbers={3: "red characters", 9: "blue projects", 21: "yellow projects"})
    do(state, "act", "character manuel", "extra 22 navigation")
    called = [event.values["number"] for event in told(pass_all(state), "called")]
    assert called == [21, 22]


@rule("VDG-5.19", "VDG-I13", "VDG-I8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_calls_for_each_player_and_at_most_two_extra_ones(seats: int) -> None:
    calls: dict[int, list[tuple[int, int]]] = {number: [] for number in range(1, 6)}

    def before(state: VascoState, legal: list[Action], action: Action) -> None:
        if state.node == AT_CALL:
            entry = (state.called + 1, state.active)
            if entry not in calls[state.round]:
                calls[state.round].append(entry)

    for seed in range(3):
        for numbers in calls.values():
            numbers.clear()
        lively_game(seats, seed, before=before)
        for entries in calls.values():
            numbers_called = [number for number, _ in entries]
            assert numbers_called == sorted(set(numbers_called)), "strictly ascending"
            assert len([number for number in numbers_called if number <= 20]) == 4 * seats
            assert len([number for number in numbers_called if number > 20]) <= 2
            for seat in range(seats):
                own = [number for number, owner in entries if owner == seat]
                assert len(own) - len([n for n in own if n > 20]) == 4
                assert len(own) <= 5


@rule("VDG-5.5")
@pytest.mark.parametrize("line", ["buy i-01", "gabriel i-04"])
def test_the_steps_of_an_action_come_after_the_choice_to_act(line: str) -> None:
    state = position(numbers={9: "red projects"}, upper=["i-01"], gabriel="i-04")
    reason = why_not(state, line)
    assert (reason.kind, reason.values) == ("act_first", {"number": 9, "area": "projects"})


@rule("VDG-5.5")
@pytest.mark.parametrize(
    ("line", "area"),
    [
        ("section 1", "recruiting"),
        ("hire 1 grey", "recruiting"),
        ("captain", "recruiting"),
        ("harbour natal", "navigation"),
        ("sail i-01 > natal 1", "navigation"),
        ("sum upper", "characters"),
        ("character dias", "characters"),
    ],
)
def test_acting_does_not_lead_to_what_is_done_in_another_area(line: str, area: str) -> None:
    state = position(numbers={9: "red projects"}, upper=["i-01"], gabriel="i-04")
    reason = why_not(state, line)
    assert (reason.kind, reason.values) == ("wrong_area", {"number": 9, "area": "projects", "place": area})


@rule("VDG-5.5", "VDG-5.8")
@pytest.mark.parametrize(
    ("red", "prompt"),
    [
        ({"ships": ["i-06"]}, "call"),
        ({"projects": ["i-01"], "crew": {"grey": 1}}, "call_launch"),
        ({"projects": ["i-01"]}, "call_pass"),
        ({"captains": 0, "ships": ["i-06"]}, "call_pass"),
    ],
)
def test_the_prompt_says_whether_acting_is_possible(red: Player, prompt: str) -> None:
    """Only where the player could act is there a word about the fee."""
    asked = RULES.prompt(position(numbers={9: "red navigation"}, red={"captains": 1, **red}))
    assert asked.kind == prompt
    assert ("fee" in asked.values) == (prompt == "call")


def test_the_log_names_the_number_the_area_and_its_owner() -> None:
    events: list[Event] = []
    state = position(numbers={3: "red characters", 9: "blue projects"})
    RULES.apply(state, RULES.actions.parse("pass"), events)
    called = told(events, "called")[0]
    assert (called.seat, called.rule, called.values) == (3, "VDG-5.4", {"number": 9, "area": "projects"})


#: What red finds after acting, and what is asked then.
LEFT: list[tuple[dict[str, Any], str]] = [
    ({"numbers": {9: "red projects"}, "upper": ["i-01"], "gabriel": "i-04"}, "buy"),
    ({"numbers": {9: "red projects"}, "upper": ["i-01"]}, "buy_upper"),
    ({"numbers": {9: "red projects"}, "upper": ["i-01"], "gabriel": "i-13", "red": {"money": 1}}, "buy_upper"),
    ({"numbers": {9: "red projects"}, "gabriel": "i-04"}, "buy_gabriel"),
    ({"numbers": {9: "red recruiting"}, "sections": [{"grey": 1}]}, "section"),
    ({"numbers": {9: "red recruiting"}, "sections": [{"grey": 1}], "red": {"captains": 7}}, "section_only"),
    ({"numbers": {9: "red recruiting"}, "sections": [{"grey": 1}], "red": {"money": 0}}, "captain_only"),
    ({"numbers": {9: "red characters"}}, "character"),
    ({"numbers": {9: "red characters"}, "sums": (0, 0)}, "character_only"),
    ({"numbers": {9: "red characters"}, "taken": dict.fromkeys(CHARACTER_IDS, "blue")}, "sum_only"),
]


@rule("VDG-6.1", "VDG-8.1", "VDG-10.1")
@pytest.mark.parametrize(("found", "prompt"), LEFT)
def test_only_what_is_possible_is_asked_for(found: dict[str, Any], prompt: str) -> None:
    state = position(**found)
    do(state, "act")
    assert RULES.prompt(state).kind == prompt
