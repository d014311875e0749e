"""Learning in the browser: introductions, and a lesson of every game by hand."""

from __future__ import annotations

from playwright.sync_api import expect
from support.browser import Visitor
from support.games import each
from web.conftest import Come

from caravela.workshop.conformance.play import INSTALLED

games = each(INSTALLED)


def start_lesson(anna: Visitor, game: str) -> None:
    """From the last screen of the introduction to the table."""
    anna.open(f"/learn/{game}")
    anna.page.locator(".dots button").last.click()
    anna.page.locator("nav .button.strong").click()
    anna.wait_for_turn()
    anna.page.locator(".stage .piece").first.wait_for(state="attached")


def take_due(anna: Visitor) -> None:
    """Makes the move that the lesson is about: on the board where it can be clicked, else by its button."""
    version = anna.version
    anna.wait_for_answer()
    clicks = anna.page.locator(".stage .hinted")
    for _ in range(4):
        due = anna.page.locator(".actions .action.due")
        if anna.version > version:
            return
        if due.count():
            due.first.click()
            break
        anna.point_at(clicks.last)
        anna.wait_for_answer()
    anna.wait_beyond(version)


@games
def test_an_introduction_is_leafed_through(come: Come, game: str) -> None:
    anna = come().open(f"/learn/{game}")
    heading = anna.page.locator("#screen")
    first = heading.inner_text()
    anna.page.locator("nav .button.strong").click()
    expect(heading).not_to_have_text(first)
    expect(anna.page.locator("section .picture .piece").first).to_be_attached()
    anna.page.keyboard.press("ArrowLeft")
    expect(heading).to_have_text(first)
    assert anna.violations() == []
    anna.shoot(f"introduction-{game}")


@games
def test_a_lesson_is_played_through(come: Come, game: str) -> None:
    anna = come()
    start_lesson(anna, game)
    coach = anna.page.locator(".coach")
    expect(coach).to_be_visible()
    anna.shoot(f"lesson-{game}")
    for _ in range(60):
        if coach.get_attribute("data-lesson") == "done":
            break
        take_due(anna)
        anna.wait_for_turn()
    expect(coach).to_have_attribute("data-lesson", "done")
    assert anna.violations() == []
    coach.get_by_role("button").click()
    expect(coach).to_have_count(0)
    assert anna.buttons.count() or anna.lit.count()


def test_a_wrong_move_is_answered_kindly_and_a_lesson_is_resumed_from_home(come: Come) -> None:
    anna = come()
    start_lesson(anna, INSTALLED[0])
    before = anna.step
    anna.page.locator(".actions .action:not(.due)").first.click()
    expect(anna.page.locator(".coach .stray")).to_be_visible()
    assert anna.step == before
    take_due(anna)
    anna.wait_for_turn()
    step = anna.page.locator(".coach").get_attribute("data-lesson")
    anna.open()
    anna.page.locator(".continue").get_by_role("link").first.click()
    anna.wait_for_turn()
    expect(anna.page.locator(".coach")).to_have_attribute("data-lesson", step or "")


def test_a_lesson_fits_a_phone(come: Come) -> None:
    anna = come(phone=True, language="ru")
    start_lesson(anna, INSTALLED[-1])
    expect(anna.page.locator(".coach")).to_be_in_viewport()
    assert not anna.scrolls()
    anna.shoot("lesson-phone")


def test_each_tip_is_shown_once(come: Come) -> None:
    anna = come()
    anna.open()
    anna.page.evaluate("localStorage['caravela-tips'] = '[]'")
    anna.against_bots(INSTALLED[0])
    tip = anna.page.locator(".tip")
    expect(tip).to_have_attribute("data-tip", "lit")
    assert anna.violations() == []
    anna.shoot("tip")
    tip.get_by_role("button").click()
    expect(anna.page.locator(".tip[data-tip=lit]")).to_have_count(0)
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.page.locator(".actions .action").first).to_be_visible()
    expect(anna.page.locator(".tip[data-tip=lit]")).to_have_count(0)
    assert "lit" in anna.page.evaluate("localStorage['caravela-tips']")


def test_the_tips_can_be_asked_for_again(come: Come) -> None:
    anna = come(phone=True)
    anna.against_bots(INSTALLED[0])
    expect(anna.page.locator(".tip")).to_have_count(0)
    anna.page.locator("header .tools button").last.click()
    anna.page.locator("dialog .tips button").click()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".tip")).to_be_visible()
    assert not anna.scrolls()


def test_the_page_can_take_the_whole_screen(come: Come) -> None:
    anna = come()
    anna.against_bots(INSTALLED[0])
    button = anna.page.get_by_role("button", name="Full screen")
    button.click()
    anna.page.wait_for_function("() => document.fullscreenElement !== null")
    anna.page.get_by_role("button", name="Leave full screen").click()
    anna.page.wait_for_function("() => document.fullscreenElement === null")


def test_home_shows_where_one_left_off_and_where_numbers_come_from(come: Come) -> None:
    anna = come()
    anna.open()
    expect(anna.page.locator(".continue")).to_have_count(0)
    for game in INSTALLED:
        expect(anna.page.locator(f"footer a[href='/data/{game}']")).to_be_visible()
    expect(anna.page.locator("article .picture svg").first).to_be_visible()
    anna.against_bots(INSTALLED[1])
    table = anna.table
    anna.open()
    expect(anna.page.locator(f".continue a[href='/table/{table}']")).to_be_visible()
    assert anna.violations() == []
