"""How quick the table is: `caravela bench server`. A real server process, real connections, random play.

Measured are the round trip of an action (from the request to its answer, and until the live connection tells of it) for
some numbers of active tables, the bytes of a first visit, and the bytes of an update.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import IO, Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from caravela.core.errors import CaravelaError
from caravela.core.registry import load_game

#: Seconds between two actions at a table, on average, where several tables are measured.
THINKING: Final = 2.0
#: Seconds within which a server listens that has said where.
STARTS: Final = 60.0
#: The signals that tell a program to stop. Ctrl-C is among them: Python heeds it only where whoever started it does.
STOPS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
_FILES: Final = re.compile(rb'(?:src|href)="(/[^"]+)"')
#: A face of a type that has the letters of English; a browser leaves the others.
_FACES: Final = re.compile(rb"@font-face\s*{[^}]*url\(([^)]+)\)[^}]*unicode-range:\s*U\+0*20-")
_COOKIE: Final = re.compile(rb"set-cookie: (caravela_guest=[^;]+)")
_LENGTH: Final = re.compile(rb"content-length: (\d+)")


class Figures(msgspec.Struct):
    """What was measured with some number of tables; times in milliseconds, sizes in bytes."""

    tables: int
    seconds: float
    actions: int
    answer_p50: float
    answer_p95: float
    seen_p50: float
    seen_p95: float
    update: int
    update_compressed: int


class Visitor:
    """A guest with one connection, which stays open."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = b""
        self._writer: asyncio.StreamWriter | None = None

    async def come(self) -> Visitor:
        """Connects and becomes a guest."""
        await self._connect()
        await self.ask("/api/me")
        return self

    async def _connect(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def _send(self, request: bytes) -> bytes:
        assert self._writer is not None
        self._writer.write(request)
        return await self._reader.readuntil(b"\r\n\r\n")

    async def ask(self, path: str, message: Any = None, coding: str = "identity") -> bytes:
        """The body of the answer, as it comes over the wire."""
        body = b"" if message is None else json.dumps(message).encode()
        head = (
            f"{'GET' if message is None else 'POST'} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"X-Caravela: 1\r\nContent-Type: application/json\r\nAccept-Encoding: {coding}\r\n"
            f"Content-Length: {len(body)}\r\nCookie: "
        )
        request = head.encode() + self.cookie + b"\r\n\r\n" + body
        try:
            answer = await self._send(request)
        except (asyncio.IncompleteReadError, ConnectionError):  # idle for too long
            await self._connect()
            answer = await self._send(request)
        if found := _COOKIE.search(answer):
            self.cookie = found.group(1)
        length = _LENGTH.search(answer)
        return await (self._reader.readexactly(int(length.group(1))) if length else self._chunks())

    async def _chunks(self) -> bytes:
        body = b""
        while size := int(await self._reader.readuntil(b"\n"), 16):
            body += (await self._reader.readexactly(size + 2))[:size]
        await self._reader.readline()
        return body

    async def told(self, path: str, message: Any = None) -> Any:
        """The answer as data."""
        return json.loads(await self.ask(path, message))

    def leave(self) -> None:
        """Closes the connection."""
        assert self._writer is not None
        self._writer.close()


class Player:
    """Somebody who plays all seats of a table at random and notes how long everything takes."""

    def __init__(self, visitor: Visitor, game: str, seed: int) -> None:
        self.visitor = visitor
        self.game = game
        self.random = Random(seed)
        self.answers: list[float] = []
        self.seen: list[float] = []
        self.updates: list[bytes] = []

    async def play(self, thinking: float, seconds: float) -> None:
        """Plays for a while; a game that ends is followed by another."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            wish = {"game": self.game, "seats": [{"kind": "me"}] * load_game(self.game).meta.seats[-1]}
            table = (await self.visitor.told("/api/tables", wish))["id"]
            url = f"ws://127.0.0.1:{self.visitor.port}/api/tables/{table}/live"
            async with connect(url, additional_headers={"Cookie": self.visitor.cookie.decode()}) as live:
                await self._game(table, live, thinking, end)

    async def _game(self, table: str, live: ClientConnection, thinking: float, end: float) -> None:
        view = await self._next(live, 0)
        while view["legal"] and time.monotonic() < end:
            await asyncio.sleep(self.random.uniform(0, 2 * thinking))
            started = time.perf_counter()
            message = {"version": view["version"], "seat": view["to_act"]}
            action = self.random.choice(view["legal"])["number"]
            answer = await self.visitor.told(f"/api/tables/{table}/act", message | {"action": action})
            self.answers.append(time.perf_counter() - started)
            view = await self._next(live, answer["version"])
            self.seen.append(time.perf_counter() - started)

    async def _next(self, live: ClientConnection, version: int) -> Any:
        while True:
            text = await live.recv(decode=False)
            message = json.loads(text)
            if message["type"] == "ping":
                await live.send('{"type":"pong"}')
            elif message["type"] == "view" and message["version"] >= version:
                self.updates.append(text)
                return message


async def measure(port: int, game: str, tables: int, seconds: float) -> Figures:
    """Round trips with so many tables at once; a single one is played without a pause."""
    visitors = [await Visitor(port).come() for _ in range(tables)]
    players = [Player(visitor, game, seed) for seed, visitor in enumerate(visitors)]
    thinking = THINKING if tables > 1 else 0.0
    started = time.monotonic()
    await asyncio.gather(*(player.play(thinking, seconds) for player in players))
    for visitor in visitors:
        visitor.leave()
    return _figures(players, time.monotonic() - started)


def _figures(players: list[Player], seconds: float) -> Figures:
    answers = [value * 1000 for player in players for value in player.answers]
    seen = [value * 1000 for player in players for value in player.seen]
    updates = [text for player in players for text in player.updates[1:]]
    return Figures(
        tables=len(players),
        seconds=round(seconds, 1),
        actions=len(answers),
        answer_p50=round(statistics.median(answers), 2),
        answer_p95=round(statistics.quantiles(answers, n=20)[-1], 2),
        seen_p50=round(statistics.median(seen), 2),
        seen_p95=round(statistics.quantiles(seen, n=20)[-1], 2),
        update=round(statistics.mean(len(text) for text in updates)),
        update_compressed=round(statistics.mean(len(zlib.compress(text)) for text in updates)),
    )


async def first_visit(port: int, game: str) -> dict[str, int]:
    """The compressed bytes of everything that a first visit to a table loads."""
    visitor = await Visitor(port).come()
    wish = {"game": game, "seats": [{"kind": "me"}] * load_game(game).meta.seats[-1]}
    table = (await visitor.told("/api/tables", wish))["id"]
    view = await visitor.told(f"/api/tables/{table}")
    page = await visitor.ask("/")
    drawings = {sheet["art"] for sheet in view["sheets"]} | ({"pieces.svg"} if view["sheets"] else set())
    paths = ["/", *(found.decode() for found in _FILES.findall(page)), "/api/games", f"/api/tables/{table}"]
    for style in [path for path in paths if path.endswith(".css")]:
        paths += [found.decode().strip("'\"") for found in _FACES.findall(await visitor.ask(style))]
    paths += [f"/api/games/{game}/text/en", *(f"/api/games/{game}/art/{file}" for file in sorted(drawings))]
    sizes = {path.replace(table, "{id}"): len(await visitor.ask(path, coding="gzip")) for path in paths}
    visitor.leave()
    return sizes


class Serving(msgspec.Struct, frozen=True):
    """A server process: where it listens, and what it takes of the machine, as far as the system tells (Linux does)."""

    port: int
    process: int

    def processor(self) -> float | None:
        """Seconds of processor time so far."""
        try:
            fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int | None:
        """Bytes in memory."""
        try:
            return int(Path(f"/proc/{self.process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except OSError:
            return None


@contextmanager
def server(database: str) -> Iterator[Serving]:
    """A server process that listens."""
    with served(["--database", database], subprocess.DEVNULL) as process:
        lost: BaseExceptionGroup[Exception] | None = None
        try:
            yield Serving(port_of(process, database), process.pid)
        except* (OSError, EOFError, WebSocketException) as errors:
            lost = errors
        if lost is not None:
            raise CaravelaError(f"The server was lost while it was measured: {lost.exceptions[0]!r}.")


@contextmanager
def served(more: list[str], log: IO[bytes] | int) -> Iterator[subprocess.Popen[str]]:
    """A server process without limits, which ends with whoever started it, also where that is told to stop."""
    command = [sys.executable, "-m", "caravela.cli", "serve", "--port", "0", "--no-limits", *more]
    with told_to_stop(), subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process:
        try:
            yield process
        finally:
            process.terminate()


def port_of(process: subprocess.Popen[str], database: str) -> int:
    """Where a server listens that has just been started."""
    assert process.stdout is not None
    told = process.stdout.readline().split()
    if not told:
        raise CaravelaError(f"The server does not start; `caravela serve --database {database}` says why.")
    return int(told[3].rpartition(":")[2])


@contextmanager
def told_to_stop() -> Iterator[None]:
    """Whoever is told to stop by a signal still cleans up."""
    before = {signum: signal.signal(signum, _stop) for signum in STOPS}
    try:
        yield
    finally:
        for signum, handler in before.items():
            signal.signal(signum, handler)


def _stop(signum: int, _frame: object) -> None:
    raise SystemExit(128 + signum)


async def until_open(port: int) -> None:
    """Waits for a server to listen, but not for one that has ended."""
    deadline = time.monotonic() + STARTS
    while True:
        try:
            (await Visitor(port).come()).leave()
            return
        except ConnectionRefusedError:
            if time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.1)


class Report(msgspec.Struct):
    """All figures of a game: the compressed bytes of a first visit by address, and the round trips."""

    game: str
    first_visit: dict[str, int]
    round_trips: list[Figures]


async def report(game: str, tables: list[int], seconds: float, database: str = "") -> Report:
    """Measures with each number of tables, for so many seconds."""
    with tempfile.TemporaryDirectory() as folder, server(database or str(Path(folder) / "tables.db")) as serving:
        await until_open(serving.port)
        sizes = await first_visit(serving.port, game)
        figures = [await measure(serving.port, game, count, seconds) for count in tables]
    return Report(game, sizes, figures)
