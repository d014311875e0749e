"""Chapter 4, Phase 1: placing discs."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.vasco import board, do, legal, look, position, told, whose_turn, why_not

from caravela.games.vasco.box import AREA_IDS
from caravela.games.vasco.components import PLAYERS, START
from caravela.games.vasco.state import VascoState

PLAIN = [f"number {n}" for n in range(1, 21)]
EXTRA = ["number 21", "number 22"]
AREAS = [f"area {id}" for id in AREA_IDS]


@rule("VDG-4.1", "VDG-4.2", "VDG-4.3")
def test_the_tile_of_the_round_sets_the_marker_and_the_sums() -> None:
    state = position(at="round", now=6, top=11)
    assert START[state.vasco_now] == 11
    assert state.vasco_top == -1
    assert state.marker == 11
    assert state.sums == [9, 4]


@rule("VDG-4.4")
@pytest.mark.parametrize("first", ["yellow", "red", "black"])
def test_turns_go_clockwise_from_the_first_player(first: str) -> None:
    state = position(seats=3, at="placing", first=first)
    order = []
    for number in range(1, 7):
        order.append(whose_turn(state))
        do(state, f"number {number}", "area navigation" if number < 5 else "area projects")
    clockwise = ["yellow", "red", "black"] * 2
    start = clockwise.index(first)
    assert order == (clockwise[start:] + clockwise[:start])[:6]


@rule("VDG-4.5", "VDG-4.11", "VDG-4.12", "VDG-15.5")
def test_a_turn_is_a_number_and_an_area() -> None:
    state = position(at="placing", numbers={3: "blue projects"})
    assert legal(state) == [line for line in PLAIN if line != "number 3"], "all but the one taken, and no passing"
    do(state, "number 17")
    assert legal(state) == AREAS
    events = do(state, "area characters")
    assert board(state) == {3: "blue projects", 17: "yellow characters"}
    assert look(state, "yellow").discs == 3
    assert told(events, "placed")[0].values == {"number": 17, "area": "characters"}
    assert whose_turn(state) == "red"


@rule("VDG-4.6", "VDG-4.7", "VDG-13.10")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 3), (3, 4), (4, 5)])
def test_an_area_is_closed_when_its_spaces_for_the_number_of_players_are_taken(seats: int, spaces: int) -> None:
    assert PLAYERS[seats].action_spaces == [spaces] * 4
    state = position(seats=seats, at="placing")
    for number in range(1, spaces + 1):
        do(state, f"number {number}")
        assert "area characters" in legal(state)
        do(state, "area characters")
    do(state, "number 20")
    assert legal(state) == ["area recruiting", "area projects", "area navigation"]
    reason = why_not(state, "area characters")
    assert (reason.kind, reason.rule) == ("area_full", "VDG-4.7")


@rule("VDG-4.8", "VDG-4.9")
def test_several_discs_of_a_player_may_lie_in_one_area() -> None:
    state = position(seats=2, at="placing")
    do(state, "number 5", "area projects", "number 9", "area projects", "number 2", "area projects")
    assert board(state) == {2: "yellow projects", 5: "yellow projects", 9: "red projects"}
    assert state.free_spaces == [3, 3, 0, 3]


@rule("VDG-4.10")
def test_a_placed_disc_stays_until_its_number_is_called() -> None:
    state = position(seats=2, at="placing")
    do(state, "number 5", "area projects")
    for number in (6, 7, 8, 9, 10, 11):
        do(state, f"number {number}", "area recruiting" if number < 9 else "area navigation")
        assert board(state)[5] == "yellow projects"


@rule("VDG-4.11")
def test_there_is_no_passing() -> None:
    state = position(at="placing")
    reason = why_not(state, "pass")
    assert (reason.kind, reason.rule) == ("must_place", "VDG-4.11")
    assert why_not(state, "keep").kind == "no_extra_disc"


def place_all(state: VascoState, numbers: list[int]) -> None:
    """Places these numbers wherever there is room, up to the end of the phase."""
    for number in numbers:
        do(state, f"number {number}")
        do(state, legal(state)[0])


@rule("VDG-4.11", "VDG-4.16", "VDG-4.17")
def test_the_phase_ends_when_every_disc_lies() -> None:
    state = position(seats=2, at="placing")
    place_all(state, list(range(1, 9)))
    assert look(state, "yellow").discs == look(state, "red").discs == 0
    assert whose_turn(state) == "chance"
    assert legal(state)[0].startswith("vasco")


@rule("VDG-4.12", "VDG-4.13")
def test_only_the_owner_of_manuel_may_take_21_or_22() -> None:
    state = position(at="placing", owners={"manuel": "red"}, red={"extra": "supply"})
    assert not set(EXTRA) & set(legal(state))
    assert why_not(state, "number 21").rule == "VDG-4.13"
    do(state, "number 1", "area projects")
    assert legal(state) == PLAIN[1:] + EXTRA
    do(state, "number 22", "area recruiting")
    assert board(state) == {1: "yellow projects", 22: "red recruiting"}
    assert look(state, "red").extra == "space"
    assert look(state, "red").discs == 4, "the extra disc is not an ordinary one"


@rule("VDG-4.13")
@pytest.mark.parametrize("turn", range(5))
def test_any_one_turn_may_be_used_for_the_extra_disc(turn: int) -> None:
    state = position(seats=2, at="placing", owners={"manuel": "red"}, red={"extra": "supply"})
    numbers = iter(range(1, 21))
    reds = 0
    while whose_turn(state) != "chance":
        if whose_turn(state) == "red":
            do(state, "number 21" if reds == turn else f"number {next(numbers)}")
            reds += 1
        else:
            do(state, f"number {next(numbers)}")
        do(state, legal(state)[0])
    assert reds == 5
    assert len(board(state)) == 9


@rule("VDG-4.14", "VDG-4.16")
def test_the_extra_disc_takes_a_turn_of_its_own() -> None:
    state = position(seats=2, at="placing", owners={"manuel": "red"}, red={"extra": "supply"})
    order = []
    for number in (1, 2, 3, 4, 5, 6, 7, 21, 9):
        order.append(whose_turn(state)[0])
        do(state, f"number {number}")
        do(state, legal(state)[0])
    assert "".join(order) == "yryryryrr", "yellow is skipped while red goes on"
    assert whose_turn(state) == "chance"


@rule("VDG-4.15", "VDG-R4")
def test_the_extra_disc_may_be_kept_when_it_is_the_only_one_left() -> None:
    state = position(seats=2, at="placing", owners={"manuel": "red"}, red={"extra": "supply"})
    place_all(state, list(range(1, 9)))
    assert legal(state) == [*EXTRA, "keep"]
    assert why_not(state, "number 12").kind == "only_extra_left"
    events = do(state, "keep")
    assert [event.kind for event in events] == ["kept"]
    assert whose_turn(state) == "chance", "there is no further turn"
    assert look(state, "red").extra == "supply"
    assert 21 not in board(state) and 22 not in board(state)


@rule("VDG-4.15")
def test_the_extra_disc_may_not_be_kept_before() -> None:
    state = position(seats=2, at="placing", first="red", owners={"manuel": "red"}, red={"extra": "supply"})
    assert "keep" not in legal(state)
    assert (why_not(state, "keep").kind, why_not(state, "keep").rule) == ("must_place", "VDG-4.11")


@rule("VDG-R4")
def test_with_the_option_off_the_extra_disc_must_be_placed() -> None:
    off = {"extra_disc_optional": False}
    state = position(seats=2, at="placing", owners={"manuel": "red"}, red={"extra": "supply"}, options=off)
    place_all(state, list(range(1, 9)))
    assert legal(state) == EXTRA
    assert why_not(state, "keep").rule == "VDG-R4"


@rule("VDG-4.16")
def test_the_owner_of_manuel_who_has_kept_the_disc_is_skipped() -> None:
    """The others may still have discs when the owner is the first to decide."""
    numbers = dict.fromkeys((1, 2, 3), "red navigation") | {4: "red projects"}
    state = position(
        seats=2, at="placing", first="red", numbers=numbers, owners={"manuel": "red"}, red={"extra": "supply"}
    )
    do(state, "keep")
    for number in (5, 6, 7, 8):
        assert whose_turn(state) == "yellow"
        do(state, f"number {number}", "area recruiting" if number < 8 else "area projects")
    assert whose_turn(state) == "chance"


@rule("VDG-15.5", "VDG-4.5")
def test_reasons_for_what_cannot_be_chosen() -> None:
    state = position(at="placing", numbers={3: "blue projects"})
    assert why_not(state, "area projects").kind == "number_first"
    taken = why_not(state, "number 3")
    assert (taken.kind, taken.values) == ("number_taken", {"number": 3, "player": "blue"})
    do(state, "number 4")
    assert why_not(state, "number 5").values == {"number": 4}
