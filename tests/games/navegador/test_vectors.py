"""The worked examples of the printed rulebooks, NAV-T1 to NAV-T22, with their numbers."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import (
    coast,
    discover,
    do,
    gallery,
    holder,
    is_discovered,
    kinds,
    legal,
    look,
    new_game,
    orange,
    pass_turns,
    position,
    row,
    tokens,
    whose_turn,
)

from caravela.games.navegador import RULES
from caravela.games.navegador.box import COLUMN_IDS, LINE_IDS
from caravela.games.navegador.components import LINE_PRICES, MARKET_PRICES, REVENUE
from caravela.games.navegador.scoring import value
from caravela.games.navegador.state import NavegadorState


@rule("NAV-T1", "NAV-3.4", "NAV-3.5", "NAV-3.8")
@pytest.mark.parametrize(
    ("space", "ships"),
    [
        ("workers", 0),
        ("market_a", 0),
        ("colony", 0),
        ("privilege", 1),
        ("ships", 2),
        ("market_b", 3),
        ("buildings", 4),
        ("sailing", 5),
    ],
)
def test_T1_what_the_stone_pays_from_sailing(space: str, ships: int) -> None:
    state = position(red={"stone": "sailing", "ships": {"portugal": ships}})
    do(state, f"rondel {space}", *["pay portugal"] * ships)
    assert "pay" not in kinds(state)
    assert look(state).supply == 7
    if ships:
        poorer = position(red={"stone": "sailing", "ships": {"portugal": ships - 1}})
        assert f"rondel {space}" not in legal(poorer)


@rule("NAV-T2", "NAV-4.1", "NAV-4.2", "NAV-4.3")
@pytest.mark.parametrize(
    ("phase", "workers", "hires", "paid"), [(1, 7, 2, 100), (2, 3, 2, 100), (3, 5, 2, 100), (2, 6, 3, 300)]
)
def test_T2_two_churches(phase: int, workers: int, hires: int, paid: int) -> None:
    state = position(at="workers", phase=phase, red={"money": 300, "workers": workers, "buildings": {"church": 2}})
    do(state, f"hire {hires}")
    assert look(state).workers == workers + hires
    assert look(state).money == 300 - paid


@rule("NAV-T3", "NAV-4.5", "NAV-4.7")
def test_T3_surplus_workers() -> None:
    state = position(at="workers", red={"money": 150, "workers": 8, "buildings": {"church": 3}})
    events = do(state, "hire 3")
    assert look(state).workers == 9
    assert look(state).money == 150 - 150 + 200
    assert [event.values for event in events[:2]] == [{"count": 3, "coins": 150}, {"count": 2, "coins": 200}]


@rule("NAV-T4", "NAV-6.2")
def test_T4_sailing_in_phase_two() -> None:
    state = position(
        at="sailing", phase=2, discovered=["guine", "angola", "bahia"], red={"ships": {"portugal": 3, "guine": 1}}
    )
    assert "move portugal > cabo" not in legal(state)
    do(state, "move guine > cabo", "move portugal > angola", "move portugal > angola", "move portugal > bahia", "done")
    assert look(state).ships == {"cabo": 1, "angola": 2, "bahia": 1}


@rule("NAV-T5", "NAV-6.6", "NAV-6.7", "NAV-6.8")
def test_T5_angola_is_discovered_from_two_sides() -> None:
    state = position(
        at="sailing",
        discovered=["bahia", "guine", "rio"],
        stacks={"guine": [50, 60, 150]},
        red={"ships": {"guine": 1, "rio": 1}, "money": 0, "discs": 0},
    )
    assert state.phase == 1
    do(state, "discover angola", "fleet guine", "fleet rio", "token gold 110", "token gold 70")
    seat = look(state)
    assert (seat.ships, seat.supply) == ({"angola": 1}, 6)
    assert (seat.discs, seat.money) == (1, 70)
    assert tokens(state, "angola") == [70, 110]


@rule("NAV-T6", "NAV-7.2", "NAV-7.3")
@pytest.mark.parametrize(
    ("workers", "guine", "colonies"), [(6, 1, ["bahia", "guine"]), (6, 2, ["bahia", "guine", "guine"])]
)
def test_T6_as_many_colonies_as_ships_and_workers(workers: int, guine: int, colonies: list[str]) -> None:
    state = example_of_colonies(workers, guine)
    assert "found rio" not in legal(state)
    do(state, *[f"found {region}" for region in colonies])
    assert legal(state) == ["done"]
    if guine == 1:
        assert 900 - look(state).money == 180
    assert (look(state).workers, look(state).ships) == (workers, {"bahia": 2, "guine": guine})


@rule("NAV-T6", "NAV-7.2")
def test_T6_with_three_workers_one_colony() -> None:
    state = example_of_colonies(workers=3, guine=1)
    do(state, "found guine")
    assert legal(state) == ["done"]


def example_of_colonies(workers: int, guine: int) -> NavegadorState:
    return position(
        at="colony",
        discovered=["bahia", "guine", "rio"],
        stacks={"bahia": [100], "guine": [80, 90]},
        red={"money": 900, "workers": workers, "ships": {"bahia": 2, "guine": guine}},
    )


@rule("NAV-T7", "NAV-8.2", "NAV-8.3", "NAV-R14")
@pytest.mark.parametrize(
    ("buildings", "paid"),
    [
        (["gold_factory", "shipyard"], 220),
        (["gold_factory", "gold_factory"], 170),
        (["gold_factory", "spice_factory"], 170),
    ],
)
def test_T7_two_buildings_with_seven_workers(buildings: list[str], paid: int) -> None:
    state = example_of_buildings()
    do(state, *[f"build {id}" for id in buildings])
    assert 900 - look(state).money == paid


@rule("NAV-T7", "NAV-8.2")
@pytest.mark.parametrize(("first", "never"), [("shipyard", ["shipyard"]), ("church", list(LINE_IDS))])
def test_T7_what_seven_workers_cannot_build(first: str, never: list[str]) -> None:
    state = example_of_buildings()
    do(state, f"build {first}")
    assert not [id for id in never if f"build {id}" in legal(state)]


def example_of_buildings() -> NavegadorState:
    """The next gold factories cost 70 and 100, the spice factory 100, the shipyard 150."""
    prices = dict(zip(LINE_IDS, LINE_PRICES, strict=True))
    gold = prices["gold_factory"].index(70)
    assert prices["gold_factory"][gold + 1] == 100
    left = {
        "gold_factory": 6 - gold,
        "spice_factory": 6 - prices["spice_factory"].index(100),
        "shipyard": 7 - prices["shipyard"].index(150),
    }
    return position(at="buildings", left=left, red={"money": 900, "workers": 7})


@rule("NAV-T8", "NAV-9.2", "NAV-9.3", "NAV-9.7", "NAV-R17")
def test_T8_gold_from_the_lower_50_falls_to_the_upper_30() -> None:
    state = selling_gold(3)
    do(state, "sell gold 3")
    assert look(state).money == 150
    assert row(state, "gold") == 9
    assert (MARKET_PRICES[1][7], MARKET_PRICES[1][8], MARKET_PRICES[1][9]) == (40, 30, 30)


@rule("NAV-T8", "NAV-9.3")
def test_T8_five_units_reach_the_bottom_where_selling_goes_on() -> None:
    state = selling_gold(5)
    do(state, "sell gold 5", "done")
    assert look(state).money == 250
    assert row(state, "gold") == 10
    do(state, "rondel market_a", "sell gold 1")
    assert look(state, "green").money == 200 + 30
    assert row(state, "gold") == 10


def selling_gold(colonies: int) -> NavegadorState:
    """The marker on the lower of the two rows with 50."""
    assert (MARKET_PRICES[1][5], MARKET_PRICES[1][6]) == (50, 40)
    return position(
        at="market_a",
        discovered=coast("cabo"),
        rows={"gold": 6},
        red={"money": 0, "colonies": {"gold": colonies}},
        green={"colonies": {"gold": 1}},
    )


@rule("NAV-T9", "NAV-9.4")
@pytest.mark.parametrize("start", [5, 6])
def test_T9_spice_at_60_is_processed_for_40(start: int) -> None:
    assert MARKET_PRICES[2][start - 1] == 60
    state = position(at="market_a", rows={"spice": start}, red={"money": 0})
    do(state, "process spice 1")
    assert look(state).money == 40


@rule("NAV-T10", "NAV-9.1", "NAV-9.2", "NAV-9.4", "NAV-9.5", "NAV-9.6", "NAV-9.7", "NAV-R4")
@pytest.mark.parametrize(("gold", "spice", "sugar"), [(5, 1, 3), (6, 2, 4), (5, 2, 4)])
def test_T10_selling_and_processing(gold: int, spice: int, sugar: int) -> None:
    state = example_of_the_market(gold, spice, sugar)
    do(state, "sell gold 2", "sell spice 1")
    assert look(state).money == 100 + 80
    assert {line for line in legal(state) if "spice" in line or "gold" in line} == set()
    assert [line for line in legal(state) if "process" in line] == [f"process sugar {k}" for k in (1, 2, 3)]
    do(state, "process sugar 3")
    assert look(state).money == 100 + 80 + 3 * 30 == 270
    assert (row(state, "gold"), row(state, "spice"), row(state, "sugar")) == (gold + 2, spice + 1, 1)
    assert MARKET_PRICES[1][gold + 1] == 40
    assert MARKET_PRICES[0][0] == 60


@rule("NAV-T10")
def test_T10_selling_the_sugar_instead_brings_40_less() -> None:
    state = example_of_the_market(5, 1, 3)
    do(state, "sell gold 2", "sell spice 1", "sell sugar 1")
    assert look(state).money == 270 - 40


def example_of_the_market(gold: int, spice: int, sugar: int) -> NavegadorState:
    assert (MARKET_PRICES[1][gold - 1], MARKET_PRICES[2][spice - 1]) == (50, 80)
    assert (MARKET_PRICES[0][sugar - 1], REVENUE[sugar - 1]) == (50, 30)
    return position(
        at="market_a",
        discovered=coast("goa"),
        rows={"gold": gold, "spice": spice, "sugar": sugar},
        red={
            "money": 0,
            "colonies": {"gold": 2, "spice": 1, "sugar": 1},
            "buildings": {"sugar_factory": 2, "spice_factory": 1},
        },
    )


@rule("NAV-T11", "NAV-10.2", "NAV-10.3", "NAV-10.4")
@pytest.mark.parametrize(
    ("column", "bonus"), [("church", 80), ("explorer", 100), ("shipyard", 50), ("colony", 30 * 2), ("factory", 20 * 3)]
)
def test_T11_a_privilege_pays_for_what_one_has(column: str, bonus: int) -> None:
    """Red has 2 colonies and 3 factories; their numbers in the picture are lost, the bonus for each is known."""
    state = position(
        at="privilege",
        phase=2,
        discovered=coast("angola"),
        red={
            "money": 0,
            "workers": 4,
            "discs": 5,
            "colonies": {"gold": 2},
            "buildings": {"church": 2, "shipyard": 1, "gold_factory": 2},
            "privileges": {"factory": 1, "explorer": 1, "church": 1},
        },
    )
    assert min(gallery(state).values()) > 0
    do(state, f"privilege {column}")
    assert look(state).money == bonus
    assert look(state).workers == 3


@rule("NAV-T12", "NAV-14.4", "NAV-10.5")
@pytest.mark.parametrize(("held", "worth"), [((0, 0, 1, 2, 0), (1, 2, 5, 7, 3)), ((3, 0, 1, 2, 1), (4, 2, 5, 7, 5))])
def test_T12_what_each_item_is_worth(held: tuple[int, ...], worth: tuple[int, ...]) -> None:
    state = position(discovered=coast("malaca"), red={"privileges": dict(zip(COLUMN_IDS, held, strict=True))})
    assert tuple(value(state, 0, column) for column in range(len(COLUMN_IDS))) == worth


@rule("NAV-T13", "NAV-14.1", "NAV-14.2", "NAV-14.4")
@pytest.mark.parametrize("money", [400, 590])
@pytest.mark.parametrize("royal", ["factory", "explorer", "church"])
def test_T13_a_whole_score(money: int, royal: str) -> None:
    """Which of the tokens is the royal one makes no difference."""
    tokens = {"factory": 3, "explorer": 3, "church": 1}
    tokens[royal] -= 1
    state = position(
        at="royal",
        discovered=coast("malaca"),
        red={
            "money": money,
            "workers": 5,
            "ships": {"goa": 3},
            "discs": 5,
            "colonies": {"gold": 4},
            "buildings": {"gold_factory": 3, "spice_factory": 3, "shipyard": 1, "church": 2},
            "privileges": tokens,
        },
    )
    do(state, f"royal {royal}", "royal colony", "royal colony")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert {line.id: line.points for line in outcome.breakdown[0]} == {
        "ships": 3,
        "workers": 5,
        "money": 2,
        "colony": 4,
        "factory": 35,
        "explorer": 35,
        "shipyard": 3,
        "church": 10,
    }
    assert outcome.scores[0] == 97


@rule("NAV-T14", "NAV-9.6")
@pytest.mark.parametrize("sugar", [7, 8])
@pytest.mark.parametrize("gold", [1, 2])
def test_T14_the_joker_and_a_sugar_factory(sugar: int, gold: int) -> None:
    assert (REVENUE[sugar - 1], MARKET_PRICES[1][gold - 1]) == (50, 70)
    state = position(
        at="market_b",
        discovered=["bahia", "guine"],
        rows={"sugar": sugar, "gold": gold},
        red={"money": 0, "colonies": {"sugar": 1, "gold": 2}, "buildings": {"sugar_factory": 1}},
    )
    do(state, "process sugar 2", "sell gold 2")
    assert look(state).money == 100 + 140 == 240
    assert (row(state, "sugar"), row(state, "gold")) == (sugar - 2, gold + 2)


@rule("NAV-T15", "NAV-8.2")
def test_T15_a_church_and_a_sugar_factory_with_eight_workers() -> None:
    prices = {id: LINE_PRICES[LINE_IDS.index(id)] for id in ("church", "sugar_factory")}
    left = {
        "church": 7 - prices["church"].index(250),
        "sugar_factory": 6 - prices["sugar_factory"].index(100),
    }
    state = position(at="buildings", left=left, red={"money": 900, "workers": 8})
    do(state, "build church")
    assert "build shipyard" not in legal(state)
    do(state, "build sugar_factory")
    assert 900 - look(state).money == 350


@rule("NAV-T16", "NAV-10.4")
@pytest.mark.parametrize(("column", "bonus"), [("explorer", 90), ("shipyard", 50)])
def test_T16_three_discs_or_a_shipyard(column: str, bonus: int) -> None:
    state = position(at="privilege", discovered=coast("rio"), red={"money": 0, "workers": 4, "discs": 3})
    do(state, f"privilege {column}")
    assert (look(state).money, look(state).workers) == (bonus, 3)


@rule("NAV-T17", "NAV-5.1", "NAV-5.3", "NAV-R22")
def test_T17_one_shipyard_one_ship() -> None:
    state = new_game()
    do(state, "rondel ships", "ships 1")
    assert look(state).ships == {"portugal": 3}
    assert look(state).money == 200 - 50


@rule("NAV-T18", "NAV-6.5", "NAV-6.6", "NAV-6.7", "NAV-6.8", "NAV-R28")
def test_T18_two_ships_before_cabo() -> None:
    state = position(at="sailing", discovered=["guine", "angola"], red={"ships": {"angola": 2}, "money": 0, "discs": 0})
    assert "move angola > cabo" not in legal(state)
    discover(state, "cabo", "angola")
    assert look(state).ships == {"cabo": 1}
    assert (look(state).supply, look(state).discs) == (6, 1)
    assert look(state).money == tokens(state, "cabo")[0]
    single = position(at="sailing", discovered=["guine", "angola"], red={"ships": {"angola": 1}})
    assert not [line for line in legal(single) if "cabo" in line]


@rule("NAV-T19", "NAV-11.2")
@pytest.mark.parametrize(
    ("phase", "far", "too_far", "extra"), [(2, "angola", "cabo", 200), (3, "cabo", "mocambique", 300)]
)
def test_T19_ranges_and_prices_of_the_phases(phase: int, far: str, too_far: str, extra: int) -> None:
    state = position(at="sailing", phase=phase, discovered=coast("goa"), red={"ships": {"portugal": 1}})
    assert f"move portugal > {far}" in legal(state)
    assert f"move portugal > {too_far}" not in legal(state)
    for space, line in (("workers", "hire 2"), ("ships", "ships 2")):
        state = position(at=space, phase=phase, red={"money": 900})
        do(state, line)
        assert look(state).money == 900 - 50 - extra


@rule("NAV-T20", "NAV-11.4")
@pytest.mark.parametrize(
    ("seats", "region", "base", "number"),
    [
        (2, "cabo", "angola", 1),
        (2, "malaca", "goa", 1),
        (5, "cabo", "angola", 2),
        (5, "malaca", "goa", 3),
    ],
)
def test_T20_refills_for_two_and_five_players(seats: int, region: str, base: str, number: int) -> None:
    state = position(seats=seats, at="sailing", discovered=coast(base), red={"ships": {base: 2}})
    before = gallery(state)
    discover(state, region, base)
    do(state, "done")
    assert gallery(state) == {id: max(count, number) for id, count in before.items()}


@rule("NAV-T21", "NAV-12.7", "NAV-12.8")
@pytest.mark.parametrize("space", ["workers", "market_a", "colony"])
def test_T21_use_it_now_or_lose_it(space: str) -> None:
    state = position(active="yellow", holder="yellow", orange="workers", yellow={"stone": "sailing"})
    used = state.clone()
    do(state, f"rondel {space}")
    assert holder(state) == "green"
    assert orange(state) == look(state, "green").stone
    do(used, "card", "done", f"rondel {space}")
    assert holder(used) == "green"


@rule("NAV-T22", "NAV-13.2", "NAV-13.3")
def test_T22_nagasaki_with_the_card() -> None:
    state = position(at="card", discovered=coast("macau"), red={"ships": {"macau": 3}, "stone": "buildings"})
    discover(state, "nagasaki", "macau", 3)
    do(state, "done")
    assert is_discovered(state, "nagasaki")
    order = []
    for _ in range(4):
        order.append(whose_turn(state))
        pass_turns(state)
    assert order == ["red", "green", "yellow", "red"]
    assert kinds(state) == {"royal"}
