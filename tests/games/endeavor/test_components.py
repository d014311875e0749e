"""Chapters 1 and 2, components and terms: what is in the box, and what the words mean."""

from __future__ import annotations

import pytest
from support.endeavor import do, is_opened, legal, look, new_game, position, presence, refused, targets, token_at
from support.marks import rule

from caravela.games.endeavor import RULES
from caravela.games.endeavor.boards import BOARDS, CITIES, FLEETS, PLACE_IDS, PLACE_ZONE
from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.components import (
    BOX,
    BUILDING_IDS,
    CARD_IDS,
    COLOURS,
    DECK_IDS,
    EUROPE,
    TILE_COPIES,
    TILE_LEVEL,
    TOKEN_COUNT,
    TOKEN_IDS,
    ZONE_IDS,
    ZONES,
    level,
    members,
    track_glory,
)


@rule("END-1.1")
def test_the_board_has_two_sides() -> None:
    assert [board.id for board in BOARDS] == ["a", "b"]
    assert BOARDS[0].places != BOARDS[1].places
    assert BOX.pieces.board_sides == 2


@rule("END-1.2")
def test_there_are_95_tokens_of_eight_kinds() -> None:
    assert dict(zip(TOKEN_IDS, TOKEN_COUNT, strict=True)) == {
        "industry": 17,
        "culture": 20,
        "wealth": 17,
        "influence": 25,
        "occupy_draw": 6,
        "ship_draw": 6,
        "payment": 2,
        "attack": 2,
    }
    assert sum(TOKEN_COUNT) == 95


@rule("END-1.3", "END-1.4")
def test_there_are_49_tiles_of_19_types_and_two_sided_start_tiles() -> None:
    assert [TILE_LEVEL.count(level) for level in range(1, 6)] == [3, 3, 3, 3, 7]
    assert sum(TILE_COPIES) == 49
    assert BUILDING_IDS[19:] == ("colonial_house", "merchant_dock")
    assert BOX.pieces.start_tiles == len(COLOURS)


@rule("END-1.5", "END-1.6")
def test_there_are_42_asset_cards_and_six_governors() -> None:
    assert len(DECK_IDS) == 8
    assert len(CARD_IDS) == 48
    assert [id for id in CARD_IDS if id.startswith("governor")] == [f"governor_{id}" for id in ZONE_IDS[1:]]
    for deck in DECK_IDS:
        values = [id.rpartition("_")[2] for id in CARD_IDS if id.rpartition("_")[0] == deck]
        assert values == list("012345" if deck in ("europe", "slavery") else "12345")


@rule("END-1.7", "END-1.8")
def test_mats_have_a_coast_of_eight_and_discs_come_in_five_colours() -> None:
    assert (BOX.mat.coast, BOX.mat.card_spaces, BOX.mat.governor_spaces, BOX.mat.track_end) == (8, 5, 1, 15)
    assert BOX.scoring.empty_governor_space == 3
    assert (len(COLOURS), BOX.pieces.discs_per_player, BOX.pieces.crowns) == (5, 35, 1)


@rule("END-1.9", "END-20.1", "END-20.3")
def test_nothing_of_the_exploits_is_in_the_game() -> None:
    words = [
        *RULES.actions.kinds(),
        *RULES.meta.events,
        *RULES.meta.score_lines,
        *(option.id for option in RULES.meta.options),
    ]
    assert not [word for word in words if "exploit" in word]
    assert not hasattr(BOX, "exploits")


@rule("END-2.1")
def test_europe_is_a_zone_but_not_a_region() -> None:
    assert ZONE_IDS == ("europe", "north_america", "caribbean", "south_america", "africa", "india", "far_east")
    assert [zone.region for zone in BOX.zones] == [False] + [True] * 6


