"""What is refused before a table is asked: each in one sentence for people and with a `kind` for programs."""

from __future__ import annotations

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
