"""Chapter 16, the discard phase."""

from __future__ import annotations

import pytest
from support.endeavor import do, in_pile, legal, look, pass_all, phase, position, refused, targets, whose_turn, why_not
from support.marks import rule

from caravela.games.endeavor import RULES
from caravela.games.endeavor.components import CARD_IDS


@rule("END-16.1")
def test_in_turn_order_everybody_comes_down_to_the_limit() -> None:
    cards = {
        "red": ["south_america_1", "south_america_2"],
        "blue": ["europe_0", "north_america_1"],
        "purple": ["europe_2"],
    }
    state = position(
        at="discard",
        active="blue",
        crown="blue",
        red={"cards": cards["red"]},
        blue={"cards": cards["blue"]},
        purple={"cards": cards["purple"]},
    )
    assert whose_turn(state) == "blue"
    assert targets(state, "discard") == ["europe_0", "north_america_1"]
    do(state, "discard europe_0")
    assert whose_turn(state) == "red", "purple is within the limit"
    do(state, "discard south_america_2")
    assert phase(state) == "build"


@rule("END-16.2")
def test_the_governor_space_takes_one_governor_out_of_the_count() -> None:
    """Influence 4 allows three cards: with one of the governors in its space, all four stay."""
    state = position(
        at="discard",
        seats=2,
        opened=["india", "africa"],
        red={"cards": ["south_america_1", "south_america_2", "governor_india", "governor_africa"], "influence": 4},
    )
    do(state, "governor india")
    assert phase(state) == "build"
    assert len(look(state).cards) == 4


@rule("END-16.2")
@pytest.mark.parametrize(("choice", "discards"), [("governor india", 1), ("governor africa", 1), ("governor none", 2)])
def test_any_governor_may_lie_in_the_governor_space_or_none(choice: str, discards: int) -> None:
    state = position(
        at="discard",
        seats=2,
        opened=["india", "africa"],
        red={"cards": ["europe_1", "south_america_1", "governor_india", "governor_africa"], "influence": 5},
    )
    assert legal(state) == ["governor africa", "governor india", "governor none"]
    assert refused(state, "governor caribbean") == "governor_not_held"
    assert refused(state, "discard europe_1") == "governor_space_first"
    do(state, choice)
    assert look(state).space == ("" if choice.endswith("none") else choice.replace(" ", "_"))
    if discards == 1:
        assert phase(state) == "build"
    else:
        do(state, "discard south_america_1")
        assert phase(state) == "build"


@rule("END-16.2")
def test_the_card_in_the_governor_space_is_not_discarded() -> None:
    state = position(
        at="discard", seats=2, opened=["india"], red={"cards": ["south_america_1", "south_america_2", "governor_india"]}
    )
    do(state, "governor india")
    assert targets(state, "discard") == ["south_america_1", "south_america_2"]
    reason = why_not(state, "discard governor_india")
    assert (reason.kind, reason.rule) == ("in_governor_space", "END-16.2")
    assert refused(state, "discard india_3") == "card_not_held"


@rule("END-16.3")
@pytest.mark.parametrize(
    ("cards", "influence", "fits"),
    [
        (["africa_2"], 1, True),
        (["south_america_1", "south_america_2"], 1, False),
        (["south_america_1", "slavery_0"], 1, True),
        (["south_america_1", "slavery_0", "slavery_1"], 1, False),
        (["slavery_0", "slavery_1"], 1, True),
        (["south_america_1", "south_america_2", "slavery_0"], 3, True),
        (["south_america_1", "south_america_2", "south_america_3", "slavery_0"], 3, False),
        (["south_america_1", "south_america_2", "south_america_3", "south_america_4", "south_america_5"], 10, True),
        (
            [
                "south_america_1",
                "south_america_2",
                "south_america_3",
                "south_america_4",
                "south_america_5",
                "slavery_0",
            ],
            10,
            False,
        ),
    ],
)
def test_the_limit_leaves_one_slavery_card_out_and_five_is_the_most(
    cards: list[str], influence: int, fits: bool
) -> None:
    state = position(seats=2, passed=["yellow"], red={"cards": cards, "influence": influence})
    do(state, "pass")
    assert (phase(state) == "build") == fits


