"""Chapter 9, investment."""

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
    warehouse,
    why_not,
)

from caravela.games.serenissima.components import PORT_IDS
from caravela.games.serenissima.state import SerenissimaState


def home(ducats: int = 10, **more: object) -> SerenissimaState:
    return position(
        galleys={4: "blue valencia 3 wood", 6: "blue alger 2"},
        ports={"valencia": "blue 3", "creta": "blue 1"},
        money={"blue": ducats},
        at="invest",
        **more,  # type: ignore[arg-type]
    )


@rule("SER-9.1")
def test_any_number_of_purchases_in_any_order_and_the_galley_stays() -> None:
    state = home()
    do(state, "hire valencia", "galley 9", "place creta", "hire galley 9", "hire creta", "hire galley 4", "done")
    assert money(state) == 10 - 1 - (2 + 1) - 1 - 1 - 1
    assert galley(state, 4) == "blue valencia 4 wood"
    assert galley(state, 9) == "blue creta 2"
    assert state.black == 6


@rule("SER-9.2")
def test_sailors_go_into_own_ports_and_onto_galleys_off_them() -> None:
    state = home()
    hires = [line for line in legal(state) if line.startswith("hire")]
    assert hires == ["hire valencia", "hire creta", "hire galley 4"]
    assert why_not(state, "hire galley 6").kind == "galley_abroad"
    assert why_not(state, "hire alger").kind == "not_your_port"
    assert why_not(state, "hire galley 11").kind == "not_your_galley"
    before = reserve(state)
    do(state, "hire creta", "hire creta")
    assert port(state, "creta") == "blue 3"
    assert why_not(state, "hire creta").kind == "garrison_full"
    do(state, "hire galley 4")
    assert why_not(state, "hire galley 4").kind == "galley_full"
    assert (money(state), reserve(state)) == (7, before - 3)


@rule("SER-9.2")
def test_without_money_nobody_is_hired() -> None:
    state = home(0)
    assert legal(state) == ["done"]
    assert why_not(state, "hire valencia").kind == "no_money"


@rule("SER-9.3")
@pytest.mark.parametrize("owned", [1, 2, 3, 4, 5])
def test_a_galley_costs_as_many_ducats_as_the_player_has_galleys(owned: int) -> None:
    galleys = dict.fromkeys(range(1, owned + 1), "blue valencia 1")
    state = position(galleys=galleys, ports={"valencia": "blue 1"}, money={"blue": 20}, at="invest")
    do(state, "galley 12", "place valencia")
    assert money(state) == 20 - owned - 1
    assert galley(state, 12) == "blue valencia 1"


@rule("SER-9.3")
def test_one_galley_per_investment_with_any_free_number_in_any_own_port() -> None:
    state = home()
    numbers = [line for line in legal(state) if line.startswith("galley")]
    assert numbers == [f"galley {n}" for n in range(1, 16) if n not in (4, 6)]
    assert why_not(state, "galley 6").kind == "number_in_play"
    do(state, "galley 9")
    assert legal(state) == ["place valencia", "place creta"]
    assert why_not(state, "place alger").kind == "not_your_port"
    do(state, "place creta")
    assert "galley" not in kinds(state)
    assert why_not(state, "galley 10").values == {"number": 9}
    do(state, "done", "invest")
    assert "galley 10" in legal(state), "the next investment may buy another"


@rule("SER-9.4")
@pytest.mark.parametrize(("ducats", "enough"), [(2, False), (3, True)])
def test_a_new_galley_needs_a_sailor_at_once(ducats: int, enough: bool) -> None:
    state = home(ducats)
    assert ("galley" in kinds(state)) == enough
    if enough:
        before = reserve(state)
        do(state, "galley 9", "place valencia")
        assert (money(state), reserve(state)) == (0, before - 1)
        assert galley(state, 9) == "blue valencia 1"
    else:
        assert why_not(state, "galley 9").values == {"price": 2, "sailor_price": 1, "money": 2}


@rule("SER-9.4")
def test_more_sailors_may_be_hired_onto_it_afterwards() -> None:
    state = home()
    do(state, "galley 9", "place creta", *["hire galley 9"] * 4)
    assert galley(state, 9) == "blue creta 5"
    assert "hire galley 9" not in legal(state)


@rule("SER-9.5", "SER-R6")
@pytest.mark.parametrize(("stored", "missing"), [("", "stone"), ("stone", ""), ("marble gold", "stone")])
def test_a_fort_needs_wood_and_stone_made_or_stored(stored: str, missing: str) -> None:
    state = home(stored={"valencia": stored})
    assert ("fort valencia" in legal(state)) == (not missing)
    if missing:
        assert why_not(state, "fort valencia").values["good"] == missing
    else:
        do(state, "fort valencia")
        assert money(state) == 8
        assert state.forts == 1 << PORT_IDS.index("valencia")
        assert warehouse(state, "valencia") == ["stone"], "the cubes stay"
        assert why_not(state, "fort valencia").kind == "built_already"


@rule("SER-9.6", "SER-R6")
@pytest.mark.parametrize(("stored", "missing"), [("gold", "marble"), ("marble", "gold"), ("marble gold", "")])
def test_a_basilica_needs_gold_and_marble_made_or_stored(stored: str, missing: str) -> None:
    state = home(stored={"valencia": stored})
    assert ("basilica valencia" in legal(state)) == (not missing)
    if missing:
        assert why_not(state, "basilica valencia").values["good"] == missing
    else:
        do(state, "basilica valencia")
        assert money(state) == 8
        assert state.basilicas == 1 << PORT_IDS.index("valencia")
        assert warehouse(state, "valencia") == ["marble", "gold"]
        assert why_not(state, "basilica valencia").kind == "built_already"


@rule("SER-9.5", "SER-9.6")
def test_nobody_builds_in_the_ports_of_others_or_without_money() -> None:
    state = position(
        galleys={4: "blue valencia 3"},
        ports={"valencia": "blue 1", "alger": "red 1"},
        stored={"valencia": "stone marble gold", "alger": "wood stone marble"},
        money={"blue": 1},
        at="invest",
    )
    assert not kinds(state) & {"fort", "basilica"}
    assert why_not(state, "fort alger").kind == "not_your_port"
    assert why_not(state, "basilica valencia").values == {"price": 2, "money": 1}


@rule("SER-9.7")
def test_nothing_is_moved_during_an_investment() -> None:
    state = home()
    assert kinds(state) == {"galley", "hire_port", "hire_galley", "done"}
    assert why_not(state, "embark").kind == "wrong_step"
    assert why_not(state, "jettison wood").kind == "wrong_step"


@rule("SER-9.8")
def test_a_port_may_have_both_buildings() -> None:
    state = home(stored={"valencia": "stone marble gold"})
    do(state, "fort valencia", "basilica valencia")
    assert state.forts == state.basilicas == 1 << PORT_IDS.index("valencia")
    assert money(state) == 6
