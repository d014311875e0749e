"""The kill test: servers are killed while people and bots play, again and again, and nothing confirmed is lost.

Each round starts a server, lets every player make a move (so nothing is stuck), lets them play as fast as they can, and
kills the server without warning. Then the journals in the database are compared with what the players were told: every
confirmed action stands where it was confirmed, and behind it at most the one that was under way. `scripts/kill-server`
runs it as long as one likes. Servers are forked from a process that has loaded the games, as a start would take longer
than a round; otherwise they are what `caravela serve` runs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import signal
import socket
import sqlite3
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from multiprocessing import forkserver
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import psycopg

from caravela.core.registry import load_game
from caravela.server import check
from caravela.workshop.conformance.play import INSTALLED
from support import nursery, postgres
from support.server import lives, short

#: Seconds in which whatever must happen has to happen, on a busy machine too.
PATIENCE = 120.0
#: A round in so many has a worker process, whose end is watched.
WORKERS_EVERY = 5


class Lost(AssertionError):
    """A promise that was broken."""


class Deed(msgspec.Struct, frozen=True):
    """An action that the server has confirmed: the version that it made, and its notation."""

    version: int
    notation: str


class Figures(msgspec.Struct):
    """What a run has seen."""

    kills: int = 0
    confirmed: int = 0
    #: Actions that were stored though the server died before it could say so.
    unheard: int = 0
    bots_moves: int = 0
    games: int = 0
    #: Seconds: the slowest start, and the longest that a worker lived on without its server.
    slowest_start: float = 0.0
    longest_orphan: float = 0.0

    def told(self, kind: str) -> str:
        """The figures in one line."""
        return (
            f"{kind}: {self.kills} kills, {self.confirmed} confirmed actions and {self.bots_moves} of bots at "
            f"{self.games} tables; none lost, none doubled, none stuck; {self.unheard} stored but not yet confirmed; "
            f"slowest start {self.slowest_start:.1f} s, longest life of a worker without its server "
            f"{self.longest_orphan:.2f} s"
        )


# The journals, as the database has them


class Journal(msgspec.Struct, frozen=True):
    """The version of a table, and what its entries say."""

    version: int
    entries: list[dict[str, Any]]


def journal_of(database: str, table: str) -> Journal:
    """What is stored of a table, read without the server."""
    head = "SELECT version FROM tables WHERE id = "
    body = "SELECT number, body FROM entries WHERE table_id = "
    if "://" in database:
        with psycopg.connect(database) as connection:
            version = connection.execute(f"{head}%s", [table]).fetchone()
            rows = connection.execute(f"{body}%s ORDER BY number", [table]).fetchall()
    else:
        with closing(sqlite3.connect(database)) as file:
            version = file.execute(f"{head}?", [table]).fetchone()
            rows = file.execute(f"{body}? ORDER BY number", [table]).fetchall()
    if version is None:
        raise Lost(f"the table {table} is gone")
    numbers = [number for number, _ in rows]
    if numbers != list(range(1, version[0] + 1)):
        raise Lost(f"the table {table} is at version {version[0]}, and its journal has the entries {numbers[-3:]}")
    return Journal(version[0], [json.loads(text) for _, text in rows])


# The players


class Visitor:
    """Somebody with a cookie, who knows that servers die."""

    def __init__(self, url: str, game: str) -> None:
        self.http = httpx2.Client(base_url=url, headers={"X-Caravela": "1"}, timeout=PATIENCE)
        self.http.get("/api/me")
        self.game = game
        #: The table, and all before it.
        self.table = ""
        self.tables: list[str] = []
        self.seen: dict[str, Any] = {}

    def open(self, seat: dict[str, str], **more: Any) -> None:
        """Makes a table with such holders of all seats."""
        seats = [seat] * load_game(self.game).meta.seats[0]
        made = self.post("/api/tables", game=self.game, seats=seats, **more)["id"]
        self.tables.append(made)
        # The server may die here; then the table before is still the one that is played.
        self.table, self.seen = made, self.view(made)

    def sit(self) -> None:
        """Makes the next table."""
        raise NotImplementedError

    def post(self, path: str, **message: Any) -> Any:
        """What the server answers; anything but success breaks a promise."""
        answer = self.http.post(path, json=message)
        if answer.status_code >= 300:
            raise Lost(f"{path} was refused: {answer.status_code} {answer.text[:300]}")
        return answer.json()

    def view(self, table: str) -> Any:
        """Looks at a table."""
        answer = self.http.get(f"/api/tables/{table}")
        if answer.status_code != 200:
            raise Lost(f"the table {table} is not shown: {answer.status_code} {answer.text[:300]}")
        return answer.json()


class Player(Visitor):
    """Plays all seats of a table, and remembers every action that was confirmed."""

    def __init__(self, url: str, game: str, seed: int) -> None:
        super().__init__(url, game)
        self.random = random.Random(seed)
        self.deeds: list[Deed] = []
        #: Those at tables whose games ended in this life of the server.
        self.ended: list[tuple[str, list[Deed]]] = []
        #: What has been sent and not been answered.
        self.under_way: str | None = None
        self.confirmed = 0

    def sit(self) -> None:
        """Makes the next table."""
        before = (self.table, self.deeds)
        self.open({"kind": "me"})
        self.ended.append(before)
        self.deeds, self.under_way = [], None

    def act(self) -> None:
        """Takes a decision; a finished game is followed by another."""
        if self.seen["status"] == "over":
            self.sit()
        action = self.random.choice(self.seen["legal"])["number"]
        notation = load_game(self.game).actions.from_number(action).notation
        wish = {"version": self.seen["version"], "seat": self.seen["to_act"], "action": action}
        self.under_way = notation
        self.seen = self.post(f"/api/tables/{self.table}/act", **wish)
        self.under_way = None
        self.deeds.append(Deed(self.seen["version"], notation))
        self.confirmed += 1

    def compare(self, stored: Journal, figures: Figures) -> None:
        """Whether the journal is what the player was told, and goes on with at most what was under way."""
        last = self.deeds[-1].version if self.deeds else self.seen["version"]
        _must_have(self.table, stored, self.deeds)
        behind = stored.entries[last:]
        if behind and (len(behind) > 1 or self.under_way is None or behind[0]["steps"][0] != self.under_way):
            raise Lost(f"behind version {last} of {self.table} there is {behind}, and under way was {self.under_way!r}")
        figures.unheard += len(behind)
        self.under_way = None

    def compare_ended(self, database: str) -> None:
        """The same for games that ended."""
        for table, deeds in self.ended:
            if deeds:
                _must_have(table, journal_of(database, table), deeds)
        self.ended = []

    def look_again(self) -> None:
        """The table as a new server shows it; at the version that the player knew, it is as it was."""
        view = self.view(self.table)
        if view["version"] == self.seen["version"] and view["pieces"] != self.seen["pieces"]:
            raise Lost(f"the table {self.table} looks otherwise at version {view['version']}")
        self.seen = view
        self.deeds = []


def _must_have(table: str, stored: Journal, deeds: list[Deed]) -> None:
    """Every action stands where it was confirmed."""
    for deed in deeds:
        if deed.version > stored.version:
            raise Lost(f"{deed.notation!r} was confirmed at version {deed.version} of {table} and is lost")
        entry = stored.entries[deed.version - 1]
        if entry["kind"] != "act" or entry["steps"][0] != deed.notation:
            raise Lost(f"{deed.notation!r} was confirmed at version {deed.version} of {table}, not {entry}")


class Watcher(Visitor):
    """Watches a table of bots."""

    def __init__(self, url: str, game: str) -> None:
        super().__init__(url, game)
        self.moves = 0

    def sit(self) -> None:
        """Makes the next table."""
        self.open({"kind": "bot", "bot": "random"}, options=short(self.game))

    def look(self) -> None:
        """What was shown before is still there, and the game has not gone back."""
        view = self.view(self.table)
        if view["log"][: len(self.seen["log"])] != self.seen["log"]:
            raise Lost(f"what was shown of the bots' table {self.table} is no longer so")
        self.moves += view["step"] - self.seen["step"]
        self.seen = view

    def wait(self) -> None:
        """Until a bot has moved; a finished game is followed by another."""
        if self.seen["status"] == "over":
            self.sit()
        before, deadline = self.seen["step"], time.monotonic() + PATIENCE
        while self.seen["step"] == before and self.seen["status"] != "over":
            if time.monotonic() > deadline:
                raise Lost(f"the bots of the table {self.table} are stuck at step {before}")
            time.sleep(0.02)
            self.look()


# The servers


class Killing:
    """A database, the server on it, those who play there, and what has been seen so far."""

    def __init__(self, database: str, folder: Path, seed: int) -> None:
        self.database = database
        self.random = random.Random(seed)
        self.log = folder / "server.log"
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.figures = Figures()
        self.players: list[Player] = []
        self.watchers: list[Watcher] = []
        self._processes = _nursery()

    def round(self) -> None:
        """One life of a server."""
        workers = 1 if self.figures.kills % WORKERS_EVERY == WORKERS_EVERY - 1 else 0
        with self._server(workers) as server:
            self._begin()
            for player in self.players:
                player.look_again()
                player.act()
            for watcher in self.watchers:
                watcher.look()
                if not workers:  # a worker takes longer to start than a round takes
                    watcher.wait()
            self._play_until_killed(server)
        for player in self.players:
            player.compare(journal_of(self.database, player.table), self.figures)
            player.compare_ended(self.database)
        for watcher in self.watchers:
            if journal_of(self.database, watcher.table).version < watcher.seen["version"]:
                raise Lost(f"the bots' table {watcher.table} has gone back behind what was shown of it")
        self._count()

    def finish(self) -> None:
        """All games replay, digests and all, and the server never stumbled."""
        with self._server(0):
            for player in self.players:
                player.look_again()
                player.act()
        troubles = asyncio.run(_troubles(self.database))
        if troubles:
            raise Lost("; ".join(troubles))
        if "Traceback" in self.log.read_text(encoding="utf-8"):
            raise Lost(f"there is a traceback in the log of the servers, {self.log}")

    def close(self) -> None:
        """Everybody leaves."""
        for one in self._everybody():
            one.http.close()

    def _begin(self) -> None:
        """The first time, everybody sits down."""
        if self.players:
            return
        for game in INSTALLED:
            self.players.append(Player(self.url, game, self.random.randrange(1 << 30)))
        self.watchers.append(Watcher(self.url, next(game for game in INSTALLED if short(game))))
        for one in self._everybody():
            one.sit()

    def _play_until_killed(self, server: multiprocessing.process.BaseProcess) -> None:
        troubles: list[BaseException] = []
        everybody = [*(player.act for player in self.players), *(watcher.look for watcher in self.watchers)]
        threads = [threading.Thread(target=_until_it_dies, args=(do, troubles)) for do in everybody]
        for thread in threads:
            thread.start()
        time.sleep(self.random.uniform(0.05, 0.8))
        self._kill(server)
        for thread in threads:
            thread.join(PATIENCE)
        if troubles:
            raise troubles[0]

    def _kill(self, server: multiprocessing.process.BaseProcess) -> None:
        assert server.pid is not None
        children = _children(server.pid)
        os.kill(server.pid, signal.SIGKILL)
        killed = time.monotonic()
        server.join(PATIENCE)
        while any(lives(child) for child in children):
            if time.monotonic() - killed > PATIENCE:
                raise Lost("a worker lives on without its server")
            time.sleep(0.005)
        if children:
            self.figures.longest_orphan = max(self.figures.longest_orphan, time.monotonic() - killed)
        self.figures.kills += 1

    @contextmanager
    def _server(self, workers: int) -> Iterator[multiprocessing.process.BaseProcess]:
        started = time.monotonic()
        server = self._processes.Process(
            target=nursery.serve_on, args=(self.database, self.port, workers, str(self.log))
        )
        server.start()
        try:
            while not _is_well(self.url):
                if not server.is_alive() or time.monotonic() - started > PATIENCE:
                    raise Lost(f"the server did not start: {self.log.read_text(encoding='utf-8')[-2000:]}")
                time.sleep(0.02)
            self.figures.slowest_start = max(self.figures.slowest_start, time.monotonic() - started)
            yield server
        finally:
            server.kill()
            server.join(PATIENCE)

    def _everybody(self) -> list[Visitor]:
        return [*self.players, *self.watchers]

    def _count(self) -> None:
        self.figures.confirmed = sum(player.confirmed for player in self.players)
        self.figures.bots_moves = sum(watcher.moves for watcher in self.watchers)
        self.figures.games = sum(len(one.tables) for one in self._everybody())


def _nursery() -> multiprocessing.context.ForkServerContext:
    """Where servers are forked. It looks for modules by itself, and has to be told where those of the tests are."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([nursery.__name__])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(Path(__file__).parents[1]), before]))
    forkserver.ensure_running()
    if before is None:
        del os.environ["PYTHONPATH"]
    else:
        os.environ["PYTHONPATH"] = before
    return context


