"""A rise of a game's rules version closes no stored game; what this release does not know can still be looked at.

`fixtures/rules-N.db.gz` are databases of earlier releases, all games of all versions among them; a rise needs a new one
(`fixtures/record.py`).
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from support.server import Browser, play_on, quick, serving

from caravela.bots import make_bot
from caravela.core import editions, registry, transcript
from caravela.core.errors import BadTranscript
from caravela.core.registry import load_game
from caravela.server import check
from caravela.server.http.parts import Parts
from caravela.server.tables.decisions import transcript_of
from caravela.server.tables.views import view, view_at
from caravela.server.tables.wishes import Act
from caravela.workshop.conformance.play import INSTALLED

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.db.gz"))
GOLDENS = Path(__file__).parents[1] / "transcripts"
fixtures = pytest.mark.parametrize("fixture", FIXTURES, ids=lambda path: path.name.partition(".")[0])


def unpacked(fixture: Path, folder: Path) -> str:
    file = folder / "tables.db"
    file.write_bytes(gzip.decompress(fixture.read_bytes()))
    return str(file)


def checked(database: str) -> list[check.Checked]:
    async def all_of() -> list[check.Checked]:
        return [one async for one in check.stored_games(database)]

    return asyncio.run(all_of())


@pytest.fixture
def risen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A release in which every game's rules version is one higher; its files are those of today."""
    load = editions.load
    monkeypatch.setattr(editions, "load", lambda package, version: load(package.partition(editions.MARK)[0], version))
    for id in INSTALLED:
        version, package = load_game(id).meta.rules_version, registry._modules()[id]
        monkeypatch.setitem(registry._modules(), id, f"{package}{editions.MARK}{version + 1}")
        load(package, version + 1)
        assert load_game(id).meta.rules_version == version + 1


def test_every_version_of_every_game_is_among_the_stored_games(tmp_path: Path) -> None:
    found = {one.rules for fixture in FIXTURES for one in checked(unpacked(fixture, tmp_path))}
    known = {f"{id} {version}" for id in INSTALLED for version in range(1, load_game(id).meta.rules_version + 1)}
    assert found == known, "a rise needs a new fixture: tests/server/fixtures/record.py"


@fixtures
def test_stored_games_replay_as_they_were_played(fixture: Path, tmp_path: Path) -> None:
    assert not [one for one in checked(unpacked(fixture, tmp_path)) if one.trouble]


async def shown(database: str) -> dict[str, Any]:
    """What is shown of every table and can be downloaded."""
    parts = Parts(quick(database))
    await parts.database.open()
    found: dict[str, Any] = {}
    for id in await parts.store.ids():
        table = await parts.tables.fresh(id)
        guest = next((seat.guest for seat in table.seats if seat.guest), None)
        found[id] = [view(table, guest)]
        if table.match is not None:
            found[id] += [view_at(table, guest, table.steps // 2), transcript_of(table, guest)]
        if table.status == "playing" and table.match is not None and not table.bot_due:
            action = make_bot("greedy", 1).choose(table.rules, table.rules.seen_by(table.match.state, table.to_act))
            wish = Act(table.version, table.to_act, action.number)
            acted = await parts.tables.act(id, table.seats[table.to_act].guest, wish)
            assert acted.match is not None
            found[id].append(acted.match.state.dump())
    await parts.database.close()
    return found


@pytest.fixture
def before(tmp_path: Path) -> list[dict[str, Any]]:
    """What today's release shows of the stored games."""
    return [asyncio.run(shown(unpacked(fixture, tmp_path))) for fixture in FIXTURES]


def test_a_rise_of_the_rules_version_closes_no_table_and_changes_none(
    before: list[dict[str, Any]], risen: None, tmp_path: Path
) -> None:
    assert [asyncio.run(shown(unpacked(fixture, tmp_path))) for fixture in FIXTURES] == before


def test_a_rise_of_the_rules_version_leaves_every_transcript_as_it_is(risen: None) -> None:
    for path in GOLDENS.glob("*.txt"):
        assert transcript.load(path).over, path.name


def test_a_version_that_this_release_does_not_know_is_shown_and_downloaded(tmp_path: Path) -> None:
    """After a step back to an older release, say."""
    file = unpacked(FIXTURES[0], tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tables SET rules_version = 99")
        tables = connection.execute("SELECT id, game FROM tables WHERE status = 'over'").fetchall()
    connection.close()
    with serving(quick(file)) as url, Browser(url) as anna:
        for id, game in tables:
            told = anna.view(id)
            assert told["halted"] == "old_rules" and told["rules"] == load_game(game).meta.rules_version
            assert told["sheets"] and not told["legal"]
            refused = anna.post(f"/api/tables/{id}/chat", text="hello")
            assert (refused.status_code, refused.json()["error"]["kind"]) == (410, "old_rules")
            text = anna.get(f"/api/tables/{id}/transcript").text
            assert "\nrules: 99\n" in text and text.count("\n") > 10
            with pytest.raises(BadTranscript, match="rules version 99"):
                transcript.read(text)


def test_a_table_of_a_game_that_is_not_installed_is_downloaded_and_disturbs_no_list_and_no_name(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(quick(str(file))) as url, Browser(url, "Anna") as anna:
        seats = load_game(INSTALLED[0]).meta.seats[0]
        gone, here = [anna.make(INSTALLED[0], *["me"] * seats)["id"] for _ in range(2)]
        played = play_on(anna, gone, 12)
        undone = anna.undo(played).json()
        anna.undo(undone)
        anna.post(f"/api/tables/{gone}/redo", version=anna.view(gone)["version"], seat=undone["undo_seat"])
        before = anna.get(f"/api/tables/{gone}/transcript").text
        with sqlite3.connect(file) as connection:
            connection.execute("UPDATE tables SET game = 'gone' WHERE id = ?", [gone])
        connection.close()
    with serving(quick(str(file))) as url, Browser(url) as back:
        back.http.cookies.clear()
        back.http.cookies.update(anna.http.cookies)
        listed = back.get("/api/tables")
        assert listed.status_code == 200, listed.text
        assert {line["id"]: line["game"] for line in listed.json()} == {gone: "gone", here: INSTALLED[0]}
        assert back.post("/api/me", name="Berta").status_code == 200
        assert {seat["name"] for seat in back.view(here)["seats"]} == {"Berta"}
        answer = back.get(f"/api/tables/{gone}")
        assert answer.status_code == 410 and "is not installed" in answer.json()["error"]["message"]
        # What was played there is not lost: wherever the game is, it can be replayed.
        kept = back.get(f"/api/tables/{gone}/transcript")
        assert kept.status_code == 200 and f'filename="gone-{gone}.txt"' in kept.headers["content-disposition"]
        assert "# seat 1: Anna" in kept.text
        replayed = transcript.read(kept.text.replace("game: gone", f"game: {INSTALLED[0]}"))
        assert [step.action for step in replayed.steps] == [step.action for step in transcript.read(before).steps]
