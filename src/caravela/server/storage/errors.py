"""What can be wrong with a database."""

from __future__ import annotations

from typing import Final, Literal

from sqlalchemy.exc import DBAPIError

from caravela.core.errors import CaravelaError

#: What keeps a database from working: no room for more, somebody else who does not let go, a disk that takes nothing,
#: nobody there, or no answer in time, so that nobody knows whether the work was done.
Ailment = Literal["full", "locked", "unwritable", "unreachable", "silent"]

#: What is said of a database that does not answer in time.
SILENCE: Final = "no answer in time"

#: What the databases say of it.
_SAID: Final[tuple[tuple[str, Ailment], ...]] = (
    ("disk is full", "full"),
    ("no space left", "full"),
    ("database is locked", "locked"),
    ("lock timeout", "locked"),
    ("disk i/o error", "unwritable"),
    ("readonly database", "unwritable"),
    ("read-only", "unwritable"),
    (SILENCE, "silent"),
)


class BadDatabase(CaravelaError):
    """A database that the server cannot start with."""


def ailment(error: BaseException) -> Ailment:
    """What an error of the database means to whoever runs the server."""
    said = reason(error).lower()
    return next((found for words, found in _SAID if words in said), "unreachable")


def reason(error: BaseException) -> str:
    """What the database itself said, in one line."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(cause).split()).rstrip(".") or type(cause).__name__
