"""The invariants VDG-I1 to VDG-I15: they hold in every game, and `check` refuses a position that breaks one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from support.marks import rule
from support.vasco import SWITCHES, lively_game, position

from caravela.core import transcript
from caravela.core.actions import Action
from caravela.core.facts import Event
from caravela.core.fields import NONE
from caravela.core.options import Options, OptionValue
from caravela.games.vasco import RULES
from caravela.games.vasco.chapters import rounds, sailing
from caravela.games.vasco.components import (
    AREAS,
    COLOURS,
    FIRST_MERCHANT,
    NUMBERS,
    PROJECT_IDS,
    ROUNDS,
    SPACE_HARBOUR,
    SPACES,
)
from caravela.games.vasco.state import AT_CALL, AT_NUMBER, AT_OVER, AT_STEP, EXTRA_ON_CELL, TRACKS, VascoState
from caravela.workshop.conformance.play import random_game

SEATS = list(RULES.meta.seats)
Game = list[tuple[VascoState, Action, VascoState]]


# Random games under every option


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("flipped", [*SWITCHES, "start", "all"])
@pytest.mark.parametrize("ordered", [False, True])
@rule("VDG-15.1", "VDG-I1", "VDG-I2", "VDG-I3", "VDG-I5", "VDG-I6", "VDG-I7", "VDG-I9", "VDG-I15")
def test_every_invariant_holds_in_random_games_under_every_option(seats: int, flipped: str, ordered: bool) -> None:
    options: dict[str, OptionValue] = {
        id: not default if flipped in (id, "all") else default for id, default in SWITCHES.items()
    }
    options["start"] = "first" if flipped in ("start", "all") else "drawn"
    count = 0

    def before(state: VascoState, legal: list[Action], action: Action) -> None:
        numbers = [option.number for option in legal]
        assert numbers and numbers == sorted(set(numbers))

    def after(state: VascoState, action: Action) -> None:
        nonlocal count
        count += 1
        RULES.check(state)

    lively_game(seats, 1, options=options, ordered=ordered, before=before, after=after)
    random_game(RULES, seats, 1, options=options, ordered=ordered, before=before, after=after)
    assert count > 300


@rule("VDG-15.1")
@pytest.mark.parametrize("seats", SEATS)
def test_lists_stay_short(seats: int) -> None:
    """The largest are those of numbers, merchant spaces and sailors."""
    longest: dict[str, int] = {}

    def before(state: VascoState, legal: list[Action], action: Action) -> None:
        if RULES.to_act(state) >= 0:
            kind = legal[0].kind
            longest[kind] = max(longest.get(kind, 0), len(legal))

    for seed in range(6):
        lively_game(seats, seed, before=before)
    assert longest.pop("number") <= 22
    assert longest.pop("send") <= 21
    assert longest.pop("sailor") <= 17
    assert max(longest.values()) <= 20


# Broken positions


def rich() -> VascoState:
    """Phase 2 of round 3 in a game of four."""
    return position(
        round=3,
        marker=6,
        owners={"manuel": "red"},
        taken={"alvares": "black"},
        numbers={7: "red recruiting", 9: "blue navigation", 21: "red projects"},
        sections=[{"grey": 2}, {"orange": 1}],
        gabriel="i-07",
        upper=["i-01", "i-03"],
        sea={"malindi": {1: "red i-14"}, "mombasa": {1: "merchant 9"}},
        red={"crew": {"grey": 1, "white": 1}, "projects": ["i-05"], "ships": ["i-10"], "captains": 2},
    )


def edit(field: str, index: int, value: object) -> Callable[[VascoState], None]:
    def change(state: VascoState) -> None:
        getattr(state, field)[index] = value

    return change


def put(field: str, value: object) -> Callable[[VascoState], None]:
    return lambda state: setattr(state, field, value)


def overfill_a_section(state: VascoState) -> None:
    state.sections[0] += 4
    state.bag[0] -= 4


def ship_above_its_limit(state: VascoState) -> None:
    """Red's ship of limit 9 stands on an 11 of Calicut."""
    state.ships_at[15], state.captains_at[15] = state.ships_at[10], state.captains_at[10]
    state.ships_at[10] = state.captains_at[10] = NONE


def ship_without_a_captain(state: VascoState) -> None:
    state.captains_at[10] = NONE
    state.captains[1] += 1


def captain_on_a_merchant_ship(state: VascoState) -> None:
    state.captains_at[6] = 2
    state.captains[2] -= 1


def tile_in_two_places(state: VascoState) -> None:
    state.projects[2] |= 1 << PROJECT_IDS.index("i-05")


def tile_nowhere(state: VascoState) -> None:
    state.projects[1] = 0


def take_from_another_owner(state: VascoState) -> None:
    """The disc of one player, the tile of another."""
    state.takers[2] = 3
    state.discs[3] -= 1
    state.discs[2] += 1


def nobody_owns_dias(state: VascoState) -> None:
    state.owners[1] = NONE


