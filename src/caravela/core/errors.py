"""Errors that can be shown to a person as they are: one sentence that names the thing and what to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caravela.core.facts import Fact


class CaravelaError(Exception):
    """The base of every error whose text is meant for people. Front ends print it and nothing else."""


class UnknownName(CaravelaError):
    """A name that is in no list: a game, a seat kind, an option, a language, a rule number."""

    def __init__(self, what: str, name: str, known: Iterable[str], nearest: Sequence[str] = ()) -> None:
        names = sorted(known)
        near = get_close_matches(name, names, n=1)
        if nearest:
            hint = f"the nearest are {', '.join(nearest)}."
        else:
            hint = f"did you mean {near[0]}?" if near else f"known are: {', '.join(names)}."
        super().__init__(f"There is no {what} called {name!r}; {hint}")
        self.what = what
        self.name = name
        #: The nearest names, where they have an order, as rule numbers do.
        self.nearest = nearest


class UnknownVersion(CaravelaError):
    """A version of a game's rules that this release does not know."""


class BadOption(CaravelaError):
    """An option with a value that it cannot have."""


class BadSeats(CaravelaError):
    """A number of seats that the game does not have."""


class BadData(CaravelaError):
    """A game's data file that cannot be used; nothing of it has been loaded."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason


class BadAction(CaravelaError):
    """Text, a number or a message that names no action of the game."""


class BadTranscript(CaravelaError):
    """A transcript that cannot be read or replayed; the line number counts from 1."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}, line {line}: {reason}")
        self.name = name
        self.line = line
        self.reason = reason


class BadFile(CaravelaError):
    """A file that cannot be read or written; `cause` is what the system says."""

    def __init__(self, message: str, cause: str) -> None:
        super().__init__(message)
        self.cause = cause


class IllegalAction(CaravelaError):
    """An action of the game that may not be taken now. `reason` can be told in every language."""

    def __init__(self, notation: str, seat: str, reason: Fact) -> None:
        rule = f" (see {reason.rule})" if reason.rule else ""
        super().__init__(f"{seat} cannot play {notation!r} now: {reason.kind.replace('_', ' ')}{rule}.")
        self.notation = notation
        self.reason = reason


class NothingToUndo(CaravelaError):
    """Undo would take back a chance outcome or somebody else's decision."""

    def __init__(self) -> None:
        super().__init__("There is nothing to undo: the last thing that happened was somebody else's or chance's.")


class GameOver(CaravelaError):
    """A decision was offered to a game that has ended."""
