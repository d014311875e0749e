"""Chapter 4, step 1: loading."""

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
    reserve,
    supply,
    wheel_numbers,
    whose_turn,
    why_not,
)

from caravela.games.serenissima import RULES
from caravela.games.serenissima.chapters.loading_refused import LOAD_STEPS
from caravela.games.serenissima.state import AT_LOAD, SerenissimaState


def at_home(galley_4: str, galley_6: str = "", garrison: int = 3, **more: object) -> SerenissimaState:
    """Galley 4 loads in blue's Valencia, perhaps beside galley 6."""
    galleys = {4: f"blue valencia {galley_4}"}
    if galley_6:
        galleys[6] = f"blue valencia {galley_6}"
    return position(galleys=galleys, ports={"valencia": f"blue {garrison}"}, at="load", **more)  # type: ignore[arg-type]


def starting(state: SerenissimaState, *words: str) -> list[str]:
    return [line for line in legal(state) if line.startswith(words)]


@rule("SER-4.1")
def test_five_slots_hold_five_sailors_or_four_goods_and_a_sailor() -> None:
    state = at_home("4", garrison=3)
    do(state, "embark")
    assert galley(state, 4) == "blue valencia 5"
    assert why_not(state, "load wood").kind == "galley_full"
    state = at_home("1")
    do(state, *["load wood"] * 4)
    assert galley(state, 4) == "blue valencia 1 wood wood wood wood"
    assert not starting(state, "load", "embark")
    assert why_not(state, "embark").kind == "galley_full"


@rule("SER-4.2")
def test_full_galleys_swap_one_item_for_one() -> None:
    state = at_home("3 wood wood", "2 wine wine gold")
    assert not starting(state, "take", "give")
    assert starting(state, "swap") == [
        "swap sailor for wine of 6",
        "swap sailor for gold of 6",
        "swap wood for sailor of 6",
        "swap wood for wine of 6",
        "swap wood for gold of 6",
    ]
    do(state, "swap sailor for gold of 6")
    assert galley(state, 4) == "blue valencia 2 wood wood gold"
    assert galley(state, 6) == "blue valencia 3 wine wine"


@rule("SER-4.2")
def test_in_a_swap_each_galley_keeps_a_sailor() -> None:
    state = at_home("1 wood wood wood wood", "1 wine wine wine wine")
    assert starting(state, "swap") == ["swap wood for wine of 6"]
    assert why_not(state, "swap wood for sailor of 6").kind == "keeps_sailor"
    assert why_not(state, "swap sailor for wine of 6").kind == "keeps_sailor"


@rule("SER-4.2")
def test_with_room_two_transfers_do_what_a_swap_would() -> None:
    state = at_home("2 wood", "2 wine")
    assert not starting(state, "swap")
    assert why_not(state, "swap wood for wine of 6").kind == "room_for_both"
    do(state, "give wood to 6", "take wine from 6")
    assert (galley(state, 4), galley(state, 6)) == ("blue valencia 2 wine", "blue valencia 2 wood")


@rule("SER-4.3")
def test_every_transfer_has_the_active_galley_on_one_side() -> None:
    galleys = {4: "blue valencia 2", 6: "blue valencia 2 wine", 9: "blue valencia 2", 11: "blue alger 3 gold"}
    state = position(galleys=galleys, ports={"valencia": "blue 2"}, at="load")
    assert {line.split()[-1] for line in starting(state, "take", "give")} == {"6", "9"}
    assert why_not(state, "take gold from 11").kind == "galley_not_here"
    assert why_not(state, "take sailor from 4").kind == "active_galley"


@rule("SER-4.4", "SER-4.9")
def test_sailors_go_between_the_galley_and_the_own_port() -> None:
    state = at_home("2", garrison=3)
    do(state, "embark", "embark")
    assert (galley(state, 4), port(state, "valencia")) == ("blue valencia 4", "blue 1")
    assert not starting(state, "embark")
    assert why_not(state, "embark").kind == "last_in_port"
    state = at_home("2", garrison=3)
    do(state, "disembark")
    assert (galley(state, 4), port(state, "valencia")) == ("blue valencia 1", "blue 4")


@rule("SER-4.5")
def test_in_an_own_port_sailors_go_both_ways_between_galleys() -> None:
    state = at_home("2", "3")
    do(state, "take sailor from 6", "take sailor from 6")
    assert (galley(state, 4), galley(state, 6)) == ("blue valencia 4", "blue valencia 1")
    state = at_home("2", "3")
    do(state, "give sailor to 6")
    assert (galley(state, 4), galley(state, 6)) == ("blue valencia 1", "blue valencia 4")


