"""Chapter 7, step 3: combat against galleys."""

from __future__ import annotations

from math import comb

import pytest
from support.marks import rule
from support.serenissima import (
    do,
    galley,
    kinds,
    legal,
    position,
    reserve,
    supply,
    wheel_numbers,
    whose_turn,
    why_not,
)

from caravela.games.serenissima import RULES
from caravela.games.serenissima.chapters import combat
from caravela.games.serenissima.components import BOX
from caravela.games.serenissima.state import SerenissimaState


def off_alger(attacker: str, *defenders: str, moved: int = 0, **more: object) -> SerenissimaState:
    """Blue's galley 4 lies off Alger with red's galleys 7, 8, …; everybody's ports are elsewhere."""
    galleys = {4: f"blue alger {attacker}"}
    galleys |= {7 + n: f"red alger {defender}" for n, defender in enumerate(defenders)}
    return position(galleys=galleys, at="act", moved=moved, **more)  # type: ignore[arg-type]


def dice(state: SerenissimaState) -> tuple[int, int]:
    """The most skulls that each side can roll now: with one skull on a die, the number of dice."""
    rolls = [action.values for action in RULES.legal(state)]
    return max(int(roll["attacker"]) for roll in rolls), max(int(roll["defender"]) for roll in rolls)


@rule("SER-7.1")
def test_any_enemy_galley_in_the_zone_can_be_attacked_one_at_a_time() -> None:
    galleys = {4: "blue alger 5", 6: "blue alger 2", 7: "red alger 1", 8: "black alger 1", 9: "red tunis 1"}
    state = position(galleys=galleys, at="act")
    assert [line for line in legal(state) if "attack" in line] == ["attack 7", "attack 8"]
    assert why_not(state, "attack 6").kind == "own_galley"
    assert why_not(state, "attack 9").kind == "galley_not_here"
    assert why_not(state, "attack 12").kind == "galley_not_here"
    do(state, "attack 8", "dice 1-0")
    assert [line for line in legal(state) if "attack" in line] == ["attack 7"]
    assert "end" in legal(state)


@rule("SER-7.2")
@pytest.mark.parametrize(("sailors", "moved", "strength"), [(5, 0, 5), (5, 3, 2), (3, 1, 2), (2, 1, 1)])
def test_fatigue_takes_a_point_of_strength_for_every_zone_moved(sailors: int, moved: int, strength: int) -> None:
    state = off_alger(str(sailors), "2", moved=moved)
    do(state, "attack 7")
    assert dice(state) == (strength, 2)


@rule("SER-7.2")
def test_every_step_of_the_way_counts() -> None:
    state = position(galleys={4: "blue valencia 4", 7: "red alger 2"}, at="move")
    do(state, "sail alger", "sail valencia", "sail alger", "stop", "attack 7")
    assert dice(state) == (1, 2)


@rule("SER-7.3", "SER-R12")
@pytest.mark.parametrize("needed", [True, False])
def test_without_strength_there_is_no_attack_unless_an_option_allows_it(needed: bool) -> None:
    options = {"attack_needs_strength_1": needed}
    state = off_alger("2", "1", moved=2, ports={"alger": "black 1", "tunis": "black 1"}, options=options)
    assert bool(kinds(state) & {"attack", "assault"}) != needed
    if needed:
        assert why_not(state, "attack 7").kind == "no_strength"
        assert why_not(state, "assault").kind == "no_strength"
    else:
        assert {"attack 7", "assault"} <= set(legal(state))
        do(state, "attack 7")
        assert dice(state) == (0, 1), "it rolls no dice, while the defender rolls as usual"
        do(state, "dice 0-1", "fight on", "dice 0-1")
        assert galley(state, 4) == ""


@rule("SER-7.4")
def test_the_defender_rolls_for_all_its_sailors_in_every_round() -> None:
    state = off_alger("5", "4")
    do(state, "attack 7")
    assert dice(state)[1] == 4
    do(state, "dice 1-0", "fight on")
    assert dice(state)[1] == 3


@rule("SER-7.5")
def test_the_dice_are_weighed_by_their_faces() -> None:
    state = off_alger("3", "2", moved=1)
    do(state, "attack 7")
    faces, skulls = len(BOX.dice.skulls), sum(BOX.dice.skulls)
    found = {action.notation: weight for action, weight in zip(RULES.legal(state), RULES.weights(state), strict=True)}
    for a in range(3):
        for d in range(3):
            ways = comb(2, a) * comb(2, d) * skulls ** (a + d) * (faces - skulls) ** (4 - a - d)
            assert found[f"dice {a}-{d}"] == ways
    assert sum(found.values()) == faces**4


@rule("SER-7.5")
def test_a_die_with_two_skulls_on_a_face_would_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOX.dice, "skulls", [0, 1, 2])
    assert combat._ways(1) == [1, 1, 1]
    assert combat._ways(2) == [1, 2, 3, 2, 1]


@rule("SER-7.5")
def test_both_sides_lose_together_and_sailors_go_to_the_reserves() -> None:
    state = off_alger("4", "3")
    before = reserve(state), reserve(state, "red")
    do(state, "attack 7", "dice 2-3")
    assert (galley(state, 4), galley(state, 7)) == ("blue alger 1", "red alger 1")
    assert (reserve(state), reserve(state, "red")) == (before[0] + 3, before[1] + 2)


@rule("SER-7.5")
def test_skulls_beyond_the_sailors_have_no_effect() -> None:
    state = off_alger("5", "1")
    before = reserve(state, "red")
    do(state, "attack 7", "dice 4-0")
    assert reserve(state, "red") == before + 1


