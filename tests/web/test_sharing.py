"""What is taken away: a picture of the end, a score sheet and a rulebook on paper, a link with a picture."""

from __future__ import annotations

import os
import shutil
import struct
from pathlib import Path

from playwright.sync_api import expect
from support.browser import LONG_PATIENCE, Visitor
from support.games import each
from support.server import DRAWN, STAGE

from caravela.core import transcript

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"


def finished(game: str) -> str:
    """A whole game as a transcript."""
    for file in sorted(TRANSCRIPTS.glob(f"{game}-*.txt")):
        text = file.read_text(encoding="utf-8")
        if transcript.read(text).over:
            return text
    raise AssertionError(f"no transcript of {game} goes to the end")


def open_end(visitor: Visitor, game: str) -> None:
    """The table of a finished game, with its score sheet."""
    page = visitor.open(f"/table/{visitor.ask('transcripts', {'text': finished(game)})['id']}").page
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    page.locator(".stage .piece").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")


@each(DRAWN)
def test_the_end_is_saved_as_a_picture(anna: Visitor, game: str) -> None:
    open_end(anna, game)
    with anna.page.expect_download(timeout=LONG_PATIENCE) as download:
        anna.page.get_by_role("button", name="Save as a picture").click()
    path = download.value.path()
    data = path.read_bytes()
    assert download.value.suggested_filename.startswith(f"{game}-")
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", data[16:24]) == (2400, 1260)
    assert len(data) > 400_000, "the board is on it"
    if folder := os.environ.get("CARAVELA_SHOTS"):
        shutil.copy(path, Path(folder) / f"card-{game}.png")


def test_the_score_sheet_is_printed_alone(anna: Visitor) -> None:
    open_end(anna, STAGE)
    page = anna.page
    page.emulate_media(media="print")
    expect(page.locator("dialog table")).to_be_visible()
    expect(page.locator(".stage")).to_be_hidden()
    expect(page.get_by_role("button", name="Play again")).to_be_hidden()
    anna.shoot("print-scores")
    assert page.pdf()[:5] == b"%PDF-"


def test_the_rulebook_is_printed_without_what_is_pressed(anna: Visitor) -> None:
    page = anna.open(f"/rules/{STAGE}").page
    expect(page.locator(".rule").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".rule").first).to_be_visible()
    for hidden in (page.get_by_role("searchbox"), page.locator(".chapters"), page.locator("#app > header")):
        expect(hidden).to_be_hidden()
    anna.shoot("print-rules")


def test_a_link_has_a_picture(anna: Visitor) -> None:
    """Read out of the page as other sites read it, without running anything."""
    html = anna.page.request.get(f"{anna.url}/new/{STAGE}").text()
    picture = html.split('property="og:image" content="')[1].split('"')[0]
    answer = anna.page.request.get(picture)
    assert answer.ok and answer.headers["content-type"] == "image/jpeg"
