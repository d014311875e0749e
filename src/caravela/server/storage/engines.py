"""How work gets to the two kinds of database.

Work is a plain function of a connection, run inside a transaction. With SQLite a whole transaction is then one trip to
another thread (through an asynchronous driver it would be twenty, one for each small call), and changes that come at
the same time share one commit, since it is the disk that takes the time. PostgreSQL's driver waits without a thread;
as its connections can be cut without a word, nobody waits for it longer than ANSWER.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from typing import Any, Final, TypeVar
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from caravela.server.storage.errors import SILENCE, BadDatabase

#: Seconds to wait for a lock of SQLite, or for PostgreSQL to answer.
PATIENCE: Final = 5
#: Seconds after which a work in PostgreSQL is given up, whatever it waits for.
ANSWER: Final = 8.0
#: What our connections are called in PostgreSQL.
NAME: Final = "caravela"
#: How connections to PostgreSQL are made: the system notices within ten seconds that the other end is gone.
ARGUMENTS: Final[dict[str, Any]] = {
    "connect_timeout": PATIENCE,
    "application_name": NAME,
    "keepalives": 1,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 8000,
}
#: What PostgreSQL itself does with a connection whose other end is gone: it lets go of what that holds.
SESSION: Final = (
    "SET lock_timeout = '6s'; SET idle_in_transaction_session_timeout = '15s'; "
    "SET tcp_keepalives_idle = 4; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 2"
)
#: What went wrong is logged without the values of the statement: they are chat, links and other secrets.
HIDE: Final = True
#: Threads that read from SQLite.
READERS: Final = 3
#: Changes that share one commit at most.
TOGETHER: Final = 50
#: How a transaction that writes begins in SQLite, and how it ends.
BEGIN: Final = "BEGIN IMMEDIATE"
COMMIT: Final = "COMMIT"

T = TypeVar("T")
Work = Callable[[Connection], Any]


class PostgresEngine:
    """PostgreSQL, through its asynchronous driver."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url, pool_size=10, max_overflow=10, pool_use_lifo=True, connect_args=ARGUMENTS, hide_parameters=HIDE
        )
        event.listen(self._engine.sync_engine, "connect", _introduce)

    async def read(self, work: Callable[[Connection], T], patient: bool = False) -> T:
        """Work in a transaction; with `patient`, however long it takes."""
        used: list[Any] = []
        doing = asyncio.ensure_future(self._do(work, used))
        try:
            return await answer(doing, None if patient else ANSWER, lambda: _cut(used))
        except TimeoutError:
            # The others were made over the same network, so they are not trusted either.
            await self._engine.dispose()
            raise OperationalError("", None, TimeoutError(SILENCE)) from None

    write = read

    async def _do(self, work: Callable[[Connection], T], used: list[Any]) -> T:
        """Work on a connection that turns out to be dead is done again on another: nothing of it was committed."""
        try:
            return await self._begin(work, used)
        except _Dead:
            return await self._begin(work, used)

    async def _begin(self, work: Callable[[Connection], T], used: list[Any]) -> T:
        async with self._engine.begin() as connection:
            used[:] = [(await connection.get_raw_connection()).driver_connection]
            try:
                return await connection.run_sync(work)
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise _Dead(error.statement, error.params, error.orig or error) from error
                raise

    async def close(self) -> None:
        """Closes every connection."""
        await self._engine.dispose()


class _Dead(OperationalError):
    """A connection that was lost before the work on it was committed."""


async def answer(doing: asyncio.Future[T], seconds: float | None, cut: Callable[[], None]) -> T:
    """What is being done, once it is; after so long TimeoutError, and whatever it waits for is cut off."""
    try:
        done, _ = await asyncio.wait({doing}, timeout=seconds)
    except asyncio.CancelledError:
        _leave(doing)
        raise
    if done:
        return doing.result()
    cut()
    _leave(doing)
    raise TimeoutError(SILENCE)


def _leave(doing: asyncio.Future[Any]) -> None:
    """How it ends does not matter any more, and may take the driver a while."""
    doing.cancel()
    doing.add_done_callback(lambda ended: ended.cancelled() or ended.exception())


def _cut(used: list[Any]) -> None:
    """Closes connections at once, without a word to the other end, which would have to answer."""
    for connection in used:
        connection.pgconn.finish()


