"""The worked examples of the rulebook (END-T1 to T21); what only its pictures show is filled in."""

from __future__ import annotations

import pytest
from support.endeavor import (
    SILENT,
    do,
    in_pile,
    is_opened,
    legal,
    look,
    new_game,
    phase,
    position,
    presence,
    refused,
    targets,
    top,
    track,
    whose_turn,
)
from support.marks import rule

from caravela.games.endeavor import RULES
from caravela.games.endeavor.boards import BOARDS, PLACE_IDS, PLACE_ZONE
from caravela.games.endeavor.chapters.routes import controlled
from caravela.games.endeavor.components import (
    ASSET_CARDS,
    BOX,
    COLOURS,
    CULTURE,
    DECKS,
    EUROPE,
    INDUSTRY,
    INFLUENCE,
    TILE_COPIES,
    TOKEN_COUNT,
    WEALTH,
    level,
    members,
)
from caravela.games.endeavor.scoring import sheet


@rule("END-T1", "END-1.2")
def test_95_tokens() -> None:
    assert 17 + 20 + 17 + 25 + 6 + 6 + 2 + 2 == 95 == sum(TOKEN_COUNT) == BOX.pieces.trade_tokens


@rule("END-T2", "END-1.3", "END-3.6")
def test_49_tiles_of_19_types_and_seven_of_level_5() -> None:
    assert 3 * 5 + 3 * 4 + 3 * 3 + 3 * 2 + 7 == 49 == sum(TILE_COPIES)
    assert 3 * 4 + 7 == 19 == len(TILE_COPIES)
    state = new_game()
    assert (state.in_offer.bit_count(), 7 - state.in_offer.bit_count()) == (3, 4)


@rule("END-T3", "END-1.5")
def test_42_cards() -> None:
    assert 6 * 5 + 2 * 6 == 42 == ASSET_CARDS
    assert DECKS == 8


@rule("END-T4", "END-3.9", "END-3.10")
@pytest.mark.parametrize(("building", "wealth"), [("merchant_dock", 1), ("colonial_house", 0)])
def test_the_merchant_dock_brings_wealth_1(building: str, wealth: int) -> None:
    state = new_game()
    assert look(state).wealth == 0
    do(state, f"start {building}")
    own = look(state)
    assert (own.wealth, level(WEALTH, own.wealth)) == (wealth, 1)
    assert (own.supply, own.harbour, own.coast) == (34, 0, [f"{building}*"])


@rule("END-T5", "END-5.1", "END-5.2", "END-5.4")
def test_red_with_industry_5_builds_a_theatre() -> None:
    state = position(at="build", red={"industry": 5})
    assert level(INDUSTRY, 5) == 3
    assert "build theatre" in legal(state)
    assert refused(state, "build university") == "level_too_high"
    culture = look(state).culture
    do(state, "build theatre")
    assert look(state).culture == culture + 2


@rule("END-T6", "END-6.1", "END-6.2")
@pytest.mark.parametrize(("supply", "grown"), [(20, 3), (3, 3), (2, 2)])
def test_yellow_with_culture_3_grows_by_3(supply: int, grown: int) -> None:
    assert level(CULTURE, 3) == 3
    state = position(at="build", seats=2, yellow={"culture": 3, "supply": supply})
    harbour = look(state, "yellow").harbour
    do(state, "build market", "build market")
    assert look(state, "yellow").harbour == harbour + grown
    assert look(state, "yellow").supply == supply - grown


@rule("END-T7", "END-7.1", "END-7.2")
def test_blue_with_wealth_2_pays_two_of_three() -> None:
    assert level(WEALTH, 2) == 2
    state = position(
        at="salary", active="blue", blue={"coast": ["colonial_house*", "shipyard*", "docks*"], "wealth": 2}
    )
    do(state, "salary shipyard", "salary colonial_house")
    assert look(state, "blue").harbour == 2
    assert look(state, "blue").coast == ["colonial_house", "shipyard", "docks*"]
    assert whose_turn(state) != "blue" or phase(state) == "action"


@rule("END-T8", "END-2.12", "END-2.13", "END-8.14")
def test_blue_gains_a_wealth_token_and_an_action_token() -> None:
    state = position(
        active="blue",
        tokens={"india 1": "wealth", "india 2": "occupy_draw"},
        blue={"harbour": 5, "coast": ["merchant_dock", "shipyard"]},
    )
    before = look(state, "blue")
    do(state, "activate shipyard", "ship india track", "pass", "pass", "pass")
    assert look(state, "blue").attribute_tokens == {"wealth": 1}
    assert look(state, "blue").wealth == before.wealth + 1
    do(state, "activate merchant_dock", "ship india track")
    after = look(state, "blue")
    assert after.action_tokens == {"occupy_draw": 1}
    assert (after.industry, after.culture, after.wealth, after.influence) == (
        before.industry,
        before.culture,
        before.wealth + 1,
        before.influence,
    )
    assert "spend occupy_draw" in legal(state)


