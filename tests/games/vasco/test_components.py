"""Chapter 1, the components: what the data file says is what the rulebook says."""

from __future__ import annotations

from collections import Counter

from support.marks import rule
from support.vasco import do, look, position

from caravela.games.vasco.box import AREA_IDS, CHARACTER_IDS, HARBOUR_IDS
from caravela.games.vasco.components import (
    BONUS_AMOUNT,
    BOX,
    CHANGE,
    COLOURS,
    COMPENSATION,
    COMPLETION,
    CREW,
    CREW_IDS,
    LIMIT,
    NUMBERS,
    PLAIN_NUMBERS,
    POINTS,
    PROJECT_DECK,
    PROJECT_IDS,
    PROJECTS,
    REALS,
    SAILORS,
    START,
    VASCO_SUMS,
)


@rule("VDG-1.1")
def test_the_board_has_four_areas_and_the_number_zone() -> None:
    assert AREA_IDS == ("recruiting", "characters", "projects", "navigation")
    assert PLAIN_NUMBERS == 20


@rule("VDG-1.2", "VDG-R16")
def test_thirty_five_projects_in_three_decks() -> None:
    assert PROJECTS == 35
    assert sorted(set(PROJECT_DECK)) == [0, 1, 2]
    assert (min(LIMIT[:PROJECTS]), max(LIMIT[:PROJECTS])) == (4, 11)
    assert sorted(set(CREW)) == [1, 2, 3, 4, 5]
    assert min(REALS) == min(POINTS) == 0


@rule("VDG-1.2", "VDG-T4")
def test_the_tile_that_the_rulebook_describes_is_there() -> None:
    tile = PROJECT_IDS.index("i-13")
    assert (LIMIT[tile], CREW[tile], REALS[tile], POINTS[tile]) == (7, 5, 0, 2)
    assert BOX.projects.decks[0].stated == ["i-13"]


@rule("VDG-1.2")
def test_the_ships_of_the_expedition_example_can_be_had_at_once() -> None:
    limits = Counter(LIMIT[:PROJECTS])
    assert not Counter([9, 7, 4, 7, 7, 6, 11, 7, 7]) - limits


@rule("VDG-1.3")
def test_six_merchant_ships_have_a_limit_and_nothing_else() -> None:
    assert len(BOX.merchant_ships.limits) == 6
    assert {7, 11} <= set(BOX.merchant_ships.limits)


@rule("VDG-1.4")
def test_nine_vasco_tiles() -> None:
    assert list(range(4, 13)) == START
    assert set(CHANGE) == set(range(-3, 4))
    assert VASCO_SUMS[START.index(11)] == [9, 4]
    assert CHANGE[START.index(11)] != -3, "the example uses two different tiles"


@rule("VDG-1.5")
def test_twenty_two_numbers() -> None:
    assert (NUMBERS, PLAIN_NUMBERS) == (22, 20)
    assert len(COMPENSATION) == 22


@rule("VDG-1.6")
def test_each_of_four_colours_has_discs_and_captains() -> None:
    assert COLOURS == ("yellow", "red", "black", "blue")
    pieces = BOX.pieces
    assert (pieces.discs_per_player, pieces.extra_discs_per_player, pieces.captains_per_player) == (4, 1, 7)


@rule("VDG-1.7")
def test_sailors_have_four_colours_and_missionaries_are_white() -> None:
    assert CREW_IDS == ("lightblue", "purple", "grey", "orange", "white")
    assert SAILORS == [8, 8, 8, 8]
    assert BOX.pieces.missionaries == 6


@rule("VDG-1.8")
def test_four_characters() -> None:
    assert set(CHARACTER_IDS) == {"manuel", "dias", "alvares", "sernigi"}


@rule("VDG-1.10", "VDG-R1")
def test_mombasa_comes_before_malindi() -> None:
    assert HARBOUR_IDS == ("natal", "terra", "mozambique", "mombasa", "malindi", "calicut")


@rule("VDG-1.11")
def test_spaces_from_left_to_right() -> None:
    spaces = {harbour.id: harbour.spaces for harbour in BOX.harbours}
    assert spaces["natal"] == [4]
    assert spaces["terra"] == [5, 4]
    assert spaces["mozambique"] == [6, 5, 4]
    assert spaces["mombasa"] == [7, 7, 6, 5]
    assert spaces["malindi"] == [9, 9, 7, 7, 6]
    assert len(spaces["calicut"]) == 6


@rule("VDG-1.12")
def test_completion_points() -> None:
    assert dict(zip(HARBOUR_IDS, COMPLETION, strict=True)) == {
        "natal": 0,
        "terra": 1,
        "mozambique": 2,
        "mombasa": 3,
        "malindi": 4,
        "calicut": 5,
    }


@rule("VDG-1.13")
def test_bonuses() -> None:
    bonuses = {harbour.id: harbour.bonus for harbour in BOX.harbours}
    assert bonuses == {
        "natal": "project",
        "terra": "sailor",
        "mozambique": "captain",
        "mombasa": "reals",
        "malindi": "reals",
        "calicut": "none",
    }
    assert BONUS_AMOUNT == [1, 1, 1, 2, 1, 0]


@rule("VDG-1.9")
def test_the_bank_pays_more_than_the_coins_in_the_box() -> None:
    coins = BOX.pieces.coins_of_1 + 5 * BOX.pieces.coins_of_5
    state = position(numbers={20: "red projects"}, red={"money": coins}, blue={"money": coins})
    do(state, "pass")
    assert look(state, "red").money == coins + 4
