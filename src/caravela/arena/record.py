"""The record of a tournament: a line for each finished game, so that an interruption loses none of them."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec

from caravela.arena.game import Plan, Result
from caravela.core import folders
from caravela.core.errors import BadFile, CaravelaError


class Head(msgspec.Struct, frozen=True):
    """What the games of a record have in common."""

    game: str
    rules_version: int
    kinds: list[str]
    seed: int
    options: dict[str, bool | int | str]
    caravela: str


class Line(msgspec.Struct, frozen=True):
    """A finished game; its plan says which."""

    seed: int
    result: Result


class Record:
    """A file of finished games. Opening it reads what is there; a line that was cut off is dropped.

    One that was made for nothing, because no game was finished, goes when it is closed, and its folder with it.
    """

    def __init__(self, path: Path, head: Head) -> None:
        self.path = path
        self.head = head
        self._results: dict[tuple[int, tuple[str, ...]], Result] = {}
        #: What was not there before, the file and then its folders.
        self._made: list[Path] = []
        try:
            self._made = [*([] if path.exists() else [path]), *folders.make(path.parent)]
            whole = self._read(path.read_bytes()) if path.exists() else 0
            self._file: IO[bytes] = path.open("r+b" if path.exists() else "w+b")
            self._file.truncate(whole)
            self._file.seek(whole)
            if not whole:
                self._write(head)
        except OSError as error:
            folders.unmake(self._made)
            raise BadFile(f"{path} cannot be written: {error.strerror}.", str(error.strerror)) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
        if not self._results and self.path in self._made:
            self.path.unlink()
            folders.unmake(self._made[1:])

    def __len__(self) -> int:
        return len(self._results)

    def result(self, plan: Plan) -> Result | None:
        """How the game of this plan ended, if it has been played."""
        return self._results.get((plan.seed, tuple(plan.kinds)))

    def add(self, plan: Plan, result: Result) -> None:
        """Writes down how the game of a plan ended."""
        self._results[plan.seed, tuple(plan.kinds)] = result
        self._write(Line(plan.seed, result))

    def _write(self, line: Head | Line) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        if isinstance(line, Head):
            os.fsync(self._file.fileno())

    def _read(self, text: bytes) -> int:
        """Takes in the lines of a file, and gives the length of those that are whole."""
        lines = text.split(b"\n")[:-1]
        if not lines:
            return 0
        try:
            head = msgspec.json.decode(lines[0], type=Head)
            kept = [msgspec.json.decode(line, type=Line) for line in lines[1:]]
        except msgspec.MsgspecError:
            raise CaravelaError(
                f"{self.path} is not the record of a tournament; choose another folder with --out."
            ) from None
        if head != self.head and not kept:
            # A tournament that was refused or stopped before its first game has nothing to lose.
            return 0
        if head != self.head:
            raise CaravelaError(
                f"{self.path} is the record of another tournament (other bots, options, seed or release); choose "
                "another folder with --out, or remove it."
            )
        self._results = {(line.seed, tuple(line.result.kinds)): line.result for line in kept}
        return sum(len(line) + 1 for line in lines)
