"""The documentation site: it is built without a warning, and nothing in it leads nowhere or comes from elsewhere."""

from __future__ import annotations

import runpy
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).parents[2]


class Page(HTMLParser):
    """The links of a page, what it loads, and the places in it that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.ids: set[str] = set()
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids.add(given.get("id", ""))
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag in ("img", "script", "source", "iframe") and "src" in given:
            self.loaded.append(given["src"])
        if tag == "link" and given.get("rel") in ("stylesheet", "icon"):
            self.loaded.append(given["href"])

    def handle_data(self, data: str) -> None:
        self.words += data


def script(name: str) -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / name))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "site"
    assert "Warning" not in script("build_site.py")["build"](folder)
    return folder


@cache
def page(path: Path) -> Page:
    return Page(path.read_text(encoding="utf-8"))


def pages(site: Path) -> list[Path]:
    return sorted(path for path in site.rglob("*.html") if path.name != "404.html")


def target(path: Path, link: str) -> Path:
    """The file that a link of a page leads to."""
    found = (path.parent / unquote(urlsplit(link).path)).resolve() if urlsplit(link).path else path
    return found / "index.html" if found.is_dir() else found


def test_every_link_leads_somewhere(site: Path) -> None:
    for path in pages(site):
        for link in page(path).links:
            if urlsplit(link).scheme:
                continue
            there = target(path, link)
            assert there.exists(), f"{path.relative_to(site)} links to {link}"
            fragment = unquote(urlsplit(link).fragment)
            assert not fragment or there.suffix != ".html" or fragment in page(there).ids, f"{path}: {link}"


def test_everything_that_a_page_loads_is_part_of_the_site(site: Path) -> None:
    for path in pages(site):
        for loaded in page(path).loaded:
            assert not urlsplit(loaded).scheme, f"{path.relative_to(site)} loads {loaded}"
            assert target(path, loaded).exists(), f"{path.relative_to(site)} loads {loaded}"


def test_fonts_of_the_style_are_there(site: Path) -> None:
    style = (site / "style" / "site.css").read_text(encoding="utf-8")
    fonts = [part.split("'")[0] for part in style.split("url('")[1:]]
    assert len(fonts) == 3
    assert all((site / "style" / font).exists() for font in fonts)


def test_every_page_can_be_reached_from_the_first(site: Path) -> None:
    """What is not in the navigation is not in any list of it either."""
    reached: set[Path] = set()
    waiting = [site / "index.html"]
    while waiting:
        path = waiting.pop()
        if path not in reached:
            reached.add(path)
            links = [link for link in page(path).links if not urlsplit(link).scheme]
            waiting += [there for link in links if (there := target(path, link)).suffix == ".html"]
    assert reached == {path.resolve() for path in pages(site)}


def test_the_reference_is_made_from_docstrings(site: Path) -> None:
    words = page(site / "reference" / "match" / "index.html").words
    assert "One game from its set-up on" in words
    assert "red cannot play 'hire 9' now: track full (see NAV-4.6)." in words


def test_pages_of_the_root_link_as_from_docs() -> None:
    text = "[The table](docs/table.md), [the changelog](CHANGELOG.md)"
    assert script("build_site.py")["from_root"](text) == "[The table](table.md), [the changelog](changelog.md)"


def test_links_to_files_that_are_no_pages_become_their_names() -> None:
    outside = script("build_site.py")["OUTSIDE"]
    assert outside.sub(r"\1 (`\2`)", "[The unit](../a/b.service), [x](y.md)") == "The unit (`a/b.service`), [x](y.md)"


def test_examples_of_docstrings_become_code() -> None:
    fenced = script("examples.py")["fenced"]
    assert fenced("Adds.\n\n>>> 1 + 1\n2\n\nMore.") == "Adds.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore."
    assert fenced(">>> 1 + 1\n2") == "```pycon\n>>> 1 + 1\n2\n```"
