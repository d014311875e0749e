"""Chapter 6, sailing and discovery."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest
from support.marks import rule
from support.navegador import (
    OVERSEAS,
    coast,
    discover,
    do,
    is_discovered,
    kinds,
    legal,
    look,
    position,
    tokens,
    whose_turn,
)

from caravela.core.facts import CHANCE
from caravela.games.navegador import RULES
from caravela.games.navegador.components import BOX
from caravela.games.navegador.state import AT_SAIL, NavegadorState

BORDERS = [border.between for border in BOX.map.borders]


def within(origin: str, borders: int, known: set[str]) -> set[str]:
    """Where a ship gets in so many borders, sailing through known regions only; unknown ones at the end of its way."""
    reached, edge = {origin}, {origin}
    for _ in range(borders):
        edge = {
            there
            for pair in BORDERS
            for here, there in (pair, pair[::-1])
            if here in edge and here in known and there not in reached
        }
        reached |= edge
    return reached - {origin}


def destinations(state: NavegadorState, origin: str) -> set[str]:
    lines = [line.removeprefix("move ").split(" > ") for line in legal(state) if line.startswith("move ")]
    return {to for start, to in lines if start == origin}


@rule("NAV-6.1", "NAV-6.3", "NAV-R18")
def test_any_ships_move_each_where_it_likes_and_others_stay() -> None:
    state = position(at="sailing", phase=2, discovered=coast("angola"), red={"ships": {"portugal": 3, "angola": 2}})
    do(state, "move portugal > bahia", "move angola > portugal", "move portugal > angola", "done")
    assert look(state).ships == {"portugal": 2, "bahia": 1, "angola": 2}


@rule("NAV-6.2", "NAV-6.3", "NAV-6.5", "NAV-11.2", "NAV-1.1")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_a_ship_crosses_up_to_as_many_borders_as_the_phase_has(phase: int) -> None:
    """Every region as the origin, with random sets of discovered regions, against a search of its own."""
    random = Random(phase)
    needed = set(BOX.map.phase_regions[: phase - 1])
    for _ in range(40):
        others = [id for id in OVERSEAS if id not in (*BOX.map.phase_regions, "nagasaki")]
        known = {"portugal", *needed, *random.sample(others, random.randrange(len(others)))}
        origin = random.choice(sorted(known))
        state = position(at="sailing", phase=phase, discovered=known, red={"ships": {origin: 1}})
        assert destinations(state, origin) == within(origin, phase, known) & known


@rule("NAV-6.2")
def test_red_borders_are_crossed_like_blue_ones() -> None:
    state = position(at="sailing", phase=2, discovered=coast("mocambique"), red={"ships": {"angola": 1}})
    assert {"cabo", "mocambique"} <= destinations(state, "angola")


@rule("NAV-6.4")
def test_any_number_of_ships_of_all_players_shares_a_region() -> None:
    crowd = {"guine": 7}
    state = position(
        at="sailing",
        discovered=["guine"],
        red={"ships": {"portugal": 7}},
        green={"ships": crowd},
        yellow={"ships": crowd},
    )
    do(state, *["move portugal > guine"] * 7, "done")
    assert look(state).ships == look(state, "green").ships == look(state, "yellow").ships == crowd


@rule("NAV-6.5")
def test_a_single_ship_neither_stops_in_nor_passes_an_unknown_region() -> None:
    state = position(at="sailing", phase=3, discovered=["angola"], red={"ships": {"portugal": 1}})
    assert legal(state) == ["done"]


@rule("NAV-6.6")
@pytest.mark.parametrize(("ships", "targets"), [(1, set()), (2, {"goa"}), (3, {"goa"})])
def test_a_discovery_takes_two_ships(ships: int, targets: set[str]) -> None:
    state = position(at="sailing", discovered=coast("zanzibar"), red={"ships": {"zanzibar": ships}})
    assert {line.removeprefix("discover ") for line in legal(state) if line.startswith("discover")} == targets


@rule("NAV-6.6", "NAV-2.5")
@pytest.mark.parametrize(
    ("seats", "ships", "possible"), [(2, 2, False), (3, 2, False), (3, 3, True), (4, 2, True), (5, 2, True)]
)
def test_a_double_loss_marker_asks_for_three_ships(seats: int, ships: int, possible: bool) -> None:
    state = position(seats=seats, at="sailing", discovered=coast("timor"), red={"ships": {"malaca": ships}})
    assert ("discover macau" in legal(state)) == possible


@rule("NAV-6.7")
def test_a_fleet_gathers_from_different_regions_each_in_reach() -> None:
    state = position(
        at="sailing", discovered=["bahia", "guine", "rio"], red={"ships": {"portugal": 3, "guine": 1, "rio": 1}}
    )
    assert [line for line in legal(state) if line.startswith("discover")] == ["discover angola"]
    do(state, "discover angola")
    assert legal(state) == ["fleet guine", "fleet rio"]
    do(state, "fleet rio")
    assert legal(state) == ["fleet guine"]


@rule("NAV-6.7")
def test_the_way_of_a_fleet_leads_through_discovered_regions_only() -> None:
    state = position(at="sailing", phase=2, discovered=["bahia", "guine"], red={"ships": {"portugal": 2}})
    assert {"discover rio", "discover angola"} <= set(legal(state))
    state = position(at="sailing", phase=2, discovered=["guine"], red={"ships": {"portugal": 2}})
    assert "discover angola" in legal(state)
    assert "discover rio" not in legal(state)


@rule("NAV-6.8", "NAV-6.10")
def test_a_discovery_costs_a_ship_and_brings_disc_tokens_and_the_cheapest_price() -> None:
    state = position(at="sailing", red={"ships": {"portugal": 3}, "money": 200})
    do(state, "discover guine", "fleet portugal", "fleet portugal")
    assert whose_turn(state) == "chance"
    do(state, "token gold 110", "token gold 60", "token gold 150")
    seat = look(state)
    assert seat.ships == {"portugal": 1, "guine": 1}
    assert (seat.supply, seat.discs, seat.money) == (5, 1, 260)
    assert tokens(state, "guine") == [60, 110, 150]
    assert seat.colonies["gold"] == []
    assert is_discovered(state, "guine")


@rule("NAV-6.8", "NAV-6.6")
@pytest.mark.parametrize(("region", "base"), [("macau", "timor"), ("nagasaki", "macau")])
def test_with_a_double_loss_marker_two_ships_are_lost_and_the_marker_goes(region: str, base: str) -> None:
    state = position(at="sailing", discovered=coast(base), red={"ships": {base: 4}})
    discover(state, region, base, 3)
    assert look(state).ships == {base: 1, region: 1}
    assert look(state).supply == 5
    assert region not in RULES.view(state, 0)["double_loss"]


@rule("NAV-6.9", "NAV-R28")
@pytest.mark.parametrize("ships", [2, 3, 5, 7])
def test_a_larger_fleet_loses_no_more_ships(ships: int) -> None:
    """Ships beyond the required ones sail in behind the discovery."""
    state = position(at="sailing", red={"ships": {"portugal": ships}})
    discover(state, "guine", "portugal")
    do(state, *["move portugal > guine"] * (ships - 2), "done")
    assert look(state).ships == {"guine": ships - 1}


@rule("NAV-6.9", "NAV-R28")
def test_a_larger_fleet_loses_no_more_than_two_where_two_are_lost() -> None:
    state = position(at="sailing", discovered=coast("macau"), red={"ships": {"macau": 5}})
    discover(state, "nagasaki", "macau", 3)
    do(state, *["move macau > nagasaki"] * 2, "done")
    assert look(state).ships == {"nagasaki": 3}


@rule("NAV-6.10", "NAV-R27")
def test_one_sailing_discovers_one_region() -> None:
    state = position(at="sailing", red={"ships": {"portugal": 7}})
    discover(state, "guine", "portugal")
    assert "discover" not in kinds(state)
    do(state, "move portugal > guine")
    assert "discover" not in kinds(state)


@rule("NAV-6.11")
def test_the_fleet_stops_and_unmoved_ships_may_follow_and_pass() -> None:
    state = position(at="sailing", phase=2, discovered=["guine"], red={"ships": {"guine": 2, "portugal": 1}})
    discover(state, "bahia", "guine")
    assert tokens(state, "bahia"), "the tokens can be seen before the other ships move"
    assert destinations(state, "bahia") == set()
    assert destinations(state, "portugal") == {"bahia", "guine"}
    state = position(at="sailing", phase=3, discovered=["guine", "rio"], red={"ships": {"portugal": 3}})
    assert "rio" not in destinations(state, "portugal")
    discover(state, "bahia", "portugal")
    assert "rio" in destinations(state, "portugal")


@rule("NAV-6.12")
def test_a_discovered_region_is_open_to_single_ships_of_everybody() -> None:
    state = position(
        at="sailing",
        red={"ships": {"portugal": 3}},
        green={"ships": {"portugal": 1}, "stone": "buildings"},
    )
    discover(state, "guine", "portugal")
    assert destinations(state, "portugal") == {"guine"}
    do(state, "done", "rondel sailing")
    assert whose_turn(state) == "green"
    assert destinations(state, "portugal") == {"guine"}


@rule("NAV-6.13", "NAV-11.1")
@pytest.mark.parametrize(("region", "base", "phase"), [("cabo", "angola", 2), ("malaca", "goa", 3)])
def test_cabo_and_malaca_change_the_phase(region: str, base: str, phase: int) -> None:
    state = position(at="sailing", discovered=coast(base), red={"ships": {base: 2}})
    discover(state, region, base)
    do(state, "done")
    assert state.phase == phase


@rule("NAV-6.13", "NAV-13.1")
def test_nagasaki_triggers_the_end() -> None:
    state = position(at="sailing", discovered=coast("macau"), red={"ships": {"macau": 3}})
    do(state, "discover nagasaki", *["fleet macau"] * 3)
    assert RULES.view(state, 0)["turns_left"] == 4


@rule("NAV-6.14")
def test_each_ship_moves_once() -> None:
    state = position(at="sailing", discovered=coast("angola"), red={"ships": {"portugal": 1, "guine": 1}})
    do(state, "move portugal > guine")
    assert "move guine > angola" in legal(state), "the ship that was there may still move"
    do(state, "move guine > angola")
    assert legal(state) == ["done"]


@rule("NAV-6.14")
def test_moves_may_come_before_the_discovery() -> None:
    state = position(at="sailing", discovered=["guine"], red={"ships": {"portugal": 3}})
    do(state, "move portugal > guine")
    assert "discover bahia" in legal(state)
    discover(state, "bahia", "portugal")
    do(state, "done")
    assert look(state).ships == {"guine": 1, "bahia": 1}


@rule("NAV-6.14")
def test_ships_that_have_moved_join_no_fleet() -> None:
    state = position(at="sailing", discovered=["guine"], red={"ships": {"portugal": 1, "guine": 1}})
    assert "discover bahia" in legal(state)
    do(state, "move guine > portugal")
    assert "discover bahia" not in legal(state)


# Every result, worked out from the rules alone


Result = tuple[str, tuple[str, ...]]


def results_by_rule(ships: list[str], phase: int, known: set[str], double: set[str], stops: bool) -> set[Result]:
    """What is discovered and where the ships are, for every fleet and all choices of destinations (NAV-6.1 to 6.14).

    If the fleet need not stop, each choice of the lost ships too; survivors sail on with the borders left (NAV-R9).
    """

    def borders(at: str, target: str) -> int:
        return next((count for count in range(1, phase + 1) if target in within(at, count, known)), 99)

    def settle(sailing: list[tuple[str, int]], seen: set[str]) -> set[tuple[str, ...]]:
        choices = [sorted({at} | within(at, reach, seen) & seen) for at, reach in sailing]
        return {tuple(sorted(ends)) for ends in product(*choices)}

    found = {("", ends) for ends in settle([(at, phase) for at in ships], known)}
    for target in set(OVERSEAS) - known:
        needed, lost = (3, 2) if target in double else (2, 1)
        way = [borders(at, target) for at in ships]
        able = [index for index in range(len(ships)) if way[index] <= phase]
        for size in range(needed, len(able) + 1):
            for fleet in combinations(able, size):
                others = [(at, phase) for index, at in enumerate(ships) if index not in fleet]
                for alive in combinations(fleet, size - lost):
                    survivors = [(target, 0 if stops else phase - way[index]) for index in alive]
                    found |= {(target, ends) for ends in settle(survivors + others, known | {target})}
    return found


def results_by_engine(state: NavegadorState) -> set[Result]:
    """The same by trying every sequence of legal actions."""
    known = state.discovered
    found: set[Result] = set()
    seen: set[str] = set()
    todo = [state]
    while todo:
        state = todo.pop()
        for action in RULES.legal(state)[: 1 if RULES.to_act(state) == CHANCE else None]:
            after = state.clone()
            RULES.apply(after, action)
            if state.node == AT_SAIL and action.kind == "done":
                new = after.discovered & ~known
                target = OVERSEAS[new.bit_length() - 2] if new else ""
                ends = [id for id, count in look(after).ships.items() for _ in range(count)]
                found.add((target, tuple(sorted(ends))))
            elif (key := after.digest()) not in seen:
                seen.add(key)
                todo.append(after)
    return found


@rule("NAV-6.1", "NAV-6.6", "NAV-6.7", "NAV-6.9", "NAV-6.10", "NAV-6.11", "NAV-6.12", "NAV-6.14", "NAV-R9", "NAV-R28")
@pytest.mark.parametrize(
    ("phase", "known", "ships"),
    [
        (1, "guine", "portugal portugal portugal guine"),
        (1, "bahia guine", "bahia guine guine portugal"),
        (2, "guine", "portugal portugal guine"),
        (2, "guine bahia", "guine portugal bahia"),
        (3, "guine angola cabo mocambique zanzibar goa malaca", "malaca malaca goa"),
        (2, "bahia guine rio angola", "portugal guine angola angola"),
        (3, "guine angola cabo mocambique zanzibar goa malaca timor", "malaca malaca timor goa"),
    ],
)
@pytest.mark.parametrize("stops", [True, False])
def test_the_steps_reach_exactly_what_the_rules_allow(phase: int, known: str, ships: str, stops: bool) -> None:
    places = ships.split()
    state = position(
        at="sailing",
        phase=phase,
        discovered=known.split(),
        red={"ships": {at: places.count(at) for at in places}},
        options={"discovering_ships_stop": stops},
    )
    regions = {"portugal", *known.split(), *BOX.map.phase_regions[: phase - 1]}
    assert results_by_engine(state) == results_by_rule(places, phase, regions, {"macau", "nagasaki"}, stops)
