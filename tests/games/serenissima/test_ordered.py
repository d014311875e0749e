"""The ordered list reaches every result of the free one: full enumeration of small positions, to the step's end.

People take the steps of a loading, a sale, an investment in any order; a search takes them in the order of the table,
moves nothing to and fro, and sails no detours.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.serenissima import do, legal, position

from caravela.games.serenissima import RULES
from caravela.games.serenissima.state import AT_LOAD, AT_LOOT, SerenissimaState

Key = tuple[object, ...]


def result(state: SerenissimaState) -> Key:
    """The position without the traces of the way to it."""
    return (
        state.node,
        state.black,
        state.forts,
        state.basilicas,
        *(tuple(field) for field in (state.crew, state.cargo, state.supply, state.money, state.garrison)),
        *(tuple(field) for field in (state.galley_owner, state.galley_zone, state.stored, state.booty)),
    )


def key(state: SerenissimaState, ordered: bool) -> Key:
    """What decides how a step can go on; for the free list the way to it does not matter."""
    way = (state.last, state.came, state.went, state.visited) if ordered else ()
    return *result(state), state.bought, state.moved, state.sold, min(1, state.cubes_loaded), *way


def results(start: SerenissimaState, ordered: bool, over: Callable[[SerenissimaState], bool]) -> set[Key]:
    """Every position in which the step can end."""
    ends: set[Key] = set()
    seen = {key(start, ordered)}
    todo = [start]
    while todo:
        state = todo.pop()
        for action in RULES.legal(state, ordered):
            after = state.clone()
            RULES.apply(after, action)
            if over(after):
                ends.add(result(after))
            elif (name := key(after, ordered)) not in seen:
                seen.add(name)
                todo.append(after)
    return ends


def compare(start: SerenissimaState, over: Callable[[SerenissimaState], bool]) -> int:
    free, ordered = results(start, False, over), results(start, True, over)
    assert ordered == free
    return len(free)


def loading(
    galley_4: str, galley_6: str, zone: str = "valencia", garrison: int = 1, ways: str = "out_only"
) -> SerenissimaState:
    return position(
        galleys={4: f"blue {zone} {galley_4}", 6: f"blue {zone} {galley_6}"},
        ports={"valencia": f"blue {garrison}"},
        money={"blue": 1},
        at="load",
        options={"foreign_zone_sailor_transfer": ways},
    )


@pytest.mark.parametrize(
    ("first", "second", "zone", "garrison"),
    [
        ("2", "1", "valencia", 2),
        ("1 gold", "1", "creta", 1),
        ("2 wine", "1 gold", "alger", 1),
        ("2 wine wine wine", "2 gold gold gold", "ionio", 1),
        ("1 wine wine gold gold", "1 gold wine wine wine", "ionio", 1),
        ("2 wine gold", "3 wine", "ionio", 1),
    ],
)
def test_every_loading_can_be_done_in_order(first: str, second: str, zone: str, garrison: int) -> None:
    found = compare(loading(first, second, zone, garrison), lambda state: state.node != AT_LOAD)
    assert found > 10


@pytest.mark.parametrize(("first", "second"), [("2 wine", "1 gold"), ("2 wine wine wine", "2 gold gold gold")])
def test_also_where_sailors_go_both_ways(first: str, second: str) -> None:
    compare(loading(first, second, "ionio", 1, "both"), lambda state: state.node != AT_LOAD)


def test_three_galleys_need_their_full_hub() -> None:
    """Nothing fits anywhere: goods change places only through the full galley in the middle."""
    galleys = {4: "blue ionio 1 wine wine wine wine", 6: "blue ionio 4 gold", 8: "blue ionio 4 wood"}
    state = position(galleys=galleys, at="load")
    compare(state, lambda state: state.node != AT_LOAD)


def test_an_ordered_loading_moves_nothing_to_and_fro() -> None:
    state = loading("2 wine", "2 gold")
    do(state, "take gold from 6", "take sailor from 6")
    assert "give gold to 6" in legal(state)
    assert "give gold to 6" not in legal(state, ordered=True)
    do(state, "give wine to 6")
    assert "embark" not in legal(state, ordered=True), "Valencia has one sailor"
    do(state, "give sailor to 6")
    assert "take wine from 6" in legal(state)
    assert "take wine from 6" in legal(state, ordered=True), "the galley was full when it gave the wine"
    state = loading("2 wine", "2 gold")
    do(state, "give wine to 6", "give sailor to 6")
    assert "take wine from 6" in legal(state)
    assert "take wine from 6" not in legal(state, ordered=True)


@pytest.mark.parametrize("zone", ["valencia", "sicilia", "ionio", "venezia"])
@pytest.mark.parametrize("sailors", [1, 2, 3])
def test_everything_is_reached_without_detours_and_with_goods_thrown_only_in_step_3(zone: str, sailors: int) -> None:
    state = position(galleys={4: f"blue {zone} {sailors} wood wine"}, at="move")
    assert compare(state, lambda state: state.black != 4) > 10


def test_a_detour_round_a_blockade_is_still_offered() -> None:
    """Sardegna is two steps from Valencia by Alger or Marseille although it is adjacent: not needed. Tunis is."""
    state = position(galleys={4: "blue valencia 4", 7: "red sardegna 5"}, at="move")
    do(state, "sail alger")
    assert "sail sardegna" in legal(state)
    assert "sail sardegna" not in legal(state, ordered=True), "it is adjacent to Valencia"
    assert "sail valencia" not in legal(state, ordered=True)
    assert "sail tunis" in legal(state, ordered=True), "the way to Tunis that does not pass red"


def test_sales_in_order() -> None:
    state = position(galleys={4: "blue alger 1 wood wine spice stone"}, at="act")
    over = compare(state, lambda state: state.black != 4)
    assert over >= 16
    do(state, "trade", "sell wine")
    assert legal(state, ordered=True) == ["sell spice", "done"]


def test_loot_in_order() -> None:
    state = position(galleys={4: "blue alger 2 wood wine", 7: "red alger 1 marble wine gold"}, at="act")
    do(state, "attack 7", "dice 1-0")
    assert compare(state, lambda state: state.node != AT_LOOT) > 8


def crowded(**more: Any) -> SerenissimaState:
    """A game of two in which red has six galleys and blue two or three, so that few numbers are free."""
    fleet = dict.fromkeys((1, 2, 3, 5, 6, 7), "red ionio 1")
    return position(seats=2, options={"closing": "list", **more.pop("options", {})}, **_merged(more, fleet))


def _merged(more: dict[str, Any], fleet: dict[int, str]) -> dict[str, Any]:
    return {**more, "galleys": {**more["galleys"], **fleet}}


def test_investments_in_order() -> None:
    state = crowded(
        galleys={4: "blue valencia 3", 8: "blue ionio 1", 9: "blue ionio 1", 10: "blue ionio 1"},
        ports={"valencia": "blue 3"},
        stored={"valencia": "stone marble gold"},
        money={"blue": 6},
        at="invest",
    )
    assert compare(state, lambda state: state.black != 4) > 20


@pytest.mark.parametrize("only_new", [True, False])
def test_special_investments_in_order(only_new: bool) -> None:
    state = crowded(
        galleys={},
        ports={"valencia": "blue 4"},
        money={"blue": 3},
        at="doge",
        options={"special_investment_sailors_only_on_new": only_new},
    )
    do(state, "doge hourglass")
    assert compare(state, lambda state: state.active != 0) > 20
