"""Chapter 1, components: what data.toml says is in the box, and what its limits mean."""

from __future__ import annotations

from itertools import pairwise

import pytest
from support.marks import rule
from support.serenissima import do, kinds, legal, new_game, position, supply, why_not

from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters.doge import has_wine
from caravela.games.serenissima.components import (
    BOX,
    COLOURS,
    CUBES,
    NEIGHBOURS,
    PORT_GOOD,
    PORT_IDS,
    PORTS,
    SEA,
    SIZE,
    SPACES,
    ZONE_IDS,
    ZONES,
)


@rule("SER-1.1")
def test_there_are_fifteen_galleys_and_four_colours_of_sailors_and_cubes() -> None:
    pieces = BOX.pieces
    assert (pieces.galleys, len(COLOURS)) == (15, 4)
    assert (pieces.sailors_per_colour, pieces.sailors) == (30, 120)
    assert (pieces.galley_cubes_per_colour, pieces.galley_cubes) == (6, 24)


@rule("SER-1.2", "SER-R5")
def test_there_are_seventy_cubes_ten_of_them_gold() -> None:
    assert dict(zip(GOODS, CUBES, strict=True)) == {
        "wood": 14,
        "stone": 12,
        "marble": 12,
        "wine": 12,
        "gold": 10,
        "spice": 10,
    }
    assert sum(CUBES) == 70


@rule("SER-1.3")
def test_the_rest_of_the_material() -> None:
    pieces = BOX.pieces
    assert (pieces.port_cards, pieces.doge_cards, pieces.closed_port_cards, pieces.help_cards) == (19, 5, 4, 4)
    assert (pieces.fort_tokens, pieces.basilica_tokens, pieces.dice) == (5, 5, 5)
    assert (pieces.coins, pieces.coin_values) == (54, [1, 5, 10, 50])
    assert sum(card.count for card in BOX.doge) == pieces.doge_cards


@rule("SER-1.4")
def test_nobody_runs_into_debt() -> None:
    state = position(galleys={4: "blue alger 2"}, at="load", money={"blue": 0})
    assert "load" not in kinds(state)
    assert why_not(state, "load gold").kind == "no_money"


@rule("SER-1.5", "SER-R16", "SER-3.9")
def test_a_good_that_is_used_up_cannot_be_loaded_until_a_cube_returns() -> None:
    stored = dict.fromkeys(PORT_IDS[:8], "spice")
    state = position(galleys={4: "blue tripoli 1 spice"}, stored=stored, at="load")
    assert "load spice" in legal(state)
    do(state, "load spice")
    assert supply(state, "spice") == 0
    assert "load spice" not in legal(state)
    assert why_not(state, "load spice").kind == "supply_empty"
    do(state, "jettison spice")
    assert "load spice" in legal(state)


@rule("SER-1.6")
def test_an_empty_reserve_ends_hiring() -> None:
    state = position(
        galleys=dict.fromkeys((1, 2, 3, 4), "blue valencia 4 wood"), ports={"valencia": "blue 5"}, at="invest"
    )
    assert "hire_galley" not in kinds(state)
    state = position(galleys=dict.fromkeys((1, 2, 3, 4), "blue valencia 4"), ports={"valencia": "blue 5"}, at="invest")
    do(state, "hire galley 1")
    assert state.reserve[0] == 0
    assert legal(state) == ["done"]
    assert why_not(state, "hire galley 2").kind == "reserve_empty"
    assert why_not(state, "galley 9").kind == "reserve_empty"


@rule("SER-1.7")
@pytest.mark.parametrize("building", ["fort", "basilica"])
def test_there_are_only_five_of_each_building(building: str) -> None:
    needs = {"fort": {"wood", "stone"}, "basilica": {"gold", "marble"}}[building]
    ids = ["alger", "sardegna", "napoli", "tunis", "sicilia", "ragusa"]
    stored = {id: " ".join(needs - {GOODS[PORT_GOOD[PORT_IDS.index(id)]]}) for id in ids}
    ports = {id: f"{COLOURS[0] if n == 0 else COLOURS[1]} 1" for n, id in enumerate(ids)}
    for count in (4, 5):
        built = ids[1 : count + 1]
        state = position(
            galleys={4: "blue acre 1"},
            ports=ports,
            stored=stored,
            forts=built if building == "fort" else (),
            basilicas=built if building == "basilica" else (),
            at="invest",
        )
        assert (f"{building} {ids[0]}" in legal(state)) == (count == 4)
    assert why_not(state, f"{building} {ids[0]}").kind == "tokens_used_up"


@rule("SER-1.8")
def test_six_cubes_are_six_galleys() -> None:
    fleet = dict.fromkeys(range(1, 7), "blue valencia 1")
    state = position(galleys=fleet, ports={"valencia": "blue 1"}, at="invest", money={"blue": 50})
    assert "galley" not in kinds(state)
    assert why_not(state, "galley 9").kind == "no_cube_left"
    del fleet[6]
    state = position(galleys=fleet, ports={"valencia": "blue 1"}, at="invest", money={"blue": 50})
    assert "galley 9" in legal(state)


@rule("SER-1.9")
def test_every_port_makes_one_good_and_pays_two_to_six() -> None:
    assert set(PORT_GOOD) == set(range(len(GOODS)))
    for port in range(PORTS):
        assert 1 <= SIZE[port] == len(SPACES[port]) <= 5
        assert all(2 <= value <= 6 for value in SPACES[port])
        assert all(a < b for a, b in pairwise(SPACES[port]))
    assert SPACES[PORT_IDS.index("valencia")] == [2, 3, 4, 5, 6]
    assert GOODS[PORT_GOOD[PORT_IDS.index("valencia")]] == "wood"


@rule("SER-1.10")
def test_every_port_has_a_zone_and_one_zone_has_no_port() -> None:
    assert (PORTS, ZONES, SEA) == (19, 20, 19)
    assert ZONE_IDS[:PORTS] == PORT_IDS
    for zone in range(ZONES):
        assert NEIGHBOURS[zone]
        assert all(zone in NEIGHBOURS[other] for other in NEIGHBOURS[zone])
    assert PORT_IDS.index("alger") in NEIGHBOURS[PORT_IDS.index("valencia")]


@rule("SER-1.11")
def test_the_wheel_has_a_space_for_the_doge_and_one_for_each_number() -> None:
    state = new_game()
    assert state.black == 0
    assert len(state.galley_owner) == 16


@rule("SER-1.12")
@pytest.mark.parametrize("id", PORT_IDS)
def test_a_port_has_wine_if_it_makes_or_stores_it(id: str) -> None:
    port = PORT_IDS.index(id)
    makes = GOODS[PORT_GOOD[port]] == "wine"
    assert has_wine(new_game(), port) == makes
    if not makes:
        state = position(galleys={4: "blue alger 1"}, stored={id: "wine"})
        assert has_wine(state, port)
