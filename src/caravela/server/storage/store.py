"""The store: guests, tables and their journals. One change is one transaction: entries, head and seats."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ClauseElement,
    Connection,
    Dialect,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    inspect,
    null,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from caravela.server.storage import records
from caravela.server.storage.database import Database
from caravela.server.storage.engines import plainly
from caravela.server.storage.rows import Card, Change, Guest, Head, Holder, Line, NewTable, StoredEntry, now

#: The channel on which processes that share a PostgreSQL tell each other what changed.
CHANNEL: Final = "caravela"
#: The setting that a look at the server's health writes and reads.
PING: Final = "ping"
#: Guests that are forgotten at once.
FORGOTTEN: Final = 500
#: How many tables a guest's list shows.
LONGEST_LIST: Final = 100


class Store:
    """What the server remembers."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ping(self) -> None:
        """Writes the time into the database and reads it back, so that a full disk or a lock is noticed, too."""
        written = str(now())
        await self.put_setting(PING, written)
        wanted = select(records.settings.c.value).where(records.settings.c.name == PING)
        # Somebody else may have asked a moment later; that there is an answer is enough.
        if await self.database.read(lambda connection: connection.execute(wanted).scalar()) is None:
            raise OSError("what was written could not be read back")

    # Settings and guests

    async def setting(self, name: str, first: str) -> str:
        """The value of a setting; the first time, this one is kept."""
        try:
            return await self.database.write(lambda connection: _setting(connection, name, first))
        except IntegrityError:  # another process kept one a moment ago
            return await self.setting(name, first)

    async def put_setting(self, name: str, value: str) -> None:
        """Gives a setting another value."""
        await self.database.write(lambda connection: _put_setting(connection, name, value))

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

    async def forget_guests(self, before: int) -> int:
        """Forgets some guests who came before a moment and never took a name or a seat; how many they were.

        Their cookies are as good as before: whoever comes back with one is the same guest.
        """
        return await self.database.write(lambda connection: connection.execute(_FORGET, {"before": before}).rowcount)

    # Tables

    async def card(self, id: str) -> Card | None:
        """What is fixed about a table, or None if there is no such table."""
        wanted = select(records.tables).where(records.tables.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(wanted).first())
        return None if row is None else _card(row)

    async def ids(self) -> list[str]:
        """Every table, the oldest first."""
        wanted = select(records.tables.c.id).order_by(records.tables.c.made, records.tables.c.id)
        return list(await self.database.read(lambda connection: connection.execute(wanted).scalars().all()))

    async def whole(self, id: str) -> NewTable:
        """All that is kept of a table, at one moment."""
        return await self.database.read(lambda connection: _whole(connection, id))

    async def entries(self, id: str, after: int = 0) -> list[StoredEntry]:
        """The journal of a table behind some version."""
        return await self.database.read(lambda connection: _entries(connection, id, after))

    async def since(self, id: str, after: int) -> tuple[Head, list[StoredEntry]]:
        """Where a table stands, and its journal behind a version, which goes at least as far unless it is damaged."""
        return await self.database.read(lambda connection: _since(connection, id, after))

    async def versions(self, ids: Collection[str]) -> dict[str, int]:
        """The versions of some tables."""
        wanted = select(records.tables.c.id, records.tables.c.version).where(records.tables.c.id.in_(ids))
        rows = await self.database.read(lambda connection: connection.execute(wanted).all())
        return {row.id: row.version for row in rows}

    async def add_table(self, new: NewTable) -> None:
        """Keeps a new table."""
        await self.database.write(lambda connection: _add_table(connection, new))

    async def append(self, change: Change, next: NewTable | None = None) -> bool:
        """Changes a table (and makes the `next` one); False, and nothing, if it has moved on since."""
        try:
            return await self.database.write(lambda connection: _append(connection, change, next))
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

    async def notify(self, news: list[dict[str, Any]]) -> None:
        """Tells other processes what is not stored."""
        if self.database.postgres:
            await self.database.write(lambda connection: _notify(connection, *news))


def _setting(connection: Connection, name: str, first: str) -> str:
    known = select(records.settings.c.value).where(records.settings.c.name == name)
    value = connection.execute(known).scalar()
    if value is None:
        connection.execute(insert(records.settings).values(name=name, value=first))
    return str(value or first)


def _put_setting(connection: Connection, name: str, value: str) -> None:
    known = update(records.settings).where(records.settings.c.name == name)
    if not connection.execute(known.values(value=value)).rowcount:
        connection.execute(insert(records.settings).values(name=name, value=value))


def _columns(connection: Connection, kept: Table) -> Select[Any]:
    """All that is kept there; what the database of an older release, opened for reading, does not have is null."""
    there = {column["name"] for column in inspect(connection).get_columns(kept.name)}
    return select(*(one if one.name in there else null().label(one.name) for one in kept.c))


def _whole(connection: Connection, id: str) -> NewTable:
    row = connection.execute(_columns(connection, records.tables).where(records.tables.c.id == id)).one()
    entries = _entries(connection, id, 0, _columns(connection, records.entries))
    return NewTable(_card(row), _head(row), _seats_of(connection, [id])[id], entries)


def _since(connection: Connection, id: str, after: int) -> tuple[Head, list[StoredEntry]]:
    """The head first: in PostgreSQL the second statement sees what was stored meanwhile."""
    head = _head(connection.execute(select(records.tables).where(records.tables.c.id == id)).one())
    return head, _entries(connection, id, after)


def _entries(connection: Connection, id: str, after: int, wanted: Select[Any] | None = None) -> list[StoredEntry]:
    wanted = select(records.entries) if wanted is None else wanted
    wanted = wanted.where(records.entries.c.table_id == id, records.entries.c.number > after)
    rows = connection.execute(wanted.order_by(records.entries.c.number)).all()
    return [StoredEntry(row.number, row.made, row.body, row.digest) for row in rows]


