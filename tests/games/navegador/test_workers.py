"""Chapter 4, hiring workers."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import do, legal, look, position

from caravela.games.navegador.state import NavegadorState


def hiring(workers: int, churches: int, money: int = 5000, phase: int = 1) -> NavegadorState:
    return position(
        seats=2,
        at="workers",
        phase=phase,
        red={"money": money, "workers": workers, "buildings": {"church": churches}},
    )


def most(state: NavegadorState) -> int:
    """The largest number that may be hired; all smaller ones may be too."""
    lines = legal(state)
    assert lines == [f"hire {count}" for count in range(len(lines))]
    return len(lines) - 1


@rule("NAV-4.1")
@pytest.mark.parametrize("churches", [1, 2, 4])
def test_each_church_gives_a_worker_for_50(churches: int) -> None:
    state = hiring(workers=3, churches=churches, money=churches * 50)
    assert most(state) == churches
    do(state, f"hire {churches}")
    assert look(state).workers == 3 + churches
    assert look(state).money == 0


@rule("NAV-4.2", "NAV-4.3")
@pytest.mark.parametrize(("phase", "extra"), [(1, 100), (2, 200), (3, 300)])
def test_further_workers_cost_the_phase_price_after_the_church_price(phase: int, extra: int) -> None:
    state = hiring(workers=3, churches=2, money=100 + 2 * extra, phase=phase)
    assert most(state) == 4
    do(state, "hire 4")
    assert look(state).money == 0
    assert most(hiring(workers=3, churches=2, money=100 + 2 * extra - 10, phase=phase)) == 3


@rule("NAV-4.4", "NAV-4.5")
@pytest.mark.parametrize(("workers", "sold"), [(6, 0), (7, 1), (8, 2), (9, 3)])
def test_what_exceeds_nine_is_sold_for_100_each(workers: int, sold: int) -> None:
    state = hiring(workers=workers, churches=3, money=150)
    do(state, "hire 3")
    assert look(state).workers == 9
    assert look(state).money == 100 * sold


@rule("NAV-4.4", "NAV-4.6")
@pytest.mark.parametrize(("workers", "churches", "limit"), [(3, 1, 6), (7, 1, 2), (8, 1, 1), (8, 3, 3), (9, 2, 2)])
def test_workers_at_the_phase_price_are_never_surplus(workers: int, churches: int, limit: int) -> None:
    assert most(hiring(workers=workers, churches=churches)) == limit


@rule("NAV-4.1", "NAV-4.2", "NAV-4.3", "NAV-4.4", "NAV-4.5", "NAV-4.6", "NAV-4.7", "NAV-4.8")
@pytest.mark.parametrize("phase", [1, 2, 3])
@pytest.mark.parametrize("churches", range(1, 10))
def test_the_formula_holds_for_every_number(phase: int, churches: int) -> None:
    """NAV-4.7 as it is written, against the list and the result of every hire."""
    state = hiring(workers=2, churches=churches, phase=phase)
    for workers in range(2, 10):
        for money in (0, 40, 50, 100, 150, 240, 250, 300, 450, 500, 700, 1000, 2500):
            state.workers[0], state.money[0] = workers, money
            allowed = []
            for hires in range(10):
                cost = 50 * min(hires, churches) + 100 * phase * max(0, hires - churches)
                if (hires <= churches or workers + hires <= 9) and cost <= money:
                    allowed.append(f"hire {hires}")
                    after = state.clone()
                    do(after, f"hire {hires}")
                    new = min(hires, 9 - workers)
                    assert look(after).workers == workers + new
                    assert look(after).money == money - cost + 100 * (hires - new)
            assert legal(state) == allowed


@rule("NAV-4.7")
@pytest.mark.parametrize(
    ("workers", "churches", "phase", "count", "paid", "now", "received"),
    [(7, 4, 1, 4, 200, 9, 200), (3, 2, 2, 4, 500, 7, 0)],
)
def test_the_examples_of_our_rulebook(
    workers: int, churches: int, phase: int, count: int, paid: int, now: int, received: int
) -> None:
    state = hiring(workers=workers, churches=churches, phase=phase, money=1000)
    do(state, f"hire {count}")
    assert look(state).workers == now
    assert look(state).money == 1000 - paid + received


@rule("NAV-4.8")
@pytest.mark.parametrize(("money", "limit"), [(50, 1), (100, 2), (140, 2), (150, 3)])
def test_income_from_surplus_comes_too_late_to_pay(money: int, limit: int) -> None:
    assert most(hiring(workers=9, churches=3, money=money)) == limit


@rule("NAV-4.9")
def test_below_nine_a_hired_worker_is_placed_not_sold() -> None:
    state = hiring(workers=8, churches=3, money=50)
    assert legal(state) == ["hire 0", "hire 1"]
    do(state, "hire 1")
    assert look(state).workers == 9
    assert look(state).money == 0


@rule("NAV-4.5", "NAV-4.7")
def test_the_log_tells_all_who_were_hired_and_who_of_them_were_sold() -> None:
    hired, sold = do(hiring(workers=9, churches=3, money=150), "hire 3")[:2]
    assert (hired.kind, hired.values) == ("hired", {"count": 3, "coins": 150})
    assert (sold.kind, sold.values) == ("surplus_workers", {"count": 3, "coins": 300})
