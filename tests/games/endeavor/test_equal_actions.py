"""Two equal actions joined by a plus: one or both may be carried out (chapters 8, 17 and 19)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support.endeavor import SILENT, do, legal, look, position, refused, targets, whose_turn
from support.marks import rule

from caravela.core.words import Words
from caravela.games.endeavor import RULES
from caravela.games.endeavor.components import BUILDING_ACTIONS, BUILDING_IDS, COAST
from caravela.games.endeavor.evaluate import repertoire
from caravela.games.endeavor.scoring import sheet


@pytest.fixture(autouse=True)
def doubled() -> Iterator[None]:
    """Four buildings show their action twice."""
    printed = BUILDING_ACTIONS[:]
    for id in ("shipyard", "colonial_house", "barracks", "market"):
        building = BUILDING_IDS.index(id)
        assert len(printed[building]) == 1
        BUILDING_ACTIONS[building] = printed[building] * 2
    yield
    BUILDING_ACTIONS[:] = printed


@rule("END-8.10")
def test_the_same_action_can_be_carried_out_once_more() -> None:
    state = position(red={"harbour": 5, "coast": ["colonial_house", "shipyard"]})
    do(state, "activate shipyard")
    assert len(set(legal(state))) == len(legal(state)), "what can be done twice is listed once"
    do(state, "ship india track")
    assert whose_turn(state) == "red"
    assert targets(state, "ship") and "done" in legal(state)
    assert RULES.view(state, 0)["available"] == ["ship"]
    assert refused(state, "draw europe") == "action_not_offered"
    do(state, "ship india track")
    assert whose_turn(state) == "yellow", "but not three times"
    assert look(state).harbour == 5 - 1 - 2


@rule("END-8.10")
def test_the_second_one_may_be_left_out() -> None:
    state = position(red={"harbour": 5, "coast": ["colonial_house", "shipyard"]})
    do(state, "activate shipyard", "ship india track", "done")
    assert whose_turn(state) == "yellow"
    assert look(state).harbour == 5 - 1 - 1


@rule("END-8.12", "END-8.13")
def test_the_second_one_needs_discs_of_its_own() -> None:
    state = position(red={"harbour": 2, "coast": ["colonial_house", "shipyard"]})
    do(state, "activate shipyard", "ship india track")
    assert whose_turn(state) == "yellow"


@rule("END-8.10", "END-17.1")
def test_the_memorial_is_asked_about_after_each_of_two_attacks() -> None:
    state = position(
        seats=2,
        red={"harbour": 5, "coast": ["colonial_house", "barracks"]},
        yellow={"coast": ["colonial_house", "memorial"], "places": ["london", "lisbon"]},
    )
    do(state, "activate barracks", "attack london")
    assert whose_turn(state) == "yellow"
    do(state, "memorial none")
    assert targets(state, "attack") == ["lisbon"]
    do(state, "attack lisbon", "memorial culture")
    assert look(state, "yellow").memorial == {"culture": 1}
    assert (look(state).harbour, look(state).places) == (0, ["london", "lisbon"])


@rule("END-17.3")
def test_the_town_hall_counts_both_draw_symbols() -> None:
    coast = ["colonial_house", "market", "town_hall"]
    lines = {line.id: line.points for line in sheet(position(red={"coast": coast}), 0)}
    assert lines["town_hall"] == 2 + 1


@rule("END-19.3", "END-19.10")
def test_the_silent_fleet_reacts_once_to_two_equal_actions_and_has_to() -> None:
    state = position(
        seats=2, options={"silent_fleet": True}, red={"harbour": 5, "coast": ["colonial_house", "shipyard"]}
    )
    do(state, "activate shipyard", "ship india track", "ship africa track")
    assert refused(state, "silent nothing") == "silent_must_react"
    do(state, "silent africa track")
    assert whose_turn(state) == "yellow"


@rule("END-19.3", "END-19.14")
def test_same_zone_lets_the_silent_fleet_follow_into_either_of_two_zones() -> None:
    state = position(
        seats=2,
        opened=["india", "africa"],
        options={"silent_fleet": True, "occupy_same_zone": True},
        tracks={"india": [SILENT, "red"], "africa": [SILENT]},
        red={"harbour": 5, "coast": ["colonial_house", "market"]},
    )
    do(state, "activate colonial_house", "occupy calicut", "occupy london")
    assert {"silent bombay", "silent lisbon"} <= set(legal(state))
    assert refused(state, "silent elmina") == "silent_other_zone"


def test_the_building_shows_both() -> None:
    offer = next(
        panel for panel in RULES.panels(position(at="build"), Words(RULES.meta, "en"), 0) if panel.id == "offer"
    )
    lines = ["".join(span.text for span in line) for line in offer.lines]
    assert any(line.rstrip().endswith("sh+sh") for line in lines)


def test_more_equal_actions_than_buildings_can_be_valued() -> None:
    shipyard = BUILDING_IDS.index("shipyard")
    coast = (shipyard,) * COAST
    assert repertoire(coast, 0) >= repertoire(coast[1:], 0) > 0
