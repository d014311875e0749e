"""What may happen at the tables. Every change is decided on the latest version, stored, and only then told.

This module knows guests, seats and rules; it knows nothing of HTTP.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakValueDictionary

from caravela.core import transcript
from caravela.core.errors import CaravelaError, NothingToUndo
from caravela.core.events import NOBODY
from caravela.core.match import Match
from caravela.core.options import Options, OptionValue
from caravela.core.registry import load_game
from caravela.core.rules import Rules
from caravela.server import seating, wire
from caravela.server.errors import (
    BadMessage,
    Busy,
    Hidden,
    NoSuchTable,
    NotNow,
    NotYourSeat,
    NotYourTurn,
    Stale,
)
from caravela.server.journal import Acted, AnyEntry, Cut, Holder, Logged, Opened, Rematched, Said, Seated, Started
from caravela.server.names import clean
from caravela.server.news import News
from caravela.server.store import Store, now
from caravela.server.table import Card, Table
from caravela.server.view import eyes_of, undo_room
from caravela.server.wire import Guest

#: How many tables are kept in memory; each takes about 0.3 MB late in a game, and is read again in a few milliseconds.
CACHED: Final = 500
#: How often a change is decided anew because another process was quicker.
TRIES: Final = 20

#: No game here comes near it; it bounds the work that one upload can ask for.
LONGEST_UPLOAD: Final = 10_000

Decision = Callable[[Table], list[AnyEntry]]


class Tables:
    """All tables: they are made, looked at and changed here."""

    def __init__(self, store: Store, news: News) -> None:
        self.store = store
        self.news = news
        self._cache: OrderedDict[str, Table] = OrderedDict()
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
        entries = await self.store.entries(id, table.version)
        return self._keep(table.after(*entries) if entries else table)

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
            self._cache[table.card.id] = table
        self._cache.move_to_end(table.card.id)
        if len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return table

    # Making

    async def make(self, guest: Guest, wish: wire.TableWish) -> Table:
        """A new table; the game begins at once if no seat is open."""
        rules = load_game(wish.game)
        rules.check_seats(len(wish.seats))
        only_bots = all(seat.kind == "bot" for seat in wish.seats)
        options = Options(rules.meta.options, wish.options, bots=only_bots)
        holders = [seating.first_holder(seat, guest) for seat in wish.seats]
        seed = secrets.token_hex(16) if wish.seed is None else str(wish.seed)
        return await self._open(Table(_card(rules, dict(options), seed)), holders)

    async def upload(self, guest: Guest, text: str) -> Table:
        """A table out of a transcript: bots where it names bots, the guest on all other seats."""
        match = await asyncio.to_thread(transcript.read, text)
        if len(match.steps) > LONGEST_UPLOAD:
            raise BadMessage(f"This game has {len(match.steps)} steps; more than {LONGEST_UPLOAD} cannot be uploaded.")
        table = Table(_card(match.rules, dict(match.options), secrets.token_hex(16)))
        match.chance = table.chance_at(len(match.steps))
        match.draw()
        holders = [seating.uploaded_holder(match, seat, guest) for seat in range(match.seats)]
        return await self._open(table, holders, _notations(match, 0))

    async def _open(self, table: Table, holders: list[Holder], steps: list[str] | None = None) -> Table:
        table, entries = _opened(table, holders, steps)
        await self.store.add_table(table, entries)
        return self._made(table)

    def _made(self, table: Table) -> Table:
        self._keep(table)
        self.news.tell(table.card.id, table.version)
        return table

    # Changing

    async def act(self, id: str, guest: str | None, wish: wire.Act) -> Table:
        """A person takes a decision."""
        return await self._change(id, lambda table: _act(table, guest, wish))

    async def act_for_bot(self, id: str, position: int, seat: int, action: int) -> Table:
        """A bot takes a decision on the position that it thought about."""

        def decide(table: Table) -> list[AnyEntry]:
            if table.position != position or table.to_act != seat or not table.bot_due:
                raise Stale(table.version)
            return [_decision(table, seat, action, bot=True)]

        return await self._change(id, decide)

    async def undo(self, id: str, guest: str | None, wish: wire.Undo) -> Table:
        """A person takes back decisions."""
        return await self._change(id, lambda table: [_undo(table, guest, wish)])

    async def seat(self, id: str, guest: Guest, seat: int, wish: wire.SeatChange) -> Table:
        """A seat changes hands; the game begins when the last one is filled."""
        return await self._change(id, lambda table: _seat(table, guest, seat, wish))

    async def say(self, id: str, guest: Guest, text: str) -> Table:
        """A line of chat."""
        return await self._change(id, lambda table: [_said(table, guest, text)])

    async def rename(self, guest: Guest, before: str) -> None:
        """A guest's new name is shown where the old one stood."""
        for id, seat in await self.store.seats_named(guest.id, before):
            await self.seat(id, guest, seat, wire.SeatChange("name", name=guest.name))

    async def rematch(self, id: str, guest: Guest) -> str:
        """The table at which the same people play again; the first who asks makes it."""
        async with self._lock(id):
            for _ in range(TRIES):
                old = await self.fresh(id)
                if old.rematch is not None:
                    return old.rematch
                _may_rematch(old, guest)
                card = _card(old.rules, old.card.options, secrets.token_hex(16))
                made, entries = _opened(Table(card), [seating.returned(holder) for holder in old.seats])
                if await self._commit(old, [Rematched(card.id)], (made, entries)):
                    self._made(made)
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

    async def _commit(
        self, table: Table, entries: list[AnyEntry], next: tuple[Table, list[Logged]] | None = None
    ) -> Table | None:
        """Stores the entries, then tells of them; None if another process was quicker."""
        logged = _numbered(entries, table.version)
        new = table.after(*logged)
        if not await self.store.append(table, new, logged, next):
            return None
        self._keep(new)
        self.news.tell(new.card.id, new.version)
        return new

    def _lock(self, id: str) -> asyncio.Lock:
        """Changes of one table stand in line within this process; between processes its version decides."""
        lock = self._locks.get(id)
        if lock is None:
            lock = self._locks[id] = asyncio.Lock()
        return lock


