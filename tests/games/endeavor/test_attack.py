"""Chapter 12, attack."""

from __future__ import annotations

import pytest
from support.endeavor import do, legal, look, position, presence, refused, targets, token_at, whose_turn, why_not
from support.marks import rule

from caravela.core.facts import CHANCE
from caravela.games.endeavor import RULES

SOLDIERS = ["colonial_house", "barracks"]


@rule("END-12.1")
def test_the_target_is_a_place_with_anothers_disc_in_europe_or_an_opened_region() -> None:
    state = position(
        opened=["india"],
        tracks={"india": ["red"]},
        red={"harbour": 5, "coast": SOLDIERS, "places": ["lisbon"]},
        yellow={"places": ["london", "calicut", "arabian_sea_fleet"]},
        blue={"places": ["north_atlantic_fleet"]},
    )
    do(state, "activate barracks")
    assert targets(state, "attack") == ["london", "north_atlantic_fleet", "calicut", "arabian_sea_fleet"]
    assert refused(state, "attack venice") == "place_free"
    assert refused(state, "attack boston") == "unopened"
    assert refused(state, "attack tripoli") == "not_on_this_side"


@rule("END-12.2")
def test_a_region_needs_presence_and_europe_none() -> None:
    state = position(
        opened=["india"],
        red={"harbour": 5, "coast": SOLDIERS},
        yellow={"places": ["london", "calicut"], "seas": {"india": 1}},
    )
    do(state, "activate barracks")
    assert targets(state, "attack") == ["london"]
    reason = why_not(state, "attack calicut")
    assert (reason.kind, reason.rule) == ("no_presence", "END-12.2")


@rule("END-12.3")
def test_both_lose_a_disc_and_the_attacker_takes_the_place() -> None:
    state = position(red={"harbour": 5, "coast": SOLDIERS}, yellow={"places": ["london"], "harbour": 1})
    red, yellow = look(state), look(state, "yellow")
    do(state, "activate barracks", "attack london")
    assert look(state).harbour == red.harbour - 3
    assert look(state).supply == red.supply + 1
    assert look(state).places == ["london"]
    assert look(state, "yellow").supply == yellow.supply + 1
    assert look(state, "yellow").harbour == yellow.harbour
    assert look(state, "yellow").places == []
    assert (presence(state, "europe"), presence(state, "europe", "yellow")) == (1, 0)


@rule("END-12.4")
@pytest.mark.parametrize(("discs", "possible"), [(2, False), (3, True)])
def test_an_attack_needs_three_discs_with_the_activation(discs: int, possible: bool) -> None:
    state = position(red={"harbour": discs, "coast": SOLDIERS}, yellow={"places": ["london"]})
    assert ("activate barracks" in legal(state)) == possible


@rule("END-12.5")
def test_no_chance_and_no_answer_come_between() -> None:
    state = position(red={"harbour": 5, "coast": SOLDIERS}, yellow={"places": ["london"], "harbour": 9})
    do(state, "activate barracks", "attack london")
    assert RULES.to_act(state) != CHANCE
    assert look(state).places == ["london"]
    assert whose_turn(state) == "yellow"
    assert "pass" in legal(state)


@rule("END-12.6")
def test_the_place_gives_no_token_but_its_routes_do() -> None:
    state = position(
        tokens={"constantinople-venice": "industry"},
        red={"harbour": 5, "coast": SOLDIERS, "places": ["venice"]},
        yellow={"places": ["constantinople"]},
    )
    before = look(state)
    do(state, "activate barracks", "attack constantinople")
    assert look(state).attribute_tokens == {"industry": 1}
    assert look(state).action_tokens == before.action_tokens
    assert token_at(state, "constantinople-venice") == ""


@rule("END-12.7", "END-18.2")
def test_the_other_loses_glory_and_routes_but_no_token() -> None:
    state = position(
        red={"harbour": 5, "coast": SOLDIERS},
        yellow={"places": ["constantinople", "venice"], "tokens": {"culture": 2, "payment": 1}},
    )
    before = RULES.scores(state)[1]
    own = look(state, "yellow")
    do(state, "activate barracks", "attack constantinople")
    assert RULES.scores(state)[1] == before - 2, "a city and a route"
    assert look(state, "yellow").attribute_tokens == own.attribute_tokens
    assert look(state, "yellow").action_tokens == own.action_tokens


@rule("END-12.8")
def test_nobody_attacks_an_own_disc() -> None:
    state = position(red={"harbour": 5, "coast": SOLDIERS, "places": ["london"]}, yellow={"places": ["lisbon"]})
    do(state, "activate barracks")
    assert targets(state, "attack") == ["lisbon"]
    reason = why_not(state, "attack london")
    assert (reason.kind, reason.rule) == ("own_disc", "END-12.8")
