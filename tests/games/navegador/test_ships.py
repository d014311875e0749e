"""Chapter 5, building ships."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import do, legal, look, position

from caravela.games.navegador.state import NavegadorState


def building(ships: int, yards: int, money: int = 5000, phase: int = 1) -> NavegadorState:
    return position(
        seats=2,
        at="ships",
        phase=phase,
        discovered=["guine"],
        red={"money": money, "ships": {"guine": ships}, "buildings": {"shipyard": yards}},
    )


@rule("NAV-5.1", "NAV-5.3")
@pytest.mark.parametrize("yards", [1, 2, 4])
def test_each_shipyard_builds_a_ship_for_50_in_portugal(yards: int) -> None:
    state = building(ships=1, yards=yards, money=50 * yards)
    assert legal(state)[-1] == f"ships {yards}"
    do(state, f"ships {yards}")
    assert look(state).ships == {"guine": 1, "portugal": yards}
    assert look(state).supply == 6 - yards
    assert look(state).money == 0


@rule("NAV-5.2")
@pytest.mark.parametrize(("phase", "extra"), [(1, 100), (2, 200), (3, 300)])
def test_further_ships_cost_the_phase_price(phase: int, extra: int) -> None:
    state = building(ships=2, yards=1, money=50 + 2 * extra, phase=phase)
    assert legal(state)[-1] == "ships 3"
    do(state, "ships 3")
    assert look(state).money == 0


@rule("NAV-5.4")
@pytest.mark.parametrize(("ships", "limit"), [(2, 5), (5, 2), (6, 1), (7, 1)])
def test_no_more_than_seven_ships_are_on_the_board(ships: int, limit: int) -> None:
    state = building(ships=ships, yards=1)
    assert legal(state)[-1] == f"ships {limit}"
    do(state, f"ships {limit}")
    assert sum(look(state).ships.values()) == min(7, ships + limit)


@rule("NAV-5.5")
@pytest.mark.parametrize(("ships", "sold"), [(4, 0), (5, 1), (6, 2), (7, 3)])
def test_what_exceeds_seven_is_sold_for_100_each(ships: int, sold: int) -> None:
    state = building(ships=ships, yards=3, money=150)
    do(state, "ships 3")
    assert look(state).supply == 0
    assert look(state).money == 100 * sold


@rule("NAV-5.4", "NAV-5.5", "NAV-5.6")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize("yards", range(1, 10))
def test_the_formula_of_workers_holds_with_seven_for_nine(phase: int, yards: int) -> None:
    for ships in range(8):
        state = building(ships=ships, yards=yards, phase=phase)
        for money in (0, 40, 50, 100, 150, 250, 300, 450, 500, 700, 1000, 2500):
            state.money[0] = money
            allowed = []
            for count in range(10):
                cost = 50 * min(count, yards) + 100 * phase * max(0, count - yards)
                if (count <= yards or ships + count <= 7) and cost <= money:
                    allowed.append(f"ships {count}")
                    after = state.clone()
                    do(after, f"ships {count}")
                    new = min(count, 7 - ships)
                    assert look(after).ships.get("portugal", 0) == new
                    assert look(after).money == money - cost + 100 * (count - new)
            assert legal(state) == allowed


@rule("NAV-5.5")
def test_the_log_tells_all_that_were_built_and_which_of_them_were_sold() -> None:
    built, sold = do(building(ships=6, yards=3, money=150), "ships 3")[:2]
    assert (built.kind, built.values) == ("built_ships", {"count": 3, "coins": 150})
    assert (sold.kind, sold.values) == ("surplus_ships", {"count": 2, "coins": 200})
