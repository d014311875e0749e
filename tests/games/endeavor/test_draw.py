"""Chapter 14, draw."""

from __future__ import annotations

import pytest
from support.endeavor import do, in_pile, legal, look, position, targets, top, why_not
from support.marks import rule

MARKET = ["colonial_house", "market"]


@rule("END-14.1")
def test_the_top_card_of_a_deck_is_taken() -> None:
    state = position(red={"harbour": 1, "coast": MARKET})
    do(state, "activate market")
    assert legal(state) == ["draw europe", "draw slavery"]
    do(state, "draw slavery")
    assert look(state).cards == ["slavery_0"]
    assert top(state, "slavery") == "slavery_1"


@rule("END-14.2")
@pytest.mark.parametrize(("discs", "possible"), [(0, False), (1, False), (2, True), (3, True)])
def test_presence_must_reach_the_value(discs: int, possible: bool) -> None:
    state = position(
        opened=["india"], decks={"india": 2}, red={"harbour": 1, "coast": MARKET, "seas": {"india": discs}}
    )
    do(state, "activate market")
    assert ("draw india" in legal(state)) == possible
    if not possible:
        reason = why_not(state, "draw india")
        assert (reason.kind, reason.rule) == ("value_too_high", "END-14.2")
        assert reason.values == {"card": "india_2", "value": 2, "zone": "india", "presence": discs}


@rule("END-14.3")
def test_an_unopened_region_may_be_drawn_from() -> None:
    state = position(tracks={"africa": ["red"]}, red={"harbour": 1, "coast": MARKET})
    do(state, "activate market", "draw africa")
    assert look(state).cards == ["africa_1"]


@rule("END-14.4")
def test_both_european_decks_count_the_whole_presence_and_value_0_needs_none() -> None:
    state = position(
        seats=2,
        decks={"europe": 2, "slavery": 2},
        red={"harbour": 2, "coast": ["colonial_house", "market", "guild_hall"], "places": ["london", "venice"]},
    )
    do(state, "activate market", "draw europe", "pass", "activate guild_hall", "draw slavery")
    assert look(state).cards == ["europe_2", "slavery_2"]
    state = position(red={"harbour": 1, "coast": MARKET})
    do(state, "activate market")
    assert "draw europe" in legal(state)


@rule("END-14.5", "END-18.5")
def test_symbols_count_at_once_and_glory_at_the_end() -> None:
    state = position(
        opened=["far_east"],
        decks={"far_east": 4},
        red={"harbour": 1, "coast": MARKET, "seas": {"far_east": 4}},
    )
    before = look(state)
    do(state, "activate market", "draw far_east")
    after = look(state)
    assert (after.culture, after.influence) == (before.culture + 1, before.influence + 1)


@rule("END-14.6")
def test_the_discard_pile_is_open_to_the_presence_in_europe() -> None:
    state = position(
        pile=["india_1", "africa_3", "europe_0", "far_east_2"],
        red={"harbour": 1, "coast": MARKET, "places": ["london", "venice"]},
    )
    do(state, "activate market")
    assert targets(state, "take") == ["europe_0", "india_1", "far_east_2"]
    reason = why_not(state, "take africa_3")
    assert (reason.kind, reason.rule) == ("value_too_high", "END-14.6")
    assert why_not(state, "take india_2").kind == "not_in_pile"
    do(state, "take far_east_2")
    assert look(state).cards == ["far_east_2"]
    assert in_pile(state) == ["europe_0", "africa_3", "india_1"]


@rule("END-14.7", "END-R9")
@pytest.mark.parametrize("source", ["draw india", "take india_1"])
def test_the_value_1_card_of_a_region_brings_a_disc_each_time(source: str) -> None:
    taken = source.startswith("take")
    state = position(
        tracks={"india": ["red"]},
        pile=["india_1"] if taken else [],
        red={"harbour": 1, "coast": MARKET, "places": ["london"]},
    )
    supply = look(state).supply
    do(state, "activate market", source)
    assert (look(state).harbour, look(state).supply) == (1, supply - 1)


@rule("END-14.7")
def test_there_is_no_bonus_disc_from_europe_nor_from_an_empty_supply() -> None:
    state = position(decks={"europe": 1}, red={"harbour": 1, "coast": MARKET, "places": ["london"]})
    do(state, "activate market", "draw europe")
    assert look(state).harbour == 0
    state = position(tracks={"india": ["red"]}, red={"supply": 0, "coast": MARKET})
    discs = look(state).harbour
    events = do(state, "activate market", "draw india")
    assert look(state).harbour == discs - 1
    assert "bonus_disc" not in [event.kind for event in events]


@rule("END-R15", "END-14.7")
@pytest.mark.parametrize(("source", "pile"), [("draw europe", []), ("take europe_1", ["europe_1"])])
@pytest.mark.parametrize("on", [True, False])
def test_by_an_option_the_value_1_card_of_europe_brings_a_disc_too(source: str, pile: list[str], on: bool) -> None:
    state = position(
        options={"europe_bonus_disc": on},
        decks={"europe": 2 if pile else 1},
        pile=pile,
        red={"harbour": 1, "coast": MARKET, "places": ["london"]},
    )
    events = do(state, "activate market", source)
    assert ("bonus_disc" in [event.kind for event in events]) is on
    assert look(state).harbour == on


@rule("END-R15")
def test_the_option_gives_no_disc_to_the_slavery_deck() -> None:
    state = position(
        options={"europe_bonus_disc": True},
        decks={"slavery": 1},
        red={"harbour": 1, "coast": MARKET, "places": ["london"]},
    )
    do(state, "activate market", "draw slavery")
    assert look(state).harbour == 0


@rule("END-14.8")
def test_any_number_of_cards_may_be_held_in_the_action_phase() -> None:
    cards = ["europe_0", "europe_1", "slavery_0", "slavery_1", "africa_1", "india_1", "caribbean_1"]
    state = position(red={"harbour": 1, "coast": MARKET, "cards": cards, "places": ["london", "venice"]})
    do(state, "activate market", "draw europe")
    assert len(look(state).cards) == 8


@rule("END-14.9")
def test_an_empty_deck_and_covered_cards_cannot_be_drawn() -> None:
    state = position(
        tracks={"africa": ["red"] * 3},
        decks={"europe": 6, "africa": 1},
        red={"harbour": 1, "coast": MARKET, "places": ["london"] * 1},
    )
    assert top(state, "europe") == ""
    do(state, "activate market")
    reason = why_not(state, "draw europe")
    assert (reason.kind, reason.rule) == ("deck_empty", "END-14.9")
    do(state, "draw africa")
    assert look(state).cards == ["africa_1"], "presence 3 does not reach under the top card"
