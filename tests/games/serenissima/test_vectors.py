"""The worked examples of the rulebook (SER-T1 to SER-T13; SER-T14 is in test_scoring.py), told as one story."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.serenissima import (
    do,
    galley,
    kinds,
    legal,
    money,
    port,
    position,
    supply,
    warehouse,
    wheel_numbers,
    whose_turn,
    why_not,
)

from caravela.games.serenissima import RULES
from caravela.games.serenissima.components import PORT_IDS
from caravela.games.serenissima.scoring import income, port_income
from caravela.games.serenissima.state import SerenissimaState


def valencia(garrison: int = 1, active: int = 1, other: int = 3) -> SerenissimaState:
    """Galleys 4 (active) and 6 of blue in Valencia; two red galleys with two sailors each off Alger."""
    return position(
        galleys={
            4: f"blue valencia {active}",
            6: f"blue valencia {other}",
            7: "red alger 2 marble",
            8: "red alger 2",
        },
        ports={"valencia": f"blue {garrison}"},
        at="load",
    )


def under_way() -> SerenissimaState:
    """Galley 4 with three sailors and two wood leaves Valencia."""
    state = valencia()
    do(state, "take sailor from 6", "take sailor from 6", "load wood", "load wood", "done")
    return state


def stopped() -> SerenissimaState:
    """Red has stopped it off Alger and forbidden the sale."""
    state = under_way()
    do(state, "sail alger", "blockade", "trade", "blockade")
    return state


@rule("SER-T1", "SER-4.8")
def test_valencia_holds_five_sailors() -> None:
    state = valencia(garrison=4, active=3)
    do(state, "disembark")
    assert port(state, "valencia") == "blue 5"
    assert "disembark" not in legal(state)
    assert why_not(state, "disembark").values == {"port": "valencia", "size": 5}


@rule("SER-T2", "SER-4.4", "SER-4.5", "SER-4.9", "SER-4.14")
def test_two_sailors_change_galleys_and_none_leaves_the_port() -> None:
    state = valencia()
    assert "embark" not in legal(state)
    assert {"abandon ashore", "abandon for 6"} <= set(legal(state))
    do(state, "take sailor from 6", "take sailor from 6")
    assert (galley(state, 4), galley(state, 6)) == ("blue valencia 3", "blue valencia 1")
    assert port(state, "valencia") == "blue 1"
    for line, after in (
        ("abandon ashore", ("blue 2", "blue valencia 3")),
        ("abandon for 6", ("blue 1", "blue valencia 4")),
    ):
        state = valencia()
        do(state, line)
        assert galley(state, 4) == ""
        assert (port(state, "valencia"), galley(state, 6)) == after


@rule("SER-T3", "SER-4.10", "SER-4.11")
def test_the_owner_loads_two_wood_for_one_ducat() -> None:
    state = under_way()
    assert galley(state, 4) == "blue valencia 3 wood wood"
    assert money(state) == 4
    assert supply(state, "wood") == 12


@rule("SER-T4", "SER-5.1")
def test_three_sailors_reach_tripoli_by_alger_and_tunis() -> None:
    state = under_way()
    do(state, "sail alger", "allow", "sail tunis", "sail tripoli")
    assert galley(state, 4) == "blue tripoli 3 wood wood"
    assert "sail" not in kinds(state)


@rule("SER-T5", "SER-5.3", "SER-5.4", "SER-5.5", "SER-5.6", "SER-R9")
def test_red_stops_galley_4_off_alger() -> None:
    state = under_way()
    do(state, "sail alger")
    assert whose_turn(state) == "red"
    do(state, "blockade")
    assert galley(state, 4) == "blue alger 3 wood wood"
    assert state.moved == 1
    assert kinds(state) == {"jettison", "trade", "attack", "claim", "end"}


@rule("SER-T6", "SER-6.9", "SER-6.11")
def test_red_forbids_the_sale() -> None:
    state = under_way()
    do(state, "sail alger", "blockade", "trade")
    assert whose_turn(state) == "red"
    do(state, "blockade")
    assert money(state) == 4
    assert galley(state, 4) == "blue alger 3 wood wood"
    assert warehouse(state, "alger") == []
    assert kinds(state) == {"jettison", "attack", "claim", "end"}


@rule("SER-T7", "SER-7.2", "SER-7.4", "SER-7.5")
def test_the_first_round_costs_a_sailor_each() -> None:
    state = stopped()
    do(state, "attack 7")
    assert max(action.values["attacker"] for action in RULES.legal(state)) == 2
    assert max(action.values["defender"] for action in RULES.legal(state)) == 2
    do(state, "dice 1-1")
    assert (galley(state, 4), galley(state, 7)) == ("blue alger 2 wood wood", "red alger 1 marble")


@rule("SER-T8", "SER-7.6", "SER-7.8")
def test_the_second_round_sinks_galley_7() -> None:
    state = stopped()
    do(state, "attack 7", "dice 1-1", "fight on")
    assert max(action.values["attacker"] for action in RULES.legal(state)) == 2
    assert max(action.values["defender"] for action in RULES.legal(state)) == 1
    do(state, "dice 1-1")
    assert galley(state, 4) == "blue alger 1 wood wood"
    assert galley(state, 7) == ""
    assert wheel_numbers(state) == [4, 6, 8]


def looted() -> SerenissimaState:
    state = stopped()
    do(state, "attack 7", "dice 1-1", "fight on", "dice 1-1", "loot marble")
    return state


@rule("SER-T9", "SER-7.9")
def test_blue_takes_the_marble() -> None:
    assert galley(looted(), 4) == "blue alger 1 wood wood marble"


@rule("SER-T10", "SER-7.6", "SER-R2")
def test_then_blue_could_attack_again_or_turn_to_the_port() -> None:
    state = looted()
    assert [line for line in legal(state) if not line.startswith("jettison")] == ["attack 8", "claim", "end"]
    claiming = state.clone()
    do(claiming, "claim")
    assert whose_turn(claiming) == "red", "two sailors of red against one of blue"
    attacking = state.clone()
    do(attacking, "attack 8")
    assert max(action.values["attacker"] for action in RULES.legal(attacking)) == 1
    do(state, "end")
    assert state.black == 6


@rule("SER-T11", "SER-8.1", "SER-8.3", "SER-R8")
@pytest.mark.parametrize(("orange", "black"), [(3, 3), (3, 2), (1, 1), (4, 1)])
def test_orange_takes_napoli_and_black_cannot_forbid_it(orange: int, black: int) -> None:
    galleys = {8: f"orange sicilia {orange} wood", 9: f"black napoli {black}"}
    state = position(galleys=galleys, at="move")
    do(state, "sail napoli")
    if "stop" in legal(state):
        do(state, "stop")
    assert {"trade", "claim"} <= kinds(state)
    do(state, "claim")
    assert whose_turn(state) == "orange"
    do(state, "land 1")
    assert port(state, "napoli") == "orange 1"
    assert galley(state, 8) == (f"orange napoli {orange - 1} wood" if orange > 1 else "")
    assert warehouse(state, "napoli") == []


@rule("SER-T12", "SER-11.1")
def test_valencia_with_four_cubes_and_a_basilica_pays_twenty() -> None:
    state = position(
        galleys={4: "blue ionio 1"},
        ports={"valencia": "blue 1"},
        stored={"valencia": "stone marble gold wine"},
        basilicas=["valencia"],
    )
    assert port_income(state, PORT_IDS.index("valencia")) == 20
    assert income(state, 0) == 20


@rule("SER-T13", "SER-6.7")
@pytest.mark.parametrize(
    ("owner", "already", "paid"),
    [("blue", 0, 2), ("blue", 4, 2), ("red", 0, 4), ("red", 1, 5), ("red", 2, 6), ("red", 3, 7), ("red", 4, 8)],
)
def test_spice_brings_two_in_an_own_port_and_four_to_eight_elsewhere(owner: str, already: int, paid: int) -> None:
    stored = " ".join(["stone", "marble", "wine", "gold"][:already])
    state = position(
        galleys={4: "blue valencia 1 spice"},
        ports={"valencia": f"{owner} 1"},
        stored={"valencia": stored},
        at="act",
    )
    do(state, "trade", "sell spice")
    assert money(state) == 5 + paid
