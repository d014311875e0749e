"""Asks a server for what a visitor's first minute needs: try_server.py URL. Only the standard library is needed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

#: Seconds that a server gets to start.
PATIENCE = 30


def get(url: str) -> tuple[int, str]:
    """The status and the text of an address."""
    try:
        with urlopen(url, timeout=10) as answer:
            return answer.status, answer.read().decode(errors="replace")
    except HTTPError as error:
        return error.code, error.read().decode()


def wait_for(url: str) -> None:
    """Waits until the server is healthy."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            if get(f"{url}/health")[0] == 200:
                return
        except (URLError, ConnectionError):
            pass
        if time.monotonic() > deadline:
            sys.exit(f"{url} did not become healthy in {PATIENCE} s")
        time.sleep(0.2)


def visit(url: str) -> dict[str, Any]:
    """Opens the page with its files, lists the games with their boards, and starts each; what its health tells."""
    wait_for(url)
    status, page = get(f"{url}/")
    assert status == 200, f"no page: {status} {page}"
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert len(files) >= 3, f"the page names no files: {page}"
    for path in files:
        assert get(url + path)[0] == 200, f"{path} is missing"
    games = json.loads(get(f"{url}/api/games")[1])
    assert games, "there are no games"
    for game in games:
        for path in (f"art/{game['cover']}", "text/ru", "rulebook/pl", "data"):
            assert get(f"{url}/api/games/{game['id']}/{path}")[0] == 200, f"{game['id']}: {path} is missing"
        start(url, game)
    assert get(f"{url}/nonsense")[0] == 404
    health: dict[str, Any] = json.loads(get(f"{url}/health")[1])
    return health


def start(url: str, game: dict[str, object]) -> None:
    """Makes a table of bots."""
    assert isinstance(game["seats"], list)
    wish = {"game": game["id"], "seats": [{"kind": "bot", "bot": "random"}] * game["seats"][0]}
    headers = {"X-Caravela": "1", "Content-Type": "application/json"}
    with urlopen(Request(f"{url}/api/tables", json.dumps(wish).encode(), headers), timeout=10) as answer:
        assert answer.status == 201


@contextmanager
def serve(command: list[str]) -> Iterator[str]:
    """A server that runs for a while, by its URL; what it logs is shown if the visit fails."""
    with tempfile.TemporaryFile("w+") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert server.stdout is not None
            url = re.search(r"http://\S+", server.stdout.readline())
            assert url, "the server did not start"
            yield url[0]
        except AssertionError:
            log.seek(0)
            sys.stderr.write(log.read())
            raise
        finally:
            server.terminate()
            server.communicate()


if __name__ == "__main__":
    visit(sys.argv[1])
