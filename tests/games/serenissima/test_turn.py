"""Chapter 3, the course of a turn."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.serenissima import do, galley, kinds, legal, money, pass_galleys, position, reserve, supply, whose_turn

from caravela.games.serenissima import RULES


@rule("SER-3.1", "SER-1.11", "SER-R3")
def test_the_black_pawn_visits_the_numbers_in_ascending_order_and_then_the_doge() -> None:
    galleys = {2: "blue valencia 1", 5: "red genova 1", 9: "blue alger 1", 12: "black tunis 1", 15: "orange acre 1"}
    state = position(galleys=galleys)
    seen = []
    while kinds(state) == {"activate", "invest"}:
        seen.append((state.black, whose_turn(state)))
        do(state, "activate", "done", "stop", "end")
    assert seen == [(2, "blue"), (5, "red"), (9, "blue"), (12, "black"), (15, "orange")]
    assert state.black == 0
    assert whose_turn(state) == "chance"
    assert kinds(state) == {"doge"}


@rule("SER-3.2")
def test_a_galley_is_activated_or_its_owner_invests() -> None:
    state = position(galleys={4: "blue valencia 3"}, ports={"valencia": "blue 2"})
    assert legal(state) == ["activate", "invest"]
    do(state, "invest")
    assert "hire_port" in kinds(state)
    do(state, "done")
    assert kinds(state) == {"doge"}


@rule("SER-3.3")
def test_the_steps_come_in_order_and_once_each() -> None:
    state = position(galleys={4: "blue valencia 2 gold"}, ports={"valencia": "red 2"})
    do(state, "activate")
    assert "load wood" in legal(state)
    assert not kinds(state) & {"sail", "trade"}
    do(state, "done")
    assert kinds(state) == {"jettison", "sail", "stop"}
    do(state, "stop")
    assert kinds(state) == {"jettison", "trade", "end"}
    do(state, "trade", "sell gold")
    assert kinds(state) == {"doge"}


@rule("SER-3.4")
def test_doing_nothing_is_an_activation_without_its_steps() -> None:
    state = position(galleys={4: "blue valencia 3 wood"}, ports={"valencia": "blue 2"})
    do(state, "activate", "done", "stop", "end")
    assert galley(state, 4) == "blue valencia 3 wood"
    assert money(state) == 5


@rule("SER-3.5")
@pytest.mark.parametrize(("number", "acts"), [(3, False), (9, True)])
def test_a_bought_galley_acts_in_this_turn_if_its_number_is_higher(number: int, acts: bool) -> None:
    state = position(galleys={5: "blue valencia 3"}, ports={"valencia": "blue 2"}, at="invest")
    do(state, f"galley {number}", "place valencia", "done")
    assert (state.black == number) == acts
    if not acts:
        assert kinds(state) == {"doge"}
        do(state, "doge hourglass", "done", "done", "done")
        assert state.black == number


@rule("SER-3.6")
def test_a_galley_sunk_before_its_number_does_not_act() -> None:
    galleys = {4: "blue alger 5", 7: "red alger 1", 9: "orange acre 1"}
    state = position(galleys=galleys, at="act")
    do(state, "attack 7", "dice 1-0", "end")
    assert (state.black, whose_turn(state)) == (9, "orange")


@rule("SER-3.6", "SER-4.14")
def test_when_the_active_galley_sinks_its_activation_ends_at_once() -> None:
    state = position(galleys={4: "blue valencia 2 wood", 9: "orange acre 1"}, at="load")
    do(state, "scuttle")
    assert (state.black, whose_turn(state)) == (9, "orange")


@rule("SER-3.7")
def test_without_cubes_the_pawn_goes_straight_to_the_doge() -> None:
    state = position(galleys={4: "blue valencia 2"}, at="load")
    do(state, "scuttle", "doge wine")
    assert kinds(state) == {"galley", "done"}, "everybody may buy galleys now"
    do(state, "done", "done", "done", "done")
    assert kinds(state) == {"doge"}
    assert state.turn == 1


@rule("SER-3.8")
def test_nothing_passes_between_players_and_promises_do_not_bind() -> None:
    galleys = {4: "blue alger 2 wood", 7: "red alger 3 gold", 8: "blue alger 1"}
    state = position(galleys=galleys, at="load")
    assert not [line for line in legal(state) if line.endswith(" 7")]
    do(state, "done", "stop", "trade")
    assert whose_turn(state) == "red"
    assert legal(state) == ["blockade", "allow"]


@rule("SER-3.9")
@pytest.mark.parametrize("node", ["load", "move", "act", "sell", "round", "loot", "land"])
def test_goods_can_be_thrown_overboard_at_every_moment_of_an_activation(node: str) -> None:
    galleys = {4: "blue alger 3 wood wine", 7: "red alger 2 marble"}
    state = position(galleys=galleys, at=node if node in ("load", "move") else "act")
    state_of = {"sell": ["trade"], "round": ["attack 7", "dice 0-0"], "loot": ["attack 7", "dice 2-0"]}
    do(state, *state_of.get(node, []))
    if node == "land":
        do(state, "attack 7", "dice 2-0", "done", "claim")
    assert {"jettison wood", "jettison wine"} <= set(legal(state))
    before = supply(state, "wood")
    do(state, "jettison wood")
    assert supply(state, "wood") == before + 1
    assert "jettison wood" not in legal(state)


@rule("SER-3.9")
def test_sailors_are_never_thrown_overboard() -> None:
    state = position(galleys={4: "blue alger 3"}, at="move")
    before = reserve(state)
    while kinds(state) != {"doge"}:
        assert "jettison" not in kinds(state)
        do(state, legal(state)[-1])
    assert reserve(state) == before


@rule("SER-3.9")
def test_others_throw_nothing_of_the_active_galley_overboard() -> None:
    state = position(galleys={4: "blue alger 1 wood", 7: "red alger 3 gold"}, at="act")
    do(state, "trade")
    assert whose_turn(state) == "red"
    assert kinds(state) == {"blockade", "allow"}


@rule("SER-3.1")
def test_turns_follow_one_another_until_the_third_scoring() -> None:
    state = position(galleys={4: "blue valencia 2", 7: "red genova 2"}, money={}, deck={"hourglass": 2, "arrows": 1})
    turns = 0
    while RULES.outcome(state) is None:
        pass_galleys(state)
        if kinds(state) == {"doge"}:
            do(state, legal(state)[-1])
            turns += 1
        while kinds(state) == {"galley", "done"}:
            do(state, "done")
    assert state.turn == turns == 5
