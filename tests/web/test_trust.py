"""Seats that are not lost, invitations that end, and what everybody at a table is told."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from support.browser import Visitor
from support.server import STAGE
from web.conftest import Come
from web.test_people import accept, invitation

from caravela.core.registry import load_game

GAME = STAGE
HEADERS = {"X-Caravela": "1"}


def make(visitor: Visitor, **more: Any) -> str:
    """A table that the visitor makes by a call; its id."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": GAME, "seats": seats, **more}
    answer = visitor.open().page.request.post(f"{visitor.url}/api/tables", data=wish, headers=HEADERS)
    return str(answer.json()["id"])


def choose(page: Page, name: str, deed: str) -> None:
    """A deed of a seat's menu."""
    page.get_by_role("button", name=f"{name}’s seat").last.click()
    page.get_by_role("button", name=deed).click()


def test_a_seat_goes_on_in_another_browser_and_comes_back(come: Come) -> None:
    anna, boris, phone = come(), come(), come(phone=True)
    accept(boris, invitation(anna, "Anna"), "Boris")
    expect(boris.page.locator(".page[data-status=playing]")).to_be_visible()
    choose(boris.page, "Boris", "Continue on another device")
    field = boris.page.get_by_label("Your personal link:")
    expect(field).to_have_value(re.compile(re.escape(f"{boris.url}/table/{boris.table}#continue=1.") + ".+"))
    boris.shoot("link-desk")
    assert boris.violations() == []
    link = field.input_value()
    boris.page.keyboard.press("Escape")

    phone.page.goto(link)
    expect(phone.page.get_by_role("dialog")).to_contain_text("Boris")
    phone.shoot("continue-phone")
    assert phone.violations() == []
    expect(phone.page.get_by_role("button", name="Continue here")).to_be_focused()
    phone.page.get_by_role("button", name="Continue here").tap()
    expect(phone.page.locator(".seats .mine .name")).to_have_text("Boris")
    assert phone.page.url == f"{boris.url}/table/{boris.table}", "the secret leaves the address"
    expect(boris.page.locator(".pill").first).to_contain_text("watching")

    # The seat's menu is in reach of a thumb, too.
    phone.page.get_by_role("button", name="This table").tap()
    phone.shoot("table-phone")
    assert phone.violations() == []
    choose(phone.page, "Boris", "Continue on another device")
    expect(phone.page.get_by_label("Your personal link:")).to_have_value(link)
    phone.shoot("link-phone")

    boris.shoot("elsewhere-desk")
    boris.page.get_by_role("button", name="Continue here").click()
    expect(boris.page.locator(".side .seats .mine .name")).to_have_text("Boris")
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.locator(".chat .remark .text")).to_have_text(["Boris goes on in another browser (Green)."] * 2)

    # Boris is away, and whoever made the table helps.
    phone.page.close()
    boris.open()
    expect(anna.page.locator(".side .seats .dot.online")).to_have_count(1)
    choose(anna.page, "Boris", "New personal link for Boris")
    anna.page.get_by_role("button", name="Create the link").click()
    expect(anna.page.get_by_label("Send this link to Boris")).not_to_have_value(link)
    anna.shoot("relink-desk")
    assert anna.violations() == []


def test_whoever_made_the_table_ends_an_invitation(come: Come) -> None:
    anna, boris = come(), come(phone=True, language="pl")
    link = invitation(anna, "Anna")
    field = anna.page.locator("#invitation")
    anna.shoot("lobby-desk")
    assert anna.violations() == []
    anna.page.get_by_role("button", name="Replace the link").click()
    expect(field).not_to_have_value(link)
    boris.page.goto(link)
    boris.page.get_by_role("button", name="Usiądź").first.tap()
    expect(boris.page.locator(".notice.bad")).to_be_visible()
    boris.shoot("lobby-phone")
    anna.page.get_by_role("button", name="Withdraw the link").click()
    expect(field).to_have_count(0)
    anna.page.get_by_role("button", name="Create an invitation link").click()
    expect(field).to_be_visible()


def test_whoever_joins_sees_what_the_table_was_made_with(come: Come) -> None:
    anna, plain = come(), {"seats": [{"kind": "me"}, {"kind": "open"}]}
    option = next(one for one in load_game(GAME).meta.options if one.kind == "switch")
    for hints, told in ((True, "may take hints"), (False, "without hints")):
        wish = plain | {"game": GAME, "hints": hints, "options": {option.id: not option.default} if hints else {}}
        made = anna.ask("tables", wish)
        for phone in (False, True):
            boris = come(phone=phone)
            facts = boris.open(f"/table/{made['id']}?invite={made['invite']}").page.locator(".lobby .facts")
            expect(facts).to_contain_text(told)
            expect(facts.get_by_role("link", name=option.rule)).to_have_count(int(hints))
            boris.shoot(f"facts-{'phone' if phone else 'desk'}")
            assert boris.violations() == []


def test_a_given_seed_is_told_to_everybody(come: Come) -> None:
    anna, vera = come(), come(phone=True, language="ru")
    table = make(anna, seed=7)
    for visitor, pill, fact in ((anna, "Given seed", "never rated"), (vera, "Заданный жребий", "рейтинг")):
        visitor.open(f"/table/{table}")
        visitor.page.get_by_role("button", name=pill).click()
        expect(visitor.page.get_by_role("dialog")).to_contain_text(fact)
        assert visitor.violations() == []
        assert not visitor.scrolls()
        visitor.shoot(f"seeded-{'phone' if visitor.touch else 'desk'}")
