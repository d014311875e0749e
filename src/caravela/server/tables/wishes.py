"""What people ask of a table. Wishes come in over the wire as they stand here, and are checked against these types.

Numbers are whole and written as such: JSON's `3.0` is refused where `3` is meant.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

LONGEST_NAME: Final = 40
#: No gesture has so many steps.
MOST_STEPS: Final = 60
#: Minutes that a table waits for a seat unless it agrees on something else: a day; at the longest four weeks.
ABSENCE: Final = 24 * 60
LONGEST_ABSENCE: Final = 28 * 24 * 60
#: No game has so many seats; a list of seats never grows beyond it.
MOST_SEATS: Final = 12

Id = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
#: The number of an action.
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """The base of what comes in; a field that nobody knows is refused."""


class SeatWish(Wish):
    """Who shall sit on a seat of a new table: the one who makes it, whoever is invited, or a bot of some kind."""

    kind: Literal["me", "open", "bot"]
    bot: Id | None = None
    name: Name | None = None


class TableWish(Wish):
    """A new table."""

    game: Id
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)]
    options: Annotated[dict[Id, bool | int | Id], Meta(max_length=100)] = {}
    #: Whether hints may be taken also where several people play; those who join see it.
    hints: bool = False
    #: Whether whoever has the invitation may take over a bot's seat while the game is on.
    takeover: bool = False
    #: When the game has waited so many minutes for a seat, whoever made the table may let a bot play it.
    absence: Annotated[int, Meta(ge=1, le=LONGEST_ABSENCE)] = ABSENCE
    #: Repeats a deal; whoever gives one can foresee chance, so everybody at the table is told of it.
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class LessonWish(Wish):
    """A lesson of a game, at a table of its own."""

    game: Id
    lesson: Id


class Act(Wish):
    """A decision, or a gesture of several, for a seat, at the version of the table that its player saw.

    Legal actions by their numbers: `action`, or `actions` for a gesture, of which all are taken or none.
    """

    version: Version
    seat: SeatNumber
    action: Number | None = None
    actions: Annotated[list[Number], Meta(max_length=MOST_STEPS)] = []
    #: Whether steps of the same seat without a choice are taken as well, behind it.
    auto: bool = False
    #: Whether the turn stays with the seat: a step without a choice that would pass it on is not taken.
    stay: bool = False

    def __post_init__(self) -> None:
        if (self.action is None) == (not self.actions):
            raise ValueError("Send the number of one `action`, or a list of several `actions`")

    @property
    def numbers(self) -> list[int]:
        """The actions, in order."""
        return self.actions if self.action is None else [self.action]


class Undo(Wish):
    """Takes back the latest choices of a seat, as far as undo is free."""

    version: Version
    seat: SeatNumber
    count: Annotated[int, Meta(ge=1, le=1000)] = 1


class Redo(Wish):
    """Does again what a seat's latest undo took back."""

    version: Version
    seat: SeatNumber


class Ask(Wish):
    """Asks the table to go back to the position after a step, or to where the change began that it belongs to."""

    version: Version
    seat: SeatNumber
    step: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Answer(Wish):
    """Agrees to what the table is asked for, or not; the one who asked withdraws it."""

    version: Version
    seat: SeatNumber
    agree: bool


class HintWish(Wish):
    """What would a bot do? Asked for the seat that is to act."""

    version: Version
    seat: SeatNumber


class SeatChange(Wish):
    """Something happens to a seat: `tables/seating.py` says who may do what."""

    do: Literal["claim", "leave", "bot", "take", "name", "hand", "continue"]
    #: To claim a seat: the secret of the table's invitation.
    invite: Id | None = None
    #: To continue on a seat: the secret of its personal link.
    key: Id | None = None
    bot: Id | None = None
    name: Name | None = None


class LinkWish(Wish):
    """The personal link of a seat; with `renew` another one, and the old one leads nowhere from then on."""

    renew: bool = False


class InvitationWish(Wish):
    """Whoever made the table issues another invitation, or withdraws it; the old one is worth nothing then."""

    do: Literal["renew", "revoke"]
