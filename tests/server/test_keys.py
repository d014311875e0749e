"""The keys of the guests' cookies: renewed at each visit, and rotated while people play."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from support.server import STAGE, Browser, quick, serving, wait_until
from websockets.sync.client import connect

from caravela.cli import main
from caravela.core.registry import load_game
from caravela.server.http import keys
from caravela.server.http.guests import COOKIE, COOKIE_SECONDS, Guests
from caravela.server.http.keys import Key
from caravela.server.http.parts import Parts
from caravela.server.live.connections import AGAIN
from caravela.server.storage.rows import Guest, now

SEATS = load_game(STAGE).meta.seats[0]
DAY = 24 * 3600 * 1000
ANNA = Guest("anna", "Anna", "en")


def known(some: list[Key]) -> Guests:
    """Guests by some keys, without a database."""
    made = Guests(None)  # type: ignore[arg-type]
    made._keys = some
    return made


@pytest.fixture
def pass_time(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    return lambda ms: monkeypatch.setattr(keys, "now", lambda: now() + ms)


def test_every_visit_renews_the_cookie(anna: Browser) -> None:
    header = anna.get("/api/me").headers["set-cookie"]
    assert f"Max-Age={COOKIE_SECONDS}" in header and header.startswith(f"{COOKIE}={anna.me['id']}.")
    assert anna.get("/api/me").json() == anna.me


def test_two_keys_count_for_a_while(pass_time: Callable[[int], None]) -> None:
    first = [Key("a" * 64)]
    old = known(first).cookie(ANNA)
    both = keys.rotated(first, days=90)
    guests = known(both)
    assert len(both) == 2 and guests.cookie(ANNA) == old, "until all processes know the new key, the old one signs"
    pass_time(int(keys.LEAD * 1000) + 1)
    new = guests.cookie(ANNA)
    assert new != old and guests.id_of(old) == guests.id_of(new) == "anna"
    assert known(first).id_of(new) is None
    pass_time(91 * DAY)
    assert guests.id_of(old) is None and guests.id_of(new) == "anna"


def test_a_key_that_leaked_ends_at_once() -> None:
    first = [Key("a" * 64)]
    old = known(first).cookie(ANNA)
    guests = known(keys.rotated(first, days=0))
    assert guests.id_of(old) is None and guests.id_of(guests.cookie(ANNA)) == "anna"


def test_a_second_rotation_gives_an_old_key_no_more_time() -> None:
    third = keys.rotated(keys.rotated([Key("a" * 64)], days=10), days=90)
    assert [key.until is None for key in third] == [False, False, True]
    assert third[0].until is not None and third[0].until <= now() + 10 * DAY


@pytest.mark.anyio
async def test_keys_are_kept_in_the_database(database: str) -> None:
    for _ in range(2):
        parts = Parts(quick(database))
        await parts.open()
        cookie = parts.guests.cookie(ANNA)
        await parts.close()
        await keys.rotate(database, 90)
        again = Parts(quick(database))
        await again.open()
        assert again.guests.id_of(cookie) == "anna"
        await again.close()


def test_the_command_rotates_under_a_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(keys, "LOOK", 0.05)
    monkeypatch.setattr(keys, "LEAD", 0.0)
    database = str(tmp_path / "tables.db")
    with serving(quick(database)) as url, Browser(url, "Anna") as anna:
        old = anna.http.cookies[COOKIE]
        assert main(["rotate-keys", "--database", database, "--days", "30"]) == 0
        assert re.fullmatch(r"The new key signs in \d+ s, .* for 30 days more\.\n", capsys.readouterr().out)

        def renewed() -> bool:
            assert anna.get("/api/me").json()["name"] == "Anna"
            return anna.http.cookies[COOKIE] != old

        wait_until(renewed)
        assert anna.http.get("/api/me", headers={"cookie": f"{COOKIE}={old}"}).json()["name"] == "Anna"


def test_a_key_that_leaked_keeps_no_live_connection_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever came by a forged cookie would else go on seeing what a seat sees; who only watches is not disturbed."""
    monkeypatch.setattr(keys, "LOOK", 0.05)
    database = str(tmp_path / "tables.db")
    with serving(quick(database)) as url, Browser(url, "Anna") as anna:
        table = anna.make(STAGE, *["me"] * SEATS)["id"]
        stranger = connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live")
        with anna.live(table) as seated, stranger as watching:
            assert seated.next()["viewer_seats"] == list(range(SEATS))
            assert main(["rotate-keys", "--database", database, "--days", "0"]) == 0
            assert f"within {keys.LOOK:.0f} s" in capsys.readouterr().out
            assert seated.closed() == AGAIN
            with anna.live(table) as again:
                assert again.next()["viewer_seats"] == []
            watching.ping().wait(5)
            assert watching.close_code is None


@pytest.mark.parametrize("days", ["-1", "many", "401"])
def test_the_command_says_what_is_wrong(tmp_path: Path, days: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rotate-keys", "--days", days]) == 2
    assert main(["rotate-keys", "--database", str(tmp_path / "none.db")]) == 2
    told = capsys.readouterr().err
    assert "days from 0 to 400" in told and "There is no database" in told and not (tmp_path / "none.db").exists()
