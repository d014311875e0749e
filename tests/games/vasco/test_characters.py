"""Chapter 10, the action Characters: the sums, the four characters, the merchant ships."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.vasco import (
    board,
    do,
    draw,
    harbour,
    legal,
    look,
    owner,
    pass_all,
    position,
    taker,
    told,
    whose_turn,
    why_not,
)

from caravela.core.fields import NONE
from caravela.games.vasco.box import AREA_IDS, CHARACTER_IDS, HARBOUR_IDS
from caravela.games.vasco.components import BOX
from caravela.games.vasco.state import VascoState

ALL = [f"character {id}" for id in CHARACTER_IDS]
SUMS = ["sum upper", "sum lower"]
SPACES = {harbour.id: harbour.spaces for harbour in BOX.harbours}


def at_court(number: int = 9, **more: object) -> VascoState:
    """Red acts in the Characters area."""
    state = position(numbers={number: "red characters", **more.pop("numbers", {})}, **more)  # type: ignore[dict-item, arg-type]
    do(state, "act")
    return state


@rule("VDG-10.1")
def test_one_thing_is_taken_a_sum_or_a_character() -> None:
    state = at_court()
    assert legal(state) == [*ALL, *SUMS]
    do(state, "sum upper")
    assert whose_turn(state) != "red"


@rule("VDG-10.2", "VDG-5.14")
@pytest.mark.parametrize(("which", "reals"), [("upper", 9), ("lower", 4)])
def test_a_sum_can_be_taken_once_and_the_disc_comes_back(which: str, reals: int) -> None:
    state = at_court(sums=(9, 4), numbers={12: "blue characters"}, red={"money": 1})
    do(state, f"sum {which}")
    assert look(state, "red").money == 1 + reals
    assert look(state, "red").discs == 4
    do(state, "act")
    other = "lower" if which == "upper" else "upper"
    assert legal(state) == [*ALL, f"sum {other}"]
    reason = why_not(state, f"sum {which}")
    assert (reason.kind, reason.values) == ("sum_taken", {"sum": which})


@rule("VDG-10.3", "VDG-10.5", "VDG-10.6", "VDG-10.8")
@pytest.mark.parametrize(
    ("id", "from_whom"),
    [*((id, whom) for id in CHARACTER_IDS for whom in ("blue", "red")), ("manuel", ""), ("alvares", "")],
)
def test_a_character_is_taken_from_the_board_from_others_or_from_oneself(id: str, from_whom: str) -> None:
    owners = {"manuel": "red", "dias": "red", "alvares": "red", "sernigi": "red", id: from_whom}
    before = position(numbers={9: "red characters"}, owners=owners)
    loser = look(before, "blue")
    state = at_court(owners=owners)
    events = do(state, f"character {id}")
    assert {owner(state, other) for other in CHARACTER_IDS} == {"red"}, "any number may be owned"
    assert taker(state, id) == "red"
    assert look(state, "blue") == loser, "who loses a character gets nothing"
    assert bool(told(events, "took_from")) == (from_whom == "blue")


@rule("VDG-10.4")
def test_a_character_can_be_taken_once_in_a_round() -> None:
    state = at_court(taken={"dias": "blue"}, numbers={12: "blue characters"})
    reason = why_not(state, "character dias")
    assert (reason.kind, reason.values) == ("character_taken", {"character": "dias", "player": "blue"})
    do(state, "character alvares", "act")
    assert legal(state) == ["character manuel", "character sernigi", *SUMS], "not by its owner either"


@rule("VDG-10.7", "VDG-10.16", "VDG-10.18")
def test_characters_that_nobody_takes_stay_and_work_at_the_end_of_the_round() -> None:
    state = position(at="round end", owners={"dias": "red", "alvares": "black"})
    draw(state)
    assert (owner(state, "dias"), owner(state, "alvares")) == ("red", "black")
    assert look(state, "red").points == 2 and look(state, "black").crew == {"white": 1}


# Manuel


@rule("VDG-10.9", "VDG-10.10", "VDG-R23")
def test_the_taker_of_manuel_places_the_extra_disc_at_once() -> None:
    state = at_court()
    do(state, "character manuel")
    assert legal(state) == [f"extra {number} {id}" for number in (21, 22) for id in AREA_IDS]
    do(state, "extra 22 projects")
    assert board(state) == {22: "red projects"}
    assert look(state, "red").extra == "space"


@rule("VDG-10.10", "VDG-R23")
def test_the_space_that_the_own_disc_has_left_is_free() -> None:
    full = dict.fromkeys((10, 11), "blue characters") | dict.fromkeys((12, 13), "yellow characters")
    state = at_court(numbers=full)
    do(state, "character manuel")
    assert "extra 21 characters" in legal(state)
    do(state, "extra 21 characters")
    assert state.free_spaces[1] == 0


@rule("VDG-10.10", "VDG-4.7")
def test_full_areas_and_placed_numbers_are_closed() -> None:
    numbers = dict.fromkeys((10, 11, 12), "blue projects") | dict.fromkeys((13, 14), "yellow projects")
    state = at_court(numbers={**numbers, 21: "black navigation"})
    do(state, "character manuel")
    assert legal(state) == ["extra 22 recruiting", "extra 22 characters", "extra 22 navigation"]
    assert why_not(state, "extra 22 projects").kind == "area_full"
    assert why_not(state, "extra 21 characters").values == {"number": 21, "player": "black"}


@rule("VDG-10.9")
def test_an_unused_extra_disc_in_the_own_supply_is_placed_too() -> None:
    state = at_court(owners={"manuel": "red"}, red={"extra": "supply"})
    do(state, "character manuel", "extra 21 recruiting")
    assert look(state, "red").extra == "space"


@rule("VDG-10.11", "VDG-R9")
def test_there_is_no_second_extra_disc() -> None:
    state = at_court(owners={"manuel": "red"}, numbers={21: "red projects"})
    events = do(state, "character manuel")
    assert told(events, "no_extra_disc")
    assert board(state) == {21: "red projects"}
    assert (owner(state, "manuel"), taker(state, "manuel")) == ("red", "red")


@rule("VDG-10.12")
def test_the_placed_extra_disc_of_the_previous_owner_stays() -> None:
    state = at_court(owners={"manuel": "blue"}, numbers={21: "blue projects"})
    do(state, "character manuel", "extra 22 recruiting")
    assert board(state) == {21: "blue projects", 22: "red recruiting"}
    assert whose_turn(state) == "blue"


@rule("VDG-10.13")
def test_the_kept_extra_disc_of_the_previous_owner_cannot_be_used() -> None:
    state = at_court(owners={"manuel": "blue"}, blue={"extra": "supply"}, numbers={12: "blue characters"})
    do(state, "character manuel", "extra 21 recruiting", "act")
    assert "character manuel" not in legal(state)
    do(state, "sum upper")
    pass_all(state)
    assert look(state, "blue").extra == "supply", "it goes back at the end of the round"


@rule("VDG-10.14", "VDG-12.12")
def test_who_owns_manuel_at_the_end_keeps_the_extra_disc_for_the_next_round() -> None:
    state = at_court()
    do(state, "character manuel", "extra 21 navigation")
    pass_all(state)
    do(state, legal(state)[0])
    draw(state)
    while whose_turn(state) != "red":
        do(state, legal(state)[-1], "area navigation")
    assert {"number 21", "number 22"} <= set(legal(state))


# Dias and Alvares


@rule("VDG-10.15")
def test_the_taker_of_dias_scores_two_at_once() -> None:
    state = at_court()
    do(state, "character dias")
    assert look(state, "red").points == 2


@rule("VDG-10.16", "VDG-12.10")
def test_the_owner_of_dias_scores_at_the_end_and_is_first_player() -> None:
    state = position(at="round end", owners={"dias": "black"})
    events = draw(state)
    assert look(state, "black").points == 2
    assert whose_turn(state) == "black"
    assert told(events, "dias_round")[0].seat == 2
    assert told(events, "starts")[0].values == {"player": "black"}


@rule("VDG-10.17")
@pytest.mark.parametrize(("held", "received"), [(0, 1), (5, 1), (6, 0)])
def test_the_taker_of_alvares_receives_a_missionary_if_one_is_there(held: int, received: int) -> None:
    state = at_court(blue={"crew": {"white": held}})
    events = do(state, "character alvares")
    assert look(state, "red").crew.get("white", 0) == received
    assert len(told(events, "missionary")) == received and len(told(events, "no_missionary")) == 1 - received


@rule("VDG-10.18", "VDG-12.9")
@pytest.mark.parametrize(("held", "received"), [(0, 1), (6, 0)])
def test_the_owner_of_alvares_receives_a_missionary_at_the_end(held: int, received: int) -> None:
    state = position(at="round end", owners={"alvares": "red"}, blue={"crew": {"white": held}})
    draw(state)
    assert look(state, "red").crew.get("white", 0) == received


# Sernigi and the merchant ships


@rule("VDG-10.19", "VDG-10.22", "VDG-R10")
@pytest.mark.parametrize("limit", [7, 9, 11])
def test_the_taker_of_sernigi_must_send_the_merchant_ship(limit: int) -> None:
    sea = {"mombasa": {2: "blue i-11"}, "natal": {1: "blue i-01"}}
    state = at_court(merchant=limit, sea=sea)
    do(state, "character sernigi")
    free = {id: dict(enumerate(SPACES[id], start=1)) for id in HARBOUR_IDS}
    del free["mombasa"][2], free["natal"][1]
    assert legal(state) == [f"send {id} {n}" for id in HARBOUR_IDS for n, value in free[id].items() if value <= limit]
    assert why_not(state, "wait").rule == "VDG-10.19"
    assert why_not(state, "send natal 1").kind == "space_taken"
    if limit < 11:
        assert why_not(state, "send calicut 1").values == {"value": 11, "limit": limit}


@rule("VDG-10.23", "VDG-10.25", "VDG-10.26")
def test_a_merchant_ship_needs_no_captain_and_scores_nothing() -> None:
    state = at_court(merchant=9, red={"captains": 0, "money": 0})
    do(state, "character sernigi", "send malindi 1")
    assert harbour(state, "malindi")[0] == "merchant 9"
    assert state.captains_at == [NONE] * 21, "it belongs to nobody"
    red = look(state, "red")
    assert (red.points, red.captains, red.recruits) == (0, 0, 7)


@rule("VDG-10.24", "VDG-9.8")
@pytest.mark.parametrize(
    ("space", "pick", "gain"),
    [
        ("natal 1", "take i-01", ("projects", ["i-01"])),
        ("terra 2", "sailor 1 grey", ("crew", {"grey": 1})),
        ("mozambique 3", "", ("captains", 2)),
        ("mombasa 4", "", ("money", 12)),
        ("malindi 5", "", ("money", 11)),
        ("calicut 6", "", ("money", 10)),
    ],
)
def test_the_sender_takes_the_harbour_bonus(space: str, pick: str, gain: tuple[str, object]) -> None:
    state = at_court(upper=["i-01"], sections=[{"grey": 1}])
    do(state, "character sernigi", f"send {space}", *([pick] if pick else []))
    name, wanted = gain
    assert getattr(look(state, "red"), name) == wanted
    assert look(state, "red").points == 0


@rule("VDG-10.20", "VDG-I10")
def test_there_is_one_merchant_ship_a_round() -> None:
    state = at_court(numbers={12: "blue characters"})
    do(state, "character sernigi", "send calicut 5")
    assert state.merchant_top == NONE
    pass_all(state)
    assert whose_turn(state) == "chance", "nothing is left to send in Phase 3"


@rule("VDG-10.20")
def test_with_the_ship_gone_sernigi_may_still_be_taken() -> None:
    state = at_court(merchant=None, merchants_left=[7, 9, 11])
    do(state, "character sernigi")
    assert owner(state, "sernigi") == "red"
    assert whose_turn(state) != "red"


FULL_FOR_7 = {
    "natal": {1: "blue i-01"},
    "terra": {1: "blue i-04", 2: "blue i-02"},
    "mozambique": {1: "blue i-06", 2: "blue i-05", 3: "blue i-03"},
    "mombasa": {1: "black i-10", 2: "black i-11", 3: "black i-07", 4: "black i-08"},
    "malindi": {3: "black i-12", 4: "black i-13", 5: "black i-09"},
    "calicut": {5: "merchant 7", 6: "merchant 9"},
}


@rule("VDG-10.21", "VDG-R10")
def test_a_ship_that_fits_nowhere_stays_on_the_deck() -> None:
    state = at_court(sea=FULL_FOR_7, merchant=7, blue={"captains": 1}, black={"captains": 0})
    events = do(state, "character sernigi")
    assert told(events, "merchant_stuck")
    assert owner(state, "sernigi") == "red"
    assert told(events, "merchant_gone"), "and leaves the game in Phase 3, where it still fits nowhere"


@rule("VDG-10.22")
def test_a_single_space_that_fits_must_be_taken() -> None:
    state = at_court(sea={**FULL_FOR_7, "calicut": {5: "merchant 7"}}, blue={"captains": 1}, black={"captains": 0})
    do(state, "character sernigi")
    assert legal(state) == ["send calicut 6"]


@rule("VDG-R10")
def test_with_the_option_off_the_taker_may_wait_until_phase_3() -> None:
    state = at_court(options={"merchant_at_once": False})
    do(state, "character sernigi")
    assert legal(state)[-1] == "wait"
    events = do(state, "wait")
    assert told(events, "merchant_waits")
    assert whose_turn(state) == "red" and "wait" not in legal(state), "in Phase 3 it must be sent"
    assert why_not(state, "wait").rule == "VDG-11.1"
    do(state, "send mombasa 1")
    assert look(state, "red").money == 12


# The extra disc in the Characters area


@rule("VDG-10.27")
@pytest.mark.parametrize("number", [21, 22])
def test_an_extra_disc_can_take_a_sum(number: int) -> None:
    state = at_court(number, owners={"manuel": "red"})
    do(state, "sum upper")
    assert look(state, "red").extra == "supply"


@rule("VDG-10.27", "VDG-12.11")
def test_an_extra_disc_on_a_cell_stays_until_the_end_of_the_round() -> None:
    state = at_court(21, owners={"manuel": "red"})
    do(state, "character dias")
    assert look(state, "red").extra == "cell" and look(state, "red").discs == 4
    do(state, legal(state)[0])
    draw(state)
    assert look(state, "red").extra == "supply" and look(state, "red").discs == 4
    assert taker(state, "dias") == ""


@rule("VDG-10.27", "VDG-10.11")
@pytest.mark.parametrize("before", ["red", "blue"])
def test_manuel_can_be_taken_with_the_extra_disc_but_brings_no_other(before: str) -> None:
    state = at_court(21, owners={"manuel": before})
    events = do(state, "character manuel")
    assert told(events, "no_extra_disc")
    assert look(state, "red").extra == "cell"
    assert board(state) == {}
    assert owner(state, "manuel") == "red"
