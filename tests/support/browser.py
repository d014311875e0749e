"""A person at a table in a real browser: looks, clicks what is lit, presses keys."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

#: Everything that can be clicked on the table just now.
LIT = ".stage .spot.lit, .stage .piece.lit"
#: Tests wait so long for what should happen at once; slow machines are slow.
PATIENCE = 20_000
#: And so long for a turn of bots, which may have a hundred steps.
LONG_PATIENCE = 90_000
expect.set_options(timeout=PATIENCE)


class Visitor:
    """A browser page and what a person does with it."""

    def __init__(self, page: Page, url: str, touch: bool = False) -> None:
        self.page = page
        self.url = url
        #: Whether this person taps with a finger.
        self.touch = touch
        #: What went wrong in the page without anybody seeing it.
        self.troubles: list[str] = []
        page.set_default_timeout(PATIENCE)
        # The moves of the others are not waited for, nor the end of a turn; tests of these choose other settings.
        page.add_init_script("localStorage.caravela ??= JSON.stringify({ pace: 'none', endTurn: 'never' })")
        # The tips have been read; a test of the tips asks for them again.
        page.add_init_script("localStorage['caravela-tips'] ??= JSON.stringify(['lit', 'list', 'undo', 'why'])")
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda message: self._listen(message.type, message.text))

    def _listen(self, kind: str, text: str) -> None:
        # The browser itself reports every refused request and every lost connection.
        if kind == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
            self.troubles.append(text)

    def open(self, path: str = "/") -> Visitor:
        """Goes to a page of the client."""
        self.page.goto(self.url + path)
        expect(self.page.locator("main")).to_be_visible()
        return self

    def against_bots(self, game: str) -> Visitor:
        """One click on the home page."""
        self.open()
        self.play_now(game).click()
        self.wait_for_turn()
        # The drawings come a moment later than the words.
        self.page.locator(".stage .piece").first.wait_for(state="attached")
        return self

    def upload(self, text: str) -> Visitor:
        """Goes on with a running game out of a file, at a table where this person has all seats."""
        self.open().page.locator("input[type=file]").set_input_files(
            {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
        )
        expect(self.page.locator(".player")).to_be_visible()
        self.open(self.page.url.removeprefix(self.url).replace("/replay/", "/table/"))
        self.wait_for_turn()
        self.page.locator(".stage .piece").first.wait_for(state="attached")
        return self

    def play_now(self, game: str) -> Locator:
        """The button of the home page that starts a game against bots."""
        card = self.page.locator("article", has=self.page.locator(f"a[href='/new/{game}']"))
        return card.get_by_role("button").first

    # At the table

    @property
    def table(self) -> str:
        """The id of the table that is shown."""
        return self.page.url.split("/table/")[1].split("?")[0]

    def _state(self, name: str) -> str:
        return self.page.locator(".page").get_attribute(f"data-{name}") or ""

    @property
    def step(self) -> int:
        """How many decisions have been taken."""
        return int(self._state("step"))

    @property
    def version(self) -> int:
        """The version of the table that is shown."""
        return int(self._state("version"))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state("status") == "over"

    @property
    def lit(self) -> Locator:
        """What can be clicked on the table."""
        return self.page.locator(LIT)

    @property
    def buttons(self) -> Locator:
        """The moves that are offered as sentences."""
        return self.page.locator(".actions .action")

    def prompt(self) -> Locator:
        """What is asked."""
        return self.page.locator("#prompt")

    def wait_for_turn(self) -> bool:
        """Waits until this person is asked; False if the game ended instead."""
        try:
            self.page.wait_for_selector(".actions .flag, .moves .over", timeout=LONG_PATIENCE)
        except PlaywrightTimeoutError:
            view = self.page.request.get(f"{self.url}/api/tables/{self.table}").json()
            there = {name: view[name] for name in ("version", "step", "status", "to_act", "viewer_seats", "prompt")}
            seen = self.page.locator(".page").evaluate("page => ({...page.dataset, text: page.innerText})")
            raise AssertionError(f"nobody is asked; on the server {there}; in the browser {seen}") from None
        return not self.over

    def wait_for_answer(self) -> None:
        """Waits until no move is on its way to the server."""
        self.page.wait_for_function("() => document.querySelector('.page')?.dataset.busy === 'false'")

    def wait_beyond(self, version: int) -> None:
        """Waits until the table has moved on."""
        self.page.wait_for_function("v => Number(document.querySelector('.page')?.dataset.version) > v", arg=version)

    def wait_for_step(self, step: int) -> None:
        """Waits until so many decisions have been taken."""
        self.page.wait_for_function("s => Number(document.querySelector('.page')?.dataset.step) >= s", arg=step)

    def point_at(self, target: Locator) -> None:
        """A real click or tap in the middle of what is lit, whatever lies on top of it."""
        box = target.bounding_box()
        assert box is not None
        hit = self.page.touchscreen.tap if self.touch else self.page.mouse.click
        hit(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press(self, button: Locator) -> None:
        """Clicks or taps a button."""
        if self.touch:
            button.tap()
        else:
            button.click()

    def take_decision(self, random: Random) -> None:
        """Any decision: by clicks on the table as far as they lead, otherwise by a button."""
        version = self.version
        for _ in range(6):
            choices = self.lit.count()
            if choices == 0 or (self.buttons.count() and random.random() < 0.2):
                break
            self.point_at(self.lit.nth(random.randrange(choices)))
            self.page.wait_for_timeout(30)
            self.wait_for_answer()
            if self.version > version or self.page.locator(".actions .flag").count() == 0:
                break
        else:
            self.page.keyboard.press("Escape")
        if self.version == version and self.wait_for_turn():
            self._press_any(random, version)
        self._confirm(version)
        self.wait_beyond(version)

    def _confirm(self, version: int) -> None:
        """Says yes where a loss for good is asked about once more."""
        self.page.wait_for_timeout(30)
        self.wait_for_answer()
        yes = self.page.locator(".actions .sentence ~ .row .button.strong")
        if self.version == version and yes.count():
            self.press(yes)

    def _press_any(self, random: Random, version: int) -> None:
        self.wait_for_answer()
        if self.buttons.count() == 0 and self.version == version:
            fold = self.page.locator(".actions button[aria-expanded=false]")
            if fold.count():
                self.press(fold)
        count = self.buttons.count()
        if count and self.version == version:
            self.press(self.buttons.nth(random.randrange(count)))

    def play(self, decisions: int, seed: int = 1) -> None:
        """Takes so many decisions, or plays to the end."""
        random = Random(seed)
        for _ in range(decisions):
            if not self.wait_for_turn():
                return
            self.take_decision(random)

    # What a test asks of a page

    def violations(self) -> list[str]:
        """What axe finds wrong, each with the first element it is about."""
        found: list[dict[str, Any]] = Axe().run(self.page).response["violations"]
        return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]

    def scrolls(self) -> bool:
        """Whether the page is larger than the window."""
        sizes = "(page => [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth])(document.scrollingElement)"
        return any(more > 0 for more in self.page.evaluate(sizes))

    def shoot(self, name: str) -> None:
        """A screenshot, if the caller of the tests wants them (CARAVELA_SHOTS names a folder)."""
        if folder := os.environ.get("CARAVELA_SHOTS"):
            self.page.screenshot(path=Path(folder) / f"{name}.png")
