"""The invariants END-I1 to END-I20: they hold in every game, and `check` refuses a position that breaks one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from support.endeavor import SILENT_SWITCHES, lively_game, position
from support.marks import rule

from caravela.core import transcript
from caravela.core.actions import Action
from caravela.core.chance import Chance
from caravela.core.facts import CHANCE
from caravela.core.match import Match
from caravela.core.options import OptionValue
from caravela.games.endeavor import RULES
from caravela.games.endeavor.boards import BOARDS, PLACE_IDS
from caravela.games.endeavor.chapters import discard, rounds, routes
from caravela.games.endeavor.components import (
    BUILDING_IDS,
    CARD_IDS,
    COLOURS,
    LOCKED,
    TOKEN_IDS,
    ZONE_IDS,
    ZONES,
)
from caravela.games.endeavor.state import AT_OVER, AT_SALARY, AT_START, AT_TURN, NONE, EndeavorState
from caravela.workshop.conformance.play import bot_options

Game = list[tuple[EndeavorState, Action, EndeavorState]]
SILENT: dict[str, OptionValue] = {"silent_fleet": True}
#: Seats and options of the random games: every number of seats, both sides, every switch flipped.
TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"side": "b"}),
    (5, {}),
    (4, {"start": "first"}),
    (3, {"europe_bonus_disc": True}),
    (2, SILENT),
    (2, {**SILENT, "side": "b"}),
    (2, {**SILENT, "silent_draw": "regions"}),
    *((2, {**SILENT, id: True}) for id in SILENT_SWITCHES),
    (2, {**SILENT, **dict.fromkeys(SILENT_SWITCHES, True), "side": "b", "start": "first"}),
]


@rule("END-I15")
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("ordered", [False, True])
def test_every_invariant_holds_in_random_games_under_every_option(
    seats: int, options: dict[str, OptionValue], ordered: bool
) -> None:
    longest = 0

    def before(state: EndeavorState, legal: list[Action], action: Action) -> None:
        nonlocal longest
        numbers = [option.number for option in legal]
        assert numbers == sorted(set(numbers))
        assert 1 <= len(legal) <= 100
        if RULES.to_act(state) != CHANCE:
            longest = max(longest, len(legal))

    lively_game(seats, 20, options, ordered, before=before, after=lambda state, _: RULES.check(state))
    assert longest > 6


# Broken positions


def rich() -> EndeavorState:
    """Far into a game of three."""
    return position(
        seats=3,
        round=4,
        opened=["india", "africa"],
        tracks={"india": ["red"] * 3, "caribbean": ["yellow"]},
        level_5=["memorial", "palace", "museum"],
        pile=["europe_0"],
        red={
            "harbour": 5,
            "coast": ["colonial_house*", "market", "memorial", "workshop"],
            "cards": ["india_1", "slavery_0", "governor_india"],
            "aside": ["slavery_1"],
            "places": ["london", "calicut"],
            "seas": {"india": 1},
            "tokens": {"attack": 1},
            "memorial": {"culture": 1},
        },
    )


def edit(field: str, index: int, value: object) -> Callable[[EndeavorState], None]:
    def change(state: EndeavorState) -> None:
        getattr(state, field)[index] = value

    return change


def put(field: str, value: object) -> Callable[[EndeavorState], None]:
    return lambda state: setattr(state, field, value)


def add(field: str, index: int, more: int) -> Callable[[EndeavorState], None]:
    def change(state: EndeavorState) -> None:
        getattr(state, field)[index] += more

    return change


def overdraw(state: EndeavorState) -> None:
    state.harbour[0] += state.supply[0] + 1
    state.supply[0] = -1


def owe_harbour(state: EndeavorState) -> None:
    state.supply[0] += state.harbour[0] + 1
    state.harbour[0] = -1


def two_discs_in_a_city(state: EndeavorState) -> None:
    place = PLACE_IDS.index("london")
    state.discs[1] |= 1 << place
    state.presence[ZONES] += 1
    state.supply[1] -= 1


def leave_a_token_under_a_disc(state: EndeavorState) -> None:
    space = BOARDS[state.side].place_space[PLACE_IDS.index("london")]
    token = next(token for token in range(len(TOKEN_IDS)) if state.gone[token])
    state.gone[token] -= 1
    state.tokens[space] = token


def take_a_token_from_a_free_city(state: EndeavorState) -> None:
    space = BOARDS[state.side].place_space[PLACE_IDS.index("lisbon")]
    state.gone[state.tokens[space]] += 1
    state.tokens[space] = NONE


def take_a_token_from_the_end_of_a_track(state: EndeavorState) -> None:
    space = BOARDS[state.side].cell_space[ZONE_IDS.index("caribbean")] + 3
    state.gone[state.tokens[space]] += 1
    state.tokens[space] = NONE


def leave_the_token_of_a_controlled_route(state: EndeavorState) -> None:
    place = PLACE_IDS.index("north_atlantic_fleet")
    space = BOARDS[state.side].place_space[place]
    state.gone[state.tokens[space]] += 1
    state.tokens[space] = NONE
    state.discs[0] |= 1 << place
    state.presence[0] += 1
    state.supply[0] -= 1


def close_a_full_track(state: EndeavorState) -> None:
    state.opened &= ~(1 << ZONE_IDS.index("africa"))


def lose_a_governor(state: EndeavorState) -> None:
    state.removed &= ~(1 << CARD_IDS.index("governor_africa"))


def enter_an_unopened_region(state: EndeavorState) -> None:
    place = PLACE_IDS.index("havana")
    space = BOARDS[state.side].place_space[place]
    state.gone[state.tokens[space]] += 1
    state.tokens[space] = NONE
    state.discs[0] |= 1 << place
    state.presence[ZONE_IDS.index("caribbean")] += 1
    state.supply[0] -= 1


def sail_an_unopened_sea(state: EndeavorState) -> None:
    zone = ZONE_IDS.index("caribbean")
    state.seas[zone] += 1
    state.presence[zone] += 1
    state.supply[0] -= 1


def hold_a_card_twice(state: EndeavorState) -> None:
    state.held[1] |= 1 << CARD_IDS.index("europe_1")


def discard_a_slavery_card_to_the_pile(state: EndeavorState) -> None:
    state.aside[0] = 0
    state.pile |= 1 << CARD_IDS.index("slavery_1")


def abolish_without_consequences(state: EndeavorState) -> None:
    state.abolished = 1


def keep_slavery_after_abolition(state: EndeavorState) -> None:
    state.abolished = 1
    for card in range(state.decks[1], 12):
        state.removed |= 1 << card
    state.decks[1] = 12


def build_too_much(state: EndeavorState) -> None:
    university = BUILDING_IDS.index("university")
    state.coast[0] += (university,)
    state.stock[university] -= 1


def man_a_workshop(state: EndeavorState) -> None:
    state.manned[0] |= 1 << 3
    state.supply[0] -= 1


def man_a_space_without_a_building(state: EndeavorState) -> None:
    state.manned[1] |= 1 << 7
    state.supply[1] -= 1


def remember_without_a_memorial(state: EndeavorState) -> None:
    state.memorial[4] += 1
    state.attributes[4] += 1
    state.supply[1] -= 1


BROKEN: list[tuple[str, Callable[[EndeavorState], None]]] = [
    ("END-I1", add("harbour", 0, 1)),
    ("END-I1", add("presence", 0, 1)),
    ("END-I1", add("seas", ZONE_IDS.index("india"), 1)),
    ("END-I1", remember_without_a_memorial),
    ("END-I2", overdraw),
    ("END-I2", owe_harbour),
    ("END-I3", add("gone", 0, 1)),
    ("END-I3", add("action_tokens", 0, 1)),
    ("END-I3", edit("tokens", 3, NONE)),
    ("END-I4", two_discs_in_a_city),
    ("END-I4", leave_a_token_under_a_disc),
    ("END-I4", take_a_token_from_a_free_city),
    ("END-I4", take_a_token_from_the_end_of_a_track),
    ("END-I5", leave_the_token_of_a_controlled_route),
    ("END-I6", close_a_full_track),
    ("END-I6", lose_a_governor),
    ("END-I7", add("attributes", 0, 1)),
    ("END-I7", add("attributes", 5, -1)),
    ("END-I8", build_too_much),
    ("END-I9", add("stock", 0, 1)),
    ("END-I9", put("scrapped", (0,))),
    ("END-I9", put("in_offer", 0)),
    ("END-I10", hold_a_card_twice),
    ("END-I10", discard_a_slavery_card_to_the_pile),
    ("END-I10", edit("decks", 2, 99)),
    ("END-I10", edit("aside", 1, 1 << CARD_IDS.index("india_1"))),
    ("END-I11", abolish_without_consequences),
    ("END-I11", keep_slavery_after_abolition),
    ("END-I12", edit("governor_space", 1, CARD_IDS.index("governor_india"))),
    ("END-I13", man_a_workshop),
    ("END-I13", man_a_space_without_a_building),
    ("END-I14", put("passed", 1)),
    ("END-I14", put("mourners", (0,))),
    ("END-I14", put("round", 0)),
    ("END-I17", enter_an_unopened_region),
    ("END-I17", sail_an_unopened_sea),
]


@rule("END-I1", "END-I2", "END-I3", "END-I4", "END-I5", "END-I6", "END-I7", "END-I8", "END-I9")
@rule("END-I10", "END-I11", "END-I12", "END-I13", "END-I14", "END-I17")
@pytest.mark.parametrize(("invariant", "break_it"), BROKEN)
def test_a_broken_position_is_refused(invariant: str, break_it: Callable[[EndeavorState], None]) -> None:
    state = rich()
    RULES.check(state)
    break_it(state)
    with pytest.raises(AssertionError, match=f"^{invariant}\\b"):
        RULES.check(state)


@rule("END-I12")
def test_too_many_cards_after_the_discard_phase_are_refused() -> None:
    with pytest.raises(AssertionError, match="END-I12"):
        position(at="build", seats=2, red={"cards": ["south_america_1", "south_america_2", "south_america_3"]})


# Whole games, looked at from action to action


@cache
def games() -> list[Game]:
    """Random games of lively players, every table in two of them."""
    found = []
    for seats, options in TABLES:
        for seed in (1, 2):
            steps: Game = []
            state = RULES.new_state(seats, bot_options(RULES, options))
            for action in lively_game(seats, seed, options)[1]:
                before = state.clone()
                RULES.apply(state, action)
                steps.append((before, action, state.clone()))
            found.append(steps)
    return found


@rule("END-I5")
def test_a_route_keeps_its_token_just_as_long_as_nobody_has_ever_controlled_it() -> None:
    gained = 0
    for game in games():
        board = BOARDS[game[0][0].side]
        ever: set[int] = set()
        for _, _, after in game:
            if any(after.bag):
                continue
            for route in board.routes:
                if any(routes.controls(after, seat, route) for seat in range(after.seats)):
                    ever.add(route.space)
                assert route.space < 0 or (after.tokens[route.space] == NONE) == (route.space in ever)
        gained += len(ever)
    assert gained > 50


@rule("END-I4")
def test_tokens_leave_the_board_only_under_discs_and_from_routes() -> None:
    for game in games():
        for before, _, after in game:
            for space in range(len(after.tokens)):
                assert before.tokens[space] == after.tokens[space] or NONE in (
                    before.tokens[space],
                    after.tokens[space],
                )


@rule("END-I6", "END-2.7")
def test_opened_regions_stay_open_and_tracks_only_grow() -> None:
    opened = 0
    for game in games():
        for before, _, after in game:
            assert before.opened & ~after.opened == 0
            for zone in range(ZONES):
                assert after.tracks[zone][: len(before.tracks[zone])] == before.tracks[zone]
        opened += game[-1][2].opened.bit_count() - 1
    assert opened > 20


@rule("END-I8", "END-5.1")
def test_coasts_grow_by_one_building_a_round_and_are_full_at_the_end() -> None:
    for game in games():
        for before, _, after in game:
            if before.phase == rounds.BUILD and after.phase > rounds.BUILD:
                assert [len(coast) for coast in after.coast] == [after.round + 1] * after.seats
        assert [len(coast) for coast in game[-1][2].coast] == [8] * game[-1][2].seats


@rule("END-I12", "END-16.3")
def test_everybody_is_within_the_limits_after_every_discard_phase() -> None:
    forced = 0
    for game in games():
        for before, action, after in game:
            forced += action.kind == "discard"
            if after.round != before.round or after.node == AT_OVER:
                if before.round == 0:
                    continue
                for seat in range(after.seats):
                    assert discard.fits(after, seat, after.governor_space[seat])
    assert forced > 50


@rule("END-I14", "END-8.2", "END-8.3")
def test_whoever_has_passed_has_no_further_turn_and_all_pass_in_the_end() -> None:
    for game in games():
        for before, action, after in game:
            if before.node == AT_TURN:
                assert not before.passed >> before.active & 1
                if action.kind == "pass" and after.phase == before.phase and after.round == before.round:
                    assert after.passed == before.passed | 1 << before.active
            if before.phase == rounds.ACTION and (after.phase, after.round) != (before.phase, before.round):
                assert action.kind == "pass"
                assert (before.passed | 1 << before.active) == (1 << before.seats) - 1


@rule("END-I16", "END-13.2")
def test_a_locked_buildings_disc_leaves_it_only_in_a_salary_phase() -> None:
    """Random players seldom build so high, so they begin with such buildings."""
    left = 0
    previous = EndeavorState(RULES.new_state(2, bot_options(RULES)).variant)

    def before(state: EndeavorState, _: list[Action], __: Action) -> None:
        nonlocal previous
        previous = state.clone()

    def after(state: EndeavorState, _: Action) -> None:
        nonlocal left
        for seat in range(state.seats):
            gone = previous.manned[seat] & ~state.manned[seat]
            for index, building in enumerate(previous.coast[seat]):
                if gone >> index & 1 and LOCKED >> building & 1:
                    left += 1
                    assert previous.node == AT_SALARY

    for seed in range(6):
        lively_game(2, seed, before=before, after=after, start=high())
    assert left > 20


def high() -> EndeavorState:
    """Two players with the three buildings that offer payment."""
    return position(
        seats=2,
        red={"harbour": 6, "coast": ["merchant_dock", "museum", "parliament", "market"], "wealth": 7},
        yellow={"harbour": 6, "coast": ["colonial_house", "stock_exchange", "shipyard", "market"], "wealth": 7},
    )


@rule("END-I17")
def test_discs_never_enter_what_is_closed() -> None:
    for game in games():
        for before, action, _ in game:
            if action.kind in ("ship_track", "silent_track"):
                assert not before.opened >> ZONE_IDS.index(str(action.values["region"])) & 1
            if action.kind == "ship_sea":
                assert before.opened >> ZONE_IDS.index(str(action.values["region"])) & 1


@rule("END-I18")
def test_score_sheets_add_up_and_tracks_never_score_more_than_their_value() -> None:
    for game in games():
        outcome = RULES.outcome(game[-1][2])
        assert outcome is not None
        for seat, lines in enumerate(outcome.breakdown):
            assert sum(line.points for line in lines) == outcome.scores[seat]
            assert all(line.points <= line.count for line in lines[:4])


@rule("END-I18")
def test_counting_discs_gives_the_same_as_cities_and_routes() -> None:
    """The rulebook's way: a disc for each city, one more where it shows 2, one for each route."""
    for game in games():
        state = game[-1][2]
        for seat in range(state.seats):
            lines = {line.id: line.points for line in RULES.outcome(state).breakdown[seat]}  # type: ignore[union-attr]
            counted = 0
            for place, id in enumerate(PLACE_IDS):
                if state.discs[seat] >> place & 1 and not id.endswith("_fleet"):
                    counted += 2 if id in TWO_GLORY else 1
            counted += sum(routes.controls(state, seat, route) for route in BOARDS[state.side].routes)
            assert counted == lines["cities"] + lines["routes"]


