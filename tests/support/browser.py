"""A person at a table in a real browser: looks, clicks what is lit, presses keys."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

#: Everything that can be clicked on the table just now.
LIT = ".stage .spot.lit, .stage .piece.lit"
#: Tests wait so long for what should happen at once; slow machines are slow.
PATIENCE = 30_000
#: And so long for a turn of bots, which may have a hundred steps.
LONG_PATIENCE = 90_000
expect.set_options(timeout=PATIENCE)
#: Keeps what notices have said.
NOTICES = """window.notices = []; new MutationObserver(() => {
    for (const one of document.querySelectorAll('.notice')) notices.push(one.textContent)
}).observe(document, { subtree: true, childList: true })"""
#: What unfolds a long list of moves, and what says yes where a move is asked for once more.
FOLD, YES = "button[aria-expanded=false]", ".button.strong"
#: The version that is shown, whether no move is on its way, and everything that can be pressed.
OFFERS = """() => {
    const page = document.querySelector('.page')
    const all = (what) => [...document.querySelectorAll(what)]
    return {
        rests: page?.dataset.busy === 'false',
        version: Number(page?.dataset.version),
        lit: all('.stage .spot.lit, .stage .piece.lit').map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return [x + width / 2, y + height / 2]
        }).filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.stage')),
        actions: all('.actions .action:not([disabled])').map((one) => one.dataset.action),
        fold: all('.actions button[aria-expanded=false]').length > 0,
        yes: all('.actions .sentence ~ .row .button.strong').length > 0,
    }
}"""


def launching() -> dict[str, Any]:
    """How Chromium is started: as the machine has it; `playwright install` is not needed."""
    path = os.environ.get("CARAVELA_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    assert path, "this needs Chromium; ./test --setup installs it, or says how"
    return {"executable_path": path, "args": ["--no-sandbox", "--disable-dev-shm-usage"]}


@contextmanager
def browsers() -> Iterator[Browser]:
    """A running browser, for scripts."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(**launching())


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
        # Every notice, since none stays for long.
        page.add_init_script(NOTICES)
        # How often something was pressed and the page has heard of it.
        page.add_init_script("window.presses = 0; addEventListener('click', () => window.presses++, true)")
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

    def ask(self, path: str, message: dict[str, Any]) -> Any:
        """A call of the wire, as the page would make it."""
        if not self.page.context.cookies(self.url):
            self.page.request.get(f"{self.url}/api/me")
        answer = self.page.request.post(f"{self.url}/api/{path}", data=message, headers={"X-Caravela": "1"})
        assert answer.ok, answer.text()
        return answer.json()

    def made(
        self, game: str, *seats: str, options: dict[str, Any] | None = None, seed: int | None = None
    ) -> dict[str, Any]:
        """A new table with such seats: me, open, or a bot; with a seed, the same chance each time."""
        wishes = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats]
        wish = {"game": game, "seats": wishes, "options": options or {}}
        found: dict[str, Any] = self.ask("tables", wish if seed is None else wish | {"seed": seed})
        return found

    def sit(self, table: str) -> Visitor:
        """Goes to a table where this person is asked, now or in a while."""
        self.open(f"/table/{table}")
        self.wait_for_turn()
        # The drawings come a moment later than the words.
        self.page.locator(".stage .piece").first.wait_for(state="attached")
        return self

    def against_bots(self, game: str, seed: int | None = None) -> Visitor:
        """What one click on the home page leads to, with bots that do not think for long."""
        return self.sit(self.made(game, "me", "greedy", "greedy", seed=seed)["id"])

    def upload(self, text: str) -> Visitor:
        """Goes on with a running game out of a file, at a table where this person has all seats."""
        return self.sit(self.ask("transcripts", {"text": text})["id"])

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

    def wait_for_notice(self, text: str) -> None:
        """Waits until a notice has said something, even if it is gone by now."""
        self.page.wait_for_function("text => window.notices.some((one) => one.includes(text))", arg=text)

    def wait_for_answer(self) -> None:
        """Waits until no move is on its way to the server."""
        self.page.wait_for_function("() => document.querySelector('.page')?.dataset.busy === 'false'")

    def wait_beyond(self, version: int) -> None:
        """Waits until the table has moved on."""
        self.page.wait_for_function("v => Number(document.querySelector('.page')?.dataset.version) > v", arg=version)

    def wait_for_rest(self) -> None:
        """Waits until the table no longer moves under the camera."""
        self.page.wait_for_function("""() => new Promise((done) => {
            const where = () => document.querySelector('.stage .layer:not(.moving)')?.getAttribute('style')
            const before = where()
            setTimeout(() => done(before !== undefined && before === where()), 120)
        })""")

    def wait_for_calm(self) -> None:
        """Waits until everything has come from the server, letters too, and the table no longer moves."""
        self.page.wait_for_load_state("networkidle")
        self.page.evaluate("document.fonts.ready")
        self.wait_for_rest()

    def wait_for_step(self, step: int) -> None:
        """Waits until so many decisions have been taken."""
        self.page.wait_for_function("s => Number(document.querySelector('.page')?.dataset.step) >= s", arg=step)

    def point_at(self, target: Locator) -> None:
        """A real click or tap in the middle of what is lit, whatever lies on top of it, once the camera rests."""
        target.wait_for(state="attached")
        self.wait_for_rest()
        box = target.bounding_box()
        assert box is not None
        self._hit(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _hit(self, x: float, y: float) -> None:
        """A click is heard when it returns; a tap becomes a click a moment later, or none where it was a long press."""
        if not self.touch:
            self.page.mouse.click(x, y)
            return
        heard = self.page.evaluate("window.presses")
        self.page.touchscreen.tap(x, y)
        with suppress(PlaywrightTimeoutError):
            self.page.wait_for_function("heard => window.presses > heard", arg=heard, timeout=2000)

    def press(self, button: Locator, **more: Any) -> None:
        """Clicks or taps a button."""
        if self.touch:
            button.tap(**more)
        else:
            button.click(**more)

    def take_decision(self, random: Random) -> None:
        """Any decision: by clicks on the table as far as they lead, otherwise by a button.

        What the page offers is read in one piece and may be gone when it is pressed; then the page is read again.
        """
        version, clicks = self.version, 6
        deadline = monotonic() + LONG_PATIENCE / 1000
        while (found := self.offers(version))["version"] <= version:
            assert monotonic() < deadline, f"no decision could be taken: {found}"
            if found["yes"]:
                self._try(f".actions .sentence ~ .row {YES}")
            elif found["lit"] and clicks > 0 and not (found["actions"] and random.random() < 0.2):
                self._hit(*random.choice(found["lit"]))
                clicks -= 1
                if clicks == 0:
                    self.page.keyboard.press("Escape")
            elif found["actions"]:
                clicks = 0
                self._try(f".actions [data-action='{random.choice(found['actions'])}']")
            elif found["fold"]:
                clicks = 0
                self._try(f".actions {FOLD}")

    def offers(self, version: int) -> dict[str, Any]:
        """What can be pressed, read in one piece, once the page rests and offers something or is past a version."""
        ready = f"""version => {{
            const now = ({OFFERS})()
            const some = now.lit.length || now.actions.length || now.fold || now.yes
            return now.rests && (now.version > version || some) && now
        }}"""
        found: dict[str, Any] = self.page.wait_for_function(ready, arg=version, polling=30).json_value()
        return found

    def choose(self, number: int) -> None:
        """A certain move by its button, out of a folded list too, and with the yes that a loss for good asks for."""
        button, fold = (self.page.locator(f".actions {one}") for one in (f"[data-action='{number}']", FOLD))
        button.or_(fold).first.wait_for()
        if button.count() == 0:
            self.press(fold)
        self.press(button)
        if self.page.locator(f".actions .for-good ~ .row {YES}").count():
            self.press(self.page.locator(f".actions .row {YES}"))
        self.wait_for_answer()

    def _try(self, button: str) -> None:
        """Presses a button unless the page takes it away before."""
        with suppress(PlaywrightTimeoutError):
            self.press(self.page.locator(button).first, timeout=2000)

    def play(self, decisions: int, seed: int = 1) -> None:
        """Takes so many decisions, or plays to the end."""
        random = Random(seed)
        for _ in range(decisions):
            if not self.wait_for_turn():
                return
            self.take_decision(random)

    # What a test asks of a page

    def violations(self, *rules: str) -> list[str]:
        """What axe finds wrong, by these rules or by all, each with the first element it is about."""
        options = {"runOnly": list(rules)} if rules else None
        found: list[dict[str, Any]] = Axe().run(self.page, options=options).response["violations"]
        return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]

    def scrolls(self) -> bool:
        """Whether the page is larger than the window."""
        sizes = "(page => [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth])(document.scrollingElement)"
        return any(more > 0 for more in self.page.evaluate(sizes))

    def shoot(self, name: str) -> None:
        """A screenshot, if the caller of the tests wants them (CARAVELA_SHOTS names a folder)."""
        if folder := os.environ.get("CARAVELA_SHOTS"):
            self.page.screenshot(path=Path(folder) / f"{name}.png")
