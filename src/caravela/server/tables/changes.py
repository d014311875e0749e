"""The tables: every change is decided on the latest version, stored, and only then told. Nothing here knows HTTP."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import structlog

from caravela.core import transcript
from caravela.core.errors import CaravelaError
from caravela.core.lessons import load_lesson
from caravela.core.options import Options
from caravela.core.registry import load_game
from caravela.server.cache import Cache
from caravela.server.storage.rows import Change, Guest, Head, NewTable
from caravela.server.storage.store import Store
from caravela.server.tables import decisions, journal, seating
from caravela.server.tables.errors import BadMessage, BrokenTable, Busy, NameTaken, NoSuchTable, OldRules, Refused
from caravela.server.tables.journal import AnyEntry, Logged, Opened, Rematched
from caravela.server.tables.names import one_line
from caravela.server.tables.table import SECRET_SEED, Table
from caravela.server.tables.wishes import (
    Act,
    Answer,
    Ask,
    HintWish,
    InvitationWish,
    LessonWish,
    LinkWish,
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

log = structlog.get_logger(__name__)


class Tables:
    """All tables: they are made, looked at and changed here."""

    def __init__(self, store: Store, room: int = ROOM) -> None:
        self.store = store
        #: Called with the id of a table and its new version, after every change.
        self.on_change: list[Callable[[str, int], None]] = []
        self._cache: Cache[str, Table] = Cache(room, _size)
        #: What is wrong with tables, as far as it has been told.
        self._troubled: dict[str, str] = {}
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
        head, entries = await self.store.since(id, table.version)
        if entries or table.halted is not None or head.version > table.version:
            table = table.continued(entries, head.version)
            self._look_after(table, head)
        if table.halted is not None and not table.version:
            raise _again(table.halted)
        return self._keep(table)

    def _look_after(self, table: Table, head: Head) -> None:
        """What is wrong with a table is told to whoever runs the server, once."""
        if table.halted is not None:
            trouble = str(table.halted)
        elif table.version == head.version and not table.ended_as(head.result):
            trouble = "The replay of this game ends otherwise than it was played."
        else:
            trouble = ""
        if trouble and self._troubled.get(table.card.id) != trouble:
            log.error("trouble with a table", table=table.card.id, reason=trouble, version=table.version)
        if trouble:
            self._troubled[table.card.id] = trouble
        else:
            self._troubled.pop(table.card.id, None)

    async def latest(self, id: str) -> Table:
        """The same for those who look: with SQLite nobody else writes, so memory will do."""
        table = None if self.store.database.postgres else self._cache.get(id)
        return table if table is not None and table.halted is None else await self.fresh(id)

    async def journal(self, id: str, after: int = 0) -> list[Logged]:
        """What happened at a table behind some version."""
        return [journal.read(entry) for entry in await self.store.entries(id, after)]

    async def blind_transcript(self, id: str) -> tuple[str, str]:
        """The game and the transcript of a table whose rules are not here, as far as its journal can be read."""
        stored = await self.store.whole(id)
        entries: list[Logged] = []
        with suppress(BrokenTable):
            for logged in journal.read_on(stored.entries, ""):
                entries.append(logged)
        card, names = stored.card, [one_line(holder.name) for holder in stored.seats]
        steps = journal.decisions(entries)
        return card.game, transcript.write_blindly(card.game, card.rules_version, card.options, names, steps)

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
        seed = _secret_seed() if wish.seed is None else str(wish.seed)
        opening = Opened(holders, wish.hints, wish.takeover, wish.absence, guest.id)
        return await self._open(Table(decisions.card(rules, dict(options), seed)), opening)

    async def teach(self, guest: Guest, wish: LessonWish) -> Table:
        """A table for a lesson: the guest on the learner's seat, bots on the others."""
        rules = load_game(wish.game)
        lesson = load_lesson(rules, wish.lesson)
        wishes = [SeatWish("me" if seat == lesson.learner else "bot") for seat in range(lesson.seats)]
        card = decisions.card(rules, dict(lesson.options), _secret_seed(), wish.lesson)
        holders = [seating.first_holder(wish.game, seat, guest) for seat in wishes]
        return await self._open(Table(card), Opened(holders, host=guest.id))

    async def upload(self, guest: Guest, text: str) -> Table:
        """A table out of a transcript: bots where it names bots, the guest on all other seats."""
        match = await asyncio.to_thread(transcript.read, text)
        if len(match.steps) > LONGEST_UPLOAD:
            raise BadMessage(f"This game has {len(match.steps)} steps; the limit for uploads is {LONGEST_UPLOAD}.")
        table = Table(decisions.card(match.rules, dict(match.options), _secret_seed()))
        match.chance = table.chance_at(len(match.steps))
        match.draw()
        holders = [seating.uploaded_holder(match, seat, guest) for seat in range(match.seats)]
        return await self._open(table, Opened(holders, takeover=True, host=guest.id), decisions.notations(match))

    async def _open(self, table: Table, opening: Opened, steps: list[str] | None = None) -> Table:
        if steps is None:
            table, entries = decisions.opened(table, opening)
        else:  # an upload may be long
            table, entries = await asyncio.to_thread(decisions.opened, table, opening, steps)
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

    async def link(self, id: str, guest: Guest, seat: int, wish: LinkWish, online: Collection[str]) -> str:
        """The secret of a seat's personal link."""
        table = await self._change(id, lambda table: decisions.link(table, guest, seat, wish, online))
        return table.keys[seat]

    async def invitation(self, id: str, guest: Guest, wish: InvitationWish) -> Table:
        """Another invitation, or none."""
        return await self._change(id, lambda table: decisions.invitation(table, guest, wish))

    async def say(self, id: str, guest: Guest, text: str) -> Table:
        """A line of chat."""
        return await self._change(id, lambda table: decisions.said(table, guest, text))

    async def say_for_bot(self, id: str, seat: int, text: str) -> Table:
        """A line of chat in the name of a bot."""
        return await self._change(id, lambda table: decisions.said_for_bot(table, seat, text))

    async def rename(self, guest: Guest, before: str) -> None:
        """A guest's new name is shown where the old one stood, unless somebody there has it."""
        for id, seat in await self.store.seats_named(guest.id, before):
            # A table that cannot go on keeps the name that it has.
            with suppress(NameTaken, OldRules, BrokenTable):
                await self.seat(id, guest, seat, SeatChange("name", name=guest.name))

    async def rematch(self, id: str, guest: Guest) -> str:
        """The table at which the same people play again; the first who asks makes it."""
        async with self._lock(id):
            for _ in range(TRIES):
                old = await self.fresh(id)
                if old.rematch is not None:
                    return old.rematch
                _must_go_on(old)
                decisions.may_rematch(old, guest)
                card = decisions.next_card(old, _secret_seed())
                holders = [seating.returned(holder) for holder in old.seats]
                opening = Opened(holders, old.hints, old.takeover, old.absence, old.host)
                made, entries = decisions.opened(Table(card), opening)
                if await self._commit(old, [Rematched(card.id)], _new(made, entries)):
                    self._changed(made)
                    return card.id
        raise Busy

    async def _change(self, id: str, decide: Decision) -> Table:
        async with self._lock(id):
            table = self._cache.get(id)
            if table is None or table.halted is not None:
                table = await self.fresh(id)
            for _ in range(TRIES):
                _must_go_on(table)
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
        logged = decisions.numbered(entries, table)
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


def _must_go_on(table: Table) -> None:
    if table.halted is not None:
        raise _again(table.halted)


def _again(error: Refused) -> Refused:
    """The same error, to be raised once more."""
    return type(error)(str(error))


def _size(table: Table) -> int:
    return TABLE + STEP * table.steps


def _secret_seed() -> str:
    return secrets.token_hex(SECRET_SEED // 2)


def _new(table: Table, entries: list[Logged]) -> NewTable:
    return NewTable(table.card, table.head, table.seats, [journal.stored(one) for one in entries])


def _change(old: Table, new: Table, entries: list[Logged]) -> Change:
    seats = {number: holder for number, holder in enumerate(new.seats) if holder != old.seats[number]}
    return Change(new.card.id, old.version, new.head, seats, [journal.stored(one) for one in entries])
