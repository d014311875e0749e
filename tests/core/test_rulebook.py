from __future__ import annotations

from pathlib import Path

import pytest

from caravela.core import rulebook
from caravela.core.errors import BadData, UnknownName


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook" / "en.md").write_text(
        "# Game\n\n## 1. Things\n\n**GAM-1.1** One.\n\n**GAM-1.10** Ten, see GAM-1.1.\n\n"
        "## 2. Rulings\n\n**GAM-R1** Why.\n"
    )
    return tmp_path


@pytest.mark.parametrize("wanted", ["GAM-1.1", "1.1", "gam-1.1"])
def test_a_rule_is_found_by_its_number(folder: Path, wanted: str) -> None:
    (rule,) = rulebook.find(folder, "en", "GAM-", wanted)
    assert (rule.number, rule.chapter, rule.text) == ("GAM-1.1", "1. Things", "One.")


def test_a_chapter_is_all_its_rules(folder: Path) -> None:
    assert [rule.number for rule in rulebook.find(folder, "en", "GAM-", "1")] == ["GAM-1.1", "GAM-1.10"]


def test_an_unknown_rule_is_refused(folder: Path) -> None:
    with pytest.raises(UnknownName, match=r"no rule called '7\.7'; the nearest are GAM-1\.1, GAM-1\.10, GAM-R1\."):
        rulebook.find(folder, "en", "GAM-", "7.7")


def test_the_nearest_numbers_are_those_beside_it() -> None:
    numbers = [f"GAM-{chapter}.{rule}" for chapter in range(1, 20) for rule in range(1, 12)]
    assert rulebook.nearest(numbers, "GAM-3.99") == ["GAM-3.10", "GAM-3.11", "GAM-4.1", "GAM-4.2"]
    assert rulebook.nearest(numbers, "GAM-99") == ["GAM-19.10", "GAM-19.11"]
    assert rulebook.nearest(numbers, "GAM-0") == ["GAM-1.1", "GAM-1.2"]


def test_a_number_may_stand_only_once(folder: Path) -> None:
    with (folder / "rulebook" / "en.md").open("a") as file:
        file.write("\n**GAM-1.1** Again.\n")
    with pytest.raises(BadData, match=r"GAM-1\.1: stands there twice"):
        rulebook.read(folder, "en")


def test_numbers_sort_as_people_count() -> None:
    assert sorted(["NAV-10.1", "NAV-9.10", "NAV-9.9"], key=rulebook.sort_key) == ["NAV-9.9", "NAV-9.10", "NAV-10.1"]
