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


class NoHints(Refused):
    """Several people play, and hints were not agreed on when the table was made."""

    kind = "no_hints"

    def __init__(self) -> None:
        super().__init__("At this table nobody takes hints; that is settled when a table is made.")


class WrongInvitation(Refused):
    """A seat is claimed without the table's invitation."""

    kind = "wrong_invitation"


class Hidden(Refused):
    """It would show what the viewer may not know yet."""

    kind = "hidden"


class NotNow(Refused):
    """The table is not in a state for this: not begun, over, the seat taken."""

    kind = "not_now"


class NothingToRedo(NotNow):
    """Nothing was undone, or something else has been done since."""

    kind = "nothing_to_redo"

    def __init__(self) -> None:
        super().__init__("There is nothing to redo: nothing was undone, or something else has been done since.")


class AskedAlready(NotNow):
    """The table is being asked for something else."""

    kind = "asked_already"

    def __init__(self) -> None:
        super().__init__("The table is being asked for an undo already; wait for the answers.")


class RefusedOften(NotNow):
    """A seat has asked for too much."""

    kind = "refused_often"

    def __init__(self, most: int) -> None:
        super().__init__(f"The table has refused you {most} times; you cannot ask again in this game.")


class NothingAsked(NotNow):
    """The table is asked for nothing, or no longer."""

    kind = "nothing_asked"

    def __init__(self) -> None:
        super().__init__("The table is not asked for anything now; the game has moved on, or it was withdrawn.")


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


class BadGesture(BadMessage):
    """Steps that cannot be taken at once: chance, or another seat, decides in between."""

    kind = "bad_gesture"
