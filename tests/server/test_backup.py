"""`caravela backup` and `caravela restore`: one file holds everything, and what goes on meanwhile is not disturbed."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import stat
import threading
from pathlib import Path

import pytest
from support.postgres import Postgres
from support.server import STAGE, Browser, play_on, quick, serving

from caravela.cli import main
from caravela.core.registry import load_game
from caravela.server import check
from caravela.server.storage import records
from caravela.server.storage.backup import KEPT
from caravela.server.storage.lock import Lock

GAME = STAGE
SEATS = load_game(GAME).meta.seats[0]
OLD = Path(__file__).parent / "fixtures" / "rules-1.db.gz"


def command(*arguments: str) -> int:
    return main(list(arguments))


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """What the command said, in one line."""
    captured = capsys.readouterr()
    assert "Traceback" not in captured.err
    return " ".join((captured.out + captured.err).split())


def troubles(database: str) -> list[str]:
    async def all_of() -> list[check.Checked]:
        return [one async for one in check.stored_games(database)]

    found = asyncio.run(all_of())
    assert found
    return [one.trouble for one in found if one.trouble]


def test_a_database_is_backed_up_while_it_is_played_on_and_restored(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, over = tmp_path / "copy.db", threading.Event()
    with serving(quick(database)) as url, Browser(url, "Anna") as anna:
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        before = play_on(anna, table, 10)
        playing = threading.Thread(target=talk, args=(anna, table, over))
        playing.start()
        try:
            assert command("backup", str(copy), "--database", database) == 0
        finally:
            over.set()
            playing.join()
        assert "Wrote 1 table with" in told(capsys)
        if database.startswith("postgresql"):  # the lock of an SQLite file is tried below
            assert command("restore", str(copy), "--database", database, "--replace") == 2
            assert "A server is running on" in told(capsys)
        cookies = dict(anna.http.cookies)
        after = anna.view(table)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not troubles(str(copy))
    assert command("restore", str(copy), "--database", database) == 2
    assert "add --replace" in told(capsys)
    assert command("restore", str(copy), "--database", database, "--replace") == 0
    assert "Restored 1 table with" in told(capsys)
    assert not troubles(database)
    with serving(quick(database)) as url, Browser(url) as back:
        back.http.cookies.clear()
        back.http.cookies.update(cookies)
        view = back.view(table)
        assert before["version"] <= view["version"] <= after["version"]
        assert view["pieces"] == before["pieces"] and view["viewer_seats"] == before["viewer_seats"]
        assert play_on(back, table, 1)["version"] == view["version"] + 1


def talk(anna: Browser, table: str, over: threading.Event) -> None:
    """Somebody writes to the journal all the time."""
    while not over.is_set():
        assert anna.post(f"/api/tables/{table}/chat", text="hello").status_code == 200


def test_what_was_kept_in_one_kind_of_database_goes_on_in_the_other(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And a backup of an older release is brought up to date."""
    old = tmp_path / "old.db"
    old.write_bytes(gzip.decompress(OLD.read_bytes()))
    assert command("restore", str(old), "--database", postgres.empty()) == 0
    assert not troubles(postgres.url)
    copy = tmp_path / "copy.db"
    assert command("backup", str(copy), "--database", postgres.url) == 0
    assert command("restore", str(copy), "--database", str(tmp_path / "new.db")) == 0
    assert "Restored 13 tables with" in told(capsys)
    assert not troubles(str(tmp_path / "new.db"))
    assert rows(old) == rows(tmp_path / "new.db")


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """What the first release kept."""
    wanted = {"guests": "*", "seats": "*", "entries": "table_id, number, made, body", "tables": "id, seed, steps"}
    with sqlite3.connect(file) as connection:
        found = {
            name: connection.execute(f"SELECT {what} FROM {name} ORDER BY 1, 2").fetchall()
            for name, what in wanted.items()
        }
    connection.close()
    return found


def test_a_running_server_keeps_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    file.write_bytes(gzip.decompress(OLD.read_bytes()))
    assert command("backup", str(copy), "--database", str(file)) == 0
    with Lock(file):  # as `caravela serve` holds it
        told(capsys)
        assert command("restore", str(copy), "--database", str(file), "--replace") == 2
        assert "Another server is running on" in told(capsys)
    before = file.read_bytes()
    assert command("restore", str(copy), "--database", str(file), "--replace") == 0
    put_aside = list(tmp_path.glob("tables.db-replaced-*"))
    assert [path.read_bytes() for path in put_aside] == [before]


def test_a_damaged_file_is_replaced_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    copy.write_bytes(gzip.decompress(OLD.read_bytes()))
    damaged = copy.read_bytes()[:5000] + b"?" * 5000
    file.write_bytes(damaged)
    (tmp_path / "tables.db-wal").write_bytes(b"?" * 100)
    assert command("restore", str(copy), "--database", str(file)) == 2
    assert "add --replace" in told(capsys)
    assert command("restore", str(copy), "--database", str(file), "--replace") == 0
    assert not troubles(str(file))
    assert damaged in [path.read_bytes() for path in tmp_path.glob("tables.db-replaced-*")]


def test_what_cannot_be_backed_up_or_restored_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy, none = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "none.db"
    file.write_bytes(gzip.decompress(OLD.read_bytes()))
    copy.write_text("something else")
    before = file.read_bytes()
    for arguments, sentence in (
        (["backup", str(copy), "--database", str(file)], "is there already; a backup is always a new file"),
        (["backup", str(tmp_path / "no" / "copy.db"), "--database", str(file)], "cannot be backed up to"),
        (["backup", str(tmp_path / "new.db"), "--database", str(none)], "cannot be used"),
        (
            ["backup", str(tmp_path / "new.db"), "--database", "postgresql://x:pw@127.0.0.1:9/y"],
            "is PostgreSQL running",
        ),
        (["restore", str(none), "--database", str(file)], "There is no backup"),
        (["restore", str(copy), "--database", str(file), "--replace"], "is no backup"),
        (["restore", str(file), "--database", str(tmp_path / "no" / "tables.db")], "There is no folder"),
    ):
        assert command(*arguments) == 2
        assert sentence in told(capsys)
    assert file.read_bytes() == before and copy.read_text() == "something else"
    assert {path.name for path in tmp_path.iterdir()} <= {"tables.db", "copy.db", "tables.db-server", "none.db"}


def test_everything_that_is_kept_is_in_a_backup() -> None:
    assert {table.name for table in (*KEPT, records.leases)} == set(records.METADATA.tables)
