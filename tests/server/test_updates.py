"""Updates: whoever has a view is told only what is different, and arrives at the very same view."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import msgspec
import pytest
from support.server import DRAWN, STAGE, Browser, play_on, short

from caravela.core import journeys
from caravela.core.engine import COMPILED
from caravela.core.registry import load_game
from caravela.server.storage.rows import Holder
from caravela.server.tables import decisions
from caravela.server.tables import views as view_module
from caravela.server.tables.answers import View
from caravela.server.tables.journal import Opened
from caravela.server.tables.outlines import Outline
from caravela.server.tables.table import Table
from caravela.server.tables.updates import LONG, check_of, merged
from caravela.server.tables.views import Views, view
from caravela.server.tables.wishes import Act, Undo

SEATS = load_game(STAGE).meta.seats[1]
#: Decisions that are played of each game at most.
LONGEST = 150
#: Mean bytes of an update for somebody who plays one seat.
MEAN = 2048
CHANGES = Path(__file__).parents[2] / "web" / "src" / "changes.ts"


def play(game: str, people: list[str], seed: int = 1) -> Iterator[Table]:
    """A random game between people, position by position, with an undo now and then."""
    random, rules = Random(seed), load_game(game)
    table = Table(decisions.card(rules, short(game), "seed"))
    table, _ = decisions.opened(table, Opened([Holder("person", name=one, guest=one) for one in people]))
    for _ in range(LONGEST):
        yield table
        if table.match is None or table.match.over:
            return
        guest = people[table.to_act]
        seen = view(table, guest)
        if seen.undo and random.random() < 0.15:
            entries = decisions.undo(table, guest, Undo(table.version, seen.undo_seat, 1))
        else:
            action = random.choice(table.match.legal).number
            entries = decisions.act(table, guest, Act(version=table.version, seat=table.to_act, action=action))
        table = table.after(*decisions.numbered(entries, table))
    yield table


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, gestures are looked for to the end, and so the same ones are found again."""
    monkeypatch.setattr(journeys, "time", SimpleNamespace(monotonic=lambda: 0.0))


class Viewer:
    """Somebody who keeps the latest view through each pair of eyes, as a client does, and is told of changes."""

    def __init__(self, guest: str | None, views: Views) -> None:
        self.guest = guest
        self.views = views
        self.had: dict[int, Outline] = {}
        self.kept: dict[int, dict[str, Any]] = {}
        self.messages: list[bytes] = []
        self.version = 0

    def hear(self, table: Table) -> None:
        """One update, which must lead to the view as a newcomer would get it."""
        told = self.views.told(table, self.guest, (), self.version, self.had.values())
        whole = json.loads(self.views.told(table, self.guest, (), self.version).text)
        by_check = {one["check"]: one for one in self.kept.values()}
        assert merged(by_check, json.loads(told.text)) == whole
        assert whole["check"] == check_of(whole) == told.outline.check
        assert whole == msgspec.to_builtins(view(table, self.guest, (), self.version)) | {"check": whole["check"]}
        self.version = table.version
        self.had.pop(told.outline.eyes, None)
        self.had[told.outline.eyes] = told.outline
        self.kept[whole["eyes"]] = whole
        self.messages.append(told.text)


def viewers(game: str) -> list[Viewer]:
    """A whole game as somebody with one seat, one with all the others, and a spectator were told of it."""
    views = Views()
    found = [Viewer("anna", views), Viewer("ben", views), Viewer(None, views)]
    for table in play(game, ["anna", *["ben"] * (load_game(game).meta.seats[-1] - 1)]):
        for viewer in found:
            viewer.hear(table)
    return found


@pytest.mark.parametrize("game", DRAWN)
def test_changes_lead_to_the_same_views_over_a_whole_game(game: str, tmp_path: Path) -> None:
    anna, ben, spectator = viewers(game)
    for one in (anna, spectator):
        changes = [message for message in one.messages if message.startswith(b'{"type":"change"')]
        assert len(changes) == len(one.messages) - 1, "only the first view is a whole one"
        assert sum(map(len, changes)) / len(changes) < MEAN
    # The client itself, with the same messages.
    node = Path(sys.executable).with_name("node")
    program = f"""
        import {{ createInterface }} from 'node:readline'
        const {{ Kept, checkOf }} = await import({json.dumps(CHANGES.as_uri())})
        const kept = new Kept()
        let last
        for await (const line of createInterface({{ input: process.stdin }})) {{
            last = kept.take(JSON.parse(line))
            if (!last) throw new Error('not the same: ' + line)
        }}
        console.log(JSON.stringify(last))
    """
    for one in (anna, ben, spectator):
        command = [str(node) if node.exists() else str(shutil.which("node")), "--input-type=module", "-e", program]
        ran = subprocess.run(command, input=b"\n".join(one.messages), capture_output=True, timeout=120)
        assert ran.returncode == 0, ran.stderr.decode()[-2000:]
        last = one.kept[json.loads(ran.stdout)["eyes"]]
        assert json.loads(ran.stdout) == last


def test_no_update_of_endeavor_to_one_seat_or_a_spectator_is_long() -> None:
    """Six games; a new round moves the pieces of all five seats, and some lists of moves are new and long."""
    sizes: list[int] = []
    for seed in range(1, 7):
        for guest in ("anna", None):
            views, had, version = Views(), dict[int, Outline](), 0
            for table in play("endeavor", ["anna", *["ben"] * 4], seed):
                told = views.told(table, guest, (), version, had.values())
                had[told.outline.eyes], version = told.outline, table.version
                sizes.append(len(told.text) if told.text.startswith(b'{"type":"change"') else 0)
    assert len(sizes) == 6 * 2 * (LONGEST + 1) and sizes.count(0) == 6 * 2
    assert max(sizes) <= LONG


