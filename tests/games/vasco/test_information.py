"""Chapter 14, information and chance, and what a view shows."""

from __future__ import annotations

from typing import Any

import pytest
from support.marks import rule
from support.vasco import do, draw, legal, lively_game, position, set_up, whose_turn

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY
from caravela.games.vasco import RULES
from caravela.games.vasco.components import PROJECT_IDS, START, VASCO_TILES
from caravela.games.vasco.state import VascoState


@rule("VDG-14.1")
def test_the_state_holds_no_order_of_what_is_face_down() -> None:
    """Decks and bags are sets: of two positions that differ only in what will come, there is but one."""
    state = position(at="round end", gone=["i-01"])
    assert all(isinstance(value, int) for value in [state.vasco_bag, *state.decks, *state.merchant_bag, *state.bag])


@rule("VDG-14.1", "VDG-2.20")
def test_a_view_shows_the_tops_and_of_the_others_only_what_can_be_worked_out() -> None:
    view = RULES.view(set_up(4), NOBODY)
    assert all(view["tops"].values())
    seen = {*view["tops"].values(), *view["cells"].values()}
    for deck, left in view["decks"].items():
        assert left == [id for id in PROJECT_IDS if id.startswith(f"{deck}-") and id not in seen], "in no other order"
    assert sum(view["bag"].values()) == 12 and sum(view["merchant_bag"].values()) == 4


@rule("VDG-14.1")
def test_the_table_shows_of_a_deck_only_its_top() -> None:
    pieces = [piece.id for piece in RULES.scene(set_up(4), NOBODY).pieces]
    assert len([id for id in pieces if id.startswith(("tile-ii-", "tile-iii-"))]) == 2
    assert len([id for id in pieces if id.startswith("tile-i-")]) == 8, "seven are laid out"


@rule("VDG-14.2")
def test_in_phase_1_every_unseen_tile_is_as_likely() -> None:
    state = position(at="reveal", round=3, now=8, numbers={3: "red projects"})
    assert len(legal(state)) == VASCO_TILES - 3, "two tiles of rounds before and that of this round are known"
    assert RULES.weights(state) == [1] * 6
    assert "vasco 8" not in legal(state)


@rule("VDG-14.3")
def test_in_phase_2_the_next_start_and_the_next_sao_gabriel_are_known() -> None:
    state = position(numbers={3: "red projects"}, top=9, tops=["i-07"])
    view = RULES.view(state, 0)
    assert (view["vasco_top"], view["tops"]["i"]) == ("9", "i-07")
    tile = next(piece for piece in RULES.scene(state, 0).pieces if piece.id == "vasco-9")
    assert tile.values == {"start": 9, "change": 1, "upper": 8, "lower": 4}


@rule("VDG-14.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_decides_nothing_but_draws(seats: int) -> None:
    found: set[str] = set()

    def before(state: VascoState, legal: list[Action], action: Action) -> None:
        if RULES.to_act(state) == CHANCE:
            found.add(action.kind)
            assert sum(RULES.weights(state)) > 0

    for seed in range(4):
        lively_game(seats, seed, before=before)
    assert found <= {"start", "vasco", "merchant", "reveal", "refill", "draw"}
    assert found >= {"start", "vasco", "merchant", "reveal", "refill"}


@rule("VDG-14.5")
@pytest.mark.parametrize("seed", range(3))
def test_out_of_turn_there_are_only_merchant_ships_their_bonus_and_launches(seed: int) -> None:
    """Outside one's own call and placement."""
    kinds: set[str] = set()

    def before(state: VascoState, legal: list[Action], action: Action) -> None:
        if RULES.to_act(state) >= 0 and state.called < 0 and action.kind not in ("number", "area", "keep"):
            kinds.add(action.kind)

    for seats in (2, 3, 4):
        lively_game(seats, seed, before=before)
    assert kinds <= {"send", "take", "sailor", "bag", "launch", "crew", "done"}
    assert "send" in kinds


@rule("VDG-14.6")
@pytest.mark.parametrize("seats", [2, 4])
def test_six_of_nine_vasco_tiles_are_seen(seats: int) -> None:
    state, actions = lively_game(seats, 2)
    assert len([action for action in actions if action.kind == "vasco"]) == 6
    assert state.vasco_bag.bit_count() == 3


@rule("VDG-14.7")
def test_no_chain_of_decisions_is_long() -> None:
    """While a number is resolved; launches do not count."""
    longest = length = 0
    called = (0, 0)

    def before(state: VascoState, legal: list[Action], action: Action) -> None:
        nonlocal longest, length, called
        if state.called < 0 or RULES.to_act(state) < 0 or action.kind in ("launch", "crew"):
            return
        if (state.round, state.called) != called:
            called, length = (state.round, state.called), 0
        length += 1
        longest = max(longest, length)

    for seed in range(8):
        lively_game(4, seed, before=before)
    assert 3 <= longest <= 2 + 6 + 1 + 2


@rule("VDG-I14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_gives_the_same_game(seats: int) -> None:
    first, again = lively_game(seats, 7), lively_game(seats, 7)
    assert first[1] == again[1]
    assert first[0].digest() == again[0].digest()
    assert lively_game(seats, 8)[0].digest() != first[0].digest()


def test_views_name_everything() -> None:
    state = position(
        numbers={3: "red projects", 21: "blue recruiting"},
        owners={"manuel": "blue"},
        sea={"malindi": {1: "red i-14", 3: "merchant 7"}},
        merchant=9,
        taken={"dias": "red"},
        sections=[{"grey": 2}],
        gabriel="i-07",
        upper=["i-01"],
        red={"crew": {"white": 1}, "projects": ["i-05"], "ships": ["i-06"]},
    )
    view: dict[str, Any] = RULES.view(state, 2)
    assert {number: disc for number, disc in view["numbers"].items() if disc} == {
        "3": "red projects",
        "21": "blue recruiting",
    }
    assert view["called"] == "3"
    assert (view["ships_at"]["malindi-1"], view["captains_at"]["malindi-1"]) == ("i-14", "red")
    assert (view["ships_at"]["malindi-3"], view["captains_at"]["malindi-3"]) == ("merchant 7", None)
    assert (view["owners"]["dias"], view["takers"]["dias"]) == ("red", "red")
    assert view["merchant_top"] == "9"
    assert view["cells"] == {"gabriel": "i-07", "1": "i-01", "2": None, "3": None, "4": None, "5": None, "6": None}
    assert view["sections"]["1"] == {"lightblue": 0, "purple": 0, "grey": 2, "orange": 0}
    assert (view["projects"]["red"], view["ships"]["red"], view["crew"]["red"]["white"]) == (["i-05"], ["i-06"], 1)
    assert view["extra"]["blue"] == "space"
    assert view["vasco_now"] == str(START[state.vasco_now])


def test_drawing_leaves_the_decision_with_a_player() -> None:
    state = set_up(2)
    assert draw(state) == []
    assert whose_turn(state) == "red"
    do(state, legal(state)[-1])
