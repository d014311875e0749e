"""Real server processes: killed, restarted, two on one database, and what keeps one from starting."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from support.postgres import Postgres
from support.server import STAGE, Browser, children, lives, my_turn, play_on, wait_until

from caravela.cli import main
from caravela.core.registry import load_game
from caravela.workshop import round_trips
from caravela.workshop.round_trips import Serving, until_open

GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]


@contextmanager
def process(database: str, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`caravela serve` as a process of its own, and its URL."""
    command = [sys.executable, "-m", "caravela.cli", "serve", "--port", "0", "--database", database, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        assert running.stdout is not None
        try:
            url = running.stdout.readline().split()[3]
            wait_until(lambda: _listens(url))
            yield running, url
        finally:
            running.kill()


def _listens(url: str) -> bool:
    host, port = url.removeprefix("http://").split(":")
    with socket.socket() as trial:
        return trial.connect_ex((host, int(port))) == 0


def again(url: str, browser: Browser) -> Browser:
    """The same visitor at another process."""
    other = Browser(url)
    other.http.cookies.clear()
    other.http.cookies.update(browser.http.cookies)
    return other


def test_kill_9_loses_no_confirmed_action_and_bots_go_on(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with process(database) as (server, url), Browser(url, "Anna") as anna:
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        among_bots = anna.make(GAME, "me", *["greedy"] * (SEATS - 1))["id"]
        anna.seat(among_bots, 0, "bot", bot="random")
        confirmed = play_on(anna, table, 25)
        wait_until(lambda: anna.view(among_bots)["step"] > 4)
        before = anna.view(among_bots)
        server.kill()
        server.wait()
    with process(database) as (_, url), again(url, anna) as back:
        assert back.get("/api/me").json()["name"] == "Anna"
        view = back.view(table)
        assert view["version"] == confirmed["version"] and view["pieces"] == confirmed["pieces"]
        assert play_on(back, table, 3)["version"] == confirmed["version"] + 3
        wait_until(lambda: back.view(among_bots)["step"] > before["step"])
        assert back.view(among_bots)["log"][: len(before["log"])] == before["log"]
        assert back.seat(among_bots, 0, "take").status_code == 200


def test_two_processes_on_one_postgresql_share_a_table(postgres: Postgres) -> None:
    database = postgres.empty()
    with process(database) as (first, one), process(database) as (_, two), Browser(one, "Anna") as anna:
        made = anna.make(GAME, "me", *["open"] * (SEATS - 1))
        table = made["id"]
        with Browser(two, "Ben") as ben, anna.live(table) as hers, ben.live(table) as his:
            for seat in range(1, SEATS):
                assert ben.seat(table, seat, "claim", invite=made["invite"]).status_code == 200
            view = hers.until(lambda view: view["status"] == "playing")
            his.until(lambda view: view["status"] == "playing")
            wait_until(lambda: all(seat["online"] for seat in anna.view(table)["seats"]))
            for _ in range(12):
                actor, other = (anna, his) if view["to_act"] == 0 else (ben, hers)
                done = actor.act(actor.view(table)).json()
                while view["version"] < done["version"]:
                    view = other.next()
            stale = anna.view(table)
            actor = anna if stale["legal"] else ben
            actor.act(actor.view(table))
            assert anna.act(stale | {"to_act": 0}, 0).status_code in (403, 409)
            # The process that Anna uses dies; she goes on at the other.
            first.kill()
            first.wait()
            with again(two, anna) as back:
                assert back.view(table)["viewer_seats"] == [0]


def test_bots_of_a_dead_process_are_taken_over(postgres: Postgres) -> None:
    database = postgres.empty()
    with process(database) as (first, one), Browser(one) as anna:
        table = anna.make(GAME, "me", *["random"] * (SEATS - 1))["id"]
        play_on(anna, table, 2)
        first.kill()
        first.wait()
        with process(database) as (_, two), again(two, anna) as back:
            assert my_turn(back, table)["legal"]


def test_a_graceful_stop_is_quick_and_clean(tmp_path: Path) -> None:
    with process(str(tmp_path / "tables.db")) as (server, url), Browser(url) as anna:
        table = anna.make(GAME, *["greedy"] * SEATS)["id"]
        workers = wait_until(lambda: children(server.pid))
        with anna.live(table) as socket:
            socket.next()
            server.send_signal(signal.SIGTERM)
            assert socket.closed() == 1012
        assert server.wait(15) in (0, -signal.SIGTERM)
        wait_until(lambda: not any(map(lives, workers)))


def test_thinkers_end_with_a_killed_server(tmp_path: Path) -> None:
    with process(str(tmp_path / "tables.db")) as (server, url), Browser(url) as anna:
        table = anna.make(GAME, *["greedy"] * SEATS)["id"]
        wait_until(lambda: anna.view(table)["step"] > 1)
        workers = children(server.pid)
        assert workers
        server.kill()
        server.wait()
        wait_until(lambda: not any(map(lives, workers)))


#: A server whose worker thinks in code that lets no other thread run, as compiled code does.
THINKING = """
import re, time
from caravela.server.bots.workers import Workers, _load_games

if __name__ == "__main__":
    workers = Workers(1)
    pool = workers._ready_pool()
    pool.submit(_load_games).result()
    pool.submit(re.match, r"(a+)+$", "a" * 60 + "b")
    time.sleep(0.2)
    print(*pool._processes, flush=True)
    time.sleep(300)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thread has to wait for its turn")
def test_a_thinker_ends_with_its_server_even_where_no_thread_gets_its_turn(tmp_path: Path) -> None:
    script = tmp_path / "thinking.py"
    script.write_text(THINKING)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = Path("/proc", server.stdout.readline().strip())
        assert worker.exists()
        server.kill()
        server.wait()
        wait_until(lambda: not lives(worker))


#: A server that starts a worker and says so at once.
STARTING = """
import time
from caravela.server.bots.workers import Workers

if __name__ == "__main__":
    workers = Workers(1)
    workers.start()
    print(*workers._pool._processes, flush=True)
    time.sleep(300)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a worker has to start before it can notice")
def test_a_thinker_that_is_just_starting_ends_with_its_server(tmp_path: Path) -> None:
    script = tmp_path / "starting.py"
    script.write_text(STARTING)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        worker = Path("/proc", server.stdout.readline().strip())
        assert lives(worker)
        server.kill()
        server.wait()
        used = 0.0
        while lives(worker):
            used = Serving(0, int(worker.name)).processor() or used
        # It has loaded nothing of ours; that would take longer, whatever else the machine does.
        assert used < 0.1


@pytest.mark.parametrize("load", [["--viewers", "1"], []])
def test_a_measured_server_that_dies_is_told_in_a_sentence(load: list[str]) -> None:
    command = [sys.executable, "-m", "caravela.cli", "bench", "server", "--tables", "2", "--seconds", "60", *load]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bench:
        try:
            server = wait_until(lambda: [one for one in children(bench.pid) if _measured(one)])[0]
            os.kill(int(server.name), signal.SIGKILL)
            told = bench.communicate(timeout=30)
        finally:
            bench.kill()
    assert bench.returncode == 2 and told[0] == "", told
    assert re.fullmatch("caravela: The server was lost while it was measured: .+", told[1].strip()), told[1]


@pytest.mark.anyio
async def test_nobody_waits_for_ever_for_a_server_that_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(round_trips, "STARTS", 0.3)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        with pytest.raises(ConnectionRefusedError):
            await until_open(closed.getsockname()[1])


def _measured(server: Path) -> bool:
    """Whether somebody is connected to it."""
    with suppress(OSError):
        return sum(os.readlink(file).startswith("socket:") for file in (server / "fd").iterdir()) > 5
    return False


def test_what_keeps_a_server_from_starting_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def refusal(*arguments: str) -> str:
        assert main(["serve", *arguments]) == 2
        told = capsys.readouterr()
        assert told.out == "" and "Traceback" not in told.err
        return " ".join(told.err.split())

    corrupt, fine = tmp_path / "corrupt.db", str(tmp_path / "fine.db")
    corrupt.write_bytes(b"not a database" * 1000)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"Port {port} of 127.0.0.1 cannot be used" in refusal("--port", port, "--database", fine)
    assert "corrupt.db cannot be used" in refusal("--port", "0", "--database", str(corrupt))
    assert "is PostgreSQL running there?" in refusal("--port", "0", "--database", "postgresql://x:pw@127.0.0.1:9/y")
    assert "There is no address called" in refusal("--host", "no such host", "--port", "0", "--database", fine)
    assert "is not a port" in refusal("--port", "70000", "--database", fine)