def transcript_of(table: Table, guest: str | None) -> str:
    """The game as a transcript, unless that would tell the guest a secret."""
    if table.match is None:
        raise NotNow("The game has not begun; there is nothing to write down yet.")
    state = table.match.state
    eyes = eyes_of(table.seats_of(guest), table.to_act)
    if not table.match.over and table.rules.seen_by(state, eyes).dump() != state.dump():
        raise Hidden("The transcript would show what is still hidden; it can be had when the game is over.")
    match = table.branch()
    match.players = table.players()
    return transcript.write(match)


def _card(rules: Rules[Any], options: dict[str, OptionValue], seed: str) -> Card:
    meta = rules.meta
    return Card(secrets.token_urlsafe(9), meta.id, meta.rules_version, options, seed, secrets.token_urlsafe(12), now())


def _numbered(entries: list[AnyEntry], version: int) -> list[Logged]:
    made = now()
    return [Logged(number, made, entry) for number, entry in enumerate(entries, start=version + 1)]


def _opened(table: Table, holders: list[Holder], steps: list[str] | None = None) -> tuple[Table, list[Logged]]:
    """A new table with its first entries."""
    entries = _numbered([Opened(list(holders))], 0)
    table = table.after(*entries)
    start: list[AnyEntry] = _start(table) if steps is None else [Started(steps)]
    entries += _numbered(start, table.version)
    return table.after(*entries[1:]), entries


def _start(table: Table) -> list[AnyEntry]:
    """The beginning of the game, if everybody sits and it has not begun."""
    if table.match is not None or any(holder.kind == "open" for holder in table.seats):
        return []
    match = table.fresh_match()
    match.draw()
    return [Started(_notations(match, 0))]


def _notations(match: Match, after: int) -> list[str]:
    return [step.action.notation for step in match.steps[after:]]


def _act(table: Table, guest: str | None, wish: wire.Act) -> list[AnyEntry]:
    _must_play(table, guest, wish.seat, wish.version)
    if wish.seat != table.to_act:
        raise NotYourTurn(f"It is not the turn of {table.rules.meta.seat_ids[wish.seat]}.")
    return [_decision(table, wish.seat, wish.action)]


def _must_play(table: Table, guest: str | None, seat: int, version: int) -> None:
    """The seat is the guest's, the game is on, and nobody has moved since the version that the guest saw."""
    if seat not in table.seats_of(guest):
        raise NotYourSeat("This is not your seat.")
    if table.match is None:
        raise NotNow("The game has not begun: a seat is still open.")
    if not table.position <= version <= table.version:
        raise Stale(table.version)


def _decision(table: Table, seat: int, number: int, bot: bool = False) -> Acted:
    """The action carried out on a copy, with whatever chance decides then."""
    match = table.branch()
    match.play(table.rules.table.from_number(number))
    return Acted(seat, _notations(match, table.steps), bot)


def _undo(table: Table, guest: str | None, wish: wire.Undo) -> Cut:
    _must_play(table, guest, wish.seat, wish.version)
    assert table.match is not None
    room = undo_room(table.match, [wish.seat])
    if room == 0:
        raise NothingToUndo("There is nothing to undo: the last thing that happened was somebody else's or chance's.")
    return Cut(wish.seat, table.steps - min(wish.count, room))


def _seat(table: Table, guest: Guest, seat: int, wish: wire.SeatChange) -> list[AnyEntry]:
    holder = seating.change(table, seat, guest, wish)
    if holder == table.seats[seat]:
        return []
    seated = Seated(seat, holder)
    return [seated, *_start(table.after(*_numbered([seated], table.version)))]


def _said(table: Table, guest: Guest, text: str) -> Said:
    line = clean(text)
    if not line:
        raise BadMessage("An empty line says nothing.")
    seats = table.seats_of(guest.id)
    seat = eyes_of(seats, table.to_act)
    return Said(seat, table.seats[seat].name if seat != NOBODY else guest.name, line)


def _may_rematch(table: Table, guest: Guest) -> None:
    if not table.belongs(guest.id):
        raise NotYourSeat("Only those who played can ask for a rematch.")
    if table.status != "over":
        raise NotNow("The game is not over yet; finish it first.")
