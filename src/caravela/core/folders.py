"""Where this system keeps what its users make: saved games, the tables of the server, and folders for results."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """The user's data folder: `~/.local/share/caravela` on Linux, under Library on macOS, under AppData on Windows."""
    return user_data_path("caravela", appauthor=False)


def stored(name: str) -> Path:
    """The file of this name in the data folder, or where an earlier release put it if it is only there."""
    places = [folder / name for folder in (data_folder(), *_earlier_folders())]
    return next((place for place in places if place.exists()), places[0])


def make(folder: Path) -> list[Path]:
    """Makes a folder and those around it; the ones that were not there before, the innermost first."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        unmake(missing)
        raise
    return missing


def unmake(made: Iterable[Path]) -> None:
    """Takes away folders that were made for nothing; what is not empty stays."""
    for folder in made:
        with suppress(OSError):
            folder.rmdir()


def _earlier_folders() -> list[Path]:
    """Tables once lay in a folder with a capital on macOS and Windows, and saves below `.local` everywhere."""
    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return [data_folder().with_name("Caravela"), Path(shared) / "caravela"]
