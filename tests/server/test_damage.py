"""Damaged journals: the server says that it is its own fault, shows what can be read, and lets nobody go on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from support.server import STAGE, Browser, play_on, quick, serving, short, wait_until

from caravela.core import transcript
from caravela.core.registry import load_game
from caravela.server import check
from caravela.server.http.parts import Parts
from caravela.server.tables.errors import BrokenTable
from caravela.server.tables.wishes import Act, SeatWish, TableWish

GAME = STAGE
SEATS = load_game(GAME).meta.seats[0]

#: What happens to the journal of a table, and the version up to which it can be read then; LAST is the latest.
LAST = 12
DAMAGE = {
    "no JSON": ("UPDATE entries SET body = '{' WHERE number = 8", 7),
    "no entry": ('UPDATE entries SET body = \'{"kind": "dance"}\' WHERE number = 8', 7),
    "another move": ("UPDATE entries SET body = (SELECT body FROM entries WHERE number = 7) WHERE number = 8", 7),
    "another time": ("UPDATE entries SET made = made + 1 WHERE number = 8", 7),
    "a wrong digest": ("UPDATE entries SET digest = 'f' WHERE number = 8", 7),
    "a gap": ("DELETE FROM entries WHERE number = 8", 7),
    "no tail": ("DELETE FROM entries WHERE number > 8", 8),
    "a foreign seat": (
        'UPDATE entries SET body = \'{"kind": "seat", "seat": 99, "holder": {}}\', digest = NULL WHERE number = 8',
        7,
    ),
}


def played(anna: Browser) -> str:
    """A table at the version LAST."""
    table: str = anna.make(GAME, *["me"] * SEATS)["id"]
    assert play_on(anna, table, LAST - 2)["version"] == LAST
    return table


def do(file: Path, table: str, statement: str) -> None:
    with sqlite3.connect(file) as connection:
        assert connection.execute(f"{statement} AND table_id = '{table}'").rowcount > 0
    connection.close()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with one table for each kind of damage, and two more; they were played before the server began."""
    return tmp_path_factory.mktemp("damage") / "tables.db"


@pytest.fixture(scope="module")
def told(file: Path) -> Iterator[tuple[Browser, dict[str, str]]]:
    """A visitor of the server that finds the damage, and the tables by what was done to them."""
    with serving(quick(str(file))) as url, Browser(url, "Anna") as anna:
        tables = {name: played(anna) for name in [*DAMAGE, "emptied", "sound"]}
        cookies = dict(anna.http.cookies)
    for name, (statement, _) in DAMAGE.items():
        do(file, tables[name], statement)
    do(file, tables["emptied"], "DELETE FROM entries WHERE true")
    with serving(quick(str(file))) as url, Browser(url) as back:
        back.http.cookies.clear()
        back.http.cookies.update(cookies)
        yield back, tables


def refused(answer: Any) -> None:
    """The server takes the blame."""
    assert (answer.status_code, answer.json()["error"]["kind"]) == (500, "broken_table"), answer.text


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_table_is_shown_as_far_as_it_goes_and_goes_no_further(
    told: tuple[Browser, dict[str, str]], name: str
) -> None:
    anna, tables = told
    id, last = tables[name], DAMAGE[name][1]
    view = anna.view(id)
    assert (view["version"], view["halted"]) == (last, "broken_table")
    assert view["pieces"] and view["log"] and not view["legal"] and not view["undo"]
    assert anna.get(f"/api/tables/{id}/at/{view['steps'] - 1}").json()["pieces"]
    match = transcript.read(anna.get(f"/api/tables/{id}/transcript").text)
    assert len(match.steps) == view["steps"]
    refused(anna.act(view, 0))
    refused(anna.post(f"/api/tables/{id}/chat", text="hello"))
    refused(anna.seat(id, 0, "name", name="Berta"))
    with anna.live(id) as socket:
        assert socket.next()["halted"] == "broken_table"