def _until_it_dies(do: Callable[[], None], troubles: list[BaseException]) -> None:
    """Does something until there is no server any more."""
    try:
        while True:
            do()
    except httpx2.TransportError:
        pass
    except BaseException as error:
        troubles.append(error)


def _is_well(url: str) -> bool:
    with suppress(httpx2.TransportError):
        return httpx2.get(f"{url}/health", timeout=PATIENCE).status_code == 200
    return False


def _free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


def _children(parent: int) -> list[Path]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(folder)
    return found


async def _troubles(database: str) -> list[str]:
    return [f"{one.name}: {one.trouble}" async for one in check.stored_games(database) if one.trouble]


def kill(database: str, folder: Path, kills: int, minutes: float = 1e9, seed: int = 1, tell: bool = False) -> Figures:
    """So many rounds, or as many as there is time for; Lost if a promise is broken."""
    killing = Killing(database, folder, seed)
    deadline = time.monotonic() + 60 * minutes
    try:
        while killing.figures.kills < kills and time.monotonic() < deadline:
            killing.round()
            if tell and killing.figures.kills % 50 == 0:
                sys.stdout.write(f"  {killing.figures.kills} kills, {killing.figures.confirmed} confirmed actions\n")
                sys.stdout.flush()
        killing.finish()
    finally:
        killing.close()
    return killing.figures


def main() -> int:
    """`scripts/kill-server`."""
    parser = argparse.ArgumentParser(prog="scripts/kill-server", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--kills", type=int, default=1000, help="how many, on each database (default: 1000)")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so many on each, if it takes longer")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    for kind in ["sqlite", "postgresql"] if wanted.database == "both" else [wanted.database]:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            cluster = stack.enter_context(postgres.running()) if kind == "postgresql" else None
            database = str(folder / "tables.db") if cluster is None else cluster.url
            try:
                figures = kill(database, folder, wanted.kills, wanted.minutes, wanted.seed, tell=True)
            except Lost as error:
                sys.stderr.write(f"{kind}: {error}\n")
                return 1
        sys.stdout.write(figures.told(kind) + "\n")
        sys.stdout.flush()
    return 0
