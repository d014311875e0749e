"""Takes the pictures of the README and the docs: ./test --setup && .venv/bin/python scripts/take_pictures.py

The table: a real server, a real browser, a person who plays as the greedy bot would. The terminal: a position of a
whole game in tests/transcripts, drawn by the code that players see. Names of games, or `pages`, take only those.
"""

from __future__ import annotations

import io
import logging
import re
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import structlog
from playwright.sync_api import Browser, Page
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from caravela.bots import make_bot
from caravela.core import transcript
from caravela.terminal.play import play
from caravela.workshop.conformance.play import INSTALLED

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
sys.path.insert(0, str(ROOT / "tests"))

from support.browser import Visitor, browsers  # noqa: E402
from support.server import quick, serving, short  # noqa: E402

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
#: How many decisions of the person come before the picture of a table.
DECISIONS = 30


# The table


class Sitter:
    """Somebody at the table, whose moves are the greedy bot's."""

    def __init__(self, browser: Browser, url: str, *, phone: bool = False, dark: bool = False) -> None:
        context = browser.new_context(
            viewport=PHONE if phone else DESK,
            device_scale_factor=2 if phone else 1,
            is_mobile=phone,
            has_touch=phone,
            locale="en",
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        # Moves are made beside the page, which must make none by itself.
        plain = "{ pace: 'none', endTurn: 'never', forced: false }"
        context.add_init_script(f"localStorage.caravela = JSON.stringify({plain})")
        self.visitor = Visitor(context.new_page(), url)

    @property
    def page(self) -> Page:
        return self.visitor.page

    def ask(self, path: str, message: Any = None) -> Any:
        """A call to the server, as the page makes it."""
        url, headers = f"{self.visitor.url}/api/{path}", {"X-Caravela": "1"}
        call = self.page.request
        answer = call.get(url) if message is None else call.post(url, data=message, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def sit(self, game: str, seats: int, decisions: int, options: dict[str, Any] | None = None) -> str:
        """Plays against bots until it is one's turn after so many decisions, or to the end."""
        self.visitor.open()
        self.ask("me", {"name": "Ana"})
        others = [{"kind": "bot", "bot": "greedy"}] * (seats - 1)
        wish = {"game": game, "seats": [{"kind": "me"}, *others], "options": options or {}}
        id: str = self.ask("tables", wish)["id"]
        self.page.goto(f"{self.visitor.url}/table/{id}")
        for _ in range(decisions):
            if not self.visitor.wait_for_turn():
                break
            self._decide(id)
        # Whoever comes back sees what is news since the own latest move.
        self.page.reload()
        self.visitor.wait_for_turn()
        self.page.wait_for_load_state("networkidle")
        return id

    def _decide(self, id: str) -> None:
        """The greedy bot's choice; any, where the record of a running game is kept from players."""
        record = self.page.request.get(f"{self.visitor.url}/api/tables/{id}/transcript")
        if not record.ok:
            self.visitor.take_decision(Random(self.visitor.step))
            return
        version, view = self.visitor.version, self.ask(f"tables/{id}")
        match = transcript.read(record.text())
        seen = match.rules.seen_by(match.state, view["to_act"])
        number = make_bot("greedy", seed=view["step"]).choose(match.rules, seen).number
        self.ask(f"tables/{id}/act", {"version": view["version"], "seat": view["to_act"], "action": number})
        self.visitor.wait_beyond(version)

    def shoot(self, name: str) -> None:
        self.page.mouse.move(0, 0)
        self.page.wait_for_timeout(600)
        self.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=84)
        self.page.context.close()


def table(browser: Browser, url: str, game: str) -> None:
    """The table in the middle of a game, on a desk and on a phone."""
    for name, phone in (("table", False), ("phone", True)):
        sitter = Sitter(browser, url, phone=phone)
        sitter.sit(game, 4, DECISIONS)
        sitter.shoot(f"{name}-{game}")


def pages(browser: Browser, url: str, game: str) -> None:
    """What is the same for every game: home, night, the end of a game, its replay."""
    home = Sitter(browser, url)
    home.visitor.open()
    home.page.wait_for_load_state("networkidle")
    home.shoot("home")
    night = Sitter(browser, url, dark=True)
    night.sit(game, 3, 2 * DECISIONS)
    night.shoot("night")
    end = Sitter(browser, url)
    id = end.sit(game, 3, 1000, short(game) | {"turn_cap": 40})
    end.page.get_by_role("dialog").wait_for()
    end.shoot("end")
    replay = Sitter(browser, url)
    replay.visitor.open(f"/replay/{id}")
    replay.page.get_by_role("slider").fill("300")
    replay.page.wait_for_load_state("networkidle")
    replay.shoot("replay")


# The terminal


class Camera:
    """Takes the picture when the person is asked for the first time, and leaves."""

    def __init__(self, title: str, path: Path) -> None:
        self.title = title
        self.path = path
        self.console = Console(
            record=True, width=100, height=30, file=io.StringIO(), force_terminal=True, color_system="truecolor"
        )

    def ask(self, prompt: str) -> str:
        """Stands in for the keyboard."""
        if not self.path.exists():
            drawn = self.console.export_svg(title=self.title, code_format=_FORMAT)
            self.path.write_text("\n".join(line.rstrip() for line in drawn.splitlines()) + "\n", encoding="utf-8")
        raise EOFError


#: Rich's picture of a terminal, with the reader's own fonts instead of fetched ones.
_FORMAT = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code", "DejaVu Sans Mono, Menlo, Consolas"
)


def terminal(game: str, part: float) -> None:
    """The terminal at 100×30, a part of the way through a game, when it is somebody's turn to choose."""
    match = transcript.load(min((ROOT / "tests" / "transcripts").glob(f"{game}-*.txt")))
    match.rewind(int(len(match.steps) * part))
    while match.seat_to_act < 0 or len(match.legal) < 4:
        match.rewind(len(match.steps) - 1)
    path = PICTURES / f"terminal-{game}.svg"
    path.unlink(missing_ok=True)
    camera = Camera(f"caravela play {game}", path)
    with TemporaryDirectory() as folder:
        play(match, [None] * match.seats, "en", Path(folder) / "game.txt", camera.console, camera.ask)


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    wanted = sys.argv[1:] or [*INSTALLED, "pages"]
    with TemporaryDirectory() as folder, serving(quick(f"{folder}/tables.db")) as url, browsers() as browser:
        for what in wanted:
            if what == "pages":
                pages(browser, url, "navegador")
            else:
                table(browser, url, what)
                terminal(what, 0.55)
