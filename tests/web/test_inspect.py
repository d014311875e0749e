"""Anything on the table can be asked what it is: by pointer, by touch, by keyboard, in every language."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from support.browser import Visitor
from support.games import each
from support.server import wait_until
from web.conftest import Come

GAMES = ("navegador", "serenissima", "vasco", "endeavor")


def card(visitor: Visitor) -> Locator:
    return visitor.page.locator(".about")


def hover(visitor: Visitor, thing: Locator) -> None:
    """Rests the pointer on the middle of something."""
    thing.wait_for(state="attached")
    visitor.wait_for_calm()
    box = thing.bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + box["width"] / 2 - 1, box["y"] + box["height"] / 2)
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@each(GAMES)
def test_a_pointer_that_rests_is_told_what_is_there(anna: Visitor, game: str) -> None:
    anna.against_bots(game)
    page = anna.page
    pieces = page.locator(".stage .piece:not(.lit)")
    hover(anna, pieces.nth(pieces.count() // 2))
    expect(card(anna).locator("h3")).not_to_be_empty()
    expect(card(anna).locator(".art svg")).to_be_visible()
    anna.shoot(f"inspect-{game}")
    assert anna.violations() == []
    rule = card(anna).locator(".link").first
    number = rule.inner_text()
    rule.click()
    expect(page.get_by_role("dialog", name=number)).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.move(2, 2)
    expect(card(anna)).to_have_count(0)


def test_a_print_is_explained_where_no_piece_lies(anna: Visitor) -> None:
    anna.against_bots("navegador")
    hover(anna, anna.page.locator('.sheet [data-word="sheet-lisboa"]'))
    expect(card(anna).locator("h3")).to_have_text("Lisboa, the worker track")
    expect(card(anna).locator(".lens")).to_be_visible()
    anna.shoot("inspect-print")


def test_the_keyboard_asks_and_goes_on_to_the_next_thing(anna: Visitor) -> None:
    anna.against_bots("vasco")
    page = anna.page
    page.keyboard.press("i")
    expect(card(anna)).to_be_visible()
    first = card(anna).inner_text()
    for _ in range(8):
        page.keyboard.press("ArrowLeft")
    wait_until(lambda: card(anna).inner_text() != first)
    step = anna.step
    page.keyboard.press("Escape")
    expect(card(anna)).to_have_count(0)
    assert anna.step == step


def test_a_long_press_explains_and_a_short_one_plays(come: Come) -> None:
    anna = come(phone=True, language="ru").against_bots("endeavor")
    page = anna.page
    page.locator(".tabbar button").first.click()
    lit = anna.lit.first
    expect(lit).to_be_visible()
    anna.wait_for_rest()
    box = lit.bounding_box()
    assert box is not None
    point = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    finger = point | {"pointerType": "touch", "isPrimary": True, "pointerId": 7, "bubbles": True}
    step = anna.step
    lit.dispatch_event("pointerdown", finger)
    expect(card(anna)).to_be_visible()
    lit.dispatch_event("pointerup", finger)
    lit.dispatch_event("click", point | {"bubbles": True})
    expect(card(anna)).to_be_visible()
    assert anna.step == step
    anna.shoot("inspect-phone")
    page.get_by_role("button", name="Закрыть").last.click()
    expect(card(anna)).to_have_count(0)


def test_a_setting_keeps_it_quiet(anna: Visitor) -> None:
    page = anna.page
    page.add_init_script("localStorage.caravela = JSON.stringify({ pace: 'none', inspect: false })")
    anna.against_bots("navegador")
    hover(anna, page.locator('.sheet [data-word="sheet-lisboa"]'))
    page.wait_for_timeout(900)
    expect(card(anna)).to_have_count(0)
    page.keyboard.press("i")
    expect(card(anna)).to_be_visible()
