"""What a table refuses: each in one sentence for people and with a `kind` for programs."""

from __future__ import annotations

from typing import ClassVar

from caravela.core.errors import CaravelaError


class Refused(CaravelaError):
    """A wish that cannot be granted; nothing has changed."""

    kind: ClassVar[str] = "refused"


class NotFound(Refused):
    """A name that leads nowhere: a table, a game, a page, a file."""

    kind = "not_found"


class NoSuchTable(NotFound):
    """There is no table with this id."""

    kind = "no_such_table"

    def __init__(self) -> None:
        super().__init__("There is no such table; check the link that you were given.")


class NoSuchStep(NotFound):
    """A step beyond what has been played."""

    kind = "no_such_step"


class NotYourSeat(Refused):
    """Somebody else sits there, or nobody."""

    kind = "not_your_seat"


class NotYourTurn(Refused):
    """Another seat is to act."""

    kind = "not_your_turn"


class WrongInvitation(Refused):
    """A seat is claimed without the table's invitation."""

    kind = "wrong_invitation"


class Hidden(Refused):
    """It would show what the viewer may not know yet."""

    kind = "hidden"


class NotNow(Refused):
    """The table is not in a state for this: not begun, over, the seat taken."""

    kind = "not_now"


class SeatTaken(NotNow):
    """Somebody was quicker."""

    kind = "seat_taken"


class Stale(Refused):
    """The game has moved on since the version that the request names."""

    kind = "stale"

    def __init__(self, version: int) -> None:
        super().__init__("The game has moved on since; look at the table again.")
        self.version = version


class NotInLesson(NotNow):
    """A legal move, but not the one that the lesson is about."""

    kind = "lesson"


class Busy(Refused):
    """Too many changes at once; the wish was not carried out."""

    kind = "busy"

    def __init__(self) -> None:
        super().__init__("Too much is happening at this table at once; try again.")


class OldRules(Refused):
    """A table of a release whose rules this one no longer has."""

    kind = "old_rules"


class BrokenTable(Refused):
    """A stored game that cannot be replayed: a damaged database or a mistake of ours."""

    kind = "broken_table"


class BadMessage(Refused):
    """A message that is not what the interface describes."""

    kind = "bad_message"
