"""Chapter 2, the set-up."""

from __future__ import annotations

from collections import Counter

import pytest
from support.marks import rule
from support.vasco import (
    board,
    do,
    draw,
    gabriel,
    harbour,
    legal,
    look,
    new_game,
    owner,
    position,
    section,
    set_up,
    taker,
    told,
    upper,
    whose_turn,
)

from caravela.core.facts import CHANCE
from caravela.core.fields import NONE
from caravela.core.match import Match
from caravela.games.vasco import RULES
from caravela.games.vasco.box import CHARACTER_IDS, HARBOUR_IDS
from caravela.games.vasco.components import COLOURS, MERCHANT_LIMITS, PLAYERS, PROJECT_IDS

counts = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("VDG-2.1")
@counts
def test_the_first_round_begins_with_no_points_but_those_of_dias(seats: int) -> None:
    state = set_up(seats)
    assert state.round == 1
    assert [look(state, colour).points for colour in COLOURS[:seats]] == [2] + [0] * (seats - 1)


@rule("VDG-2.2", "VDG-2.3", "VDG-2.4")
@counts
def test_what_each_player_begins_with(seats: int) -> None:
    state = new_game(seats)
    assert len(state.money) == seats, "nothing of the unused colours is in the game"
    for colour in COLOURS[:seats]:
        player = look(state, colour)
        assert (player.discs, player.captains, player.recruits, player.money) == (4, 1, 6, 10)
        assert not player.projects and not player.ships


@rule("VDG-2.4", "VDG-2.5", "VDG-2.6", "VDG-R19")
@counts
def test_as_many_sections_as_players_hold_five_sailors_each(seats: int) -> None:
    state = set_up(seats)
    sailors = [sum(section(state, number).values()) for number in (1, 2, 3, 4)]
    assert sailors == [5] * seats + [0] * (4 - seats)
    assert sum(state.bag) == 32 - 5 * seats


@rule("VDG-2.6", "VDG-14.4")
def test_sailors_are_drawn_by_their_number_in_the_bag() -> None:
    state = new_game(2)
    assert RULES.weights(state) == [8, 8, 8, 8]
    do(state, "refill 2 grey", "refill 2 grey")
    assert legal(state) == ["refill 2 lightblue", "refill 2 purple", "refill 2 grey", "refill 2 orange"]
    assert RULES.weights(state) == [8, 8, 6, 8]


@rule("VDG-2.7")
def test_the_first_player_is_drawn_by_lot() -> None:
    state = new_game(3, start="drawn")
    assert whose_turn(state) == "chance"
    assert legal(state) == ["start yellow", "start red", "start black"]
    assert RULES.weights(state) == [1, 1, 1]
    events = do(state, "start black")
    assert [event.values for event in told(events, "starts")] == [{"player": "black"}]
    assert COLOURS[state.first] == "black"


@rule("VDG-2.7")
def test_the_first_player_can_be_given() -> None:
    assert COLOURS[new_game(3, start="first").first] == "yellow"


@rule("VDG-2.8", "VDG-2.9", "VDG-2.10", "VDG-2.11", "VDG-2.12", "VDG-13.10")
@pytest.mark.parametrize(
    ("seats", "dealt"),
    [
        (2, {"dias": "red", "sernigi": "yellow"}),
        (3, {"dias": "red", "alvares": "black", "sernigi": "yellow"}),
        (4, {"dias": "red", "alvares": "black", "sernigi": "blue", "manuel": "yellow"}),
    ],
)
def test_characters_go_round_from_the_first_player(seats: int, dealt: dict[str, str]) -> None:
    state = new_game(seats, start="drawn")
    do(state, "start red")
    assert {id: owner(state, id) for id in CHARACTER_IDS} == {id: dealt.get(id, "") for id in CHARACTER_IDS}
    for colour in COLOURS[:seats]:
        player = look(state, colour)
        assert player.points == (2 if colour == "red" else 0)
        assert player.crew == ({"white": 1} if dealt.get("alvares") == colour else {})
        assert player.extra == ("supply" if dealt.get("manuel") == colour else "area")
    assert state.missionaries == (5 if "alvares" in dealt else 6)


@rule("VDG-2.12")
def test_the_first_owner_of_manuel_can_use_the_extra_disc_in_round_1() -> None:
    state = set_up(4)
    do(state, "send mombasa 1")
    while whose_turn(state) != "blue":
        do(state, legal(state)[0], "area navigation")
    assert {"number 21", "number 22"} <= set(legal(state))


@rule("VDG-2.13")
@counts
def test_one_merchant_ship_is_handed_out_and_another_turned_up(seats: int) -> None:
    state = new_game(seats)
    while legal(state)[0].startswith("refill"):
        do(state, legal(state)[0])
    assert legal(state) == ["merchant 7", "merchant 9", "merchant 11"]
    assert RULES.weights(state) == [2, 2, 2]
    events = do(state, "merchant 11")
    owner = COLOURS[state.owners[CHARACTER_IDS.index("sernigi")]]
    assert told(events, "merchant_given")[0].values == {"player": owner, "limit": 11}
    assert RULES.weights(state) == [2, 2, 1]
    do(state, "merchant 9")
    assert [MERCHANT_LIMITS[state.sending], MERCHANT_LIMITS[state.merchant_top]] == [11, 9]
    assert sum(state.merchant_bag) == 4


