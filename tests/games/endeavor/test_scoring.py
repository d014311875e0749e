"""Chapter 18, the end and the score."""

from __future__ import annotations

import pytest
from support.endeavor import do, position, whose_turn
from support.marks import rule

from caravela.games.endeavor import RULES
from caravela.games.endeavor.components import track_glory
from caravela.games.endeavor.scoring import SCORE_LINES, sheet
from caravela.games.endeavor.state import EndeavorState


def line(state: EndeavorState, id: str, seat: int = 0) -> int:
    return next(line.points for line in sheet(state, seat) if line.id == id)


@rule("END-18.1", "END-R9")
@pytest.mark.parametrize(
    ("value", "glory"),
    [
        (0, 0),
        (1, 0),
        (2, 2),
        (3, 2),
        (4, 4),
        (6, 4),
        (7, 7),
        (8, 7),
        (9, 7),
        (10, 10),
        (11, 11),
        (12, 12),
        (15, 15),
        (16, 16),
        (20, 20),
    ],
)
def test_a_marker_slides_left_to_a_symbol(value: int, glory: int) -> None:
    assert track_glory(value) == glory


@rule("END-18.1")
def test_all_four_tracks_score() -> None:
    state = position(red={"industry": 3, "culture": 5, "wealth": 8, "influence": 11})
    assert [line(state, id) for id in SCORE_LINES[:4]] == [2, 4, 7, 11]


@rule("END-18.2")
def test_cities_score_what_is_printed_and_fleet_spaces_nothing() -> None:
    state = position(opened=["far_east"], red={"places": ["london", "nagasaki", "north_atlantic_fleet"]})
    assert line(state, "cities") == 1 + 2


@rule("END-18.4")
def test_buildings_score_their_glory() -> None:
    state = position(red={"coast": ["colonial_house", "university", "memorial", "market"]})
    assert line(state, "buildings") == 3 + 1


@rule("END-18.5", "END-14.5")
def test_held_cards_score_their_glory_governors_too() -> None:
    state = position(opened=["far_east"], red={"cards": ["far_east_5", "africa_4", "governor_far_east", "slavery_2"]})
    assert line(state, "cards") == 3 + 1 + 1


@rule("END-18.6")
@pytest.mark.parametrize(("space", "glory"), [("", 3), ("governor_india", 0)])
def test_an_empty_governor_space_is_worth_3(space: str, glory: int) -> None:
    own = {"cards": ["governor_india"], **({"space": space} if space else {})}
    state = position(opened=["india"], red=own)  # type: ignore[arg-type]
    assert line(state, "governor_space") == glory


@rule("END-18.7")
@pytest.mark.parametrize(("discs", "glory"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (10, 3)])
def test_every_three_discs_in_the_harbour_are_worth_1(discs: int, glory: int) -> None:
    assert line(position(red={"harbour": discs}), "harbour") == glory


@rule("END-18.8")
def test_slavery_cards_cost_glory_only_beside_the_mat() -> None:
    state = position(red={"aside": ["slavery_0", "slavery_3"], "cards": ["slavery_1", "slavery_2"]})
    assert line(state, "slavery") == -2


@rule("END-18.9")
def test_tokens_supply_tracks_seas_and_discs_on_buildings_score_nothing() -> None:
    plain = position(opened=["india"], red={"coast": ["colonial_house", "market"]})
    rich = position(
        opened=["india"],
        tracks={"africa": ["red", "red"]},
        red={
            "coast": ["colonial_house*", "market*"],
            "tokens": {"attack": 1, "payment": 1, "ship_draw": 2},
            "seas": {"india": 3},
        },
    )
    assert RULES.scores(rich)[0] == RULES.scores(plain)[0]


#: A full coast; two of them can be had.
COAST = ["colonial_house", "market", "market", "shipyard", "shipyard", "workshop", "workshop", "bank"]


@rule("END-18.10")
@pytest.mark.parametrize(
    ("red", "yellow", "ranking"), [(3, 0, [[0], [1]]), (0, 6, [[1], [0]]), (2, 0, [[0, 1]]), (5, 3, [[0, 1]])]
)
def test_the_most_glory_wins_and_equals_share_the_victory(red: int, yellow: int, ranking: list[list[int]]) -> None:
    state = position(
        seats=2,
        round=7,
        passed=["yellow"],
        red={"coast": COAST, "harbour": red},
        yellow={"coast": COAST, "harbour": yellow},
    )
    do(state, "pass")
    assert whose_turn(state) == "nobody"
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ranking
    assert outcome.winners == ranking[0]
    assert outcome.tie == "", "there is no tie-break"


def test_the_lines_stand_in_the_order_of_the_rulebook() -> None:
    state = position()
    assert [entry.id for entry in sheet(state, 0)] == list(SCORE_LINES)
