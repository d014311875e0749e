"""Older versions of a game: the same code over the files and defaults of their time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from support.editions import OLD_INK, corrected_game

from caravela.core import editions
from caravela.core.errors import UnknownVersion
from caravela.core.match import Match
from caravela.core.registry import game_ids, load_game
from caravela.core.words import Words
from caravela.picture import picture

RISEN = [id for id in game_ids() if load_game(id).meta.rules_version > 1]


@pytest.fixture
def corrected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with corrected_game(tmp_path, monkeypatch) as game:
        yield game


def test_a_version_has_the_files_of_its_time(corrected: str) -> None:
    goals = {version: Match(load_game(corrected, version), 2).options["goal"] for version in (1, 2, 3)}
    assert goals == {1: 30, 2: 30, 3: 100}


def test_a_version_shows_the_numbers_of_its_time(corrected: str) -> None:
    goals = [load_game(corrected, version).tables()[0].rows[1].cells[0].items for version in (1, 2, 3)]
    assert goals == [[[30]], [[30]], [[100]]]


def test_a_version_is_drawn_as_it_was(corrected: str) -> None:
    for version in (1, 2, 3):
        match = Match(load_game(corrected, version), 2, seed=1)
        drawing = picture(match.rules, match.state, Words(match.rules.meta, "en"))
        assert (OLD_INK in drawing) == (version < 3), version


def test_versions_are_kept_apart(corrected: str) -> None:
    old, new = load_game(corrected, 2), load_game(corrected)
    assert (old.meta.rules_version, new.meta.rules_version) == (2, 3)
    assert type(old) is not type(new) and old.actions[0] is not new.actions[0]
    assert load_game(corrected, 3) is new and load_game(corrected, 2) is old


@pytest.mark.parametrize("version", [0, 4, -1])
def test_a_version_that_nobody_knows_is_refused(corrected: str, version: int) -> None:
    with pytest.raises(UnknownVersion, match="knows versions 1 to 3"):
        load_game(corrected, version)


@pytest.mark.parametrize("game", RISEN)
def test_every_older_version_plays(game: str) -> None:
    for version in range(1, load_game(game).meta.rules_version):
        rules = load_game(game, version)
        assert rules.meta.rules_version == version
        match = Match(rules, rules.meta.seats[0], seed=version)
        for _ in range(40):
            match.play(match.legal[len(match.legal) // 2])
        rules.check(match.state)


def test_the_name_of_a_module_tells_its_version() -> None:
    assert editions.version("caravela.games.regatta.components", current=3) == 3
    assert editions.version("caravela.games.regatta@2.components", current=3) == 2
