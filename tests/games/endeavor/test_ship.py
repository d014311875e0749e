"""Chapter 9, ship."""

from __future__ import annotations

import pytest
from support.endeavor import (
    do,
    is_opened,
    legal,
    look,
    position,
    presence,
    refused,
    targets,
    token_at,
    track,
    why_not,
)
from support.marks import rule

from caravela.games.endeavor.components import ZONE_IDS

REGIONS = ZONE_IDS[1:]
SHIPPER = ["merchant_dock", "shipyard"]


@rule("END-9.1")
def test_a_disc_goes_to_a_track_a_fleet_space_or_an_open_sea_without_presence() -> None:
    state = position(opened=["india"], red={"harbour": 5, "coast": SHIPPER})
    do(state, "activate shipyard")
    tracks = [f"{id} track" for id in REGIONS if id != "india"]
    assert targets(state, "ship") == [
        *tracks,
        "north_atlantic_fleet",
        "mediterranean_fleet",
        "arabian_sea_fleet",
        "india sea",
    ]
    assert presence(state, "india") == 0


@rule("END-9.2")
def test_a_track_fills_in_order_and_own_discs_block_too() -> None:
    state = position(
        tracks={"africa": ["yellow", "red"]}, tokens={"africa 3": "culture"}, red={"harbour": 5, "coast": SHIPPER}
    )
    do(state, "activate shipyard", "ship africa track")
    assert track(state, "africa") == ["yellow", "red", "red"]
    assert look(state).attribute_tokens == {"culture": 1}
    assert token_at(state, "africa 3") == ""
    assert token_at(state, "africa 4") != ""
    assert look(state).harbour == 3


@rule("END-9.3")
def test_a_fleet_space_brings_its_token_and_completes_routes() -> None:
    state = position(
        tokens={"north_atlantic_fleet": "industry", "london-north_atlantic_fleet": "wealth"},
        red={"harbour": 5, "coast": SHIPPER, "places": ["london"]},
    )
    do(state, "activate shipyard", "ship north_atlantic_fleet")
    assert look(state).attribute_tokens == {"industry": 1, "wealth": 1}
    assert look(state).places == ["london", "north_atlantic_fleet"]


@rule("END-9.3")
def test_a_taken_fleet_space_is_refused() -> None:
    state = position(red={"harbour": 5, "coast": SHIPPER}, yellow={"places": ["north_atlantic_fleet"]})
    do(state, "activate shipyard")
    assert refused(state, "ship north_atlantic_fleet") == "place_taken"


@rule("END-9.4")
def test_an_open_sea_brings_presence_and_nothing_else() -> None:
    state = position(opened=["far_east"], red={"harbour": 5, "coast": SHIPPER})
    before = look(state)
    do(state, "activate shipyard", "ship far_east sea")
    after = look(state)
    assert presence(state, "far_east") == 1
    assert (after.attribute_tokens, after.action_tokens) == (before.attribute_tokens, before.action_tokens)


@rule("END-9.5")
def test_unopened_seas_and_fleet_spaces_and_opened_tracks_are_out_of_reach() -> None:
    state = position(opened=["india"], red={"harbour": 5, "coast": SHIPPER})
    do(state, "activate shipyard")
    assert why_not(state, "ship india track").kind == "opened_already"
    assert why_not(state, "ship africa sea").kind == "unopened"
    assert why_not(state, "ship windward_fleet").kind == "unopened"
    assert all(why_not(state, line).rule == "END-9.5" for line in ("ship india track", "ship africa sea"))


@rule("END-9.6", "END-R8")
def test_the_last_cell_gives_its_token_and_opens_the_region() -> None:
    state = position(
        tracks={"caribbean": ["yellow", "yellow", "red"]},
        tokens={"caribbean 4": "culture"},
        red={"harbour": 5, "coast": SHIPPER},
    )
    assert not is_opened(state, "caribbean")
    events = do(state, "activate shipyard", "ship caribbean track")
    assert is_opened(state, "caribbean")
    kinds = [event.kind for event in events]
    assert kinds.index("gained") < kinds.index("opened") < kinds.index("governor")


@rule("END-9.7")
@pytest.mark.parametrize(
    ("before", "winner"),
    [
        (["yellow", "yellow", "blue"], "yellow"),
        (["red", "yellow", "red"], "red"),
        (["yellow", "red", "yellow"], "red"),
        (["red", "yellow", "yellow"], "red"),
        (["yellow", "blue", "purple"], "red"),
    ],
)
def test_the_governor_goes_to_the_most_discs_and_then_to_the_nearest(before: list[str], winner: str) -> None:
    state = position(tracks={"caribbean": before}, red={"harbour": 5, "coast": SHIPPER})
    do(state, "activate shipyard", "ship caribbean track")
    owners = [
        colour for colour in ("red", "yellow", "blue", "purple") if "governor_caribbean" in look(state, colour).cards
    ]
    assert owners == [winner]


@rule("END-9.7")
def test_among_others_who_are_tied_the_nearest_wins_whoever_opens() -> None:
    """Five cells: yellow and blue have two each, red only opens; blue's nearer disc decides."""
    state = position(tracks={"india": ["yellow", "yellow", "blue", "blue"]}, red={"harbour": 5, "coast": SHIPPER})
    do(state, "activate shipyard", "ship india track")
    assert look(state, "blue").cards == ["governor_india"]


@rule("END-9.8")
def test_the_governors_symbols_count_at_once_also_for_another_player() -> None:
    state = position(tracks={"caribbean": ["yellow"] * 3}, red={"harbour": 5, "coast": SHIPPER})
    before = look(state, "yellow")
    do(state, "activate shipyard", "ship caribbean track")
    after = look(state, "yellow")
    assert (after.culture, after.influence) == (before.culture + 2, before.influence + 1)


@rule("END-9.9")
def test_a_governor_comes_in_no_other_way() -> None:
    state = position(
        opened=["india"], tracks={"india": ["red"]}, red={"harbour": 5, "coast": ["colonial_house", "market"]}
    )
    do(state, "activate market")
    assert not [line for line in legal(state) if "governor" in line]


@rule("END-9.10")
def test_discs_on_tracks_and_in_seas_cannot_be_attacked() -> None:
    state = position(
        opened=["india"],
        tracks={"india": ["yellow"] * 5, "africa": ["yellow"]},
        red={"harbour": 9, "coast": ["merchant_dock", "barracks"], "seas": {"india": 1}},
        yellow={"seas": {"india": 2}},
    )
    assert "activate barracks" not in legal(state)
    assert refused(state, "activate barracks") == "nothing_possible"
