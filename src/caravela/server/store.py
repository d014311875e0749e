"""The store: guests, tables and their journals. One change is one transaction: entries, head and seats."""

from __future__ import annotations

import json
import time
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, bindparam, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from caravela.server import journal, records
from caravela.server.database import Database
from caravela.server.journal import Holder, Logged
from caravela.server.table import Card, Table
from caravela.server.wire import Guest, Status

#: The channel on which processes that share a PostgreSQL tell each other what changed.
CHANNEL: Final = "caravela"
#: How many tables a guest's list shows.
LONGEST_LIST: Final = 100


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Line(msgspec.Struct):
    """A table in a list: its head, without its journal."""

    id: str
    game: str
    status: Status
    to_act: int
    steps: int
    made: int
    updated: int
    seats: list[Holder]


class Store:
    """What the server remembers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ping(self) -> None:
        """Asks the database for nothing in particular."""
        await self.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())

    # Settings and guests

    async def setting(self, name: str, first: str) -> str:
        """The value of a setting; the first time, this one is kept."""
        try:
            return await self.database.write(lambda connection: _setting(connection, name, first))
        except IntegrityError:  # another process kept one a moment ago
            return await self.setting(name, first)

    async def guest(self, id: str) -> Guest | None:
        """The guest with this id."""
        wanted = select(records.guests).where(records.guests.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else Guest(row.id, row.name, row.language)

    async def add_guest(self, guest: Guest) -> None:
        """Remembers a new guest."""
        new = insert(records.guests).values(id=guest.id, name=guest.name, language=guest.language, made=now())
        await self.database.write(lambda connection: connection.execute(new))

    async def change_guest(self, guest: Guest) -> None:
        """Remembers a guest's new name and language."""
        known = update(records.guests).where(records.guests.c.id == guest.id)
        change = known.values(name=guest.name, language=guest.language)
        await self.database.write(lambda connection: connection.execute(change))

    # Tables

    async def card(self, id: str) -> Card | None:
        """What is fixed about a table, or None if there is no such table."""
        wanted = select(records.tables).where(records.tables.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        if row is None:
            return None
        return Card(row.id, row.game, row.rules_version, json.loads(row.options), row.seed, row.invite, row.made)

    async def entries(self, id: str, after: int = 0) -> list[Logged]:
        """The journal of a table behind some version."""
        return await self.database.read(lambda connection: _entries(connection, id, after))

    async def add_table(self, table: Table, entries: list[Logged]) -> None:
        """Keeps a new table."""
        await self.database.write(lambda connection: _add_table(connection, table, entries))

    async def append(
        self, old: Table, new: Table, entries: list[Logged], next: tuple[Table, list[Logged]] | None = None
    ) -> bool:
        """Adds entries to a table (and makes the `next` one); False, and nothing, if the table has moved on."""
        try:
            return await self.database.write(lambda connection: _append(connection, old, new, entries, next))
        except IntegrityError:
            return False

    async def tables_of(self, guest: str) -> list[Line]:
        """The tables at which a guest has a seat, the latest first."""
        return await self.database.read(lambda connection: _tables_of(connection, guest))

    async def seats_named(self, guest: str, name: str) -> list[tuple[str, int]]:
        """The seats of a guest, at tables that are not over, that bear this name."""
        seats, tables = records.seats, records.tables
        wanted = select(seats.c.table_id, seats.c.number).join(tables, tables.c.id == seats.c.table_id)
        wanted = wanted.where(seats.c.guest_id == guest, seats.c.name == name, tables.c.status != "over")
        rows = await self.database.read(lambda connection: connection.execute(wanted.limit(LONGEST_LIST)).all())
        return [(row.table_id, row.number) for row in rows]

    async def counts(self) -> dict[str, int]:
        """How many tables there are in each status."""
        wanted = select(records.tables.c.status, func.count()).group_by(records.tables.c.status)
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return {"waiting": 0, "playing": 0, "over": 0} | {row[0]: row[1] for row in rows}

    async def notify(self, news: dict[str, Any]) -> None:
        """Tells other processes something that is not stored."""
        if self.database.postgres:
            await self.database.write(lambda connection: _notify(connection, news))


def _setting(connection: Connection, name: str, first: str) -> str:
    known = select(records.settings.c.value).where(records.settings.c.name == name)
    value = connection.execute(known).scalar()
    if value is None:
        connection.execute(insert(records.settings).values(name=name, value=first))
    return str(value or first)


def _entries(connection: Connection, id: str, after: int) -> list[Logged]:
    wanted = select(records.entries.c.number, records.entries.c.made, records.entries.c.body)
    wanted = wanted.where(records.entries.c.table_id == id, records.entries.c.number > after)
    rows = connection.execute(wanted.order_by(records.entries.c.number)).all()
    return [Logged(row.number, row.made, journal.decode(row.body)) for row in rows]


def _append(
    connection: Connection, old: Table, new: Table, entries: list[Logged], next: tuple[Table, list[Logged]] | None
) -> bool:
    moved = connection.execute(_MOVE, {"table": new.card.id, "before": old.version, **_head(new)})
    if not moved.rowcount:
        return False
    _add_entries(connection, new.card.id, entries)
    _set_seats(connection, old, new)
    if next is not None:
        _add_table(connection, *next)
    _notify(connection, {"table": new.card.id, "version": new.version})
    return True


def _add_table(connection: Connection, table: Table, entries: list[Logged]) -> None:
    card = msgspec.structs.asdict(table.card) | {"options": json.dumps(table.card.options)}
    connection.execute(insert(records.tables).values(**card, **_head(table)))
    connection.execute(insert(records.seats), [_seat(table, number) for number in range(len(table.seats))])
    _add_entries(connection, table.card.id, entries)


def _add_entries(connection: Connection, id: str, entries: list[Logged]) -> None:
    rows = [
        {"table_id": id, "number": one.number, "made": one.made, "body": journal.encode(one.entry)} for one in entries
    ]
    connection.execute(_ENTRY, rows)


def _set_seats(connection: Connection, old: Table, new: Table) -> None:
    for number, (was, holder) in enumerate(zip(old.seats, new.seats, strict=True)):
        if was != holder:
            key = and_(records.seats.c.table_id == new.card.id, records.seats.c.number == number)
            connection.execute(update(records.seats).where(key).values(**_seat(new, number)))


def _tables_of(connection: Connection, guest: str) -> list[Line]:
    mine = select(records.seats.c.table_id).where(records.seats.c.guest_id == guest)
    heads = select(records.tables).where(records.tables.c.id.in_(mine))
    rows = connection.execute(heads.order_by(records.tables.c.updated.desc()).limit(LONGEST_LIST)).all()
    seats = _seats_of(connection, [row.id for row in rows])
    return [
        Line(row.id, row.game, row.status, row.to_act, row.steps, row.made, row.updated, seats[row.id]) for row in rows
    ]


def _seats_of(connection: Connection, ids: list[str]) -> dict[str, list[Holder]]:
    wanted = select(records.seats).where(records.seats.c.table_id.in_(ids)).order_by(records.seats.c.number)
    found: dict[str, list[Holder]] = {id: [] for id in ids}
    for row in connection.execute(wanted).all():
        found[row.table_id].append(Holder(row.kind, row.name, row.guest_id, row.bot))
    return found


def _notify(connection: Connection, news: dict[str, Any]) -> None:
    """In PostgreSQL the message goes out with the commit of the transaction, and not without it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": json.dumps(news)})


#: The two statements of every move, made once.
_ENTRY: Final = insert(records.entries)
_MOVE: Final = (
    update(records.tables)
    .where(records.tables.c.id == bindparam("table"), records.tables.c.version == bindparam("before"))
    .values({name: bindparam(name) for name in ("version", "status", "to_act", "bot_due", "steps", "updated")})
)


def _head(table: Table) -> dict[str, Any]:
    return {
        "version": table.version,
        "status": table.status,
        "to_act": table.to_act,
        "bot_due": table.bot_due,
        "steps": table.steps,
        "updated": table.updated,
    }


def _seat(table: Table, number: int) -> dict[str, Any]:
    holder = table.seats[number]
    seat = {"kind": holder.kind, "name": holder.name, "guest_id": holder.guest, "bot": holder.bot}
    return {"table_id": table.card.id, "number": number, **seat}
