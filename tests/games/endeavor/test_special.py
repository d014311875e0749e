"""Chapter 17, the Memorial and the Town Hall."""

from __future__ import annotations

import pytest
from support.endeavor import do, legal, look, position, whose_turn
from support.marks import rule

from caravela.games.endeavor.scoring import sheet
from caravela.games.endeavor.state import EndeavorState

CHOICES = ["memorial industry", "memorial culture", "memorial wealth", "memorial influence", "memorial none"]


def attacked(memorial: str = "yellow") -> EndeavorState:
    """Red attacks a city of yellow; one of them owns the Memorial."""
    coasts = {"red": ["colonial_house", "fortress", "barracks"], "yellow": ["colonial_house", "market", "docks"]}
    coasts[memorial][2] = "memorial"
    coasts["red"][1] = "barracks"
    state = position(
        seats=2,
        red={"harbour": 5, "coast": coasts["red"]},
        yellow={"harbour": 2, "coast": coasts["yellow"], "places": ["london"]},
    )
    do(state, "activate barracks", "attack london")
    return state


@rule("END-17.1")
@pytest.mark.parametrize("owner", ["red", "yellow"])
def test_the_owner_of_the_memorial_is_asked_as_attacker_and_as_the_attacked(owner: str) -> None:
    state = attacked(owner)
    assert whose_turn(state) == owner
    assert legal(state) == CHOICES
    before = look(state, owner)
    do(state, "memorial culture")
    after = look(state, owner)
    assert after.memorial == {"culture": 1}
    assert after.culture == before.culture + 1
    assert after.supply == before.supply - 1
    assert whose_turn(state) == "yellow"


@rule("END-17.1")
def test_the_lost_disc_may_go_to_the_supply_as_usual() -> None:
    state = attacked()
    before = look(state, "yellow")
    events = do(state, "memorial none")
    assert [event.kind for event in events] == ["memorial_none"]
    assert look(state, "yellow").supply == before.supply
    assert look(state, "yellow").memorial == {}


@rule("END-17.1")
def test_the_turn_goes_on_after_the_answer_of_the_attacked() -> None:
    state = position(
        seats=2,
        red={"harbour": 5, "coast": ["colonial_house*", "arsenal", "market"]},
        yellow={"coast": ["colonial_house", "market", "memorial"], "places": ["london"]},
    )
    do(state, "activate arsenal", "attack london")
    assert whose_turn(state) == "yellow"
    do(state, "memorial influence")
    assert whose_turn(state) == "red"
    assert "ship india track" in legal(state)
    assert legal(state)[-1] == "done"


@rule("END-17.2", "END-R12")
@pytest.mark.parametrize("disc", ["", "*"])
def test_the_memorial_works_without_activation_and_with_a_disc_on_it(disc: str) -> None:
    state = position(
        seats=2,
        red={"harbour": 5, "coast": ["colonial_house", "barracks", f"memorial{disc}"]},
        yellow={"places": ["london"]},
    )
    do(state, "activate barracks", "attack london")
    assert whose_turn(state) == "red"
    assert legal(state) == CHOICES


@rule("END-17.2")
def test_a_disc_removed_from_the_enemy_is_not_the_memorials() -> None:
    """The owner attacks: there is one question, about the own lost disc, and none about yellow's."""
    state = attacked("red")
    supply = look(state, "yellow").supply
    do(state, "memorial wealth")
    assert whose_turn(state) == "yellow"
    assert "pass" in legal(state)
    assert look(state, "yellow").supply == supply


@rule("END-17.1")
def test_without_the_memorial_nobody_is_asked() -> None:
    state = position(
        seats=2, red={"harbour": 5, "coast": ["colonial_house", "barracks"]}, yellow={"places": ["london"]}
    )
    do(state, "activate barracks", "attack london")
    assert "pass" in legal(state)


@rule("END-17.1", "END-R10")
def test_a_memorial_disc_stays_to_the_end() -> None:
    state = attacked()
    do(state, "memorial culture")
    for _ in range(30):
        if whose_turn(state) == "nobody":
            break
        do(state, "pass" if "pass" in legal(state) else legal(state)[0])
        assert look(state, "yellow").memorial == {"culture": 1}


@rule("END-17.3", "END-R6")
@pytest.mark.parametrize(
    ("coast", "glory"),
    [
        (["colonial_house", "market"], 0),
        (["colonial_house", "town_hall"], 1),
        (["colonial_house", "town_hall", "market"], 2),
        (["colonial_house", "town_hall", "guild_hall", "trading_house", "cartographer", "theatre"], 4),
    ],
)
def test_the_town_hall_counts_draw_symbols_its_own_too(coast: list[str], glory: int) -> None:
    state = position(red={"coast": coast})
    assert next(line.points for line in sheet(state, 0) if line.id == "town_hall") == glory
