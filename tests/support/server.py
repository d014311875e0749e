"""A running server and its visitors, for the tests."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from caravela.core.options import OptionValue
from caravela.core.registry import load_game
from caravela.server.run import Server
from caravela.server.settings import Settings
from caravela.workshop.conformance.play import INSTALLED

#: No waiting in tests, and thinking in a thread, which needs no time to start.
QUICK: dict[str, Any] = {"bot_delay": 0.0, "bot_workers": 0, "sweep": 0.2, "limits": False}


def quick(database: str, **changes: Any) -> Settings:
    """Settings for a test."""
    return Settings(database=database, **(QUICK | changes))


def short(game: str) -> dict[str, OptionValue]:
    """Options with which a game among bots is sure to end, and soon."""
    options = load_game(game).meta.options
    caps = {one.id: one.bots for one in options if one.bots is not None}
    return {id: max(1, cap // 5) if type(cap) is int else cap for id, cap in caps.items()}


#: The games that are drawn.
DRAWN = [id for id in INSTALLED if (load_game(id).meta.folder / "art").is_dir()]
#: The game that most tests of the server are played with: drawn, and one that goes on until somebody ends it.
STAGE = next(id for id in DRAWN if short(id))


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """The URL of a server that runs in a thread of this process, over real connections."""
    bound = socket.socket()
    bound.bind(("127.0.0.1", 0))
    server = Server(settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive())
        assert server.started, "the server did not start"
        yield f"http://127.0.0.1:{bound.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(60)
        bound.close()
        assert not thread.is_alive(), "the server did not stop"


def lives(process: Path) -> bool:
    """Whether a process, by its folder in /proc, still does anything; who collects the dead may take a while."""
    with suppress(OSError):
        return (process / "stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


def wait_until(true: Callable[[], Any], seconds: float = 60.0) -> Any:
    """Waits for something to become true."""
    deadline = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.01)
    return found


def children(parent: int) -> list[Path]:
    """The folders in /proc of the processes that one has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(folder)
    return found


class Browser:
    """A visitor with a cookie of its own."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx2.Client(base_url=url, headers={"X-Caravela": "1"}, timeout=20)
        self.me = self.http.get("/api/me").json()
        if name:
            self.me = self.post("/api/me", name=name).json()

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str) -> httpx2.Response:
        """Asks."""
        return self.http.get(path)

    def post(self, path: str, **message: Any) -> httpx2.Response:
        """Sends a message."""
        return self.http.post(path, json=message)

    def make(self, game: str, *kinds: str, **more: Any) -> dict[str, Any]:
        """Makes a table; a kind that is not me or open is a bot's."""
        seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
        answer = self.post("/api/tables", game=game, seats=seats, **more)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def view(self, table: str) -> dict[str, Any]:
        """Looks at a table."""
        answer = self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, view: dict[str, Any], action: int | None = None, **changes: Any) -> httpx2.Response:
        """Takes a decision (the first legal one) as the view asks for it."""
        number = view["legal"][0]["number"] if action is None else action
        message = {"version": view["version"], "seat": view["to_act"], "action": number}
        return self.post(f"/api/tables/{view['table']}/act", **(message | changes))

    def undo(self, view: dict[str, Any], count: int = 1, **changes: Any) -> httpx2.Response:
        """Takes back decisions."""
        message = {"version": view["version"], "seat": view["undo_seat"], "count": count}
        return self.post(f"/api/tables/{view['table']}/undo", **(message | changes))

    def seat(self, table: str, number: int, do: str, **more: Any) -> httpx2.Response:
        """Does something with a seat."""
        return self.post(f"/api/tables/{table}/seats/{number}", do=do, **more)

    @contextmanager
    def live(self, table: str, version: int = 0, has: int | None = None, **options: Any) -> Iterator[Socket]:
        """A live connection; with the checksum of a view, one that sends changes of it."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?version={version}"
        url += "" if has is None else f"&has={has}"
        with connect(url, additional_headers={"Cookie": cookies}, **options) as connection:
            yield Socket(connection)


class Socket:
    """A live connection as messages."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def next(self, kind: str = "view", seconds: float = 10.0) -> dict[str, Any]:
        """The next message of a kind; others are passed over."""
        while True:
            message: dict[str, Any] = json.loads(self.connection.recv(seconds))
            if message["type"] == kind:
                return message

    def closed(self) -> int:
        """The code with which the server closes; what it says before is passed over."""
        try:
            while True:
                self.connection.recv(10)
        except ConnectionClosed as closed:
            return 1006 if closed.rcvd is None else closed.rcvd.code

    def until(self, true: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first view for which something is true."""
        while not true(view := self.next()):
            pass
        return view


def play_on(browser: Browser, table: str, steps: int, seed: int = 1) -> dict[str, Any]:
    """Takes so many random decisions for the browser's seats, as their turns come."""
    random = Random(seed)
    view = browser.view(table)
    for _ in range(steps):
        view = view if view["legal"] else my_turn(browser, table)
        if view["status"] == "over":
            break
        answer = browser.act(view, random.choice(view["legal"])["number"])
        assert answer.status_code == 200, answer.text
        view = answer.json()
    return view


def my_turn(browser: Browser, table: str) -> dict[str, Any]:
    """The view once the browser may act, or the game is over."""

    def ready() -> dict[str, Any] | None:
        view = browser.view(table)
        return view if view["legal"] or view["status"] == "over" else None

    found: dict[str, Any] = wait_until(ready)
    return found