@rule("END-2.2")
@pytest.mark.parametrize("side", [0, 1])
def test_regions_have_a_track_and_cities_europe_has_no_track_but_a_fleet_space(side: int) -> None:
    board = BOARDS[side]
    assert board.track_length[EUROPE] == 0
    assert min(board.track_length[1:]) > 0
    for zone in range(ZONES):
        assert any(PLACE_ZONE[place] == zone for place in members(board.cities))
    assert any(PLACE_ZONE[place] == EUROPE for place in members(board.fleets))
    assert [deck.zone for deck in BOX.decks].count("europe") == 2


@rule("END-2.3")
def test_places_hold_one_disc_and_an_open_sea_any_number() -> None:
    state = position(
        opened=["india"],
        red={
            "harbour": 9,
            "coast": ["merchant_dock", "shipyard"],
            "places": ["arabian_sea_fleet"],
            "seas": {"india": 2},
        },
        yellow={"seas": {"india": 3}},
    )
    do(state, "activate shipyard")
    assert "ship arabian_sea_fleet" not in legal(state)
    do(state, "ship india sea")
    assert presence(state, "india") == 4
    assert presence(state, "india", "yellow") == 3


@rule("END-2.4")
def test_every_disc_is_in_one_place_or_the_position_is_refused() -> None:
    state = position(red={"harbour": 3})
    state.harbour[0] += 1
    with pytest.raises(AssertionError, match="END-I1"):
        RULES.check(state)


@rule("END-2.5")
def test_presence_counts_cities_fleet_spaces_track_and_sea_together() -> None:
    state = position(
        opened=["india"],
        tracks={"india": ["red", "yellow", "red"]},
        red={"places": ["calicut", "arabian_sea_fleet", "london"], "seas": {"india": 2}},
    )
    assert presence(state, "india") == 6
    assert presence(state, "europe") == 1
    assert presence(state, "india", "yellow") == 1


@rule("END-2.6")
def test_everybody_may_occupy_and_attack_in_europe_with_a_presence_of_0() -> None:
    state = position(red={"harbour": 4, "coast": ["colonial_house", "barracks"]}, yellow={"places": ["london"]})
    assert presence(state, "europe") == 0
    do(state, "activate barracks")
    assert targets(state, "attack") == ["london"]
    state = position(red={"harbour": 4, "coast": ["colonial_house", "barracks"]})
    do(state, "activate colonial_house")
    assert "lisbon" in targets(state, "occupy")


@rule("END-2.7")
def test_regions_open_when_their_track_is_full_and_europe_is_open_from_the_start() -> None:
    state = new_game()
    assert is_opened(state, "europe")
    assert not any(is_opened(state, id) for id in ZONE_IDS[1:])
    state = position(opened=["africa"], tracks={"caribbean": ["red"] * 3})
    assert is_opened(state, "africa")
    assert not is_opened(state, "caribbean")


@rule("END-2.8")
def test_an_attribute_counts_buildings_cards_governors_tokens_and_memorial_discs() -> None:
    state = position(
        opened=["africa"],
        red={
            "coast": ["merchant_dock", "bank", "memorial"],
            "cards": ["slavery_2", "governor_africa"],
            "tokens": {"wealth": 3},
            "memorial": {"wealth": 1},
        },
    )
    assert look(state).wealth == 1 + 2 + 0 + 2 + 2 + 3 + 1
    assert look(state).industry == 1


@rule("END-2.9")
def test_attributes_change_at_once_both_ways() -> None:
    state = position(at="discard", red={"cards": ["europe_0", "south_america_1", "north_america_1"], "influence": 1})
    assert (look(state).culture, look(state).wealth) == (3, 1)
    do(state, "discard europe_0")
    assert (look(state).culture, look(state).wealth) == (2, 0)
    state = position(red={"harbour": 1, "coast": ["colonial_house", "market"], "places": ["london"]})
    before = look(state).culture
    do(state, "activate market", "draw europe")
    assert look(state).culture == before + 1


