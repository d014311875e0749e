"""The database goes away while the server runs: people are told, nothing is lost, and it goes on by itself."""

from __future__ import annotations

import time
from contextlib import suppress

import psycopg
import pytest
from support.postgres import Postgres
from support.server import STAGE, Browser, Socket, quick, serving, wait_until
from support.wire import wire_to
from websockets.exceptions import ConnectionClosed

from caravela.core.registry import load_game
from caravela.server.live import news
from caravela.server.storage import engines

GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]


def test_an_outage_of_the_database_is_told_and_survived(postgres: Postgres) -> None:
    database = postgres.empty()
    with serving(quick(database)) as one, serving(quick(database)) as two, Browser(one) as anna, Browser(two) as ben:
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        view = anna.view(table)
        with postgres.away():
            for answer in (anna.act(view), anna.get(f"/api/tables/{table}"), anna.get("/api/tables")):
                assert answer.status_code == 503
                assert answer.json()["error"]["kind"] == "database_down" and "Traceback" not in answer.text
            health = anna.get("/health")
            assert health.status_code == 503 and health.json()["database"] == "unreachable"
        assert wait_until(lambda: anna.get("/health").status_code == 200)
        assert wait_until(lambda: anna.get(f"/api/tables/{table}").status_code == 200)
        assert anna.view(table)["version"] == view["version"], "what was not confirmed was not done"
        with ben.live(table) as socket:
            seen = socket.next()
            assert anna.act(view).status_code == 200
            while seen["version"] <= view["version"]:
                seen = socket.next()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that waits less long than others, so that the test does."""
    monkeypatch.setattr(engines, "ANSWER", 1.5)
    monkeypatch.setattr(news, "HEARTBEAT", 0.5)
    monkeypatch.setattr(news, "PATIENCE", 1.0)


def test_nobody_waits_ten_seconds_for_a_database_that_does_not_answer() -> None:
    assert engines.ANSWER < 10 and news.HEARTBEAT + news.PATIENCE < 10
    assert engines.ARGUMENTS["tcp_user_timeout"] < 10_000
    idle, interval, count = (engines.ARGUMENTS[f"keepalives_{name}"] for name in ("idle", "interval", "count"))
    assert idle + interval * count < 10


def test_connections_that_are_cut_without_a_word_are_noticed_told_and_made_anew(
    postgres: Postgres, hasty: None
) -> None:
    database = postgres.empty()
    with (
        wire_to(postgres) as (wire, over_wire),
        serving(quick(database)) as near,
        serving(quick(over_wire)) as far,
        Browser(near) as anna,
        Browser(far) as ben,
    ):
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        view = anna.view(table)
        with ben.live(table) as socket:
            assert socket.next()["version"] == view["version"]
            wire.cut(block=True)
            for path, message in (("/health", None), (f"/api/tables/{table}/chat", "hello")):
                started = time.monotonic()
                answer = ben.get(path) if message is None else ben.post(path, text=message)
                assert answer.status_code == 503 and "Traceback" not in answer.text
                assert time.monotonic() - started < 10
            health = ben.get("/health").json()
            assert health["status"] == "ill" and health["reason"]
            moved = anna.act(view).json()["version"]
            wire.cut(block=False)
            catch_up(ben, table, moved, socket)
            assert wait_until(lambda: ben.get("/health").status_code == 200)
        with ben.live(table) as socket:
            socket.next()
            wire.cut(block=False)  # and no request notices it
            moved = anna.act(anna.view(table)).json()["version"]
            catch_up(ben, table, moved, socket)


def catch_up(viewer: Browser, table: str, version: int, socket: Socket) -> None:
    """Waits until a viewer, who connects again as a browser does, sees a version."""
    for _ in range(20):
        with suppress(ConnectionClosed):
            assert socket.until(lambda seen: seen["version"] >= version)["version"] == version
            return
        time.sleep(0.2)
        with viewer.live(table) as socket, suppress(ConnectionClosed):
            socket.until(lambda seen: seen["version"] >= version)
            return
    pytest.fail("the viewer did not catch up")


def test_news_that_were_lost_are_made_up_for(postgres: Postgres, hasty: None) -> None:
    """A change that nobody announced: the versions are compared at every heartbeat."""
    database = postgres.empty()
    with serving(quick(database)) as one, Browser(one) as anna:
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        with anna.live(table) as socket, psycopg.connect(database, autocommit=True) as connection:
            version = socket.next()["version"]
            # As another process would store it, but for the announcement.
            body = '{"kind":"chat","seat":-2,"name":"Ben","text":"hello"}'
            with connection.transaction():
                connection.execute("UPDATE tables SET version = version + 1 WHERE id = %s", [table])
                connection.execute(
                    "INSERT INTO entries (table_id, number, made, body) VALUES (%s, %s, 0, %s)",
                    [table, version + 1, body],
                )
            assert socket.next()["chat"][-1]["text"] == "hello"
