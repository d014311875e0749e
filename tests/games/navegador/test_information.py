"""Chapter 15, information, chance and decisions."""

from __future__ import annotations

import json

import pytest
from support.marks import rule
from support.navegador import (
    OVERSEAS,
    coast,
    do,
    draw,
    gallery,
    legal,
    lively_game,
    look,
    new_game,
    position,
    tokens,
    whose_turn,
)

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.fields import NONE
from caravela.games.navegador import RULES
from caravela.games.navegador.box import COLUMN_IDS
from caravela.games.navegador.components import COLOURS, PLAYERS, REGION_IDS, STACK_SIZE
from caravela.games.navegador.state import AT_ROYAL, NavegadorState


@rule("NAV-15.1")
def test_chance_decides_only_the_start_and_the_tokens_of_discoveries() -> None:
    kinds = set()

    def before(state: NavegadorState, legal: list[Action], action: Action) -> None:
        if RULES.to_act(state) == CHANCE:
            kinds.add(action.kind)
            if action.kind == "start":
                assert state.turn == 0
            else:
                assert state.discoveries == 1

    for seats in (2, 5):
        lively_game(seats, 1, before=before)
    assert kinds == {"start", "token"}


@rule("NAV-15.1", "NAV-6.8")
def test_every_unseen_token_of_the_good_is_as_likely() -> None:
    state = position(at="sailing", discovered=["guine"], stacks={"guine": [60, 110, 150]}, red={"ships": {"guine": 2}})
    do(state, "discover angola", "fleet guine", "fleet guine")
    unseen = [50, 70, 80, 90, 100, 120, 130, 140]
    assert legal(state) == [f"token gold {price}" for price in unseen]
    assert RULES.weights(state) == [1] * len(unseen)
    do(state, "token gold 100")
    assert legal(state) == [f"token gold {price}" for price in unseen if price != 100]


@rule("NAV-15.1", "NAV-2.3")
def test_when_all_regions_are_discovered_one_token_of_each_good_was_never_drawn() -> None:
    state = position(discovered=coast("nagasaki"))
    assert [bag.bit_count() for bag in state.bag] == [1, 1, 1]


@rule("NAV-15.1")
@pytest.mark.parametrize("region", ["bahia", "guine"])
def test_a_discovery_turns_up_as_many_tokens_as_the_stack_has(region: str) -> None:
    state = position(at="sailing", red={"ships": {"portugal": 2}})
    do(state, f"discover {region}", "fleet portugal", "fleet portugal")
    for left in range(STACK_SIZE[REGION_IDS.index(region)], 0, -1):
        seen = RULES.view(state, 0)
        assert (seen["target"], seen["drawing"]) == (region, left)
        do(state, legal(state)[-1])
    assert whose_turn(state) == "red"


@rule("NAV-15.2", "NAV-1.3")
def test_the_prices_of_face_down_tokens_are_in_no_view_and_not_even_in_the_state() -> None:
    state = position(discovered=["guine"], stacks={"guine": [60, 110, 150]})
    seen = RULES.view(state, 0)["stacks"]
    for region in OVERSEAS:
        if region != "guine":
            assert seen[region] == []
            assert tokens(state, region) == []
    assert seen["guine"] == [60, 110, 150]


@rule("NAV-15.2", "NAV-15.3", "NAV-R20", "NAV-I16")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_sees_the_same_also_a_spectator(seats: int) -> None:
    def before(state: NavegadorState, legal: list[Action], action: Action) -> None:
        views = {json.dumps(RULES.view(state, seat), sort_keys=True) for seat in (*range(seats), NOBODY)}
        assert len(views) == 1

    lively_game(seats, 2, before=before)


