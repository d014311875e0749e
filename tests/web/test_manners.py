"""Manners: the table asks before a seat is left, tells what happens, and says where nothing is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from support.browser import Visitor
from support.games import each
from support.server import DRAWN, STAGE
from web.conftest import Come
from web.test_people import accept, invitation

GAME = STAGE


def test_leaving_a_seat_asks_and_tells_the_table(come: Come) -> None:
    anna, boris = come(), come()
    accept(boris, invitation(anna, "Anna"), "Boris")
    for visitor in (anna, boris):
        expect(visitor.page.locator(".page[data-status=playing]")).to_be_visible()
    page = boris.page
    own = page.locator(".side .seats li.mine")
    own.locator("[aria-expanded]").click()
    page.get_by_role("button", name="Leave this seat").click()
    question = page.get_by_role("dialog", name="Leave this seat?")
    expect(question).to_be_visible()
    assert boris.violations() == []
    # Whoever only tried it stays.
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(own).to_have_count(1)
    own.locator("[aria-expanded]").click()
    page.get_by_role("button", name="Leave this seat").click()
    question.get_by_role("button", name="Leave this seat").click()
    expect(own).to_have_count(0)
    # The others see it at once, hear it, and find it in the chat later.
    anna.wait_for_notice("Boris has left the table")
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.locator(".chat .remark")).to_contain_text("Boris has left the table")
    anna.page.reload()
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.locator(".chat .remark")).to_contain_text("Boris has left the table")


def test_unknown_addresses_are_drawn_and_are_404(anna: Visitor) -> None:
    page = anna.page
    for path in ("/nonsense", "/rules/nonsense", "/table/a/b", "/new"):
        answer = page.goto(anna.url + path)
        assert answer is not None and answer.status == 404, path
        expect(page.locator("main svg").first).to_be_visible()
        expect(page.get_by_role("link", name="Home").first).to_be_visible()
    for path in ("/", f"/new/{GAME}", f"/rules/{GAME}", f"/data/{GAME}"):
        answer = page.goto(anna.url + path)
        assert answer is not None and answer.status == 200, path
    icon = page.request.get(f"{anna.url}/favicon.ico")
    assert icon.status == 200 and icon.body()[:4] == b"\0\0\1\0"


@each(DRAWN)
def test_no_name_is_announced_twice(anna: Visitor, game: str) -> None:
    """The tree that screen readers get: nothing on the page has a description that its name says already."""
    anna.against_bots(game)
    anna.play(3)
    anna.wait_for_turn()
    tree = anna.page.context.new_cdp_session(anna.page).send("Accessibility.getFullAXTree")
    named = [node for node in tree["nodes"] if not node["ignored"] and value(node, "name")]
    assert len(named) > 50
    twice = [node for node in named if (told := value(node, "description")) and told in value(node, "name")]
    assert [value(node, "name") for node in twice] == []


def value(node: dict[str, Any], name: str) -> str:
    """A property of a node of the accessibility tree."""
    return str(node.get(name, {}).get("value", ""))


def test_a_long_turn_of_bots_is_spoken_of(come: Come) -> None:
    """What a live region says while the others play: summaries, a few seconds apart, and not one for every step."""
    anna = come()
    anna.page.add_init_script(
        """window.said = []; new MutationObserver(() => {
            const text = document.querySelector('.unseen[role=log]')?.textContent
            if (text && text !== said.at(-1)) said.push(text)
        }).observe(document, { subtree: true, childList: true, characterData: true })"""
    )
    anna.against_bots("serenissima" if "serenissima" in DRAWN else GAME)
    anna.play(4)
    anna.wait_for_turn()
    said = anna.page.evaluate("window.said")
    lines = anna.page.locator(".log li[data-step]").count()
    assert said and len(said) < lines
