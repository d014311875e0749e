"""The finished games of a server's database, for data sets: who played is told as `person` or by the kind of bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

from caravela.core.match import Match
from caravela.server.storage.database import Database
from caravela.server.storage.store import Store
from caravela.server.tables.table import Table


def finished(database: str, game: str) -> Iterator[tuple[Match, list[str]]]:
    """Every finished game of this kind, the oldest first, with who sat where; the database is only read."""
    return iter(asyncio.run(_all(database, game)))


async def _all(database: str, game: str) -> list[tuple[Match, list[str]]]:
    return [found async for found in _finished(database, game)]


async def _finished(database: str, game: str) -> AsyncIterator[tuple[Match, list[str]]]:
    opened = Database(database, reading=True)
    await opened.look()
    store = Store(opened)
    try:
        for id in await store.ids():
            kept = await store.whole(id)
            if kept.card.game == game and kept.head.status == "over":
                table = Table(kept.card).continued(kept.entries, kept.head.version)
                if table.halted is not None:
                    raise table.halted
                assert table.match is not None
                yield table.match, [holder.bot or "person" for holder in table.seats]
    finally:
        await opened.close()
