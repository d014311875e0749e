"""What is asked at each decision, of whom, with which rule and values."""

from __future__ import annotations

from support.endeavor import do, legal, new_game, position, top, whose_turn
from support.marks import rule

from caravela.core.options import Options
from caravela.games.endeavor import RULES
from caravela.games.endeavor.state import EndeavorState


def asked(state: EndeavorState) -> tuple[str, str, dict[str, int | str]]:
    prompt = RULES.prompt(state)
    return prompt.kind, prompt.rule, prompt.values


@rule("END-3.2", "END-3.6", "END-3.8", "END-3.9")
def test_the_set_up_asks_for_tokens_tiles_crown_and_start_buildings() -> None:
    state = RULES.new_state(3, Options(RULES.meta.options))
    assert asked(state) == ("tokens", "END-3.2", {"count": 95})
    while "offer palace" not in legal(state):
        RULES.apply(state, RULES.legal(state)[0])
    assert asked(state) == ("offer", "END-3.6", {"count": 3})
    do(state, "offer palace")
    assert asked(state) == ("offer", "END-3.6", {"count": 2})
    do(state, "offer museum", "offer memorial")
    assert asked(state) == ("crown", "END-3.8", {})
    do(state, "crown yellow")
    assert asked(state) == ("start", "END-3.9", {})


@rule("END-5.1", "END-7.1", "END-19.16")
def test_the_first_phases_tell_level_and_number() -> None:
    assert asked(position(at="build", red={"industry": 5})) == ("build", "END-5.1", {"level": 3})
    stock = {"market": 0, "shipyard": 0, "workshop": 0}
    assert asked(position(at="build", stock=stock))[2] == {"level": 2}
    state = position(at="salary", red={"coast": ["colonial_house*", "market*"], "wealth": 4})
    assert asked(state) == ("salary", "END-7.1", {"count": 3})
    do(state, "salary market")
    assert asked(state) == ("salary", "END-7.1", {"count": 2})
    options = {"silent_fleet": True, "building_shortage": True}
    state = position(seats=2, at="shortage", active="yellow", crown="red", options=options)
    assert asked(state) == ("shortage", "END-19.16", {})


@rule("END-8.1", "END-8.7", "END-8.9", "END-8.10")
def test_a_turn_tells_what_is_used_and_how_many_discs_are_left() -> None:
    state = position(red={"harbour": 5, "coast": ["colonial_house", "docks"], "tokens": {"ship_draw": 1}})
    assert asked(state) == ("turn", "END-8.1", {"discs": 5})
    token = state.clone()
    do(token, "spend ship_draw")
    assert asked(token) == ("act_token", "END-8.9", {"token": "ship_draw", "discs": 5})
    do(state, "activate docks")
    assert asked(state) == ("act", "END-8.7", {"building": "docks", "discs": 4})
    do(state, "ship india track")
    assert asked(state) == ("act_more", "END-8.10", {"building": "docks", "discs": 3})


@rule("END-17.1", "END-19.2")
def test_memorial_and_silent_fleet_ask_in_between() -> None:
    state = position(
        seats=2,
        options={"silent_fleet": True},
        red={"harbour": 9, "coast": ["colonial_house", "arsenal"]},
        yellow={"coast": ["colonial_house", "memorial"], "places": ["london"]},
    )
    do(state, "activate arsenal", "attack london")
    assert asked(state) == ("memorial", "END-17.1", {})
    do(state, "memorial none", "ship india track")
    assert asked(state) == ("silent", "END-19.2", {})
    assert whose_turn(state) == "red"


@rule("END-16.2", "END-16.4", "END-4.5")
def test_the_discard_phase_tells_cards_and_limit_and_the_end_asks_nothing() -> None:
    cards = ["south_america_1", "south_america_2", "south_america_3", "governor_india"]
    state = position(at="discard", seats=2, round=7, opened=["india"], red={"cards": cards, "influence": 2})
    assert asked(state) == ("governor", "END-16.2", {})
    do(state, "governor india")
    assert asked(state) == ("discard", "END-16.4", {"cards": 3, "limit": 2, "exempt": 0})
    do(state, "discard south_america_1")
    assert asked(state) == ("over", "END-4.5", {})


@rule("END-16.3", "END-16.4")
def test_the_discard_phase_leaves_out_one_slavery_card() -> None:
    cards = ["south_america_1", "south_america_2", "slavery_0", "slavery_1"]
    state = position(at="discard", red={"cards": cards, "influence": 2})
    assert asked(state) == ("discard", "END-16.4", {"cards": 3, "limit": 2, "exempt": 1})


@rule("END-16.3", "END-16.4")
def test_the_discard_phase_tells_the_maximum_where_the_card_limit_is_kept() -> None:
    cards = ["south_america_1", "south_america_2", "europe_0", "europe_1", "africa_1", "slavery_0"]
    state = position(at="discard", red={"cards": cards, "influence": 10})
    assert asked(state) == ("discard_down", "END-16.4", {"cards": 6, "most": 5})


def test_the_view_tells_round_phase_crown_and_abolition() -> None:
    view = RULES.view(new_game(3), 0)
    assert (view["round"], view["phase"], view["crown"], view["abolished"]) == (0, None, "red", 0)
    state = position(seats=3, round=4, active="blue", crown="yellow", passed=["red"], abolished=True)
    view = RULES.view(state, 0)
    assert (view["side"], view["round"], view["phase"], view["crown"]) == ("a", 4, "action", "yellow")
    assert (view["active"], view["passed"], view["abolished"]) == ("blue", ["red"], 1)
    assert top(state, "slavery") == ""
