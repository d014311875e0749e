"""Chapter 13, the end of the game."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import (
    coast,
    discover,
    do,
    gallery,
    holder,
    kinds,
    left,
    legal,
    look,
    pass_turns,
    position,
    whose_turn,
)

from caravela.games.navegador import RULES
from caravela.games.navegador.box import LINE_IDS
from caravela.games.navegador.components import COLOURS, PLAYERS
from caravela.games.navegador.state import NavegadorState

EMPTY = dict.fromkeys(LINE_IDS, 0)
SEATS = [2, 3, 4, 5]


def turns_until_the_end(state: NavegadorState) -> list[str]:
    """Whose turns follow, each left empty, until the royal privileges are placed."""
    order: list[str] = []
    while "royal" not in kinds(state):
        assert len(order) < 10, "the game does not end"
        order.append(whose_turn(state))
        pass_turns(state)
    return order


@rule("NAV-13.1", "NAV-13.2", "NAV-R13")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("trigger", [0, 1])
def test_after_nagasaki_everybody_has_one_more_turn(seats: int, trigger: int) -> None:
    colours = COLOURS[:seats]
    state = position(
        seats=seats,
        active=colours[trigger],
        at="sailing",
        discovered=coast("macau"),
        red={"ships": {"macau": 3}},
        green={"ships": {"macau": 3}},
    )
    discover(state, "nagasaki", "macau", 3)
    do(state, "done")
    assert turns_until_the_end(state) == [*colours[trigger + 1 :], *colours[: trigger + 1]]


@rule("NAV-13.1", "NAV-13.2", "NAV-8.6", "NAV-R13")
@pytest.mark.parametrize("seats", SEATS)
def test_after_the_last_building_everybody_has_one_more_turn(seats: int) -> None:
    state = position(seats=seats, at="buildings", left=EMPTY | {"church": 1}, red={"money": 900, "workers": 9})
    do(state, "build church", "done")
    colours = COLOURS[:seats]
    assert turns_until_the_end(state) == [*colours[1:], "red"]


@rule("NAV-13.1")
def test_the_log_says_what_brings_the_end() -> None:
    state = position(at="buildings", left=EMPTY | {"church": 1}, red={"money": 900, "workers": 9})
    assert do(state, "build church")[-1].kind == "end_by_buildings"
    state = position(at="sailing", discovered=coast("macau"), red={"ships": {"macau": 3}})
    assert do(state, "discover nagasaki", *["fleet macau"] * 3)[-1].kind == "end_by_nagasaki"


@rule("NAV-13.1")
@pytest.mark.parametrize("line", LINE_IDS)
def test_all_five_lines_must_be_empty(line: str) -> None:
    other = LINE_IDS[(LINE_IDS.index(line) + 1) % 5]
    state = position(at="buildings", left=EMPTY | {line: 1, other: 1}, red={"money": 900, "workers": 9})
    do(state, f"build {line}", "done")
    pass_turns(state, 6)
    assert "royal" not in kinds(state)
    assert left(state)[other] == 1


@rule("NAV-13.1")
def test_other_undiscovered_regions_do_not_matter_once_nagasaki_is_found() -> None:
    known = [region for region in coast("macau") if region not in ("timor", "bahia")]
    state = position(at="sailing", discovered=known, red={"ships": {"macau": 3}})
    discover(state, "nagasaki", "macau", 3)
    do(state, "done")
    assert turns_until_the_end(state) == ["green", "yellow", "red"]


@rule("NAV-13.2")
def test_the_turn_of_the_trigger_is_completed() -> None:
    state = position(at="buildings", left=EMPTY | {"gold_factory": 1}, red={"money": 900, "workers": 9})
    do(state, "build gold_factory")
    assert legal(state) == ["done"]
    state = position(at="sailing", discovered=coast("macau"), red={"ships": {"macau": 4}})
    discover(state, "nagasaki", "macau", 3)
    assert "move macau > timor" in legal(state)


@rule("NAV-13.3")
def test_after_nagasaki_with_the_card_the_stone_still_moves() -> None:
    state = position(at="card", discovered=coast("macau"), red={"ships": {"macau": 3}, "stone": "sailing"})
    discover(state, "nagasaki", "macau", 3)
    do(state, "done")
    assert whose_turn(state) == "red"
    do(state, "rondel workers", "hire 1")
    assert look(state).workers == 4
    assert turns_until_the_end(state) == ["green", "yellow", "red"]


@rule("NAV-13.4")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_a_second_trigger_changes_nothing(turn: int) -> None:
    """Nagasaki in the last round after the last building: the round is not longer, the reason stays."""
    who = COLOURS[(turn + 1) % 3]
    last = EMPTY | {"church": 1}
    state = position(
        at="buildings",
        discovered=coast("macau"),
        left=last,
        red={"money": 900, "workers": 9, "stone": "market_b", "ships": {"macau": 3}},
        green={"stone": "buildings", "ships": {"macau": 3}},
        yellow={"stone": "buildings", "ships": {"macau": 3}},
    )
    do(state, "build church", "done")
    pass_turns(state, turn)
    assert whose_turn(state) == who
    do(state, "rondel sailing")
    discover(state, "nagasaki", "macau", 3)
    do(state, "done")
    pass_turns(state, 2 - turn)
    assert kinds(state) == {"royal"}
    do(state, *["royal factory"] * 3)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.reason == "last_building"


@rule("NAV-13.2")
@pytest.mark.parametrize(("reason", "seats"), [("nagasaki", 3), ("last_building", 2)])
def test_the_end_has_its_reason_and_no_more_decisions(reason: str, seats: int) -> None:
    if reason == "nagasaki":
        state = position(seats=seats, discovered=coast("nagasaki"), turns_left=1)
    else:
        state = position(seats=seats, left=EMPTY, turns_left=1)
    assert RULES.outcome(state) is None
    pass_turns(state)
    assert RULES.outcome(state) is None
    do(state, *["royal church"] * seats)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.reason == reason
    assert legal(state) == []
    assert whose_turn(state) == "nobody"


@rule("NAV-R26")
def test_phases_and_refills_still_come_in_the_last_round() -> None:
    state = position(
        at="sailing",
        discovered=coast("goa"),
        left=EMPTY,
        gallery={"church": 0},
        turns_left=2,
        red={"ships": {"goa": 2}},
        green={"money": 900},
    )
    before = gallery(state)
    discover(state, "malaca", "goa")
    do(state, "done")
    assert state.phase == 3
    assert gallery(state) == {id: max(count, PLAYERS[3].refill[1]) for id, count in before.items()}
    do(state, "rondel workers", "hire 2")
    assert look(state, "green").money == 900 - 50 - 300
    assert kinds(state) == {"royal"}


@rule("NAV-R26", "NAV-12.12")
def test_the_card_passes_on_in_the_last_round() -> None:
    state = position(holder="red", orange="workers", discovered=coast("nagasaki"), turns_left=3)
    do(state, "rondel workers", "hire 0")
    assert holder(state) == "yellow"