@rule("END-2.10")
def test_attributes_have_no_upper_limit() -> None:
    state = position(
        red={"harbour": 3, "coast": ["merchant_dock", "shipyard"], "influence": 16}, tokens={"india 1": "influence"}
    )
    do(state, "activate shipyard", "ship india track")
    assert look(state).influence == 17
    assert level(3, 17) == 5
    assert track_glory(17) == 17


@rule("END-2.11")
@pytest.mark.parametrize(
    ("attribute", "levels"),
    [
        ("industry", [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]),
        ("culture", [2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6]),
        ("wealth", [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]),
        ("influence", [1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]),
    ],
)
def test_levels_begin_at_0_2_4_7_and_10(attribute: str, levels: list[int]) -> None:
    assert [level(ATTRIBUTE_IDS.index(attribute), value) for value in range(12)] == levels


@rule("END-2.12", "END-2.13")
def test_attribute_tokens_raise_their_track_and_action_tokens_go_to_the_harbour() -> None:
    state = position(
        tokens={"india 1": "wealth", "africa 1": "attack"},
        red={"harbour": 5, "coast": ["merchant_dock", "shipyard"]},
    )
    wealth = look(state).wealth
    do(state, "activate shipyard", "ship india track", "pass", "pass", "pass")
    assert look(state).attribute_tokens == {"wealth": 1}
    assert look(state).wealth == wealth + 1
    discs = look(state).harbour
    do(state, "activate merchant_dock", "ship africa track")
    assert look(state).action_tokens == {"attack": 1}
    assert look(state).harbour == discs - 2, "a token is no disc"
    assert look(state).attribute_tokens == {"wealth": 1}


@rule("END-2.14")
def test_no_decision_gives_cards_or_tokens_away() -> None:
    kinds = set(RULES.actions.kinds())
    assert not kinds & {"trade", "give", "exchange"}
    state = position(red={"harbour": 3, "cards": ["europe_0"], "tokens": {"attack": 1}})
    assert refused(state, "discard europe_0") == "other_phase"


@rule("END-2.15")
@pytest.mark.parametrize("side", [0, 1])
def test_routes_join_two_places_and_may_cross_zones(side: int) -> None:
    routes = BOARDS[side].routes
    assert all(route.a != route.b for route in routes)
    assert any(PLACE_ZONE[route.a] != PLACE_ZONE[route.b] for route in routes)
    assert any(route.space < 0 for route in routes)
    assert any(FLEETS >> route.b & 1 or FLEETS >> route.a & 1 for route in routes)
    assert any(CITIES & route.ends == route.ends for route in routes)
    assert sorted(route.space for route in routes if route.space >= 0)[-1] == 94


@rule("END-2.16")
def test_a_route_is_controlled_while_own_discs_are_on_both_ends() -> None:
    from caravela.games.endeavor.chapters.routes import controlled

    state = position(red={"places": ["venice", "bordeaux"]}, yellow={"places": ["constantinople"]})
    assert controlled(state, 0) == 1
    assert controlled(state, 1) == 0
    assert token_at(state, "venice-bordeaux") == ""
    assert token_at(state, "constantinople-venice") != ""


@rule("END-2.17")
def test_a_level_counts_only_in_its_own_phase() -> None:
    """Wealth that grows in the action phase brings no disc back, culture no disc from the supply."""
    state = position(
        tokens={"india 1": "culture"},
        red={"harbour": 2, "coast": ["merchant_dock", "market*"], "culture": 1},
    )
    before = look(state)
    do(state, "activate merchant_dock", "ship india track")
    after = look(state)
    assert after.culture == 2
    assert (after.harbour, after.supply) == (before.harbour - 2, before.supply)
    assert after.coast == ["merchant_dock*", "market*"]


def test_every_place_is_on_some_side() -> None:
    assert BOARDS[0].places | BOARDS[1].places == (1 << len(PLACE_IDS)) - 1