def test_a_table_without_a_journal_is_the_servers_fault(told: tuple[Browser, dict[str, str]]) -> None:
    anna, tables = told
    refused(anna.get(f"/api/tables/{tables['emptied']}"))
    refused(anna.post(f"/api/tables/{tables['emptied']}/chat", text="hello"))


def test_other_tables_lists_and_names_are_as_ever(told: tuple[Browser, dict[str, str]]) -> None:
    anna, tables = told
    assert {line["id"] for line in anna.get("/api/tables").json()} == set(tables.values())
    assert anna.post("/api/me", name="Berta").status_code == 200
    assert {seat["name"] for seat in anna.view(tables["sound"])["seats"]} == {"Berta"}
    assert play_on(anna, tables["sound"], 1)["halted"] is None


@pytest.fixture
async def parts(tmp_path: Path) -> AsyncIterator[Parts]:
    """A server on SQLite, without its web half."""
    running = Parts(quick(str(tmp_path / "tables.db")))
    await running.open()
    yield running
    await running.close()


@pytest.mark.anyio
async def test_damage_is_logged_once_and_a_repair_is_noticed(parts: Parts, tmp_path: Path) -> None:
    anna = await parts.guests.make()
    made = await parts.tables.make(anna, TableWish(GAME, [SeatWish("me")] * SEATS))
    id = made.card.id
    assert made.match is not None
    wish = Act(made.version, made.to_act, made.match.legal[0].number)
    await parts.tables.act(id, anna.id, wish)
    other = Parts(quick(str(tmp_path / "tables.db")))
    await other.database.open()
    do(tmp_path / "tables.db", id, "UPDATE entries SET body = body || ' ' WHERE number = 3")
    with capture_logs() as logs:
        for _ in range(3):
            assert (await other.tables.fresh(id)).halted is not None
            with pytest.raises(BrokenTable, match="Entry 3"):
                await other.tables.say(id, anna, "hello")
    assert [line["event"] for line in logs] == ["a table cannot go on"]
    do(tmp_path / "tables.db", id, "UPDATE entries SET body = rtrim(body) WHERE number = 3")
    assert (await other.tables.say(id, anna, "hello")).version == 4
    await other.database.close()


@pytest.mark.anyio
async def test_bots_of_a_damaged_table_wait_and_others_play(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    parts = Parts(quick(str(file)))
    await parts.database.open()
    anna = await parts.guests.make()
    wish = TableWish(GAME, [SeatWish("bot", bot="random")] * SEATS, dict(short(GAME)))
    broken, sound = [(await parts.tables.make(anna, wish)).card.id for _ in range(2)]
    await parts.database.close()
    do(file, broken, "UPDATE entries SET body = '{' WHERE number = 2")
    with serving(quick(str(file))) as url, Browser(url) as anyone:
        wait_until(lambda: anyone.view(sound)["status"] == "over", 60)
        assert anyone.view(broken)["halted"] == "broken_table"


@pytest.mark.anyio
async def test_how_a_game_ended_is_stored_and_compared(parts: Parts, tmp_path: Path) -> None:
    anna = await parts.guests.make()
    wish = TableWish(GAME, [SeatWish("bot", bot="random")] * SEATS, dict(short(GAME)))
    id = (await parts.tables.make(anna, wish)).card.id

    async def over() -> bool:
        return (await parts.tables.fresh(id)).status == "over"

    await until(over)
    head = (await parts.store.whole(id)).head
    assert head.result is not None and '"scores"' in head.result
    found = [one async for one in check.stored_games(str(tmp_path / "tables.db"))]
    assert [one.trouble for one in found] == [""]
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute('UPDATE tables SET result = replace(result, \'"state":"\', \'"state":"0\')')
    connection.close()
    found = [one async for one in check.stored_games(str(tmp_path / "tables.db"))]
    assert [one.trouble for one in found] == ["The replay ends otherwise: with another result or position."]


async def until(true: Any) -> None:
    """Waits for something to become true."""
    async with asyncio.timeout(60):
        while not await true():
            await asyncio.sleep(0.02)
