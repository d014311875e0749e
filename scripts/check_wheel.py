"""Checks an installed Caravela: the engine is the one that is wanted, and it plays, serves and simulates.

python scripts/check_wheel.py compiled      run by the Python that it is installed for, outside the checkout
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from caravela import game_ids
from caravela.core import engine

COMMAND = [sys.executable, "-c", "import sys; from caravela.cli import main; sys.exit(main())"]


def run(*arguments: str) -> str:
    """What a command of Caravela prints; it must not fail."""
    return subprocess.run([*COMMAND, *arguments], check=True, capture_output=True, text=True, encoding="utf-8").stdout


def check_engine(wanted: str) -> None:
    """The command and the package agree on the engine."""
    assert engine.name() == wanted, f"the engine is {engine.name()}, not {wanted}"
    assert run("--version").strip().endswith(f"{wanted} engine"), run("--version")


def check_play(game: str) -> None:
    """A game between bots in the terminal ends and is saved; it can be read again."""
    with tempfile.TemporaryDirectory() as folder:
        save = Path(folder) / "game.txt"
        run("play", game, "--seats", "random,random,random", "--seed", "1", "--save", str(save))
        assert run("replay", str(save), "--text").strip(), "the saved game is empty"


def check_simulate(game: str) -> None:
    """Bots play some games to their end."""
    told = json.loads(run("simulate", game, "--seats", "greedy,random,random", "-n", "2", "--json"))
    assert told["games"] == 2 and told["decisions"] > 0, told


def fetch(url: str) -> bytes:
    """What is at an address; a server that has just been started gets some time to listen."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(url) as answer:
                return bytes(answer.read())
        except urllib.error.URLError:
            time.sleep(0.2)
    raise AssertionError(f"nobody answers at {url}")


def check_serve(wanted: str) -> None:
    """The server answers, with its page and its health."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*COMMAND, "serve", "--port", "0", "--database", str(Path(folder) / "tables.db")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        try:
            assert server.stdout is not None
            url = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            health = json.loads(fetch(f"{url}/health"))
            assert health["status"] == "well" and health["engine"] == wanted, health
            assert b"<html" in fetch(url).lower(), "there is no page"
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    """See the top of this file."""
    wanted = sys.argv[1]
    check_engine(wanted)
    for game in game_ids():
        check_play(game)
        check_simulate(game)
    check_serve(wanted)
    sys.stdout.write(f"caravela: the {wanted} engine plays, serves and simulates {', '.join(game_ids())}\n")


if __name__ == "__main__":
    main()
