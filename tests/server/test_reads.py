"""Costly reads are worked out beside the loop, once, and nobody's move waits for them."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from support.server import STAGE, Browser, play_on, quick, serving, wait_until

from caravela.core.registry import load_game
from caravela.server.http import reads
from caravela.server.http.routes import tables
from caravela.server.tables.curves import curves

SEATS = load_game(STAGE).meta.seats[1]


def test_a_move_does_not_wait_for_a_costly_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on, count = threading.Event(), threading.Event(), 0

    def slow(*arguments: Any) -> Any:
        nonlocal count
        count += 1
        begun.set()
        assert go_on.wait(60)
        return curves(*arguments)

    monkeypatch.setattr(tables, "curves", slow)
    with serving(quick(str(tmp_path / "tables.db"))) as url, Browser(url) as anna, ThreadPoolExecutor(8) as others:
        table = anna.make(STAGE, *["me"] * SEATS)["id"]

        def ask(_: int) -> dict[str, Any]:
            with Browser(url) as other:
                found: dict[str, Any] = other.get(f"/api/tables/{table}/curves").json()
                return found

        asked = [others.submit(ask, n) for n in range(8)]
        assert begun.wait(60)
        elsewhere = anna.make(STAGE, *["me"] * SEATS)["id"]
        assert play_on(anna, elsewhere, 3)["version"] > 1
        go_on.set()
        answers = [one.result(60) for one in asked]
    assert all(answer == answers[0] for answer in answers) and "score" in answers[0]["series"]
    assert count == 1, "the same was worked out again"


def test_one_address_has_only_so_many_reads_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reads, "AT_ONCE", 2)
    go_on = threading.Event()
    begun = threading.Semaphore(0)

    def slow(*arguments: Any) -> Any:
        begun.release()
        assert go_on.wait(60)
        return curves(*arguments)

    monkeypatch.setattr(tables, "curves", slow)
    with serving(quick(str(tmp_path / "tables.db"))) as url, Browser(url) as anna, ThreadPoolExecutor(8) as others:
        made = [anna.make(STAGE, *["me"] * SEATS)["id"] for _ in range(4)]

        def ask(table: str) -> int:
            with Browser(url) as other:
                return other.get(f"/api/tables/{table}/curves").status_code

        asked = [others.submit(ask, table) for table in made]
        assert begun.acquire(timeout=60)
        wait_until(lambda: sum(one.done() for one in asked) == 2, 60)
        assert [one.result() for one in asked if one.done()] == [429, 429]
        go_on.set()
        assert sorted(one.result(60) for one in asked) == [200, 200, 429, 429]


def test_a_long_log_is_told_beside_the_loop(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = anna.make(STAGE, *["me"] * SEATS)["id"]
    play_on(anna, table, 5)
    usual = anna.view(table)
    monkeypatch.setattr(tables, "LONG_LOG", 2)
    long = anna.view(table)
    assert long == usual
    wish = {"version": long["version"], "seat": long["to_act"], "action": long["legal"][0]["number"]}
    assert anna.post(f"/api/tables/{table}/act?has={long['check']}", **wish).json()["type"] == "change"
