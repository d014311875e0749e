"""A server under load: `caravela bench server --tables 1000 --viewers 2`. Real processes and connections, random play.

Every table is a game half played. Somebody plays all of its seats, others watch, and all of them have a live connection
open. Actions come at a steady rate at tables chosen at random, whether the server keeps up or not. Then every live
connection is cut at the same moment and opened again, by a process of its own, while people play on. With readers, as
many connections ask for the costliest things there are about a very long game before that, one after the other.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import statistics
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, suppress
from random import Random
from typing import Any, Final

import msgspec

from caravela.core import transcript
from caravela.core.errors import CaravelaError
from caravela.core.match import Match
from caravela.core.registry import game_ids, load_game
from caravela.workshop.round_trips import Serving, Visitor, server, until_open

#: So many different games of each kind are played half way, and every table continues one of them.
OPENINGS: Final = 6
#: So many decisions at least and at most.
PLAYED: Final = (40, 160)
#: So many connections are opened at the same time.
AT_ONCE: Final = 100
#: So many decisions has the game that readers ask about; an upload may have ten thousand.
LONG: Final = 9_900
#: What they ask for; a step of the game takes the place of the number.
COSTLY: Final = ("/curves", "/at/{}", "/transcript", "/scores?step={}", "")
#: How often all live connections are cut.
CUTS: Final = 3
#: Seconds that a live connection may take to open, and news to arrive.
PATIENCE: Final = 60.0

_UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\nCookie: {cookie}\r\n\r\n"
)
#: How compressed text begins.
_GZIP: Final = b"\x1f\x8b"
#: `{"type":"pong"}` as a client's frame; its mask is zero.
_PONG: Final = b"\x81\x8f\0\0\0\0" + b'{"type":"pong"}'


#: How somebody who has views, by their checksums, makes out what a message tells; None where that cannot be.
Merge = Callable[[dict[int, Any], dict[str, Any]], dict[str, Any] | None]


class Load(msgspec.Struct):
    """What was measured; times in milliseconds, sizes in bytes. Processor and memory are of all server processes."""

    games: list[str]
    processes: int
    tables: int
    viewers: int
    seconds: float
    actions: int
    refused: int
    answer_p50: float
    answer_p95: float
    seen_p50: float
    seen_p95: float
    update: int
    update_p95: int
    #: Milliseconds of processor time for each action, and the share of one core; null where it cannot be measured.
    processor: float | None
    share: float | None
    #: Megabytes in use at the end.
    memory: int | None
    #: Seconds until all live connections were open again, the longest of several times, and how quick actions were
    #: meanwhile, and only then.
    reconnected: float
    meanwhile: int
    meanwhile_p95: float
    #: What readers were answered meanwhile, and how quick actions were; null without readers.
    reads: int | None = None
    reading_p95: float | None = None


class Watcher:
    """A live connection of a viewer, read as it comes."""

    def __init__(self, port: int, table: Seated, cookie: str) -> None:
        self.port = port
        self.table = table
        self.cookie = cookie
        self.version = 0
        self.check = ""
        self._reading: asyncio.Task[None] | None = None

    @property
    def request(self) -> bytes:
        """How a connection begins, with what the viewer has."""
        path = f"/api/tables/{self.table.id}/live?version={self.version}&has={self.check}"
        return _UPGRADE.format(path=path, port=self.port, cookie=self.cookie).encode()

    async def open(self) -> None:
        """Connects; returns when the server has sent something."""
        self._reader, self._writer, head = await _upgraded(self.port, self.request)
        self._inflate = zlib.decompressobj(-15) if b"permessage-deflate" in head.lower() else None
        self._heard(await self._frame())
        self._reading = asyncio.create_task(self._read())

    def cut(self) -> None:
        """The connection is gone, without a farewell."""
        if self._reading is not None:
            self._reading.cancel()
        self._writer.transport.abort()

    async def _read(self) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):  # the server ended it
            while True:
                self._heard(await self._frame())

    async def _frame(self) -> bytes:
        first, length = await self._reader.readexactly(2)
        if length == 126:
            length = int.from_bytes(await self._reader.readexactly(2))
        elif length == 127:
            length = int.from_bytes(await self._reader.readexactly(8))
        body = await self._reader.readexactly(length)
        if first == 0xC1 and self._inflate is not None:
            return self._inflate.decompress(body + b"\0\0\xff\xff")
        return body if first == 0x81 else b""

    def _heard(self, text: bytes) -> None:
        if text.startswith(b'{"type":"ping"'):
            self._writer.write(_PONG)
        elif text.startswith((b'{"type":"view"', b'{"type":"change"')):
            told = msgspec.json.decode(text, type=_Told)
            self.version, self.check = told.version or told.fields.get("version", 0), str(told.check)
            self.table.seen(self.version, len(text))


async def _upgraded(port: int, request: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, bytes]:
    """A new live connection, and the head of the server's answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
    writer.write(request)
    head = await reader.readuntil(b"\r\n\r\n")
    if not head.startswith(b"HTTP/1.1 101"):
        raise ConnectionError(head.split(b"\r\n")[0].decode())
    return reader, writer, head


