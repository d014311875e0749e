"""Who may do what with a seat. Each function gives the seat's new holder, or says why not.

Whoever made the table decides about invitations and absent seats, and never about a seat whose player is there.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Collection
from typing import Final

from caravela.bots import LEVELS, default_kind, kinds
from caravela.core.errors import UnknownName
from caravela.core.match import Match
from caravela.server.storage.rows import Guest, Holder, now
from caravela.server.tables.errors import (
    NameTaken,
    NoTakeover,
    NotAway,
    NotNow,
    NotYourSeat,
    NotYourTable,
    SeatTaken,
    TooEarly,
    WeakerBot,
    WrongInvitation,
    WrongLink,
)
from caravela.server.tables.journal import Invited, Linked
from caravela.server.tables.names import alike, bare_name, clean_name
from caravela.server.tables.table import Table
from caravela.server.tables.wishes import LONGEST_NAME, InvitationWish, LinkWish, SeatChange, SeatWish

#: Bots of which each is stronger than those before it; of two that stand in no row together nobody knows.
_ROWS: Final = (("random", "greedy", "planner"), ("random", *LEVELS))
MINUTE: Final = 60_000


def first_holder(game: str, wish: SeatWish, guest: Guest) -> Holder:
    """The holder of a seat of a new table."""
    name = clean_name(wish.name or "")
    if wish.kind == "me":
        return Holder("person", name or guest.name, guest.id)
    if wish.kind == "bot":
        kind = bot_kind(game, wish.bot)
        return Holder("bot", name or kind, None, kind)
    return Holder("open", name)


def uploaded_holder(match: Match, seat: int, guest: Guest) -> Holder:
    """The holder of a seat of an uploaded game: the bot that the transcript names, or the one who uploads it."""
    name = bare_name(match.players[seat])[:LONGEST_NAME]
    if name in kinds():
        return Holder("bot", name, None, name)
    return Holder("person", "" if name == match.seat_id(seat) else name, guest.id)


def returned(holder: Holder) -> Holder:
    """The holder for the next game: a seat that was lent to a bot goes back."""
    return holder if holder.guest is None else Holder("person", holder.name, holder.guest)


def new_secret() -> str:
    """A secret for a link."""
    return secrets.token_urlsafe(12)


# Bots


def bot_kind(game: str, wanted: str | None) -> str:
    """A kind of bot that exists."""
    kind = wanted or default_kind(game)
    if kind not in kinds():
        raise UnknownName("kind of bot", kind, kinds())
    return kind


def at_least(kind: str, other: str) -> bool:
    """Whether a kind of bot is known to be no weaker than another."""
    return kind == other or any(kind in row and other in row and row.index(kind) > row.index(other) for row in _ROWS)


def _bot_for(table: Table, seat: int, wanted: str | None) -> str:
    """The bot that shall play a seat: on one that was claimed from a bot, that one or a stronger.

    Nobody chooses a weak one for a seat that somebody left in the middle of the game, either, whoever has it since.
    """
    least = table.claimed.get(seat)
    left = seat in table.claimed or (table.match is not None and table.seats[seat].kind == "open")
    if least is None and left:
        least = default_kind(table.card.game)
    kind = bot_kind(table.card.game, wanted or least)
    if least is not None and not at_least(kind, least):
        raise WeakerBot(least)
    return kind


# Changing hands


def change(table: Table, seat: int, guest: Guest, wish: SeatChange) -> Holder:
    """The seat's holder after the change."""
    _must_be(table, seat)
    if table.status == "over" and wish.do != "continue":
        raise NotNow("The game is over; its seats stay as they are.")
    return _CHANGES[wish.do](table, seat, guest, wish)


def _claim(table: Table, seat: int, guest: Guest, wish: SeatChange) -> Holder:
    holder = table.seats[seat]
    if not _same(wish.invite, table.invite):
        raise WrongInvitation("You need this table's invitation to claim a seat; ask for the link again.")
    if holder.kind == "person" or holder.guest not in (None, guest.id):
        raise SeatTaken("Somebody else has taken this seat.")
    if holder.kind == "bot" and holder.guest is None and table.match is not None and not table.takeover:
        raise NoTakeover
    return Holder("person", _free_name(table, guest, clean_name(wish.name or "") or guest.name), guest.id)


def _leave(table: Table, seat: int, guest: Guest, wish: SeatChange) -> Holder:
    _must_hold(table, seat, guest)
    return Holder()


