"""The pages besides the table: readable by everybody, in every language, by day and by night."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect
from support.browser import Visitor
from support.games import each
from support.server import DRAWN, STAGE, wait_until
from web.conftest import DESK, PHONE, Come

from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.tables import cell_text
from caravela.core.words import LANGUAGES, Words

GAME = STAGE
PAGES = {
    "home": "/",
    "new": f"/new/{GAME}",
    "learn": f"/learn/{GAME}",
    "rules": f"/rules/{GAME}",
    "data": f"/data/{GAME}",
    "lost": "/nonsense",
}


def test_axe_finds_nothing_by_day_and_by_night(come: Come) -> None:
    visitor = come()
    page = visitor.page

    def look(name: str) -> None:
        page.wait_for_load_state("networkidle")
        for theme, rules in (("light", []), ("dark", ["color-contrast"])):
            page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            assert visitor.violations(*rules) == [], (name, theme)
            visitor.shoot(f"{name}-{theme}")

    for name, path in PAGES.items():
        visitor.open(path)
        look(name)
    visitor.against_bots(GAME)
    visitor.play(4)
    visitor.wait_for_turn()
    look("table")
    page.get_by_role("button", name="Settings").click()
    look("settings")
    page.keyboard.press("Escape")
    visitor.open(f"/replay/{visitor.table}")
    expect(page.locator(".player")).to_be_visible()
    page.get_by_role("tab", name="Charts").click()
    look("replay")


def test_no_page_shows_the_name_of_a_message(anna: Visitor) -> None:
    missing = re.compile(
        r"\b(action|event|ask|why|piece|sheet|seat|error|tab|table|numbers|provenance|score|option|key|theme|time)-[a-z_]+\b"
    )
    page = anna.page

    def look(path: str) -> None:
        page.wait_for_load_state("networkidle")
        for language in LANGUAGES:
            speak(anna, language)
            labels = page.eval_on_selector_all("[aria-label]", "all => all.map(one => one.getAttribute('aria-label'))")
            for text in [page.locator("body").inner_text(), *labels]:
                assert not missing.search(text), (path, language, text)

    for path in PAGES.values():
        anna.open(path)
        look(path)
    anna.against_bots(GAME)
    anna.play(8, seed=7)
    anna.wait_for_turn()
    look("table")


def speak(visitor: Visitor, language: str) -> None:
    """Changes the language of the page, and waits for its words."""
    page = visitor.page
    page.locator("header select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.wait_for_load_state("networkidle")


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
    wait_until(lambda: 0 < rules.count() < whole)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator("article")).to_contain_text("No rule contains these words")
    anna.open(f"/rules/{GAME}#{number}")
    expect(page.locator(".rule.meant")).to_be_in_viewport()


@each(DRAWN)
def test_the_numbers_in_play_stand_behind_the_rules(anna: Visitor, game: str) -> None:
    """Every table with every cell, none wider than its page, each with where its numbers come from."""
    page = anna.open(f"/rules/{game}#numbers").page
    for language in LANGUAGES:
        words = Words(load_game(game).meta, language)
        speak(anna, language)
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            for table in load_game(game).tables():
                shown = page.locator(f"#table-{table.id}")
                expect(shown.locator(".caption")).to_have_text(words.say(f"table-{table.id}"))
                assert shown.locator("td").count() == sum(len(row.cells) for row in table.rows)
                assert shown.locator(".sources li").count() == len(table.kinds())
                last = shown.locator("td").last.inner_text().replace("\xa0", " ").replace("\u2060", "")
                assert cell_text(words, table.rows[-1].cells[-1]) in last
                assert shown.evaluate("one => one.querySelector('table').offsetWidth <= one.clientWidth"), table.id
            assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
            anna.shoot(f"numbers-{game}-{language}-{size['width']}")


def test_a_rule_leads_to_its_numbers(anna: Visitor) -> None:
    table = load_game(GAME).tables()[0]
    page = anna.open(f"/rules/{GAME}#{table.rules[-1]}").page
    caption = Words(load_game(GAME).meta, "en").say(f"table-{table.id}")
    page.locator(f"[id='{table.rules[-1]}']").get_by_role("link", name=caption).click()
    expect(page.locator(f"#table-{table.id}")).to_be_in_viewport()
    page.get_by_role("searchbox").fill(caption)
    expect(page.locator("#numbers figure").first).to_be_visible()


def test_a_table_of_an_older_version_has_its_own_drawings(anna: Visitor) -> None:
    """A game that began before a correction is shown as it was, and so are its numbers."""
    risen = next(id for id in DRAWN if load_game(id).meta.rules_version > 1)
    match = Match(load_game(risen, 1), load_game(risen).meta.seats[0], seed=1)
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    page = anna.upload(transcript.write(match)).page
    drawings = {url.rpartition("/")[2] for url in asked if f"/api/games/{risen}/art/" in url}
    assert "pieces.svg?rules=1" in drawings and "pieces.svg" not in drawings
    assert len([name for name in drawings if name.endswith("?rules=1")]) > 1
    expect(page.get_by_role("link", name="Rulebook")).to_have_attribute("href", f"/rules/{risen}?rules=1")
    anna.open(f"/rules/{risen}?rules=1#numbers")
    expect(page.locator("#numbers")).to_contain_text("rules version 1")


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
        path = f"/table/{come().made(page, 'me', 'greedy')['id']}"
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
    visitor.wait_for_notice("copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{visitor.url}/table/") and "invite=" in link
    assert visitor.violations() == []
    visitor.shoot("lobby")
