"""Before the game: which one is played, and where it is saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal.harness import GAME, Script, new_console, written

from caravela.core.errors import CaravelaError, UnknownName
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES
from caravela.terminal import menu, savefile


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menu, "game_ids", lambda: ["another", GAME])
    monkeypatch.setattr(menu, "load_game", lambda id: load_game(GAME))


@pytest.mark.usefixtures("two_games")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_chosen_by_number_or_by_name(language: str) -> None:
    console = new_console()
    assert menu.ask_game(language, console, Script("2")) == GAME
    assert menu.ask_game(language, console, Script("nav")) == GAME
    assert menu.ask_game(language, console, Script("0", "", "x", "3", "1")) == "another"


@pytest.mark.usefixtures("two_games")
def test_wrong_input_is_answered() -> None:
    console = new_console()
    menu.ask_game("en", console, Script("7", "1"))
    assert "Type a number from 1 to 2" in written(console)


@pytest.mark.usefixtures("two_games")
def test_no_answer_is_an_error_that_can_be_shown() -> None:
    with pytest.raises(CaravelaError, match="caravela play GAME"):
        menu.ask_game("en", new_console(), Script())


def test_the_only_game_needs_no_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(menu, "game_ids", lambda: [GAME])
    assert menu.ask_game("en", new_console(), Script()) == GAME


def test_a_new_game_has_a_file_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = menu.new_save_path(GAME)
    assert path.parent == tmp_path / "caravela"
    assert path.name.startswith(f"{GAME}-2")
    with pytest.raises(UnknownName):
        menu.new_save_path("chess")


def test_no_file_is_ever_overwritten_by_a_new_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert savefile.free_name(path) == path
    path.write_text("")
    assert savefile.free_name(path).name == "game-2.txt"
    (tmp_path / "game-2.txt").write_text("")
    assert savefile.free_name(path).name == "game-3.txt"