def nobody_owns_sernigi(state: VascoState) -> None:
    state.owners[3] = NONE


def two_merchants_turned_up(state: VascoState) -> None:
    """One left the deck too early."""
    index = next(i for i, count in enumerate(state.merchant_bag) if count)
    state.merchant_bag[index] -= 1
    state.merchants_gone += 1


def end_with_a_merchant_on_the_deck(state: VascoState) -> None:
    state.node, state.round = AT_OVER, 5
    state.merchants_gone += sum(state.merchant_bag)
    state.merchant_bag = [0] * len(state.merchant_bag)


def leave_a_lower_number(state: VascoState) -> None:
    """A number below the called one still lies on the board."""
    state.called = 8
    state.active = 3


def before_phase_1(state: VascoState) -> None:
    """All numbers at home, but cells are empty."""
    state.numbers = [NONE] * NUMBERS
    state.free_spaces = [5] * AREAS
    state.discs = [4, 4, 3, 4]
    state.extra = [0] * 4
    state.node, state.called = AT_NUMBER, NONE


def discs_missing_before_phase_1(state: VascoState) -> None:
    before_phase_1(state)
    state.cells = [6, 0, 2, 14, 15, 16, 17]
    state.decks[1] &= ~(0b1111 << 14)
    state.tops[1] = 18
    state.decks[1] &= ~(1 << 18)


BROKEN: list[tuple[str, Callable[[VascoState], None]]] = [
    ("VDG-I1", edit("bag", 0, 7)),
    ("VDG-I1", edit("sections", 2, 3)),
    ("VDG-I1", edit("crew", 0, -1)),
    ("VDG-I1", edit("crew", 4, 1)),
    ("VDG-I1", put("missionaries", 6)),
    ("VDG-I2", edit("captains", 0, 2)),
    ("VDG-I2", edit("recruits", 1, -1)),
    ("VDG-I2", edit("captains_at", 10, 2)),
    ("VDG-I3", tile_in_two_places),
    ("VDG-I3", tile_nowhere),
    ("VDG-I3", edit("cells", 3, PROJECT_IDS.index("i-10"))),
    ("VDG-I3", edit("tops", 2, NONE)),
    ("VDG-I3", edit("ships_at", 7, FIRST_MERCHANT)),
    ("VDG-I3", put("merchant_top", NONE)),
    ("VDG-I3", put("sending", 0)),
    ("VDG-I3", edit("merchant_bag", 0, 3)),
    ("VDG-I4", edit("money", 0, -1)),
    ("VDG-I4", edit("points", 2, -1)),
    ("VDG-I5", edit("free_spaces", 0, 5)),
    ("VDG-I5", edit("numbers", 11, 4)),
    ("VDG-I5", edit("discs", 2, 4)),
    ("VDG-I5", edit("extra", 1, EXTRA_ON_CELL)),
    ("VDG-I5", edit("extra", 0, 2)),
    ("VDG-I6", overfill_a_section),
    ("VDG-I7", ship_above_its_limit),
    ("VDG-I7", ship_without_a_captain),
    ("VDG-I7", captain_on_a_merchant_ship),
    ("VDG-I8", put("marker", 0)),
    ("VDG-I8", put("marker", 16)),
    ("VDG-I8", leave_a_lower_number),
    ("VDG-I8", put("active", 2)),
    ("VDG-I9", take_from_another_owner),
    ("VDG-I9", nobody_owns_dias),
    ("VDG-I9", nobody_owns_sernigi),
    ("VDG-I9", edit("owners", 0, 4)),
    ("VDG-I10", two_merchants_turned_up),
    ("VDG-I10", end_with_a_merchant_on_the_deck),
    ("VDG-I12", before_phase_1),
    ("VDG-I12", discs_missing_before_phase_1),
    ("VDG-I15", edit("money", 1, 11)),
    ("VDG-I15", edit("sums", 0, 0)),
    ("VDG-I15", put("bank", 0)),
    ("the game stands between", put("node", AT_STEP)),
]


@rule("VDG-I1", "VDG-I2", "VDG-I3", "VDG-I4", "VDG-I5", "VDG-I6", "VDG-I7")
@rule("VDG-I8", "VDG-I9", "VDG-I10", "VDG-I12", "VDG-I15")
@pytest.mark.parametrize(("invariant", "break_it"), BROKEN)
def test_a_broken_position_is_refused(invariant: str, break_it: Callable[[VascoState], None]) -> None:
    state = rich()
    RULES.check(state)
    break_it(state)
    with pytest.raises(AssertionError, match=f"^{invariant}\\b"):
        RULES.check(state)


@rule("VDG-I6")
def test_a_closed_section_must_be_empty() -> None:
    state = position(seats=3)
    state.sections[12] += 1
    state.bag[0] -= 1
    with pytest.raises(AssertionError, match=r"^VDG-I6"):
        RULES.check(state)


