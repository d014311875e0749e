"""The database: which one, how it is opened, and what is wrong with it if it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from caravela.core.folders import stored
from caravela.server.storage import records
from caravela.server.storage.engines import PostgresEngine, ReadingEngine, SqliteEngine
from caravela.server.storage.errors import BadDatabase
from caravela.server.storage.migrations import migrate

FILE: Final = "tables.db"

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
        self.postgres = self.url.get_backend_name() == "postgresql"
        self._engine = _engine(self.url, reading)

    async def open(self) -> None:
        """Makes or migrates the database; BadDatabase says in one sentence why it cannot be used."""
        if not self.postgres:
            _make_folder(Path(str(self.url.database)).parent)
        try:
            await self.write(migrate)
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

    async def close(self) -> None:
        """Closes every connection."""
        await self._engine.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Work that sees one state of the database and changes nothing."""
        return await self._engine.read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Work that changes something: all of it, on disk when this returns, or nothing."""
        return await self._engine.write(work)

    def _complaint(self, error: Exception) -> str:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        reason = " ".join(str(cause).split()).rstrip(".")
        if self.postgres:
            return f"The database {shown(self.url)} cannot be used: {reason}; is PostgreSQL running there?"
        return (
            f"The database {shown(self.url)} cannot be used: {reason}; restore it from a backup, or give another "
            "file with --database."
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
