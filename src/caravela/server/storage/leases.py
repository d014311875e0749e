"""Leases: which server process plays the bots of a table. A process that dies loses its leases after a while."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from caravela.server.storage.database import Database
from caravela.server.storage.records import leases, tables
from caravela.server.storage.rows import now

#: How many tables one query finds.
AT_ONCE: Final = 200
#: Seconds that no lease lasts, whatever another process is set to.
LONGEST: Final = 600.0


class Leases:
    """The leases of one process. They only spare double work: a move is played once by the version of its table."""

    def __init__(self, database: Database, seconds: float) -> None:
        self.database = database
        self.seconds = seconds
        self.holder = secrets.token_hex(8)

    async def due(self) -> list[str]:
        """Tables where a bot is to act and no other process is at it."""
        found: list[str] = []
        page = await self._due("")
        while page:
            found += page
            page = await self._due(page[-1]) if len(page) == AT_ONCE else []
        return found

    async def _due(self, after: str) -> list[str]:
        """Some of them, in the order of their ids, from one id on."""
        wanted = select(tables.c.id).outerjoin(leases, leases.c.table_id == tables.c.id).where(tables.c.bot_due)
        free = or_(leases.c.holder.is_(None), self._lapsed(), leases.c.holder == self.holder)
        some = wanted.where(free, tables.c.id > after).order_by(tables.c.id).limit(AT_ONCE)
        return list(await self.database.read(lambda connection: connection.execute(some).scalars().all()))

    def _lapsed(self) -> ColumnElement[bool]:
        """Leases that are over; or that cannot be right, because a clock has jumped since."""
        longest = max(LONGEST, 2 * self.seconds)
        return or_(leases.c.until < now(), leases.c.until > now() + int(longest * 1000))

    async def take(self, id: str) -> bool:
        """Takes or prolongs the lease of a table's bots; False if another process has it."""
        try:
            await self.database.write(lambda connection: self._take(connection, id))
        except IntegrityError:
            return False
        return True

    def _take(self, connection: Connection, id: str) -> None:
        until = now() + int(self.seconds * 1000)
        mine = and_(leases.c.table_id == id, or_(leases.c.holder == self.holder, self._lapsed()))
        if not connection.execute(update(leases).where(mine).values(holder=self.holder, until=until)).rowcount:
            connection.execute(insert(leases).values(table_id=id, holder=self.holder, until=until))

    async def release(self, id: str | None = None) -> None:
        """Gives up the lease of a table, or all leases of this process."""
        gone = delete(leases).where(leases.c.holder == self.holder)
        chosen = gone if id is None else gone.where(leases.c.table_id == id)
        await self.database.write(lambda connection: connection.execute(chosen))

    async def release_dead(self) -> None:
        """With SQLite there is one process, so that leases found at its start are those of a dead one."""
        if not self.database.postgres:
            await self.database.write(lambda connection: connection.execute(delete(leases)))
