"""What a position is worth to a seat: for bots."""

from __future__ import annotations

import pytest
from support.endeavor import lively_game, position

from caravela.arena.simulate import play_games, summary
from caravela.games.endeavor import RULES


def worth(**red: object) -> float:
    """What red has, in the middle of a game, is worth."""
    return RULES.evaluate(position(seats=3, round=3, red=red), 0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"harbour": 5}, {"harbour": 2}),
        ({"industry": 9}, {"industry": 8}),
        ({"culture": 7}, {"culture": 6}),
        ({"places": ["venice", "bordeaux"]}, {"places": ["venice", "lisbon"]}),
        ({"places": ["constantinople"]}, {"places": ["north_atlantic_fleet"]}),
        ({"tokens": {"attack": 1}}, {}),
        ({"cards": ["india_1"], "influence": 3}, {"influence": 3}),
    ],
)
def test_more_is_worth_more(better: dict[str, object], worse: dict[str, object]) -> None:
    assert worth(**better) > worth(**worse)


def test_cards_that_must_go_again_are_worth_little() -> None:
    """Three more cards with room for them, and three more of which two must be discarded."""
    cards = ["south_america_1", "south_america_2", "south_america_3", "south_america_4"]
    with_room = worth(cards=cards, influence=7) - worth(cards=cards[:1], influence=7)
    without = worth(cards=cards, influence=1) - worth(cards=cards[:1], influence=1)
    assert without < with_room - 5


@pytest.mark.parametrize("seats", [2, 5])
def test_at_the_end_a_position_is_worth_its_glory(seats: int) -> None:
    state, _ = lively_game(seats, 2)
    assert [RULES.evaluate(state, seat) for seat in range(seats)] == RULES.scores(state)


def test_greedy_play_beats_random_play() -> None:
    """A small sample; `caravela simulate endeavor --seats greedy,random,random,random -n 200` is the measure."""
    greedy = summary(play_games("endeavor", ["greedy", "random", "random", "random"], 8))["kinds"]["greedy"]
    assert greedy["wins"] >= 7
