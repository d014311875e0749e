"""The points of a running game, line by line."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from support.browser import Visitor
from web.conftest import Come

#: Those of some elements that are smaller than a finger.
SMALL = """all => all.map((one) => one.getBoundingClientRect()).filter((box) => box.width < 39.95 || box.height < 39.95)
    .map((box) => `${box.width} by ${box.height}`)"""


def test_a_press_on_the_points_opens_the_score_sheet_of_the_moment(anna: Visitor) -> None:
    anna.against_bots("navegador").play(3)
    anna.wait_for_turn()
    page = anna.page
    page.locator(".seats .score").first.click()
    sheet = page.get_by_role("dialog", name="Points now")
    rows = sheet.locator("tbody tr")
    expect(rows.first).to_be_visible()
    view = page.request.get(f"{anna.url}/api/tables/{anna.table}").json()
    points = sorted((seat["score"] for seat in view["seats"]), reverse=True)
    assert [int(text) for text in sheet.locator("tfoot td").all_inner_texts()] == points
    for column, total in enumerate(points, start=1):
        cells = sheet.locator(f"tbody td:nth-child({column + 1}) b").all_inner_texts()
        assert sum(map(int, cells)) == total
    anna.shoot("scores")
    assert anna.violations() == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_hidden_money_stays_hidden_on_the_score_sheet(come: Come) -> None:
    anna = come(phone=True)
    page = anna.page
    anna.sit(anna.made("serenissima", "me", "greedy", "greedy", options={"money_open": False})["id"])
    page.locator(".seats .score").first.click()
    totals = page.get_by_role("dialog").locator("tfoot td")
    expect(totals.first).to_be_visible()
    assert [text == "?" for text in totals.all_inner_texts()] == [False, *[True] * (totals.count() - 1)]


@pytest.mark.parametrize("seats", [4, 5])
def test_a_phone_shows_the_points_of_all_seats_at_once(come: Come, seats: int) -> None:
    anna = come(phone=True)
    page = anna.page
    anna.sit(anna.made("navegador", "me", *["greedy"] * (seats - 1))["id"])
    assert page.locator(".seats .score").evaluate_all(SMALL) == []
    assert page.locator(".seats .seat").evaluate_all(SMALL) == []
    page.locator(".seats .score").last.tap()
    expect(page.get_by_role("dialog").locator("tfoot td")).to_have_count(seats)
    for box in (page.locator(".seats.strip"), page.get_by_role("dialog").locator(".scroll")):
        assert box.evaluate("box => box.scrollWidth <= box.clientWidth")
    anna.shoot("scores-phone")
    assert anna.violations() == []