class _Told(msgspec.Struct):
    """What somebody who watches the clock needs to know of a view or a change."""

    check: int
    version: int = 0
    fields: dict[str, Any] = {}


class Seated:
    """A table, and somebody who plays all of its seats."""

    def __init__(self, visitor: Visitor, id: str, notes: Notes, merge: Merge) -> None:
        self.visitor = visitor
        self.id = id
        self.notes = notes
        self.merge = merge
        self.busy = False
        self._sent: dict[int, float] = {}
        #: The views that the player has, by the eyes that they are seen through, the latest last.
        self._views: dict[int, dict[str, Any]] = {}

    async def act(self, random: Random) -> None:
        """Takes a decision."""
        try:
            view = await self.look()
            if not view["legal"]:
                return
            action = random.choice(view["legal"])["number"]
            wish = {"version": view["version"], "seat": view["to_act"], "action": action}
            has = ",".join(str(one["check"]) for one in self._views.values())
            started = self._sent[view["version"] + 1] = time.perf_counter()
            answer = await self.visitor.ask(f"/api/tables/{self.id}/act?has={has}", wish, "gzip")
            self.notes.answers.append(1000 * (time.perf_counter() - started))
            self._take(msgspec.json.decode(zlib.decompress(answer, 31) if answer[:2] == _GZIP else answer))
        finally:
            self.busy = False

    async def look(self) -> dict[str, Any]:
        """The view that the player has, which is asked for where there is none."""
        if not self._views:
            self._take(await self.visitor.told(f"/api/tables/{self.id}"))
        return list(self._views.values())[-1]

    def _take(self, message: dict[str, Any]) -> None:
        """Keeps what was told; what was refused, or cannot be made out, is asked for anew the next time."""
        view = None if "error" in message else self.merge({one["check"]: one for one in self._views.values()}, message)
        if view is None:
            self.notes.refused.append(message)
            self._views.clear()
        else:
            self._views.pop(view["eyes"], None)
            self._views[view["eyes"]] = view

    def seen(self, version: int, size: int) -> None:
        """A viewer was told of a version."""
        sent = self._sent.get(version)
        if sent is not None:
            self.notes.seen.append(1000 * (time.perf_counter() - sent))
            self.notes.updates.append(size)


class Notes:
    """What is written down."""

    def __init__(self) -> None:
        self.answers: list[float] = []
        self.seen: list[float] = []
        self.updates: list[int] = []
        self.refused: list[Any] = []


