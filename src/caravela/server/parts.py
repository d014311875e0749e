"""The parts of a running server, put together."""

from __future__ import annotations

import asyncio
from typing import Final

from caravela.server import catalogue
from caravela.server.bots import Bots
from caravela.server.database import Database
from caravela.server.guests import Guests
from caravela.server.limits import Limits, NoLimits
from caravela.server.live import Live
from caravela.server.metrics import Metrics
from caravela.server.news import News
from caravela.server.presence import Presence
from caravela.server.settings import Settings
from caravela.server.store import Store
from caravela.server.tables import Tables
from caravela.server.views import Views

#: Seconds for other processes' news to begin; without PostgreSQL there is nothing to wait for.
NEWS_PATIENCE: Final = 10


class Parts:
    """Everything that the routes work with. `open` and `close` are the life of a server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits() if settings.limited else NoLimits()
        self.database = Database(settings.database)
        self.store = Store(self.database)
        self.news = News(self.database)
        self.tables = Tables(self.store, self.news)
        self.guests = Guests(self.store)
        self.presence = Presence()
        self.views = Views()
        self.live = Live(self.tables, self.views, self.presence, self.metrics, settings.ping)
        self.bots = Bots(self.tables, settings, self.metrics)

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
        await self.bots.stop()
        await self.live.stop()
        await self.news.stop()
        await self.database.close()