@rule("SER-4.6", "SER-R10")
@pytest.mark.parametrize(
    ("zone", "more"),
    [("alger", {}), ("alger", {"ports": {"alger": "red 2"}}), ("alger", {"closed": ["alger"]}), ("ionio", {})],
)
def test_elsewhere_sailors_only_leave_the_active_galley(zone: str, more: dict[str, object]) -> None:
    galleys = {4: f"blue {zone} 2 wood", 6: f"blue {zone} 2 wine"}
    state = position(seats=3, galleys=galleys, at="load", **more)  # type: ignore[arg-type]
    assert "give sailor to 6" in legal(state)
    assert "take sailor from 6" not in legal(state)
    assert why_not(state, "take sailor from 6").kind == "sailors_stay"
    assert not kinds(state) & {"embark", "disembark", "abandon_ashore", "strip"}
    assert why_not(state, "disembark").kind == ("open_sea" if zone == "ionio" else "not_your_port")


@rule("SER-4.6", "SER-4.2")
def test_a_swap_may_bring_goods_for_a_sailor_but_no_sailor_for_goods() -> None:
    galleys = {4: "blue alger 3 wood wood", 6: "blue alger 3 wine wine"}
    state = position(galleys=galleys, at="load")
    assert starting(state, "swap") == ["swap sailor for wine of 6", "swap wood for wine of 6"]
    assert why_not(state, "swap wood for sailor of 6").kind == "sailors_stay"


@rule("SER-4.7")
@pytest.mark.parametrize("zone", ["valencia", "alger", "ionio"])
def test_goods_pass_freely_between_own_galleys_everywhere(zone: str) -> None:
    galleys = {4: f"blue {zone} 1 wood", 6: f"blue {zone} 1 wine"}
    state = position(galleys=galleys, at="load", money={"blue": 0})
    do(state, "take wine from 6", "give wood to 6")
    assert (galley(state, 4), galley(state, 6)) == (f"blue {zone} 1 wine", f"blue {zone} 1 wood")
    assert money(state) == 0


@rule("SER-4.8")
def test_a_port_holds_as_many_sailors_as_its_warehouse_has_spaces() -> None:
    state = position(galleys={4: "blue creta 4"}, ports={"creta": "blue 2"}, at="load")
    do(state, "disembark")
    assert port(state, "creta") == "blue 3"
    assert "disembark" not in legal(state)
    assert why_not(state, "disembark").kind == "garrison_full"


@rule("SER-4.10")
def test_only_the_good_of_the_port_can_be_loaded() -> None:
    state = position(galleys={4: "blue tripoli 1"}, at="load")
    assert starting(state, "load") == ["load spice"]
    assert why_not(state, "load wood").values == {"port": "tripoli", "good": "spice"}
    state = position(galleys={4: "blue ionio 1"}, at="load")
    assert not starting(state, "load")
    assert why_not(state, "load wood").kind == "open_sea"