def report(
    merge: Merge,
    games: list[str],
    tables: int,
    viewers: int,
    rate: float,
    seconds: float,
    processes: int = 1,
    database: str = "",
    readers: int = 0,
) -> Load:
    """Starts servers on one database and puts them under load. Each connection is a file, of the servers and here."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        serving = [stack.enter_context(server(database or f"{folder}/tables.db")) for _ in range(processes)]

        async def run() -> Load:
            for one in serving:
                await until_open(one.port)
            return await measure(merge, serving, games, tables, viewers, rate, seconds, readers)

        return asyncio.run(run())


def half_games(games: list[str], random: Random) -> list[str]:
    """Transcripts of games that are half played, the kinds of games in turn."""
    found = []
    for number in range(OPENINGS):
        for game in games:
            rules = load_game(game)
            match = Match(rules, rules.meta.seats[-1], seed=number)
            for _ in range(random.randint(*PLAYED)):
                if not match.over:
                    match.play(random.choice(match.legal))
            found.append(transcript.write(match))
    return found


def long_game() -> str:
    """The transcript of a game that hardly comes to an end: everybody does what was done most before."""
    matches = []
    for game in game_ids():
        rules, random, habits = load_game(game), Random(0), Counter[str]()
        match = Match(rules, rules.meta.seats[-1], seed=0, people=True)
        while not match.over and len(match.steps) < LONG:
            action = max(match.legal, key=lambda action: (habits[action.notation], random.random()))
            habits[action.notation] += 1
            match.play(action)
        matches.append(match)
    return transcript.write(max(matches, key=lambda match: len(match.steps)))


async def measure(
    merge: Merge,
    serving: list[Serving],
    games: list[str],
    tables: int,
    viewers: int,
    rate: float,
    seconds: float,
    readers: int = 0,
) -> Load:
    """Puts the servers, which share a database, under load."""
    random, notes = Random(0), Notes()
    gate = asyncio.Semaphore(AT_ONCE)
    texts = half_games(games, random)
    ports = [one.port for one in serving]

    async def seat(number: int) -> Seated:
        async with gate:
            visitor = await Visitor(ports[number % len(ports)]).come()
            made = await visitor.told("/api/transcripts", {"text": texts[number % len(texts)]})
            if "error" in made:
                raise CaravelaError(f"The server refused a table: {made['error']['message']}")
            return Seated(visitor, made["id"], notes, merge)

    async def watch(watcher: Watcher) -> None:
        async with gate:
            await asyncio.wait_for(watcher.open(), PATIENCE)

    async def look(table: Seated) -> None:
        async with gate:
            await table.look()

    seated = await asyncio.gather(*(seat(number) for number in range(tables)))
    watchers = []
    for number, table in enumerate(seated):
        for viewer in range(viewers):
            cookie = table.visitor.cookie.decode() if viewer == 0 else ""
            # Each viewer of a table is at another process, where there are several.
            watchers.append(Watcher(ports[(number + viewer) % len(ports)], table, cookie))
    await asyncio.gather(*(watch(watcher) for watcher in watchers))
    await asyncio.gather(*(look(table) for table in seated))
    await _play(seated, random, min(rate, tables), 2.0)
    for kept in (notes.answers, notes.seen, notes.updates):
        kept.clear()
    before, started = [one.processor() for one in serving], time.monotonic()
    await _play(seated, random, rate, seconds)
    lasted = time.monotonic() - started
    used = _less([one.processor() for one in serving], before)
    calm, notes.answers, seen, notes.seen = notes.answers, [], notes.seen, []

    async def play_until(over: asyncio.Future[Any]) -> list[float]:
        notes.answers = []
        await _play(seated, random, rate, 0.0, over)
        return notes.answers or calm

    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as beside:
        reads, reading = await _read(beside, ports[0], readers, seconds, play_until) if readers else (None, None)
        for watcher in watchers:
            watcher.cut()
        reconnected, meanwhile = await _reconnect(beside, watchers, play_until)
    return Load(
        games=games,
        processes=len(serving),
        tables=tables,
        viewers=viewers,
        seconds=round(lasted, 1),
        actions=len(calm),
        refused=len(notes.refused),
        answer_p50=round(statistics.median(calm), 2),
        answer_p95=round(_p95(calm), 2),
        seen_p50=round(statistics.median(seen), 2),
        seen_p95=round(_p95(seen), 2),
        update=round(statistics.mean(notes.updates)),
        update_p95=round(_p95(notes.updates)),
        processor=None if used is None else round(1000 * used / len(calm), 2),
        share=None if used is None else round(used / lasted, 3),
        memory=_memory(serving),
        reconnected=round(reconnected, 2),
        meanwhile=len(meanwhile),
        meanwhile_p95=round(_p95(meanwhile), 2),
        reads=reads,
        reading_p95=None if reading is None else round(_p95(reading), 2),
    )


async def _play(
    tables: list[Seated], random: Random, rate: float, seconds: float, until: asyncio.Future[float] | None = None
) -> None:
    """Actions at a steady rate, for so long and until something else is over; returns when all are answered."""
    started, count = time.monotonic(), 0
    async with asyncio.TaskGroup() as acting:
        while (now := time.monotonic() - started) < seconds or (until is not None and not until.done()):
            while count < now * rate:
                count += 1
                table = random.choice(tables)
                if not table.busy:
                    table.busy = True
                    acting.create_task(table.act(random))
            await asyncio.sleep(0.5 / rate)


Play = Callable[[asyncio.Future[Any]], Awaitable[list[float]]]


async def _reconnect(beside: ProcessPoolExecutor, watchers: list[Watcher], play: Play) -> tuple[float, list[float]]:
    """Opens all live connections again, several times, while people play: the longest that it took, in seconds.

    And how quick actions were. Another process does it: here, whoever plays would have to wait for it.
    """
    wanted = [(watcher.port, watcher.request) for watcher in watchers]
    loop, longest, answers = asyncio.get_running_loop(), 0.0, list[float]()
    await loop.run_in_executor(beside, reopen, [])
    for _ in range(CUTS):
        reopening = loop.run_in_executor(beside, reopen, wanted)
        answers += await play(reopening)
        longest = max(longest, await reopening)
    return longest, answers


async def _read(
    beside: ProcessPoolExecutor, port: int, readers: int, seconds: float, play: Play
) -> tuple[int, list[float]]:
    """Readers ask about a very long game while people play: how many answers they got, and how quick actions were."""
    visitor = await Visitor(port).come()
    made = await visitor.told("/api/transcripts", {"text": long_game()})
    visitor.leave()
    reading = asyncio.get_running_loop().run_in_executor(beside, read, port, made["id"], readers, seconds)
    answers = await play(reading)
    return await reading, answers


def read(port: int, table: str, readers: int, seconds: float) -> int:
    """Asks for costly things on so many connections, for so long; how many answers came."""
    return asyncio.run(_ask_on(port, table, readers, time.monotonic() + seconds))


async def _ask_on(port: int, table: str, readers: int, until: float) -> int:
    async def one(random: Random) -> int:
        visitor, count = await Visitor(port).come(), 0
        while time.monotonic() < until:
            await visitor.ask(f"/api/tables/{table}{random.choice(COSTLY).format(random.randrange(LONG))}")
            count += 1
        visitor.leave()
        return count

    return sum(await asyncio.gather(*(one(Random(number)) for number in range(readers))))


def reopen(wanted: list[tuple[int, bytes]]) -> float:
    """Opens live connections, all at once, until each has been sent something, and cuts them; the seconds it took."""
    return asyncio.run(_reopen(wanted))


async def _reopen(wanted: list[tuple[int, bytes]]) -> float:
    async def open(port: int, request: bytes) -> asyncio.StreamWriter:
        reader, writer, _ = await _upgraded(port, request)
        await reader.readexactly(2)
        return writer

    started = time.monotonic()
    opened = await asyncio.wait_for(asyncio.gather(*(open(*one) for one in wanted)), PATIENCE)
    lasted = time.monotonic() - started
    for writer in opened:
        writer.transport.abort()
    return lasted


def _p95(values: list[Any]) -> float:
    return float(sorted(values)[int(0.95 * (len(values) - 1))])


def _less(after: list[float | None], before: list[float | None]) -> float | None:
    spent = [late - early for late, early in zip(after, before, strict=True) if late is not None and early is not None]
    return sum(spent) if len(spent) == len(after) else None


def _memory(serving: list[Serving]) -> int | None:
    sizes = [one.memory() for one in serving]
    return None if None in sizes else round(sum(size or 0 for size in sizes) / 2**20)
