"""The tables: every change is decided on the latest version, stored, and only then told. Nothing here knows HTTP."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary

from caravela.core import transcript
from caravela.core.errors import CaravelaError
from caravela.core.lessons import load_lesson
from caravela.core.options import Options
from caravela.core.registry import load_game
from caravela.server.cache import Cache
from caravela.server.storage.rows import Change, Guest, Holder, NewTable
from caravela.server.storage.store import Store
from caravela.server.tables import decisions, journal, seating
from caravela.server.tables.errors import BadMessage, Busy, NoSuchTable
from caravela.server.tables.journal import AnyEntry, Logged, Rematched
from caravela.server.tables.table import Table
from caravela.server.tables.wishes import (
    Act,
    Answer,
    Ask,
    HintWish,
    LessonWish,
    Redo,
    SeatChange,
    SeatWish,
    TableWish,
    Undo,
)

#: Bytes of tables that are kept in memory, where nobody says otherwise; others are read again in a few milliseconds.
ROOM: Final = 256 * 2**20
#: About how many bytes a table takes, and each decision of its game.
TABLE: Final = 10_000
STEP: Final = 500
#: How often a change is decided anew because another process was quicker.
TRIES: Final = 20
#: No game here comes near it; it bounds the work that one upload can ask for.
LONGEST_UPLOAD: Final = 10_000

Decision = Callable[[Table], list[AnyEntry]]


class Tables:
    """All tables: they are made, looked at and changed here."""

    def __init__(self, store: Store, room: int = ROOM) -> None:
        self.store = store
        #: Called with the id of a table and its new version, after every change.
        self.on_change: list[Callable[[str, int], None]] = []
        self._cache: Cache[str, Table] = Cache(room, _size)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # Looking

    async def fresh(self, id: str) -> Table:
        """The table as the database has it now."""
        table = self._cache.get(id)
        if table is None:
            card = await self.store.card(id)
            if card is None:
                raise NoSuchTable
            table = Table(card)
        entries = await self.journal(id, table.version)
        return self._keep(table.after(*entries) if entries else table)

    async def latest(self, id: str) -> Table:
        """The same for those who look: with SQLite nobody else writes, so memory will do."""
        table = None if self.store.database.postgres else self._cache.get(id)
        return table or await self.fresh(id)

    async def journal(self, id: str, after: int = 0) -> list[Logged]:
        """What happened at a table behind some version."""
        return [journal.read(entry) for entry in await self.store.entries(id, after)]

    async def at_least(self, id: str, version: int) -> Table:
        """The table at some version or a later one; from memory where that will do."""
        table = self._cache.get(id)
        return table if table is not None and table.version >= version else await self.fresh(id)

    def cached(self, id: str) -> Table | None:
        """The table as it is in memory."""
        return self._cache.get(id)

    def _keep(self, table: Table) -> Table:
        known = self._cache.get(table.card.id)
        if known is None or known.version <= table.version:
            self._cache.put(table.card.id, table)
        return table

    # Making

    async def make(self, guest: Guest, wish: TableWish) -> Table:
        """A new table; the game begins at once if no seat is open."""
        rules = load_game(wish.game)
        rules.check_seats(len(wish.seats))
        only_bots = all(seat.kind == "bot" for seat in wish.seats)
        options = Options(rules.meta.options, wish.options, bots=only_bots)
        holders = [seating.first_holder(wish.game, seat, guest) for seat in wish.seats]
        seed = secrets.token_hex(16) if wish.seed is None else str(wish.seed)
        return await self._open(Table(decisions.card(rules, dict(options), seed)), holders, hints=wish.hints)

    async def teach(self, guest: Guest, wish: LessonWish) -> Table:
        """A table for a lesson: the guest on the learner's seat, bots on the others."""
        rules = load_game(wish.game)
        lesson = load_lesson(rules, wish.lesson)
        wishes = [SeatWish("me" if seat == lesson.learner else "bot") for seat in range(lesson.seats)]
        card = decisions.card(rules, dict(lesson.options), secrets.token_hex(16), wish.lesson)
        return await self._open(Table(card), [seating.first_holder(wish.game, seat, guest) for seat in wishes])

    async def upload(self, guest: Guest, text: str) -> Table:
        """A table out of a transcript: bots where it names bots, the guest on all other seats."""
        match = await asyncio.to_thread(transcript.read, text)
        if len(match.steps) > LONGEST_UPLOAD:
            raise BadMessage(f"This game has {len(match.steps)} steps; the limit for uploads is {LONGEST_UPLOAD}.")
        table = Table(decisions.card(match.rules, dict(match.options), secrets.token_hex(16)))
        match.chance = table.chance_at(len(match.steps))
        match.draw()
        holders = [seating.uploaded_holder(match, seat, guest) for seat in range(match.seats)]
        return await self._open(table, holders, decisions.notations(match))

    async def _open(
        self, table: Table, holders: list[Holder], steps: list[str] | None = None, hints: bool = False
    ) -> Table:
        if steps is None:
            table, entries = decisions.opened(table, holders, hints=hints)
        else:  # an upload may be long
            table, entries = await asyncio.to_thread(decisions.opened, table, holders, steps, hints)
        await self.store.add_table(_new(table, entries))
        return self._changed(table)

    # Changing

    async def act(self, id: str, guest: str | None, wish: Act) -> Table:
        """A person takes a decision."""
        return await self._change(id, lambda table: decisions.act(table, guest, wish))

    async def act_for_bot(self, id: str, position: int, seat: int, action: int) -> Table:
        """A bot takes a decision on the position that it thought about."""
        return await self._change(id, lambda table: decisions.act_for_bot(table, position, seat, action))

    async def undo(self, id: str, guest: str | None, wish: Undo) -> Table:
        """A person takes back decisions."""
        return await self._change(id, lambda table: decisions.undo(table, guest, wish))

    async def redo(self, id: str, guest: str | None, wish: Redo) -> Table:
        """A person does again what was undone."""
        return await self._change(id, lambda table: decisions.redo(table, guest, wish))

    async def ask(self, id: str, guest: str | None, wish: Ask) -> Table:
        """A person asks the table for an undo."""
        return await self._change(id, lambda table: decisions.ask(table, guest, wish))

    async def answer(self, id: str, guest: str | None, wish: Answer) -> Table:
        """A person answers what the table is asked for."""
        return await self._change(id, lambda table: decisions.answer(table, guest, wish))

    async def hint(self, id: str, guest: str | None, wish: HintWish) -> Table:
        """A person takes a hint; what it says is thought out elsewhere."""
        return await self._change(id, lambda table: decisions.hint(table, guest, wish))

    async def seat(self, id: str, guest: Guest, seat: int, wish: SeatChange) -> Table:
        """A seat changes hands; the game begins when the last one is filled."""
        return await self._change(id, lambda table: decisions.seat_change(table, guest, seat, wish))

    async def say(self, id: str, guest: Guest, text: str) -> Table:
        """A line of chat."""
        return await self._change(id, lambda table: decisions.said(table, guest, text))

    async def say_for_bot(self, id: str, seat: int, text: str) -> Table:
        """A line of chat in the name of a bot."""
        return await self._change(id, lambda table: decisions.said_for_bot(table, seat, text))

    async def rename(self, guest: Guest, before: str) -> None:
        """A guest's new name is shown where the old one stood."""
        for id, seat in await self.store.seats_named(guest.id, before):
            await self.seat(id, guest, seat, SeatChange("name", name=guest.name))

    async def rematch(self, id: str, guest: Guest) -> str:
        """The table at which the same people play again; the first who asks makes it."""
        async with self._lock(id):
            for _ in range(TRIES):
                old = await self.fresh(id)
                if old.rematch is not None:
                    return old.rematch
                decisions.may_rematch(old, guest)
                card = decisions.next_card(old, secrets.token_hex(16))
                holders = [seating.returned(holder) for holder in old.seats]
                made, entries = decisions.opened(Table(card), holders, hints=old.hints)
                if await self._commit(old, [Rematched(card.id)], _new(made, entries)):
                    self._changed(made)
                    return card.id
        raise Busy

    async def _change(self, id: str, decide: Decision) -> Table:
        async with self._lock(id):
            table = self._cache.get(id) or await self.fresh(id)
            for _ in range(TRIES):
                try:
                    entries = decide(table)
                except CaravelaError:
                    newer = await self.fresh(id)
                    if newer.version == table.version:
                        raise
                    table = newer
                    continue
                new = await self._commit(table, entries) if entries else table
                if new is not None:
                    return new
                table = await self.fresh(id)
        raise Busy

    async def _commit(self, table: Table, entries: list[AnyEntry], next: NewTable | None = None) -> Table | None:
        """Stores the entries, then tells of them; None if another process was quicker."""
        logged = decisions.numbered(entries, table.version)
        new = table.after(*logged)
        stored = await self.store.append(_change(table, new, logged), next)
        return self._changed(new) if stored else None

    def _changed(self, table: Table) -> Table:
        self._keep(table)
        self.tell(table.card.id, table.version)
        return table

    def tell(self, id: str, version: int) -> None:
        """Tells everybody in this process who wants to know that a table is at a new version."""
        for listener in self.on_change:
            listener(id, version)

    def _lock(self, id: str) -> asyncio.Lock:
        """Changes of one table stand in line within this process; between processes its version decides."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock


def _size(table: Table) -> int:
    return TABLE + STEP * table.steps


def _new(table: Table, entries: list[Logged]) -> NewTable:
    return NewTable(table.card, table.head, table.seats, [journal.stored(one) for one in entries])


def _change(old: Table, new: Table, entries: list[Logged]) -> Change:
    seats = {number: holder for number, holder in enumerate(new.seats) if holder != old.seats[number]}
    return Change(new.card.id, old.version, new.head, seats, [journal.stored(one) for one in entries])