# Whole games, looked at from action to action


@cache
def games() -> list[Game]:
    """Random games of every number of seats, and the games of the transcripts of today's version."""
    found = [game_of(lively_game(seats, seed)[1], seats) for seats in SEATS for seed in (1, 2, 3)]
    folder = Path(__file__).parents[2] / "transcripts"
    for path in sorted(folder.glob("vasco-*.txt")):
        match = transcript.load(path)
        if match.rules is not RULES:
            continue
        found.append(game_of([step.action for step in match.steps], match.seats, dict(match.options)))
    return found


def game_of(actions: list[Action], seats: int, options: dict[str, OptionValue] | None = None) -> Game:
    """Every action with the positions before and after it."""
    state = RULES.new_state(seats, Options(RULES.meta.options, options))
    steps: Game = []
    for action in actions:
        before = state.clone()
        RULES.apply(state, action)
        steps.append((before, action, state.clone()))
    return steps


@rule("VDG-I4")
def test_points_never_fall() -> None:
    for game in games():
        for before, _, after in game:
            for index in range(len(before.points)):
                assert after.points[index] >= before.points[index]


@rule("VDG-I8")
def test_calls_ascend_within_a_round() -> None:
    for game in games():
        last = (0, NONE)
        for before, _, _ in game:
            if before.node == AT_CALL:
                now = (before.round, before.called)
                assert now >= last
                last = now


@rule("VDG-I10")
def test_one_merchant_ship_leaves_the_deck_in_each_round() -> None:
    for game in games():
        left = [0] * (ROUNDS + 1)
        for before, action, after in game:
            if before.vasco_now == NONE:
                continue
            gone = after.merchants_gone - before.merchants_gone
            sailed = action.kind == "send"
            lost = sum(ship >= FIRST_MERCHANT for ship in before.ships_at) + sailed
            lost -= sum(ship >= FIRST_MERCHANT for ship in after.ships_at)
            left[before.round] += sailed + gone - lost
        assert left[1:] == [1] * ROUNDS
        assert game[-1][2].merchant_top == NONE and not any(game[-1][2].merchant_bag)


@rule("VDG-I11", "VDG-11.13")
def test_ships_of_complete_harbours_leave_and_no_ship_moves_further_than_one_harbour() -> None:
    moved = 0
    for game in games():
        for before, _, after in game:
            places = {ship: SPACE_HARBOUR[s] for s, ship in enumerate(before.ships_at) if 0 <= ship < FIRST_MERCHANT}
            for space in range(SPACES):
                ship = after.ships_at[space]
                if ship in places:
                    step = SPACE_HARBOUR[space] - places[ship]
                    assert step in (0, 1)
                    moved += step
    assert moved > 10


@rule("VDG-I11", "VDG-11.7")
def test_a_complete_harbour_holds_only_new_ships_afterwards() -> None:
    seen = 0
    for game in games():
        for before, _, after in game:
            if PHASE_3[after.step] == PHASE_3[before.step]:
                continue
            for harbour in range(6):
                spaces = [space for space in range(SPACES) if SPACE_HARBOUR[space] == harbour]
                ships = [before.ships_at[space] for space in spaces]
                if NONE not in ships:
                    seen += 1
                    kept = [s for s in spaces if 0 <= after.ships_at[s] < FIRST_MERCHANT and after.ships_at[s] in ships]
                    assert not kept
    assert seen > 5


#: For each step of the agenda, how many Phases 3 have passed.
PHASE_3 = {step: rounds.AGENDA[:step].count(sailing.sail_on) for step in range(len(rounds.AGENDA))}

#: The events that bring money and those that cost it.
INCOME = {"passed", "took_sum", "bonus_reals", "income"}
EXPENSE = {"acts", "bought", "bought_gabriel", "hired", "hired_captain"}
POINTS = {"dias_points", "dias_round", "sailed", "income", "completion"}


@rule("VDG-I15")
@pytest.mark.parametrize("seats", SEATS)
def test_the_events_tell_every_real_and_every_point(seats: int) -> None:
    def before(state: VascoState, legal: list[Action], action: Action) -> None:
        events: list[Event] = []
        after = state.clone()
        RULES.apply(after, action, events)
        money = state.money[:]
        points = [sum(state.points[seat * TRACKS : (seat + 1) * TRACKS]) for seat in range(seats)]
        for event in events:
            seat = COLOURS.index(str(event.values["player"])) if event.kind == "dias_points" else event.seat
            if "coins" in event.values:
                assert event.kind in INCOME | EXPENSE
                money[seat] += int(event.values["coins"]) * (1 if event.kind in INCOME else -1)
            if "points" in event.values:
                assert event.kind in POINTS
                points[seat] += int(event.values["points"])
        assert money == after.money
        assert points == [sum(after.points[seat * TRACKS : (seat + 1) * TRACKS]) for seat in range(seats)]

    for seed in range(3):
        lively_game(seats, seed, before=before)
