"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
from typing import Final

from caravela.server.bots.turns import Turns
from caravela.server.bots.workers import name_bots
from caravela.server.http import catalogue
from caravela.server.http.guests import Guests
from caravela.server.http.limits import Limits, NoLimits
from caravela.server.http.reads import Reads
from caravela.server.live.connections import Connections
from caravela.server.live.news import News
from caravela.server.live.presence import Presence
from caravela.server.metrics import Metrics
from caravela.server.settings import Settings
from caravela.server.storage.database import Database
from caravela.server.storage.store import Store
from caravela.server.tables.changes import Tables
from caravela.server.tables.views import Views

#: Seconds for other processes' news to begin; without PostgreSQL there is nothing to wait for.
NEWS_PATIENCE: Final = 10


class Parts:
    """Everything that the routes work with. `open` and `close` are the life of a server process."""

    def __init__(self, settings: Settings) -> None:
        name_bots(settings.bots)
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits() if settings.limits else NoLimits()
        self.database = Database(settings.database)
        self.store = Store(self.database)
        self.tables = Tables(self.store)
        self.views = Views()
        self.reads = Reads()
        self.news = News(self.tables)
        self.presence = Presence()
        self.live = Connections(self.tables, self.views, self.news, self.presence, self.metrics, settings.ping)
        self.bots = Turns(self.tables, settings, self.metrics)
        self.guests = Guests(self.store)
        self.guests.on_end.append(self.live.part)

    async def open(self) -> None:
        """Loads the games, opens the database, migrates it, and starts what runs by itself."""
        catalogue.games()
        await self.database.open()
        await self.guests.start()
        await self.live.start()
        await asyncio.wait_for(self.news.start(), NEWS_PATIENCE)
        await self.bots.start()

    async def close(self) -> None:
        """Stops everything; nothing is lost."""
        self.reads.close()
        await self.bots.stop()
        await self.live.stop()
        await self.news.stop()
        await self.guests.stop()
        await self.database.close()
