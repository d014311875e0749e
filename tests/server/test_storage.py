"""What is told to be done is on disk: batches, full disks, locks, and bots that cannot play."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import msgspec
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from support.server import STAGE, Browser, quick, serving

from caravela.core.registry import load_game
from caravela.server.bots.parking import LONGEST, Parking
from caravela.server.storage.database import Database
from caravela.server.storage.engines import plainly
from caravela.server.storage.errors import BadDatabase, ailment
from caravela.server.storage.leases import AT_ONCE, Leases
from caravela.server.storage.lock import Lock
from caravela.server.storage.rows import Card, Change, Head, Holder, NewTable, StoredEntry
from caravela.server.storage.store import Store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = Database(str(tmp_path / "tables.db"))
    await opened.open()
    yield opened
    await opened.close()


def put(name: str, value: str = "") -> Any:
    """Work that keeps a setting."""

    def work(connection: Connection) -> str:
        connection.execute(text("INSERT INTO settings VALUES (:name, :value)"), {"name": name, "value": value})
        return name

    return work


def given_up(connection: Connection) -> None:
    """What SQLite does when the disk is full: the whole transaction is gone, then the statement fails."""
    driver: Any = connection.connection.driver_connection
    driver.rollback()
    raise OperationalError("INSERT", None, sqlite3.OperationalError("database or disk is full"))


async def together(database: Database, *works: Any) -> list[Any]:
    """What becomes of works that share a commit: they queue up behind one that waits for all of them."""
    go = threading.Event()
    first = asyncio.ensure_future(database.write(lambda connection: go.wait(5)))
    await asyncio.sleep(0.05)
    waiting = [asyncio.ensure_future(database.write(work)) for work in works]
    await asyncio.sleep(0.05)
    go.set()
    return (await asyncio.gather(first, *waiting, return_exceptions=True))[1:]


def stored(database: Database) -> set[str]:
    """What a new connection finds."""
    with sqlite3.connect(str(database.url.database)) as connection:
        return {name for (name,) in connection.execute("SELECT name FROM settings")}


async def test_works_that_were_told_done_are_stored_though_one_filled_the_disk(database: Database) -> None:
    before, full, after = await together(database, put("before"), given_up, put("after"))
    assert (before, after) == ("before", "after")
    assert isinstance(full, OperationalError)
    assert {"before", "after"} <= stored(database)


FULL = """
import asyncio, resource, sqlite3, sys, threading
from sqlalchemy import text
from caravela.server.storage.database import Database

def put(number):
    def work(connection):
        values = {"name": f"w{number}", "value": "x" * 100_000}
        connection.execute(text("INSERT INTO settings VALUES (:name, :value)"), values)
        return number
    return work

async def fill(file):
    database = Database(file)
    await database.open()
    resource.setrlimit(resource.RLIMIT_FSIZE, (2_500_000, 2_500_000))
    all_wait = threading.Event()
    first = asyncio.ensure_future(database.write(lambda connection: all_wait.wait(20)))
    works = [asyncio.ensure_future(database.write(put(number))) for number in range(45)]
    await asyncio.sleep(0.2)
    all_wait.set()
    told = await asyncio.gather(*works, return_exceptions=True)
    await first
    done = {f"w{number}" for number, result in enumerate(told) if result == number}
    with sqlite3.connect(file) as connection:
        stored = {name for (name,) in connection.execute("SELECT name FROM settings WHERE name LIKE 'w%'")}
    print(len(done), len(done - stored), len(stored - done))
    await database.close()