def _give_to_bot(table: Table, seat: int, guest: Guest, wish: SeatChange) -> Holder:
    """One's own seat is lent; an open seat is filled by whoever sits at the table."""
    holder, kind = table.seats[seat], _bot_for(table, seat, wish.bot)
    if holder.kind == "open" and table.belongs(guest.id):
        return Holder("bot", kind, None, kind)
    _must_hold(table, seat, guest)
    return Holder("bot", holder.name, guest.id, kind)


def _hand(table: Table, seat: int, guest: Guest, wish: SeatChange) -> Holder:
    """A bot plays for somebody the game has waited for too long, who may take the seat back at any time.

    Which one, nobody chooses who could gain from a weak one.
    """
    holder = table.seats[seat]
    if holder.kind != "person" or table.to_act != seat:
        raise NotNow("The game does not wait for anybody on this seat.")
    if not (moment := hand_from(table, guest.id)):
        raise NotYourTable
    if now() < moment:
        raise TooEarly(table.absence)
    return Holder("bot", holder.name, holder.guest, _bot_for(table, seat, None))


def hand_from(table: Table, guest: str | None) -> int:
    """When a guest may let a bot play for the seat to act; 0 for never.

    Whoever made the table decides that; where it waits for that one, or that one plays no more, anybody who plays.
    """
    if table.to_act < 0 or guest is None:
        return 0
    holder = table.seats[table.to_act]
    for_all = holder.guest == table.host or not table.belongs(table.host)
    decides = guest == table.host or (for_all and table.belongs(guest))
    return table.moved + table.absence * MINUTE if decides and holder.kind == "person" and holder.guest != guest else 0


def _take(table: Table, seat: int, guest: Guest, wish: SeatChange) -> Holder:
    _must_hold(table, seat, guest)
    return Holder("person", table.seats[seat].name, guest.id)


def _rename(table: Table, seat: int, guest: Guest, wish: SeatChange) -> Holder:
    _must_hold(table, seat, guest)
    holder = table.seats[seat]
    return Holder(holder.kind, _free_name(table, guest, clean_name(wish.name or "")), holder.guest, holder.bot)


def _continue(table: Table, seat: int, guest: Guest, wish: SeatChange) -> Holder:
    """The personal link hands the seat to the browser that has it; the link stays good, so one can go back, too."""
    if not _same(wish.key, table.keys.get(seat, "")):
        raise WrongLink
    return Holder("person", table.seats[seat].name, guest.id)


_CHANGES: Final[dict[str, Callable[[Table, int, Guest, SeatChange], Holder]]] = {
    "claim": _claim,
    "leave": _leave,
    "bot": _give_to_bot,
    "take": _take,
    "name": _rename,
    "hand": _hand,
    "continue": _continue,
}


# Links


def link(table: Table, seat: int, guest: Guest, wish: LinkWish, online: Collection[str]) -> list[Linked]:
    """The personal link of a seat is issued, if there is to be another one.

    Whoever plays the seat gets it; whoever made the table gets a new one to send to somebody who is not there.
    """
    _must_be(table, seat)
    holder = table.seats[seat]
    if holder.guest == guest.id:
        return [] if seat in table.keys and not wish.renew else [Linked(seat, new_secret())]
    if guest.id != table.host:
        raise NotYourSeat("This is not your seat.")
    if holder.guest is None:
        raise NotNow("Nobody plays this seat; whoever has the invitation can claim it.")
    if holder.guest in online:
        raise NotAway
    return [Linked(seat, new_secret(), host=True)]


def invitation(table: Table, guest: Guest, wish: InvitationWish) -> list[Invited]:
    """Another invitation, or none."""
    if guest.id != table.host:
        raise NotYourTable
    if wish.do == "revoke":
        return [Invited("")] if table.invite else []
    return [Invited(new_secret())]


# What is asked of everybody


def _must_be(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise NotYourSeat(f"This table has {len(table.seats)} seats; there is no seat {seat}.")


def _must_hold(table: Table, seat: int, guest: Guest) -> None:
    if table.seats[seat].guest != guest.id:
        raise NotYourSeat("This is not your seat.")


def _same(given: str | None, secret: str) -> bool:
    """Whether somebody has the secret; nobody has one that was withdrawn."""
    return bool(secret) and hmac.compare_digest((given or "").encode(), secret.encode())


def is_taken(table: Table, guest: Guest, name: str) -> bool:
    """Whether somebody else at the table has a name that looks like this one."""
    others = (holder for holder in table.seats if holder.kind != "open" and holder.guest != guest.id)
    return any(alike(name, holder.name) for holder in others)


def _free_name(table: Table, guest: Guest, name: str) -> str:
    if is_taken(table, guest, name):
        raise NameTaken
    return name
