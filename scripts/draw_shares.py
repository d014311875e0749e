"""Draws what other sites show of us: .venv/bin/python scripts/draw_shares.py

The icon in the forms that browsers ask for by themselves, and a picture of each game, for link previews: readers of
previews want PNG or JPEG, and the server cannot draw those. A position of a whole game in tests/transcripts is drawn by
`caravela.picture`; Chromium makes pixels of it.
"""

from __future__ import annotations

import os
import shutil
import struct
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from caravela.core import transcript
from caravela.core.registry import game_ids, load_game
from caravela.picture import of_match

ROOT = Path(__file__).parents[1]
PUBLIC, FONTS = ROOT / "web" / "public", ROOT / "web" / "src" / "fonts"
#: What readers of link previews expect.
WIDTH, HEIGHT = 1200, 630
#: The part of a game that has been played in its picture.
PART = 0.55
PAGE = """<!doctype html><meta charset="utf-8"><style>{fonts}
html, body {{ margin: 0; height: 100% }}
body {{ display: grid; place-items: center; background: #d9ccae; font-family: 'EB Garamond', serif }}
svg {{ display: block; width: auto; height: {height}px; max-width: 100%; box-shadow: 0 6px 30px rgb(60 45 15 / 45%) }}
</style>{drawing}"""


def fonts() -> str:
    """The drawings' typeface, as the client has it."""
    face = "@font-face {{ font-family: 'EB Garamond'; font-style: {style}; font-weight: 400 800; src: url({file}) }}"
    return "\n".join(
        face.format(style=style, file=(FONTS / f"garamond-{style}-latin.woff2").as_uri())
        for style in ("normal", "italic")
    )


def board(game: str) -> str:
    """The board of a game that is well under way."""
    match = transcript.load(min((ROOT / "tests" / "transcripts").glob(f"{game}-*.txt")))
    match.rewind(int(len(match.steps) * PART))
    scene = match.rules.scene(match.state, -2)
    return of_match(match, only=next(sheet.id for sheet in scene.sheets if sheet.role == "board"))


def share(page: Page, game: str) -> None:
    """The picture of one game."""
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    file = share_file(game)
    draft = file.with_suffix(".html")
    draft.write_text(PAGE.format(fonts=fonts(), height=HEIGHT, drawing=board(game)), encoding="utf-8")
    try:
        page.goto(draft.as_uri())
        page.evaluate("document.fonts.ready")
        page.screenshot(path=file, type="jpeg", quality=82)
    finally:
        draft.unlink()


def site(page: Page, games: list[str]) -> None:
    """The boards of the games beside each other."""
    page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    pictures = "".join(f"<img src='{share_file(game).as_uri()}'>" for game in games[:4])
    style = "body{margin:0;display:grid;grid-template-columns:1fr 1fr}img{width:600px;height:315px;display:block}"
    draft = PUBLIC / "share.html"
    draft.write_text(f"<style>{style}</style>{pictures}", encoding="utf-8")
    try:
        page.goto(draft.as_uri())
        page.screenshot(path=PUBLIC / "share.jpg", type="jpeg", quality=80)
    finally:
        draft.unlink()


def share_file(game: str) -> Path:
    return load_game(game).meta.folder / "art" / "share.jpg"


def icon(page: Page, size: int) -> bytes:
    """The icon as a PNG."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{(PUBLIC / 'icon.svg').read_text()}")
    return page.screenshot(omit_background=True)


def ico(pictures: dict[int, bytes]) -> bytes:
    """Several PNGs in one file of the form that `/favicon.ico` has had for ever."""
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for size, data in pictures.items():
        start = 6 + 16 * len(pictures) + len(body)
        head += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(data), start)
        body += data
    return head + body


def draw(browser: Browser) -> None:
    """Everything."""
    page = browser.new_page()
    (PUBLIC / "favicon.ico").write_bytes(ico({size: icon(page, size) for size in (16, 32, 48)}))
    (PUBLIC / "apple-touch-icon.png").write_bytes(icon(page, 180))
    games = [game for game in game_ids() if (load_game(game).meta.folder / "art").is_dir()]
    for game in games:
        share(page, game)
    site(page, games)


if __name__ == "__main__":
    chromium = os.environ.get("CARAVELA_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert chromium, "the pictures need Chromium; ./test --setup installs it"
    with sync_playwright() as playwright:
        draw(playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"]))
