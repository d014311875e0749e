"""The end of a turn, taking back, steps without a choice, and gestures, in real browsers."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from support.browser import FOLD, Visitor
from support.server import wait_until
from web.conftest import Come

from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.registry import load_game

GAME = "navegador"


def settle(visitor: Visitor, **settings: Any) -> None:
    """Chooses settings for this browser."""
    chosen = json.dumps({"pace": "none", "endTurn": "never"} | settings)
    visitor.open().page.evaluate(f"localStorage.caravela = JSON.stringify({chosen})")


def made(visitor: Visitor, *seats: str, game: str = GAME) -> dict[str, Any]:
    """A table that this visitor makes; the first seat begins."""
    return visitor.made(game, *seats, options={"start": "first"}, seed=1)


def claim(visitor: Visitor, table: dict[str, Any], seat: int, name: str) -> None:
    visitor.ask(f"tables/{table['id']}/seats/{seat}", {"do": "claim", "invite": table["invite"], "name": name})


def at(visitor: Visitor, table: dict[str, Any]) -> Visitor:
    visitor.open(f"/table/{table['id']}")
    visitor.page.locator(".stage .piece").first.wait_for(state="attached")
    return visitor


def two_people(come: Come, **settings: Any) -> tuple[Visitor, Visitor]:
    anna, ben = come(**settings), come()
    for visitor in (anna, ben):
        settle(visitor, endTurn="people")
    table = made(anna, "me", "open")
    claim(ben, table, 1, "Ben")
    return at(anna, table), at(ben, table)


def number_of(notation: str, game: str = GAME) -> int:
    return load_game(game).actions.parse(notation).number


def press(visitor: Visitor, notation: str, game: str = GAME) -> None:
    """Chooses a move by its button."""
    visitor.wait_for_turn()
    visitor.choose(number_of(notation, game))


def pieces(visitor: Visitor) -> str:
    """Which piece stands where, as the page shows it."""
    told = "[...document.querySelectorAll('.stage .piece')].map(one => one.dataset.piece + one.style.transform).join()"
    found: str = visitor.page.evaluate(told)
    return found


# The end of a turn


@pytest.mark.parametrize("phone", [False, True])
def test_the_move_that_passes_the_turn_on_waits_for_a_last_word(come: Come, phone: bool) -> None:
    anna, ben = two_people(come, phone=phone)
    press(anna, "rondel ships")
    version, before = anna.version, pieces(anna)
    press(anna, "ships 1")
    end = anna.page.get_by_role("button", name="End turn")
    expect(end).to_be_focused()
    expect(ben.page.locator(".waiting")).to_be_visible()
    assert anna.version == version
    wait_until(lambda: pieces(anna) != before)
    anna.shoot(f"end-turn-{'phone' if phone else 'desk'}")
    assert anna.violations() == []
    anna.page.get_by_role("button", name="Take back").click()
    expect(end).to_have_count(0)
    wait_until(lambda: pieces(anna) == before)
    press(anna, "ships 1")
    anna.page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    press(anna, "ships 1")
    anna.page.keyboard.press("u")
    expect(end).to_have_count(0)
    press(anna, "ships 1")
    expect(end).to_be_focused()
    anna.page.keyboard.press("Enter")
    ben.wait_for_turn()
    expect(anna.page.locator(".waiting")).to_be_visible()


def test_the_only_move_left_waits_too_and_taking_it_back_undoes_the_choice(come: Come) -> None:
    anna, ben = two_people(come)
    press(anna, "rondel buildings")
    step = anna.step
    press(anna, "build spice_factory")
    expect(anna.page.get_by_role("button", name="End turn")).to_be_visible()
    anna.page.get_by_role("button", name="Take back").click()
    anna.page.wait_for_function("s => Number(document.querySelector('.page').dataset.step) === s", arg=step)
    press(anna, "build spice_factory")
    anna.page.get_by_role("button", name="End turn").click()
    ben.wait_for_turn()


def test_against_bots_nothing_waits_unless_it_is_asked_for(come: Come) -> None:
    anna = come()
    settle(anna, endTurn="people")
    at(anna, made(anna, "me", "random"))
    press(anna, "rondel ships")
    press(anna, "ships 1")
    anna.wait_for_step(4)
    settle(anna, endTurn="always")
    at(anna, made(anna, "me", "random"))
    press(anna, "rondel ships")
    press(anna, "ships 1")
    expect(anna.page.get_by_role("button", name="End turn")).to_be_visible()


# Taking back


def test_undo_reaches_back_over_bots_and_redo_brings_it_all_back(come: Come) -> None:
    anna = come()
    settle(anna, forced=False)
    at(anna, made(anna, "me", "random", game="serenissima"))
    begun = anna.step
    anna.wait_for_turn()
    anna.take_decision(Random(2))
    anna.wait_for_turn()
    chosen = anna.step
    anna.take_decision(Random(1))
    anna.wait_for_step(begun + 3)
    anna.wait_for_turn()
    now = anna.step
    anna.page.get_by_role("button", name=re.compile("^Undo")).click()
    anna.page.wait_for_function("s => Number(document.querySelector('.page').dataset.step) === s", arg=chosen)
    anna.page.get_by_role("button", name=re.compile("^Redo")).click()
    anna.wait_for_step(now)
    anna.wait_for_answer()
    anna.page.keyboard.press("Control+z")
    anna.page.wait_for_function("s => Number(document.querySelector('.page').dataset.step) === s", arg=chosen)
    anna.wait_for_answer()
    anna.page.keyboard.press("Control+y")
    anna.wait_for_step(now)


def test_the_table_is_asked_and_agrees_with_one_click(come: Come) -> None:
    anna, ben = two_people(come)
    for visitor in (anna, ben):
        # Only a page that is asked has seen what the other one did.
        visitor.wait_for_turn()
        begun = visitor.step
        press(visitor, "rondel ships")
        press(visitor, "ships 1")
        visitor.page.get_by_role("button", name="End turn").click()
        visitor.wait_for_step(begun + 2)
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Ask to undo").click()
    expect(anna.page.locator(".asking")).to_contain_text("Waiting for Ben")
    agree = ben.page.get_by_role("button", name="Agree")
    expect(ben.page.locator(".asking")).to_contain_text("asks to undo")
    ben.shoot("asking")
    assert ben.violations() == []
    # Whoever has looked at what is asked for is back in the present with the answer.
    ben.page.get_by_role("button", name="Show that position").click()
    expect(ben.page.locator(".past[role=status]")).to_be_visible()
    ben.page.get_by_role("button", name="Refuse").click()
    expect(ben.page.locator(".past[role=status]")).to_have_count(0)
    expect(anna.page.locator(".asking")).to_have_count(0)
    anna.page.get_by_role("button", name="Ask to undo").click()
    agree.click()
    for visitor in (anna, ben):
        expect(visitor.page.locator(".asking")).to_have_count(0)
        visitor.page.wait_for_function("s => Number(document.querySelector('.page').dataset.step) === s", arg=begun - 1)
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.locator(".chat .box")).to_contain_text("refuses")
    expect(ben.page.locator(".chat .box")).to_contain_text("has gone back")


def test_three_people_are_asked_one_of_them_on_a_phone(come: Come) -> None:
    people = [come(), come(phone=True, language="pl"), come(language="ru")]
    for visitor in people:
        settle(visitor)
    anna, ben, vera = people
    table = made(anna, "me", "open", "open")
    for seat, visitor in enumerate((ben, vera), start=1):
        claim(visitor, table, seat, f"Guest {seat}")
    for visitor in people:
        at(visitor, table)
    for visitor in people:
        press(visitor, "rondel ships")
        press(visitor, "ships 1")
    anna.wait_for_turn()
    asked = anna.step
    question = [visitor.page.locator(".asking") for visitor in people]
    anna.page.get_by_role("button", name="Ask to undo").click()
    notice, tabs = ben.page.locator(".notice").first, ben.page.locator(".tabbar")
    expect(notice).to_be_visible()
    assert notice.evaluate("(one, bar) => one.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top",
                           tabs.element_handle())  # fmt: skip
    expect(question[1]).to_be_in_viewport()
    question[1].locator(".button.strong").tap()
    # One has agreed; nothing happens before the other does.
    expect(question[0]).to_contain_text("Waiting for Guest 2")
    expect(question[2]).to_contain_text("Guest 1")
    assert anna.step == asked
    question[2].locator(".button.strong").click()
    for visitor in people:
        visitor.page.wait_for_function("s => Number(document.querySelector('.page').dataset.step) === s", arg=1)
    # A question is over as soon as somebody moves on.
    anna.wait_for_turn()
    press(anna, "ships 1")
    press(ben, "rondel ships")
    anna.page.get_by_role("button", name="Ask to undo").click()
    expect(question[1]).to_be_visible()
    press(ben, "ships 1")
    for one in question:
        expect(one).to_have_count(0)


# Steps without a choice


def test_a_step_without_a_choice_is_taken_and_told(come: Come) -> None:
    anna = come()
    settle(anna)
    at(anna, made(anna, "me", "me"))
    press(anna, "rondel buildings")
    step = anna.step
    press(anna, "build spice_factory")
    anna.wait_for_step(step + 2)
    anna.page.get_by_role("button", name=re.compile("^Undo")).click()
    anna.page.wait_for_function("s => Number(document.querySelector('.page').dataset.step) === s", arg=step)
    settle(anna, forced=False)
    at(anna, made(anna, "me", "me"))
    press(anna, "rondel buildings")
    press(anna, "build spice_factory")
    expect(anna.page.locator(f".actions [data-action='{number_of('done')}']")).to_be_visible()


# Gestures


def voyage() -> str:
    """A game at the moment when a galley with some crew may be activated."""
    rules, random = load_game("serenissima"), Random(4)
    match = Match(rules, 2, {"start": "first"}, seed=4, people=True)
    while True:
        kinds = [one.kind for one in match.legal]
        state: Any = match.state
        if "activate" in kinds and state.crew[state.black] >= 3:
            return transcript.write(match)
        wanted = [one for one in match.legal if one.kind in ("invest", "hire_galley", "settle", "place")]
        match.play(random.choice(wanted or match.legal))


#: A point of the page at which an element can be pressed: areas are not always where their middle is.
INSIDE = """element => {
  const box = element.getBoundingClientRect()
  for (let row = 1; row < 12; row++) for (let column = 1; column < 12; column++) {
    const [x, y] = [box.x + box.width * column / 12, box.y + box.height * row / 12]
    if (document.elementsFromPoint(x, y).some(one => element.contains(one))) return [x, y]
  }
  return null
}"""


def inside(visitor: Visitor, target: Locator) -> tuple[float, float]:
    """Where to press, once the camera rests."""
    visitor.wait_for_rest()
    found = target.evaluate(INSIDE)
    assert found is not None
    return found[0], found[1]


def test_a_voyage_is_one_click_or_one_drag(come: Come) -> None:
    anna = come()
    settle(anna)
    anna.upload(voyage())
    press(anna, "activate", "serenissima")
    step = anna.step
    far = anna.page.locator(".stage .spot.far.wide")
    far.nth(3).wait_for(state="attached")
    name = far.nth(2).get_attribute("aria-label") or ""
    assert re.search(r"\(\d+ steps\)", name), name
    anna.page.mouse.move(*inside(anna, far.nth(2)))
    expect(anna.page.locator(".route")).to_be_visible()
    anna.shoot("voyage")
    far.nth(2).focus()
    anna.page.keyboard.press("Enter")
    anna.wait_for_step(step + 2)
    anna.wait_for_answer()
    anna.page.keyboard.press("Control+z")
    anna.page.wait_for_function("s => Number(document.querySelector('.page').dataset.step) === s", arg=step)
    traveller = anna.page.request.get(f"{anna.url}/api/tables/{anna.table}").json()["traveller"]
    start, end = inside(anna, anna.page.locator(f"[data-piece='{traveller}']")), inside(anna, far.nth(2))
    anna.page.mouse.move(*start)
    anna.page.mouse.down()
    anna.page.mouse.move(*end, steps=8)
    expect(anna.page.locator(".route.drag")).to_be_visible()
    anna.shoot("drag")
    anna.page.mouse.up()
    anna.wait_for_step(step + 2)
    expect(anna.page.locator(".route.drag")).to_have_count(0)


def sailing() -> str:
    """A game in which ships may move: something is discovered."""
    match = Match(load_game(GAME), 2, {"start": "first"}, seed=1, people=True)
    for notation in ("rondel sailing", "discover bahia", "fleet portugal", "fleet portugal"):
        match.play(notation)
    match.play("done")
    match.play("rondel ships")
    match.play("ships 1")
    while match.seat_to_act != 0 or not any(one.kind == "move" for one in match.legal):
        wanted = [one for one in match.legal if one.notation in ("rondel ships", "rondel sailing", "card")]
        match.play((wanted or [match.legal[0]])[0])
    return transcript.write(match)


def test_what_two_clicks_move_can_be_dragged(come: Come) -> None:
    anna = come()
    settle(anna)
    anna.upload(sailing())
    origin, destination = places(anna)
    step, page = anna.step, anna.page
    start = inside(anna, page.locator(f".spot[data-target='{origin}']"))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 20, start[1] + 20, steps=4)
    page.mouse.move(*inside(anna, page.locator(f".spot[data-target='{destination}']")), steps=6)
    page.mouse.up()
    anna.wait_for_step(step + 1)


def places(visitor: Visitor) -> tuple[str, str]:
    """From where to where something can be moved."""
    view = visitor.page.request.get(f"{visitor.url}/api/tables/{visitor.table}").json()
    first, second = next(one["targets"] for one in view["legal"] if len(one["targets"]) == 2)
    return first, second


def test_a_finger_drags_too(come: Come) -> None:
    anna = come(phone=True)
    settle(anna)
    anna.upload(sailing())
    origin, destination = places(anna)
    step, page = anna.step, anna.page
    x, y = inside(anna, page.locator(f".spot[data-target='{origin}']"))
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": left, "y": top} for left, top in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    touch("touchStart", (x, y))
    for by in (4, 12, 20):
        touch("touchMove", (x + by, y + by))
    touch("touchMove", inside(anna, page.locator(f".spot[data-target='{destination}']")))
    expect(page.locator(".route.drag")).to_be_visible()
    anna.shoot("drag-phone")
    touch("touchEnd")
    anna.wait_for_step(step + 1)


def test_a_drag_to_nowhere_changes_nothing_and_elsewhere_the_table_moves(come: Come) -> None:
    anna = come()
    settle(anna)
    anna.upload(sailing())
    origin, _ = places(anna)
    start, page, version = inside(anna, anna.page.locator(f".spot[data-target='{origin}']")), anna.page, anna.version
    moved = ".stage .layer"
    before = page.locator(moved).get_attribute("style")
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(20, 400, steps=5)
    page.mouse.up()
    assert page.locator(moved).get_attribute("style") == before
    assert anna.version == version and page.locator(".route").count() == 0


def test_several_at_once_is_one_button(come: Come) -> None:
    anna = come()
    settle(anna)
    anna.upload(voyage())
    press(anna, "invest", "serenissima")
    again = anna.page.locator(".actions .again")
    fold = anna.page.locator(f".actions {FOLD}")
    again.or_(fold).first.wait_for()
    if again.count() == 0:
        fold.click()
    step = anna.step
    expect(again.first).to_have_attribute("aria-label", re.compile("2 times"))
    again.first.click()
    anna.wait_for_step(step + 2)