@rule("END-16.4", "END-R11")
def test_lost_influence_lowers_the_limit_for_the_next_check() -> None:
    """Influence 4 allows 3; the card with influence that goes takes the limit down to 2, and another card must go."""
    cards = ["africa_1", "south_america_1", "south_america_2", "south_america_3"]
    state = position(at="discard", seats=2, red={"cards": cards, "influence": 4})
    other = state.clone()
    do(state, "discard south_america_1")
    assert phase(state) == "build"
    do(other, "discard africa_1")
    assert phase(other) == "discard"
    do(other, "discard south_america_1")
    assert look(other).cards == ["south_america_2", "south_america_3"]


@rule("END-16.5", "END-R11")
def test_no_more_may_go_than_must() -> None:
    state = position(
        at="discard", seats=2, red={"cards": ["south_america_1", "south_america_2", "south_america_3"], "influence": 2}
    )
    do(state, "discard south_america_1")
    assert phase(state) == "build"
    assert look(state).cards == ["south_america_2", "south_america_3"]
    assert refused(state, "discard south_america_2") == "other_phase"


@rule("END-16.6")
def test_a_discarded_slavery_card_stays_beside_the_mat() -> None:
    state = position(at="discard", seats=2, red={"cards": ["slavery_0", "slavery_1", "south_america_1"]})
    wealth = look(state).wealth
    do(state, "discard slavery_1")
    assert look(state).aside == ["slavery_1"]
    assert look(state).wealth == wealth - 2
    assert in_pile(state) == []


@rule("END-16.7")
def test_a_discarded_governor_leaves_the_game() -> None:
    state = position(at="discard", seats=2, opened=["india"], red={"cards": ["south_america_1", "governor_india"]})
    before = look(state).influence
    do(state, "governor none", "discard governor_india")
    assert look(state).cards == ["south_america_1"]
    assert look(state).influence == before - 1
    assert in_pile(state) == []
    assert state.removed >> CARD_IDS.index("governor_india") & 1


@rule("END-16.8")
def test_other_cards_go_to_the_discard_pile() -> None:
    state = position(at="discard", seats=2, pile=["europe_0"], red={"cards": ["india_1", "south_america_1"]})
    do(state, "discard india_1")
    assert in_pile(state) == ["europe_0", "india_1"]


@rule("END-16.9")
def test_cards_are_discarded_in_the_last_round_too() -> None:
    state = position(seats=2, round=7, passed=["yellow"], red={"cards": ["india_1", "south_america_1"]})
    do(state, "pass")
    assert phase(state) == "discard"
    do(state, "discard india_1")
    assert whose_turn(state) == "nobody"


@rule("END-16.10", "END-R5")
def test_the_governor_space_is_arranged_anew_in_every_discard_phase() -> None:
    own = {"cards": ["europe_1", "governor_india", "governor_africa"], "space": "governor_india", "influence": 5}
    state = position(at="discard", seats=2, round=7, opened=["india", "africa"], red=own)  # type: ignore[arg-type]
    assert legal(state) == ["governor africa", "governor india", "governor none"]
    do(state, "governor africa")
    assert look(state).space == "governor_africa"


@rule("END-16.10")
def test_before_the_last_round_the_governor_space_is_asked_about_only_if_it_matters() -> None:
    state = position(
        seats=2, round=3, passed=["yellow"], opened=["india"], red={"cards": ["governor_india"], "influence": 2}
    )
    do(state, "pass")
    assert phase(state) == "build"
    state = position(seats=2, round=7, passed=["yellow"], opened=["india"], red={"cards": ["governor_india"]})
    do(state, "pass")
    assert legal(state) == ["governor india", "governor none"], "an empty governor space is worth 3 glory"
    scores = []
    for choice in legal(state):
        copy = state.clone()
        do(copy, choice)
        scores.append(RULES.scores(copy)[0])
    assert scores[1] == scores[0] + 3
    pass_all(state)
