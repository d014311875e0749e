"""Takes the four tables in windows of four sizes, a sheet a game.

    ./test --setup && .venv/bin/python scripts/take_sizes.py

Without more it takes the later half of docs/before-and-after.md, with a server of its own. The earlier half was taken
from a server of the older version: `scripts/take_sizes.py before http://127.0.0.1:8000`. The positions of both are the
same, out of games of greedy bots that are made here and uploaded.
"""

from __future__ import annotations

import base64
import logging
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import structlog
from playwright.sync_api import Browser, ViewportSize

from caravela.bots import make_bot
from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.registry import load_game

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import Visitor, browsers  # noqa: E402
from support.server import DRAWN, quick, serving  # noqa: E402

PICTURES: Final = ROOT / "docs" / "pictures"
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
#: The windows of a sheet, row by row.
ROWS: Final[list[list[ViewportSize]]] = [
    [{"width": 1920, "height": 1080}, PHONE],
    [{"width": 1440, "height": 900}, {"width": 1024, "height": 768}],
]
SEATS: Final = 4
#: So many turns of all seats have been taken, and the one to act has so many moves at least.
TURNS: Final = 40
MOVES: Final = 4
#: How wide a sheet is, the room between pictures, both in px, and how well it is kept.
WIDTH: Final = 1500
GAP: Final = 12
QUALITY: Final = 46


def position(game: str) -> str:
    """A game some turns in, as a file."""
    match = Match(load_game(game), SEATS, seed=1, players=["Ana", "Bruno", "Carla", "Dinis"], people=True)
    bots = [make_bot("greedy", seed=seat) for seat in range(SEATS)]
    turns, latest = 0, -1
    while turns < TURNS or match.seat_to_act != 0 or len(match.legal) < MOVES:
        seat = match.seat_to_act
        turns, latest = turns + (seat != latest), seat
        match.play(bots[seat].choose(match.rules, match.rules.seen_by(match.state, seat)))
    return transcript.write(match)


def look(browser: Browser, url: str, text: str, size: ViewportSize) -> bytes:
    """The table in a window of this size."""
    phone = size is PHONE
    context = browser.new_context(
        viewport=size,
        device_scale_factor=2 if phone else 1,
        is_mobile=phone,
        has_touch=phone,
        locale="en",
        color_scheme="light",
        reduced_motion="reduce",
    )
    visitor = Visitor(context.new_page(), url)
    table = visitor.ask("transcripts", {"text": text})["id"]
    for seat in range(1, SEATS):
        visitor.ask(f"tables/{table}/seats/{seat}", {"do": "bot", "bot": "greedy"})
    visitor.sit(table)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(600)
    taken = visitor.page.screenshot()
    context.close()
    return taken


def sheet(browser: Browser, rows: list[list[bytes]], path: Path) -> None:
    """Puts pictures together: every row as wide as the sheet, all pictures of a row equally high."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 100})
    page.set_content(f"<body style='margin:0;display:grid;gap:{GAP}px;background:#fff'>")
    shots: list[list[str]] = [
        [f"data:image/png;base64,{base64.b64encode(one).decode()}" for one in row] for row in rows
    ]
    height = page.evaluate(LAY, {"rows": shots, "gap": GAP})
    page.set_viewport_size({"width": WIDTH, "height": height})
    wish: dict[str, Any] = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)
    path.write_bytes(base64.b64decode(taken["data"]))
    page.close()


#: Lays rows of pictures below each other; how high they are together.
LAY: Final = """async ({ rows, gap }) => {
    for (const row of rows) {
        const box = document.body.appendChild(document.createElement('div'))
        box.style.cssText = `display: flex; gap: ${gap}px; width: 100vw`
        for (const src of row) {
            const one = box.appendChild(Object.assign(new Image(), { src }))
            await one.decode()
            one.style.cssText = `flex: ${one.naturalWidth / one.naturalHeight} 0 0; min-width: 0`
        }
    }
    return Math.ceil(document.body.getBoundingClientRect().height)
}"""


def main(name: str = "after", url: str = "") -> None:
    """Takes a sheet of each game from a server, or from one of this version."""
    with TemporaryDirectory() as folder, browsers() as browser, _server(url, folder) as address:
        for game in DRAWN:
            text = position(game)
            rows = [[look(browser, address, text, size) for size in row] for row in ROWS]
            sheet(browser, rows, PICTURES / f"{name}-{game}.webp")


def _server(url: str, folder: str) -> AbstractContextManager[str]:
    return nullcontext(url) if url else serving(quick(f"{folder}/tables.db"))


if __name__ == "__main__":
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    main(*sys.argv[1:])
