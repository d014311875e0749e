"""Checks an installed Caravela: the engine is the one that is wanted, and it plays, serves and simulates.

python scripts/check_wheel.py compiled      run by the Python that it is installed for, outside the checkout
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from try_server import serve, visit

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


def check_words(game: str) -> None:
    """The position can be drawn, and the rules can be read."""
    with tempfile.TemporaryDirectory() as folder:
        drawn = Path(folder) / "position.svg"
        run("picture", game, "--out", str(drawn))
        assert drawn.stat().st_size > 10_000, f"the picture of {game} is empty"
    assert run("rules", game, "1.1", "--lang", "pl").strip(), f"{game} has no rules"


def check_serve(wanted: str) -> None:
    """The server has what a visitor needs, and tells its engine."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*COMMAND, "serve", "--port", "0", "--database", str(Path(folder) / "tables.db")]
        with serve(command) as url:
            assert visit(url)["engine"] == wanted, f"the server's engine is not {wanted}"


def main() -> None:
    """See the top of this file."""
    wanted = sys.argv[1]
    check_engine(wanted)
    for game in game_ids():
        check_play(game)
        check_simulate(game)
        check_words(game)
    check_serve(wanted)
    sys.stdout.write(f"caravela: the {wanted} engine plays, serves and simulates {', '.join(game_ids())}\n")


if __name__ == "__main__":
    main()
