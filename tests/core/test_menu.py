"""The order in which actions are offered: what goes on, what ends or skips, what gives something up."""

from __future__ import annotations

import pytest

from caravela.core.match import Match
from caravela.core.menu import CLOSES, GIVES_UP, GOES_ON, by_use, use
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_names_is_among_its_actions(game: str) -> None:
    rules = load_game(game)
    kinds, notations = set(rules.actions.kinds()), {action.notation for action in rules.actions}
    assert set(rules.meta.closing) <= kinds | notations
    assert set(rules.meta.gives_up) <= kinds


def test_ending_comes_late_and_giving_up_last() -> None:
    rules = load_game("serenissima")
    match = Match(rules, 2, {"start": "first"}, seed=1)
    notations = ("jettison wood", "done", "load wood", "scuttle", "sail genova", "stop")
    offered = by_use(rules, match.state, [rules.actions.parse(notation) for notation in notations])
    assert [action.notation for action in offered] == [
        "load wood",
        "sail genova",
        "done",
        "stop",
        "jettison wood",
        "scuttle",
    ]


def test_landing_the_last_sailor_gives_the_galley_up() -> None:
    """SER-8.2: the same number of sailors is all of one crew and part of another."""
    rules = load_game("serenissima")
    state = Match(rules, 2, {"start": "first"}, seed=1).state
    state.black = 1  # type: ignore[attr-defined]
    state.crew[1] = 2  # type: ignore[attr-defined]
    uses = [use(rules, state, rules.actions.parse(f"land {count}")) for count in range(4)]
    assert uses == [CLOSES, GOES_ON, GIVES_UP, GOES_ON]


def test_one_action_of_a_kind_may_close() -> None:
    """To hire nobody is offered behind every number of workers, so that 1 hires one."""
    rules = load_game("navegador")
    match = Match(rules, 2, {"start": "first"}, seed=1)
    match.play("rondel workers")
    assert [action.notation for action in by_use(rules, match.state, match.legal)] == ["hire 1", "hire 2", "hire 0"]
