"""The form of the logs: colours are for terminals, and only for people who want them; and what logs do not tell."""

from __future__ import annotations

import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from support.server import STAGE, Browser, quick, serving, wait_until

from caravela.core.registry import load_game
from caravela.server import logs
from caravela.server.storage.database import Database
from caravela.server.tables.changes import Tables

SCRIPT = """
import structlog
from caravela.server import logs
logs.configure("console")
log = structlog.get_logger()
log.info("starting", url="http://127.0.0.1")
try:
    1 / 0
except ZeroDivisionError as error:
    log.error("request failed", exc_info=error)
"""
ESCAPE = b"\x1b["


def told(terminal: bool, **variables: str) -> bytes:
    """What a process writes to its standard error: a terminal, or a file."""
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"} | variables
    reader, writer = os.openpty() if terminal else os.pipe()
    with subprocess.Popen([sys.executable, "-c", SCRIPT], stderr=writer, env=environment) as process:
        os.close(writer)
        found = b"".join(iter(lambda: _read(reader), b""))
    os.close(reader)
    assert process.returncode == 0
    return found


def _read(reader: int) -> bytes:
    try:
        return os.read(reader, 65_536)
    except OSError:
        # So a terminal ends on Linux.
        return b""


@pytest.mark.parametrize(
    ("terminal", "variables", "coloured"),
    [(True, {}, True), (True, {"NO_COLOR": "1"}, False), (True, {"NO_COLOR": ""}, True), (False, {}, False)],
)
def test_colours_are_for_terminals(terminal: bool, variables: dict[str, str], coloured: bool) -> None:
    written = told(terminal, **variables)
    assert b"starting" in written and b"ZeroDivisionError" in written
    assert (ESCAPE in written) == coloured


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What a server of this process logs at the default level."""
    before, root = structlog.get_config(), logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    logs.configure("json")
    monkeypatch.setattr(logging.getLogger("httpx2"), "disabled", True)  # the visitor's own words
    yield stream
    structlog.configure(**before)
    root.handlers[:] = handlers
    root.setLevel(level)


def test_logs_name_no_table_and_no_link(tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = load_game(STAGE).meta.seats[0]
    with serving(quick(str(tmp_path / "tables.db"))) as url, Browser(url, "Anna") as anna:
        made = anna.make(STAGE, "me", *["random"] * (seats - 1))
        table = made["id"]
        key = anna.post(f"/api/tables/{table}/seats/0/link").json()["key"]
        wait_until(lambda: anna.view(table)["legal"])
        for path in ("", "/at/999", "/nothing", f"?invite={made['invite']}"):
            anna.get(f"/api/tables/{table}{path}")
            anna.get(f"/table/{table}{path}")
        anna.seat(table, 0, "continue", key=key + "x")
        with anna.live(table) as socket:
            socket.next()

        async def broken(*_: object) -> None:
            raise RuntimeError("a mistake of ours")

        monkeypatch.setattr(Tables, "say", broken)
        assert anna.post(f"/api/tables/{table}/chat", text="hush").status_code == 500
        structlog.get_logger().error("a bot could not play", table=table)
    told = written.getvalue()
    assert "a mistake of ours" in told and "/api/tables/{id}/seats/{seat}/link" in told and logs.mark(table) in told
    for secret in (table, key, made["invite"], anna.me["id"], "hush"):
        assert secret not in told


def test_no_line_harms_whoever_writes_it(written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    log = structlog.get_logger("caravela.some.part")
    log.warning("odd", half="\udc80", table="secret", thing=Path("x"), key={1j: 2})
    log.info("usual", status=200)
    log.debug("unheard")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [(line["event"], line["level"], line["logger"]) for line in lines] == [
        ("odd", "warning", "caravela.some.part"),
        ("usual", "info", "caravela.some.part"),
    ]
    assert "secret" not in written.getvalue() and all(line["timestamp"].endswith("Z") for line in lines)
    written.close()
    log.error("nobody can read this")


def test_usual_lines_take_a_shorter_way_and_are_as_all_others(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = structlog.get_logger("caravela.some.part")
    passed = Mock(side_effect=lambda logger, method, event: event)
    structlog.configure(processors=[passed, *structlog.get_config()["processors"]])
    log.info("request", status=200, ms=1.5)
    assert not passed.called
    log.info("request", table="secret")
    log.bind(status=200).info("request", ms=1.5)
    assert passed.call_count == 2
    short, discreet, bound = (json.loads(line) for line in written.getvalue().splitlines())
    assert list(short) == list(bound) and short | {"timestamp": bound["timestamp"]} == bound
    assert short["timestamp"] <= bound["timestamp"] and discreet["table"] == logs.mark("secret")
    monkeypatch.setattr(sys, "stderr", written)
    logs.configure("console")
    log.info("request", status=404)
    assert "status=404" in written.getvalue()
    for form in ("console", "json"):
        logs.configure(form, "warning")
        log.info("unheard")
    assert "unheard" not in written.getvalue()


@pytest.mark.anyio
async def test_errors_of_the_database_tell_no_values(database: str) -> None:
    opened = Database(database)
    await opened.open()
    try:
        with pytest.raises(SQLAlchemyError) as caught:
            await opened.write(lambda connection: connection.execute(text("SELECT :key FROM nowhere"), {"key": "hush"}))
        assert "nowhere" in str(caught.value) and "hush" not in str(caught.value)
    finally:
        await opened.close()
