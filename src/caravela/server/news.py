"""News: who in this process wants to know that a table changed, and how other processes learn of it.

With PostgreSQL every change is announced by the database itself, in the transaction that makes it (LISTEN/NOTIFY). The
announcement only says which version a table is at; whoever wants more reads the database.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import aclosing
from typing import Any, Final

import structlog

from caravela.server.database import Database
from caravela.server.store import CHANNEL

#: Seconds before a lost connection is tried again.
RETRY: Final = 1.0

log = structlog.get_logger()


class News:
    """Tells listeners of changed tables; listens to other processes where there can be any."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._listening: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()
        #: Called with the id of a table and its new version.
        self.on_change: list[Callable[[str, int], None]] = []
        #: Called with other news of other processes.
        self.on_other: list[Callable[[dict[str, Any]], None]] = []
        #: Called when news may have been missed.
        self.on_gap: list[Callable[[], None]] = []

    def tell(self, table: str, version: int) -> None:
        """A change was committed."""
        for listener in self.on_change:
            listener(table, version)

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
        from caravela.server.listening import announcements

        url = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with aclosing(announcements(url, CHANNEL, self._listens)) as heard:
            async for news in heard:
                self._heard(json.loads(news))

    def _listens(self) -> None:
        self.ready.set()
        for listener in self.on_gap:
            listener()

    def _heard(self, news: dict[str, Any]) -> None:
        if "version" in news:
            self.tell(news["table"], news["version"])
        else:
            for listener in self.on_other:
                listener(news)
