"""The bots' turns: whenever a bot is to act, some server process plays it, and only one.

A turn is thought out once and played step by step. Nothing about it that matters is kept in memory alone: a process
that dies in the middle of a turn leaves a table at which a bot is to act, and the next process that looks goes on from
there.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from caravela.bots.others import plug_ins
from caravela.core import transcript
from caravela.core.errors import CaravelaError
from caravela.server.bots.parking import Parking
from caravela.server.bots.workers import Workers
from caravela.server.metrics import Metrics
from caravela.server.settings import Settings
from caravela.server.storage.errors import reason
from caravela.server.storage.leases import Leases
from caravela.server.storage.rows import now
from caravela.server.tables.changes import Tables
from caravela.server.tables.errors import Stale
from caravela.server.tables.table import Table

#: Seconds that a bot's step gets to end when the server stops; what takes longer is thinking, and can be left.
GRACE: Final = 1.0

#: How many tables one look for bots begins with.
AT_ONCE: Final = 200

log = structlog.get_logger(__name__)


class Turns:
    """Plays the bots of all tables that this process has the lease of."""

    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics) -> None:
        self.tables = tables
        self.settings = settings
        self.metrics = metrics
        self.leases = Leases(tables.store.database, settings.lease)
        self.workers = Workers(settings.bot_workers, settings.bots)
        #: Bots of others, which get the record of the game.
        self._others = {*plug_ins(), *(named.partition("=")[0] for named in settings.bots)}
        #: For each table, how many decisions the bot of each seat has forfeited since this process plays it.
        self._forfeits: dict[str, Counter[int]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._parking = Parking(settings.sweep)
        self._sweeping: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    async def start(self) -> None:
        """Begins to look for bots that are to act."""
        await self.leases.release_dead()
        self.tables.on_change.append(self._changed)
        self.workers.start()
        self._sweeping = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stops after the step that is being taken; whoever comes next goes on."""
        with suppress(ValueError):
            self.tables.on_change.remove(self._changed)
        self._stopping.set()
        tasks = [*self._playing.values(), *([self._sweeping] if self._sweeping else [])]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await asyncio.to_thread(self.workers.stop)
        with suppress(SQLAlchemyError):
            await self.leases.release()

    def _changed(self, id: str, version: int) -> None:
        table = self.tables.cached(id)
        if table is not None and table.version == version and table.bot_due:
            self.wake(id)

    def wake(self, id: str) -> None:
        """Plays the bots of a table, if this process does not already."""
        if id not in self._playing:
            task = self._playing[id] = asyncio.create_task(self._play(id))
            task.add_done_callback(lambda _: self._playing.pop(id, None))

    async def _sweep(self) -> None:
        """Finds what a dead process, or a lost message, left behind."""
        while not self._stopping.is_set():
            try:
                for id in self._next(await self.leases.due()):
                    self.wake(id)
            except SQLAlchemyError as error:
                log.warning("no look for bots", reason=str(error))
            await _happens(self._stopping, self.settings.sweep)

    def _next(self, due: list[str]) -> list[str]:
        """Those that are begun now: not too many at once, and first those that have not failed."""
        free = [id for id in due if id not in self._playing and not self._parking.is_parked(id)]
        return sorted(free, key=self._parking.waited)[:AT_ONCE]

    async def _play(self, id: str) -> None:
        """Plays until no bot is to act. Whatever goes wrong is tried again by a later sweep, and later each time."""
        try:
            if not await self.leases.take(id):
                return
            done = asyncio.Event()
            keeping = asyncio.create_task(self._keep_lease(id, done))
            try:
                await self._play_on(id)
            finally:
                done.set()
                await keeping
                await self.leases.release(id)
            self._parking.leave(id)
        except SQLAlchemyError as error:
            log.error("a bot could not play", table=id, reason=reason(error))
        except (CaravelaError, BrokenProcessPool) as error:
            seconds = self._parking.park(id)
            log.error("a bot could not play", table=id, reason=str(error), again_in=seconds)
        except Exception:
            log.exception("a bot failed", table=id, again_in=self._parking.park(id))

    async def _keep_lease(self, id: str, done: asyncio.Event) -> None:
        while not await _happens(done, self.settings.lease / 3):
            with suppress(SQLAlchemyError):
                await self.leases.take(id)

    async def _play_on(self, id: str) -> None:
        table = await self.tables.fresh(id)
        if table.halted is not None:
            raise table.halted
        rest: list[int] = []
        while table.bot_due and not self._stopping.is_set():
            await self._pause(table)
            try:
                table, rest = await self._step(table, rest)
            except Stale:
                table, rest = await self.tables.fresh(id), []
        if table.status == "over":
            self._forfeits.pop(id, None)

    async def _pause(self, table: Table) -> None:
        """Lets people see what happened before a bot's turn begins; the steps of one turn follow each other."""
        assert table.match is not None
        if not table.match.steps or table.match.steps[-1].seat != table.to_act:
            delay = self.settings.bot_delay
            # A clock that was set back would make the wait as long as the jump.
            since = max(0.0, (now() - table.moved) / 1000)
            await _happens(self._stopping, max(0.0, delay - since))

    async def _step(self, table: Table, rest: list[int]) -> tuple[Table, list[int]]:
        """Plays the next action of a turn that was thought out before, or of a new one; returns what is left of it."""
        seat = table.to_act
        kind = table.seats[seat].bot or ""
        turn = [table.due.action.number] if table.due else rest or await self._think(table, seat, kind)
        table = await self.tables.act_for_bot(table.card.id, table.position, seat, turn[0])
        self.metrics.moves.labels("bot").inc()
        holds = table.to_act == seat and table.seats[seat].bot == kind
        return table, turn[1:] if holds else []

    async def _think(self, table: Table, seat: int, kind: str) -> list[int]:
        assert table.match is not None
        seed = table.draw_of("bot", table.steps)
        started = time.perf_counter()
        card = table.card
        if kind in self._others:
            turn = await self._follow(table, seat, kind, seed)
            self.metrics.thinking.labels(kind).observe(time.perf_counter() - started)
            return turn
        turn = await self.workers.choose(card.game, card.rules_version, kind, seed, seat, table.match.state.dump())
        self.metrics.thinking.labels(kind).observe(time.perf_counter() - started)
        return turn

    async def _follow(self, table: Table, seat: int, kind: str, seed: int) -> list[int]:
        """A bot of others decides; what goes wrong is told at the table, in the bot's name."""
        assert table.match is not None
        forfeits = self._forfeits.setdefault(table.card.id, Counter())
        action, notes = await self.workers.follow(kind, seed, transcript.write(table.match), forfeits[seat])
        forfeits[seat] += len(notes)
        for note in notes:
            log.warning("a bot forfeited a decision", table=table.card.id, reason=note)
            await self.tables.say_for_bot(table.card.id, seat, note)
        return [action]


async def _happens(event: asyncio.Event, seconds: float) -> bool:
    """Waits for an event, but no longer than so; whether it happened."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
    return event.is_set()
