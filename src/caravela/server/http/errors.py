"""What is refused before a table is asked: each in one sentence for people and with a `kind` for programs."""

from __future__ import annotations

from typing import Final

from caravela.server.storage.errors import Ailment
from caravela.server.tables.errors import Refused


class TooOften(Refused):
    """More requests than a person makes."""

    kind = "too_often"

    def __init__(self, seconds: int) -> None:
        super().__init__(f"That was a little often; try again in {seconds} s.")
        self.seconds = seconds


class TooLarge(Refused):
    """A message beyond the limit."""

    kind = "too_large"


class Foreign(Refused):
    """A request that another site may have made."""

    kind = "foreign"


class DatabaseDown(Refused):
    """The database does not answer."""

    kind = "database_down"

    def __init__(self) -> None:
        super().__init__("The database cannot be reached just now; nothing was changed, try again in a moment.")


class DatabaseFull(Refused):
    """There is no room for another move."""

    kind = "database_full"

    def __init__(self) -> None:
        super().__init__("The server's disk is full, so nothing was changed; whoever runs the server has to make room.")


class DatabaseLocked(Refused):
    """Somebody else holds the database."""

    kind = "database_locked"

    def __init__(self) -> None:
        super().__init__(
            "Another program is holding the database, so nothing was changed; whoever runs the server has to look."
        )


class DatabaseUnwritable(Refused):
    """The disk takes nothing, or the database may only be read."""

    kind = "database_unwritable"

    def __init__(self) -> None:
        super().__init__(
            "The server cannot write to its disk, so nothing was changed; whoever runs the server has to look."
        )


class DatabaseSilent(Refused):
    """The database did not answer, so that nobody knows whether it was done."""

    kind = "database_silent"

    def __init__(self) -> None:
        super().__init__("The database did not answer in time; look at the table before you try again.")


#: How each ailment of the database is told.
OF_DATABASE: Final[dict[Ailment, Refused]] = {
    "unreachable": DatabaseDown(),
    "full": DatabaseFull(),
    "locked": DatabaseLocked(),
    "unwritable": DatabaseUnwritable(),
    "silent": DatabaseSilent(),
}