@rule("VDG-2.14")
@counts
def test_all_numbers_are_at_home(seats: int) -> None:
    state = set_up(seats)
    assert board(state) == {}
    assert sum(state.free_spaces) == sum(PLAYERS[seats].action_spaces)


@rule("VDG-2.15")
def test_one_of_nine_vasco_tiles_is_turned_up() -> None:
    state = new_game(2)
    while not legal(state)[0].startswith("vasco"):
        do(state, legal(state)[0])
    assert legal(state) == [f"vasco {start}" for start in range(4, 13)]
    do(state, "vasco 9")
    assert state.vasco_top == 5
    assert state.vasco_now == NONE


@rule("VDG-2.16", "VDG-2.17", "VDG-R2")
def test_seven_tiles_are_laid_out_and_every_deck_shows_its_top() -> None:
    state = new_game(2)
    while not legal(state)[0].startswith("reveal"):
        do(state, legal(state)[0])
    assert len(legal(state)) == 14, "any tile of deck I"
    do(state, "reveal i-09")
    assert legal(state) == [f"reveal ii-{n:02}" for n in range(1, 15)]
    do(state, "reveal ii-03")
    assert legal(state) == [f"reveal iii-{n:02}" for n in range(1, 8)]
    do(state, "reveal iii-07")
    assert gabriel(state) == "i-09", "the first tile goes to the São Gabriel cell"
    do(state, *(f"reveal i-{n:02}" for n in (14, 2, 13, 4, 1, 8)))
    assert legal(state) == [f"reveal i-{n:02}" for n in (3, 5, 6, 7, 10, 11, 12)]
    do(state, "reveal i-11")
    assert upper(state) == ["i-01", "i-02", "i-04", "i-08", "i-13", "i-14"]
    assert [PROJECT_IDS[tile] for tile in state.tops] == ["i-11", "ii-03", "iii-07"]


@rule("VDG-2.18", "VDG-R3", "VDG-R21")
@counts
def test_last_of_all_sernigi_places_the_merchant_ship_and_takes_the_bonus(seats: int) -> None:
    state = set_up(seats)
    colour = owner(state, "sernigi")
    assert whose_turn(state) == colour
    places = [line for line in legal(state) if line.startswith("send")]
    assert {line.split()[1] for line in places} == set(HARBOUR_IDS), "limits are 7 or more"
    assert "wait" not in legal(state)
    do(state, "send mozambique 3")
    assert harbour(state, "mozambique")[2].startswith("merchant")
    assert look(state, colour).captains == 2
    assert look(state, colour).points == 0 or colour == COLOURS[state.first]
    assert whose_turn(state) == COLOURS[state.first]


@rule("VDG-R21", "VDG-9.9")
def test_in_the_set_up_natal_gives_a_project() -> None:
    state = set_up(3)
    do(state, "send natal 1")
    offers = upper(state)
    assert legal(state) == [f"take {id}" for id in offers]
    do(state, f"take {offers[2]}")
    assert look(state, "black").projects == [offers[2]]
    assert len(upper(state)) == 5


@rule("VDG-R21")
def test_with_the_option_off_natal_gives_nothing_in_the_set_up() -> None:
    state = set_up(3, natal_in_setup=False)
    do(state, "send natal 1")
    assert look(state, "black").projects == []
    assert legal(state)[0] == "number 1"


@rule("VDG-R21")
def test_with_the_option_off_natal_still_gives_a_project_later() -> None:
    state = position(numbers={3: "red characters"}, upper=["i-07"], options={"natal_in_setup": False}, red={"money": 0})
    do(state, "act", "character sernigi", "send natal 1")
    assert legal(state) == ["take i-07"]


@rule("VDG-2.19")
@counts
def test_nobody_counts_as_having_taken_a_character(seats: int) -> None:
    state = set_up(seats)
    assert [taker(state, id) for id in CHARACTER_IDS] == [""] * 4


@rule("VDG-2.20", "VDG-R22")
@counts
def test_everybody_sees_the_same_and_everything(seats: int) -> None:
    state = set_up(seats)
    views = [RULES.view(state, seat) for seat in range(seats)]
    assert all(view == views[0] for view in views)
    for field in ("money", "crew", "projects", "ships", "captains", "points"):
        assert None not in [views[0][field][colour] for colour in COLOURS[:seats]], field


@rule("VDG-14.4")
def test_the_draws_of_the_set_up_are_all_chances() -> None:
    state = new_game(4, start="drawn")
    kinds: Counter[str] = Counter()
    while RULES.to_act(state) == CHANCE:
        action = RULES.legal(state)[0]
        kinds[action.kind] += 1
        RULES.apply(state, action)
    assert kinds == {"start": 1, "refill": 20, "merchant": 2, "vasco": 1, "reveal": 10}
    assert draw(state) == []


@pytest.mark.parametrize("seats", RULES.meta.seats)
def test_what_happens_before_anybody_decides_is_told_of_nobody(seats: int) -> None:
    steps = Match(RULES, seats, seed=1).steps
    assert [event for step in steps for event in step.events]
    assert [event for step in steps for event in step.events if event.seat >= 0] == []
