"""Chapter 11, routes."""

from __future__ import annotations

from support.endeavor import do, look, position, token_at
from support.marks import rule

from caravela.games.endeavor.chapters.routes import controlled
from caravela.games.endeavor.scoring import sheet
from caravela.games.endeavor.state import EndeavorState

HOUSE = ["colonial_house", "market"]


def routes(state: EndeavorState, seat: int) -> int:
    return next(line.points for line in sheet(state, seat) if line.id == "routes")


@rule("END-11.1", "END-2.16")
def test_control_changes_hands_by_an_attack() -> None:
    state = position(
        red={"harbour": 5, "coast": ["colonial_house", "barracks"], "places": ["bordeaux"]},
        yellow={"places": ["venice", "constantinople"]},
    )
    assert (controlled(state, 0), controlled(state, 1)) == (0, 1)
    do(state, "activate barracks", "attack venice")
    assert (controlled(state, 0), controlled(state, 1)) == (1, 0)


@rule("END-11.2", "END-R4")
def test_one_disc_can_complete_several_routes_and_gains_all_their_tokens() -> None:
    state = position(
        tokens={
            "venice": "culture",
            "constantinople-venice": "industry",
            "venice-bordeaux": "ship_draw",
            "venice-mediterranean_fleet": "wealth",
        },
        red={"harbour": 5, "coast": HOUSE, "places": ["constantinople", "bordeaux"]},
    )
    do(state, "activate colonial_house", "occupy venice")
    assert look(state).attribute_tokens == {"culture": 1, "industry": 1}
    assert look(state).action_tokens == {"ship_draw": 1}
    assert token_at(state, "venice-mediterranean_fleet") == "wealth"
    assert controlled(state, 0) == 2


@rule("END-11.2")
def test_a_square_slot_has_nothing_to_give() -> None:
    state = position(
        opened=["caribbean", "south_america"],
        tokens={"recife": "culture"},
        red={"harbour": 5, "coast": HOUSE, "places": ["windward_fleet"], "seas": {"south_america": 1}},
    )
    do(state, "activate colonial_house", "occupy recife")
    assert look(state).attribute_tokens == {"culture": 1}
    assert controlled(state, 0) == 1


@rule("END-11.3", "END-12.7")
def test_a_token_is_taken_once_and_kept_when_control_is_lost() -> None:
    state = position(
        seats=2,
        tokens={"constantinople": "culture", "constantinople-venice": "industry"},
        red={"harbour": 3, "coast": HOUSE, "places": ["venice"]},
        yellow={"harbour": 6, "coast": ["colonial_house", "barracks", "fortress"]},
    )
    do(state, "activate colonial_house", "occupy constantinople")
    do(state, "activate barracks", "attack constantinople", "pass", "activate fortress", "attack venice")
    assert look(state).attribute_tokens == {"culture": 1, "industry": 1}
    assert look(state, "yellow").attribute_tokens == {}
    assert controlled(state, 1) == 1


@rule("END-11.4", "END-18.3")
def test_every_controlled_route_is_worth_1_glory_with_or_without_its_token() -> None:
    state = position(
        opened=["caribbean", "south_america"],
        red={"places": ["venice", "bordeaux", "constantinople", "windward_fleet", "recife"]},
        yellow={"places": ["london"]},
    )
    assert routes(state, 0) == 3, "Venice-Bordeaux, Constantinople-Venice and the square one of the fleet space"
    assert routes(state, 1) == 0
