"""News: how processes that share a database learn of each other's changes.

With PostgreSQL every change is announced by the database itself, in the transaction that makes it (LISTEN/NOTIFY). The
announcement only says which version a table is at; whoever wants more reads the database. A connection that is cut
without a word brings no news either, so it is asked for an answer now and then, and the versions of the tables that
somebody watches are compared.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Collection
from contextlib import aclosing
from typing import Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from caravela.server.storage.engines import ARGUMENTS, answer
from caravela.server.storage.errors import reason
from caravela.server.storage.store import CHANNEL
from caravela.server.tables.changes import Tables

#: Seconds before a lost connection is tried again.
RETRY: Final = 1.0
#: Seconds between two looks whether the connection still lives, and for its answer.
HEARTBEAT: Final = 5.0
PATIENCE: Final = 3.0
#: Tables whose versions are asked for at once.
SOME: Final = 500

log = structlog.get_logger(__name__)


class News:
    """Listens to other processes, where there can be any, and tells the tables of this one."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._database = tables.store.database
        self._listening: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()
        #: Called with other news of other processes.
        self.on_other: list[Callable[[dict[str, Any]], None]] = []
        #: Called when news may have been missed.
        self.on_gap: list[Callable[[], None]] = []
        #: The tables that somebody watches here.
        self.watched: Callable[[], Collection[str]] = tuple

    async def start(self) -> None:
        """Begins to listen; returns once nothing can be missed any more."""
        if self._database.postgres:
            self._listening = asyncio.create_task(self._listen())
            await self.ready.wait()

    async def stop(self) -> None:
        """Stops listening."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)

    @property
    def deaf(self) -> bool:
        """Whether what other processes do goes unheard just now."""
        return self._listening is not None and not self.ready.is_set()

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except ConnectionError as error:
                log.warning("news connection lost", reason=str(error))
            self.ready.clear()
            await asyncio.sleep(RETRY)

    async def _hear(self) -> None:
        url = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with aclosing(_announcements(url, self._listens)) as heard:
            async for news in heard:
                if news is None:
                    await self._compare()
                else:
                    self._heard(json.loads(news))

    async def _compare(self) -> None:
        """Tells of what should have been heard and was not."""
        watched = list(self.watched())
        for start in range(0, len(watched), SOME):
            try:
                versions = await self._tables.store.versions(watched[start : start + SOME])
            except SQLAlchemyError as error:
                log.warning("versions not compared", reason=reason(error))
                return
            for id, version in versions.items():
                known = self._tables.cached(id)
                if known is None or known.version < version:
                    self._tables.tell(id, version)

    def _listens(self) -> None:
        self.ready.set()
        for listener in self.on_gap:
            listener()

    def _heard(self, news: dict[str, Any]) -> None:
        if "version" in news:
            self._tables.tell(news["table"], news["version"])
        else:
            for listener in self.on_other:
                listener(news)


async def _announcements(url: str, listens: Callable[[], None]) -> AsyncGenerator[str | None]:
    """Everything that is announced from when `listens` is called on, and None after each heartbeat.

    ConnectionError when the connection is lost.
    """
    import psycopg  # here, as a server on SQLite need not load it

    async def ask(query: str) -> None:
        doing = asyncio.ensure_future(connection.execute(query.encode()))
        await answer(doing, PATIENCE, connection.pgconn.finish)

    try:
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True, **ARGUMENTS)
        try:
            await ask(f"LISTEN {CHANNEL}")
            listens()
            while True:
                async for notice in connection.notifies(timeout=HEARTBEAT):
                    yield notice.payload
                await ask("SELECT 1")
                yield None
        finally:
            await connection.close()
    except (psycopg.Error, TimeoutError) as error:
        raise ConnectionError(str(error).strip()) from error