@rule("END-T9", "END-9.2")
def test_purple_ships_to_the_third_cell_of_the_far_east() -> None:
    state = position(
        active="purple",
        tracks={"far_east": ["yellow", "blue"]},
        tokens={"far_east 3": "wealth"},
        purple={"harbour": 4, "coast": ["merchant_dock", "shipyard"]},
    )
    before = look(state, "purple")
    do(state, "activate shipyard")
    assert [line for line in legal(state) if "far_east" in line] == ["ship far_east track"]
    do(state, "ship far_east track")
    assert track(state, "far_east") == ["yellow", "blue", "purple"]
    assert look(state, "purple").harbour == before.harbour - 2
    assert look(state, "purple").wealth == before.wealth + 1


@rule("END-T10", "END-9.6", "END-9.7", "END-9.8")
def test_purple_opens_the_far_east_and_wins_the_tie_for_the_governor() -> None:
    state = position(
        active="purple",
        tracks={"far_east": ["yellow", "blue", "purple", "blue", "yellow"]},
        tokens={"far_east 6": "industry"},
        purple={"harbour": 4, "coast": ["merchant_dock", "shipyard"]},
    )
    before = look(state, "purple")
    do(state, "activate shipyard", "ship far_east track")
    after = look(state, "purple")
    assert is_opened(state, "far_east")
    assert after.industry == before.industry + 1 + 2, "the token and the governor's symbols"
    assert after.cards == ["governor_far_east"]
    assert after.culture == before.culture + 1
    assert look(state, "blue").cards == []


@rule("END-T11", "END-9.3")
def test_blue_ships_to_a_fleet_space_in_europe() -> None:
    state = position(
        active="blue",
        tokens={"north_atlantic_fleet": "industry"},
        blue={"harbour": 4, "coast": ["merchant_dock", "shipyard"]},
    )
    before = look(state, "blue")
    assert presence(state, "europe", "blue") == 0
    do(state, "activate shipyard", "ship north_atlantic_fleet")
    after = look(state, "blue")
    assert after.harbour == before.harbour - 2
    assert after.places == ["north_atlantic_fleet"]
    assert after.industry == before.industry + 1


@rule("END-T12", "END-9.4", "END-9.5")
def test_red_ships_to_the_open_sea_of_the_far_east() -> None:
    closed = position(red={"harbour": 4, "coast": ["merchant_dock", "shipyard"]})
    do(closed, "activate shipyard")
    assert refused(closed, "ship far_east sea") == "unopened"
    state = position(opened=["far_east"], red={"harbour": 4, "coast": ["merchant_dock", "shipyard"]})
    before = look(state)
    assert presence(state, "far_east") == 0
    do(state, "activate shipyard", "ship far_east sea")
    after = look(state)
    assert presence(state, "far_east") == 1
    assert after.harbour == before.harbour - 2
    assert (after.attribute_tokens, after.action_tokens) == (before.attribute_tokens, before.action_tokens)


@rule("END-T13", "END-10.1", "END-10.3", "END-11.2")
def test_yellow_occupies_in_india_and_completes_a_route() -> None:
    state = position(
        active="yellow",
        opened=["india"],
        tokens={"calicut": "ship_draw", "bombay-calicut": "culture"},
        yellow={"harbour": 4, "coast": ["colonial_house", "market"], "places": ["bombay"]},
    )
    before = look(state, "yellow")
    do(state, "activate colonial_house", "occupy calicut")
    after = look(state, "yellow")
    assert after.harbour == before.harbour - 2
    assert after.action_tokens == {"ship_draw": 1}
    assert after.culture == before.culture + 1


@rule("END-T14", "END-2.16", "END-11.4")
def test_yellow_controls_a_route_with_discs_on_both_ends() -> None:
    yellow = COLOURS.index("yellow")
    state = position(yellow={"places": ["venice", "bordeaux"]})
    assert controlled(state, yellow) == 1
    assert next(line.points for line in sheet(state, yellow) if line.id == "routes") == 1
    state = position(yellow={"places": ["venice"]}, red={"places": ["bordeaux"]})
    assert controlled(state, yellow) == 0
    assert controlled(state, 0) == 0


@rule("END-T15", "END-12.3", "END-12.6", "END-12.7")
def test_blue_attacks_a_city_of_yellow() -> None:
    state = position(
        active="blue",
        opened=["india"],
        tokens={"bombay-calicut": "industry"},
        blue={"harbour": 3, "coast": ["colonial_house", "barracks"], "places": ["calicut"]},
        yellow={"places": ["bombay"], "tokens": {"culture": 1}},
    )
    blue, yellow = look(state, "blue"), look(state, "yellow")
    glory = RULES.scores(state)[COLOURS.index("yellow")]
    do(state, "activate barracks")
    assert look(state, "blue").harbour == 2
    do(state, "attack bombay")
    assert look(state, "blue").harbour == 0
    assert look(state, "blue").supply == blue.supply + 1
    assert look(state, "yellow").supply == yellow.supply + 1
    assert look(state, "blue").places == ["bombay", "calicut"]
    assert look(state, "blue").industry == blue.industry + 1
    assert RULES.scores(state)[COLOURS.index("yellow")] == glory - 1
    assert look(state, "yellow").attribute_tokens == yellow.attribute_tokens


