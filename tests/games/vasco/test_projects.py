"""Chapter 6, the action Projects."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.vasco import do, gabriel, legal, look, position, told, upper, whose_turn, why_not

from caravela.games.vasco.components import PROJECT_IDS
from caravela.games.vasco.state import VascoState

TILES = ["i-01", "i-05", "i-13", "ii-03", "ii-14", "iii-07"]


def buying(money: int = 20, tiles: list[str] = TILES, ship: str = "i-07") -> VascoState:
    """Red acts in the Projects area; the São Gabriel has a crew of 3."""
    state = position(numbers={9: "red projects"}, upper=tiles, gabriel=ship, red={"money": money})
    do(state, "act")
    return state


@rule("VDG-6.1", "VDG-6.2")
@pytest.mark.parametrize("tile", TILES)
def test_one_upper_tile_costs_a_real_whatever_it_shows(tile: str) -> None:
    state = buying()
    assert legal(state) == [*(f"buy {id}" for id in TILES), "gabriel i-07"]
    do(state, f"buy {tile}", "done")
    assert look(state, "red").money == 19
    assert look(state, "red").projects == [tile]


@rule("VDG-6.1", "VDG-15.9")
def test_two_upper_tiles_cost_four_together() -> None:
    state = buying()
    do(state, "buy ii-14")
    assert legal(state) == [*(f"buy {id}" for id in TILES if id != "ii-14"), "done"]
    events = do(state, "buy i-01")
    assert look(state, "red").money == 16
    assert look(state, "red").projects == ["i-01", "ii-14"]
    assert [event.values["coins"] for event in told(events, "bought")] == [3]
    assert whose_turn(state) != "red", "two are the most"


@rule("VDG-6.1", "VDG-6.5", "VDG-15.9")
def test_the_sao_gabriel_costs_its_crew_and_is_launched_at_once() -> None:
    state = buying()
    before = (list(state.bag), state.missionaries)
    do(state, "gabriel i-07")
    red = look(state, "red")
    assert (red.money, red.ships, red.projects) == (17, ["i-07"], [])
    assert (list(state.bag), state.missionaries) == before, "no crew is used or returned"
    assert gabriel(state) == ""
    assert whose_turn(state) != "red", "the action is over"


@rule("VDG-6.3")
def test_the_sao_gabriel_cannot_be_combined_with_upper_tiles() -> None:
    state = buying()
    do(state, "buy i-01")
    assert why_not(state, "gabriel i-07").rule == "VDG-6.3"


@rule("VDG-6.4", "VDG-6.7")
def test_upper_tiles_are_projects_and_need_no_crew_to_be_bought() -> None:
    state = buying()
    do(state, "buy i-13", "done")
    assert look(state, "red").projects == ["i-13"]
    assert look(state, "red").ships == [] and look(state, "red").crew == {}


@rule("VDG-6.6", "VDG-12.1")
def test_emptied_cells_stay_empty_for_the_round() -> None:
    state = position(numbers={3: "red projects", 4: "blue projects"}, upper=TILES, gabriel="i-07", red={"money": 4})
    do(state, "act", "buy i-05", "buy ii-03")
    assert upper(state) == ["i-01", "i-13", "ii-14", "iii-07"]
    do(state, "act")
    assert legal(state) == ["buy i-01", "buy i-13", "buy ii-14", "buy iii-07", "gabriel i-07"]
    assert why_not(state, "buy i-05").rule == "VDG-6.6"


@rule("VDG-6.7")
def test_any_number_of_projects_and_ships_may_be_owned() -> None:
    many = [id for id in PROJECT_IDS if id not in TILES and id != "i-07"]
    state = position(
        numbers={9: "red projects"},
        upper=TILES,
        gabriel="i-07",
        red={"money": 4, "projects": many[:14], "ships": many[14:]},
    )
    do(state, "act", "buy i-01", "buy i-05")
    assert len(look(state, "red").projects) == 16 and len(look(state, "red").ships) == 14


@rule("VDG-15.9")
@pytest.mark.parametrize("money", [1, 2, 3])
def test_the_action_ends_when_a_second_tile_cannot_be_paid(money: int) -> None:
    state = buying(money)
    do(state, "buy i-01")
    assert whose_turn(state) != "red"
    assert look(state, "red").money == money - 1


@rule("VDG-15.9")
def test_the_action_ends_when_no_second_tile_is_left() -> None:
    state = buying(tiles=["i-13"])
    do(state, "buy i-13")
    assert whose_turn(state) != "red"


@rule("VDG-6.1")
@pytest.mark.parametrize(("money", "lines"), [(1, ["buy i-01"]), (2, ["buy i-01"]), (3, ["buy i-01", "gabriel i-07"])])
def test_only_what_can_be_paid_is_offered(money: int, lines: list[str]) -> None:
    state = buying(money, ["i-01"])
    assert legal(state) == lines


@rule("VDG-6.1")
def test_the_sao_gabriel_alone_can_be_on_offer() -> None:
    state = buying(5, [])
    assert legal(state) == ["gabriel i-07"]


@rule("VDG-6.1", "VDG-9.9")
def test_reasons() -> None:
    state = buying(2)
    assert why_not(state, "gabriel i-07").values == {"price": 3, "money": 2}
    assert why_not(state, "buy i-07").kind == "is_gabriel"
    assert why_not(state, "gabriel i-01").kind == "not_gabriel"
    assert why_not(state, "buy i-02").kind == "not_on_offer"
    assert why_not(state, "done").kind == "something_first"
    assert why_not(state, "launch i-01").rule == "VDG-15.3"


@rule("VDG-12.2", "VDG-12.3", "VDG-14.3")
def test_the_upper_cells_are_kept_in_the_order_of_the_table() -> None:
    """Which cell a tile lies on makes no difference; so people read them in order."""
    state = position(at="round end", gone=["i-01"], tops=["i-09"])
    for tile in ("i-14", "i-03", "i-12", "i-02", "i-11", "i-04", "i-05"):
        do(state, f"reveal {tile}")
    assert gabriel(state) == "i-09"
    assert upper(state) == ["i-02", "i-03", "i-04", "i-11", "i-12", "i-14"]
