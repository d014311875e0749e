"""The save file of a match at the table: written after every decision of a person."""

from __future__ import annotations

import tempfile
from datetime import datetime
from pathlib import Path

from caravela.core import transcript
from caravela.core.errors import BadFile
from caravela.core.folders import data_folder
from caravela.core.match import Match


class SaveFile:
    """Where a match is saved. A failure never stops the game; `trouble` says what is wrong, or is empty."""

    def __init__(self, match: Match, path: Path) -> None:
        self._match = match
        self.path = path
        self.trouble = ""

    def keep(self) -> bool:
        """Saves the match; whether that worked."""
        self.trouble = self._write(self.path)
        return not self.trouble

    def keep_somewhere(self) -> bool:
        """Saves the match, in the system's folder for temporary files if it cannot be saved in its own place."""
        if self.keep():
            return True
        self.path = free_name(Path(tempfile.gettempdir()) / self.path.name)
        return self.keep()

    def copy_to(self, path: Path) -> str:
        """Saves the match in another file as well, and from now on if its own place does not work; what is wrong."""
        wrong = self._write(path)
        if not wrong and self.trouble:
            self.path, self.trouble = path, ""
        return wrong

    def _write(self, path: Path) -> str:
        try:
            transcript.save(self._match, path)
        except BadFile as error:
            return error.cause
        return ""


def new_path(game: str) -> Path:
    """A file for a new game, named by game, date and time."""
    return free_name(data_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.txt")


def free_name(path: Path) -> Path:
    """The path, or the first with a number behind its name that no file has yet."""
    free, number = path, 2
    while free.exists():
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
    return free
