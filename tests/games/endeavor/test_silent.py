"""Chapter 19, the Silent Fleet."""

from __future__ import annotations

import pytest
from support.endeavor import (
    SILENT,
    SILENT_SWITCHES,
    do,
    is_opened,
    legal,
    look,
    new_game,
    offer,
    phase,
    position,
    presence,
    refused,
    targets,
    token_at,
    top,
    track,
    whose_turn,
    why_not,
)
from support.marks import rule

from caravela.core.errors import BadOption
from caravela.core.options import Options
from caravela.games.endeavor import RULES
from caravela.games.endeavor.chapters.routes import controlled
from caravela.games.endeavor.components import CARD_IDS, OCCUPY, ZONE_IDS

REGIONS = ZONE_IDS[1:]
VARIANT = {"silent_fleet": True}


@rule("END-19.1")
def test_the_silent_fleet_has_35_discs_of_its_own() -> None:
    state = new_game(2, silent_fleet=True)
    assert state.supply == [35, 35, 35]
    assert len(state.harbour) == 2


@rule("END-19.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_silent_fleet_is_for_two_players(seats: int) -> None:
    with pytest.raises(BadOption, match="for 2 players"):
        RULES.new_state(seats, Options(RULES.meta.options, VARIANT))


@rule("END-19.2", "END-19.4", "END-R7")
def test_after_a_ship_the_same_player_puts_a_silent_disc_anywhere_on_tracks_and_fleet_spaces() -> None:
    state = position(
        seats=2,
        opened=["india"],
        options=VARIANT,
        tokens={"africa 1": "culture"},
        red={"harbour": 5, "coast": ["merchant_dock", "shipyard"]},
    )
    do(state, "activate shipyard", "ship india sea")
    assert whose_turn(state) == "red"
    tracks = [f"silent {id} track" for id in REGIONS if id != "india"]
    assert legal(state) == [
        *tracks,
        "silent north_atlantic_fleet",
        "silent mediterranean_fleet",
        "silent arabian_sea_fleet",
    ]
    gone = sum(state.gone)
    do(state, "silent africa track")
    assert track(state, "africa") == [SILENT]
    assert token_at(state, "africa 1") == ""
    assert sum(state.gone) == gone + 1, "the token leaves the game"
    assert state.supply[2] == 34
    assert whose_turn(state) == "yellow"


@rule("END-19.2")
def test_without_the_variant_nothing_reacts() -> None:
    state = position(seats=2, red={"harbour": 5, "coast": ["merchant_dock", "shipyard"]})
    do(state, "activate shipyard", "ship india track")
    assert whose_turn(state) == "yellow"


@rule("END-19.3", "END-19.9")
def test_of_two_actions_the_player_chooses_which_one_is_answered() -> None:
    state = position(seats=2, options=VARIANT, red={"harbour": 5, "coast": ["merchant_dock", "docks"]})
    do(state, "activate docks", "ship india track", "occupy london")
    silent = targets(state, "silent")
    assert "india track" in silent
    assert "lisbon" in silent
    assert "nothing" not in silent, "both actions have a reaction"
    do(state, "silent lisbon")
    assert whose_turn(state) == "yellow", "there is only one reaction"


@rule("END-19.3", "END-19.9")
def test_an_attack_may_be_chosen_to_be_answered_by_nothing() -> None:
    state = position(
        seats=2,
        options=VARIANT,
        red={"harbour": 9, "coast": ["merchant_dock", "arsenal"]},
        yellow={"places": ["london"]},
    )
    both = state.clone()
    do(both, "activate arsenal", "ship india track", "attack london")
    assert "silent nothing" in legal(both)
    do(both, "silent nothing")
    assert whose_turn(both) == "yellow"
    do(state, "activate arsenal", "ship india track", "done")
    assert "silent nothing" not in legal(state)
    assert refused(state, "silent nothing") == "silent_must_react"


@rule("END-19.4")
def test_the_silent_fleet_never_goes_to_an_open_sea() -> None:
    state = position(
        seats=2, opened=REGIONS, options=VARIANT, red={"harbour": 5, "coast": ["merchant_dock", "shipyard"]}
    )
    do(state, "activate shipyard", "ship india sea")
    assert targets(state, "silent") == [
        "north_atlantic_fleet",
        "mediterranean_fleet",
        "grand_banks_fleet",
        "windward_fleet",
        "arabian_sea_fleet",
        "south_china_sea_fleet",
    ]
    assert refused(state, "silent india track") == "opened_already"
    fleets = targets(state, "silent")
    state = position(
        seats=2,
        opened=REGIONS,
        options=VARIANT,
        red={"harbour": 5, "coast": ["merchant_dock", "shipyard"], "places": fleets},
    )
    do(state, "activate shipyard", "ship india sea")
    assert whose_turn(state) == "yellow", "without such a space nothing happens"


@rule("END-19.5")
@pytest.mark.parametrize(
    ("before", "winner"),
    [(["red", "silent", "silent"], "silent"), (["red", "red", "silent"], "silent"), (["red", "red", "red"], "red")],
)
def test_the_silent_fleet_opens_regions_and_competes_for_the_governor(before: list[str], winner: str) -> None:
    state = position(
        seats=2,
        options=VARIANT,
        tracks={"caribbean": before},
        red={"harbour": 5, "coast": ["merchant_dock", "shipyard"]},
    )
    do(state, "activate shipyard", "ship india track", "silent caribbean track")
    assert is_opened(state, "caribbean")
    card = CARD_IDS.index("governor_caribbean")
    assert bool(state.removed >> card & 1) == (winner == "silent")
    assert ("governor_caribbean" in look(state).cards) == (winner == "red")


@rule("END-19.6", "END-R13")
def test_after_an_occupation_a_silent_disc_goes_to_a_city_within_the_fleets_reach() -> None:
    state = position(
        seats=2,
        opened=["india", "africa"],
        options=VARIANT,
        tracks={"india": [SILENT]},
        tokens={"calicut": "payment"},
        red={"harbour": 5, "coast": ["colonial_house", "market"]},
    )
    do(state, "activate colonial_house", "occupy london")
    silent = targets(state, "silent")
    assert "lisbon" in silent, "Europe needs no presence"
    assert "calicut" in silent
    assert "mozambique" not in silent
    assert refused(state, "silent mozambique") == "silent_no_presence"
    assert refused(state, "silent boston") == "unopened"
    assert refused(state, "silent london") == "place_taken"
    assert refused(state, "silent north_atlantic_fleet") == "silent_not_asked"
    do(state, "silent calicut")
    assert presence(state, "india", SILENT) == 2
    assert token_at(state, "calicut") == ""
    assert look(state).action_tokens == {}


@rule("END-19.7")
def test_after_a_draw_a_card_within_the_silent_presence_leaves_the_game() -> None:
    state = position(
        seats=2,
        options=VARIANT,
        tracks={"india": [SILENT], "africa": ["red"]},
        decks={"europe": 2, "slavery": 1},
        silent=["london"],
        red={"harbour": 5, "coast": ["colonial_house", "market"]},
    )
    do(state, "activate market", "draw africa")
    assert legal(state) == ["silent draw slavery", "silent draw india"]
    reason = why_not(state, "silent draw europe")
    assert (reason.kind, reason.values["presence"]) == ("silent_value_too_high", 1)
    do(state, "silent draw india")
    assert top(state, "india") == "india_2"
    assert state.removed >> CARD_IDS.index("india_1") & 1
    assert look(state).cards == ["africa_1"]


@rule("END-19.7")
def test_without_such_a_card_nothing_happens_after_a_draw() -> None:
    state = position(
        seats=2,
        options=VARIANT,
        tracks={"africa": ["red"]},
        decks={"europe": 1, "slavery": 1},
        red={"harbour": 5, "coast": ["colonial_house", "market"]},
    )
    do(state, "activate market", "draw africa")
    assert whose_turn(state) == "yellow"


@rule("END-19.8")
def test_removing_europe_5_abolishes_slavery() -> None:
    state = position(
        seats=2,
        options=VARIANT,
        tracks={"africa": ["red"]},
        decks={"europe": 5},
        silent=["london", "copenhagen", "lisbon", "venice", "algiers"],
        red={"harbour": 5, "coast": ["colonial_house", "market"]},
        yellow={"cards": ["slavery_0"]},
    )
    do(state, "activate market", "draw africa", "silent draw europe")
    assert state.abolished == 1
    assert look(state, "yellow").aside == ["slavery_0"]
    assert top(state, "slavery") == ""


@rule("END-19.9")
def test_attack_payment_and_passing_have_no_reaction() -> None:
    state = position(
        seats=2,
        options=VARIANT,
        red={"harbour": 9, "coast": ["colonial_house*", "barracks", "museum"]},
        yellow={"places": ["london"]},
    )
    attack, payment = state.clone(), state.clone()
    do(attack, "activate barracks", "attack london")
    do(payment, "activate museum", "payment colonial_house")
    do(state, "pass")
    assert {whose_turn(attack), whose_turn(payment), whose_turn(state)} == {"yellow"}


@rule("END-R16", "END-19.7")
@pytest.mark.parametrize(
    ("decks", "offered"),
    [("all", ["silent draw europe", "silent draw slavery", "silent draw india"]), ("regions", ["silent draw india"])],
)
def test_an_option_leaves_the_european_decks_to_the_players(decks: str, offered: list[str]) -> None:
    state = position(
        seats=2,
        options={**VARIANT, "silent_draw": decks},
        tracks={"africa": ["red"], "india": [SILENT]},
        silent=["london"],
        red={"harbour": 5, "coast": ["merchant_dock", "market"]},
    )
    do(state, "activate market", "draw africa")
    assert legal(state) == offered
    if decks == "regions":
        reason = why_not(state, "silent draw europe")
        assert (reason.kind, reason.rule, reason.values) == ("silent_other_deck", "END-R16", {"deck": "europe"})


@rule("END-R16")
def test_without_a_deck_of_a_region_within_reach_nothing_happens() -> None:
    state = position(
        seats=2, options={**VARIANT, "silent_draw": "regions"}, red={"harbour": 5, "coast": ["merchant_dock", "market"]}
    )
    do(state, "activate market", "draw europe")
    assert whose_turn(state) == "yellow"


@rule("END-19.10")
def test_a_possible_reaction_is_mandatory() -> None:
    state = position(seats=2, options=VARIANT, red={"harbour": 5, "coast": ["merchant_dock", "shipyard"]})
    do(state, "activate shipyard", "ship india track")
    assert all(line.startswith("silent ") for line in legal(state))
    assert refused(state, "silent nothing") == "silent_must_react"


@rule("END-19.11")
def test_the_silent_fleet_takes_no_route_and_no_token_of_a_route() -> None:
    state = position(
        seats=2,
        options=VARIANT,
        tokens={"venice-bordeaux": "attack"},
        silent=["venice"],
        red={"harbour": 5, "coast": ["colonial_house", "market"]},
    )
    do(state, "activate colonial_house", "occupy london", "silent bordeaux")
    assert token_at(state, "venice-bordeaux") == "attack"
    assert controlled(state, 0) == 0
    assert len(RULES.scores(state)) == 2


@rule("END-19.12")
def test_silent_discs_can_be_attacked_and_return_to_their_supply() -> None:
    state = position(
        seats=2,
        options=VARIANT,
        silent=["london"],
        red={"harbour": 5, "coast": ["colonial_house", "barracks", "memorial"]},
    )
    supply = state.supply[2]
    events = do(state, "activate barracks", "attack london", "memorial culture")
    assert state.supply[2] == supply + 1
    assert "attacked_silent" in [event.kind for event in events]
    assert look(state).places == ["london"]


@rule("END-19.13", "END-R7")
def test_without_silent_discs_ship_and_occupy_have_no_reaction() -> None:
    state = position(
        seats=2,
        options=VARIANT,
        tracks={"africa": ["red"]},
        silent=["london"],
        red={"harbour": 5, "coast": ["colonial_house", "docks", "town_hall"]},
    )
    state.seas += [0] * 7
    state.supply[2] = 0
    both = state.clone()
    for line in ("activate docks", "ship india track", "occupy lisbon"):
        RULES.apply(both, RULES.actions.parse(line))
    assert whose_turn(both) == "yellow"
    for line in ("activate town_hall", "occupy lisbon", "draw africa"):
        RULES.apply(state, RULES.actions.parse(line))
    assert "silent draw europe" in legal(state)
    assert refused(state, "silent venice") == "silent_no_discs"


@rule("END-19.13")
def test_the_silent_fleet_is_in_no_ranking() -> None:
    state = position(seats=2, options=VARIANT, round=7, passed=["yellow"], silent=["london", "lisbon"])
    do(state, "pass")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert sorted(seat for place in outcome.ranking for seat in place) == [0, 1]


@rule("END-19.14")
@pytest.mark.parametrize(("option", "possible"), [(False, True), (True, False)])
def test_same_zone_limits_the_reaction_to_an_occupation(option: bool, possible: bool) -> None:
    state = position(
        seats=2,
        opened=["india"],
        options={**VARIANT, "occupy_same_zone": option},
        tracks={"india": [SILENT, "red"]},
        red={"harbour": 5, "coast": ["colonial_house", "market"]},
    )
    do(state, "activate colonial_house", "occupy calicut")
    assert ("silent london" in legal(state)) == possible
    assert "silent bombay" in legal(state)
    if not possible:
        reason = why_not(state, "silent london")
        assert (reason.kind, reason.rule, reason.values) == ("silent_other_zone", "END-19.14", {"zone": "europe"})


@rule("END-19.3", "END-19.14")
def test_after_two_occupations_the_silent_fleet_may_follow_either() -> None:
    """No tile of the box occupies twice, but nothing in the rules is against one."""
    state = position(
        seats=2,
        opened=["india", "africa"],
        options={**VARIANT, "occupy_same_zone": True},
        tracks={"india": [SILENT, "red"], "africa": [SILENT]},
        red={"harbour": 5, "coast": ["colonial_house", "docks"]},
    )
    do(state, "activate docks")
    state.available = (OCCUPY, OCCUPY)
    do(state, "occupy calicut", "occupy london")
    assert {"silent bombay", "silent lisbon"} <= set(legal(state))
    assert refused(state, "silent elmina") == "silent_other_zone"


@rule("END-19.3")
@pytest.mark.parametrize(
    ("building", "lines"),
    [("cartographer", ["ship india track"] * 2), ("trading_house", ["draw africa", "draw slavery"])],
)
def test_two_equal_actions_have_one_reaction_and_it_is_mandatory(building: str, lines: list[str]) -> None:
    state = position(
        seats=2,
        options=VARIANT,
        tracks={"africa": ["red", SILENT]},
        red={"harbour": 5, "coast": ["colonial_house", building]},
    )
    do(state, f"activate {building}", *lines)
    assert whose_turn(state) == "red"
    assert "silent nothing" not in legal(state)
    do(state, legal(state)[0])
    assert whose_turn(state) == "yellow"


@rule("END-19.15")
@pytest.mark.parametrize(("option", "turn"), [(False, "red"), (True, "yellow")])
def test_tokens_can_be_ignored(option: bool, turn: str) -> None:
    state = position(
        seats=2,
        options={**VARIANT, "ignore_tokens": option},
        red={"harbour": 5, "coast": ["merchant_dock", "shipyard"], "tokens": {"ship_draw": 1}},
    )
    building = state.clone()
    do(state, "spend ship_draw", "ship india track")
    assert whose_turn(state) == turn
    do(building, "activate shipyard", "ship india track")
    assert whose_turn(building) == "red"


@rule("END-19.16")
def test_with_shortage_the_player_without_the_crown_removes_a_tile_before_each_round() -> None:
    options = {**VARIANT, "building_shortage": True}
    state = new_game(2, **options)
    do(state, "start colonial_house", "start colonial_house")
    for round in range(1, 4):
        assert state.round == round
        assert phase(state) == "shortage"
        assert whose_turn(state) == ("yellow" if round % 2 else "red")
        assert [line.removeprefix("remove ") for line in legal(state)] == list(offer(state))
        before = offer(state)
        do(state, legal(state)[-1])
        assert sum(offer(state).values()) == sum(before.values()) - 1
        while state.round == round:
            do(state, "pass" if "pass" in legal(state) else legal(state)[0])
    reason = why_not(state, "remove palace") if "palace" not in offer(state) else None
    assert reason is None or reason.kind in ("none_left", "not_in_this_game")


@rule("END-19.16")
def test_without_shortage_a_round_begins_with_building() -> None:
    state = new_game(2, silent_fleet=True)
    do(state, "start colonial_house", "start colonial_house")
    assert phase(state) == "build"
    state = new_game(2, building_shortage=True)
    do(state, "start colonial_house", "start colonial_house")
    assert phase(state) == "build", "the switch counts only with the Silent Fleet"


@rule("END-19.17")
def test_the_three_switches_are_options_of_their_own() -> None:
    for id in SILENT_SWITCHES:
        state = new_game(2, silent_fleet=True, **{id: True})
        assert state.variant.options[id] is True
        others = [other for other in SILENT_SWITCHES if other != id]
        assert not any(state.variant.options[other] for other in others)
