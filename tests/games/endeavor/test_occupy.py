"""Chapter 10, occupy."""

from __future__ import annotations

import pytest
from support.endeavor import do, look, position, presence, refused, targets, token_at, why_not
from support.marks import rule

from caravela.games.endeavor.boards import BOARDS, PLACE_IDS
from caravela.games.endeavor.box import SIDE_IDS

HOUSE = ["colonial_house", "market"]
EUROPE = [
    "london",
    "copenhagen",
    "bordeaux",
    "lisbon",
    "seville",
    "venice",
    "constantinople",
    "algiers",
    "alexandria",
]


@rule("END-10.1")
def test_a_disc_goes_to_a_free_city_of_europe_or_of_an_opened_region() -> None:
    state = position(
        opened=["india"],
        tracks={"india": ["red"], "africa": ["red"]},
        red={"harbour": 5, "coast": HOUSE},
        yellow={"places": ["lisbon", "calicut"]},
    )
    do(state, "activate colonial_house")
    assert targets(state, "occupy") == [*[id for id in EUROPE if id != "lisbon"], "bombay", "calcutta"]
    assert refused(state, "occupy lisbon") == "place_taken"
    reason = why_not(state, "occupy mozambique")
    assert (reason.kind, reason.rule, reason.values) == ("unopened", "END-10.1", {"region": "africa"})
    do(state, "occupy bombay")
    assert look(state).places == ["bombay"]
    assert look(state).harbour == 3


@rule("END-10.2")
def test_a_region_needs_presence_and_europe_none() -> None:
    state = position(opened=["india"], red={"harbour": 5, "coast": HOUSE})
    do(state, "activate colonial_house")
    assert targets(state, "occupy") == EUROPE
    reason = why_not(state, "occupy calicut")
    assert (reason.kind, reason.rule) == ("no_presence", "END-10.2")
    for own in ({"seas": {"india": 1}}, {"places": ["arabian_sea_fleet"]}, {"places": ["bombay"]}):
        state = position(opened=["india"], red={"harbour": 5, "coast": HOUSE, **own})  # type: ignore[typeddict-item]
        assert presence(state, "india") == 1
        do(state, "activate colonial_house")
        assert "calicut" in targets(state, "occupy")


@rule("END-10.3")
def test_the_citys_token_is_gained() -> None:
    state = position(tokens={"venice": "payment"}, red={"harbour": 5, "coast": HOUSE})
    do(state, "activate colonial_house", "occupy venice")
    assert look(state).action_tokens == {"payment": 1}
    assert token_at(state, "venice") == ""


@rule("END-10.3")
def test_routes_are_checked_after_occupying() -> None:
    state = position(
        tokens={"venice": "culture", "venice-bordeaux": "influence"},
        red={"harbour": 5, "coast": HOUSE, "places": ["bordeaux"]},
    )
    before = look(state).influence
    do(state, "activate colonial_house", "occupy venice")
    assert look(state).influence == before + 1


@rule("END-10.4")
def test_fleet_spaces_are_not_occupied_and_cities_are_not_shipped_to() -> None:
    state = position(red={"harbour": 5, "coast": ["colonial_house", "docks"]})
    do(state, "activate docks")
    reason = why_not(state, "occupy north_atlantic_fleet")
    assert (reason.kind, reason.rule) == ("not_a_city", "END-10.4")
    reason = why_not(state, "ship london")
    assert (reason.kind, reason.rule) == ("not_a_fleet_space", "END-10.4")


@rule("END-3.1")
def test_a_place_of_the_other_side_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both sides have the same fleet spaces, so one is taken off this side first."""
    board = BOARDS[SIDE_IDS.index("a")]
    monkeypatch.setattr(board, "fleets", board.fleets & ~(1 << PLACE_IDS.index("mediterranean_fleet")))
    state = position(seats=4, opened=["north_america"], red={"harbour": 5, "coast": ["colonial_house", "docks"]})
    do(state, "activate docks")
    assert refused(state, "occupy tripoli") == "not_on_this_side"
    assert refused(state, "ship mediterranean_fleet") == "not_on_this_side"