def _introduce(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute(SESSION)
    cursor.close()
    connection.commit()


class ReadingEngine:
    """Either kind, for one reader that changes nothing: a server may be running on it."""

    def __init__(self, url: URL) -> None:
        if url.get_backend_name() == "sqlite":
            file = f"file:{quote(str(url.database))}?mode=ro"
            self._engine = create_engine(
                "sqlite://",
                creator=lambda: sqlite3.connect(file, uri=True, timeout=PATIENCE, isolation_level=None),
                poolclass=NullPool,
                hide_parameters=HIDE,
            )
            event.listen(self._engine, "begin", _begin)
        else:
            arguments = {"connect_timeout": PATIENCE}
            self._engine = create_engine(
                url,
                connect_args=arguments,
                isolation_level="REPEATABLE READ",
                execution_options={"postgresql_readonly": True},
                hide_parameters=HIDE,
            )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Work that sees one state of the database."""
        with self._engine.begin() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], patient: bool = False) -> T:
        """Nothing is written here."""
        raise BadDatabase("This database was opened for reading only.")

    async def close(self) -> None:
        """Closes every connection."""
        self._engine.dispose()


class SqliteEngine:
    """SQLite, in threads: a few that read, and one that writes, as SQLite has one writer."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url, pool_size=READERS + 1, max_overflow=0, connect_args={"timeout": PATIENCE}, hide_parameters=HIDE
        )
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._writer = _Writer(self._engine.execution_options(writing=True))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Work in a transaction that sees one state of the database."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], patient: bool = False) -> T:
        """Work that is on disk when this returns; SQLite always answers, so that all are patient."""
        done: T = await self._writer.submit(work)
        return done

    def begin(self) -> AbstractContextManager[Connection]:
        """A transaction in the caller's own thread."""
        return self._engine.execution_options(writing=True).begin()

    async def close(self) -> None:
        """Ends the threads and closes every connection."""
        await asyncio.to_thread(self._writer.stop)
        self._readers.shutdown()
        self._engine.dispose()


#: A work, and who waits for it.
_Order = tuple[Work, "asyncio.Future[Any]"]


class _Writer:
    """The thread that writes: whatever waits is done in one transaction, each piece of work all or nothing."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        #: The one connection that writes; it is made anew behind a failure.
        self._connection: Connection | None = None
        self._waiting: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[Any]:
        waits = asyncio.get_running_loop().create_future()
        self._waiting.put((work, waits))
        return waits

    def stop(self) -> None:
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            together = [first]
            while len(together) < TOGETHER and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    self._waiting.put(None)
                    break
                together.append(following)
            # Whoever has gone meanwhile wants nothing any more.
            self._commit([one for one in together if not one[1].cancelled()])
        self._disconnect()

    def _commit(self, together: list[_Order]) -> None:
        """Nobody hears that a work is done before it is on disk.

        SQLite gives up a whole transaction when the disk is full, savepoints and all, and what comes after that would
        be done and committed on its own. So a batch in which the database fails is undone, and its works are tried one
        by one: whoever can be stored is, and the others are told.
        """
        if not together:
            return
        attempt = _try if len(together) > 1 else _do
        try:
            connection = self._connect()
            plainly(connection, BEGIN)
            results = [(waits, *attempt(connection, work)) for work, waits in together]
            _check(connection)
            _end(connection)
        except BaseException as error:
            self._disconnect()
            if len(together) > 1:
                for one in together:
                    self._commit([one])
                return
            results = [(waits, None, error) for _, waits in together]
        with suppress(RuntimeError):  # the loop is gone, and with it whoever waited
            together[0][1].get_loop().call_soon_threadsafe(_tell, results)

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()


def _tell(results: list[tuple[asyncio.Future[Any], Any, BaseException | None]]) -> None:
    for waits, result, failure in results:
        if waits.done():  # nobody waits any more
            continue
        if failure is None:
            waits.set_result(result)
        else:
            waits.set_exception(failure)


def _do(connection: Connection, work: Work) -> tuple[Any, BaseException | None]:
    return work(connection), None


def _try(connection: Connection, work: Work) -> tuple[Any, BaseException | None]:
    """What a work returns, or how it failed, all or nothing; a failure of the database itself is raised."""
    try:
        with connection.begin_nested():
            return work(connection), None
    except IntegrityError as error:
        failure: Exception = error
    except SQLAlchemyError:
        raise
    except Exception as error:
        failure = error
    _check(connection)
    return None, failure


def _check(connection: Connection) -> None:
    """Raises if SQLite has given up the transaction."""
    if not _driver(connection).in_transaction:
        raise OperationalError(COMMIT, None, sqlite3.OperationalError("the transaction was given up"))


def _end(connection: Connection) -> None:
    """Commits what was begun on the driver; SQLAlchemy knows of it only where a work has gone through it."""
    if connection.in_transaction():
        connection.commit()
    else:
        plainly(connection, COMMIT)


def plainly(connection: Connection, text: str, rows: Sequence[tuple[Any, ...]] = ((),)) -> int:
    """A statement on SQLite's own driver, without what SQLAlchemy does around it; errors are those that it raises."""
    driver = _driver(connection)
    try:
        done = driver.executemany(text, rows) if len(rows) > 1 else driver.execute(text, rows[0])
    except sqlite3.Error as error:
        told = DBAPIError.instance(text, None, error, sqlite3.Error, hide_parameters=HIDE, dialect=connection.dialect)
        raise told from error
    changed: int = done.rowcount
    return changed


def _driver(connection: Connection) -> Any:
    return connection.connection.driver_connection


def _prepare(connection: Any, _record: Any) -> None:
    """Every commit is on disk before it is acknowledged; readers never wait for the writer."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """The driver would begin a transaction only at the first change, too late for a writer that reads first."""
    if _driver(connection).in_transaction:  # the thread that writes has begun it
        return
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql(BEGIN if writing else "BEGIN")
