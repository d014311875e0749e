"""Chapter 14, scoring."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import coast, do, legal, look, position, whose_turn

from caravela.core.rules import Outcome
from caravela.games.navegador import RULES
from caravela.games.navegador.box import COLUMN_IDS
from caravela.games.navegador.components import BASE_VP, COLOURS
from caravela.games.navegador.scoring import best_royal
from caravela.games.navegador.state import NavegadorState

BASE = dict(zip(COLUMN_IDS, BASE_VP, strict=True))


def finish(state: NavegadorState, *columns: str) -> Outcome:
    """Places the royal privileges, by default all on the factories, and gives the result."""
    do(state, *[f"royal {column}" for column in columns or ["factory"] * state.seats])
    outcome = RULES.outcome(state)
    assert outcome is not None
    return outcome


def points(outcome: Outcome, seat: int = 0) -> dict[str, int]:
    return {line.id: line.points for line in outcome.breakdown[seat]}


@rule("NAV-14.1")
@pytest.mark.parametrize(("money", "score"), [(0, 0), (190, 0), (200, 1), (390, 1), (400, 2), (1000, 5)])
def test_every_full_200_is_a_point(money: int, score: int) -> None:
    assert points(finish(position(at="royal", red={"money": money})))["money"] == score


@rule("NAV-14.1")
@pytest.mark.parametrize("workers", [2, 5, 9])
def test_every_worker_is_a_point(workers: int) -> None:
    assert points(finish(position(at="royal", red={"workers": workers})))["workers"] == workers


@rule("NAV-14.1")
@pytest.mark.parametrize("ships", [0, 3, 7])
def test_every_ship_on_the_board_is_a_point_those_in_the_supply_are_none(ships: int) -> None:
    state = position(at="royal", discovered=["guine"], red={"ships": {"guine": ships}})
    assert points(finish(state))["ships"] == ships


@rule("NAV-14.2", "NAV-15.4")
@pytest.mark.parametrize(("column", "each"), [(id, 2 if id in ("shipyard", "church") else 1) for id in COLUMN_IDS])
def test_the_royal_privilege_counts_in_its_column_and_brings_no_cash(column: str, each: int) -> None:
    state = position(at="royal", discovered=coast("angola"), red={"discs": 4, "colonies": {"gold": 3}, "money": 70})
    items = {"colony": 3, "factory": 1, "explorer": 4, "shipyard": 1, "church": 1}
    assert legal(state) == [f"royal {id}" for id in COLUMN_IDS]
    lines = points(finish(state, column, "colony", "colony"))
    for id in COLUMN_IDS:
        assert lines[id] == items[id] * (BASE[id] + (each if id == column else 0))
    assert look(state).money == 70
    assert look(state).royal == column


@rule("NAV-14.2", "NAV-15.4")
def test_each_player_places_the_own_royal_privilege_in_seat_order() -> None:
    state = position(at="royal", seats=4)
    for colour in COLOURS[:4]:
        assert whose_turn(state) == colour
        do(state, "royal church")
    assert whose_turn(state) == "nobody"
    assert {look(state, colour).royal for colour in COLOURS[:4]} == {"church"}


@rule("NAV-14.3")
@pytest.mark.parametrize("column", COLUMN_IDS)
def test_a_full_column_takes_no_royal_privilege(column: str) -> None:
    state = position(seats=2, at="royal", discovered=coast("malaca"), red={"privileges": {column: 3}})
    assert legal(state) == [f"royal {id}" for id in COLUMN_IDS if id != column]


@rule("NAV-14.4", "NAV-R19")
def test_each_column_scores_its_worth_for_every_item_the_first_ones_included() -> None:
    state = position(
        seats=2,
        at="royal",
        discovered=coast("malaca"),
        red={
            "discs": 5,
            "colonies": {"gold": 2, "sugar": 1, "spice": 3},
            "buildings": {"gold_factory": 2, "sugar_factory": 1, "shipyard": 3, "church": 2},
            "privileges": {"colony": 2, "factory": 1, "explorer": 3, "shipyard": 1},
        },
    )
    lines = points(finish(state))
    assert lines["colony"] == 6 * (BASE["colony"] + 2)
    assert lines["factory"] == (3 + 1) * (BASE["factory"] + 1 + 1)
    assert lines["explorer"] == 5 * (BASE["explorer"] + 3)
    assert lines["shipyard"] == 3 * (BASE["shipyard"] + 2)
    assert lines["church"] == 2 * BASE["church"]


@rule("NAV-14.4")
def test_at_the_start_joker_shipyard_and_church_score() -> None:
    lines = points(finish(position(at="royal"), *["colony"] * 3))
    assert [lines[id] for id in COLUMN_IDS] == [0, BASE["factory"], 0, BASE["shipyard"], BASE["church"]]


@rule("NAV-14.4")
def test_colonies_are_worth_1_factories_2_and_the_others_more() -> None:
    assert (BASE["colony"], BASE["factory"]) == (1, 2)
    assert min(BASE[id] for id in ("explorer", "shipyard", "church")) > 2


@rule("NAV-14.1", "NAV-14.4")
def test_every_line_of_the_sheet_shows_how_it_is_counted() -> None:
    for line in finish(position(at="royal", red={"money": 470})).breakdown[0]:
        assert (line.count, line.each) == (470, 0) if line.id == "money" else line.points == line.count * line.each


@rule("NAV-14.5")
def test_the_highest_total_wins() -> None:
    state = position(at="royal", red={"workers": 5}, green={"workers": 9}, yellow={"workers": 7})
    outcome = finish(state)
    assert outcome.scores[1] > outcome.scores[2] > outcome.scores[0]
    assert outcome.ranking == [[1], [2], [0]]
    assert outcome.winners == [1]
    assert outcome.tie == ""


@rule("NAV-14.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_tie_goes_to_whom_the_card_would_reach_first(seats: int) -> None:
    for index, colour in enumerate(COLOURS[:seats]):
        outcome = finish(position(seats=seats, at="royal", holder=colour))
        assert outcome.ranking == [[(index - step) % seats] for step in range(seats)]
        assert outcome.tie == "NAV-14.6"


@rule("NAV-14.6")
def test_the_holder_wins_no_tie_of_others() -> None:
    state = position(seats=4, at="royal", holder="green", green={"workers": 2}, red={"workers": 9}, blue={"workers": 9})
    outcome = finish(state)
    assert outcome.winners == [0], "to the right of green sits red"
    assert outcome.tie == "NAV-14.6"


@rule("NAV-14.7", "NAV-R23")
def test_points_are_not_limited_to_100() -> None:
    state = position(
        seats=2,
        at="royal",
        discovered=coast("macau"),
        red={
            "discs": 11,
            "money": 4000,
            "workers": 9,
            "buildings": {"shipyard": 5, "church": 6},
            "privileges": {"explorer": 3, "church": 2},
        },
    )
    outcome = finish(state, "church", "colony")
    expected = [
        9,
        2,
        20,
        0,
        BASE["factory"],
        11 * (BASE["explorer"] + 3),
        5 * BASE["shipyard"],
        6 * (BASE["church"] + 6),
    ]
    assert list(points(outcome).values()) == expected
    assert outcome.scores[0] == sum(expected) > 150


@rule("NAV-14.8")
def test_with_fifteen_full_slots_the_royal_privilege_is_not_placed() -> None:
    full = dict.fromkeys(COLUMN_IDS, 3)
    state = position(seats=2, at="royal", discovered=coast("malaca"), red={"privileges": full})
    assert whose_turn(state) == "green"
    before = RULES.scores(state)[0]
    outcome = finish(state, "colony")
    assert look(state).royal == ""
    assert outcome.scores[0] == before == sum(points(outcome).values())


@rule("NAV-14.8")
def test_who_has_no_slot_is_passed_over_also_at_the_end() -> None:
    full = dict.fromkeys(COLUMN_IDS, 3)
    state = position(seats=4, at="royal", discovered=coast("malaca"), blue={"privileges": full})
    do(state, *["royal church"] * 3)
    assert whose_turn(state) == "nobody"


@rule("NAV-14.2", "NAV-15.4")
@pytest.mark.parametrize("churches", [1, 3])
def test_before_it_is_placed_the_score_counts_the_royal_privilege_where_it_is_best(churches: int) -> None:
    """One point for each of four discs, or two for each of three churches."""
    state = position(
        at="royal",
        discovered=coast("angola"),
        red={"discs": 4, "colonies": {"gold": 3}, "buildings": {"church": churches}},
    )
    expected = RULES.scores(state)[0]
    totals = []
    for column in COLUMN_IDS:
        after = state.clone()
        do(after, f"royal {column}")
        totals.append(RULES.scores(after)[0])
    assert expected == max(totals) > min(totals)


@rule("NAV-15.4")
def test_of_equally_good_columns_the_first_is_worked_out() -> None:
    """At the start one shipyard and one church would each bring 2 points, the joker 1."""
    assert COLUMN_IDS[best_royal(position(), 0)] == "shipyard"
