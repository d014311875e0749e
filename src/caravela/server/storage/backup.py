"""`caravela backup` and `caravela restore`: all that is kept, at one moment, as one SQLite file.

A server may be running on what is backed up. SQLite copies itself; from PostgreSQL every row is read in one transaction
that sees one state. So there is one kind of backup, and what was kept in one kind of database can go on in the other.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec
from sqlalchemy import Connection, Table, delete, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from caravela.server.storage import records
from caravela.server.storage.database import BESIDE, PRIVATE, Database, shown
from caravela.server.storage.engines import NAME
from caravela.server.storage.errors import BadDatabase, reason
from caravela.server.storage.migrations import current, newest

#: Rows that are carried at a time.
ROWS: Final = 1000
#: What is kept, in the order in which rows may refer to each other; leases are for the moment only.
KEPT: Final = (records.settings, records.guests, records.tables, records.seats, records.entries)


class Copied(msgspec.Struct, frozen=True):
    """How much a backup holds."""

    tables: int
    entries: int


async def backup(database: str, file: Path) -> Copied:
    """Writes all that is kept into a new file; BadDatabase says in one sentence why it cannot."""
    source = Database(database, reading=True)
    await source.look()
    if file.exists():
        await source.close()
        raise BadDatabase(f"{file} is there already; a backup is always a new file.")
    half = file.with_name(file.name + ".part")
    try:
        _make(half)
        if source.postgres:
            await _read_rows(source, half)
        else:
            await asyncio.to_thread(_copy, Path(str(source.url.database)), half)
        found = await asyncio.to_thread(_finish, half)
        os.replace(half, file)
        return found
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise BadDatabase(f"{shown(source.url)} cannot be backed up to {file}: {reason(error)}.") from None
    finally:
        await source.close()
        _remove(half)


async def restore(file: Path, database: str, replace: bool = False) -> Copied:
    """Puts a backup where a server expects its database; only with `replace` in the place of other games."""
    target = Database(database)
    try:
        if not file.is_file():
            raise BadDatabase(f"There is no backup {file}.")
        if target.postgres:
            return await _restore_postgres(file, target, replace)
        with target.lock():
            return await _restore_sqlite(file, target, replace)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise BadDatabase(f"{file} cannot be restored to {shown(target.url)}: {reason(error)}.") from None
    finally:
        await target.close()


# SQLite


def _copy(source: Path, target: Path) -> None:
    """As SQLite does it itself, in one step: writers go on meanwhile, and are not in it."""
    with closing(_reader(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _finish(file: Path) -> Copied:
    """One file, complete in itself, on disk and sound; how much it holds."""
    with closing(sqlite3.connect(file, isolation_level=None)) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise BadDatabase(f"The copy is damaged, so it was not kept: {found}.")
        counts = [copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("tables", "entries")]
    with file.open("rb") as written:
        os.fsync(written.fileno())
    return Copied(*counts)


async def _restore_sqlite(file: Path, target: Database, replace: bool) -> Copied:
    """The old file is put aside; the new one takes its place at one stroke."""
    place = Path(str(target.url.database))
    if await asyncio.to_thread(_tables_in, place) and not replace:
        raise _occupied(target)
    half = place.with_name(place.name + ".part")
    try:
        await _prepare(file, half)
        found = await asyncio.to_thread(_finish, half)
        if place.stat().st_size:
            await asyncio.to_thread(_put_aside, place)
        os.replace(half, place)
        return found
    finally:
        _remove(half)


def _put_aside(place: Path) -> None:
    """Keeps what is there under another name, however damaged; the file itself stays until another takes its place."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(place, isolation_level=None)) as old:
        old.execute("PRAGMA journal_mode=DELETE")
    aside = f"{place.name}-replaced-{datetime.now():%Y%m%d-%H%M%S}"
    for end in BESIDE:
        with suppress(FileNotFoundError):
            os.replace(place.with_name(place.name + end), place.with_name(aside + end))
    try:
        os.link(place, place.with_name(aside))
    except OSError:  # not every file system has links
        os.replace(place, place.with_name(aside))


def _tables_in(file: Path) -> int:
    """How many games a file holds; one that cannot be read may hold some, and is not lightly replaced."""
    if not file.stat().st_size:
        return 0
    try:
        with closing(_reader(file)) as old:
            return int(old.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error:
        return 1


async def _prepare(file: Path, half: Path) -> None:
    """A copy of a backup, as this release has databases: one of an older release is brought up to date."""
    _make(half)
    try:
        await asyncio.to_thread(_copy, file, half)
    except sqlite3.Error as error:
        raise BadDatabase(f"{file} is no backup: {reason(error)}.") from None
    opened = Database(str(half))
    await opened.open()
    await opened.close()


def _reader(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True)


def _make(file: Path) -> None:
    """A new file, its owner's only: it will hold the secret of the cookies."""
    _remove(file)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))


def _remove(file: Path) -> None:
    for one in (file, *(file.with_name(file.name + end) for end in (*BESIDE, "-journal"))):
        with suppress(OSError):
            one.unlink(missing_ok=True)


# PostgreSQL


async def _read_rows(source: Database, half: Path) -> None:
    copy = Database(str(half))
    await copy.open()
    try:
        await source.read(lambda old: _carry_over(old, copy))
    finally:
        await copy.close()


def _carry_over(old: Connection, copy: Database) -> None:
    """Every row, from a connection that sees one state, into a database of SQLite."""
    if current(old) != newest():
        raise BadDatabase(
            "The database is of an older release; back it up with that release, or let `caravela serve` bring it up to "
            "date first."
        )
    with copy.connect() as new:
        _carry(old, new)


async def _restore_postgres(file: Path, target: Database, replace: bool) -> Copied:
    """All in one transaction: a server that starts meanwhile waits for it."""
    with tempfile.TemporaryDirectory() as folder:
        half = Path(folder) / "backup.db"
        await _prepare(file, half)
        found = await asyncio.to_thread(_finish, half)
        await target.open()
        copy = Database(str(half))
        try:
            await target.write(lambda new: _replace(copy, new, target, replace), patient=True)
        finally:
            await copy.close()
        return found


def _replace(copy: Database, new: Connection, target: Database, replace: bool) -> None:
    others = "SELECT count(*) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
    if new.execute(text(f"{others} AND application_name = :name"), {"name": NAME}).scalar():
        raise BadDatabase(f"A server is running on {shown(target.url)}; stop it before its games are replaced.")
    if new.execute(select(func.count()).select_from(records.tables)).scalar() and not replace:
        raise _occupied(target)
    for table in (records.leases, *reversed(KEPT)):
        new.execute(delete(table))
    with copy.connect() as old:
        _carry(old, new)


def _carry(old: Connection, new: Connection) -> None:
    for table in KEPT:
        _carry_table(old, new, table)


def _carry_table(old: Connection, new: Connection, table: Table) -> None:
    rows = old.execution_options(yield_per=ROWS).execute(select(table))
    for some in rows.mappings().partitions():
        new.execute(insert(table), [dict(row) for row in some])


def _occupied(target: Database) -> BadDatabase:
    return BadDatabase(
        f"There are games in {shown(target.url)} already; add --replace to put the backup in their place."
    )
