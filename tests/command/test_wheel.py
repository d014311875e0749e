"""What comes along in the wheel: everything that a game, the table and the terminal need, and no more."""

from __future__ import annotations

from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES
from caravela.workshop.conformance.play import INSTALLED

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def files() -> set[str]:
    """The names of the files in the wheel; listing them is quick, `./test --wheel` builds and installs it."""
    return {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}


def test_the_client_comes_along(files: set[str]) -> None:
    client = {name.removeprefix("caravela/server/static/") for name in files if "/static/" in name}
    assert {"index.html", "icon.svg"} <= client
    assert {Path(name).suffix for name in client} >= {".js", ".css", ".woff2"}


@pytest.mark.parametrize("game", INSTALLED)
def test_a_game_comes_along_with_all_that_belongs_to_it(files: set[str], game: str) -> None:
    folder = load_game(game).meta.folder
    there = [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    names = {f"caravela/{file.relative_to(folder.parents[1]).as_posix()}" for file in there}
    assert names <= files
    wanted = {"data.toml", "art/board", *(f"text/{language}.ftl" for language in LANGUAGES), "rulebook/en.md"}
    for part in wanted:
        assert any(name.startswith(f"caravela/games/{game}/{part}") for name in names), f"{game} has no {part}"


def test_words_of_the_terminal_and_the_workshop_come_along(files: set[str]) -> None:
    assert {f"caravela/terminal/text/{language}.ftl" for language in LANGUAGES} <= files
    assert {"caravela/py.typed", "caravela/workshop/pig/data.toml"} <= files


def test_nothing_else_comes_along(files: set[str]) -> None:
    assert {name.partition("/")[0] for name in files} == {"caravela"}
    assert not [name for name in files if "__pycache__" in name or "node_modules" in name]
