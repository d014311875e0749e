"""The database: which one, how it is opened, and what is wrong with it if it cannot be."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, make_url, select
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from caravela.core.folders import stored
from caravela.server.storage import records
from caravela.server.storage.engines import PostgresEngine, ReadingEngine, SqliteEngine
from caravela.server.storage.errors import BadDatabase, reason
from caravela.server.storage.lock import Lock
from caravela.server.storage.migrations import migrate

FILE: Final = "tables.db"
#: What SQLite's own files beside a database end with.
BESIDE: Final = ("-wal", "-shm")
#: Only the owner reads and writes.
PRIVATE: Final = 0o600

T = TypeVar("T")


def url_of(database: str) -> URL:
    """The database that somebody means by a path, a URL, or nothing."""
    if ":memory:" in database:
        raise BadDatabase("A database in memory would lose all games; give a file, such as --database tables.db.")
    if "://" not in database:
        return URL.create("sqlite+pysqlite", database=str(Path(database or stored(FILE)).absolute()))
    try:
        url = make_url(database)
    except ArgumentError:
        raise BadDatabase("The database is neither a file nor a URL such as postgresql://user@host/name.") from None
    backend = url.get_backend_name()
    if backend in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite" and url.database:
        return url.set(drivername="sqlite+pysqlite", database=str(Path(url.database).absolute()))
    raise BadDatabase(f"Caravela keeps its tables in SQLite or PostgreSQL, not in {backend}.")


def shown(url: URL) -> str:
    """The database as an operator knows it; never with its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


class Database:
    """An open database: `read` and `write` do some work in one transaction.

    Work is a plain function of a connection; `engines.py` says why.
    """

    def __init__(self, database: str = "", reading: bool = False) -> None:
        self.url = url_of(database)
        self._named = bool(database)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self._engine = _engine(self.url, reading)

    def lock(self) -> Lock:
        """Keeps other servers away from an SQLite file; BadDatabase if one is there already."""
        file = Path(str(self.url.database))
        try:
            self._make_place(file)
            return Lock(file)
        except OSError as error:
            raise BadDatabase(self._complaint(error)) from error

    async def open(self) -> None:
        """Makes or migrates the database; BadDatabase says in one sentence why it cannot be used."""
        file = None if self.postgres else Path(str(self.url.database))
        try:
            if file is not None:
                self._make_place(file)
            await self.write(migrate, patient=True)
            if file is not None:
                _make_private(file)
        except (SQLAlchemyError, OSError) as error:
            await self.close()
            raise BadDatabase(self._complaint(error)) from error
        except BadDatabase:
            await self.close()
            raise

    async def look(self) -> None:
        """Sees whether it can be read, and neither makes nor changes it; BadDatabase says why not."""
        try:
            await self.read(lambda connection: connection.execute(select(records.tables.c.id).limit(1)).all())
        except (SQLAlchemyError, OSError) as error:
            await self.close()
            raise BadDatabase(self._complaint(error)) from error

    def _make_place(self, file: Path) -> None:
        """Folders are made only for the default: in a path that somebody names, a missing one is a slip of the pen."""
        if not self._named:
            _make_folder(file.parent)
        elif not file.parent.is_dir():
            raise BadDatabase(
                f"There is no folder {file.parent} for the database; make it, or give another file with --database."
            )
        if not file.exists():
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))

    async def close(self) -> None:
        """Closes every connection."""
        await self._engine.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Work that sees one state of the database and changes nothing."""
        return await self._engine.read(work)

    async def write(self, work: Callable[[Connection], T], patient: bool = False) -> T:
        """Work that changes something: all of it, on disk when this returns, or nothing. `patient` work may be long."""
        return await self._engine.write(work, patient)

    def connect(self) -> AbstractContextManager[Connection]:
        """A transaction on SQLite in this thread, for work that needs two databases at once."""
        assert isinstance(self._engine, SqliteEngine)
        return self._engine.begin()

    def _complaint(self, error: Exception) -> str:
        if self.postgres:
            return f"The database {shown(self.url)} cannot be used: {reason(error)}; is PostgreSQL running there?"
        return (
            f"The database {shown(self.url)} cannot be used: {reason(error)}; restore it from a backup, or give "
            "another file with --database."
        )


def _engine(url: URL, reading: bool) -> PostgresEngine | SqliteEngine | ReadingEngine:
    if reading:
        return ReadingEngine(url)
    return PostgresEngine(url) if url.get_backend_name() == "postgresql" else SqliteEngine(url)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase(
            f"The folder {folder} cannot be made: {error.strerror}; give another place with --database."
        ) from None


def _make_private(file: Path) -> None:
    """The database holds the secret of the cookies. An older release may have left it, and SQLite's files, to all."""
    for one in (file, *(file.with_name(file.name + end) for end in BESIDE)):
        # Where a file belongs to somebody else, that is who decides.
        with suppress(FileNotFoundError, PermissionError):
            one.chmod(PRIVATE)
