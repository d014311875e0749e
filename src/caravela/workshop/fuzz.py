"""A server among hooligans: `scripts/fuzz-server`. Random requests, whole, broken and absurd, while somebody plays.

Whatever comes, an answer is of the 2xx, 3xx or 4xx kind, nothing leaves a traceback in the log, and the game that is
played meanwhile goes on. The seed repeats the requests, though not how they fall together.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.registry import game_ids, load_game
from caravela.workshop.round_trips import Visitor, port_of, served, until_open

#: Connections that send requests side by side.
SIDE_BY_SIDE: Final = 6
#: Seconds that an answer may take.
PATIENCE: Final = 60.0
_STATUS: Final = re.compile(rb"HTTP/1\.1 (\d+)")

#: Values that nobody expects.
ODD: Final[list[Any]] = [
    None, True, 0, -1, 2**31, 2**63, 2**64, 10**400, 1.5, 1e308, "", " ", "\0", "a\0b", "../..", "%00", "\u202e",
    "\U0001f4a5" * 50, "9" * 5000, "x" * 20_000, [], [[[[]]]], {}, {"a": {"b": []}}, [None] * 100,
]  # fmt: skip
#: Parts of addresses.
PARTS: Final = [
    "api", "tables", "games", "me", "lessons", "transcripts", "live", "act", "undo", "redo", "ask", "answer", "hint",
    "seats", "chat", "rematch", "at", "curves", "scores", "why", "preview", "transcript", "health", "metrics", "assets",
    "text", "art", "rulebook", "introduction", "numbers", "data", "share.jpg", "table", "replay", "0", "-1",
    "99999999999", "en", "%00", "%ff", "..", "%2e%2e%2f", "%F0%9F%92%A5", "a" * 300, "b" * 5000, "", "board.svg", "%25",
    "[", "{id}",
]  # fmt: skip
HEADERS: Final = [
    "Origin: http://[", "Origin: null", "Origin: https://evil.example", "Origin: \x7f", "Cookie: caravela_guest=x.y",
    "Cookie: caravela_guest=" + "a" * 3000, "Cookie: ;;;=;", "Accept-Language: " + "xx," * 400,
    "Accept-Encoding: br, *;q=0", "X-Forwarded-For: not an address", "X-Forwarded-For: ::1, 10.0.0.1",
    "X-Forwarded-Proto: \xff", "If-None-Match: *", "Content-Type: text/html",
    "Content-Type: application/json; charset=utf-7", "Transfer-Encoding: chunked", "Content-Length: -1",
    "Content-Length: 99999999999999", "Expect: 100-continue", "Upgrade: h2c", "Host: [", "Range: bytes=0-0",
]  # fmt: skip
METHODS: Final = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "get", "\x00", "A" * 200]
VERSIONS: Final = ["", "?version=5", "?version=x", "?has=1,2,x", "?version=0&has=", "?has=" + "9" * 400]


class Hooligan:
    """Somebody who sends what nobody should."""

    def __init__(self, port: int, seed: int, game: Played) -> None:
        self.port = port
        self.random = Random(seed)
        self.game = game
        self.statuses: Counter[str] = Counter()
        self.problems: list[str] = []

    async def go_on(self, until: float) -> None:
        """Sends one request after the other."""
        kinds: list[Callable[[], bytes]] = [self._address, self._message, self._message, self._upload, self._noise]
        while time.monotonic() < until:
            if self.random.random() < 0.2:
                await self._socket()
            else:
                await self._send(self.random.choice(kinds)())

    async def _send(self, request: bytes) -> None:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            self.problems.append("the server does not listen any more")
            await asyncio.sleep(0.2)
            return
        try:
            writer.write(request)
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(64), PATIENCE)
            status = _STATUS.match(answer)
            self.statuses[status.group(1).decode() if status else "closed"] += 1
            if status and status.group(1).startswith(b"5") and b" 503" not in answer[:16]:
                self.problems.append(f"{answer[:40]!r} to {request[:600]!r}")
        except TimeoutError:
            self.problems.append(f"no answer to {request[:600]!r}")
        except OSError:
            self.statuses["closed"] += 1
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    def _request(self, method: str, path: str, headers: list[str], body: bytes = b"") -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close", *headers]
        return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body

    def _odd_headers(self) -> list[str]:
        return self.random.sample(HEADERS, self.random.choice([0, 0, 1, 2]))

    def _address(self) -> bytes:
        """A walk through addresses."""
        some = self.random.choices([*PARTS, self.game.id, *game_ids()], k=self.random.randint(1, 6))
        asked = [f"{self.random.choice(_ASKED)}={self.random.choice(PARTS)}" for _ in range(self.random.randint(0, 3))]
        path = f"/{'/'.join(some)}" + (f"?{'&'.join(asked)}" if asked else "")
        return self._request(self.random.choice([*METHODS, "GET", "GET", "GET"]), path, self._odd_headers())

    def _message(self) -> bytes:
        """A message that was right before something in it was replaced."""
        path, message = self.random.choice(self.game.messages())
        wish = dict(message)
        for _ in range(self.random.randint(0, 2)):
            wish[self.random.choice([*wish, "more"])] = self.random.choice(ODD)
        text = json.dumps(wish) if self.random.random() < 0.9 else self._spoilt(json.dumps(wish))
        body = text.encode("utf-8", "surrogatepass")
        headers = [f"Content-Length: {len(body)}", "X-Caravela: 1", "Content-Type: application/json", self.game.cookie]
        return self._request("POST", path, [*headers, *self._odd_headers()], body)

    def _spoilt(self, text: str) -> str:
        """A text in which something is missing, doubled or odd."""
        at = self.random.randrange(len(text) + 1)
        more = self.random.choice(["", "\0", "\ud800", "{" * 2000, "9" * 5000, text[: len(text) // 2], "\n", "é"])
        return text[:at] + more + text[at + self.random.randint(0, 3) :]

    def _upload(self) -> bytes:
        text = self.game.text
        for _ in range(self.random.randint(1, 3)):
            text = self._spoilt(text)
        body = json.dumps({"text": text[:200_000]}).encode("utf-8", "surrogatepass")
        headers = [f"Content-Length: {len(body)}", "X-Caravela: 1", "Content-Type: application/json", self.game.cookie]
        return self._request("POST", "/api/transcripts", headers, body)

    def _noise(self) -> bytes:
        """Nothing that was ever a request."""
        return self.random.choice(
            [
                self.random.randbytes(self.random.randint(1, 400)),
                b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 2000 + b"\r\n",
                b"GET / HTTP/9.9\r\n\r\n",
                b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
                b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nX-Caravela: 1\r\n\r\n{",
                b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
            ]
        )

    async def _socket(self) -> None:
        """A live connection that leaves too early, or says something odd."""
        id = self.random.choice([self.game.id, self.game.id, "nowhere", "%00", "a" * 40])
        asked = self.random.choice(
            ["", "?version=5", "?version=x", "?has=1,2,x", "?version=0&has=", "?has=" + "9" * 400]
        )
        key = ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "Upgrade: websocket"]
        request = self._request("GET", f"/api/tables/{id}/live{asked}", [*key, self.game.cookie, *self._odd_headers()])
        request = request.replace(b"Connection: close", b"Connection: Upgrade")
        frames = [
            b"",
            b"\x81\x85\0\0\0\0hello",
            b"\x82\x81\0\0\0\0\xff",
            b"\x88\x80\0\0\0\0",
            self.random.randbytes(30),
        ]
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return
        try:
            writer.write(request)
            if self.random.random() < 0.5:
                await asyncio.wait_for(reader.read(64), PATIENCE)
                writer.write(self.random.choice([*frames, self.random.randbytes(30)]))
            self.statuses["live"] += 1
            if self.random.random() < 0.5:
                writer.transport.abort()
        except (OSError, TimeoutError):
            self.statuses["closed"] += 1
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


_ASKED: Final = ["version", "has", "step", "action", "clicked", "target", "rules", "invite"]


class Played:
    """A game that is played all the while, by somebody who sends nothing odd."""

    def __init__(self, visitor: Visitor, id: str, text: str) -> None:
        self.visitor = visitor
        self.id = id
        self.text = text
        self.cookie = f"Cookie: {visitor.cookie.decode()}"
        self.view: dict[str, Any] = {}
        self.moves = 0

    async def go_on(self, until: float, random: Random) -> None:
        """Takes decisions; hooligans have the same cookie, so the position may be another meanwhile."""
        while time.monotonic() < until:
            self.view = await self.visitor.told(f"/api/tables/{self.id}")
            if self.view.get("legal"):
                action = random.choice(self.view["legal"])["number"]
                wish = {"version": self.view["version"], "seat": self.view["to_act"], "action": action}
                answer = await self.visitor.told(f"/api/tables/{self.id}/act", wish)
                self.moves += "error" not in answer
            else:
                made = await self.visitor.told("/api/transcripts", {"text": self.text})
                self.id = made["id"]
            await asyncio.sleep(0.05)

    def messages(self) -> list[tuple[str, dict[str, Any]]]:
        """Requests that are right, or were a moment ago."""
        at, seen = f"/api/tables/{self.id}", self.view
        now = {"version": seen.get("version", 1), "seat": seen.get("to_act", 0)}
        action = seen["legal"][0]["number"] if seen.get("legal") else 0
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        return [
            (f"{at}/act", now | {"action": action}),
            (f"{at}/act?has={seen.get('check', 0)}", now | {"actions": [action], "auto": True, "stay": True}),
            (f"{at}/undo", now | {"count": 1}),
            (f"{at}/redo", now),
            (f"{at}/ask", now | {"step": 3}),
            (f"{at}/answer", now | {"agree": True}),
            (f"{at}/seats/0", {"do": "name", "name": "Anna"}),
            (f"{at}/seats/99999", {"do": "claim", "invite": "x"}),
            (f"{at}/chat", {"text": "hello"}),
            (f"{at}/rematch", {}),
            ("/api/me", {"name": "Anna", "language": "pl"}),
            ("/api/lessons", {"game": game_ids()[0], "lesson": "first"}),
            ("/api/tables", {"game": game_ids()[0], "seats": seats, "options": {}}),
        ]


async def _attack(port: int, seconds: float, seed: int) -> tuple[list[Hooligan], Played]:
    await until_open(port)
    random = Random(seed)
    rules = load_game(random.choice(game_ids()))
    match = Match(rules, rules.meta.seats[-1], seed=seed)
    for _ in range(60):
        if not match.over:
            match.play(random.choice(match.legal))
    visitor = await Visitor(port).come()
    text = transcript.write(match)
    played = Played(visitor, (await visitor.told("/api/transcripts", {"text": text}))["id"], text)
    until = time.monotonic() + seconds
    hooligans = [Hooligan(port, 1000 * seed + number, played) for number in range(SIDE_BY_SIDE)]
    await asyncio.gather(played.go_on(until, random), *(one.go_on(until) for one in hooligans))
    health = await visitor.told("/health")
    visitor.leave()
    await asyncio.sleep(0.1)  # whatever was closed is gone
    if health.get("status") != "well":
        hooligans[0].problems.append(f"the server is unwell afterwards: {health}")
    if not played.moves:
        hooligans[0].problems.append("nobody could play meanwhile")
    return hooligans, played


def fuzz(seconds: float, seed: int, folder: Path) -> tuple[str, list[str]]:
    """Attacks a server of its own for so long; what happened in a sentence, and what went wrong."""
    written, database = folder / "log.txt", str(folder / "tables.db")
    with written.open("wb") as log, served(["--logs", "json", "--database", database], log) as process:
        hooligans, played = asyncio.run(_attack(port_of(process, database), seconds, seed))
        problems = [problem for one in hooligans for problem in one.problems]
        if process.poll() is not None:
            problems.append(f"the server ended with code {process.returncode}")
    for line in written.read_text(errors="replace").splitlines():
        if "Traceback" in line or '"exception"' in line or '"level":"critical"' in line:
            problems.append(f"in the log: {line[:120]} … {line[-900:]}")
    counts = sum((one.statuses for one in hooligans), Counter[str]())
    told = ", ".join(f"{count} × {status}" for status, count in sorted(counts.items()))
    return f"{counts.total()} requests in {seconds:.0f} s ({told}) and {played.moves} moves; seed {seed}", problems


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0, help="how long (default: ten minutes)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="repeats what was sent")
    arguments = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory() as folder:
            told, problems = fuzz(arguments.seconds, arguments.seed, Path(folder))
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    for problem in dict.fromkeys(problems):
        sys.stdout.write(f"{problem}\n")
    sys.stdout.write(f"{told}: {len(problems)} problems\n" if problems else f"{told}: nothing went wrong\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
