"""Chapter 3, the set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from support.endeavor import do, draw, legal, look, new_game, offer, top, whose_turn
from support.marks import rule

from caravela.core.errors import BadOption
from caravela.core.facts import CHANCE, NOBODY, Event
from caravela.core.match import Match
from caravela.core.options import Options
from caravela.games.endeavor import RULES
from caravela.games.endeavor.boards import BOARDS
from caravela.games.endeavor.components import BUILDING_IDS, DECK_IDS, TILE_LEVEL, TOKEN_COUNT, TOKENS
from caravela.games.endeavor.state import AT_CROWN, AT_OFFER, AT_START, AT_TOKENS, NONE, EndeavorState
from caravela.workshop.conformance.play import bot_options


def bare(seats: int = 4, **options: str | bool) -> EndeavorState:
    return RULES.new_state(seats, Options(RULES.meta.options, options))


@rule("END-3.1")
@pytest.mark.parametrize(
    ("seats", "side", "board"),
    [(2, "usual", 0), (3, "usual", 0), (4, "usual", 0), (4, "a", 0), (4, "b", 1), (5, "usual", 1)],
)
def test_the_side_of_the_board_follows_the_number_of_players(seats: int, side: str, board: int) -> None:
    assert bare(seats, side=side).side == board


@rule("END-3.1")
@pytest.mark.parametrize(("seats", "side"), [(2, "b"), (3, "b"), (5, "a")])
def test_a_side_that_is_not_meant_for_so_many_players_is_refused(seats: int, side: str) -> None:
    with pytest.raises(BadOption, match=rf"{seats} players use side . of the board, not {side} \(END-3.1\)"):
        bare(seats, side=side)


@rule("END-3.1", "END-19.1")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_silent_fleet_plays_on_either_side(side: str) -> None:
    assert BOARDS[bare(2, side=side, silent_fleet=True).side].id == side


@rule("END-3.2")
@pytest.mark.parametrize("seats", [4, 5])
def test_every_round_space_gets_a_token_and_none_is_left(seats: int) -> None:
    state = new_game(seats)
    assert state.bag == [0] * TOKENS
    assert NONE not in state.tokens
    assert [state.tokens.count(token) for token in range(TOKENS)] == TOKEN_COUNT
    board = BOARDS[state.side]
    spaces = [board.cell_space[zone] + cell for zone in range(1, 7) for cell in range(board.track_length[zone])]
    spaces += [space for space in board.place_space if space >= 0]
    spaces += [route.space for route in board.routes if route.space >= 0]
    assert sorted(spaces) == list(range(95))


@rule("END-3.2")
def test_tokens_come_two_at_a_time_each_pair_as_likely_as_it_is_in_the_bag() -> None:
    state = bare()
    assert state.node == AT_TOKENS
    pairs = dict(zip(legal(state), RULES.weights(state), strict=True))
    assert len(pairs) == 64
    assert pairs["tokens industry culture"] == 17 * 20
    assert pairs["tokens culture culture"] == 20 * 19
    assert pairs["tokens attack attack"] == 2
    assert sum(pairs.values()) == 95 * 94
    do(state, "tokens attack attack")
    assert not [line for line in legal(state) if "attack" in line]
    assert sum(RULES.weights(state)) == 93 * 92


@rule("END-3.2")
def test_a_last_token_comes_alone() -> None:
    state = bare()
    while sum(state.bag) > 1:
        RULES.apply(state, RULES.legal(state)[-1])
    assert legal(state) == ["token industry"]
    assert RULES.weights(state) == [1]
    do(state, "token industry")
    assert state.node == AT_OFFER


@rule("END-3.2")
def test_every_token_is_as_likely_on_the_last_space_as_on_the_first() -> None:
    """The shuffle is fair: over many set-ups the shares on a space are those in the bag."""
    games = 400
    first, last = Counter[int](), Counter[int]()
    for seed in range(games):
        match = Match(RULES, 4, {"start": "first"}, seed=seed)
        assert isinstance(match.state, EndeavorState)
        first[match.state.tokens[0]] += 1
        last[match.state.tokens[94]] += 1
    for token in range(TOKENS):
        share = TOKEN_COUNT[token] / 95
        spread = 4.5 * (share * (1 - share) / games) ** 0.5
        assert abs(first[token] / games - share) < spread
        assert abs(last[token] / games - share) < spread


@rule("END-3.3")
def test_the_lowest_card_is_on_top_of_every_deck() -> None:
    state = new_game()
    assert [top(state, deck) for deck in DECK_IDS] == [
        f"{deck}_{0 if deck in ('europe', 'slavery') else 1}" for deck in DECK_IDS
    ]


@rule("END-3.4")
def test_no_governor_is_held_or_in_a_deck() -> None:
    state = new_game()
    assert not any(state.held)
    assert state.removed == 0
    assert "governor" not in " ".join(top(state, deck) for deck in DECK_IDS)


@rule("END-3.5")
def test_all_tiles_of_levels_1_to_4_are_in_the_offer() -> None:
    state = new_game()
    low = {id: count for id, count in offer(state).items() if TILE_LEVEL[BUILDING_IDS.index(id)] < 5}
    assert list(low.values()) == [5] * 3 + [4] * 3 + [3] * 3 + [2] * 3


@rule("END-3.6")
def test_three_tiles_of_level_5_are_drawn_each_as_likely() -> None:
    state = bare()
    while state.node == AT_TOKENS:
        RULES.apply(state, RULES.legal(state)[0])
    assert len(legal(state)) == 7
    assert RULES.weights(state) == [1] * 7
    do(state, "offer palace")
    assert "offer palace" not in legal(state)
    do(state, "offer museum", "offer memorial")
    assert state.node == AT_CROWN
    high = [id for id in offer(state) if TILE_LEVEL[BUILDING_IDS.index(id)] == 5]
    assert high == ["museum", "memorial", "palace"]


@rule("END-3.7")
def test_everybody_begins_with_35_discs_and_four_markers_on_0() -> None:
    state = new_game()
    for colour in ("red", "yellow", "blue", "purple"):
        own = look(state, colour)
        assert (own.supply, own.harbour) == (35, 0)
        assert (own.industry, own.culture, own.wealth, own.influence) == (0, 0, 0, 0)


@rule("END-3.8")
def test_the_crown_is_drawn_unless_the_first_seat_shall_have_it() -> None:
    state = bare(3)
    while state.node != AT_CROWN:
        RULES.apply(state, RULES.legal(state)[0])
    assert RULES.to_act(state) == CHANCE
    assert legal(state) == ["crown red", "crown yellow", "crown blue"]
    assert RULES.weights(state) == [1, 1, 1]
    do(state, "crown blue")
    assert state.crown == 2
    assert whose_turn(state) == "blue"
    state = bare(3, start="first")
    while RULES.to_act(state) == CHANCE:
        assert "crown red" not in legal(state)
        RULES.apply(state, RULES.legal(state)[0])
    assert (state.node, state.crown) == (AT_START, 0)


@rule("END-3.9")
def test_start_buildings_are_chosen_clockwise_from_the_crown() -> None:
    state = bare(3)
    while state.node != AT_CROWN:
        RULES.apply(state, RULES.legal(state)[0])
    do(state, "crown yellow")
    order = []
    for _ in range(3):
        order.append(whose_turn(state))
        assert legal(state) == ["start colonial_house", "start merchant_dock"]
        do(state, "start colonial_house")
    assert order == ["yellow", "blue", "red"]
    assert whose_turn(state) == "yellow"
    assert state.round == 1


@rule("END-3.9")
@pytest.mark.parametrize(("building", "wealth"), [("merchant_dock", 1), ("colonial_house", 0)])
def test_the_start_building_brings_its_symbols(building: str, wealth: int) -> None:
    state = new_game()
    do(state, f"start {building}")
    own = look(state)
    assert (own.industry, own.culture, own.wealth, own.influence) == (0, 0, wealth, 0)
    assert own.coast[0] == f"{building}*"


@rule("END-3.2", "END-3.6", "END-3.8", "END-3.9")
def test_the_log_tells_of_a_seat_only_what_it_has_chosen() -> None:
    state = bare(3)
    events: list[Event] = []
    while RULES.to_act(state) == CHANCE:
        RULES.apply(state, RULES.legal(state)[-1], events)
    told = [(event.kind, event.seat) for event in events]
    assert told == [("laid_out", CHANCE), *[("offered", CHANCE)] * 3, ("crown", NOBODY)]
    assert events[-1].values == {"player": "blue"}
    assert [(event.kind, event.seat) for event in do(state, "start colonial_house")] == [("started", 2)]


@rule("END-3.10")
def test_one_disc_goes_onto_the_start_building() -> None:
    state = new_game()
    do(state, "start colonial_house")
    assert (look(state).supply, look(state).harbour) == (34, 0)


def test_bots_get_the_same_set_up_as_people() -> None:
    state = RULES.new_state(5, bot_options(RULES))
    draw(state)
    RULES.check(state)
