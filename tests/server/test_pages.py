"""The addresses that people type: pages of the client, and what is at none of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.server import Browser

from caravela.server.http.files import GAME_PAGES, TABLE_PAGES
from caravela.workshop.conformance.play import INSTALLED

ROUTER = Path(__file__).parents[2] / "web" / "src" / "router.svelte.ts"


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/index.html",
        *(f"/{page}/{INSTALLED[0]}" for page in sorted(GAME_PAGES)),
        "/table/a?invite=b",
        "/replay/a/",
    ],
)
def test_pages_of_the_client(anna: Browser, path: str) -> None:
    answer = anna.get(path)
    assert answer.status_code == 200 and '<div id="app">' in answer.text


@pytest.mark.parametrize(
    "path", ["/nonsense", "/table", "/table/a/b", "/rules/chess", "/new/", "/robots.txt", "/wp-login.php", "/data/x/y"]
)
def test_an_unknown_address_gets_the_page_that_helps(anna: Browser, path: str) -> None:
    """The client sees that the address is nobody's, says so, and leads home."""
    answer = anna.get(path)
    assert answer.status_code == 404 and '<div id="app">' in answer.text
    assert answer.headers["content-type"].startswith("text/html") and "etag" not in answer.headers


def test_an_icon_is_an_icon(anna: Browser) -> None:
    answer = anna.get("/favicon.ico")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("image/")
    assert answer.content.startswith(b"\0\0\1\0"), "what browsers know as an icon"


def test_a_missing_file_is_no_page(anna: Browser) -> None:
    for path in ("/assets/gone-123.js", "/api/nothing"):
        answer = anna.get(path)
        assert answer.status_code == 404 and answer.json()["error"]["kind"] == "not_found"


def test_server_and_client_know_the_same_pages() -> None:
    assert set(re.findall(r"case '(\w+)':", ROUTER.read_text())) == GAME_PAGES | TABLE_PAGES
