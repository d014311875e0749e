"""Chapter 9, the action Expedition and the harbour bonuses."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.vasco import bag, do, harbour, legal, look, position, section, told, upper, whose_turn, why_not

from caravela.games.vasco import RULES
from caravela.games.vasco.box import HARBOUR_IDS
from caravela.games.vasco.components import BOX
from caravela.games.vasco.state import VascoState

SPACES = {harbour.id: harbour.spaces for harbour in BOX.harbours}


def sailing(ships: list[str], captains: int = 3, **more: object) -> VascoState:
    """Red acts in the Navigation area."""
    state = position(
        numbers={9: "red navigation"},
        red={"ships": ships, "captains": captains},
        **more,  # type: ignore[arg-type]
    )
    do(state, "act")
    return state


@rule("VDG-9.1", "VDG-9.6")
def test_ships_go_to_one_harbour_as_many_as_the_player_likes() -> None:
    state = sailing(["i-10", "i-12", "i-14"])
    assert legal(state) == [f"harbour {id}" for id in HARBOUR_IDS]
    do(state, "harbour mombasa")
    assert all(" > mombasa " in line for line in legal(state)), "at least one must be sent"
    do(state, "sail i-10 > mombasa 1")
    assert legal(state)[-1] == "done"
    assert why_not(state, "sail i-12 > malindi 3").kind == "one_harbour"
    do(state, "sail i-14 > mombasa 3", "done")
    assert harbour(state, "mombasa") == ["red i-10", "", "red i-14", ""]
    assert look(state, "red").ships == ["i-12"]


@rule("VDG-9.1")
def test_projects_that_are_not_launched_cannot_sail() -> None:
    state = position(numbers={9: "red navigation"}, red={"ships": ["i-10"], "projects": ["i-12"], "captains": 2})
    do(state, "act", "harbour mombasa")
    assert {line.split()[1] for line in legal(state)} == {"i-10"}
    assert why_not(state, "sail i-12 > mombasa 1").kind == "not_launched"
    assert why_not(state, "sail i-14 > mombasa 1").kind == "not_your_ship"


@rule("VDG-9.2", "VDG-15.4")
@pytest.mark.parametrize("captains", [1, 2, 3])
def test_every_ship_takes_a_captain_from_the_supply(captains: int) -> None:
    state = sailing(["i-10", "i-11", "i-12"], captains)
    do(state, "harbour malindi")
    sent = 0
    while whose_turn(state) == "red" and legal(state)[0].startswith("sail"):
        do(state, legal(state)[0])
        sent += 1
    assert sent == captains
    assert look(state, "red").captains == 0
    assert state.captains_at.count(1) == captains


@rule("VDG-9.3", "VDG-R7", "VDG-15.4")
def test_a_captain_won_at_mozambique_cannot_sail_in_the_same_expedition() -> None:
    state = sailing(["i-10", "i-11"], captains=1)
    do(state, "harbour mozambique", "sail i-10 > mozambique 1")
    assert whose_turn(state) != "red"
    assert look(state, "red").captains == 1 and look(state, "red").ships == ["i-11"]


@rule("VDG-9.4", "VDG-9.5", "VDG-15.10")
@pytest.mark.parametrize(
    ("tile", "limit"), [("i-01", 4), ("i-04", 5), ("i-06", 6), ("i-10", 7), ("i-14", 9), ("ii-12", 11)]
)
def test_a_ship_takes_any_free_space_up_to_its_limit(tile: str, limit: int) -> None:
    state = sailing([tile])
    fitting = [id for id in HARBOUR_IDS if min(SPACES[id]) <= limit]
    assert legal(state) == [f"harbour {id}" for id in fitting]
    for id in fitting:
        branch = state.clone()
        do(branch, f"harbour {id}")
        wanted = [f"sail {tile} > {id} {n}" for n, value in enumerate(SPACES[id], start=1) if value <= limit]
        assert legal(branch) == wanted


@rule("VDG-9.5")
def test_taken_spaces_and_higher_ones_are_closed() -> None:
    state = sailing(["i-06"], sea={"malindi": {5: "blue i-07"}, "mombasa": {3: "merchant 7"}})
    assert "harbour malindi" not in legal(state)
    assert why_not(state, "harbour malindi").values == {"harbour": "malindi", "limit": 6}
    assert why_not(state, "sail i-06 > mombasa 4").kind == "harbour_first"
    do(state, "harbour mombasa")
    assert legal(state) == ["sail i-06 > mombasa 4"]
    assert why_not(state, "sail i-06 > mombasa 3").kind == "space_taken"
    above = why_not(state, "sail i-06 > mombasa 1")
    assert (above.kind, above.values) == ("above_limit", {"ship": "i-06", "value": 7, "limit": 6})


@rule("VDG-9.6")
def test_an_expedition_sends_at_least_one_ship() -> None:
    state = sailing(["i-10"])
    assert why_not(state, "done").rule == "VDG-9.6"
    do(state, "harbour natal")
    assert why_not(state, "done").rule == "VDG-9.6"
    assert why_not(state, "harbour terra").kind == "one_harbour"


@rule("VDG-9.7", "VDG-9.16", "VDG-9.14")
def test_the_value_of_the_space_is_scored_and_nothing_that_is_printed_on_the_ship() -> None:
    state = sailing(["iii-06"])
    do(state, "harbour calicut")
    events = do(state, "sail iii-06 > calicut 5")
    red = look(state, "red")
    assert (red.points, red.money) == (7, 10), "no reals and VP of the ship, no bonus in Calicut"
    sailed = {"ship": "iii-06", "harbour": "calicut", "space": 5, "value": 7, "points": 7}
    assert told(events, "sailed")[0].values == sailed


@rule("VDG-9.15")
def test_ships_of_others_and_merchant_ships_share_a_harbour() -> None:
    state = sailing(["i-10"], sea={"mombasa": {1: "blue i-11", 3: "merchant 9"}})
    do(state, "harbour mombasa", "sail i-10 > mombasa 2")
    assert harbour(state, "mombasa") == ["blue i-11", "red i-10", "merchant 9", ""]


# The bonuses


@rule("VDG-9.8", "VDG-9.12", "VDG-9.13")
@pytest.mark.parametrize(("id", "each"), [("mombasa", 2), ("malindi", 1)])
def test_reals_for_each_ship(id: str, each: int) -> None:
    state = sailing(["i-10", "i-11"], captains=2)
    spaces = ["1", "2"] if id == "mombasa" else ["3", "4"]
    do(state, f"harbour {id}", f"sail i-10 > {id} {spaces[0]}", f"sail i-11 > {id} {spaces[1]}")
    assert look(state, "red").money == 10 + 2 * each
    assert look(state, "red").points == 14


@rule("VDG-9.8", "VDG-9.9", "VDG-6.6")
def test_natal_gives_a_project_of_the_upper_cells() -> None:
    state = sailing(["i-10"], upper=["i-01", "i-13"], gabriel="i-07")
    do(state, "harbour natal", "sail i-10 > natal 1")
    assert legal(state) == ["take i-01", "take i-13"]
    assert why_not(state, "take i-07").kind == "is_gabriel"
    assert why_not(state, "take i-02").kind == "not_on_offer"
    do(state, "take i-13")
    red = look(state, "red")
    assert (red.projects, red.money) == (["i-13"], 10)
    assert upper(state) == ["i-01"]


@rule("VDG-9.9")
def test_natal_gives_nothing_when_the_upper_cells_are_empty() -> None:
    state = sailing(["i-10"], gabriel="i-07")
    events = do(state, "harbour natal", "sail i-10 > natal 1")
    assert told(events, "no_bonus") and whose_turn(state) != "red"


@rule("VDG-9.8", "VDG-9.10", "VDG-R8")
def test_terra_gives_a_sailor_of_any_section_or_of_the_bag() -> None:
    state = sailing(["i-04", "i-05"], captains=2, sections=[{"grey": 2}, {}, {"orange": 1}])
    do(state, "harbour terra", "sail i-04 > terra 1", "sail i-05 > terra 2")
    assert legal(state) == ["sailor 1 grey", "sailor 3 orange", "bag"]
    do(state, "sailor 3 orange")
    assert section(state, 3) == {} and look(state, "red").crew == {"orange": 1}
    assert legal(state) == ["sailor 1 grey", "bag"], "one for each ship"
    do(state, "bag")
    assert whose_turn(state) == "chance"
    assert RULES.weights(state) == list(bag(state).values())
    do(state, "draw purple")
    assert look(state, "red").crew == {"orange": 1, "purple": 1}
    assert bag(state)["purple"] == 7


@rule("VDG-9.10")
def test_terra_gives_nothing_when_sections_and_bag_are_empty() -> None:
    state = sailing(["i-04"], bag={})
    events = do(state, "harbour terra", "sail i-04 > terra 1")
    assert told(events, "no_bonus") and look(state, "red").crew == {}


@rule("VDG-9.10")
def test_an_empty_bag_cannot_be_drawn_from() -> None:
    state = sailing(["i-04"], bag={}, sections=[{"grey": 1}])
    do(state, "harbour terra", "sail i-04 > terra 1")
    assert legal(state) == ["sailor 1 grey"]
    assert why_not(state, "bag").kind == "bag_is_empty"
    assert why_not(state, "sailor 1 orange").kind == "too_few_sailors"
    assert why_not(state, "bag grey").rule == "VDG-R8"


@rule("VDG-R8")
def test_with_the_option_off_the_colour_from_the_bag_is_chosen() -> None:
    state = sailing(
        ["i-04"], bag={"grey": 2, "orange": 1}, sections=[{"purple": 1}], options={"terra_draw_blind": False}
    )
    do(state, "harbour terra", "sail i-04 > terra 1")
    assert legal(state) == ["sailor 1 purple", "bag grey", "bag orange"]
    assert why_not(state, "bag").kind == "colour_is_chosen"
    assert why_not(state, "bag purple").kind == "not_in_bag"
    do(state, "bag orange")
    assert look(state, "red").crew == {"orange": 1} and bag(state) == {"grey": 2}


@rule("VDG-9.8", "VDG-9.11")
@pytest.mark.parametrize(("captains", "won"), [(2, 2), (6, 1), (7, 0)])
def test_mozambique_gives_captains_as_far_as_there_are_any(captains: int, won: int) -> None:
    state = sailing(["i-10", "i-11"], captains=captains)
    events = do(state, "harbour mozambique", "sail i-10 > mozambique 1", "sail i-11 > mozambique 2")
    if whose_turn(state) == "red" and legal(state) == ["done"]:
        do(state, "done")
    assert look(state, "red").captains == captains - 2 + won
    assert bool(told(events, "no_bonus")) == (won < 2)


@rule("VDG-9.14")
def test_calicut_gives_no_bonus() -> None:
    state = sailing(["ii-12"], sections=[{"grey": 1}], upper=["i-01"])
    before = look(state, "red")
    do(state, "harbour calicut", "sail ii-12 > calicut 1")
    after = look(state, "red")
    assert (after.money, after.crew, after.projects) == (before.money, before.crew, before.projects)


@rule("VDG-15.6", "VDG-R14")
@pytest.mark.parametrize(("id", "tile"), [("natal", "i-10"), ("terra", "i-04")])
def test_a_bonus_cannot_be_declined(id: str, tile: str) -> None:
    state = sailing([tile], upper=["i-01"], sections=[{"grey": 1}])
    do(state, f"harbour {id}", f"sail {tile} > {id} 1")
    assert "done" not in legal(state) and "pass" not in legal(state)


@rule("VDG-15.4", "VDG-9.8")
def test_bonuses_come_after_all_ships_have_their_spaces() -> None:
    state = sailing(["i-04", "i-05"], captains=2, sections=[{"grey": 2}])
    do(state, "harbour terra", "sail i-04 > terra 1")
    assert legal(state) == ["sail i-05 > terra 2", "done"]
    assert look(state, "red").crew == {}
    do(state, "done", "sailor 1 grey")
    assert look(state, "red").crew == {"grey": 1} and section(state, 1) == {"grey": 1}
