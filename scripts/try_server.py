"""Starts a server and asks it for what a visitor's first minute needs: try_server.py COMMAND …

The command prints its URL as `caravela serve` does; `--at URL` instead visits a server that runs already. Nothing but
the standard library is needed.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

#: Seconds that a server gets to start.
PATIENCE = 30


def get(url: str) -> tuple[int, str]:
    """The status and the text of an address."""
    try:
        with urlopen(url, timeout=10) as answer:
            return answer.status, answer.read().decode()
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


def visit(url: str) -> None:
    """Opens the page with its files, lists the games with their boards, and plays one against bots."""
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


def start(url: str, game: dict[str, object]) -> None:
    """Makes a table of bots."""
    assert isinstance(game["seats"], list)
    wish = {"game": game["id"], "seats": [{"kind": "bot", "bot": "random"}] * game["seats"][0]}
    headers = {"X-Caravela": "1", "Content-Type": "application/json"}
    with urlopen(Request(f"{url}/api/tables", json.dumps(wish).encode(), headers), timeout=10) as answer:
        assert answer.status == 201


def visit_new(command: list[str]) -> None:
    """Runs a server for one visit."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            url = re.search(r"http://\S+", server.stdout.readline())
            assert url, "the server did not start"
            wait_for(url[0])
            visit(url[0])
        finally:
            server.terminate()


if __name__ == "__main__":
    if sys.argv[1] == "--at":
        wait_for(sys.argv[2])
        visit(sys.argv[2])
    else:
        visit_new(sys.argv[1:])
