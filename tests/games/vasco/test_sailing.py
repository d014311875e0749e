"""Chapter 11, Phase 3: sailing."""

from __future__ import annotations

from typing import Any

import pytest
from support.marks import rule
from support.vasco import do, harbour, legal, look, position, told, whose_turn

from caravela.games.vasco.box import HARBOUR_IDS
from caravela.games.vasco.components import BOX, COMPLETION
from caravela.games.vasco.state import VascoState

SPACES = {harbour.id: harbour.spaces for harbour in BOX.harbours}
#: A ship for each space of a harbour, all of one owner.
FULL: dict[str, dict[int, str]] = {
    "natal": {1: "red i-06"},
    "terra": {1: "red i-06", 2: "red i-10"},
    "mozambique": {1: "red i-06", 2: "red i-10", 3: "red i-14"},
    "mombasa": {1: "red i-10", 2: "red i-14", 3: "red i-06", 4: "red iii-01"},
    "malindi": {1: "red i-14", 2: "red iii-04", 3: "red i-10", 4: "red iii-02", 5: "red i-06"},
    "calicut": {1: "red ii-12", 2: "merchant 11", 3: "red i-14", 4: "red iii-04", 5: "red i-10", 6: "red iii-02"},
}


def phase_3(sea: dict[str, dict[int, str]], merchant: int | None = None, **more: Any) -> VascoState:
    """Phase 3 with these ships; the merchant ship of the round has gone unless given."""
    poor = {"captains": 0, "money": 0}
    players: dict[str, Any] = {colour: {**poor, **more.pop(colour, {})} for colour in ("yellow", "red", "blue")}
    left = more.pop("merchants_left", None)
    return position(at="phase 3", sea=sea, merchant=merchant, merchants_left=left, **players, **more)


@rule("VDG-11.1", "VDG-R10")
def test_a_merchant_ship_still_on_the_deck_is_sent_by_the_owner_of_sernigi() -> None:
    state = position(at="phase 3", merchant=7, owners={"sernigi": "red"})
    assert whose_turn(state) == "red"
    assert "wait" not in legal(state)
    do(state, "send mombasa 1")
    assert harbour(state, "mombasa")[0] == "merchant 7"
    assert look(state, "red").money == 12


@rule("VDG-11.1", "VDG-10.26")
def test_it_counts_for_completion_at_once() -> None:
    sea = {"mozambique": {1: "red i-06", 2: "blue i-05"}}
    state = position(at="phase 3", merchant=7, sea=sea, owners={"sernigi": "yellow"})
    do(state, "send mozambique 3")
    assert look(state, "red").points == 2
    assert look(state, "blue").points == 2 + 1, "and the VP of the ship"
    assert harbour(state, "mombasa") == ["merchant 7", "", "red i-06", "blue i-05"]


@rule("VDG-11.1", "VDG-R10", "VDG-I10")
def test_a_merchant_ship_that_fits_nowhere_leaves_the_game() -> None:
    sea = {
        "natal": {1: "blue i-01"},
        "terra": {1: "blue i-04", 2: "blue i-02"},
        "mozambique": {1: "blue i-06", 2: "blue i-05", 3: "blue i-03"},
        "mombasa": {1: "black i-10", 2: "black i-11", 3: "black i-07", 4: "black i-08"},
        "malindi": {3: "black i-12", 4: "black i-13", 5: "black i-09"},
        "calicut": {5: "merchant 7", 6: "merchant 9"},
    }
    state = position(at="phase 3", merchant=7, sea=sea, blue={"captains": 1}, black={"captains": 0})
    assert whose_turn(state) == "chance", "nobody is asked"
    assert state.merchants_gone >= 1 and state.merchant_top == -1


@rule("VDG-11.2", "VDG-9.16")
@pytest.mark.parametrize("complete", [False, True])
def test_every_ship_brings_what_is_printed_on_it(complete: bool) -> None:
    sea = {"mozambique": {1: "red i-07", 2: "blue i-05"}}
    if complete:
        sea["mozambique"][3] = "merchant 7"
    state = phase_3(sea)
    bonus = COMPLETION[2] if complete else 0
    assert (look(state, "red").money, look(state, "red").points) == (2, bonus)
    assert (look(state, "blue").money, look(state, "blue").points) == (1, 1 + bonus)


@rule("VDG-11.2", "VDG-T4")
def test_the_income_comes_in_every_phase_3() -> None:
    """Limit 7, crew 5, 2 VP."""
    for number in (1, 2, 3, 4):
        state = phase_3({"mombasa": {1: "red i-13"}}, round=number)
        assert look(state, "red").points == 2


@rule("VDG-11.3", "VDG-1.12", "VDG-10.26")
@pytest.mark.parametrize("id", HARBOUR_IDS)
def test_completion_points_for_each_ship_of_a_complete_harbour(id: str) -> None:
    state = phase_3({id: FULL[id]})
    own = [ship for ship in FULL[id].values() if ship.startswith("red")]
    assert look(state, "red").points == len(own) * COMPLETION[HARBOUR_IDS.index(id)]


@rule("VDG-11.3")
@pytest.mark.parametrize("id", [id for id in HARBOUR_IDS if id != "natal"])
def test_nothing_for_an_incomplete_harbour(id: str) -> None:
    ships = dict(FULL[id])
    del ships[1]
    state = phase_3({id: ships})
    assert look(state, "red").points == 0


