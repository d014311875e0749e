"""Chapter 11, the phases."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import coast, discover, do, gallery, legal, look, pass_turns, position, whose_turn

from caravela.games.navegador.box import COLUMN_IDS
from caravela.games.navegador.components import PLAYERS

#: The region that begins a phase, the one before it, and the phase.
GATES = [("cabo", "angola", 2), ("malaca", "goa", 3)]
gates = pytest.mark.parametrize(("region", "base", "phase"), GATES)


@rule("NAV-11.1", "NAV-R16")
@gates
def test_cabo_begins_phase_two_and_malaca_phase_three(region: str, base: str, phase: int) -> None:
    state = position(at="sailing", discovered=coast(base), red={"ships": {base: 2}})
    assert state.phase == phase - 1
    discover(state, region, base)
    do(state, "done")
    assert state.phase == phase


@rule("NAV-11.1")
@pytest.mark.parametrize("region", ["guine", "angola", "mocambique", "goa", "timor"])
def test_no_other_region_changes_the_phase(region: str) -> None:
    known = {"guine": [], "angola": ["guine"]}.get(region, coast(region)[:-1])
    base = (["portugal", *known])[-1]
    state = position(at="sailing", discovered=known, red={"ships": {base: 2}})
    before = state.phase
    discover(state, region, base)
    do(state, "done")
    pass_turns(state, 3)
    assert state.phase == before


@rule("NAV-11.2")
@pytest.mark.parametrize(("phase", "extra"), [(1, 100), (2, 200), (3, 300)])
def test_the_phase_fixes_the_price_of_further_workers_and_ships(phase: int, extra: int) -> None:
    for space, line in (("workers", "hire 2"), ("ships", "ships 2")):
        state = position(at=space, phase=phase, red={"money": 500})
        do(state, line)
        assert look(state).money == 500 - 50 - extra


@rule("NAV-11.3", "NAV-R5")
@gates
def test_the_old_range_holds_for_the_rest_of_the_action_and_the_new_one_from_the_next_turn(
    region: str, base: str, phase: int
) -> None:
    known = coast(base)
    state = position(
        at="sailing",
        discovered=known,
        red={"ships": {base: 3}},
        green={"ships": {base: 1}, "stone": "buildings"},
    )
    farthest = {2: "bahia", 3: "cabo"}[phase]
    discover(state, region, base)
    assert state.phase == phase - 1
    assert f"move {base} > {farthest}" not in legal(state)
    do(state, "done", "rondel sailing")
    assert whose_turn(state) == "green"
    assert f"move {base} > {farthest}" in legal(state)


@rule("NAV-11.4")
@pytest.mark.parametrize("seats", PLAYERS)
def test_each_phase_fills_the_gallery_up_to_the_printed_number(seats: int) -> None:
    for (region, base, _), number in zip(GATES, PLAYERS[seats].refill, strict=True):
        state = position(seats=seats, at="sailing", discovered=coast(base), red={"ships": {base: 2}})
        before = gallery(state)
        discover(state, region, base)
        assert gallery(state) == before
        do(state, "done")
        assert gallery(state) == {id: max(count, number) for id, count in before.items()}


@rule("NAV-11.4")
def test_two_players_get_the_fewest_and_five_the_most_privileges() -> None:
    """Those for three and four are reconstructed."""
    assert PLAYERS[2].refill == (1, 1)
    assert PLAYERS[5].refill == (2, 3)
    for seats in (3, 4):
        second, third = PLAYERS[seats].refill
        assert 1 <= second <= 2
        assert 1 <= third <= 3


@rule("NAV-11.5")
def test_privileges_not_taken_stay() -> None:
    state = position(
        at="sailing",
        discovered=coast("angola"),
        gallery={"church": 0, "colony": 0},
        red={"ships": {"angola": 2}},
    )
    discover(state, "cabo", "angola")
    do(state, "done")
    number = PLAYERS[3].refill[0]
    assert gallery(state) == {**dict.fromkeys(COLUMN_IDS, max(1, number)), "church": number, "colony": number}


@rule("NAV-11.6")
def test_a_phase_holds_for_all_players_alike() -> None:
    state = position(
        at="sailing",
        discovered=coast("angola"),
        red={"ships": {"angola": 2}, "money": 1000},
        green={"money": 1000, "stone": "sailing"},
        yellow={"money": 1000, "stone": "sailing"},
    )
    discover(state, "cabo", "angola")
    do(state, "done")
    for colour in ("green", "yellow", "red"):
        assert whose_turn(state) == colour
        money = look(state, colour).money
        do(state, "rondel workers", "hire 2")
        assert look(state, colour).money == money - 250
