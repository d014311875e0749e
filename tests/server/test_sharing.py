"""What a link to us shows on other sites."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.server import DRAWN, STAGE, Browser, quick, serving

from caravela.core.registry import load_game

PAGE = "<!doctype html><html><head><title>the page</title></head><body></body></html>"


def properties(html: str) -> dict[str, str]:
    """The `og:` tags of a page."""
    return dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)"', html))


@pytest.fixture
def anna(tmp_path: Path) -> Iterator[Browser]:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    with serving(quick(str(tmp_path / "tables.db"), client=folder)) as url, Browser(url) as browser:
        yield browser


@pytest.mark.parametrize("game", DRAWN)
def test_pages_of_a_game_show_its_title_and_a_picture(anna: Browser, game: str) -> None:
    for page in ("new", "rules", "data"):
        found = properties(anna.get(f"/{page}/{game}").text)
        assert load_game(game).meta.title in found["og:title"]
        picture = anna.get("/" + found["og:image"].split("/", 3)[3])
        assert picture.headers["content-type"] == "image/jpeg" and picture.content[:3] == b"\xff\xd8\xff"
        assert 50_000 < len(picture.content) < 300_000


def test_a_table_tells_who_plays_and_no_secret(anna: Browser) -> None:
    anna.post("/api/me", name='Anna "<b>')
    seats = load_game(STAGE).meta.seats[0]
    made = anna.make(STAGE, *["me"] * seats)
    page = anna.get(f"/table/{made['id']}?invite=secret").text
    found = properties(page)
    assert load_game(STAGE).meta.title in found["og:title"] and "Anna &quot;&lt;b&gt;" in found["og:description"]
    assert "secret" not in page and found["og:url"].endswith(f"/table/{made['id']}")
    assert properties(anna.get(f"/replay/{made['id']}").text)["og:title"].startswith("A game of")


def test_other_pages_show_the_site(anna: Browser) -> None:
    for path in ("/", "/table/nowhere"):
        found = properties(anna.get(path).text)
        assert found["og:title"] == "Caravela" and found["og:image"].endswith("/share.jpg")
    assert properties(anna.get("/nonsense").text) == {}
    assert anna.get("/api/games/pig/share.jpg").status_code == 404
