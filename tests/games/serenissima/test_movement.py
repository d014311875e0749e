"""Chapter 5, step 2: movement and its blockade."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.serenissima import do, galley, kinds, legal, position, whose_turn, why_not

from caravela.games.serenissima.components import NEIGHBOURS, ZONE_IDS


@rule("SER-5.1", "SER-5.2")
@pytest.mark.parametrize("sailors", [1, 2, 3, 4, 5])
def test_a_galley_moves_as_many_zones_as_it_has_sailors(sailors: int) -> None:
    state = position(galleys={4: f"blue sardegna {sailors}"}, at="move")
    for step in range(sailors):
        zone = galley(state, 4).split()[1]
        neighbours = [ZONE_IDS[other] for other in NEIGHBOURS[ZONE_IDS.index(zone)]]
        assert legal(state) == [f"sail {other}" for other in neighbours] + ["stop"]
        do(state, "sail valencia" if step % 2 == 0 else "sail sardegna")
    assert "sail" not in kinds(state)
    assert state.moved == sailors


@rule("SER-5.1")
def test_only_adjacent_zones_can_be_entered() -> None:
    state = position(galleys={4: "blue venezia 5"}, at="move")
    assert legal(state) == ["sail ragusa", "stop"]
    assert why_not(state, "sail genova").values == {"zone": "genova", "origin": "venezia"}


@rule("SER-5.2")
def test_a_galley_may_stop_early_and_come_back() -> None:
    state = position(galleys={4: "blue valencia 4"}, at="move")
    do(state, "sail alger", "sail valencia", "stop")
    assert galley(state, 4) == "blue valencia 4"
    assert state.moved == 2
    assert "sail" not in kinds(state)


@rule("SER-5.3", "SER-R9")
@pytest.mark.parametrize(("crews", "asked"), [((3,), False), ((4,), True), ((2, 2), True), ((1, 2), False)])
def test_an_opponent_with_more_sailors_on_his_galleys_may_stop_it(crews: tuple[int, ...], asked: bool) -> None:
    galleys = {4: "blue valencia 3", **{7 + n: f"red alger {crew}" for n, crew in enumerate(crews)}}
    state = position(galleys=galleys, at="move")
    do(state, "sail alger")
    assert whose_turn(state) == ("red" if asked else "blue")


@rule("SER-5.3")
def test_garrisons_and_own_galleys_do_not_count() -> None:
    state = position(galleys={4: "blue valencia 2", 7: "red alger 2"}, ports={"alger": "red 4"}, at="move")
    do(state, "sail alger")
    assert whose_turn(state) == "blue"
    state = position(galleys={4: "blue valencia 2", 6: "blue alger 5", 7: "red alger 3"}, at="move")
    do(state, "sail alger")
    assert whose_turn(state) == "red"


@rule("SER-5.4")
def test_crews_of_different_opponents_are_not_added_up() -> None:
    state = position(galleys={4: "blue valencia 3", 7: "red alger 3", 8: "black alger 3"}, at="move")
    do(state, "sail alger")
    assert whose_turn(state) == "blue"


@rule("SER-5.5")
def test_the_one_with_most_sailors_is_asked_first_then_the_lowest_number() -> None:
    galleys = {4: "blue valencia 2", 5: "black alger 3", 6: "red alger 4", 7: "orange alger 3"}
    state = position(galleys=galleys, at="move")
    do(state, "sail alger")
    order = []
    while kinds(state) == {"blockade", "allow"}:
        order.append(whose_turn(state))
        do(state, "allow")
    assert order == ["red", "black", "orange"]
    assert whose_turn(state) == "blue"
    galleys = {4: "blue valencia 2", 5: "orange alger 1", 6: "black alger 3", 7: "orange alger 2"}
    state = position(galleys=galleys, at="move")
    do(state, "sail alger")
    assert whose_turn(state) == "orange"


@rule("SER-5.5", "SER-5.6")
def test_the_first_blockade_settles_it_and_step_3_follows() -> None:
    galleys = {4: "blue valencia 3 wood", 6: "red alger 4", 7: "orange alger 5"}
    state = position(galleys=galleys, at="move")
    do(state, "sail alger", "blockade")
    assert whose_turn(state) == "blue"
    assert "sail" not in kinds(state)
    assert kinds(state) >= {"trade", "attack", "claim", "end"}
    assert galley(state, 4) == "blue alger 3 wood"


@rule("SER-5.6")
def test_a_galley_that_is_let_pass_moves_on() -> None:
    state = position(galleys={4: "blue valencia 3", 7: "red alger 4"}, at="move")
    do(state, "sail alger", "allow", "sail tunis")
    assert galley(state, 4) == "blue tunis 3"


@rule("SER-5.7")
def test_no_galley_is_held_where_its_movement_begins() -> None:
    state = position(galleys={4: "blue alger 3", 7: "red alger 5"}, at="load")
    do(state, "done")
    assert whose_turn(state) == "blue"
    assert "sail valencia" in legal(state)


@rule("SER-5.7", "SER-R22")
@pytest.mark.parametrize("blockade", [True, False])
def test_on_its_return_it_can_be_stopped_unless_an_option_exempts_it(blockade: bool) -> None:
    options = {"start_zone_reentry_blockade": blockade}
    state = position(galleys={4: "blue alger 3", 7: "red alger 5", 8: "red tunis 5"}, at="move", options=options)
    do(state, "sail valencia", "sail alger")
    assert whose_turn(state) == ("red" if blockade else "blue")
    state = position(galleys={4: "blue alger 3", 7: "red alger 5", 8: "red tunis 5"}, at="move", options=options)
    do(state, "sail tunis")
    assert whose_turn(state) == "red", "elsewhere it can be stopped either way"


@rule("SER-5.8")
def test_after_the_last_move_nobody_is_asked() -> None:
    state = position(galleys={4: "blue valencia 2", 6: "red alger 3", 7: "red tunis 3"}, at="move")
    do(state, "sail alger")
    assert whose_turn(state) == "red"
    do(state, "allow", "sail tunis")
    assert whose_turn(state) == "blue"
    assert "claim" in legal(state)
    do(state, "claim")
    assert whose_turn(state) == "red", "the capture is asked about separately"


@rule("SER-5.8")
def test_the_question_is_put_on_each_entry() -> None:
    state = position(galleys={4: "blue valencia 5", 7: "red alger 5", 8: "red alger 1"}, at="move")
    do(state, "sail alger", "allow", "sail valencia", "sail alger")
    assert whose_turn(state) == "red"


@rule("SER-5.9")
@pytest.mark.parametrize("zone", ["creta", "ionio"])
def test_closed_ports_and_the_open_sea_follow_the_same_rule(zone: str) -> None:
    state = position(seats=3, closed=["creta"], galleys={4: "blue modon 2", 7: f"red {zone} 3"}, at="move")
    do(state, f"sail {zone}")
    assert whose_turn(state) == "red"
    do(state, "blockade")
    assert kinds(state) == {"attack", "end"}