asyncio.run(fill(sys.argv[1]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="files have no limit of their size there")
def test_works_that_fill_the_disk_are_stored_if_and_only_if_they_were_told_done(tmp_path: Path) -> None:
    """45 works of 100 KB share a commit, SQLite writes before the commit, and there is room for half of them."""
    command = [sys.executable, "-c", FULL, str(tmp_path / "tables.db")]
    filled = subprocess.run(command, capture_output=True, text=True, timeout=60)
    done, lost, denied = map(int, filled.stdout.split())
    assert 0 < done < 45, filled.stderr
    assert (lost, denied) == (0, 0)


async def test_a_disk_that_is_full_for_good_is_told_to_everybody_who_was_not_stored(database: Database) -> None:
    def no_room(name: str) -> Any:
        def work(connection: Connection) -> str:
            pages = connection.execute(text("PRAGMA page_count")).scalar()
            connection.execute(text(f"PRAGMA max_page_count={pages}"))
            return str(put(name, "x" * 200_000)(connection))

        return work

    results = await together(database, *(no_room(f"large{number}") for number in range(4)))
    assert [ailment(result) for result in results] == ["full"] * 4
    assert not [name for name in stored(database) if name.startswith("large")]


async def test_a_work_that_fails_by_itself_leaves_the_others_alone(database: Database) -> None:
    def wrong(connection: Connection) -> None:
        put("half")(connection)
        raise ValueError("no")

    one, two, again, three = await together(database, put("one"), wrong, put("one"), put("three"))
    assert (one, three) == ("one", "three")
    assert isinstance(two, ValueError) and isinstance(again, Exception)
    assert {"one", "three"} <= stored(database) and "half" not in stored(database)


async def test_a_transaction_is_all_or_nothing_also_on_the_driver(database: Database) -> None:
    """The writer begins and ends on SQLite's driver; works may go through SQLAlchemy, or not, or both."""

    def plain(name: str) -> Any:
        return lambda connection: plainly(connection, "INSERT INTO settings VALUES (?, '')", [(name,)])

    def both(connection: Connection) -> str:
        plain("plain")(connection)
        return str(put("asked")(connection))

    def wrong(connection: Connection) -> None:
        plain("half")(connection)
        raise ValueError("no")

    assert await database.write(both) == "asked"
    with pytest.raises(ValueError, match="no"):
        await database.write(wrong)
    assert await database.write(plain("alone")) == 1
    assert await together(database, plain("first"), wrong, both, plain("last")) == [1, ANY, ANY, 1]
    assert stored(database) & {"plain", "asked", "half", "alone", "first", "last"} == (
        {"plain", "asked", "alone", "first", "last"}
    )


async def test_a_move_takes_four_statements_and_touches_no_index(database: Database) -> None:
    statements: list[str] = []

    def listen(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.set_trace_callback(statements.append)

    store = Store(database)
    head = Head(1, "playing", 0, bot_due=False, steps=1, updated=1)
    card = Card("one", STAGE, 1, {}, "seed", "", 1)
    await store.add_table(NewTable(card, head, [Holder()], [StoredEntry(1, 1, "{}")]))
    await database.write(listen)
    statements.clear()
    second = Head(2, "playing", 1, bot_due=False, steps=2, updated=2)
    assert await store.append(Change("one", 1, second, {}, [StoredEntry(2, 2, "{}")]))
    assert [statement.split()[0] for statement in statements] == ["BEGIN", "UPDATE", "INSERT", "COMMIT"]
    assert "status" not in statements[1].partition("WHERE")[0]
    assert (await store.whole("one")).head == second
    third = Head(3, "playing", 1, bot_due=True, steps=3, updated=3)
    for later in (third, Head(4, "over", -2, bot_due=False, steps=4, updated=4, result="{}")):
        entry = StoredEntry(later.version, 2, "{}")
        assert await store.append(Change("one", later.version - 1, later, {}, [entry]))
        assert (await store.whole("one")).head == later


async def test_a_change_that_does_not_fit_the_stored_journal_is_refused_as_a_whole(database: Database) -> None:
    """The statements of a move go to SQLite's driver by themselves; what it refuses is an error of the store."""
    store = Store(database)
    head = Head(1, "playing", 0, bot_due=False, steps=1, updated=1)
    one = NewTable(Card("one", STAGE, 1, {}, "seed", "", 1), head, [Holder()], [StoredEntry(1, 1, "{}")])
    await store.add_table(one)
    later = msgspec.structs.replace(head, version=2)
    assert not await store.append(Change("one", 1, later, {}, [StoredEntry(1, 2, "again")]))
    assert not await store.append(Change("one", 7, later, {}, [StoredEntry(2, 2, "too late")]))
    assert await store.whole("one") == one
    assert await store.append(Change("one", 1, later, {}, [StoredEntry(2, 2, "a"), StoredEntry(3, 2, "b")]))
    assert [entry.body for entry in await store.entries("one")] == ["{}", "a", "b"]
    await database.write(lambda connection: connection.execute(text("DROP TABLE entries")))
    with pytest.raises(OperationalError, match="no such table"):
        await store.append(Change("one", 2, msgspec.structs.replace(head, version=3), {}, [StoredEntry(4, 3, "c")]))
    assert await store.versions(["one"]) == {"one": 2}


def test_health_tells_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(quick(str(file))) as server, Browser(server) as anna:
        table = anna.make(STAGE, *["me"] * load_game(STAGE).meta.seats[0])["id"]
        assert anna.get("/health").json()["status"] == "well"
        with sqlite3.connect(file, isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            health = anna.get("/health")
            refused = anna.act(anna.view(table))
            other.execute("ROLLBACK")
        assert health.status_code == 503
        assert (health.json()["database"], health.json()["reason"]) == ("locked", "database is locked")
        assert (refused.status_code, refused.json()["error"]["kind"]) == (503, "database_locked")
        assert anna.get("/health").status_code == 200


def test_a_second_server_on_the_same_file_does_not_start(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    lock = Database(str(file)).lock()
    command = [sys.executable, "-m", "caravela.cli", "serve", "--port", "0", "--database", str(file)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert second.returncode == 2
    assert second.stderr.strip().endswith(
        f"Another server is running on {file}; stop it, or give this one another file with --database."
    )
    lock.release()
    Lock(file).release()


def test_a_lock_dies_with_its_process(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    script = f"""
import sys
from pathlib import Path
from caravela.server.storage.lock import Lock
lock = Lock(Path({str(file)!r}))
print("locked", flush=True)
sys.stdin.read()
"""
    with subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == b"locked\n"
        with pytest.raises(BadDatabase, match="Another server is running"):
            Lock(file)
        holder.kill()
        holder.wait()
    Lock(file).release()


def add_tables(count: int) -> Any:
    """Work that keeps tables where a bot is to act."""

    def work(connection: Connection) -> None:
        columns = [row.name for row in connection.execute(text("PRAGMA table_info(tables)")) if row.notnull]
        for number in range(count):
            values = dict.fromkeys(columns, 0) | {"id": f"t{number:04}", "game": "gone", "bot_due": 1}
            values |= {name: "" for name in columns if name in ("invite", "status")} | {"options": "{}", "seed": "1"}
            names = ", ".join(values)
            connection.execute(text(f"INSERT INTO tables ({names}) VALUES (:{', :'.join(values)})"), values)

    return work


async def test_many_tables_that_cannot_be_played_do_not_hide_others(database: Database) -> None:
    await database.write(add_tables(AT_ONCE + 10))
    assert len(await Leases(database, 15).due()) == AT_ONCE + 10


async def test_a_lease_of_a_clock_that_has_jumped_does_not_hold(database: Database) -> None:
    await database.write(add_tables(1))
    dead, mine = Leases(database, 15), Leases(database, 15)
    assert await dead.take("t0000") and not await mine.take("t0000")
    day = 24 * 3600 * 1000
    await database.write(lambda connection: connection.execute(text(f"UPDATE leases SET until = until + {day}")))
    assert await mine.due() == ["t0000"] and await mine.take("t0000")


def test_what_cannot_be_played_is_tried_ever_less_often() -> None:
    time = 0.0
    parking = Parking(3.0, lambda: time)
    assert not parking.is_parked("a")
    assert [parking.park("a") for _ in range(12)][:4] == [3.0, 6.0, 12.0, 24.0]
    assert parking.park("a") == LONGEST and parking.is_parked("a") and not parking.is_parked("b")
    time = LONGEST
    assert not parking.is_parked("a")
    parking.leave("a")
    assert parking.park("a") == 3.0
