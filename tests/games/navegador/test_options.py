"""The options: every switch in both positions, the starting player, the cap on turns."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import (
    SWITCHES,
    coast,
    discover,
    do,
    draw,
    gallery,
    holder,
    kinds,
    legal,
    look,
    new_game,
    pass_turns,
    position,
    tokens,
    whose_turn,
)

from caravela.core.options import Options
from caravela.core.registry import load_game
from caravela.games.navegador import RULES
from caravela.games.navegador.box import COLUMN_IDS
from caravela.games.navegador.components import COLOURS, PLAYERS, SPACE_IDS
from caravela.games.navegador.state import NavegadorState

both = pytest.mark.parametrize("on", [True, False])


def test_the_switches_are_on_by_default_but_for_two() -> None:
    assert SWITCHES == [
        "surplus_paid_in_batch",
        "discovering_ships_stop",
        "phase_change_at_next_turn",
        "refill_adds",
        "null_actions_allowed",
        "cheapest_colony_forced",
        "cheapest_of_good",
    ]
    assert [id for id in SWITCHES if not Options(RULES.meta.options)[id]] == ["refill_adds", "cheapest_of_good"]


@rule("NAV-R6")
def test_games_of_the_first_version_play_on_with_privileges_added() -> None:
    older = load_game("navegador", 1)
    assert Options(older.meta.options)["refill_adds"] is True


@rule("NAV-2.8")
def test_the_starting_player_is_drawn_or_the_first_seat() -> None:
    assert whose_turn(new_game(4, start="drawn")) == "chance"
    state = new_game(4, start="first")
    assert whose_turn(state) == "red"
    assert holder(state) == "blue"


@pytest.mark.parametrize(("seats", "cap"), [(2, 1), (3, 2), (5, 3)])
def test_a_cap_ends_the_game_after_so_many_turns_of_each(seats: int, cap: int) -> None:
    state = new_game(seats, turn_cap=cap)
    for _ in range(seats * cap):
        assert "royal" not in kinds(state)
        if state.turn < seats:
            do(state, "rondel colony")
        pass_turns(state)
    assert kinds(state) == {"royal"}
    do(state, *["royal church"] * seats)
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.reason == "turn_cap"


def test_without_a_cap_idle_turns_go_on() -> None:
    state = new_game(2)
    do(state, "rondel colony", "done", "rondel colony", "done")
    pass_turns(state, 500)
    assert whose_turn(state) == "red"
    assert Options(RULES.meta.options)["turn_cap"] == 0
    assert Options(RULES.meta.options, bots=True)["turn_cap"] == 100


@rule("NAV-13.2")
def test_the_cap_does_not_shorten_the_last_round() -> None:
    state = position(
        seats=2, at="sailing", discovered=coast("macau"), red={"ships": {"macau": 3}}, options={"turn_cap": 2}
    )
    discover(state, "nagasaki", "macau", 3)
    do(state, "done")
    pass_turns(state, 2)
    assert kinds(state) == {"royal"}
    do(state, "royal church", "royal church")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.reason == "nagasaki"


@rule("NAV-R8", "NAV-4.8", "NAV-5.6")
@both
@pytest.mark.parametrize("money", [40, 50, 90, 100, 150, 200, 300])
@pytest.mark.parametrize("room", [0, 1, 2, 5])
def test_surplus_is_paid_all_at_once_or_one_by_one(on: bool, money: int, room: int) -> None:
    """Three churches and three shipyards."""
    if on or room >= 3:
        most = min(3, money // 50)
    else:
        most = 3 if money >= 50 * room + 50 else money // 50
    for space, kind in (("workers", "hire"), ("ships", "ships")):
        state = position(
            at=space,
            phase=3,
            red={
                "money": money,
                "workers": 9 - room,
                "ships": {"portugal": 7 - room},
                "buildings": {"church": 3, "shipyard": 3},
            },
            options={"surplus_paid_in_batch": on},
        )
        assert legal(state) == [f"{kind} {count}" for count in range(most + 1)]
        do(state, f"{kind} {most}")
        assert look(state).money == money - 50 * most + 100 * max(0, most - room)


@rule("NAV-R9", "NAV-6.11")
@both
def test_a_discovering_fleet_stops_or_sails_on_with_the_borders_it_has_left(on: bool) -> None:
    state = position(
        at="sailing",
        phase=3,
        discovered=["guine", "angola"],
        red={"ships": {"guine": 2}},
        options={"discovering_ships_stop": on},
    )
    discover(state, "bahia", "guine")
    assert look(state).ships == {"bahia": 1}
    ways = [line for line in legal(state) if line.startswith("move bahia")]
    assert ways == ([] if on else ["move bahia > portugal", "move bahia > guine", "move bahia > angola"])
    assert "discover" not in kinds(state)
    if not on:
        do(state, "move bahia > angola")
        assert look(state).ships == {"angola": 1}
        assert legal(state) == ["done"]


@rule("NAV-R9")
@both
def test_the_player_chooses_which_ship_is_lost_where_it_matters(on: bool) -> None:
    state = position(
        at="sailing",
        phase=2,
        discovered=["guine"],
        red={"ships": {"portugal": 1, "guine": 1}},
        options={"discovering_ships_stop": on},
    )
    do(state, "discover angola", "fleet portugal", "fleet guine")
    if on:
        assert whose_turn(state) == "chance"
        return
    assert legal(state) == ["lose 0", "lose 1"]
    for lost, ways in (("lose 0", ["move angola > guine", "move angola > cabo"]), ("lose 1", [])):
        after = state.clone()
        do(after, lost)
        draw(after)
        assert [line for line in legal(after) if line.startswith("move angola")] == ways


@rule("NAV-R9")
@pytest.mark.parametrize("order", [["malaca", "goa", "timor"], ["goa", "malaca", "timor"], ["timor", "malaca", "goa"]])
def test_two_lost_ships_are_chosen_one_after_the_other_whatever_the_order_of_the_fleet(order: list[str]) -> None:
    state = position(
        at="sailing",
        discovered=coast("timor"),
        red={"ships": {"goa": 1, "malaca": 1, "timor": 1}},
        options={"discovering_ships_stop": False},
    )
    do(state, "discover macau", *[f"fleet {origin}" for origin in order])
    assert legal(state) == ["lose 1", "lose 2"]
    do(state, "lose 2")
    assert legal(state) == ["lose 1", "lose 2"]
    do(state, "lose 1")
    assert whose_turn(state) == "chance"


@rule("NAV-R9")
def test_with_equal_ships_nobody_is_asked_which_is_lost() -> None:
    state = position(at="sailing", phase=2, red={"ships": {"portugal": 2}}, options={"discovering_ships_stop": False})
    do(state, "discover guine", "fleet portugal", "fleet portugal")
    assert whose_turn(state) == "chance"


@rule("NAV-R5", "NAV-11.3", "NAV-11.4")
@both
@pytest.mark.parametrize("starter", COLOURS[:3])
@pytest.mark.parametrize("active", COLOURS[:3])
def test_a_phase_begins_with_the_next_turn_or_the_next_round(on: bool, starter: str, active: str) -> None:
    state = position(
        at="sailing",
        starter=starter,
        active=active,
        discovered=coast("angola"),
        gallery={"church": 0},
        red={"ships": {"angola": 2}},
        green={"ships": {"angola": 2}},
        yellow={"ships": {"angola": 2}},
        options={"phase_change_at_next_turn": on},
    )
    discover(state, "cabo", "angola")
    do(state, "done")
    waited = 0
    while state.phase == 1:
        assert gallery(state)["church"] == 0
        assert waited < 3
        waited += 1
        pass_turns(state)
    assert gallery(state)["church"] == PLAYERS[3].refill[0]
    if on:
        assert waited == 0
    else:
        assert whose_turn(state) == starter
        assert waited == (COLOURS.index(starter) - COLOURS.index(active) - 1) % 3


@rule("NAV-R5", "NAV-12.5")
@both
def test_a_phase_begun_with_the_card_does_not_wait(on: bool) -> None:
    state = position(
        at="card",
        active="green",
        discovered=coast("angola"),
        green={"ships": {"angola": 2}},
        options={"phase_change_at_next_turn": on},
    )
    discover(state, "cabo", "angola")
    assert state.phase == 1
    do(state, "done")
    assert whose_turn(state) == "green"
    assert state.phase == 2


@rule("NAV-R5")
def test_a_card_that_begins_no_phase_leaves_a_waiting_one_waiting() -> None:
    state = position(
        active="green",
        holder="green",
        phase=1,
        discovered=coast("cabo"),
        green={"ships": {"portugal": 1}},
        options={"phase_change_at_next_turn": False},
    )
    do(state, "card", "move portugal > guine", "done")
    assert state.phase == 1
    pass_turns(state, 2)
    assert (state.phase, whose_turn(state)) == (2, "red")


@rule("NAV-R5", "NAV-11.4")
def test_two_phases_due_at_once_begin_one_after_the_other() -> None:
    """Cabo was discovered in this round; now the card discovers Malaca."""
    state = position(
        active="green",
        at="card",
        phase=1,
        discovered=coast("goa"),
        green={"ships": {"goa": 2}},
        options={"phase_change_at_next_turn": False, "refill_adds": True},
    )
    discover(state, "malaca", "goa")
    do(state, "done")
    assert state.phase == 3
    assert set(gallery(state).values()) == {1 + sum(PLAYERS[3].refill)}


@rule("NAV-R6", "NAV-11.4", "NAV-11.5")
@both
def test_privileges_are_added_or_filled_up(on: bool) -> None:
    """Five players: two of each type come in phase 2, then three in phase 3."""
    state = position(
        seats=5,
        at="sailing",
        discovered=coast("angola"),
        gallery={"church": 0},
        red={"ships": {"angola": 2}},
        options={"refill_adds": on},
    )
    discover(state, "cabo", "angola")
    events = do(state, "done")
    rest = [id for id in COLUMN_IDS if id != "church"]
    assert gallery(state) == {**dict.fromkeys(rest, 3 if on else 2), "church": 2}
    assert ("refill" if on else "filled_up") in [event.kind for event in events]


@rule("NAV-R6")
def test_a_type_that_has_enough_gets_none_when_filled_up() -> None:
    state = position(
        seats=2, at="sailing", discovered=coast("angola"), red={"ships": {"angola": 2}}, options={"refill_adds": False}
    )
    discover(state, "cabo", "angola")
    do(state, "done")
    assert gallery(state) == dict.fromkeys(COLUMN_IDS, 1)


@rule("NAV-R10", "NAV-3.11")
@both
@pytest.mark.parametrize("space", SPACE_IDS)
@pytest.mark.parametrize("ordered", [False, True])
def test_a_possible_action_may_or_must_not_be_left_empty(on: bool, space: str, ordered: bool) -> None:
    def build(on: bool) -> NavegadorState:
        return position(
            at=space,
            discovered=["bahia", "guine"],
            red={
                "money": 900,
                "workers": 8,
                "ships": {"portugal": 1, "guine": 2},
                "colonies": {"sugar": 1},
                "buildings": {"gold_factory": 1},
            },
            options={"null_actions_allowed": on},
        )

    nothing = {"workers": "hire 0", "ships": "ships 0"}.get(space, "done")
    something = [line for line in legal(build(True), ordered) if line != nothing]
    state = build(on)
    assert sorted(legal(state, ordered)) == sorted([*something, nothing] if on else something)
    for line in something:
        after = state.clone()
        do(after, line)
        if whose_turn(after) == "red" and kinds(after) != {"fleet"}:
            assert "done" in legal(after, ordered), "after one step it may end"


@rule("NAV-R10", "NAV-3.11")
@pytest.mark.parametrize("space", [space for space in SPACE_IDS if not space.startswith("market")])
def test_an_impossible_action_may_always_be_chosen(space: str) -> None:
    """Of the markets one is never impossible: the joker can always work."""
    state = position(at=space, red={"money": 0, "workers": 2, "ships": {}}, options={"null_actions_allowed": False})
    assert legal(state) == [{"workers": "hire 0", "ships": "ships 0"}.get(space, "done")]


@rule("NAV-R10")
def test_a_discovery_is_something() -> None:
    state = position(at="sailing", red={"ships": {"portugal": 2}}, options={"null_actions_allowed": False})
    assert "done" not in legal(state)
    discover(state, "guine", "portugal")
    assert legal(state) == ["done"]


@rule("NAV-R11", "NAV-12.11")
@both
def test_the_card_may_or_must_not_be_used_without_a_move(on: bool) -> None:
    state = position(
        at="card", discovered=["guine"], red={"ships": {"portugal": 1}}, options={"null_actions_allowed": on}
    )
    assert ("done" in legal(state)) == on
    do(state, "move portugal > guine", "done")
    stuck = position(at="card", red={"ships": {"portugal": 1}}, options={"null_actions_allowed": on})
    assert legal(stuck) == ["done"]


@rule("NAV-R11")
def test_what_was_done_in_an_earlier_turn_does_not_count() -> None:
    state = position(
        at="sailing",
        holder="red",
        discovered=["guine", "bahia"],
        red={"ships": {"portugal": 1}},
        green={"workers": 2, "ships": {}},
        yellow={"workers": 2, "ships": {}},
        options={"null_actions_allowed": False},
    )
    do(state, "move portugal > guine", "done", "rondel colony", "done", "rondel colony", "done", "card")
    assert "done" not in legal(state)


@rule("NAV-R12", "NAV-7.4")
@both
def test_the_cheapest_colony_is_forced_or_any_may_be_taken(on: bool) -> None:
    state = position(
        at="colony",
        discovered=["guine"],
        stacks={"guine": [60, 90, 120]},
        red={"money": 90, "workers": 4, "ships": {"guine": 2}},
        options={"cheapest_colony_forced": on},
    )
    if on:
        assert legal(state) == ["found guine", "done"]
        return
    assert legal(state) == ["found guine 60", "found guine 90", "done"], "120 cannot be paid"
    do(state, "found guine 90")
    assert look(state).colonies["gold"] == [90]
    assert look(state).money == 0
    assert tokens(state, "guine") == [60, 120]
    assert legal(state) == ["done"]


@rule("NAV-R12", "NAV-7.5")
@both
@pytest.mark.parametrize("forced", [True, False])
def test_the_cheapest_colony_of_a_good_or_any_region(on: bool, forced: bool) -> None:
    """Sugar lies in Bahia and Rio, cheaper in Rio; gold only in Guiné."""
    state = position(
        at="colony",
        discovered=["bahia", "guine", "rio"],
        stacks={"bahia": [60, 70], "guine": [50], "rio": [40, 90]},
        red={"money": 300, "workers": 6, "ships": {"bahia": 1, "guine": 1, "rio": 2}},
        options={"cheapest_of_good": on, "cheapest_colony_forced": forced},
    )
    everywhere = {line.rsplit(" ", 1)[0] if not forced else line for line in legal(state)[:-1]}
    assert everywhere == ({"found guine", "found rio"} if on else {"found bahia", "found guine", "found rio"})
    if on and forced:
        do(state, "found rio")
        assert legal(state) == ["found bahia", "found guine", "done"], "now Bahia has the cheapest sugar"
        assert legal(state, ordered=True) == ["found bahia", "found guine", "done"]
        do(state, "found guine")
        assert legal(state, ordered=True) == ["done"], "sugar before gold"
