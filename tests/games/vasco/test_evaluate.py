"""The evaluation: it is the score at the end, knows what helps before, and makes a bot that wins."""

from __future__ import annotations

from typing import Any

import pytest
from support.vasco import do, legal, lively_game, position

from caravela.bots import make_bot
from caravela.core.match import Match
from caravela.games.vasco import RULES

RED = 1


def worth(**more: Any) -> float:
    """What a position of round 2 is worth to red, who has a number to come."""
    return RULES.evaluate(position(**{"numbers": {9: "red navigation"}, "round": 2, **more}), RED)


def test_at_the_end_it_is_the_score() -> None:
    for seed in range(3):
        state, _ = lively_game(3, seed)
        assert [RULES.evaluate(state, seat) for seat in range(3)] == RULES.scores(state)


@pytest.mark.parametrize(
    ("poor", "rich"),
    [
        ({"money": 3}, {"money": 6}),
        ({"points": 3}, {"points": 4}),
        ({}, {"crew": {"grey": 1}}),
        ({"crew": {"grey": 2}}, {"crew": {"grey": 1, "orange": 1}}),
        ({}, {"projects": ["i-10"]}),
        ({"projects": ["i-10"]}, {"projects": ["i-10"], "crew": {"grey": 1, "orange": 1}}),
        ({"projects": ["i-10"]}, {"ships": ["i-10"]}),
        ({"ships": ["i-10"]}, {"ships": ["ii-12"]}),
        ({"ships": ["i-10", "i-11"], "captains": 1}, {"ships": ["i-10", "i-11"], "captains": 2}),
    ],
)
def test_what_helps_is_worth_more(poor: dict[str, Any], rich: dict[str, Any]) -> None:
    assert worth(red=rich) > worth(red=poor)


def test_characters_are_worth_something_and_more_when_they_are_safe() -> None:
    for id in ("manuel", "dias", "alvares", "sernigi"):
        lost, owned, safe = worth(owners={id: "blue"}), worth(owners={id: "red"}), worth(taken={id: "red"})
        assert lost < owned < safe


def test_means_fade_towards_the_end() -> None:
    crew = {"crew": {"grey": 2, "orange": 2}}
    gains = [worth(round=number, red=crew) - worth(round=number) for number in (2, 5)]
    assert gains[0] > gains[1] > 0
    with_crew = position(at="window", round=5, red={"crew": {"grey": 2, "orange": 2}})
    assert RULES.evaluate(with_crew, RED) == RULES.evaluate(position(at="window", round=5), RED), "nothing at the end"


def test_a_ship_ready_to_sail_is_sent() -> None:
    state = position(numbers={9: "red navigation"}, red={"ships": ["i-14"], "captains": 1})
    bot = make_bot("greedy", 1)
    lines = []
    while state.active == RED and legal(state):
        action = bot.choose(RULES, RULES.seen_by(state, RED))
        lines.append(action.notation)
        do(state, action.notation)
        if action.kind == "sail":
            break
    assert lines[:2] == ["act", "harbour malindi"]
    assert lines[2] in ("sail i-14 > malindi 1", "sail i-14 > malindi 2"), "for nine points"


def test_greedy_beats_three_random_players() -> None:
    """The full measure is `caravela simulate vasco --seats greedy,random,random,random --games 200`."""
    wins = 0
    for seed in range(8):
        seat = seed % 4
        bots = [make_bot("greedy" if other == seat else "random", seed * 10 + other) for other in range(4)]
        match = Match(RULES, 4, seed=seed)
        while not match.over:
            now = match.seat_to_act
            match.play(bots[now].choose(RULES, match.rules.seen_by(match.state, now)))
        assert match.outcome is not None
        wins += match.outcome.winners == [seat]
    assert wins >= 7
