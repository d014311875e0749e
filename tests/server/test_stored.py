"""Games that were stored before numbers and rulings were corrected.

`fixtures/rules-1.db.gz` is the database of a server of commit f068287, the last before the first correction: all four
games at rules version 1, going on, finished and waiting, with people and bots, an undo and chat.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from support.editions import OLD_INK, corrected_game
from support.server import Browser, quick, serving

from caravela.bots import make_bot
from caravela.cli import main
from caravela.core import transcript
from caravela.core.registry import load_game
from caravela.server import check
from caravela.server.http.parts import Parts
from caravela.server.storage.database import Database
from caravela.server.storage.errors import BadDatabase
from caravela.server.storage.store import Store
from caravela.server.tables import decisions
from caravela.server.tables.decisions import transcript_of
from caravela.server.tables.table import Table
from caravela.server.tables.views import view, view_at
from caravela.server.tables.wishes import Act, SeatWish, TableWish

FIXTURE = Path(__file__).parent / "fixtures" / "rules-1.db.gz"
GAMES = ["endeavor", "navegador", "serenissima", "vasco"]


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """The stored games, in a file of their own."""
    file = tmp_path / "tables.db"
    file.write_bytes(gzip.decompress(FIXTURE.read_bytes()))
    return file


@pytest.fixture
async def old(stored: Path) -> AsyncIterator[Parts]:
    """A server on them that does not play their bots."""
    parts = Parts(quick(str(stored)))
    await parts.database.open()
    yield parts
    await parts.database.close()


def checked(database: str) -> list[check.Checked]:
    async def all_of() -> list[check.Checked]:
        return [one async for one in check.stored_games(database)]

    return asyncio.run(all_of())


def change(file: Path, *statements: str) -> None:
    with sqlite3.connect(file) as connection:
        for statement in statements:
            assert connection.execute(statement).rowcount > 0, statement
    connection.close()


async def tables(parts: Parts) -> list[Table]:
    return [await parts.tables.fresh(id) for id in await parts.tables.store.ids()]


def player(table: Table, seat: int) -> str | None:
    return table.seats[seat].guest


# Playing on


@pytest.mark.anyio
async def test_the_stored_games_are_of_all_kinds(old: Parts) -> None:
    found = await tables(old)
    assert sorted({table.card.game for table in found}) == GAMES
    for game in GAMES:
        mine = [table for table in found if table.card.game == game]
        assert {"playing", "over"} <= {table.status for table in mine}
        assert max(table.steps for table in mine if table.status == "playing") > 60


@pytest.mark.anyio
async def test_every_table_keeps_the_rules_that_it_began_with(old: Parts) -> None:
    for table in await tables(old):
        assert table.rules is load_game(table.card.game, 1)
        assert (table.rules.meta.rules_version, view(table, None).rules) == (1, 1)


@pytest.mark.anyio
async def test_every_table_is_shown_to_everybody_at_every_stage(old: Parts) -> None:
    for table in await tables(old):
        for guest in {None, *(holder.guest for holder in table.seats)}:
            now = view(table, guest)
            assert now.steps == table.steps
            assert bool(now.legal) == (table.to_act in table.seats_of(guest))
            if table.match is not None:
                assert view_at(table, guest, table.steps // 2).pieces


@pytest.mark.anyio
async def test_every_game_is_downloaded_and_read_again(old: Parts) -> None:
    for table in [table for table in await tables(old) if table.match is not None]:
        match = transcript.read(transcript_of(table, player(table, max(table.to_act, 0))))
        assert table.match is not None
        assert match.state.dump() == table.match.state.dump()
        assert match.rules.meta.rules_version == 1


@pytest.mark.anyio
async def test_every_game_goes_on_with_a_bots_move_under_its_own_rules(old: Parts) -> None:
    bot = make_bot("greedy", 1)
    for table in [table for table in await tables(old) if table.status == "playing"]:
        assert table.match is not None
        action = bot.choose(table.rules, table.rules.seen_by(table.match.state, table.to_act))
        wish = Act(table.version, table.to_act, action.number)
        after = await old.tables.act(table.card.id, player(table, table.to_act), wish)
        assert after.steps > table.steps
        assert after.card.rules_version == 1
    assert not [
        one for one in [check._table(await old.tables.store.whole(t.card.id)) for t in await tables(old)] if one.trouble
    ]


@pytest.mark.anyio
async def test_the_bots_of_an_old_table_answer(stored: Path) -> None:
    """A person decides until it is a bot's turn; the server's bots go on from there."""
    parts = Parts(quick(str(stored)))
    await parts.open()
    try:
        for table in [one for one in await tables(parts) if one.status == "playing" and len(one.seats) > 2]:
            before = await play_until_bots(parts, table)
            async with asyncio.timeout(20):
                while (after := await parts.tables.fresh(table.card.id)).bot_due:
                    await asyncio.sleep(0.02)
            assert after.steps > before.steps
    finally:
        await parts.close()


async def play_until_bots(parts: Parts, table: Table) -> Table:
    bot = make_bot("random", 1)
    while not table.bot_due:
        assert table.match is not None
        action = bot.choose(table.rules, table.rules.seen_by(table.match.state, table.to_act))
        wish = Act(table.version, table.to_act, action.number)
        table = await parts.tables.act(table.card.id, player(table, table.to_act), wish)
    return table


@pytest.mark.anyio
async def test_a_rematch_is_played_by_todays_rules_with_what_was_agreed_on(old: Parts) -> None:
    for table in await tables(old):
        meta = load_game(table.card.game).meta
        card = decisions.next_card(table, "seed")
        assert card.rules_version == meta.rules_version
        changed = {option.id for option in table.rules.meta.options if table.options[option.id] != option.default}
        for option in meta.options:
            wanted = table.options[option.id] if option.id in changed else option.default
            assert card.options[option.id] == wanted, option.id


def test_old_tables_are_shown_over_the_wire_with_their_own_drawings_and_options(stored: Path) -> None:
    with serving(quick(str(stored))) as url, Browser(url) as stranger:
        with sqlite3.connect(stored) as connection:
            ids = [row[0] for row in connection.execute("SELECT id FROM tables")]
        connection.close()
        for id in ids:
            shown = stranger.view(id)
            for sheet in shown["sheets"]:
                art = stranger.get(f"/api/games/{shown['game']}/art/{sheet['art']}?rules={shown['rules']}")
                assert art.status_code == 200
            game = stranger.get(f"/api/games/{shown['game']}?rules={shown['rules']}").json()
            assert game["rules_version"] == shown["rules"] == 1
            assert {option["id"] for option in game["options"]} == set(shown["options"])


# What the wire tells of an older version


@pytest.fixture
def regatta(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with corrected_game(tmp_path / "games", monkeypatch) as game:
        yield game


def test_drawings_numbers_and_defaults_are_those_of_the_version(regatta: str, anna: Browser) -> None:
    drawn = {rules: anna.get(f"/api/games/{regatta}/art/board.svg{rules}") for rules in ("", "?rules=1", "?rules=3")}
    assert [OLD_INK in answer.text for answer in drawn.values()] == [False, True, False]
    assert drawn[""].headers["etag"] != drawn["?rules=1"].headers["etag"]
    shared = [anna.get(f"/api/games/{regatta}/art/pieces.svg{rules}").text for rules in ("", "?rules=1")]
    assert shared[0] == shared[1]
    assert anna.get(f"/api/games/{regatta}?rules=2").json()["options"][0]["default"] == 30
    assert anna.get(f"/api/games/{regatta}/numbers?rules=2").json()[0]["rows"][1]["cells"][0]["items"] == [[30]]
    assert anna.get(f"/api/games/{regatta}/numbers").json()[0]["rows"][1]["cells"][0]["items"] == [[100]]
    printed = anna.get(f"/api/games/{regatta}/data?rules=1").json()
    assert {"points": 30} in [group["values"] for group in printed]


@pytest.mark.parametrize("rules", ["0", "4", "-1", "one", "1234567890"])
def test_a_version_that_nobody_knows_is_not_found(regatta: str, anna: Browser, rules: str) -> None:
    for path in ("", "/numbers", "/art/board.svg", "/data"):
        assert anna.get(f"/api/games/{regatta}{path}?rules={rules}").status_code == 404


# Checking


def test_all_stored_games_replay(stored: Path) -> None:
    found = checked(str(stored))
    assert len(found) == 13
    assert not [one for one in found if one.trouble]


def test_checking_changes_nothing(stored: Path) -> None:
    before = stored.read_bytes()
    checked(str(stored))
    assert stored.read_bytes() == before


def test_what_would_not_replay_is_named_with_its_reason(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(
        stored,
        "UPDATE tables SET rules_version = 9 WHERE game = 'vasco' AND status = 'over'",
        "UPDATE tables SET steps = steps + 1 WHERE game = 'serenissima' AND status = 'over'",
        "UPDATE entries SET body = replace(body, 'rondel ', 'rondel nowhere ') WHERE body LIKE '%rondel %' "
        "AND table_id = (SELECT id FROM tables WHERE game = 'navegador' AND status = 'over')",
        "UPDATE entries SET body = '{' WHERE table_id = (SELECT id FROM tables WHERE status = 'waiting')",
    )
    code = main(["check-games", "--database", str(stored)])
    lines = capsys.readouterr().out.splitlines()
    assert code == 1
    assert len(lines) == 5
    for part in (
        "(vasco 9) This game of Vasco da Gama was played under rules version 9",
        "(serenissima 1) The replay ends otherwise: over after 404 steps",
        "(navegador 1) This stored game cannot be replayed at step 2",
        "(navegador 1) Entry 1 of this table's journal cannot be read: Input data was truncated.",
        "13 games checked (3 of endeavor 1, 4 of navegador 1, 3 of serenissima 1, 2 of vasco 1, 1 of vasco 9); 4 would",
    ):
        assert any(part in line for line in lines), part


def test_games_are_checked_while_a_server_plays_them(stored: Path) -> None:
    with serving(quick(str(stored))) as url, Browser(url, "Anna") as anna:
        anna.make("navegador", "greedy", "greedy")
        found = checked(str(stored))
        assert len(found) == 14
        assert not [one for one in found if one.trouble]


@pytest.mark.anyio
async def test_both_kinds_of_database_are_checked(parts: Parts, database: str) -> None:
    anna = await parts.guests.make()
    made = await parts.tables.make(anna, TableWish("navegador", [SeatWish("me"), SeatWish("me")], {}, seed=1))
    found = [one async for one in check.stored_games(database)]
    assert found == [check.Checked(made.card.id, f"navegador {made.card.rules_version}", "")]


@pytest.mark.anyio
async def test_what_is_opened_for_reading_cannot_be_changed(parts: Parts, database: str) -> None:
    reading = Database(database, reading=True)
    with pytest.raises(BadDatabase):
        await Store(reading).setting("colour", "red")
    with pytest.raises(Exception, match=r"(?i)read-?only"):
        await reading.read(lambda connection: connection.exec_driver_sql("DELETE FROM tables"))
    await reading.close()


@pytest.mark.parametrize("text", [None, "", "no database"])
def test_what_is_no_database_of_tables_is_refused(
    tmp_path: Path, text: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.db"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    assert main(["check-games", "--database", str(file)]) == 2
    assert "cannot be used" in " ".join(capsys.readouterr().err.split())
    assert file.exists() == (text is not None)
