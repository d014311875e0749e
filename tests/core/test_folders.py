"""The data folder, and what earlier releases left elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravela.core import folders


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A home in which this system's data folder is not the one of earlier releases."""
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(folders, "data_folder", lambda: tmp_path / "Library" / "caravela")
    return tmp_path


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert folders.data_folder() == tmp_path / "caravela"


def test_a_new_file_goes_into_the_data_folder(home: Path) -> None:
    assert folders.stored("tables.db") == home / "Library" / "caravela" / "tables.db"


@pytest.mark.parametrize("folder", ["Library/Caravela", ".local/share/caravela"])
def test_a_file_of_an_earlier_release_is_found(home: Path, folder: str) -> None:
    old = home / folder / "tables.db"
    old.parent.mkdir(parents=True)
    old.write_text("")
    assert folders.stored("tables.db") == old


def test_the_data_folder_comes_first(home: Path) -> None:
    for folder in ("Library/caravela", ".local/share/caravela"):
        (home / folder).mkdir(parents=True)
        (home / folder / "tables.db").write_text("")
    assert folders.stored("tables.db") == home / "Library" / "caravela" / "tables.db"
