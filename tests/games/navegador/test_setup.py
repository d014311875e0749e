"""Chapter 2, setup."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import OVERSEAS, do, gallery, holder, left, legal, look, new_game, orange, row, whose_turn

from caravela.core.match import Match
from caravela.games.navegador import RULES
from caravela.games.navegador.box import COLUMN_IDS, GOODS
from caravela.games.navegador.chapters.buildings import price
from caravela.games.navegador.components import (
    BOX,
    COLOURS,
    LINES,
    MARKET_PRICES,
    REGION_GOOD,
    REGION_IDS,
    REVENUE,
    STACK_SIZE,
    TOKEN_PRICES,
)

SEATS = list(RULES.meta.seats)
every_count = pytest.mark.parametrize("seats", SEATS)


@rule("NAV-2.1")
def test_the_price_markers_start_on_the_fourth_row() -> None:
    state = new_game()
    assert [row(state, good) for good in GOODS] == [4, 4, 4]
    assert [MARKET_PRICES[good][state.rows[good]] for good in range(3)] == [50, 60, 70]
    assert {REVENUE[start] for start in state.rows} == {30}


@rule("NAV-2.2")
@every_count
def test_every_player_starts_with_the_same(seats: int) -> None:
    state = new_game(seats)
    for colour in COLOURS[:seats]:
        seat = look(state, colour)
        assert seat.ships == {"portugal": 2}
        assert (seat.supply, seat.workers, seat.money, seat.stone) == (5, 3, 200, "")
        assert seat.buildings == {
            **{f"{good}_factory": 0 for good in GOODS},
            "shipyard": 1,
            "church": 1,
        }
        assert (seat.discs, seat.royal) == (0, "")
        assert seat.colonies == {good: [] for good in GOODS}
        assert seat.privileges == dict.fromkeys(COLUMN_IDS, 0)


@rule("NAV-2.2", "NAV-9.6")
def test_the_sheet_has_a_joker_factory_from_the_start() -> None:
    state = new_game()
    do(state, "rondel market_a")
    assert legal(state) == ["process sugar 1", "process gold 1", "process spice 1", "done"]


@rule("NAV-2.3")
def test_stacks_of_the_printed_size_leave_one_token_of_each_good() -> None:
    """Of these sizes only those of the sugar stacks and of Timor are sure; the others are reconstructed."""
    sizes = {id: STACK_SIZE[REGION_IDS.index(id)] for id in OVERSEAS}
    assert (sizes["bahia"], sizes["rio"], sizes["timor"]) == (4, 4, 2)
    assert set(sizes.values()) == {1, 2, 3, 4}
    for good, prices in enumerate(TOKEN_PRICES):
        stacks = [sizes[id] for id in OVERSEAS if REGION_GOOD[REGION_IDS.index(id)] == good]
        assert sum(stacks) == len(prices) - 1


@rule("NAV-2.3")
def test_sugar_lies_in_america_gold_in_africa_spice_in_asia() -> None:
    goods = {id: GOODS[REGION_GOOD[REGION_IDS.index(id)]] for id in OVERSEAS}
    assert [id for id in OVERSEAS if goods[id] == "sugar"] == ["bahia", "rio"]
    assert [id for id in OVERSEAS if goods[id] == "gold"] == ["guine", "angola", "cabo", "mocambique", "zanzibar"]
    assert [id for id in OVERSEAS if goods[id] == "spice"] == ["goa", "malaca", "timor", "macau", "nagasaki"]


@rule("NAV-2.3", "NAV-6.8")
def test_no_token_is_face_up_at_the_start() -> None:
    state = new_game()
    assert not any(state.stacks)
    assert [bag.bit_count() for bag in state.bag] == [9, 11, 13]


@rule("NAV-2.4")
@every_count
def test_the_gallery_starts_with_one_privilege_of_each_type(seats: int) -> None:
    assert gallery(new_game(seats)) == dict.fromkeys(COLUMN_IDS, 1)


@rule("NAV-2.5")
@pytest.mark.parametrize(
    ("seats", "marked"),
    [(2, {"macau", "nagasaki"}), (3, {"macau", "nagasaki"}), (4, {"nagasaki"}), (5, {"nagasaki"})],
)
def test_double_loss_markers_lie_in_nagasaki_and_for_few_players_in_macau(seats: int, marked: set[str]) -> None:
    state = new_game(seats)
    assert {id for region, id in enumerate(REGION_IDS) if state.double_loss >> region & 1} == marked


@rule("NAV-2.6")
def test_every_region_but_portugal_has_a_disc() -> None:
    state = new_game()
    assert state.discovered == 1 << REGION_IDS.index("portugal")
    assert len(OVERSEAS) == BOX.pieces.explorer_discs == 12


@rule("NAV-2.7")
@pytest.mark.parametrize(("seats", "each"), [(2, 8), (3, 7), (4, 6), (5, 5)])
def test_the_lines_hold_six_factories_and_the_other_shipyards_and_churches(seats: int, each: int) -> None:
    state = new_game(seats)
    assert list(left(state).values()) == [6, 6, 6, each, each]


@rule("NAV-2.7")
@every_count
def test_shipyards_and_churches_fill_their_lines_from_the_cheap_end(seats: int) -> None:
    state = new_game(seats)
    assert [price(state, line) for line in range(LINES)] == [line.prices[0] for line in BOX.buildings]


@rule("NAV-2.8")
@every_count
def test_every_player_is_as_likely_to_begin(seats: int) -> None:
    state = new_game(seats, start="drawn")
    assert whose_turn(state) == "chance"
    assert legal(state) == [f"start {colour}" for colour in COLOURS[:seats]]
    assert RULES.weights(state) == [1] * seats


@rule("NAV-2.8", "NAV-2.9")
@pytest.mark.parametrize(("starter", "last"), [("red", "yellow"), ("green", "red"), ("yellow", "green")])
def test_the_starter_begins_and_the_right_neighbour_gets_the_card(starter: str, last: str) -> None:
    state = new_game(3, start="drawn")
    do(state, f"start {starter}")
    assert whose_turn(state) == starter
    assert holder(state) == last
    assert orange(state) == ""


@rule("NAV-2.10")
@every_count
def test_the_game_starts_in_phase_one(seats: int) -> None:
    assert new_game(seats).phase == 1


@pytest.mark.parametrize("seats", RULES.meta.seats)
def test_what_happens_before_anybody_decides_is_told_of_nobody(seats: int) -> None:
    steps = Match(RULES, seats, seed=1).steps
    assert [event for step in steps for event in step.events]
    assert [event for step in steps for event in step.events if event.seat >= 0] == []
