"""News: how processes that share a database learn of each other's changes.

With PostgreSQL every change is announced by the database itself, in the transaction that makes it (LISTEN/NOTIFY). The
announcement only says which version a table is at; whoever wants more reads the database.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any, Final

import structlog

from caravela.server.storage.store import CHANNEL
from caravela.server.tables.changes import Tables

#: Seconds before a lost connection is tried again.
RETRY: Final = 1.0

log = structlog.get_logger()


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

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except ConnectionError as error:
                log.warning("news connection lost", reason=str(error))
            await asyncio.sleep(RETRY)

    async def _hear(self) -> None:
        url = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with aclosing(_announcements(url, self._listens)) as heard:
            async for news in heard:
                self._heard(json.loads(news))

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


async def _announcements(url: str, listens: Callable[[], None]) -> AsyncGenerator[str]:
    """Everything that is announced from when `listens` is called on; ConnectionError when the connection is lost."""
    import psycopg  # here, as a server on SQLite need not load it

    try:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=5) as connection:
            await connection.execute(psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(CHANNEL)))
            listens()
            async for notice in connection.notifies():
                yield notice.payload
    except psycopg.Error as error:
        raise ConnectionError(str(error).strip()) from error
