"""The invariants NAV-I1 to NAV-I18: they hold in every game, and `check` refuses a position that breaks one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest
from support.marks import rule
from support.navegador import SWITCHES, coast, do, draw, lively_game, new_game, position

from caravela.core import transcript
from caravela.core.actions import Action
from caravela.core.chance import Chance
from caravela.core.facts import CHANCE, NOBODY, Event
from caravela.core.fields import NONE
from caravela.core.match import Match
from caravela.core.options import OptionValue
from caravela.games.navegador import RULES
from caravela.games.navegador.box import CHURCH, LINE_IDS, SHIPYARD
from caravela.games.navegador.chapters.buildings import price
from caravela.games.navegador.components import (
    COLUMNS,
    LINES,
    NAGASAKI,
    REGION_IDS,
    REGION_PHASE,
    REGIONS,
    SLOTS,
    STACK_SIZE,
    TOKEN_PRICES,
)
from caravela.games.navegador.state import AT_ROYAL, AT_TURN, END_NAGASAKI, NavegadorState
from caravela.workshop.conformance.play import bot_options

SEATS = list(RULES.meta.seats)
Game = list[tuple[NavegadorState, Action, NavegadorState]]


# Random games under every option


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("flipped", [*SWITCHES, "start", "all"])
@pytest.mark.parametrize("ordered", [False, True])
def test_every_invariant_holds_in_random_games_under_every_option(seats: int, flipped: str, ordered: bool) -> None:
    options: dict[str, OptionValue] = {id: flipped not in (id, "all") for id in SWITCHES}
    options["start"] = "first" if flipped in ("start", "all") else "drawn"
    options["turn_cap"] = 30
    count = 0

    def before(state: NavegadorState, legal: list[Action], action: Action) -> None:
        numbers = [option.number for option in legal]
        assert numbers == sorted(set(numbers))

    def after(state: NavegadorState, action: Action) -> None:
        nonlocal count
        count += 1
        RULES.check(state)

    lively_game(seats, 20, options=options, ordered=ordered, before=before, after=after)
    assert count > 100


# Broken positions


def rich() -> NavegadorState:
    """Far into a game of three."""
    return position(
        discovered=coast("malaca"),
        stacks={"goa": [70, 80, 90]},
        red={
            "ships": {"guine": 2, "goa": 1},
            "colonies": {"gold": [50, 80], "spice": [60]},
            "privileges": {"church": 1},
        },
    )


def edit(field: str, index: int, value: object) -> Callable[[NavegadorState], None]:
    def change(state: NavegadorState) -> None:
        getattr(state, field)[index] = value

    return change


def put(field: str, value: object) -> Callable[[NavegadorState], None]:
    return lambda state: setattr(state, field, value)


def discover_for_nothing(state: NavegadorState) -> None:
    state.discovered |= 1 << REGION_IDS.index("timor")


def cover(state: NavegadorState, id: str) -> None:
    """A gold region is undiscovered again, with its tokens and its disc."""
    region = REGION_IDS.index(id)
    state.discovered &= ~(1 << region)
    state.discs[2] -= 1
    state.bag[1] |= sum(1 << TOKEN_PRICES[1].index(token) for token in state.stacks[region])
    state.stacks[region] = ()


def undiscover_under_ships(state: NavegadorState) -> None:
    cover(state, "guine")


def duplicate_token(state: NavegadorState) -> None:
    region = REGION_IDS.index("guine")
    state.stacks[region] = (*state.stacks[region], 150)


def lose_token(state: NavegadorState) -> None:
    state.colonies[1] = (50,)


def see_too_many_tokens(state: NavegadorState) -> None:
    """Every token is somewhere, but one more has been seen than the discovered regions have."""
    state.bag[2] &= ~(1 << 12)
    state.colonies[2] += (180,)


def unsort_stack(state: NavegadorState) -> None:
    region = next(region for region in range(REGIONS) if len(state.stacks[region]) > 1)
    state.stacks[region] = state.stacks[region][::-1]


def move_ship_to_nowhere(state: NavegadorState) -> None:
    state.ships[REGION_IDS.index("guine")] -= 1


def move_marker_to_known_region(state: NavegadorState) -> None:
    state.double_loss |= 1 << REGION_IDS.index("guine")


def fill_a_column_and_put_the_royal_there(state: NavegadorState) -> None:
    state.privileges[CHURCH] = 3
    state.gallery[CHURCH] = state.brought_out[CHURCH] - 3
    state.royal[0] = CHURCH


def give_the_first_shipyard_back(state: NavegadorState) -> None:
    state.buildings[SHIPYARD] = 0
    state.line_left[SHIPYARD] += 1


def take_more_privileges_than_there_are(state: NavegadorState) -> None:
    for seat in range(state.seats):
        state.privileges[seat * COLUMNS] = SLOTS
    state.gallery[0] = state.brought_out[0] - state.seats * SLOTS


def bring_out_more_privileges_than_there_are(state: NavegadorState) -> None:
    state.gallery[0] += 7 - state.brought_out[0]
    state.brought_out[0] = 7


def skip_cabo(state: NavegadorState) -> None:
    cover(state, "cabo")


def reach_nagasaki_without_malaca(state: NavegadorState) -> None:
    """Nagasaki instead of Malaca, which has more tokens."""
    malaca = REGION_IDS.index("malaca")
    state.discovered ^= 1 << malaca | 1 << NAGASAKI
    state.double_loss &= ~(1 << NAGASAKI)
    spice = state.stacks[malaca]
    kept = STACK_SIZE[NAGASAKI]
    state.stacks[malaca], state.stacks[NAGASAKI] = (), spice[:kept]
    state.bag[2] |= sum(1 << TOKEN_PRICES[2].index(token) for token in spice[kept:])
    state.phase, state.turns_left, state.end_reason = 2, 3, END_NAGASAKI


BROKEN: list[tuple[str, Callable[[NavegadorState], None]]] = [
    ("NAV-I1", edit("money", 0, -10)),
    ("NAV-I1", edit("money", 1, 205)),
    ("NAV-I2", edit("workers", 0, 1)),
    ("NAV-I2", edit("workers", 2, 10)),
    ("NAV-I3", edit("supply", 0, 7)),
    ("NAV-I3", edit("ships", 0, -1)),
    ("NAV-I3", move_ship_to_nowhere),
    ("NAV-I4", discover_for_nothing),
    ("NAV-I4", edit("discs", 0, 5)),
    ("NAV-I4", edit("stacks", REGION_IDS.index("timor"), (170,))),
    ("NAV-I4", move_marker_to_known_region),
    ("NAV-I5", duplicate_token),
    ("NAV-I5", lose_token),
    ("NAV-I5", edit("bag", 1, 0)),
    ("NAV-I6", edit("line_left", 0, 5)),
    ("NAV-I6", edit("buildings", 1, 1)),
    ("NAV-I6", edit("buildings", SHIPYARD, 0)),
    ("NAV-I6", edit("line_left", CHURCH, 8)),
    ("NAV-I6", give_the_first_shipyard_back),
    ("NAV-I7", edit("gallery", 0, 7)),
    ("NAV-I7", edit("privileges", COLUMNS, 1)),
    ("NAV-I7", edit("brought_out", 2, 7)),
    ("NAV-I7", take_more_privileges_than_there_are),
    ("NAV-I7", bring_out_more_privileges_than_there_are),
    ("NAV-I7", fill_a_column_and_put_the_royal_there),
    ("NAV-I8", edit("rows", 0, -1)),
    ("NAV-I8", edit("rows", 2, 10)),
    ("NAV-I9", put("holder", NONE)),
    ("NAV-I9", put("holder", 3)),
    ("NAV-I9", put("orange", NONE)),
    ("NAV-I9", put("orange", 8)),
    ("NAV-I10", put("phase", 2)),
    ("NAV-I10", put("phase", 1)),
    ("NAV-I10", skip_cabo),
    ("NAV-I10", reach_nagasaki_without_malaca),
    ("NAV-I11", put("discoveries", 2)),
    ("NAV-I13", unsort_stack),
    ("NAV-I14", put("turns_left", 2)),
    ("NAV-I14", put("turns_left", 5)),
    ("NAV-I14", put("node", AT_ROYAL)),
    ("NAV-I17", undiscover_under_ships),
    ("NAV-I18", see_too_many_tokens),
]


@rule("NAV-I1", "NAV-I2", "NAV-I3", "NAV-I4", "NAV-I5", "NAV-I6", "NAV-I7", "NAV-I8", "NAV-I9")
@rule("NAV-I10", "NAV-I11", "NAV-I13", "NAV-I14", "NAV-I17", "NAV-I18")
@pytest.mark.parametrize(("invariant", "break_it"), BROKEN)
def test_a_broken_position_is_refused(invariant: str, break_it: Callable[[NavegadorState], None]) -> None:
    state = rich()
    RULES.check(state)
    break_it(state)
    with pytest.raises(AssertionError, match=f"^{invariant}\\b"):
        RULES.check(state)


@rule("NAV-I14")
@pytest.mark.parametrize("trigger", ["nagasaki", "buildings"])
def test_after_a_trigger_the_turns_are_counted_and_no_more_than_one_of_each(trigger: str) -> None:
    if trigger == "nagasaki":
        state = position(discovered=coast("nagasaki"))
    else:
        state = position(left=dict.fromkeys(LINE_IDS, 0))
    for turns, sound in ((4, True), (1, True), (5, False), (NONE, False)):
        state.turns_left = turns
        if sound:
            RULES.check(state)
        else:
            with pytest.raises(AssertionError, match="NAV-I14"):
                RULES.check(state)


# Whole games, looked at from action to action


@cache
def games() -> list[Game]:
    """Random games of every number of seats: each action with the positions before and after it."""
    found = []
    for seats in SEATS:
        for seed in range(3):
            state = RULES.new_state(seats, bot_options(RULES))
            steps: Game = []
            for action in lively_game(seats, seed)[1]:
                before = state.clone()
                RULES.apply(state, action)
                steps.append((before, action, state.clone()))
            found.append(steps)
    return found


@rule("NAV-I8")
def test_price_markers_move_only_by_selling_and_processing() -> None:
    moved = 0
    for game in games():
        for before, action, after in game:
            changed = before.rows != after.rows
            moved += changed
            assert not changed or action.kind in ("sell", "process")
    assert moved > 100


@rule("NAV-I10")
def test_the_phase_never_falls_and_follows_cabo_and_malaca() -> None:
    for game in games():
        for before, _, after in game:
            assert before.phase <= after.phase
            if before.node != AT_TURN and after.node == AT_TURN and after.variant.phase_change_at_next_turn:
                due = [REGION_PHASE[r] for r in range(REGIONS) if REGION_PHASE[r] and after.discovered >> r & 1]
                assert after.phase == max([1, *due])
    assert {game[-1][2].phase for game in games()} >= {2, 3}


@rule("NAV-I11", "NAV-R27")
def test_a_sailing_discovers_one_region_and_a_turn_two_at_most() -> None:
    sailings: list[tuple[int, int]] = []
    found: Counter[tuple[int, int]] = Counter()

    def before(state: NavegadorState, legal: list[Action], action: Action) -> None:
        if action.kind in ("card", "rondel"):
            sailings.append((state.turn, len(sailings)))
        if action.kind == "discover":
            found[sailings[-1]] += 1

    most = 0
    for seed in range(40):
        sailings.clear()
        found.clear()
        lively_game(2, seed, before=before)
        assert max(found.values()) == 1
        most = max(most, *Counter(turn for turn, _ in found).values())
    assert most == 2, "with the card two in one turn occur, and never three"


@rule("NAV-I12")
def test_building_prices_never_fall() -> None:
    for game in games():
        for before, _, after in game:
            for line in range(LINES):
                if after.line_left[line]:
                    assert price(after, line) >= price(before, line)


@rule("NAV-I13", "NAV-7.4")
def test_the_tokens_of_a_region_are_sold_in_ascending_order() -> None:
    for game in games():
        sold: dict[int, list[int]] = {}
        for before, action, after in game:
            if action.kind == "found":
                region = next(r for r in range(REGIONS) if before.stacks[r] != after.stacks[r])
                sold.setdefault(region, []).extend(set(before.stacks[region]) - set(after.stacks[region]))
        for region, prices in sold.items():
            assert prices == sorted(prices)
            assert len(prices) <= STACK_SIZE[region]


@rule("NAV-I14", "NAV-13.2")
def test_exactly_one_turn_of_each_follows_the_turn_of_the_trigger() -> None:
    triggers = set()
    for game in games():
        last = game[-1][2]
        for before, _, after in game:
            if before.turns_left == NONE and after.turns_left != NONE:
                triggers.add(after.end_reason)
                assert last.turn == before.turn + 1 + last.seats
    assert triggers == {0, 1}


#: The events that bring money and those that cost it.
INCOME = {"discovery_bonus", "surplus_workers", "surplus_ships", "sold", "processed", "privilege"}
EXPENSE = {"hired", "built_ships", "founded", "built"}


@pytest.mark.parametrize("seats", SEATS)
def test_the_events_tell_every_coin(seats: int) -> None:
    def before(state: NavegadorState, legal: list[Action], action: Action) -> None:
        events: list[Event] = []
        after = state.clone()
        RULES.apply(after, action, events)
        money = state.money[:]
        for event in events:
            if "coins" in event.values:
                assert event.kind in INCOME | EXPENSE
                money[event.seat] += int(event.values["coins"]) * (1 if event.kind in INCOME else -1)
        assert money == after.money

    lively_game(seats, 3, before=before)


@rule("NAV-I15")
@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_and_the_same_decisions_give_the_same_game(seats: int) -> None:
    def play(seed: int) -> Match:
        match = Match(RULES, seats, {"turn_cap": 20}, seed=seed)
        picks = Chance(7)
        while not match.over:
            match.play(match.legal[picks.pick([1] * len(match.legal))])
        return match

    assert transcript.write(play(1)) == transcript.write(play(1))
    assert transcript.write(play(1)) != transcript.write(play(2))


@rule("NAV-I16", "NAV-15.2")
def test_no_position_holds_what_only_one_player_knows() -> None:
    """What a bot in a seat may look at is the whole position, and nothing in it is undrawn but known."""
    for game in games()[:2]:
        for before, _, _ in game[::25]:
            for seat in range(before.seats):
                assert RULES.seen_by(before, seat).digest() == before.digest()
                assert RULES.view(before, seat) == RULES.view(before, NOBODY)


@rule("NAV-I3", "NAV-I17")
def test_ships_on_their_way_into_the_unknown_are_counted() -> None:
    """Between joining a fleet and the discovery they are in no region, and no ship stands in the unknown one."""
    state = position(at="sailing", phase=2, red={"ships": {"portugal": 4}}, options={"discovering_ships_stop": False})
    do(state, "discover guine", "fleet portugal")
    state.fleet = []
    with pytest.raises(AssertionError, match="NAV-I3"):
        RULES.check(state)


@rule("NAV-I18")
def test_tokens_are_counted_also_while_they_are_turned_up() -> None:
    state = position(at="sailing", red={"ships": {"portugal": 2}})
    do(state, "discover bahia", "fleet portugal", "fleet portugal")
    while RULES.to_act(state) == CHANCE:
        RULES.check(state)
        RULES.apply(state, RULES.legal(state)[0])
    RULES.check(state)


@rule("NAV-I9")
def test_the_orange_ship_is_placed_by_the_end_of_the_first_round() -> None:
    for seats in SEATS:
        state = new_game(seats)
        for turn in range(seats):
            assert (state.orange != NONE) == (turn >= seats)
            do(state, "rondel colony", "done")
        assert state.orange != NONE
        draw(state)