@rule("SER-4.11")
@pytest.mark.parametrize(("cubes", "paid"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_in_an_own_port_the_first_cube_is_free(cubes: int, paid: int) -> None:
    state = at_home("1")
    do(state, *["load wood"] * cubes)
    assert money(state) == 5 - paid
    assert supply(state, "wood") == 14 - cubes


@rule("SER-4.11")
def test_without_money_the_free_cube_can_still_be_loaded() -> None:
    state = at_home("1", money={"blue": 0})
    do(state, "load wood")
    assert not starting(state, "load")
    assert why_not(state, "load wood").kind == "no_money"


@rule("SER-4.12", "SER-3.8")
@pytest.mark.parametrize("owner", ["", "red"])
def test_elsewhere_every_cube_costs_a_ducat_for_the_bank_or_the_owner(owner: str) -> None:
    ports = {"alger": f"{owner} 2"} if owner else {}
    state = position(galleys={4: "blue alger 1"}, ports=ports, at="load")
    do(state, "load gold", "load gold")
    assert money(state) == 3
    assert money(state, "red") == (7 if owner else 5)
    assert (money(state, "orange"), money(state, "black")) == (5, 5)


@rule("SER-4.13")
def test_loading_is_never_blockaded_and_takes_nothing_out_of_a_warehouse() -> None:
    state = position(
        galleys={4: "blue alger 1", 7: "red alger 5"}, ports={"alger": "red 3"}, stored={"alger": "wine"}, at="load"
    )
    do(state, "load gold")
    assert whose_turn(state) == "blue"
    assert "load wine" not in legal(state)


@rule("SER-4.14", "SER-4.15", "SER-R20")
def test_the_last_sailor_may_go_ashore_and_the_galley_sinks() -> None:
    state = at_home("1 wood wine", garrison=2)
    assert "disembark" not in legal(state)
    assert why_not(state, "disembark").kind == "last_aboard"
    do(state, "abandon ashore")
    assert galley(state, 4) == ""
    assert port(state, "valencia") == "blue 3"
    assert wheel_numbers(state) == []
    assert (supply(state, "wood"), supply(state, "wine")) == (14, 12)
    assert kinds(state) == {"doge"}


@rule("SER-4.14", "SER-R20")
def test_the_last_sailor_may_go_to_another_galley() -> None:
    for zone, own in (("valencia", True), ("alger", False)):
        galleys = {4: f"blue {zone} 1 wood", 6: f"blue {zone} 2"}
        state = position(galleys=galleys, ports={"valencia": "blue 2"}, at="load")
        assert ("abandon ashore" in legal(state)) == own
        do(state, "abandon for 6")
        assert (galley(state, 4), galley(state, 6)) == ("", f"blue {zone} 3")


@rule("SER-4.14", "SER-4.15")
def test_the_last_sailor_of_another_galley_may_come_aboard_and_that_one_sinks() -> None:
    state = at_home("2", "1 wine gold")
    assert "take sailor from 6" not in legal(state)
    assert why_not(state, "take sailor from 6").kind == "last_aboard"
    do(state, "take wine from 6", "strip 6")
    assert (galley(state, 4), galley(state, 6)) == ("blue valencia 3 wine", "")
    assert supply(state, "gold") == 10
    assert kinds(state) >= {"load", "done"}, "the activation goes on"
    assert wheel_numbers(state) == [4]


@rule("SER-4.14", "SER-4.15")
def test_a_galley_may_be_scuttled_with_all_aboard() -> None:
    state = at_home("3 wood")
    before = reserve(state)
    do(state, "scuttle")
    assert galley(state, 4) == ""
    assert reserve(state) == before + 3
    assert supply(state, "wood") == 14


@rule("SER-4.15")
def test_the_number_of_a_sunk_galley_can_be_bought_again() -> None:
    galleys = {4: "blue valencia 3", 6: "blue valencia 3"}
    state = position(galleys=galleys, ports={"valencia": "blue 2"}, at="load")
    do(state, "scuttle", "invest")
    assert "galley 4" in legal(state)
    assert "galley 6" not in legal(state)


def test_the_exact_reverse_of_the_last_step_is_not_offered() -> None:
    state = at_home("2 wood", "2 wine")
    for line, back in (
        ("take wine from 6", "give wine to 6"),
        ("give wood to 6", "take wood from 6"),
        ("embark", "disembark"),
    ):
        do(state, line)
        assert back not in legal(state)
        assert why_not(state, back).kind == "takes_back"
    state = at_home("3 wood wood", "2 wine wine gold")
    do(state, "swap wood for gold of 6")
    assert "swap gold for wood of 6" not in legal(state)


@rule("SER-3.3")
def test_no_loading_goes_on_for_ever() -> None:
    state = at_home("2 wood", "2 wine")
    for step in range(LOAD_STEPS):
        assert state.node == AT_LOAD, step
        moving = [line for line in legal(state) if line not in ("done", "scuttle") and not line.startswith("jet")]
        do(state, next((line for line in moving if line.startswith(("take", "give", "em", "dis"))), moving[0]))
    assert legal(state) == ["done"]
    for line in ("scuttle", "jettison wood", "take sailor from 6"):
        assert why_not(state, line).kind == "loading_too_long"
    do(state, "done")
    assert "sail" in kinds(state)


def reachable(state: SerenissimaState) -> set[tuple[str, str, str]]:
    """Every arrangement of galley 4, galley 6 and Valencia that loading without sinking or throwing can reach."""
    found = {(galley(state, 4), galley(state, 6), port(state, "valencia"))}
    todo = [state]
    while todo:
        now = todo.pop()
        for action in RULES.legal(now):
            if action.kind in ("take", "give", "swap", "embark", "disembark"):
                after = now.clone()
                RULES.apply(after, action)
                after.last = -1
                after.load_steps = 0
                key = (galley(after, 4), galley(after, 6), port(after, "valencia"))
                if key not in found:
                    found.add(key)
                    todo.append(after)
    return found


def arrangements(sailors: int, goods: list[str], zone: str, size: int) -> set[tuple[str, str, str]]:
    """Every way to lay sailors and goods out on two galleys (and in an own port) that the limits allow."""
    found = set()
    for split in range(1 << len(goods)):
        first = sorted((good for n, good in enumerate(goods) if split >> n & 1), key=_ORDER.index)
        second = sorted((good for n, good in enumerate(goods) if not split >> n & 1), key=_ORDER.index)
        for ashore in range(1, size + 1) if size else [0]:
            for on_first in range(1, sailors - ashore):
                on_second = sailors - ashore - on_first
                if on_first + len(first) <= 5 and 1 <= on_second <= 5 - len(second):
                    found.add(
                        (
                            " ".join(["blue", zone, str(on_first), *first]),
                            " ".join(["blue", zone, str(on_second), *second]),
                            f"blue {ashore}" if size else "blue 1",
                        )
                    )
    return found


_ORDER = ["wood", "stone", "marble", "wine", "gold", "spice"]


@rule("SER-4.2", "SER-4.3")
@pytest.mark.parametrize(
    ("first", "second", "garrison"),
    [
        ("2", "3", 3),
        ("1 wood wood wood wood", "1 wine wine gold gold", 1),
        ("3 wood wine", "2 gold gold spice", 2),
        ("5", "1 wood stone marble wine", 5),
        ("2 wood stone marble", "2 wine gold spice", 4),
        ("1", "1 gold", 1),
    ],
)
def test_every_redistribution_that_the_limits_allow_can_be_reached(first: str, second: str, garrison: int) -> None:
    state = at_home(first, second, garrison)
    sailors = int(first[0]) + int(second[0]) + garrison
    goods = first.split()[1:] + second.split()[1:]
    assert reachable(state) == arrangements(sailors, goods, "valencia", 5)


@rule("SER-4.6", "SER-4.2")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("3", "2"),
        ("3 wood wood", "2 wine wine gold"),
        ("4 wood", "1 wine"),
        ("2 wood stone marble", "2 wine gold spice"),
    ],
)
def test_elsewhere_every_redistribution_is_reached_that_takes_no_sailor_aboard(first: str, second: str) -> None:
    galleys = {4: f"blue alger {first}", 6: f"blue alger {second}"}
    state = position(galleys=galleys, ports={"valencia": "blue 1"}, at="load", money={"blue": 0})
    goods = first.split()[1:] + second.split()[1:]
    every = arrangements(int(first[0]) + int(second[0]), goods, "alger", 0)
    wanted = {one for one in every if int(one[0].split()[2]) <= int(first[0])}
    assert reachable(state) == wanted