TWO_GLORY = ("lima", "nagasaki")


@rule("END-I19")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_same_seed_and_the_same_decisions_give_the_same_game(seats: int) -> None:
    def play(seed: int) -> Match:
        match = Match(RULES, seats, seed=seed)
        picks = Chance(7)
        while not match.over:
            match.play(match.legal[picks.pick([1] * len(match.legal))])
        return match

    assert transcript.write(play(1)) == transcript.write(play(1))
    assert transcript.write(play(1)) != transcript.write(play(2))


@rule("END-I19")
def test_there_is_no_chance_after_the_set_up() -> None:
    for game in games():
        for before, _, _ in game:
            assert (RULES.to_act(before) == CHANCE) == (before.node < AT_START)


@rule("END-I20")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("turn", [1, 2])
def test_turning_the_table_turns_the_result_and_nothing_else(seats: int, turn: int) -> None:
    """The same decisions, with the crown at another seat: the scores move along."""
    state, actions = lively_game(seats, 3)
    other = RULES.new_state(seats, bot_options(RULES))
    for action in actions:
        if action.kind == "crown":
            seat = (COLOURS.index(str(action.values["player"])) + turn) % seats
            action = RULES.actions.parse(f"crown {COLOURS[seat]}")
        assert action in RULES.legal(other)
        RULES.apply(other, action)
    scores, turned = RULES.scores(state), RULES.scores(other)
    assert [turned[(seat + turn) % seats] for seat in range(seats)] == scores