@rule("VDG-11.4", "VDG-11.12")
def test_a_harbour_that_becomes_complete_by_movement_brings_nothing_now() -> None:
    """Mozambique is complete and fills Mombasa, which is judged in the next round."""
    sea = {
        "mozambique": {1: "red i-10", 2: "red i-11", 3: "red i-12"},
        "mombasa": {3: "blue i-06"},
    }
    state = phase_3(sea)
    assert harbour(state, "mombasa") == ["red i-10", "red i-11", "blue i-06", "red i-12"]
    assert look(state, "red").points == 3 * 2 + 1, "completion of Mozambique and the VP of I-12"
    assert look(state, "blue").points == 0


@rule("VDG-11.5", "VDG-11.13", "VDG-I11")
def test_harbours_are_handled_from_calicut_down_so_that_no_ship_sails_twice() -> None:
    sea = {
        "natal": {1: "red i-10"},
        "terra": {1: "blue i-11", 2: "blue i-12"},
        "mozambique": {1: "black i-14", 2: "black ii-08", 3: "black ii-09"},
    }
    state = phase_3(sea, black={"captains": 0, "money": 0})
    assert harbour(state, "natal") == [""]
    assert harbour(state, "terra") == ["red i-10", ""]
    assert harbour(state, "mozambique") == ["blue i-11", "blue i-12", ""]
    assert harbour(state, "mombasa") == ["black i-14", "black ii-08", "black ii-09", ""]


@rule("VDG-11.6")
def test_ships_of_an_incomplete_harbour_stay() -> None:
    sea = {"malindi": {2: "red i-14", 5: "blue i-06"}, "terra": {2: "merchant 7"}}
    state = phase_3(sea)
    assert harbour(state, "malindi") == ["", "red i-14", "", "", "blue i-06"]
    assert harbour(state, "terra") == ["", "merchant 7"]


@rule("VDG-11.7", "VDG-11.8")
def test_ships_leave_from_left_to_right_each_to_the_leftmost_space_that_fits() -> None:
    sea = {
        "terra": {1: "blue i-10", 2: "red i-14"},
        "mozambique": {2: "black i-05"},
    }
    state = phase_3(sea, black={"captains": 0})
    assert harbour(state, "mozambique") == ["blue i-10", "black i-05", "red i-14"]


@rule("VDG-11.8")
def test_the_order_decides_who_gets_the_better_space() -> None:
    state = phase_3({"terra": {1: "red i-06", 2: "blue i-10"}})
    assert harbour(state, "mozambique") == ["red i-06", "blue i-10", ""]
    state = phase_3({"terra": {1: "blue i-10", 2: "red i-06"}})
    assert harbour(state, "mozambique") == ["blue i-10", "red i-06", ""]


@rule("VDG-11.9", "VDG-11.10", "VDG-R11")
def test_a_ship_without_a_space_is_removed_and_its_captain_returns() -> None:
    sea = {"mozambique": {1: "blue i-06", 2: "red i-05", 3: "red i-01"}}
    state = phase_3(sea)
    assert harbour(state, "mombasa") == ["", "", "blue i-06", "red i-05"]
    assert look(state, "red").captains == 1, "that of the limit-4 ship"
    assert look(state, "blue").captains == 0, "who remains at sea stays on board"
    assert state.captains_at.count(1) == 1
    assert state.removed.bit_count() >= 1


@rule("VDG-11.9", "VDG-11.10")
def test_every_ship_that_leaves_calicut_is_removed() -> None:
    state = phase_3({"calicut": FULL["calicut"]})
    assert harbour(state, "calicut") == [""] * 6
    assert look(state, "red").captains == 5
    assert state.merchants_gone >= 1


@rule("VDG-11.9", "VDG-10.26")
def test_merchant_ships_sail_and_leave_by_the_same_rules() -> None:
    sea = {
        "mozambique": {1: "merchant 7", 2: "merchant 9", 3: "red i-06"},
        "mombasa": {1: "blue i-10", 3: "blue iii-01"},
    }
    state = phase_3(sea)
    assert harbour(state, "mombasa") == ["blue i-10", "merchant 7", "blue iii-01", "merchant 9"]
    assert look(state, "red").captains == 1, "no space is left for red"


@rule("VDG-11.11")
def test_moving_brings_neither_the_value_of_the_space_nor_the_bonus() -> None:
    state = phase_3({"terra": {1: "red i-06", 2: "red i-10"}})
    red = look(state, "red")
    assert red.points == 2 * 1, "the completion of Terra only"
    assert (red.captains, red.money) == (0, 0), "no captain of Mozambique"


@rule("VDG-11.12")
def test_the_harbour_filled_by_movement_is_judged_in_the_next_round() -> None:
    sea = {"mombasa": {1: "red i-10", 2: "red i-11", 3: "blue i-06", 4: "red i-12"}}
    state = phase_3(sea, round=3)
    assert look(state, "red").points == 3 * 3 + 1
    assert look(state, "blue").points == 3


@rule("VDG-11.4", "VDG-11.8")
def test_the_log_tells_it_in_order() -> None:
    state = position(at="phase 3", merchant=7, sea={"terra": {1: "red i-04", 2: "blue i-02"}})
    events = do(state, "send calicut 6")
    kinds = [event.kind for event in events if event.kind in ("income", "complete", "completion", "moved", "lost")]
    assert kinds == ["income", "income", "complete", "completion", "completion", "moved", "moved"]
    moved = told(events, "moved")[0]
    assert moved.values == {"ship": "i-04", "origin": "terra", "harbour": "mozambique", "space": 2, "value": 5}
