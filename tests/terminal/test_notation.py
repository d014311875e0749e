"""Actions that are typed: in full, or by the beginnings of their words."""

from __future__ import annotations

import pytest

from caravela.core.registry import load_game
from caravela.terminal.keyboard import tidy
from caravela.terminal.notation import find
from caravela.workshop.conformance.play import GAMES

RULES = load_game("navegador")


def found(text: str, *legal: str) -> list[str]:
    actions = [RULES.actions.parse(notation) for notation in legal]
    return [action.notation for action in find(RULES.actions, actions, text)]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_in_full_is_certain(game: str) -> None:
    table = load_game(game).actions
    for action in table:
        assert find(table, [], action.notation) == [action]


@pytest.mark.parametrize("text", ["move guine > angola", "move guine angola", "m g a", "MOVE Guine > ANG"])
def test_beginnings_suffice_among_legal_actions(text: str) -> None:
    assert found(text, "move guine > angola", "move guine > portugal", "done") == ["move guine > angola"]


def test_words_at_the_end_may_be_left_out() -> None:
    assert found("disc", "discover guine", "done") == ["discover guine"]


def test_what_is_not_certain_names_all_that_fit() -> None:
    assert found("m g", "move guine > angola", "move guine > portugal") == [
        "move guine > angola",
        "move guine > portugal",
    ]


def test_what_is_not_legal_is_looked_for_in_the_table() -> None:
    assert found("build ch", "done") == ["build church"]


def test_what_is_no_action_is_not_found() -> None:
    assert found("castle", "done") == []
    assert found("", "done") == []
    assert found("done done", "done") == []


def test_a_russian_layout_left_on_does_not_matter() -> None:
    assert tidy(" Ыудд  пщдв 2") == "sell gold 2"
    assert tidy("й") == "q"
    assert tidy("Sell Gold") == "Sell Gold"
