"""Chapter 2, the set-up, and chapter 12, the number of players."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from support.marks import rule
from support.serenissima import (
    do,
    galley,
    kinds,
    legal,
    money,
    new_game,
    pass_galleys,
    port,
    position,
    reserve,
    supply,
    whose_turn,
    why_not,
)

from caravela.core.errors import BadOption
from caravela.core.match import Match
from caravela.games.serenissima import RULES
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.components import (
    BOX,
    COLOURS,
    CUBES,
    PORT_GOOD,
    PORT_IDS,
    PORTS,
    PORTS_OF,
    START_PORTS,
    TRACK,
)
from caravela.games.serenissima.state import SerenissimaState

LIST = {"closing": "list"}


def closed(state: SerenissimaState) -> list[str]:
    return [id for index, id in enumerate(PORT_IDS) if state.closed >> index & 1]


@rule("SER-2.1", "SER-2.11")
def test_the_board_before_the_first_decision() -> None:
    state = new_game()
    assert (state.white, state.black, state.turn, state.scorings) == (0, 0, 0, 0)
    assert sum(state.deck) == 5
    assert state.supply == CUBES
    assert state.port_owner == [-1] * PORTS
    assert state.stored == [0] * PORTS
    assert state.forts == state.basilicas == 0


@rule("SER-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn_evenly(seats: int) -> None:
    state = new_game(seats, start="drawn", **LIST)
    assert whose_turn(state) == "chance"
    assert legal(state) == [f"start {colour}" for colour in COLOURS[:seats]]
    assert RULES.weights(state) == [1] * seats
    do(state, f"start {COLOURS[seats - 1]}")
    order = []
    for _ in range(seats):
        order.append(whose_turn(state))
        do(state, legal(state)[0])
        do(state, legal(state)[0])
    assert order == [COLOURS[seats - 1], *COLOURS[: seats - 1]]


@rule("SER-2.3", "SER-2.10", "SER-12.1", "SER-12.2", "SER-12.3")
@pytest.mark.parametrize(("seats", "sailors", "left", "galleys"), [(2, 30, 18, 3), (3, 26, 17, 2), (4, 22, 13, 2)])
def test_what_every_player_receives_and_has_left(seats: int, sailors: int, left: int, galleys: int) -> None:
    state = new_game(seats, **LIST)
    assert state.money == [5] * seats
    assert state.reserve == [sailors] * seats
    while kinds(state) & {"settle", "galley"}:
        do(state, legal(state)[0])
    assert state.reserve == [left] * seats
    assert all(state.galley_owner.count(seat) == galleys for seat in range(seats))


@rule("SER-2.4", "SER-12.2", "SER-12.3")
@pytest.mark.parametrize(("seats", "highest"), [(2, 12), (3, 12), (4, 15)])
def test_the_numbers_in_the_game(seats: int, highest: int) -> None:
    state = new_game(seats, **LIST)
    do(state, "settle valencia")
    assert legal(state) == [f"galley {number}" for number in range(1, highest + 1)]
    if highest == 12:
        assert why_not(state, "galley 13").kind == "number_not_in_game"


@rule("SER-2.5", "SER-2.14", "SER-12.2", "SER-12.3")
@pytest.mark.parametrize("seats", [2, 3])
def test_one_port_of_each_of_four_goods_is_closed_first(seats: int) -> None:
    state = new_game(seats)
    for good in ("wood", "wine", "stone", "marble"):
        assert whose_turn(state) == "chance"
        assert {GOODS[PORT_GOOD[PORT_IDS.index(line.split()[1])]] for line in legal(state)} == {good}
        assert RULES.weights(state) == [1] * len(legal(state))
        do(state, legal(state)[-1])
    assert len(closed(state)) == 4
    assert kinds(state) == {"settle"}


@rule("SER-2.5", "SER-12.1")
def test_four_players_close_nothing() -> None:
    assert kinds(new_game(4)) == {"settle"}


@rule("SER-2.6", "SER-R17")
def test_the_starting_player_may_choose_the_closed_ports() -> None:
    state = new_game(2, closing="choose", start="drawn")
    do(state, "start red")
    for line in ("close ragusa", "close creta", "close acre", "close tunis"):
        assert whose_turn(state) == "red"
        do(state, line)
    assert sorted(closed(state)) == ["acre", "creta", "ragusa", "tunis"]
    assert whose_turn(state) == "red"


@rule("SER-2.6", "SER-R17")
def test_the_table_may_agree_on_the_closed_ports() -> None:
    state = new_game(3, closing="list")
    assert sorted(closed(state)) == sorted(["ragusa", "modon", "corfu", "alexandria"])
    state = new_game(3, closing="list", closed_wood="valencia", closed_marble="napoli")
    assert sorted(closed(state)) == sorted(["valencia", "modon", "corfu", "napoli"])
    assert not new_game(4, closing="list").closed


@rule("SER-2.6")
def test_an_agreement_must_leave_enough_start_ports() -> None:
    four = {"closed_wood": "valencia", "closed_wine": "venezia", "closed_stone": "genova"}
    with pytest.raises(BadOption, match=r"closed_stone.*genova.*3 open start ports"):
        new_game(3, closing="list", **four)
    assert len(closed(new_game(2, closing="list", **four, closed_marble="napoli"))) == 4


@rule("SER-2.6", "SER-2.14")
@pytest.mark.parametrize("seats", [2, 3])
def test_as_many_start_ports_as_players_stay_open(seats: int) -> None:
    """Whoever closes start ports wherever possible still leaves one for everybody."""
    state = new_game(seats, closing="choose")
    starts = {f"close {PORT_IDS[port]}" for port in START_PORTS}
    while kinds(state) == {"close"}:
        do(state, next((line for line in legal(state) if line in starts), legal(state)[0]))
    assert len([start for start in START_PORTS if not state.closed >> start & 1]) == seats
    assert len(legal(state)) == seats


@rule("SER-2.14")
def test_why_a_port_may_not_be_closed() -> None:
    state = new_game(3, closing="choose")
    assert why_not(state, "close venezia").kind == "other_good_first"
    do(state, "close valencia", "close venezia")
    reason = why_not(state, "close genova")
    assert (reason.kind, reason.values["players"]) == ("start_ports_needed", 3)


@rule("SER-2.14")
def test_every_port_of_a_good_is_closed_as_often_as_the_others() -> None:
    random = Random(1)
    found: Counter[str] = Counter()
    for _ in range(400):
        state = new_game(2)
        do(state, random.choices(legal(state), RULES.weights(state))[0])
        found.update(closed(state))
    assert set(found) == {PORT_IDS[port] for port in PORTS_OF[GOODS.index("wood")]}
    assert min(found.values()) > 60


@rule("SER-2.7")
def test_a_start_port_and_a_galley_are_chosen() -> None:
    state = new_game()
    assert legal(state) == [f"settle {PORT_IDS[port]}" for port in START_PORTS]
    assert len(START_PORTS) == 5
    do(state, "settle valencia", "galley 4")
    assert port(state, "valencia") == "blue 3"
    assert galley(state, 4) == "blue valencia 3"
    assert whose_turn(state) == "red"
    assert "settle valencia" not in legal(state)
    assert why_not(state, "settle valencia").kind == "start_port_taken"
    do(state, "settle genova")
    assert "galley 4" not in legal(state)
    assert why_not(state, "galley 4").kind == "number_in_play"


@rule("SER-2.7")
def test_a_closed_start_port_cannot_be_chosen() -> None:
    state = new_game(2, closing="list")
    assert "settle alexandria" not in legal(state)
    assert why_not(state, "settle alexandria").kind == "port_closed"


@rule("SER-2.8", "SER-12.1", "SER-12.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_second_galley_is_chosen_counter_clockwise_from_the_last_player(seats: int) -> None:
    state = new_game(seats, **LIST)
    for _ in range(seats):
        do(state, legal(state)[0])
        do(state, legal(state)[0])
    order = []
    while kinds(state) == {"galley"}:
        order.append(whose_turn(state))
        do(state, legal(state)[-1])
    assert order == list(reversed(COLOURS[:seats]))
    assert kinds(state) == {"activate", "invest"}
    for seat in range(seats):
        own = [number for number in range(1, 16) if state.galley_owner[number] == seat]
        assert len({state.galley_zone[number] for number in own}) == 1
        assert [state.crew[number] for number in own] == [3, 3]


@rule("SER-2.9", "SER-12.3")
def test_two_players_choose_a_third_galley_clockwise_again() -> None:
    state = new_game(2, **LIST)
    order = []
    for line in ("settle valencia", "galley 1", "settle genova", "galley 2", "galley 3", "galley 4", "galley 5"):
        if line.startswith("galley"):
            order.append(whose_turn(state))
        do(state, line)
    order.append(whose_turn(state))
    do(state, "galley 6")
    assert order == ["blue", "red", "red", "blue", "blue", "red"]
    assert [galley(state, number) for number in (1, 4, 5)] == ["blue valencia 3"] * 3
    assert [galley(state, number) for number in (2, 3, 6)] == ["red genova 3"] * 3
    assert kinds(state) == {"activate", "invest"}
    assert (money(state), reserve(state), supply(state, "wood")) == (5, 18, 14)


@rule("SER-2.13", "SER-R24")
def test_a_closed_port_does_not_trade() -> None:
    state = position(seats=3, closed=["alger"], galleys={4: "blue alger 3 wood"}, at="load")
    assert "load" not in kinds(state)
    assert why_not(state, "load gold").kind == "port_closed"
    do(state, "done", "stop")
    assert kinds(state) == {"jettison", "end"}
    assert why_not(state, "trade").kind == "port_closed"
    assert why_not(state, "claim").kind == "port_closed"
    assert why_not(state, "assault").kind == "port_closed"


@rule("SER-2.13", "SER-R24", "SER-5.9")
def test_a_closed_port_can_be_passed_and_stopped_at() -> None:
    state = position(
        seats=3,
        closed=["alger"],
        galleys={4: "blue valencia 3", 7: "red alger 4", 8: "blue alger 1 gold"},
        at="move",
    )
    do(state, "sail alger")
    assert whose_turn(state) == "red"
    do(state, "allow", "sail tunis", "sail alger")
    assert "attack 7" not in legal(state), "three zones moved leave no strength"
    assert kinds(state) == {"end"}


@rule("SER-2.13")
def test_off_a_closed_port_galleys_fight_and_hand_over_goods() -> None:
    galleys = {4: "blue alger 3 wood", 7: "red alger 1", 8: "blue alger 1 gold"}
    state = position(seats=3, closed=["alger"], galleys=galleys, at="load")
    do(state, "give wood to 8", "take gold from 8", "done", "stop")
    assert "attack 7" in legal(state)


@rule("SER-12.1", "SER-12.2", "SER-12.3", "SER-R3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_players_has_its_track(seats: int) -> None:
    colour = {2: "red", 3: "red", 4: "yellow"}[seats]
    assert TRACK[seats] == next(track.scoring for track in BOX.tracks if track.id == colour)
    state = new_game(seats, **LIST)
    while kinds(state) & {"settle", "galley"}:
        do(state, legal(state)[0])
    pass_galleys(state)
    assert state.black == 0
    assert kinds(state) == {"doge"}


@pytest.mark.parametrize("seats", RULES.meta.seats)
def test_what_happens_before_anybody_decides_is_told_of_nobody(seats: int) -> None:
    steps = Match(RULES, seats, seed=1).steps
    assert [event for step in steps for event in step.events]
    assert [event for step in steps for event in step.events if event.seat >= 0] == []