@rule("END-T16", "END-14.2", "END-14.3")
@pytest.mark.parametrize(("discs", "possible"), [(3, True), (2, False)])
def test_red_draws_in_unopened_north_america(discs: int, possible: bool) -> None:
    state = position(
        tracks={"north_america": ["red"] * discs},
        decks={"north_america": 3},
        red={"harbour": 2, "coast": ["colonial_house", "market"]},
    )
    assert not is_opened(state, "north_america")
    before = look(state)
    do(state, "activate market")
    assert ("draw north_america" in legal(state)) == possible
    if possible:
        do(state, "draw north_america")
        assert look(state).industry == before.industry + 2
        assert look(state).culture == before.culture + 2


@rule("END-T17", "END-14.7")
def test_a_value_1_card_brings_a_disc_besides_its_symbols() -> None:
    state = position(tracks={"south_america": ["red"]}, red={"harbour": 2, "coast": ["colonial_house", "market"]})
    before = look(state)
    do(state, "activate market", "draw south_america")
    after = look(state)
    assert after.culture == before.culture + 2
    assert (after.supply, after.harbour) == (before.supply - 1, before.harbour)


@rule("END-T18", "END-15.1", "END-15.2", "END-15.3", "END-15.4")
def test_abolition_costs_blue_industry_5_and_wealth_2() -> None:
    state = position(
        decks={"europe": 5},
        red={
            "harbour": 2,
            "coast": ["colonial_house", "market"],
            "places": ["london", "copenhagen", "lisbon", "venice", "algiers"],
        },
        blue={"cards": ["slavery_3", "slavery_4"]},
    )
    before = look(state, "blue")
    do(state, "activate market", "draw europe")
    after = look(state, "blue")
    assert (after.industry, after.wealth) == (before.industry - 5, before.wealth - 2)
    assert after.aside == ["slavery_3", "slavery_4"]
    assert next(line.points for line in sheet(state, COLOURS.index("blue")) if line.id == "slavery") == -2
    assert top(state, "slavery") == ""


@rule("END-T19", "END-16.2", "END-16.3", "END-16.4", "END-16.8")
def test_purple_discards_south_america_1() -> None:
    state = position(
        at="discard",
        active="purple",
        opened=["caribbean"],
        purple={
            "cards": ["south_america_1", "north_america_1", "india_1", "slavery_0", "governor_caribbean"],
            "influence": 3,
        },
    )
    assert level(INFLUENCE, 3) == 2
    culture = look(state, "purple").culture
    do(state, "governor caribbean")
    assert phase(state) == "discard", "over by one"
    do(state, "discard south_america_1")
    assert look(state, "purple").culture == culture - 2
    assert in_pile(state) == ["south_america_1"]
    assert phase(state) == "build"


@rule("END-T20", "END-18.1", "END-18.2", "END-18.3", "END-18.4", "END-18.5", "END-18.6", "END-18.7", "END-18.8")
def test_red_scores_66() -> None:
    """Tracks 36, cities and routes 19, buildings, cards and the empty governor space 11, harbour 1, slavery −1."""
    europe = [PLACE_IDS[place] for place in members(BOARDS[0].cities) if PLACE_ZONE[place] == EUROPE]
    state = position(
        opened=["north_america"],
        red={
            "coast": ["colonial_house", "university", "docks"],
            "cards": ["south_america_4", "south_america_5"],
            "aside": ["slavery_0"],
            "industry": 10,
            "culture": 8,
            "wealth": 9,
            "influence": 12,
            "harbour": 4,
            "places": [*europe, "boston", "charleston", "new_orleans"],
        },
    )
    lines = {line.id: line.points for line in sheet(state, 0)}
    assert [lines[id] for id in ("industry", "culture", "wealth", "influence")] == [10, 7, 7, 12]
    assert lines["cities"] + lines["routes"] == 19
    assert lines["buildings"] + lines["cards"] + lines["governor_space"] == 11
    assert (lines["governor_space"], lines["harbour"], lines["slavery"]) == (3, 1, -1)
    assert RULES.scores(state)[0] == 66


@rule("END-T21", "END-19.2", "END-19.3")
@pytest.mark.parametrize("reaction", ["silent africa track", "silent lisbon"])
def test_the_docks_call_for_one_reaction_to_ship_or_to_occupy(reaction: str) -> None:
    state = position(seats=2, options={"silent_fleet": True}, red={"harbour": 5, "coast": ["colonial_house", "docks"]})
    do(state, "activate docks", "ship india track", "occupy london")
    assert whose_turn(state) == "red"
    silent = state.supply[2]
    assert "africa track" in targets(state, "silent")
    do(state, reaction)
    assert state.supply[2] == silent - 1
    assert whose_turn(state) == "yellow"
    assert presence(state, "africa" if "africa" in reaction else "europe", SILENT) == 1