def _append(connection: Connection, change: Change, next: NewTable | None) -> bool:
    if not _move_on(connection, change):
        return False
    _add_entries(connection, change.table, change.entries)
    for number, holder in change.seats.items():
        key = and_(records.seats.c.table_id == change.table, records.seats.c.number == number)
        connection.execute(update(records.seats).where(key).values(**_seat(holder)))
    if next is not None:
        _add_table(connection, next)
    _notify(connection, {"table": change.table, "version": change.head.version})
    return True


def _move_on(connection: Connection, change: Change) -> bool:
    """The head moves on, if it is where it was.

    SQLite writes an index anew when its column is set, be it to what it was; so most moves leave those columns alone.
    """
    values = [{"table": change.table, "before": change.since, **msgspec.structs.asdict(change.head)}]
    usual = connection.dialect.name == "sqlite" and _USUAL_MOVE.run(connection, values)
    return bool(usual or _MOVE.run(connection, values))


def _add_table(connection: Connection, new: NewTable) -> None:
    card = msgspec.structs.asdict(new.card) | {"options": json.dumps(new.card.options)}
    connection.execute(insert(records.tables).values(**card, **msgspec.structs.asdict(new.head)))
    seats = [{"table_id": new.card.id, "number": number, **_seat(holder)} for number, holder in enumerate(new.seats)]
    connection.execute(insert(records.seats), seats)
    _add_entries(connection, new.card.id, new.entries)


def _add_entries(connection: Connection, id: str, entries: list[StoredEntry]) -> None:
    _ENTRY.run(connection, [{"table_id": id, **msgspec.structs.asdict(entry)} for entry in entries])


def _tables_of(connection: Connection, guest: str) -> list[Line]:
    mine = select(records.seats.c.table_id).where(records.seats.c.guest_id == guest)
    heads = select(records.tables).where(records.tables.c.id.in_(mine))
    rows = connection.execute(heads.order_by(records.tables.c.updated.desc()).limit(LONGEST_LIST)).all()
    seats = _seats_of(connection, [row.id for row in rows])
    return [Line(row.id, row.game, row.made, _head(row), seats[row.id], row.lesson) for row in rows]


def _seats_of(connection: Connection, ids: list[str]) -> dict[str, list[Holder]]:
    wanted = select(records.seats).where(records.seats.c.table_id.in_(ids)).order_by(records.seats.c.number)
    found: dict[str, list[Holder]] = {id: [] for id in ids}
    for row in connection.execute(wanted).all():
        found[row.table_id].append(Holder(row.kind, row.name, row.guest_id, row.bot))
    return found


def _notify(connection: Connection, *news: dict[str, Any]) -> None:
    """In PostgreSQL messages go out with the commit of the transaction, and not without it."""
    if connection.dialect.name == "postgresql":
        _NOTIFY.run(connection, [{"channel": CHANNEL, "news": [json.dumps(one) for one in news]}])


#: Guests who never did anything, so many at once that nobody's move has to wait for it.
_IDLE: Final = (
    select(records.guests.c.id)
    .where(records.guests.c.name == "", records.guests.c.made < bindparam("before"))
    .where(~select(records.seats.c.number).where(records.seats.c.guest_id == records.guests.c.id).exists())
    .limit(FORGOTTEN)
)
_FORGET: Final = delete(records.guests).where(records.guests.c.id.in_(_IDLE))


class _Often:
    """A statement of every move, made into text once for each kind of database."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        #: By the name of the dialect: the text, and the order of its values where it has them by their places.
        self._texts: dict[str, tuple[str, list[str] | None]] = {}

    def run(self, connection: Connection, rows: list[dict[str, Any]]) -> int:
        """Runs it with these values, and says how many rows it has changed."""
        text, order = self._texts.get(connection.dialect.name) or self._text(connection.dialect)
        if order is None:
            return connection.exec_driver_sql(text, rows if len(rows) > 1 else rows[0]).rowcount
        return plainly(connection, text, [tuple([row[name] for name in order]) for row in rows])

    def _text(self, dialect: Dialect) -> tuple[str, list[str] | None]:
        made = self._statement.compile(dialect=dialect)
        found = self._texts[dialect.name] = str(made), made.positiontup  # type: ignore[attr-defined]
        return found


_ENTRY: Final = _Often(insert(records.entries))
_HERE: Final = update(records.tables).where(
    records.tables.c.id == bindparam("table"), records.tables.c.version == bindparam("before")
)
_MOVE: Final = _Often(_HERE.values({name: bindparam(name) for name in Head.__struct_fields__}))
#: The columns of a head that have an index; and a move behind which they are what they were.
_INDEXED: Final = [name for index in records.tables.indexes for name in index.columns.keys()]  # noqa: SIM118
_USUAL_MOVE: Final = _Often(
    _HERE.where(*(records.tables.c[name] == bindparam(name) for name in _INDEXED)).values(
        {name: bindparam(name) for name in Head.__struct_fields__ if name not in _INDEXED}
    )
)
_NOTIFY: Final = _Often(text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:news AS text[])) AS one"))


def _card(row: Any) -> Card:
    return Card(
        row.id, row.game, row.rules_version, json.loads(row.options), row.seed, row.invite, row.made, row.lesson
    )


def _head(row: Any) -> Head:
    return Head(row.version, row.status, row.to_act, row.bot_due, row.steps, row.updated, row.result)


def _seat(holder: Holder) -> dict[str, Any]:
    return {"kind": holder.kind, "name": holder.name, "guest_id": holder.guest, "bot": holder.bot}