@rule("SER-7.6")
def test_later_strength_is_what_is_left_but_never_more_than_at_first() -> None:
    state = off_alger("5", "3", "2", moved=2)
    do(state, "attack 7", "dice 1-1")
    assert galley(state, 4) == "blue alger 4"
    do(state, "fight on")
    assert dice(state) == (3, 2), "a loss that leaves more than the initial strength changes nothing"
    do(state, "dice 1-2", "fight on")
    assert dice(state) == (2, 1)
    do(state, "dice 1-0", "attack 8")
    assert dice(state) == (2, 2), "the limit holds for the next fight too"


@rule("SER-7.7")
def test_after_a_round_the_attacker_may_stop_which_ends_the_activation() -> None:
    state = off_alger("4", "3")
    do(state, "attack 7", "dice 0-0")
    assert (whose_turn(state), legal(state)) == ("blue", ["fight on", "stop"])
    do(state, "stop")
    assert (state.black, whose_turn(state)) == (7, "red")


@rule("SER-7.8", "SER-4.15")
def test_the_loser_sinks() -> None:
    state = off_alger("3 wood", "2 marble")
    do(state, "attack 7", "dice 0-2", "fight on", "dice 0-1")
    assert (galley(state, 4), galley(state, 7)) == ("", "red alger 2 marble")
    assert wheel_numbers(state) == [7]
    assert supply(state, "wood") == 14
    assert (state.black, whose_turn(state)) == (7, "red")


@rule("SER-7.8")
def test_both_may_sink_in_the_same_round() -> None:
    state = off_alger("1 wood", "1 marble")
    do(state, "attack 7", "dice 1-1")
    assert wheel_numbers(state) == []
    assert (supply(state, "wood"), supply(state, "marble")) == (14, 12)
    assert kinds(state) == {"doge"}


@rule("SER-7.9")
def test_the_victor_takes_goods_as_far_as_there_is_room() -> None:
    state = off_alger("3 wood", "1 marble marble wine")
    do(state, "attack 7", "dice 1-0")
    assert legal(state) == ["jettison wood", "loot marble", "loot wine", "done"]
    do(state, "loot wine")
    assert legal(state) == ["jettison wood", "jettison wine", "done"], "full, but goods can go overboard"
    assert why_not(state, "loot marble").kind == "galley_full"
    do(state, "jettison wood", "loot marble", "done")
    assert galley(state, 4) == "blue alger 3 marble wine"
    assert (supply(state, "marble"), supply(state, "wine"), supply(state, "wood")) == (11, 11, 14)


@rule("SER-7.9")
def test_sailors_may_not_be_discarded_to_make_room() -> None:
    state = off_alger("5", "1 marble")
    do(state, "attack 7", "dice 1-0")
    assert kinds(state) == {"end", "claim"}, "five sailors leave no room, so nothing is asked"
    assert supply(state, "marble") == 12


@rule("SER-7.9")
def test_only_what_the_sunk_galley_carried_can_be_taken() -> None:
    state = off_alger("2", "1 marble wine")
    do(state, "attack 7", "dice 1-0")
    assert why_not(state, "loot gold").kind == "no_such_booty"
    do(state, "loot marble", "loot wine")
    assert "loot" not in kinds(state), "nothing is left, so the next choice follows"


@rule("SER-7.10", "SER-R13")
@pytest.mark.parametrize("attacker_only", [True, False])
def test_a_victorious_defender_takes_nothing_unless_an_option_lets_it(attacker_only: bool) -> None:
    state = off_alger("1 wood wine", "3 gold", options={"loot_for_attacker_only": attacker_only})
    do(state, "attack 7", "dice 0-1")
    assert galley(state, 4) == ""
    if attacker_only:
        assert galley(state, 7) == "red alger 3 gold"
        assert (supply(state, "wood"), supply(state, "wine")) == (14, 12)
    else:
        assert (whose_turn(state), legal(state)) == ("red", ["loot wood", "loot wine", "done"])
        do(state, "loot wood")
        assert galley(state, 7) == "red alger 3 wood gold"
        assert supply(state, "wine") == 12
    assert (state.black, whose_turn(state)) == (7, "red")


@rule("SER-R13")
def test_a_defender_who_loots_cannot_throw_anything_overboard() -> None:
    options = {"loot_for_attacker_only": False}
    state = off_alger("1 wood wine", "4 gold", options=options)
    do(state, "attack 7", "dice 0-1")
    assert state.black == 7, "no room, so nothing is asked"
    state = off_alger("1 wood wine", "2 gold", options=options)
    do(state, "attack 7", "dice 0-1")
    assert "jettison" not in kinds(state)
    do(state, "loot wine", "done")
    assert galley(state, 7) == "red alger 2 wine gold"
    assert (state.black, supply(state, "wood")) == (7, 14)


@rule("SER-7.11")
def test_after_a_won_fight_the_player_chooses_again() -> None:
    state = off_alger("5", "1", "2")
    do(state, "attack 7", "dice 1-0")
    assert legal(state) == ["attack 8", "claim", "end"]
    do(state, "attack 8", "dice 2-0", "claim", "land 2")
    assert wheel_numbers(state) == [4]


@rule("SER-7.1", "SER-7.7")
def test_a_fight_without_skulls_can_go_on_and_on() -> None:
    state = off_alger("2", "2")
    do(state, "attack 7")
    for _ in range(30):
        do(state, "dice 0-0", "fight on")
    assert (galley(state, 4), galley(state, 7)) == ("blue alger 2", "red alger 2")
