"""Live connections: everybody sees every change, whoever was away catches up, and nobody is told too much."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
from support.server import STAGE, Browser, play_on, quick, serving, wait_until
from websockets.sync.client import connect

from caravela.core.registry import load_game
from caravela.server.live.connections import (
    DIRECTLY,
    GROUPS,
    MISSED_PINGS,
    PING,
    Connection,
    Connections,
)

GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]

Browsers = Callable[..., Browser]


def test_everybody_sees_a_move_each_in_their_own_view(anna: Browser, browsers: Browsers) -> None:
    ben = browsers("Ben")
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    with anna.live(table) as hers, ben.live(table) as his:
        first, watched = hers.next(), his.next()
        assert first["legal"] and first["log_from"] == 0 and not watched["legal"] and watched["eyes"] == -2
        anna.act(first)
        mine, seen = hers.next(), his.next()
        assert mine["version"] == seen["version"] == first["version"] + 1
        assert mine["log_from"] == first["step"] and {line["step"] for line in seen["log"]} == {seen["step"]}
        assert seen["invite"] is None and mine["invite"]


def test_a_client_that_knows_the_version_is_told_only_of_later_ones(anna: Browser) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    view = anna.view(table)
    with anna.live(table, view["version"]) as socket:
        socket.next("online")
        anna.post(f"/api/tables/{table}/chat", text="hello")
        told = socket.next()
        assert told["version"] == view["version"] + 1 and told["log"] == [] and told["chat"][0]["text"] == "hello"


def test_whoever_was_away_gets_what_was_missed(anna: Browser) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    with anna.live(table) as socket:
        seen = socket.next()
    after = play_on(anna, table, 10)
    with anna.live(table, seen["version"]) as socket:
        missed = socket.next()
    assert missed["version"] == after["version"] and missed["log_from"] == seen["step"]
    assert seen["log"] + missed["log"] == anna.view(table)["log"]


def test_a_version_from_nowhere_gets_the_whole_view(anna: Browser) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    for odd in (999, 10**20):
        with anna.live(table, odd) as socket:
            assert socket.next()["log_from"] == 0


def test_undo_is_seen_as_a_shorter_log(anna: Browser) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    with anna.live(table) as socket:
        first = socket.next()
        anna.act(first)
        moved = socket.next()
        anna.undo(moved)
        back = socket.next()
    assert back["step"] == first["step"] == back["log_from"] and back["log"] == []


def test_who_is_at_the_table_is_shown(anna: Browser, browsers: Browsers) -> None:
    made = anna.make(GAME, "me", *["open"] * (SEATS - 1))
    ben = browsers("Ben")
    ben.seat(made["id"], 1, "claim", invite=made["invite"])
    nobody = [False] * (SEATS - 2)
    with anna.live(made["id"]) as hers:
        assert hers.next("online")["online"] == [True, False, *nobody]
        with ben.live(made["id"]) as his:
            assert his.next("online")["online"] == [True, True, *nobody]
            assert hers.next("online")["online"] == [True, True, *nobody]
            assert [seat["online"] for seat in ben.view(made["id"])["seats"]] == [True, True, *nobody]
        assert hers.next("online")["online"] == [True, False, *nobody]


def test_a_new_seat_brings_the_whole_view(anna: Browser, browsers: Browsers) -> None:
    made = anna.make(GAME, "me", *["open"] * (SEATS - 1))
    ben = browsers("Ben")
    with ben.live(made["id"]) as his:
        assert his.next()["viewer_seats"] == []
        for seat in range(1, SEATS):
            ben.seat(made["id"], seat, "claim", invite=made["invite"])
        view = his.until(lambda view: view["status"] == "playing")
        assert view["viewer_seats"] == list(range(1, SEATS)) and view["invite"] and view["log_from"] == 0


def test_a_stranger_without_a_cookie_may_watch(url: str, anna: Browser) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/live") as socket:
        assert '"legal":[]' in str(socket.recv()) + str(socket.recv())


def test_an_unknown_table_is_told_and_closed(anna: Browser) -> None:
    with anna.live("nowhere") as socket:
        assert socket.next("error")["error"]["kind"] == "no_such_table"
        assert socket.closed() == 4404


def test_a_foreign_page_is_turned_away(anna: Browser, url: str) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    with anna.live(table, origin="https://evil.example") as socket:
        assert socket.next("error")["error"]["kind"] == "foreign"
        assert socket.closed() == 4403
    with anna.live(table, origin=url) as socket:
        assert socket.next()["table"] == table


@pytest.mark.parametrize("message", ["hello", "{}", '{"type":"ping"}', '{"type":"pong","more":1}', "[]", b"\x00\x01"])
def test_a_malformed_message_ends_the_connection_with_a_reason(anna: Browser, message: str | bytes) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    with anna.live(table) as socket:
        socket.next()
        socket.connection.send(message)
        assert socket.next("error")["error"]["kind"] == "bad_message"
        assert socket.closed() == 4400


def test_a_message_that_is_no_text_ends_the_connection_without_a_traceback(
    anna: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    with anna.live(table) as socket:
        socket.next()
        socket.connection.send(b"\xfc", text=True)
        assert socket.closed() == 1007
    assert not [record for record in caplog.records if record.exc_info]


def test_an_oversized_message_ends_the_connection_and_nothing_else(anna: Browser) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    with anna.live(table) as socket:
        socket.next()
        socket.connection.send("x" * 100_000)
        assert socket.closed() == 1009
    assert anna.view(table)["status"] == "playing"


def test_pings_are_answered_or_the_connection_is_given_up(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "tables.db"), ping=0.1)) as url, Browser(url) as anna:
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        with anna.live(table) as socket:
            for _ in range(8):
                socket.next("ping")
                socket.connection.send('{"type":"pong"}')
            assert socket.closed() == 4408
        wait_until(lambda: "caravela_live_connections 0.0" in anna.get("/metrics").text)


def test_a_busy_connection_is_pinged_too(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "tables.db"), ping=0.3)) as url, Browser(url) as anna:
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        with anna.live(table) as socket:
            pings, started = 0, time.monotonic()
            while time.monotonic() - started < 1.5:
                anna.post(f"/api/tables/{table}/chat", text="busy")
                message = json.loads(socket.connection.recv(10))
                if message["type"] == "ping":
                    pings += 1
                    socket.connection.send('{"type":"pong"}')
            assert pings >= 2


def test_connections_are_pinged_in_groups_of_one_size() -> None:
    """Not one by one, and not all at once who came at once; each of them once in a round."""

    async def pings() -> tuple[list[int], set[int]]:
        tables = Mock()
        tables.store.database.postgres = False
        live = Connections(tables, Mock(), Mock(), Mock(), Mock(), ping=0.4)
        viewers = [Connection(live, Mock(), Mock(), None, 0) for _ in range(3 * GROUPS)]
        for viewer in viewers:
            live._come(viewer)
        await live.start()
        counts: list[int] = []
        told = set[int]()
        while len(told) < len(viewers):
            await asyncio.wait_for(next(one for one in viewers if id(one) not in told).wake.wait(), 10)
            due = [one for one in viewers if one.ping_due]
            counts.append(len(due))
            for viewer in due:
                viewer.ping_due = False
                told.add(id(viewer))
        await live.stop()
        return counts, told

    counts, told = asyncio.run(pings())
    assert sum(counts) == len(told) == 3 * GROUPS and all(count % 3 == 0 for count in counts) and len(counts) > 1


class Wire:
    """A client that takes what it is sent, or does not."""

    def __init__(self, free: bool = True) -> None:
        self.free = free
        self.heard = 0.0
        self.told: list[bytes] = []

    def tell(self, text: bytes) -> None:
        self.told.append(text)


def watching(live: Connections, wire: Wire, idle: bool = True) -> Connection:
    table = Mock(version=1, seats=[])
    table.card.id = "table"
    viewer = Connection(live, Mock(scope={"extensions": {DIRECTLY: wire}}), table, None, 1)
    viewer._idle, viewer._online = idle, []
    live._come(viewer)
    return viewer


def moving(told: Mock) -> Connections:
    """Live connections of a table that is at version 2 now."""
    tables, views, presence = Mock(), Mock(told=told), Mock()
    tables.cached.return_value = Mock(version=2, seats=[])
    presence.at.return_value = set()
    return Connections(tables, views, Mock(), presence, Mock(), ping=20)


@pytest.mark.anyio
async def test_news_go_straight_to_whoever_is_free_and_wake_the_others() -> None:
    live = moving(Mock(return_value=Mock(text=b"a view")))
    free, slow, busy = Wire(), Wire(free=False), Wire()
    first, second, third = watching(live, free), watching(live, slow), watching(live, busy, idle=False)
    live._changed("table", 2)
    assert free.told == [], "whoever moved is answered first"
    await asyncio.sleep(0)
    assert free.told == [b"a view"] and first.sent == 2 and not first.wake.is_set()
    assert slow.told == busy.told == [] and second.sent == third.sent == 1
    assert second.wake.is_set() and third.wake.is_set()


@pytest.mark.anyio
async def test_news_that_are_not_here_yet_or_cannot_be_told_are_left_to_the_one_who_waits() -> None:
    live, wire = moving(Mock(side_effect=ValueError)), Wire()
    viewer = watching(live, wire)
    live._changed("table", 2)
    await asyncio.sleep(0)
    assert viewer.wake.is_set() and viewer.sent == 1 and wire.told == []
    viewer.wake.clear()
    live.views.told = Mock(return_value=Mock(text=b"a view"))  # type: ignore[method-assign]
    live._changed("table", 3)
    await asyncio.sleep(0)
    assert viewer.wake.is_set() and viewer.sent == 1 and wire.told == []


@pytest.mark.anyio
async def test_whoever_is_free_is_pinged_at_once_and_heard_by_the_web_server(monkeypatch: pytest.MonkeyPatch) -> None:
    live, free, slow = moving(Mock()), Wire(), Wire(free=False)
    viewer, other = watching(live, free), watching(live, slow)
    viewer.ask()
    other.ask()
    assert free.told == [PING] and not viewer.wake.is_set() and not viewer.ping_due
    assert slow.told == [] and other.wake.is_set() and other.ping_due
    later = time.monotonic() + MISSED_PINGS * live.ping + 1
    monkeypatch.setattr(time, "monotonic", lambda: later)
    free.heard = later - 1
    viewer.ask()
    assert free.told == [PING, PING] and not viewer.wake.is_set()
    free.heard = 0.0
    viewer.ask()
    assert free.told == [PING, PING] and viewer.wake.is_set(), "its task gives up whoever is silent"


def test_a_pong_in_another_form_counts_too(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "tables.db"), ping=0.1)) as url, Browser(url) as anna:
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        for said in ('{"type":"pong"}', '{ "type": "pong" }'):
            with anna.live(table) as socket:
                for _ in range(8):
                    socket.next("ping")
                    socket.connection.send(said)
                socket.connection.send('{"type":"pong","more":1}')
                assert socket.next("error")["error"]["kind"] == "bad_message"


def test_a_server_that_stops_closes_its_connections_as_restarting(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "tables.db"))) as url:
        anna = Browser(url)
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        live = anna.live(table)
        socket = live.__enter__()
        socket.next()
    assert socket.closed() == 1012
    live.__exit__(None, None, None)
    anna.http.close()


def test_many_quick_moves_reach_a_slow_reader_as_few_views(anna: Browser) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    with anna.live(table) as socket:
        log = socket.next()["log"]
        last = play_on(anna, table, 25)
        while True:
            view = socket.next()
            log = [line for line in log if line["step"] <= view["log_from"]] + view["log"]
            if view["version"] == last["version"]:
                break
    assert log == anna.view(table)["log"]
