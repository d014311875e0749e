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


class WrongLink(WrongInvitation):
    """A seat is continued without its personal link."""

    kind = "wrong_link"

    def __init__(self) -> None:
        super().__init__("This personal link does not lead to this seat any more; ask for a new one.")


class NotYourTable(NotYourSeat):
    """Only whoever made the table decides this."""

    kind = "not_your_table"

    def __init__(self) -> None:
        super().__init__("Only whoever made the table can do that.")


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


class NoTakeover(NotNow):
    """A bot's seat is claimed in the middle of a game that was not made for that."""

    kind = "no_takeover"

    def __init__(self) -> None:
        super().__init__("At this table bots keep their seats once the game is on; that is settled when it is made.")


class WeakerBot(NotNow):
    """A seat that was a bot's, or that somebody left in the middle of the game, is to be played by a weak bot."""

    kind = "weaker_bot"

    def __init__(self, bot: str) -> None:
        super().__init__(f"This seat goes to the bot {bot} or to a stronger one, not to a weaker one.")


class TooEarly(NotNow):
    """A seat is to be handed to a bot before its player has been waited for as long as agreed."""

    kind = "too_early"

    def __init__(self, minutes: int) -> None:
        super().__init__(f"A bot may play for somebody else only when the game has waited {minutes} minutes for them.")


class NotAway(NotNow):
    """A personal link is to be issued anew for somebody who is there."""

    kind = "not_away"

    def __init__(self) -> None:
        super().__init__("Whoever plays this seat is at the table now and can copy the link in the seat's menu.")


class NameTaken(NotNow):
    """A name that looks like somebody else's at the table."""

    kind = "name_taken"

    def __init__(self) -> None:
        super().__init__("Somebody who plays at this table has this name, or one that looks like it; choose another.")


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
    """A table whose game, rules or options this release does not have."""

    kind = "old_rules"


class BrokenTable(Refused):
    """A stored game that cannot be replayed: a damaged database or a mistake of ours."""

    kind = "broken_table"


class BadMessage(Refused):
    """A message that is not what the interface describes."""

    kind = "bad_message"


class BadName(BadMessage):
    """A name with signs that nobody sees."""

    kind = "bad_name"

    def __init__(self) -> None:
        super().__init__("A name cannot have invisible signs, or signs that turn the direction of the text.")


class BadGesture(BadMessage):
    """Steps that cannot be taken at once: chance, or another seat, decides in between."""

    kind = "bad_gesture"
