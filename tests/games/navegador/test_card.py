"""Chapter 12, the Navegador card and the orange ship."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import (
    coast,
    discover,
    do,
    gallery,
    holder,
    legal,
    look,
    new_game,
    orange,
    pass_turns,
    position,
    whose_turn,
)

from caravela.games.navegador.components import COLOURS, SPACE_IDS


@rule("NAV-12.1")
def test_only_the_holder_may_use_the_card_and_only_before_the_stone_moves() -> None:
    assert "card" in legal(position(holder="red"))
    assert "card" not in legal(position(holder="green"))
    assert "card" not in legal(position(holder="red", at="market_a"))


@rule("NAV-12.1")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_the_card_gives_a_sailing_with_the_range_of_the_phase(phase: int) -> None:
    red = {"portugal": 2}
    with_card = position(at="card", phase=phase, discovered=coast("angola"), red={"ships": red})
    with_stone = position(at="sailing", phase=phase, discovered=coast("angola"), red={"ships": red})
    assert legal(with_card) == legal(with_stone)
    do(with_card, "move portugal > bahia", "done")
    assert whose_turn(with_card) == "red"
    assert look(with_card).ships == {"portugal": 1, "bahia": 1}
    assert look(with_card).stone == "sailing", "the stone has not moved yet"


@rule("NAV-12.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_uses_the_card_in_the_first_round(seats: int) -> None:
    state = new_game(seats)
    for _ in range(seats):
        assert legal(state) == [f"rondel {space}" for space in SPACE_IDS]
        do(state, "rondel colony", "done")
    pass_turns(state, seats - 1)
    assert whose_turn(state) == holder(state) == COLOURS[seats - 1]
    assert legal(state)[0] == "card"


@rule("NAV-12.3")
@pytest.mark.parametrize(("who", "right"), [("red", "yellow"), ("green", "red"), ("yellow", "green")])
def test_after_its_sailing_the_card_passes_to_the_right(who: str, right: str) -> None:
    state = position(at="card", active=who)
    assert holder(state) == who
    do(state, "done")
    assert holder(state) == right
    assert whose_turn(state) == who


@rule("NAV-12.4", "NAV-R27")
def test_card_and_stone_together_make_two_discoveries() -> None:
    state = position(at="card", red={"ships": {"portugal": 5}, "stone": "buildings"})
    discover(state, "guine", "portugal")
    do(state, "done", "rondel sailing")
    discover(state, "bahia", "portugal")
    do(state, "done")
    assert look(state).discs == 2
    assert look(state).ships == {"portugal": 1, "guine": 1, "bahia": 1}


@rule("NAV-12.5")
@pytest.mark.parametrize(("region", "base", "phase"), [("cabo", "angola", 2), ("malaca", "goa", 3)])
def test_a_phase_begun_with_the_card_holds_for_the_stone_of_the_same_turn(region: str, base: str, phase: int) -> None:
    state = position(
        at="card",
        discovered=coast(base),
        gallery={"church": 0},
        red={"ships": {base: 3}, "stone": "buildings", "money": 1000, "workers": 3},
    )
    before = gallery(state)
    discover(state, region, base)
    assert state.phase == phase - 1, "the rest of the card's sailing keeps the old range"
    do(state, "done")
    assert whose_turn(state) == "red"
    assert state.phase == phase
    assert sum(gallery(state).values()) > sum(before.values())
    hired = state.clone()
    money = look(hired).money
    do(hired, "rondel workers", "hire 2")
    assert look(hired).money == money - 50 - 100 * phase
    do(state, "rondel sailing")
    farthest = {2: "bahia", 3: "cabo"}[phase]
    assert f"move {base} > {farthest}" in legal(state)


@rule("NAV-12.6", "NAV-R24")
@pytest.mark.parametrize("stone", SPACE_IDS)
def test_whoever_receives_the_card_has_the_orange_ship_on_the_own_space(stone: str) -> None:
    state = position(at="card", red={"stone": "colony"}, yellow={"stone": stone})
    do(state, "done")
    assert holder(state) == "yellow"
    assert orange(state) == stone
    do(state, "rondel privilege", "done")
    pass_turns(state)
    assert orange(state) == stone, "it stays there while others move"


@rule("NAV-12.7")
@pytest.mark.parametrize("steps", range(1, 9))
@pytest.mark.parametrize("ahead", range(1, 9))
def test_reaching_or_crossing_the_orange_ship_loses_the_card(steps: int, ahead: int) -> None:
    space = SPACE_IDS[(3 + steps) % 8]
    state = position(
        holder="red",
        orange=SPACE_IDS[(3 + ahead) % 8],
        red={"stone": SPACE_IDS[3], "ships": {"portugal": 7}},
        yellow={"stone": "ships"},
    )
    do(state, f"rondel {space}")
    assert (holder(state) == "yellow") == (steps >= ahead)
    assert orange(state) == ("ships" if steps >= ahead else SPACE_IDS[(3 + ahead) % 8])


@rule("NAV-12.7")
def test_a_full_lap_is_free_of_loss_up_to_its_last_step() -> None:
    """Right after receiving, the orange ship is eight steps away."""
    state = position(holder="red", red={"stone": "sailing", "ships": {"portugal": 7}})
    assert orange(state) == "sailing"
    for space in ("colony", "market_b", "buildings"):
        do(state, f"rondel {space}", "done")
        assert holder(state) == "red"
        pass_turns(state, 2)
    do(state, "rondel sailing")
    assert holder(state) == "yellow"


@rule("NAV-12.7")
def test_stones_of_others_do_not_touch_the_orange_ship() -> None:
    state = position(holder="green", orange="market_a", red={"stone": "workers"}, green={"stone": "workers"})
    do(state, "rondel colony", "done")
    assert (holder(state), orange(state)) == ("green", "market_a")


@rule("NAV-12.8")
def test_the_card_can_be_used_before_it_would_be_lost() -> None:
    state = position(holder="red", orange="workers", red={"stone": "sailing"}, yellow={"stone": "ships"})
    do(state, "card", "done")
    assert (holder(state), orange(state)) == ("yellow", "ships")
    do(state, "rondel workers")
    assert (holder(state), orange(state)) == ("yellow", "ships"), "passed on once, not twice"


@rule("NAV-12.8")
def test_who_has_used_the_card_cannot_lose_it_to_the_next_in_the_same_turn() -> None:
    """With two players the card passes to the only neighbour; crossing its orange ship changes nothing."""
    state = position(seats=2, at="card", red={"stone": "sailing"}, green={"stone": "workers"})
    do(state, "done")
    assert (holder(state), orange(state)) == ("green", "workers")
    do(state, "rondel market_a")
    assert (holder(state), orange(state)) == ("green", "workers")


@rule("NAV-12.9", "NAV-R7")
@pytest.mark.parametrize("space", SPACE_IDS)
def test_the_first_orange_ship_is_placed_at_the_end_of_the_holders_first_turn(space: str) -> None:
    state = new_game(2)
    do(state, "rondel colony", "done")
    assert (holder(state), orange(state)) == ("green", "")
    do(state, f"rondel {space}")
    assert orange(state) == ""
    do(state, next(line for line in ("hire 0", "ships 0", "done") if line in legal(state)))
    assert (holder(state), orange(state)) == ("green", space)


@rule("NAV-12.10")
def test_the_next_holder_uses_the_card_on_the_own_next_turn() -> None:
    state = position(seats=2, at="card")
    do(state, "done", "rondel workers", "hire 0")
    assert whose_turn(state) == holder(state) == "green"
    assert legal(state)[0] == "card"
    state = position(at="card")
    do(state, "done", "rondel workers", "hire 0")
    assert "card" not in legal(state)
    pass_turns(state)
    assert whose_turn(state) == "yellow"
    assert legal(state)[0] == "card"


@rule("NAV-12.10", "NAV-12.7")
def test_a_lost_card_is_used_by_the_neighbour_at_the_earliest_on_the_own_turn() -> None:
    state = position(holder="red", orange="workers", red={"stone": "sailing"})
    do(state, "rondel workers", "hire 0")
    assert "card" not in legal(state)
    pass_turns(state)
    assert legal(state)[0] == "card"


@rule("NAV-12.11", "NAV-R11")
def test_the_card_may_be_used_without_moving_a_ship() -> None:
    state = position(at="card", red={"ships": {"portugal": 3}})
    assert len(legal(state)) > 1
    do(state, "done")
    assert look(state).ships == {"portugal": 3}
    assert holder(state) == "yellow"


@rule("NAV-12.12", "NAV-R26")
def test_the_card_is_used_in_the_last_round_too() -> None:
    state = position(holder="red", discovered=coast("nagasaki"), turns_left=1)
    do(state, "card", "done")
    assert holder(state) == "yellow"
    do(state, "rondel workers", "hire 0")
    assert legal(state)[0] == "royal colony"
