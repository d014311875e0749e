"""Live connections: every viewer of a table is sent a new view whenever it has changed.

A connection keeps no queue. It knows which version it has sent; when it is woken it sends what has changed since, be it
one change or a hundred. So a slow reader holds nobody up, and a client that returns after a week is a slow reader too.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from contextlib import suppress
from itertools import cycle
from typing import Any, Final, Protocol

import anyio
import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from caravela.core.errors import CaravelaError
from caravela.server.live.messages import Online, Ping, Pong
from caravela.server.live.news import News
from caravela.server.live.presence import REPEAT, Presence
from caravela.server.metrics import Metrics
from caravela.server.tables.changes import Tables
from caravela.server.tables.errors import BadMessage
from caravela.server.tables.outlines import Outline
from caravela.server.tables.table import Table
from caravela.server.tables.views import Views

#: Seconds in which changes of who is online are told together.
MOMENT: Final = 0.05
#: Newcomers that look for their tables in the database at the same time; the other connections to it are for moves.
FEW: Final = 4
#: Connections are pinged in so many groups, one after the other. If each had a time of its own, it would be a turn of
#: the loop for every ping and another one for its answer, as many of them as there are moves.
GROUPS: Final = 20
#: A connection that misses so many pings in a row is dead.
MISSED_PINGS: Final = 3
#: The code with which a connection is closed whose client is to come again ("service restart").
AGAIN: Final = 1012

#: The ASGI extension by which a web server lets a live connection be written to directly.
DIRECTLY: Final = "caravela.directly"

PING: Final = msgspec.json.encode(Ping())
#: The answer, as our client writes it.
PONG: Final = b'{"type":"pong"}'

log = structlog.get_logger(__name__)


class Direct(Protocol):
    """A live connection as the web server has it."""

    @property
    def free(self) -> bool:
        """Whether it is open, and the client takes what it is sent."""

    @property
    def heard(self) -> float:
        """When the client last answered a ping, as far as the web server itself has noticed."""

    def tell(self, text: bytes) -> None:
        """Sends a text, if it is free."""


class Silent(BadMessage):
    """A client that is there no more, or does not answer."""

    def __init__(self) -> None:
        super().__init__("The pings of this connection were not answered.")


class Connections:
    """All live connections of this process."""

    def __init__(
        self, tables: Tables, views: Views, news: News, presence: Presence, metrics: Metrics, ping: float
    ) -> None:
        self.tables = tables
        self.views = views
        self.news = news
        self.presence = presence
        self.metrics = metrics
        self.ping = ping
        self.newcomers = asyncio.Semaphore(FEW)
        self._open: dict[str, set[Connection]] = {}
        self._groups: list[set[Connection]] = [set() for _ in range(GROUPS)]
        self._pinging: asyncio.Task[None] | None = None
        self._repeating: asyncio.Task[None] | None = None
        #: The tables at which somebody came or went, as other processes do not know yet; and who tells them.
        self._untold: set[str] = set()
        self._telling: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to listen to the news."""
        self.tables.on_change.append(self._changed)
        self.news.on_other.append(self._heard)
        self.news.on_gap.append(self._wake_all)
        self.news.watched = self._open.keys
        self._pinging = asyncio.create_task(self._ping())
        if self.tables.store.database.postgres:
            self._repeating = asyncio.create_task(self._repeat())

    async def stop(self) -> None:
        """Ends what runs by itself; the connections are closed by the web server."""
        for running in (self._pinging, self._repeating):
            if running is not None:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
        if self._telling is not None:
            await asyncio.gather(self._telling, return_exceptions=True)

    async def serve(
        self, socket: WebSocket, table: Table, guest: str | None, version: int, has: list[int] | None = None
    ) -> None:
        """One connection from its first message until its client leaves; raises whatever else ends it.

        `has` are the checksums of the views that the client has; without it, whole views are sent.
        """
        viewer = Connection(self, socket, table, guest, version)
        if has is not None:
            viewer.had = {one.eyes: one for one in self.views.outlines(table, guest, has)}
        self._come(viewer)
        try:
            await viewer.run()
        finally:
            self._go(viewer)

    def _come(self, viewer: Connection) -> None:
        self._open.setdefault(viewer.table, set()).add(viewer)
        viewer.group = min(self._groups, key=len)
        viewer.group.add(viewer)
        self.metrics.sockets.inc()
        if viewer.guest is not None:
            self.presence.come(viewer.table, viewer.guest)
            self._tell_presence(viewer.table)

    def _go(self, viewer: Connection) -> None:
        viewer.group.discard(viewer)
        others = self._open[viewer.table]
        others.discard(viewer)
        if not others:
            del self._open[viewer.table]
        self.metrics.sockets.dec()
        if viewer.guest is not None:
            self.presence.go(viewer.table, viewer.guest)
            self._tell_presence(viewer.table)

    def part(self) -> None:
        """Lets all guests come again, with the cookies that they have now; strangers have none."""
        for viewers in self._open.values():
            for viewer in viewers:
                viewer.parts = viewer.guest is not None
                viewer.wake.set()

    async def _ping(self) -> None:
        """Lets each group be pinged in its turn."""
        for group in cycle(self._groups):
            await asyncio.sleep(self.ping / GROUPS)
            for viewer in group:
                viewer.ask()

    # News

    def _changed(self, table: str, version: int) -> None:
        """Makes what is new for those who need not be waited for, and wakes the others.

        Whoever made the change is answered first; but all is written at once, as whoever reads it may take the place of
        this process on the processor, and what it has at hand there.
        """
        viewers = self._open.get(table)
        if viewers:
            ready: list[tuple[Direct, list[bytes]]] = []
            for viewer in viewers:
                viewer.told = max(viewer.told, version)
                direct = viewer.direct()
                news = None if direct is None else viewer.news()
                if direct is None or news is None:
                    viewer.wake.set()
                else:
                    ready.append((direct, news))
            asyncio.get_running_loop().call_soon(self._push, table, ready)

    def _push(self, table: str, ready: list[tuple[Direct, list[bytes]]]) -> None:
        for direct, news in ready:
            for message in news:
                direct.tell(message)
        self.views.all_told(table)

    def _wake_all(self) -> None:
        for viewers in self._open.values():
            for viewer in viewers:
                viewer.told = max(viewer.told, viewer.sent + 1)
                viewer.wake.set()

    def _heard(self, news: dict[str, Any]) -> None:
        if self.presence.hear(news):
            self._wake(news["table"])

    def _tell_presence(self, table: str) -> None:
        self._wake(table)
        if self.tables.store.database.postgres:
            self._untold.add(table)
            if self._telling is None or self._telling.done():
                self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Tells other processes who is where: all changes of a moment at once, as thousands may come back together."""
        while self._untold:
            await asyncio.sleep(MOMENT)
            tables, self._untold = self._untold, set()
            await self._announce(tables)

    def _wake(self, table: str) -> None:
        for viewer in self._open.get(table, ()):
            viewer.wake.set()

    async def _announce(self, tables: Collection[str]) -> None:
        try:
            await self.tables.store.notify([self.presence.news(table) for table in tables])
        except SQLAlchemyError as error:
            log.warning("presence not told", reason=str(error))

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            await self._announce(self.presence.tables())


class Connection:
    """One live connection: what it has been sent, and how it is woken."""

    def __init__(self, all: Connections, socket: WebSocket, table: Table, guest: str | None, version: int) -> None:
        self._all = all
        self.socket = socket
        self.table = table.card.id
        self.guest = guest
        #: The version that the client has, and one that it should have.
        self.sent = version
        self.told = table.version
        self.wake = asyncio.Event()
        #: Those who are pinged together, and whether it is their turn.
        self.group: set[Connection]
        self.ping_due = False
        #: Whether the client is to come again.
        self.parts = False
        #: The latest view through each pair of eyes that the client has; None for a client that wants whole views.
        self.had: dict[int, Outline] | None = None
        #: Whether everything is sent, and the next news are waited for; and how they are sent then.
        self._idle = False
        self._direct: Direct | None = socket.scope.get("extensions", {}).get(DIRECTLY)
        self._seats: list[int] | None = None
        self._online: list[bool] | None = None
        self._heard = time.monotonic()
        self._trouble: Exception | None = None

    async def run(self) -> None:
        """Reads and writes until the client closes, or something is wrong."""
        async with anyio.create_task_group() as group:
            # What is woken by every move is the task of its own, and not at the end of all that led here.
            group.start_soon(self._write, group.cancel_scope)
            await self._read()
            group.cancel_scope.cancel()
        if self._trouble is not None:
            raise self._trouble

    async def _read(self) -> None:
        """Without reading, a closed connection would go unnoticed."""
        try:
            while True:
                msgspec.json.decode(await self.socket.receive_text(), type=Pong)
                self._heard = time.monotonic()
        except WebSocketDisconnect:
            pass
        except msgspec.MsgspecError as error:
            self._trouble = error
        except KeyError:
            self._trouble = BadMessage("Messages here are text, not bytes.")

    async def _write(self, scope: anyio.CancelScope) -> None:
        await self._tell()
        scope.cancel()

    async def _tell(self) -> None:
        try:
            while not self._silent:
                if self.parts:
                    with suppress(RuntimeError):  # it is closed already
                        await self.socket.close(AGAIN)
                    return
                await self._send_news()
                await self._send_ping()
                self._idle = True
                await self.wake.wait()
                self._idle = False
            self._trouble = Silent()
        except WebSocketDisconnect:
            return
        except (CaravelaError, SQLAlchemyError) as error:
            log.warning("live connection given up", table=self.table, reason=str(error))
            self._trouble = error

    @property
    def _silent(self) -> bool:
        heard = self._heard if self._direct is None else max(self._heard, self._direct.heard)
        return time.monotonic() - heard >= MISSED_PINGS * self._all.ping

    def ask(self) -> None:
        """Asks the client whether it is there: at once, where nothing else is to be done."""
        direct = self.direct()
        if direct is not None and self.told == self.sent and not self._silent:
            direct.tell(PING)
        else:
            self.ping_due = True
            self.wake.set()

    async def _send_ping(self) -> None:
        """However busy the table is, the client is asked now and then whether it is there."""
        if self.ping_due:
            self.ping_due = False
            await self._send(PING)

    async def _send_news(self) -> None:
        self.wake.clear()
        wanted = self.told
        table = await self._all.tables.at_least(self.table, wanted)
        if self.told == wanted:
            self.told = table.version
        for message in self._news(table):
            await self._send(message)

    def news(self) -> list[bytes] | None:
        """What is new, if it is at hand; None where that has to be waited for, or goes wrong, which the task finds out.

        It is the usual case, and the turn of a task would take as long as all the rest.
        """
        table = self._all.tables.cached(self.table)
        if table is None or table.version < self.told:
            return None
        try:
            return self._news(table)
        except Exception:
            return None

    def direct(self) -> Direct | None:
        """The way to a client that takes what it is sent, while nothing is on the way to it."""
        return self._direct if self._idle and self._direct is not None and self._direct.free else None

    def _news(self, table: Table) -> list[bytes]:
        """What the client should know now and does not."""
        online = self._all.presence.at(self.table)
        view = self._view(table, online) if table.version != self.sent else None
        now = [holder.kind == "person" and holder.guest in online for holder in table.seats]
        news: list[bytes] = []
        if now != self._online:
            self._online = now
            news.append(msgspec.json.encode(Online(now)))
        if view is not None:
            news.append(view)
        return news

    def _view(self, table: Table, online: set[str]) -> bytes:
        """What changed; all of it if the viewer sits elsewhere than before."""
        seats = table.seats_of(self.guest)
        since = self.sent if self._seats in (None, seats) else 0
        told = self._all.views.told(table, self.guest, online, since, () if self.had is None else self.had.values())
        self._seats = seats
        self.sent = table.version
        self._all.metrics.views.inc()
        if self.had is not None:
            self.had.pop(told.outline.eyes, None)  # the latest stands last
            self.had[told.outline.eyes] = told.outline
        return told.text

    async def _send(self, message: bytes) -> None:
        try:
            await self.socket.send_text(message.decode())
        except RuntimeError:  # Starlette's word for a connection that is already closed
            raise WebSocketDisconnect(1006) from None