# Scuttling at any time (SER-R20)

#: What leads from the beginning of blue's turn off Alger to a moment of it.
MOMENTS = {
    "mode": [],
    "load": ["activate"],
    "move": ["activate", "done"],
    "act": ["activate", "done", "stop"],
    "sell": ["activate", "done", "stop", "trade"],
    "round": ["activate", "done", "stop", "attack 7", "dice 0-0"],
    "loot": ["activate", "done", "stop", "attack 7", "dice 2-0"],
    "land": ["activate", "done", "stop", "attack 7", "dice 2-0", "done", "assault", "dice 2-0"],
    "invest": ["invest"],
}
moments = pytest.mark.parametrize("moment", MOMENTS)


def off_alger(moment: str) -> SerenissimaState:
    """Blue's galley 4 lies off Alger with red's galley 7; blue's galley 6 is far away."""
    state = position(
        galleys={4: "blue alger 3 wood", 6: "blue venezia 2 wine", 7: "red alger 2 stone"},
        ports={"alger": "red 2", "genova": "red 1", "valencia": "blue 1"},
        options={"scuttle_any_time": True},
    )
    do(state, *MOMENTS[moment])
    return state


@rule("SER-R20", "SER-4.14", "SER-4.15")
@moments
def test_with_the_option_another_galley_is_scuttled_at_any_moment(moment: str) -> None:
    state = off_alger(moment)
    before, node, wine = reserve(state), state.node, supply(state, "wine")
    assert "scuttle 6" in legal(state)
    assert ("scuttle 6" in legal(state, ordered=True)) == (moment != "move"), "an ordered search waits for step 3"
    events = do(state, "scuttle 6")
    assert [event.kind for event in events] == ["scuttled", "sunk"]
    assert (galley(state, 6), reserve(state), supply(state, "wine")) == ("", before + 2, wine + 1)
    assert state.node == node, "the turn goes on"
    assert "scuttle 6" not in legal(state)


@rule("SER-R20", "SER-3.6", "SER-9.7")
@moments
def test_with_the_active_galley_its_activation_ends(moment: str) -> None:
    state = off_alger(moment)
    if moment in ("mode", "invest"):
        assert "scuttle" not in legal(state), "the galley of the pawn has its turn, or stays"
        return
    do(state, "scuttle")
    assert galley(state, 4) == ""
    assert (state.black, sum(state.booty)) == (6, 0)


@rule("SER-R20")
@moments
def test_without_the_option_only_the_active_galley_while_loading(moment: str) -> None:
    plain = RULES.load(off_alger(moment).dump() | {"options": {}})
    assert [line for line in legal(plain) if "scuttle" in line] == (["scuttle"] if moment == "load" else [])
