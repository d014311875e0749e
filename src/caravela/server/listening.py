"""Listening to PostgreSQL: what other processes announce. A module of its own, as SQLite needs no driver for it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable

import psycopg
from psycopg import sql


async def announcements(url: str, channel: str, listens: Callable[[], None]) -> AsyncGenerator[str]:
    """Everything that is announced from when `listens` is called on; ConnectionError when the connection is lost."""
    try:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=5) as connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
            listens()
            async for notice in connection.notifies():
                yield notice.payload
    except psycopg.Error as error:
        raise ConnectionError(str(error).strip()) from error
