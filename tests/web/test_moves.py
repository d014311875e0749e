"""What each move tells of itself: chips, tips and ghosts, the order of the list, and the question before a loss."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from support.browser import Visitor
from web.conftest import Come

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"


def before(transcript: str, decision: str, nth: int = 0) -> str:
    """A saved game up to the line in which such a decision is taken."""
    text = (TRANSCRIPTS / transcript).read_text(encoding="utf-8")
    lines = list(re.finditer(rf"\n\w+: {decision}", text))
    return text[: lines[nth].start() + 1]


def sentence(visitor: Visitor, text: str) -> str:
    """A button of the list with its chips, as it is read out."""
    return visitor.buttons.filter(has_text=text).first.inner_text()


def test_moves_tell_what_they_bring_and_cost(come: Come) -> None:
    """On the rondel of Navegador a long way tells its ships, on the button and beside the lit space."""
    anna = come().upload(before("navegador-nagasaki.txt", "rondel", 5))
    colony = anna.buttons.filter(has_text="Colony").first
    expect(colony.locator(".chip.loss").first).to_have_text(re.compile("−1 ship"))
    anna.shoot("moves-chips")
    anna.page.locator('.stage .spot.lit[data-target="board/space-colony"]').hover()
    tip = anna.page.locator(".tip")
    expect(tip).to_contain_text("Move the stone to Colony")
    expect(tip.locator(".chip.loss").first).to_have_text(re.compile("−1 ship"))
    expect(anna.page.locator("[data-ghost^=stone]")).to_be_visible()
    anna.shoot("moves-tip")
    anna.page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    expect(anna.page.locator("[data-ghost]")).to_have_count(0)
    assert anna.violations() == []


def test_the_list_is_in_order_of_use_and_digits_follow_it(come: Come) -> None:
    anna = come().upload(before("serenissima-battle.txt", "load", 4))
    told = [text.split("\n") for text in anna.buttons.all_inner_texts()]
    texts = [" ".join(lines) for lines in told]
    done = next(index for index, text in enumerate(texts) if "Done" in text)
    given_up = [index for index, text in enumerate(texts) if "gives up" in text]
    assert done > 0 and given_up and min(given_up) > done
    assert [lines[0] for lines in told[:9]] == [str(number) for number in range(1, min(9, len(told)) + 1)]
    version = anna.version
    anna.page.keyboard.press(str(done + 1))
    anna.wait_beyond(version)
    expect(anna.page.locator(".log .line").last).not_to_contain_text("overboard")


def test_a_loss_for_good_is_asked_once_more(come: Come) -> None:
    """Landing the whole crew sinks the galley; the answer no leaves everything as it was."""
    anna = come().upload(before("serenissima-battle.txt", "land"))
    version = anna.version
    last = anna.buttons.filter(has_text="gives up").last
    expect(last).to_have_class(re.compile("gives-up"))
    last.click()
    expect(anna.page.locator(".actions .for-good")).to_be_visible()
    expect(anna.page.locator(".actions .sentence .chip.loss").first).to_be_visible()
    assert anna.violations() == []
    anna.page.get_by_role("button", name="Cancel", exact=True).click()
    assert anna.version == version
    anna.buttons.filter(has_text="gives up").last.click()
    anna.page.get_by_role("button", name="Confirm").click()
    anna.wait_beyond(version)


def test_a_phone_shows_the_same_and_cuts_no_verb(come: Come) -> None:
    anna = come(language="ru", phone=True).upload(before("serenissima-battle.txt", "land"))
    expect(anna.buttons.first.locator(".chip").first).to_be_visible()
    cut = anna.buttons.evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    )
    assert cut == []
    anna.shoot("moves-phone")


def test_a_click_on_a_later_part_of_a_move_says_so(come: Come) -> None:
    """In an investment of Serenissima the reserve is clicked before the port."""
    anna = come().upload(before("serenissima-battle.txt", "hire"))
    view = anna.page.request.get(f"{anna.url}/api/tables/{anna.table}").json()
    ports = {one["targets"][1] for one in view["legal"] if len(one["targets"]) > 1}
    guards = [one["id"] for one in view["pieces"] if f"{one['sheet']}/{one['anchor']}" in ports]
    assert ports
    if guards:
        anna.point_at(anna.page.locator(f'.stage [data-piece="{guards[0]}"]'))
        expect(anna.page.locator(".refusals")).to_contain_text("first click what is highlighted")
    for port in ports:
        answer = anna.page.request.get(f"{anna.url}/api/tables/{anna.table}/why?target={port}").json()
        assert answer and all(one["later"] for one in answer)
