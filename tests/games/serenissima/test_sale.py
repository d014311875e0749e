"""Chapter 6, step 3: sale."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.serenissima import do, galley, kinds, legal, money, position, warehouse, whose_turn, why_not

from caravela.games.serenissima.chapters.doge import has_wine
from caravela.games.serenissima.components import PORT_IDS, SPACES


@rule("SER-6.1", "SER-R8")
def test_a_sale_excludes_combat_and_the_other_way_round() -> None:
    galleys = {4: "blue alger 3 wood wine", 7: "red alger 1"}
    state = position(galleys=galleys, at="act")
    assert kinds(state) == {"jettison", "trade", "attack", "claim", "end"}
    do(state, "trade", "sell wood")
    assert kinds(state) == {"jettison", "sell", "done"}
    do(state, "done")
    assert whose_turn(state) == "red"
    state = position(galleys=galleys, at="act")
    do(state, "attack 7", "dice 1-0")
    assert "trade" not in kinds(state)
    assert why_not(state, "trade").kind == "sale_after_combat"


@rule("SER-6.2")
@pytest.mark.parametrize("owner", ["blue", "red", ""])
def test_goods_are_sold_in_the_port_of_the_zone_whoever_owns_it(owner: str) -> None:
    ports = {"alger": f"{owner} 2"} if owner else {}
    state = position(galleys={4: "blue alger 3 wood"}, ports=ports, at="act")
    do(state, "trade", "sell wood")
    assert warehouse(state, "alger") == ["wood"]
    state = position(galleys={4: "blue ionio 3 wood"}, at="act")
    assert kinds(state) == {"jettison", "end"}
    assert why_not(state, "trade").kind == "open_sea"


@rule("SER-6.3")
def test_a_port_takes_no_good_that_it_makes_or_has() -> None:
    state = position(galleys={4: "blue alger 1 gold wine wood stone"}, stored={"alger": "wine"}, at="act")
    do(state, "trade")
    assert [line for line in legal(state) if line.startswith("sell")] == ["sell wood", "sell stone"]
    assert why_not(state, "sell gold").kind == "port_makes_it"
    assert why_not(state, "sell wine").kind == "stored_already"
    assert why_not(state, "sell marble").kind == "not_aboard"


@rule("SER-6.3")
def test_a_full_warehouse_takes_nothing() -> None:
    state = position(galleys={4: "blue creta 1 gold"}, stored={"creta": "wood stone marble"}, at="act")
    assert "trade" not in kinds(state)
    assert why_not(state, "trade").kind == "warehouse_full"
    state = position(galleys={4: "blue creta 1 gold spice"}, stored={"creta": "wood stone"}, at="act")
    do(state, "trade", "sell gold")
    assert kinds(state) == {"doge"}, "the last space is taken, so the sale is over"


@rule("SER-6.4", "SER-R7")
def test_several_cubes_are_sold_one_at_a_time_one_of_each_good() -> None:
    state = position(galleys={4: "blue alger 1 wood wood wine stone"}, at="act")
    do(state, "trade", "sell wood")
    assert "sell wood" not in legal(state)
    do(state, "sell wine", "sell stone")
    assert warehouse(state, "alger") == ["wood", "stone", "wine"]
    assert galley(state, 4) == "blue alger 1 wood"
    assert money(state) == 5 + sum(SPACES[PORT_IDS.index("alger")][:3])


@rule("SER-6.5", "SER-6.6")
@pytest.mark.parametrize("already", [0, 1, 2, 3, 4])
def test_the_cube_takes_the_lowest_free_space_and_brings_its_value(already: int) -> None:
    stored = " ".join(["stone", "marble", "wine", "gold"][:already])
    state = position(
        galleys={4: "blue valencia 1 spice wine stone"},
        ports={"valencia": "red 2"},
        stored={"valencia": stored},
        at="act",
    )
    do(state, "trade", "sell spice")
    assert money(state) == 5 + [2, 3, 4, 5, 6][already] + 2


@rule("SER-6.6")
def test_an_own_port_pays_nothing() -> None:
    state = position(galleys={4: "blue valencia 1 wine"}, ports={"valencia": "blue 2"}, at="act")
    do(state, "trade", "sell wine")
    assert money(state) == 5
    assert warehouse(state, "valencia") == ["wine"]


@rule("SER-6.6")
def test_the_bank_pays_and_not_the_owner() -> None:
    state = position(galleys={4: "blue valencia 1 wine"}, ports={"valencia": "red 2"}, at="act")
    do(state, "trade", "sell wine")
    assert (money(state), money(state, "red")) == (7, 5)


@rule("SER-6.8", "SER-1.12")
def test_stored_wine_turns_the_card_for_good() -> None:
    state = position(galleys={4: "blue alger 2 wine"}, at="act")
    alger = PORT_IDS.index("alger")
    assert not has_wine(state, alger)
    events = do(state, "trade", "sell wine")
    assert has_wine(state, alger)
    assert [event.rule for event in events if event.kind == "grapes"] == ["SER-6.8"]


@rule("SER-6.9")
def test_an_announced_sale_can_be_forbidden_as_a_whole() -> None:
    state = position(galleys={4: "blue alger 2 wood wine", 7: "red alger 3"}, at="act", moved=1)
    do(state, "trade")
    assert (whose_turn(state), legal(state)) == ("red", ["blockade", "allow"])
    do(state, "blockade")
    assert whose_turn(state) == "blue"
    assert galley(state, 4) == "blue alger 2 wood wine"
    assert warehouse(state, "alger") == []


@rule("SER-6.9", "SER-5.5")
def test_the_same_opponents_are_asked_in_the_same_order_as_for_a_movement() -> None:
    galleys = {4: "blue alger 2 wood", 5: "black alger 3", 6: "red alger 4", 7: "orange alger 2"}
    state = position(galleys=galleys, at="act")
    do(state, "trade")
    assert whose_turn(state) == "red"
    do(state, "allow")
    assert whose_turn(state) == "black"
    do(state, "allow")
    assert kinds(state) == {"sell"}, "orange has no more sailors than blue, and the only cube must be sold"


@rule("SER-6.9")
def test_it_is_a_new_decision_after_a_movement_blockade() -> None:
    state = position(galleys={4: "blue valencia 3 wood", 7: "red alger 4"}, at="move")
    do(state, "sail alger", "blockade", "trade")
    assert whose_turn(state) == "red"
    do(state, "allow", "sell wood")
    assert warehouse(state, "alger") == ["wood"]


@rule("SER-6.10", "SER-R11")
@pytest.mark.parametrize("blockade", [True, False])
@pytest.mark.parametrize("moved", [0, 1])
def test_a_galley_that_did_not_move_can_be_forbidden_unless_an_option_says_no(blockade: bool, moved: int) -> None:
    options = {"sale_blockade_without_move": blockade}
    state = position(galleys={4: "blue alger 2 wood", 7: "red alger 3"}, at="act", moved=moved, options=options)
    do(state, "trade")
    assert whose_turn(state) == ("red" if blockade or moved else "blue")


@rule("SER-6.11")
def test_after_a_sale_blockade_there_is_combat_or_the_end() -> None:
    state = position(galleys={4: "blue alger 2 wood", 7: "red alger 3"}, at="act")
    do(state, "trade", "blockade")
    assert kinds(state) == {"jettison", "attack", "claim", "end"}
    reason = why_not(state, "trade")
    assert (reason.kind, reason.rule) == ("sale_refused", "SER-6.11")


@rule("SER-6.12")
def test_a_sale_that_nobody_forbids_sells_at_least_one_cube() -> None:
    state = position(galleys={4: "blue alger 2 wood gold"}, at="act")
    do(state, "trade")
    assert legal(state) == ["jettison gold", "sell wood"], "the only cube that can be sold may not go overboard"
    assert why_not(state, "done").kind == "sell_first"
    assert why_not(state, "jettison wood").kind == "sell_first"
    state = position(galleys={4: "blue alger 2 wood wine"}, at="act")
    do(state, "trade")
    assert legal(state) == ["jettison wood", "jettison wine", "sell wood", "sell wine"]
    do(state, "sell wood")
    assert legal(state) == ["jettison wine", "sell wine", "done"]
    do(state, "done")
    assert kinds(state) == {"doge"}


@rule("SER-6.12")
def test_throwing_the_rest_overboard_ends_a_begun_sale() -> None:
    state = position(galleys={4: "blue alger 2 wood wine"}, at="act")
    do(state, "trade", "sell wood", "jettison wine")
    assert kinds(state) == {"doge"}


@rule("SER-6.13")
def test_forts_do_nothing_against_traders() -> None:
    state = position(
        galleys={4: "blue alger 1 wine"},
        ports={"alger": "red 4"},
        stored={"alger": "wood stone"},
        forts=["alger"],
        at="act",
    )
    do(state, "trade", "sell wine")
    assert galley(state, 4) == "blue alger 1"
    assert money(state) == 9
