"""Chapter 3, the turn and the rondel."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import coast, do, legal, look, new_game, pass_turns, position, whose_turn

from caravela.games.navegador.components import LINE_PRICES, SPACE_IDS

ALL_SPACES = [f"rondel {space}" for space in SPACE_IDS]


def spaces(lines: list[str]) -> set[str]:
    return {line.removeprefix("rondel ") for line in lines if line.startswith("rondel ")}


def ahead(stone: str, most: int) -> set[str]:
    """The spaces that are 1 to `most` steps ahead."""
    return {SPACE_IDS[(SPACE_IDS.index(stone) + step) % 8] for step in range(1, most + 1)}


@rule("NAV-3.1", "NAV-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_go_round_clockwise(seats: int) -> None:
    state = new_game(seats, start="drawn")
    do(state, "start green")
    order = []
    for _ in range(2 * seats):
        order.append(whose_turn(state))
        do(state, legal(state)[1])
        pass_turns(state)
    clockwise = ["red", "green", "yellow", "blue", "black"][:seats]
    assert order == (clockwise[1:] + clockwise[:1]) * 2


@rule("NAV-3.1")
def test_a_turn_is_the_card_then_the_stone_then_its_action() -> None:
    state = position(holder="red", red={"ships": {"portugal": 2}})
    assert legal(state)[0] == "card"
    do(state, "card", "done")
    assert "card" not in legal(state)
    do(state, "rondel workers", "hire 1")
    assert whose_turn(state) == "green"


@rule("NAV-3.2")
@pytest.mark.parametrize("space", SPACE_IDS)
def test_the_first_turn_may_go_anywhere_for_nothing(space: str) -> None:
    state = new_game()
    assert legal(state) == ALL_SPACES
    do(state, f"rondel {space}")
    assert whose_turn(state) == "red"
    assert look(state).stone == space
    assert look(state).ships == {"portugal": 2}


@rule("NAV-3.3", "NAV-3.4")
@pytest.mark.parametrize("stone", SPACE_IDS)
def test_without_ships_only_the_next_three_spaces_are_in_reach(stone: str) -> None:
    state = position(red={"stone": stone, "ships": {}})
    assert spaces(legal(state)) == ahead(stone, 3)


@rule("NAV-3.5", "NAV-3.7", "NAV-3.8", "NAV-R25")
@pytest.mark.parametrize("ships", range(8))
def test_every_ship_on_the_board_reaches_one_space_more_up_to_a_full_round(ships: int) -> None:
    state = position(red={"stone": "colony", "ships": {"portugal": ships}})
    assert spaces(legal(state)) == ahead("colony", min(8, 3 + ships))


@rule("NAV-3.4", "NAV-3.5", "NAV-3.8")
@pytest.mark.parametrize(("steps", "cost"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3), (7, 4), (8, 5)])
def test_every_space_beyond_the_third_costs_a_ship(steps: int, cost: int) -> None:
    space = SPACE_IDS[steps % 8]
    state = position(red={"stone": "sailing", "ships": {"portugal": 7}})
    do(state, f"rondel {space}")
    paid = 0
    while legal(state) == ["pay portugal"]:
        do(state, "pay portugal")
        paid += 1
    assert paid == cost
    assert look(state).supply == cost
    assert look(state).stone == space


@rule("NAV-3.6")
def test_paid_ships_are_chosen_and_return_to_the_supply_before_the_action() -> None:
    state = position(discovered=coast("angola"), red={"stone": "sailing", "ships": {"portugal": 1, "guine": 2}})
    do(state, "rondel ships")
    assert legal(state) == ["pay portugal", "pay guine"]
    do(state, "pay guine")
    assert legal(state) == ["pay portugal", "pay guine"]
    do(state, "pay portugal")
    assert look(state).ships == {"guine": 1}
    assert look(state).supply == 6
    assert legal(state)[0] == "ships 0"


@rule("NAV-3.6")
def test_paid_ships_can_be_built_again_at_once() -> None:
    state = position(red={"stone": "sailing", "ships": {"portugal": 7}, "money": 1000})
    do(state, "rondel ships", "pay portugal", "pay portugal")
    assert legal(state) == ["ships 0", "ships 1", "ships 2"]


@rule("NAV-3.7")
def test_ships_in_the_supply_pay_for_nothing() -> None:
    state = position(red={"stone": "sailing", "ships": {"portugal": 1}})
    assert look(state).supply == 6
    assert spaces(legal(state)) == ahead("sailing", 4)


@rule("NAV-3.9")
def test_stones_of_others_do_not_matter() -> None:
    alone = position(red={"stone": "sailing"}, green={"stone": "ships"}, yellow={"stone": "ships"})
    crowded = position(red={"stone": "sailing"}, green={"stone": "workers"}, yellow={"stone": "workers"})
    assert legal(crowded) == legal(alone)
    do(crowded, "rondel workers")
    assert {look(crowded, colour).stone for colour in ("red", "green", "yellow")} == {"workers"}


@rule("NAV-3.10")
def test_from_one_market_to_the_other_it_is_four_spaces_for_a_ship() -> None:
    for here, there in (("market_a", "market_b"), ("market_b", "market_a")):
        state = position(red={"stone": here, "ships": {"portugal": 2}})
        do(state, f"rondel {there}", "pay portugal")
        assert legal(state) == ["process sugar 1", "process gold 1", "process spice 1", "done"]


@rule("NAV-3.11")
@pytest.mark.parametrize("space", SPACE_IDS)
def test_every_action_may_be_left_empty_though_much_is_possible(space: str) -> None:
    state = position(
        at=space,
        discovered=["guine"],
        red={"money": 900, "workers": 8, "ships": {"portugal": 2, "guine": 2}},
    )
    nothing = {"workers": "hire 0", "ships": "ships 0"}.get(space, "done")
    assert len(legal(state)) > 1
    before = look(state)
    do(state, nothing)
    assert look(state) == before
    assert whose_turn(state) == "green"


@rule("NAV-3.11")
def test_an_action_may_be_carried_out_in_part() -> None:
    state = position(at="buildings", red={"money": 900, "workers": 9})
    do(state, "build sugar_factory")
    assert "build gold_factory" in legal(state)
    do(state, "done")
    assert whose_turn(state) == "green"


@rule("NAV-3.12")
@pytest.mark.parametrize(
    ("space", "line", "price"),
    [
        ("workers", "hire 1", 50),
        ("ships", "ships 1", 50),
        ("colony", "found guine", 80),
        ("buildings", "build gold_factory", LINE_PRICES[1][0]),
        ("buildings", "build church", LINE_PRICES[4][0]),
    ],
)
def test_what_is_bought_must_be_paid_at_once(space: str, line: str, price: int) -> None:
    for money in (price - 10, price):
        state = position(
            at=space,
            discovered=["guine"],
            stacks={"guine": [80, 90, 100]},
            red={"money": money, "workers": 8, "ships": {"guine": 1}},
        )
        assert (line in legal(state)) == (money >= price)
    do(state, line)
    assert look(state).money == 0
