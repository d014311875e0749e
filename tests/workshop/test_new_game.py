"""`caravela new-game` writes a game that works as it stands, in a checkout or as a package of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from caravela.core.errors import CaravelaError
from caravela.core.registry import game_ids
from caravela.workshop import new_game


def run(*arguments: str, path: Path) -> subprocess.CompletedProcess[str]:
    inherited = os.environ.get("PYTHONPATH", "")
    environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{inherited}"}
    return subprocess.run([sys.executable, "-m", *arguments], env=environment, capture_output=True, text=True)


def test_a_package_of_its_own_is_found_and_passes_the_conformance_tests(tmp_path: Path) -> None:
    folder = new_game.write_game("my_dice", tmp_path / "project")
    assert folder == tmp_path / "project" / "caravela_my_dice"
    installed = run(
        "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(tmp_path / "there"),
        str(tmp_path / "project"), path=tmp_path,
    )  # fmt: skip
    assert installed.returncode == 0, installed.stderr
    listed = run("caravela.cli", "games", path=tmp_path / "there")
    assert "my_dice" in listed.stdout, listed.stderr
    tested = run(
        "pytest", "-q", "-p", "no:cacheprovider", "--pyargs", "caravela.workshop.conformance", "-k", "my_dice",
        path=tmp_path / "there",
    )  # fmt: skip
    assert tested.returncode == 0, tested.stdout
    assert " passed" in tested.stdout


def test_nothing_of_the_pattern_is_left_in_the_copy(tmp_path: Path) -> None:
    folder = new_game.write_game("regatta", tmp_path)
    for file in folder.rglob("*.*"):
        assert "pig" not in file.read_text(encoding="utf-8").lower(), file
    assert '"REG-"' in (folder / "meta.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["", "Regatta", "my game", "2048", "class", "../up"])
def test_a_name_that_cannot_be_an_id_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(CaravelaError, match="cannot be the id of a game"):
        new_game.write_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", [game_ids()[0], "pig"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(CaravelaError, match="already"):
        new_game.write_game(name, tmp_path)


def test_a_folder_that_is_there_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "caravela_regatta").mkdir()
    with pytest.raises(CaravelaError, match="nothing was written"):
        new_game.write_game("regatta", tmp_path)


def test_rule_numbers_begin_with_letters_that_no_other_game_uses() -> None:
    assert new_game.prefix_of("navigators") == "NAVI-"
    assert new_game.prefix_of("my_game") == "MYG-"