def test_every_field_of_a_view_is_in_the_text() -> None:
    table = next(play(STAGE, ["anna"] * SEATS))
    told = json.loads(Views().told(table, "anna", ()).text)
    assert list(told) == ["type", *(name for name in View.__struct_fields__ if name not in _LAST), *_LAST]


_LAST = ("log_from", "log", "check")


@pytest.mark.skipif(COMPILED, reason="what is compiled cannot be spied on")
def test_whoever_acts_is_told_the_same_twice_and_it_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As answer, and over the live connection."""
    games, views = play(STAGE, [f"p{seat}" for seat in range(SEATS)]), Views()
    before, after = next(games), next(games)
    had = views.told(before, "p0", ()).outline
    made: list[str] = []
    for name in ("silent_view", "log_behind"):
        original = getattr(view_module, name)

        def counted(*given: Any, name: str = name, original: Any = original) -> Any:
            made.append(name)
            return original(*given)

        monkeypatch.setattr(view_module, name, counted)
    told = [views.told(after, "p0", (), before.version, [had]) for _ in range(2)]
    assert told[0] == told[1] and json.loads(told[0].text)["log"]
    assert made == ["silent_view", "log_behind"]


@pytest.mark.skipif(COMPILED, reason="what is compiled cannot be spied on")
def test_what_all_see_alike_is_made_once_and_let_go_when_all_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table, views = next(play(STAGE, [f"p{seat}" for seat in range(SEATS)])), Views()
    making = Mock(side_effect=view_module.common_pieces)
    monkeypatch.setattr(view_module, "common_pieces", making)
    for guest in ("p0", None, "p1"):
        views.told(table, guest, ())
    assert making.call_count == 1
    views.all_told(table.card.id)
    views.told(table, "p0", ("p1",))
    assert making.call_count == 2
    others = [next(play(STAGE, [f"p{seat}" for seat in range(SEATS)], seed)) for seed in range(view_module.COMMON)]
    for other in others:
        views.told(other, None, ())
    assert len(views._common) == view_module.COMMON and table.card.id not in views._common


@pytest.mark.parametrize("game", DRAWN)
def test_whoever_is_behind_by_more_is_told_of_the_same_view(game: str) -> None:
    """Of a view that has been told, only the text is kept; what is new to somebody else is read from that."""
    people = [f"p{seat}" for seat in range(load_game(game).meta.seats[-1])]
    views, had, outlines = Views(), dict[int, Any](), list[Outline]()
    for _, table in zip(range(40), play(game, people), strict=False):
        whole = views.told(table, "p0", ())
        for base in outlines[-3:][::-1]:
            merge = merged(had, json.loads(views.told(table, "p0", (), 0, [base]).text))
            assert merge is not None and merge == json.loads(whole.text)
        had[whole.outline.check] = json.loads(whole.text)
        outlines.append(whole.outline)


def test_an_answer_is_a_change_for_whoever_has_the_view(anna: Browser) -> None:
    table = anna.make(STAGE, *["me"] * SEATS)["id"]
    view = anna.view(table)
    wish = {"version": view["version"], "seat": view["to_act"], "action": view["legal"][0]["number"]}
    answer = anna.post(f"/api/tables/{table}/act?has={view['check']}", **wish).json()
    assert answer["type"] == "change" and answer["base"] == view["check"]
    now = merged({view["check"]: view}, answer)
    assert now is not None and now["version"] == view["version"] + 1
    assert {**now, "log": [], "log_from": 0} == {**anna.view(table), "log": [], "log_from": 0}


@pytest.mark.parametrize("has", ["", "1,2,3", "x", "-1", "9" * 5000, "%00"])
def test_whoever_has_something_else_gets_the_whole(anna: Browser, has: str) -> None:
    table = anna.make(STAGE, *["me"] * SEATS)["id"]
    answer = anna.post(f"/api/tables/{table}/chat?has={has}", text="hello").json()
    assert answer["type"] == "view" and answer["chat"][0]["text"] == "hello"


def test_the_live_connection_sends_changes_to_whoever_asks_for_them(anna: Browser) -> None:
    """Two tabs, one of them of an older client; moves, an undo, and a connection that was away for a while."""
    table = anna.make(STAGE, *["me"] * SEATS)["id"]
    view = anna.view(table)
    kept = {view["check"]: view}
    with anna.live(table, view["version"], view["check"]) as tab, anna.live(table, view["version"]) as older:
        for number in range(8):
            undo = view["undo"] and number % 3 == 2
            assert (anna.undo(view) if undo else anna.act(view)).status_code == 200
            now = merged(kept, tab.next("change"))
            assert now is not None and older.next() == now
            view = kept[now["check"]] = now
    play_on(anna, table, 5)
    with anna.live(table, view["version"], view["check"]) as again:
        now = merged(kept, again.next("change"))
    assert now is not None and now["pieces"] == anna.view(table)["pieces"]


def test_a_way_says_where_it_leads() -> None:
    """A journey that ends in a sale or a landing would else have the same sentence whatever the port."""
    kinds: set[str] = set()
    for table in play("serenissima", ["anna"] * 3):
        ways = [one for one in view(table, "anna").gestures if one.form == "way"]
        said = [json.dumps([one.kind, one.values, one.leads and one.leads.values, one.targets[:-1]]) for one in ways]
        assert len(set(said)) == len(said)
        kinds |= {one.leads.kind for one in ways if one.leads}
    assert kinds == {"sail"}