@rule("NAV-15.3", "NAV-R20")
def test_what_the_players_have_is_open() -> None:
    state = position(
        seats=2,
        at="royal",
        discovered=coast("malaca"),
        red={"money": 470, "workers": 6, "ships": {"goa": 2}, "privileges": {"church": 2}},
        green={"money": 30, "workers": 2, "ships": {}, "colonies": {"gold": [50, 90]}},
    )
    do(state, "royal explorer", "royal church")
    for viewer in (0, 1, NOBODY):
        seen = RULES.view(state, viewer)
        for colour in COLOURS[:2]:
            true = look(state, colour)
            assert seen["money"][colour] == true.money
            assert seen["workers"][colour] == true.workers
            assert seen["supply"][colour] == true.supply
            assert seen["privileges"][colour] == true.privileges
            assert seen["royal"][colour] == true.royal
            assert seen["colonies"][colour] == true.colonies
            assert seen["buildings"][colour] == true.buildings
            assert seen["discs"][colour] == true.discs


@rule("NAV-15.2", "NAV-15.3")
def test_what_lies_on_the_board_is_open() -> None:
    state = position(
        active="green",
        holder="green",
        orange="ships",
        discovered=["guine", "bahia"],
        stacks={"guine": [60, 110, 150]},
        rows={"gold": 7},
        left={"church": 3, "shipyard": 0},
        gallery={"factory": 0},
        red={"ships": {"guine": 2}},
    )
    seen = RULES.view(state, 0)
    assert (seen["turn"], seen["phase"], seen["active"], seen["turns_left"]) == (4, 1, "green", NONE)
    assert (seen["holder"], seen["orange"]) == ("green", "ships")
    assert seen["rows"] == {"sugar": 3, "gold": 6, "spice": 3}
    assert seen["gallery"] == gallery(state) == {**dict.fromkeys(COLUMN_IDS, 1), "factory": 0}
    assert (seen["line_left"]["church"], seen["line_left"]["shipyard"]) == (3, 0)
    assert {colour: ships["guine"] for colour, ships in seen["ships"].items() if ships["guine"]} == {"red": 2}
    assert seen["discovered"] == ["portugal", "bahia", "guine"]
    assert set(seen["double_loss"]) == set(PLAYERS[3].double_loss)
    assert list(seen["stone"].values()) == ["sailing"] * 3
    assert RULES.view(new_game(), 0)["stone"]["red"] is None


@rule("NAV-15.4", "NAV-3.1")
@pytest.mark.parametrize("seats", [2, 4])
def test_only_the_player_whose_turn_it_is_decides_until_the_royal_privileges(seats: int) -> None:
    def before(state: NavegadorState, legal: list[Action], action: Action) -> None:
        if RULES.to_act(state) >= 0 and state.node != AT_ROYAL:
            assert RULES.to_act(state) == (state.starter + state.turn) % seats

    lively_game(seats, 3, before=before)


@rule("NAV-15.5")
def test_the_longest_turn_has_twenty_decisions() -> None:
    """The card discovers with all seven ships, five of the others pay for a full round, three factories are built."""
    state = position(holder="red", red={"money": 900, "workers": 9, "stone": "buildings", "ships": {"portugal": 7}})
    steps = ["card", "discover guine", "fleet portugal", "fleet portugal"]
    do(state, *steps)
    draw(state)
    then = [*["move portugal > guine"] * 5, "done", "rondel buildings", *["pay guine"] * 5]
    then += ["build sugar_factory", "build gold_factory", "build spice_factory", "done"]
    do(state, *then)
    assert whose_turn(state) == "green"
    assert len(steps + then) == 20


@rule("NAV-15.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_turn_has_more_than_twenty_decisions(seats: int) -> None:
    decisions: dict[int, int] = {}

    def before(state: NavegadorState, legal: list[Action], action: Action) -> None:
        if RULES.to_act(state) >= 0:
            decisions[state.turn] = decisions.get(state.turn, 0) + 1

    for seed in range(3):
        decisions.clear()
        lively_game(seats, seed, before=before)
        assert max(decisions.values()) <= 20
