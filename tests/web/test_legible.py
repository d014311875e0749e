"""Print that can be read, and things that can be hit: all four tables at four sizes of screen."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from support.browser import Visitor
from support.games import each
from support.server import wait_until
from web.conftest import Come

from caravela.core.registry import load_game

GAMES = ("navegador", "serenissima", "vasco", "endeavor")
#: The window, and the least height of letters on the table.
SIZES = {"1440": (1440, 900, 11.0), "1920": (1920, 1080, 11.0), "1024": (1024, 768, 9.0)}
#: Every word and number on the table that is not mere ornament: how large it is on the screen, and where.
PRINT = """() => [...document.querySelectorAll('.stage text')]
  .filter((text) => text.textContent.trim() && !text.closest('[data-ornament]'))
  .filter((text) => getComputedStyle(text).visibility !== 'hidden')
  .map((text) => {
    const to = text.getScreenCTM()
    return [text.textContent.trim(), parseFloat(getComputedStyle(text).fontSize) * Math.hypot(to.b, to.d)]
  })"""
#: How large each sheet is on the screen.
SHEETS = """() => Object.fromEntries([...document.querySelectorAll('.stage [data-sheet]')].map((sheet) => {
    const { x, y, width, height } = sheet.getBoundingClientRect()
    return [sheet.dataset.sheet, { x, y, width, height }]
  }))"""
#: Whatever can be pressed on the page that is smaller than a finger: what it is called, and how large it is.
PRESSED = """(least) => [...document.querySelectorAll('button, a[href], select, .spot.lit, .piece.lit')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p, dialog, .log'))
  .map((one) => [one.getAttribute('aria-label') || one.textContent.trim(), one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < least - 0.05 || box.height < least - 0.05))
  .map(([name, box]) => `${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`)"""
FINGER = 40


def settled(visitor: Visitor, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """The sheets of a table that lies as it will, and no longer as it did before."""
    visitor.wait_for_calm()
    found: dict[str, Any] = {}
    for _ in range(40):
        last, found = found, visitor.page.evaluate(SHEETS)
        if found and found == last != before:
            return found
        visitor.page.wait_for_timeout(500)
    raise AssertionError("the table does not come to rest")


def larger(sheets: dict[str, Any], mats: dict[str, bool]) -> list[str]:
    """The mats of others that are higher or wider than one's own."""
    own = next(sheets[id] for id, mine in mats.items() if mine)
    others = [id for id, mine in mats.items() if not mine]
    return [id for id in others if any(sheets[id][side] > own[side] for side in ("width", "height"))]


@each(GAMES)
def test_everything_that_matters_can_be_read(come: Come, game: str) -> None:
    anna = come(viewport={"width": 1440, "height": 900}).against_bots(game)
    anna.play(4)
    anna.wait_for_turn()
    view = anna.page.request.get(f"{anna.url}/api/tables/{anna.table}").json()
    mats = {sheet["id"]: sheet["seat"] in view["viewer_seats"] for sheet in view["sheets"] if sheet["role"] == "mat"}
    sheets: dict[str, Any] | None = None
    for name, (width, height, floor) in SIZES.items():
        anna.page.set_viewport_size({"width": width, "height": height})
        sheets = settled(anna, sheets)
        anna.shoot(f"legible-{game}-{name}")
        texts = anna.page.evaluate(PRINT)
        assert len(texts) > 60
        assert [text for text in texts if text[1] < floor - 0.05] == [], f"at {width} by {height}"
        assert larger(sheets, mats) == [], name
        covered = sum(box["width"] * box["height"] for box in sheets.values())
        stage = anna.page.locator(".stage").bounding_box()
        assert stage is not None
        assert covered > 0.6 * stage["width"] * stage["height"], f"{name}: much of the table is bare"


@each(GAMES)
def test_of_several_own_seats_the_one_that_decides_has_the_largest_mat(anna: Visitor, game: str) -> None:
    """Several people at one screen: the mat of whoever decides lies where it lies for somebody alone."""
    seats, sheets = load_game(game).meta.seats[-1], None
    anna.sit(anna.made(game, *["me"] * seats, seed=1)["id"])
    for _ in range(2):
        sheets = settled(anna, sheets)
        view = anna.page.request.get(f"{anna.url}/api/tables/{anna.table}").json()
        assert anna.version == view["version"]
        mats = {sheet["id"]: sheet["seat"] == view["eyes"] for sheet in view["sheets"] if sheet["role"] == "mat"}
        anna.shoot(f"several-{game}-{view['eyes']}")
        assert larger(sheets, mats) == []
        before = view["eyes"]
        while anna.page.request.get(f"{anna.url}/api/tables/{anna.table}").json()["eyes"] == before:
            anna.play(1)


@each(GAMES)
def test_a_finger_can_hit_everything_on_a_phone(come: Come, game: str) -> None:
    anna = come(phone=True).against_bots(game)
    settled(anna)
    # The camera may not yet have set out for what is lit.
    with suppress(PlaywrightTimeoutError):
        anna.page.wait_for_function(f"least => ({PRESSED})(least).length === 0", arg=FINGER)
    anna.shoot(f"legible-{game}-phone")
    assert anna.page.evaluate(PRESSED, FINGER) == []
    # The buttons on the stage do not lie on the board when all of that is shown.
    anna.press(anna.page.get_by_role("button", name="Show everything"))
    board = "sheet => sheet.getBoundingClientRect().bottom"
    zoom = "document.querySelector('.stage .zoom').getBoundingClientRect().top"
    wait_until(lambda: anna.page.locator(".stage .sheet").first.evaluate(board) <= anna.page.evaluate(zoom))
