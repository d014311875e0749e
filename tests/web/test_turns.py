"""The log in turns, and the pace at which the others' turns are shown."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect
from support.browser import Visitor
from support.server import DRAWN, STAGE, wait_until
from web.conftest import Come

#: A game whose turns have many small steps, if there is one.
LONG = "serenissima" if "serenissima" in DRAWN else STAGE
#: A turn of so many steps is long; a single move is shown for so many ms (`PACES.normal` in the client).
LEAST_STEPS, SINGLE = 16, 900
#: Notes when each step is shown, and whose turn the caption says it is.
WATCH = """window.steps = []; new MutationObserver(() => {
    const step = Number(document.querySelector('.page')?.dataset.step)
    if (step && step !== steps.at(-1)?.step) steps.push({ step, at: performance.now() })
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-step'] })"""


def at_the_end(visitor: Visitor) -> bool:
    """Whether the log shows its latest line."""
    room = "box => box.scrollHeight - box.clientHeight - box.scrollTop"
    return bool(visitor.page.locator(".side [aria-label=Log].box").evaluate(room) < 3)


def test_the_log_follows_the_end_whatever_the_size(anna: Visitor) -> None:
    anna.against_bots(LONG, seed=3)
    anna.play(6, seed=3)
    anna.wait_for_turn()
    wait_until(lambda: at_the_end(anna))
    for height in (700, 1000, 820):
        anna.page.set_viewport_size({"width": 1440, "height": height})
        anna.page.wait_for_function("height => innerHeight === height", arg=height)
        wait_until(lambda: at_the_end(anna))
    anna.play(3, seed=4)
    anna.wait_for_turn()
    wait_until(lambda: at_the_end(anna))
    # Whoever reads further up is left there.
    box = anna.page.locator(".side [aria-label=Log].box")
    box.evaluate("""box => new Promise((done) => {
        box.addEventListener('scroll', () => setTimeout(done), { once: true })
        box.scrollTo(0, 0)
    })""")
    anna.play(2, seed=5)
    anna.wait_for_turn()
    assert not at_the_end(anna)


def test_turns_have_headlines_those_of_others_are_folded_and_the_moves_keep_their_height(anna: Visitor) -> None:
    anna.against_bots(LONG, seed=3)
    heights, random = set(), Random(3)
    for _ in range(6):
        anna.wait_for_turn()
        heights.add(anna.page.locator(".moves").bounding_box()["height"])  # type: ignore[index]
        anna.take_decision(random)
        heights.add(anna.page.locator(".moves").bounding_box()["height"])  # type: ignore[index]
    assert len(heights) == 1
    anna.wait_for_turn()
    log = anna.page.locator(".log")
    setup = log.locator(".head").first
    expect(setup).to_contain_text("Set-up")
    expect(setup.locator(".nobody")).to_have_count(1)
    others = log.locator(".head:not(.open)").filter(has_not_text="Set-up")
    assert others.count() >= 1
    count = int(others.last.locator(".count").inner_text())
    visible = log.locator("li[data-step]:visible")
    before = visible.count()
    others.last.locator(".turn").click()
    expect(visible).to_have_count(before + count)
    assert anna.violations() == []
    # Lines of the set-up are nobody's, whoever they speak of.
    setup.locator(".turn").click()
    lines = log.locator("li[data-step]:visible").first
    expect(lines.locator(".nobody")).to_have_count(1)
    anna.shoot("log")


def turns(visitor: Visitor) -> list[list[dict[str, Any]]]:
    """The steps that were shown, in the runs of one seat."""
    log = visitor.page.request.get(f"{visitor.url}/api/tables/{visitor.table}").json()["log"]
    by = {line["step"]: line["by"] for line in log}
    found: list[list[dict[str, Any]]] = []
    latest = None
    for one in visitor.page.evaluate("window.steps"):
        seat = by.get(one["step"], latest)
        if seat != latest or not found:
            found.append([])
        found[-1].append(one | {"by": seat})
        latest = seat
    return found


def test_a_turn_of_many_steps_takes_a_few_seconds(come: Come) -> None:
    """At the normal pace, with one caption for all of it, and a way past it."""
    anna = come(still=False)
    anna.page.add_init_script("localStorage.caravela = JSON.stringify({ pace: 'normal' })")
    anna.page.add_init_script(WATCH)
    anna.against_bots(LONG, seed=3)
    random = Random(3)
    longest: list[dict[str, Any]] = []
    for _ in range(12):
        if len(longest) >= LEAST_STEPS or not anna.wait_for_turn():
            break
        anna.take_decision(random)
        anna.wait_for_turn()
        longest = max((turn for turn in turns(anna) if turn[0]["by"] != 0), key=len, default=[])
    # About four seconds (web/test/pacing.test.ts), and what the machine needs to draw each step: much less than the
    # pause that a single move has, after each step.
    assert len(longest) >= LEAST_STEPS
    assert longest[-1]["at"] - longest[0]["at"] < 0.7 * SINGLE * len(longest)


def test_a_turn_can_be_seen_again(come: Come) -> None:
    anna = come(still=False)
    anna.open().page.evaluate("localStorage.caravela = JSON.stringify({ pace: 'quick' })")
    # Whether a caption was seen, and how much was lit under it.
    anna.page.add_init_script("""window.captions = []; new MutationObserver(() => {
        if (document.querySelector('.caption')) captions.push(document.querySelectorAll('.stage .lit').length)
    }).observe(document, { subtree: true, childList: true })""")
    anna.against_bots(STAGE, seed=3)
    anna.play(2, seed=3)
    anna.wait_for_turn()
    page, caption = anna.page, anna.page.locator(".caption")
    expect(caption).to_have_count(0)
    page.evaluate("captions.length = 0")
    page.get_by_role("button", name=re.compile("^Replay .*turn")).first.click()
    page.wait_for_function("() => captions.length > 0 && !document.querySelector('.caption')")
    assert 0 in page.evaluate("captions")
    expect(page.locator(".actions .flag")).to_be_visible()
    # And left in the middle of it.
    page.clock.install()
    page.reload()
    anna.wait_for_turn()
    # The turn stands still until somebody has found the button.
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    page.locator(".log .again").last.click()
    caption.get_by_role("button", name="Skip").click()
    expect(caption).to_have_count(0)
    page.clock.resume()
    expect(page.locator(".past[role=status]")).to_have_count(0)
    assert anna.violations() == []
