"""The pages besides the table: readable by everybody, in every language, by day and by night."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import Visitor
from support.server import DRAWN, STAGE
from web.conftest import Come

from caravela.core.words import LANGUAGES

GAME = STAGE
PAGES = {"home": "/", "new": f"/new/{GAME}", "rules": f"/rules/{GAME}", "data": f"/data/{GAME}", "lost": "/nonsense"}


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_axe_finds_nothing(come: Come, dark: bool) -> None:
    visitor = come(dark=dark)
    page = visitor.page
    for name, path in PAGES.items():
        visitor.open(path)
        page.wait_for_load_state("networkidle")
        assert visitor.violations() == [], name
        visitor.shoot(f"{name}-{'night' if dark else 'day'}")
    visitor.against_bots(GAME)
    visitor.play(4)
    visitor.wait_for_turn()
    assert visitor.violations() == []
    visitor.shoot(f"table-{'night' if dark else 'day'}")
    page.get_by_role("button", name="Settings").click()
    assert visitor.violations() == []
    page.keyboard.press("Escape")
    table = visitor.table
    visitor.open(f"/replay/{table}")
    expect(page.locator(".player")).to_be_visible()
    page.get_by_role("tab", name="Charts").click()
    page.wait_for_load_state("networkidle")
    assert visitor.violations() == []
    visitor.shoot(f"replay-{'night' if dark else 'day'}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_the_name_of_a_message(come: Come, language: str) -> None:
    visitor = come(language=language)
    missing = re.compile(r"\b(action|event|ask|why|piece|sheet|seat|error|tab|score|option|key|theme|time)-[a-z_]+\b")
    for path in PAGES.values():
        visitor.open(path)
        visitor.page.wait_for_load_state("networkidle")
        assert not missing.search(visitor.page.locator("body").inner_text()), path
    visitor.against_bots(GAME)
    visitor.play(8, seed=7)
    visitor.wait_for_turn()
    labels = visitor.page.eval_on_selector_all("[aria-label]", "all => all.map(one => one.getAttribute('aria-label'))")
    for text in [visitor.page.locator("body").inner_text(), *labels]:
        assert not missing.search(text), text


def test_the_theme_follows_the_system_and_can_be_switched(come: Come) -> None:
    visitor = come(dark=True).open()
    root = visitor.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    visitor.page.get_by_role("button", name="Day theme").click()
    expect(root).to_have_attribute("data-theme", "light")
    visitor.page.reload()
    expect(root).to_have_attribute("data-theme", "light")


def test_the_rulebook_is_searched_and_jumped_in(anna: Visitor) -> None:
    page = anna.open(f"/rules/{GAME}").page
    rules = page.locator(".rule")
    expect(rules.first).to_be_visible()
    whole = rules.count()
    number = rules.nth(whole // 2).get_attribute("id") or ""
    page.get_by_role("searchbox").fill(number.split("-")[1])
    expect(page.locator(".rule.meant")).to_have_attribute("id", number)
    expect(page.locator(".rule.meant")).to_be_in_viewport()
    word = max(re.findall(r"[a-z]{6,}", rules.nth(whole // 2).inner_text()), key=len)
    page.get_by_role("searchbox").fill(word)
    expect(page.locator("[role=status]").first).to_contain_text("rules")
    assert 0 < rules.count() < whole
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator("article")).to_contain_text("No rule contains these words")
    anna.open(f"/rules/{GAME}#{number}")
    expect(page.locator(".rule.meant")).to_be_in_viewport()


def test_reconstructed_numbers_are_named(anna: Visitor) -> None:
    page = anna.open(f"/data/{GAME}").page
    expect(page.locator("#reconstructed .group").first).to_be_visible()
    assert page.locator("#rulebook .group").count() > 0


def test_a_replay_plays_stops_and_jumps(come: Come) -> None:
    visitor = come()
    visitor.against_bots(GAME)
    visitor.play(4)
    visitor.wait_for_turn()
    steps, table = visitor.step, visitor.table
    page = visitor.open(f"/replay/{table}").page
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(re.compile("[1-9]"))
    page.get_by_role("button", name="Pause").click()
    slider.fill(str(steps // 2))
    expect(page.locator(".numbers", has_text=f"{steps // 2}/{steps}")).to_be_visible()
    assert not visitor.scrolls()


def test_a_move_can_be_asked_for_once_more(anna: Visitor) -> None:
    page = anna.open().page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm each move").check()
    page.keyboard.press("Escape")
    anna.against_bots(GAME)
    version = anna.version
    anna.buttons.nth(Random(1).randrange(anna.buttons.count())).click()
    confirm = page.get_by_role("button", name="Confirm")
    expect(confirm).to_be_focused()
    assert anna.version == version
    page.get_by_role("button", name="Cancel").click()
    anna.buttons.first.click()
    confirm.click()
    anna.wait_beyond(version)


@pytest.mark.parametrize("page", ["home", *DRAWN])
def test_the_first_load_is_small(come: Come, page: str) -> None:
    """What a new guest's browser fetches, compressed: the home page, or a table whose link somebody sent."""
    path, visitor = "/", come()
    if page != "home":
        path = f"/table/{come().against_bots(page).table}"
    received: list[int] = []
    visitor.page.on("requestfinished", lambda request: received.append(request.sizes()["responseBodySize"]))
    visitor.open(path)
    visitor.page.wait_for_load_state("networkidle")
    assert 100_000 < sum(received) < 350_000


def test_three_clicks_to_an_invitation(come: Come) -> None:
    visitor = come(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.open().page
    page.get_by_role("link", name="Play with friends").first.click()
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator(".notice")).to_contain_text("copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{visitor.url}/table/") and "invite=" in link
    assert visitor.violations() == []
    visitor.shoot("lobby")
