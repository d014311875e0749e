"""Chapter 10, privileges."""

from __future__ import annotations

import pytest
from support.marks import rule
from support.navegador import coast, do, gallery, legal, look, position, whose_turn

from caravela.games.navegador import RULES
from caravela.games.navegador.box import COLUMN_IDS
from caravela.games.navegador.components import BONUS
from caravela.games.navegador.state import NavegadorState

ITEMS = {"colony": 3, "factory": 4, "explorer": 2, "shipyard": 3, "church": 2}


def at_the_gallery(held: int = 0, workers: int = 5) -> NavegadorState:
    """Red owns ITEMS and has so many privileges in each column; phase 3 of two players, so three have come out."""
    return position(
        seats=2,
        at="privilege",
        discovered=coast("malaca"),
        red={
            "money": 0,
            "workers": workers,
            "discs": 2,
            "colonies": {"gold": 2, "sugar": 1},
            "buildings": {"sugar_factory": 2, "gold_factory": 1, "shipyard": 3, "church": 2},
            "privileges": dict.fromkeys(COLUMN_IDS, held),
        },
    )


@rule("NAV-10.1")
def test_one_privilege_of_a_type_that_lies_in_the_gallery() -> None:
    state = position(at="privilege", gallery={"factory": 0}, red={"workers": 5})
    assert legal(state) == [*(f"privilege {id}" for id in COLUMN_IDS if id != "factory"), "done"]
    do(state, "privilege church")
    assert gallery(state)["church"] == 0
    assert whose_turn(state) == "green"


@rule("NAV-10.2")
@pytest.mark.parametrize("workers", range(2, 10))
def test_it_costs_a_worker_and_two_must_remain(workers: int) -> None:
    state = at_the_gallery(workers=workers)
    if workers == 2:
        assert legal(state) == ["done"]
    else:
        do(state, "privilege church")
        assert look(state).workers == workers - 1


@rule("NAV-10.3", "NAV-10.4", "NAV-1.5")
@pytest.mark.parametrize("column", COLUMN_IDS)
@pytest.mark.parametrize("held", [0, 1, 2])
def test_the_bonus_of_the_slot_is_paid_for_every_item(column: str, held: int) -> None:
    state = at_the_gallery(held)
    do(state, f"privilege {column}")
    assert look(state).money == BONUS[COLUMN_IDS.index(column)][held] * ITEMS[column]
    assert look(state).privileges[column] == held + 1


@rule("NAV-10.3")
@pytest.mark.parametrize("column", COLUMN_IDS)
def test_a_column_holds_three(column: str) -> None:
    state = position(
        seats=4,
        at="privilege",
        discovered=coast("malaca"),
        red={"workers": 9, "privileges": {column: 3}},
    )
    assert gallery(state)[column] == 2
    assert legal(state) == [*(f"privilege {id}" for id in COLUMN_IDS if id != column), "done"]


@rule("NAV-10.4", "NAV-R19")
def test_the_joker_counts_as_a_factory() -> None:
    state = position(at="privilege", red={"money": 0, "workers": 5})
    do(state, "privilege factory")
    assert look(state).money == BONUS[COLUMN_IDS.index("factory")][0]


@rule("NAV-10.4")
@pytest.mark.parametrize("column", ["colony", "explorer"])
def test_without_items_there_is_no_bonus(column: str) -> None:
    state = position(at="privilege", red={"money": 0, "workers": 5})
    do(state, f"privilege {column}")
    assert look(state).money == 0
    assert look(state).privileges[column] == 1


@rule("NAV-10.5", "NAV-14.4")
@pytest.mark.parametrize(
    ("column", "each"), [("colony", 1), ("factory", 1), ("explorer", 1), ("shipyard", 2), ("church", 2)]
)
def test_each_privilege_raises_the_worth_of_its_items(column: str, each: int) -> None:
    """The royal privilege, which counts where it is best, is put on the factories each time."""

    def points(held: int) -> int:
        state = position(
            seats=2,
            at="royal",
            discovered=coast("malaca"),
            red={
                "discs": 2,
                "colonies": {"gold": 2, "sugar": 1},
                "buildings": {"sugar_factory": 2, "gold_factory": 1, "shipyard": 3, "church": 2},
                "privileges": {column: held},
            },
        )
        do(state, "royal factory" if column != "factory" else "royal colony", "royal factory")
        return RULES.scores(state)[0]

    assert points(2) - points(1) == points(1) - points(0) == each * ITEMS[column]
