"""Who may do what with a seat. Each function gives the seat's new holder, or says why not."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final

from caravela.bots import default_kind, kinds
from caravela.core.errors import UnknownName
from caravela.core.match import Match
from caravela.server.storage.rows import Guest, Holder
from caravela.server.tables.errors import NotNow, NotYourSeat, SeatTaken, WrongInvitation
from caravela.server.tables.names import clean
from caravela.server.tables.table import Table
from caravela.server.tables.wishes import LONGEST_NAME, SeatChange, SeatWish


def first_holder(game: str, wish: SeatWish, guest: Guest) -> Holder:
    """The holder of a seat of a new table."""
    name = clean(wish.name or "")
    if wish.kind == "me":
        return Holder("person", name or guest.name, guest.id)
    if wish.kind == "bot":
        kind = bot_kind(game, wish.bot)
        return Holder("bot", name or kind, None, kind)
    return Holder("open", name)


def uploaded_holder(match: Match, seat: int, guest: Guest) -> Holder:
    """The holder of a seat of an uploaded game: the bot that the transcript names, or the one who uploads it."""
    name = clean(match.players[seat])[:LONGEST_NAME]
    if name in kinds():
        return Holder("bot", name, None, name)
    return Holder("person", "" if name == match.seat_id(seat) else name, guest.id)


def returned(holder: Holder) -> Holder:
    """The holder for the next game: a seat that was lent to a bot goes back."""
    return holder if holder.guest is None else Holder("person", holder.name, holder.guest)


def bot_kind(game: str, wanted: str | None) -> str:
    """A kind of bot that exists."""
    kind = wanted or default_kind(game)
    if kind not in kinds():
        raise UnknownName("kind of bot", kind, kinds())
    return kind


def change(table: Table, seat: int, guest: Guest, wish: SeatChange) -> Holder:
    """The seat's holder after the change."""
    if seat >= len(table.seats):
        raise NotYourSeat(f"This table has {len(table.seats)} seats; there is no seat {seat}.")
    if table.status == "over":
        raise NotNow("The game is over; its seats stay as they are.")
    return _CHANGES[wish.do](table, table.seats[seat], guest, wish)


def _claim(table: Table, holder: Holder, guest: Guest, wish: SeatChange) -> Holder:
    if not hmac.compare_digest((wish.invite or "").encode(), table.card.invite.encode()):
        raise WrongInvitation("You need this table's invitation to claim a seat; ask for the link again.")
    if holder.kind == "person" or holder.guest not in (None, guest.id):
        raise SeatTaken("Somebody else has taken this seat.")
    return Holder("person", clean(wish.name or "") or guest.name, guest.id)


def _leave(table: Table, holder: Holder, guest: Guest, wish: SeatChange) -> Holder:
    _must_hold(holder, guest)
    return Holder()


def _give_to_bot(table: Table, holder: Holder, guest: Guest, wish: SeatChange) -> Holder:
    """One's own seat is lent; an open seat is filled by whoever sits at the table."""
    kind = bot_kind(table.card.game, wish.bot)
    if holder.kind == "open" and table.belongs(guest.id):
        return Holder("bot", kind, None, kind)
    _must_hold(holder, guest)
    return Holder("bot", holder.name, guest.id, kind)


def _take(table: Table, holder: Holder, guest: Guest, wish: SeatChange) -> Holder:
    _must_hold(holder, guest)
    return Holder("person", holder.name, guest.id)


def _rename(table: Table, holder: Holder, guest: Guest, wish: SeatChange) -> Holder:
    _must_hold(holder, guest)
    return Holder(holder.kind, clean(wish.name or ""), holder.guest, holder.bot)


def _must_hold(holder: Holder, guest: Guest) -> None:
    if holder.guest != guest.id:
        raise NotYourSeat("This is not your seat.")


_CHANGES: Final[dict[str, Callable[[Table, Holder, Guest, SeatChange], Holder]]] = {
    "claim": _claim,
    "leave": _leave,
    "bot": _give_to_bot,
    "take": _take,
    "name": _rename,
}
