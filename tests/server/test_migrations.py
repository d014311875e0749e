"""The database: made on the first start, brought up to date by a later release, refused in one sentence."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from support.server import STAGE, quick

from caravela.core.registry import load_game
from caravela.server.http.parts import Parts
from caravela.server.storage import migrations
from caravela.server.storage.database import Database, shown, url_of
from caravela.server.storage.errors import BadDatabase
from caravela.server.storage.records import METADATA
from caravela.server.tables.wishes import Act, SeatWish, TableWish

pytestmark = pytest.mark.anyio

GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]


#: The revision that this release works with.
NEWEST = ScriptDirectory(str(migrations.FOLDER)).get_current_head()


async def at_revision(database: str, revision: str) -> Database:
    """A database as an older release left it."""
    older = Database(database)
    await older.write(lambda connection: migrations.migrate(connection, revision))
    return older


def as_the_first_release(connection: Connection) -> None:
    """Takes away what later steps have added."""
    for statement in (
        "DROP TABLE leases",
        "DROP INDEX tables_bot_due",
        "ALTER TABLE tables DROP COLUMN lesson",
        "ALTER TABLE tables DROP COLUMN result",
        "ALTER TABLE entries DROP COLUMN digest",
        "UPDATE alembic_version SET version_num = '0001'",
    ):
        connection.execute(text(statement))


async def test_the_steps_lead_to_what_the_code_works_with(parts: Parts) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert await parts.database.read(differences) == []
    assert await parts.database.read(migrations.current) == NEWEST


async def test_an_older_database_is_brought_up_to_date_and_its_games_go_on(database: str) -> None:
    older = await at_revision(database, "head")
    await older.close()
    parts = Parts(quick(database))
    anna = await parts.guests.make()
    wish = TableWish(GAME, [SeatWish("me")] * SEATS)
    table = await parts.tables.make(anna, wish)
    assert table.match is not None
    act = Act(table.version, table.to_act, table.match.legal[0].number)
    table = await parts.tables.act(table.card.id, anna.id, act)
    await parts.database.write(as_the_first_release)
    await parts.database.close()

    newer = Parts(quick(database))
    await newer.open()
    assert await newer.database.read(migrations.current) == NEWEST
    found = await newer.tables.fresh(table.card.id)
    assert found.version == table.version and found.match is not None
    act = Act(found.version, found.to_act, found.match.legal[0].number)
    assert (await newer.tables.act(table.card.id, anna.id, act)).version == table.version + 1
    await newer.close()


async def test_processes_that_start_together_wait_for_each_other(database: str) -> None:
    several = [Database(database) for _ in range(4)]
    await asyncio.gather(*(one.open() for one in several))
    assert [await one.read(migrations.current) for one in several] == [NEWEST] * 4
    await asyncio.gather(*(one.close() for one in several))


async def test_a_database_of_a_newer_release_is_left_alone(database: str) -> None:
    future = await at_revision(database, "head")
    await future.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await future.close()
    with pytest.raises(BadDatabase, match="newer release"):
        await Database(database).open()


async def test_a_secret_is_made_once(database: str) -> None:
    one, two = Parts(quick(database)), Parts(quick(database))
    await one.open()
    await two.open()
    guest = await one.guests.make()
    assert two.guests.id_of(one.guests.cookie(guest)) == guest.id
    await one.close()
    await two.close()


async def test_commits_reach_the_disk_before_they_are_acknowledged(tmp_path: Path) -> None:
    database = Database(str(tmp_path / "tables.db"))
    await database.open()

    def pragmas(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    assert await database.read(pragmas) == ["wal", 2, 1]
    await database.close()


@pytest.mark.parametrize("content", [b"this is no database" * 100, b"SQLite format 3\x00" + b"\xff" * 5000])
async def test_a_corrupt_file_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(content)
    with pytest.raises(BadDatabase, match=r"tables.db cannot be used: .*restore it from a backup"):
        await Database(str(path)).open()
    assert path.read_bytes() == content


async def test_somebody_elses_database_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE guests (id TEXT)")
    other.close()
    with pytest.raises(BadDatabase, match="already exists"):
        await Database(str(path)).open()
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("guests",)]
    other.close()


async def test_a_postgresql_that_is_not_there_is_named_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://anna:secret@/games?host={tmp_path}"
    with pytest.raises(BadDatabase) as refused:
        await Database(url).open()
    assert "is PostgreSQL running there?" in str(refused.value) and "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (":memory:", "would lose all games"),
        ("sqlite://", "not in sqlite"),
        ("mysql://x/y", "not in mysql"),
        ("://", "URL"),
    ],
)
def test_databases_that_cannot_be(given: str, message: str) -> None:
    with pytest.raises(BadDatabase, match=message):
        url_of(given)


async def test_a_place_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(BadDatabase, match="cannot be made"):
        await Database().open()
    with pytest.raises(BadDatabase, match="cannot be used"):
        await Database(str(tmp_path)).open()


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
async def test_a_folder_that_is_not_there_is_refused_and_not_made(tmp_path: Path, form: str) -> None:
    (tmp_path / "file").write_text("")
    for folder in ("data", "file", "data/deep"):
        with pytest.raises(BadDatabase, match=r"There is no folder .* make it, or give another file with --database"):
            await Database(form.format(tmp_path / folder / "tables.db")).open()
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


async def test_the_folder_of_the_default_is_made_for_its_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    database = Database()
    await database.open()
    await database.close()
    assert mode(tmp_path / "share" / "caravela") == 0o700
    assert mode(tmp_path / "share" / "caravela" / "tables.db") == 0o600


def mode(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("left", [None, 0o644, 0o666])
async def test_a_database_is_its_owners_only(tmp_path: Path, left: int | None) -> None:
    """Whether it is new or an older release left it readable by all; so are the files beside it."""
    path = tmp_path / "tables.db"
    if left is not None:
        path.touch(left)
        path.chmod(left)
    database = Database(str(path))
    await database.open()
    files = {file.name: mode(file) for file in tmp_path.iterdir()}
    await database.close()
    assert files == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)


async def test_a_file_that_is_no_database_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database, and none of our business" * 100)
    path.chmod(0o644)
    with pytest.raises(BadDatabase):
        await Database(str(path)).open()
    assert mode(path) == 0o644


def test_the_default_is_a_file_in_the_users_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert shown(url_of("")) == str(tmp_path / "caravela" / "tables.db")
    assert shown(url_of("sqlite:///games.db")) == str(Path("games.db").absolute())
    assert url_of("postgres://a:b@host/name").drivername == "postgresql+psycopg"
