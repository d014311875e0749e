"""What keeps other sites, other guests and floods out."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.server import STAGE, Browser, quick, serving

from caravela.core.registry import load_game
from caravela.server.http.app import SHORT
from caravela.server.http.errors import TooOften
from caravela.server.http.limits import OF_ADDRESSES, RATES, Limits, origin_of
from caravela.server.tables.names import clean

GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/games", "/api/nothing", "/health", "/table/x"])
def test_every_answer_has_the_headers(anna: Browser, path: str) -> None:
    headers = anna.get(path).headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy and "'unsafe-eval'" not in policy
    assert "unsafe-inline" not in policy.split("script-src")[1].split(";")[0]
    assert "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_a_page_that_came_by_https_stays_there(anna: Browser) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        assert "strict-transport-security" not in anna.get(path).headers
        header = anna.http.get(path, headers={"X-Forwarded-Proto": "https"}).headers["strict-transport-security"]
        assert re.fullmatch(r"max-age=\d{8,}", header)


def test_errors_have_the_headers_too(anna: Browser) -> None:
    for answer in (anna.http.post("/api/me", content=b"{"), anna.http.post("/api/me", headers={"X-Caravela": ""})):
        assert answer.status_code >= 400 and "content-security-policy" in answer.headers


def test_what_is_long_is_compressed_for_those_who_can_read_it(anna: Browser) -> None:
    """Caches keep both; what is short is sent as it is."""
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    for path in (f"/api/tables/{table}", "/api/games", "/api/nothing"):
        answers = [anna.http.get(path, headers={"accept-encoding": taken}) for taken in ("gzip, br", "identity")]
        long = len(answers[1].content) >= SHORT
        assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip" if long else None, None]
        assert [answer.headers.get("vary") for answer in answers] == ["Accept-Encoding" if long else None] * 2
        assert answers[0].content == answers[1].content and "content-security-policy" in answers[0].headers
    assert not long


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(url: str, anna: Browser) -> None:
    made = anna.http.get("/api/me", headers={"cookie": "caravela_guest="})
    cookie = made.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    assert "set-cookie" not in anna.get("/api/tables").headers
    for forged in (anna.me["id"], f"{anna.me['id']}.forged", "x.y", "ü", "." * 50):
        answer = anna.http.get("/api/me", headers={b"cookie": f"caravela_guest={forged}".encode()})
        assert answer.json()["id"] != anna.me["id"]


def test_looking_makes_no_guest(anna: Browser, url: str) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    answer = anna.http.get(f"/api/tables/{table}", headers={"cookie": "caravela_guest="})
    assert answer.status_code == 200 and "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers",
    [{"X-Caravela": ""}, {"X-Caravela": "2"}, {"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": ""}],
)
def test_changes_from_other_sites_are_refused(anna: Browser, headers: dict[str, str]) -> None:
    answer = anna.http.post("/api/me", json={"name": "Mallory"}, headers=headers)
    assert answer.status_code == 403 and answer.json()["error"]["kind"] == "foreign"
    assert anna.get("/api/me").json()["name"] == "Anna"


def test_our_own_pages_and_named_origins_may_change_things(tmp_path: Path) -> None:
    settings = quick(str(tmp_path / "tables.db"), origins=("https://games.example",))
    with serving(settings) as url, Browser(url) as anna:
        for origin in (url, "https://games.example"):
            assert anna.http.post("/api/me", json={}, headers={"Origin": origin}).status_code == 200


def test_no_view_names_a_guest_or_shows_the_seed(anna: Browser, browsers: Callable[..., Browser]) -> None:
    made = anna.make(GAME, "me", *["open"] * (SEATS - 1), seed=987654321)
    ben = browsers("Ben")
    for seat in range(1, SEATS):
        ben.seat(made["id"], seat, "claim", invite=made["invite"])
    for who in (anna, ben, browsers("Cleo")):
        for path in ("", "/curves", "/at/1", "/transcript"):
            text = who.get(f"/api/tables/{made['id']}{path}").text
            assert "987654321" not in text and anna.me["id"] not in text and ben.me["id"] not in text


def test_floods_are_slowed_down(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "tables.db"), limits=True)) as url, Browser(url) as anna:
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        answers = [anna.post(f"/api/tables/{table}/chat", text="0")]
        while answers[-1].status_code == 200 and len(answers) < 1000:  # a slow machine fills the bucket meanwhile
            answers.append(anna.post(f"/api/tables/{table}/chat", text=str(len(answers))))
        assert len(answers) > RATES["chat"][0] and answers[-1].status_code == 429
        assert answers[-1].json()["error"]["kind"] == "too_often" and int(answers[-1].headers["retry-after"]) >= 1


def test_a_bucket_fills_up_again() -> None:
    now = 0.0
    limits = Limits(lambda: now)
    most, rate = RATES["tables"]
    for _ in range(most):
        limits.take("tables", "anna", "home")
    with pytest.raises(TooOften):
        limits.take("tables", "anna", "home")
    limits.take("tables", "ben", "home")
    now += 1 / rate
    limits.take("tables", "anna", "home")
    with pytest.raises(TooOften):
        limits.take("tables", "anna", "home")


def test_many_guests_of_one_address_are_held_to_what_an_address_may() -> None:
    limits = Limits(lambda: 0.0)
    most, _ = OF_ADDRESSES["chat"]
    for n in range(most):
        limits.take("chat", f"guest {n}", "192.0.2.7")
    with pytest.raises(TooOften):
        limits.take("chat", "one more", "192.0.2.7")
    limits.take("chat", "one more", "192.0.2.8")


def test_uploads_are_counted_in_bytes_a_day() -> None:
    now = 0.0
    limits = Limits(lambda: now)
    most, rate = OF_ADDRESSES["bytes"]
    limits.take("bytes", None, "192.0.2.7", most)
    with pytest.raises(TooOften):
        limits.take("bytes", None, "192.0.2.7", 1000)
    now += 1001 / rate
    limits.take("bytes", None, "192.0.2.7", 1000)


def test_an_upload_counts_as_the_bytes_that_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(OF_ADDRESSES, "bytes", (1000, 0.001))
    with serving(quick(str(tmp_path / "tables.db"), limits=True)) as url, Browser(url) as anna:
        assert anna.post("/api/transcripts", text="\N{PILCROW SIGN}" * 501).status_code == 429
        assert anna.post("/api/transcripts", text="\N{PILCROW SIGN}" * 500).status_code == 400


def test_a_household_of_ipv6_is_one_address() -> None:
    assert origin_of("2001:db8::1:2:3:4") == origin_of("2001:db8::9:9:9:9") != origin_of("2001:db8:0:1::1")


def test_whoever_only_looks_around_is_not_kept(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "tables.db"))) as url:
        for _ in range(5):
            with Browser(url) as looker:
                looker.get("/api/tables")
        with Browser(url) as anna:
            assert anna.get("/api/me").json() == anna.me
            anna.post("/api/me", name="Anna")
            assert anna.get("/api/me").json() == {**anna.me, "name": "Anna"}
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("SELECT name FROM guests").fetchall() == [("Anna",)]


def test_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravela.server.http.limits.MOST", 100)
    now = 0.0
    limits = Limits(lambda: now)
    for n in range(1000):
        now += 1.0
        limits.take("chat", str(n), str(n))
    assert len(limits._buckets) <= 101


def test_the_client_is_served_and_nothing_outside_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    (folder / "assets" / "app-123.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    with serving(quick(str(tmp_path / "tables.db"), client=folder)) as url, Browser(url) as anna:
        for path in ("/", "/table/abc?invite=x", "/rules/x", "/index.html", "/link.txt", "/%2e%2e/secret.txt"):
            answer = anna.get(path)
            assert "the page" in answer.text and "secret" not in answer.text
        assert anna.get("/favicon.ico").status_code == 404
        script = anna.get("/assets/app-123.js")
        assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        assert anna.get("/assets/../../secret.txt").text.count("secret") == 0
        page = anna.get("/")
        assert anna.http.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304


def test_a_client_that_is_not_built_says_how(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "tables.db"), client=tmp_path / "none")) as url, Browser(url) as anna:
        answer = anna.get("/table/x")
        assert answer.status_code == 503 and "./play" in answer.text


@pytest.mark.parametrize(
    ("text", "told"),
    [("  a \t b\n", "a b"), ("\u202eabc", "abc"), ("\x00\x1b[31mred", "[31mred"), ("Ж\u00a0Ł", "Ж Ł"), ("\u3000", "")],
)
def test_names_are_cleaned(text: str, told: str) -> None:
    assert clean(text) == told


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
fields = st.sampled_from(
    ["version", "seat", "action", "count", "do", "invite", "key", "renew", "bot", "name", "text", "game", "seats"]
)
paths = st.sampled_from(
    [
        "/act",
        "/undo",
        "/redo",
        "/ask",
        "/answer",
        "/seats/0",
        "/seats/1",
        "/seats/0/link",
        "/invitation",
        "/chat",
        "/rematch",
        "",
        "me",
        "transcripts",
    ]
)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(path=paths, message=st.dictionaries(fields, anything, max_size=4) | anything)
def test_no_message_breaks_the_server(anna: Browser, path: str, message: object) -> None:
    """Whatever is sent, the answer is a sentence or a success, never a failure of the server."""
    if not hasattr(anna, "table"):
        anna.table = anna.make(GAME, *["me"] * SEATS)["id"]  # type: ignore[attr-defined]
    address = f"/api/{path}" if path[:1].isalpha() else f"/api/tables/{anna.table}{path}"  # type: ignore[attr-defined]
    answer = anna.http.post(address, json=message)
    assert answer.status_code < 500, answer.text
    assert answer.status_code < 300 or answer.json()["error"]["message"].endswith(".")
