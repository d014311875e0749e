"""Whole games and single turns, played in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from playwright.sync_api import expect
from support.browser import FOLD, Visitor
from support.games import each
from support.server import DRAWN, STAGE, short
from web.conftest import Come

from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES
from caravela.workshop.conformance.play import bot_options

games = each(DRAWN)
#: Whether a move was made after a version, or half of one chosen.
CHOSEN = "v => document.querySelector('.stage .chosen') || Number(document.querySelector('.page').dataset.version) > v"
#: Where the camera is.
TRANSFORM = "document.querySelector('.layer').style.transform"
#: What no game could change is tried with one of them.
once = pytest.mark.parametrize("game", [STAGE])


def first_clicks(match: Match) -> dict[str, int]:
    """What is lit before any click, and the most clicks of a move that begins there."""
    found: dict[str, int] = {}
    for action in match.legal:
        if targets := match.rules.targets(match.state, action):
            found[targets[0]] = max(found.get(targets[0], 0), len(targets))
    return found


def halfway(match: Match) -> list[str]:
    """The places and pieces with which a move of several clicks begins."""
    return [target for target, clicks in first_clicks(match).items() if clicks > 1]


def on_lit_places(match: Match) -> list[str]:
    """The pieces that are not lit and stand on a place that is."""
    # A single choice is taken before anybody can look.
    if len(match.legal) == 1:
        return []
    lit = first_clicks(match)
    pieces = match.rules.scene(match.state, match.seat_to_act).pieces
    return [one.id for one in pieces if one.id not in lit and f"{one.sheet}/{one.anchor}" in lit]


def play_until(game: str, wanted: Callable[[Match], list[str]]) -> tuple[str, list[str]]:
    """A random game, the same each time, up to where something is found, as a transcript; nothing if it never is."""
    rules, random = load_game(game), Random(1)
    match = Match(rules, rules.meta.seats[0], bot_options(rules), seed=1)
    while not match.over:
        if found := wanted(match):
            return transcript.write(match), found
        match.play(random.choice(match.legal))
    return transcript.write(match), []


#: The games with moves that can be half chosen.
LONG_MOVES = [game for game in DRAWN if play_until(game, halfway)[1]]


def short_table(visitor: Visitor, game: str, bots: int) -> None:
    """A table with bots, made on its page; a game that might never end gets a limit there."""
    page = visitor.open(f"/new/{game}").page
    page.locator(f".count input[value='{bots + 1}']").check(force=True)
    for seat in range(1, bots + 1):
        page.locator(".seats select").nth(seat).select_option("bot:greedy")
    if short(game):
        page.locator("details summary").click()
        page.locator(".options input[type=number]").first.fill("5")
    page.get_by_role("button", name="Start", exact=True).click()
    visitor.wait_for_turn()


@games
def test_a_whole_game_by_clicks_against_bots(anna: Visitor, game: str) -> None:
    short_table(anna, game, bots=load_game(game).meta.seats[0] - 1)
    anna.play(500, seed=4)
    assert anna.over
    sheet = anna.page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator(".winner")).to_contain_text("wins")
    totals = [int(cell) for cell in sheet.locator("tfoot td").all_inner_texts()]
    for column, total in enumerate(totals):
        points = sheet.locator("tbody tr").locator(f"td:nth-of-type({column + 1}) b").all_inner_texts()
        assert sum(map(int, points)) == total
    assert totals == sorted(totals, reverse=True)
    expect(sheet.locator("figure").first).to_be_visible()
    assert anna.violations() == []
    anna.shoot("end")
    with anna.page.expect_download() as download:
        sheet.get_by_role("link", name="Download").click()
    assert game in download.value.path().read_text(encoding="utf-8")
    sheet.get_by_role("button", name="Play again").click()
    expect(anna.page.locator(".page[data-status=playing]")).to_be_visible()


@games
def test_everything_fits_one_screen(anna: Visitor, game: str) -> None:
    anna.against_bots(game)
    anna.play(3)
    anna.wait_for_turn()
    for language in LANGUAGES:
        anna.page.get_by_role("combobox").first.select_option(language)
        assert not anna.scrolls()
    for sheet in anna.page.locator(".stage .sheet").all():
        box = sheet.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= 1440 and box["y"] + box["height"] <= 900


@each(LONG_MOVES)
def test_a_half_chosen_move_can_be_dropped(anna: Visitor, game: str) -> None:
    text, (first, *_) = play_until(game, halfway)
    anna.upload(text)
    version = anna.version
    anna.point_at(anna.page.locator(f'.stage [data-target="{first}"]'))
    expect(anna.page.locator(".stage .chosen")).to_have_count(1)
    drop = anna.page.get_by_role("button", name="Cancel this move")
    expect(drop).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(drop).to_have_count(0)
    expect(anna.page.locator(".stage .chosen")).to_have_count(0)
    assert anna.version == version


@games
def test_what_lies_on_a_lit_place_does_not_hide_it(anna: Visitor, game: str) -> None:
    # A point of such a piece with the place below it; the middle of a frame is no part of it.
    covering = """ids => ids.flatMap(id => {
            const piece = document.querySelector(`.stage [data-piece="${id}"]:not(.lit, .chosen)`)
            if (!piece) return []
            const { x, y, width, height } = piece.getBoundingClientRect()
            const parts = [5, 4, 6, 3, 7, 2, 8, 1, 9].map(tenth => tenth / 10)
            const points = parts.flatMap(down => parts.map(right => [x + right * width, y + down * height]))
            return points.filter(point => {
                const all = document.elementsFromPoint(...point)
                return piece.contains(all[0]) && all.some(one => one.closest('.spot.lit'))
            })
        })[0]"""
    text, pieces = play_until(game, on_lit_places)
    anna.upload(text).wait_for_calm()
    place = anna.page.evaluate(covering, pieces)
    assert place, f"none of {pieces} covers a lit place"
    version = anna.version
    anna.page.mouse.click(*place)
    anna.page.wait_for_function(CHOSEN, arg=version)


@games
def test_what_cannot_be_done_says_why(anna: Visitor, game: str) -> None:
    """Clicks on things that are not lit, until one of them could have meant a move."""
    anna.against_bots(game).wait_for_calm()
    told = anna.page.locator(".refusals li")
    middles = """() => [...document.querySelectorAll('.stage .piece:not(.lit, .chosen)')].map(piece => {
        const { x, y, width, height } = piece.getBoundingClientRect()
        return [x + width / 2, y + height / 2]
    }).filter(([x, y]) => !document.elementsFromPoint(x, y).some(one => one.closest('.lit')))"""
    version = anna.version
    for place in anna.page.evaluate(middles):
        try:
            with anna.page.expect_request(re.compile("/why"), timeout=1000) as asked:
                anna.page.mouse.click(*place)
        except PlaywrightTimeoutError:  # the middle of a frame is no part of it
            continue
        answer = asked.value.response()
        assert answer is not None and answer.ok
        if answer.json():
            break
    expect(told.first).to_contain_text(re.compile(r".+: .+"))
    told.first.locator(".rule").click()
    expect(anna.page.get_by_role("dialog").locator(".text")).not_to_be_empty()
    anna.page.keyboard.press("Escape")
    assert anna.version == version


def test_the_moves_of_others_are_slow_enough_to_follow_and_can_be_skipped(anna: Visitor) -> None:
    page = anna.open().page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Slow").check(force=True)
    page.keyboard.press("Escape")
    anna.against_bots(STAGE)
    skip = page.get_by_role("button", name=re.compile("^Skip .*more"))
    random = Random(7)
    # The step that is shown while others wait to be.
    waiting = "() => document.querySelector('.caption button') && document.querySelector('.page').dataset.step"
    while not (shown := page.evaluate(waiting)):
        anna.wait_for_turn()
        anna.take_decision(random)
        expect(skip.or_(page.locator(".actions .flag")).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(skip).to_have_count(0)
    assert anna.step > int(shown)
    lines = page.locator(".log li[data-step]").count()
    page.reload()
    expect(page.locator(".log li[data-step]").nth(lines - 1)).to_be_attached()


@games
def test_undo_goes_back_to_the_barrier_and_no_further(anna: Visitor, game: str) -> None:
    anna.against_bots(game)
    undo = anna.page.get_by_role("button", name=re.compile("^Undo"))
    random = Random(3)
    while undo.count() == 0:
        assert anna.wait_for_turn()
        anna.take_decision(random)
        anna.wait_for_turn()
    step, lines = anna.step, anna.page.locator(".log li").count()
    version = anna.version
    undo.click()
    anna.wait_beyond(version)
    assert anna.step < step
    assert anna.page.locator(".log li").count() <= lines
    while undo.count():
        anna.wait_for_answer()
        version = anna.version
        anna.page.keyboard.press("Control+z")
        anna.wait_beyond(version)
    expect(undo).to_have_count(0)
    expect(anna.buttons.or_(anna.lit).first).to_be_attached()


@games
def test_numbers_on_pieces_and_sheets_are_those_of_the_position(anna: Visitor, game: str) -> None:
    """One browser with all seats: mats become cards and cards mats, pieces change their faces."""
    seats = load_game(game).meta.seats[0]
    page = anna.open(f"/new/{game}").page
    page.locator(f".count input[value='{seats}']").check(force=True)
    for seat in range(1, seats):
        page.locator(".seats select").nth(seat).select_option("me")
    page.get_by_role("button", name="Start", exact=True).click()
    anna.play(25, seed=8)
    anna.wait_for_turn()
    view = page.request.get(f"{anna.url}/api/tables/{anna.table}").json()
    anna.wait_for_step(view["step"])
    wanted = {f"{kind}/{one['id']}/{slot}": str(value)
              for kind in ("sheet", "piece") for one in view[f"{kind}s"]
              for slot, value in one["slots"].items() if isinstance(value, int)}  # fmt: skip
    assert wanted
    shown = """Object.fromEntries(['sheet', 'piece'].flatMap(kind =>
        [...document.querySelectorAll(`.stage [data-${kind}]`)].flatMap(one =>
            [...one.querySelectorAll('[data-slot]')].map(text =>
                [`${kind}/${one.dataset[kind]}/${text.dataset.slot}`, text.textContent]))))"""
    # A page that has the position draws it a moment later.
    settled = (
        f"wanted => {{ const shown = {shown}; return Object.keys(wanted).every(key => shown[key] === wanted[key]) }}"
    )
    with suppress(PlaywrightTimeoutError):
        page.wait_for_function(settled, arg=wanted)
    drawn = page.evaluate(shown)
    assert {key: drawn.get(key) for key in wanted} == wanted


@once
def test_a_reload_in_mid_turn_loses_nothing(anna: Visitor, game: str) -> None:
    anna.against_bots(game)
    anna.play(5)
    anna.wait_for_turn()
    asked, step, lines = anna.prompt().inner_text(), anna.step, anna.page.locator(".log li[data-step]").count()
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.page).to_have_title(re.compile("Your turn"))
    assert (anna.prompt().inner_text(), anna.step) == (asked, step)
    expect(anna.page.locator(".log li[data-step]")).to_have_count(lines)


@once
def test_what_the_others_did_is_marked(anna: Visitor, game: str) -> None:
    anna.against_bots(game)
    step = anna.step
    random = Random(5)
    while anna.page.locator(".log li.news").count() == 0:
        assert anna.wait_for_turn()
        anna.take_decision(random)
        anna.wait_for_turn()
        assert anna.step < step + 60
    expect(anna.page.locator(".rule-off")).to_have_text("since your last move")


@once
def test_the_past_can_be_looked_at_and_the_present_comes_back(anna: Visitor, game: str) -> None:
    anna.against_bots(game)
    anna.play(6)
    anna.wait_for_turn()
    steps = anna.step
    anna.page.locator(".log li:not(.folded) .line").first.click()
    banner = anna.page.locator(".past[role=status]")
    expect(banner).to_contain_text(f"of {steps}")
    expect(anna.lit).to_have_count(0)
    anna.page.get_by_role("button", name="Forward one decision").click()
    anna.page.get_by_role("slider").fill("0")
    expect(banner).to_contain_text("After decision 0")
    banner.get_by_role("button", name="Back to now").click()
    expect(banner).to_have_count(0)
    expect(anna.buttons.or_(anna.lit).first).to_be_attached()


@games
def test_a_rule_number_opens_the_rule(anna: Visitor, game: str) -> None:
    anna.against_bots(game)
    number = anna.page.locator(".ask .rule").inner_text()
    anna.page.locator(".ask .rule").click()
    panel = anna.page.get_by_role("dialog", name=number)
    expect(panel.locator(".text")).not_to_be_empty()
    english = panel.locator(".text").inner_text()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_label("Language").select_option("ru")
    anna.page.locator(".log .head .turn").first.click()
    anna.page.locator(".log li:not(.folded) .rule").first.click()
    expect(anna.page.get_by_role("dialog").locator(".text")).to_contain_text(re.compile("[а-яё]{3}"))
    assert english


@games
def test_the_language_changes_without_a_reload(anna: Visitor, game: str) -> None:
    anna.against_bots(game)
    anna.page.evaluate("window.stillHere = true")
    asked = [anna.prompt().inner_text()]
    for language, word in (("ru", "Ваш ход"), ("pl", "Twoja kolej"), ("en", "Your turn")):
        anna.page.get_by_role("combobox").first.select_option(language)
        expect(anna.page.locator(".flag")).to_have_text(word)
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        expect(anna.prompt()).not_to_have_text(asked[-1])
        asked.append(anna.prompt().inner_text())
        assert not anna.scrolls()
    assert asked[0] == asked[-1]
    assert anna.page.evaluate("window.stillHere") is True


@once
def test_nothing_moves_for_those_who_want_stillness(come: Come, game: str) -> None:
    counting = """() => { window.glides = 0; const animate = Element.prototype.animate;
        Element.prototype.animate = function (...given) { window.glides++; return animate.apply(this, given) } }"""
    for still in (True, False):
        visitor = come(still=still)
        visitor.page.add_init_script(f"({counting})()")
        visitor.against_bots(game)
        visitor.play(4)
        assert (visitor.page.evaluate("window.glides") == 0) is still


def press_one(visitor: Visitor) -> None:
    """Takes the first decision of the list with its digit, and waits for the next."""
    version = visitor.version
    while (found := visitor.offers(version))["version"] <= version:
        if found["fold"] and not found["actions"]:
            visitor.page.locator(f".actions {FOLD}").press("Enter")
        else:
            visitor.page.keyboard.press("Enter" if found["yes"] else "1")
    visitor.wait_for_turn()


@games
def test_a_turn_with_the_keyboard_alone(anna: Visitor, game: str) -> None:
    anna.open()
    button = anna.play_now(game)
    for _ in range(40):
        anna.page.keyboard.press("Tab")
        if button.evaluate("element => element === document.activeElement"):
            break
    anna.page.keyboard.press("Enter")
    anna.wait_for_turn()
    # From target to target with the arrows, as soon as there are two.
    while anna.lit.count() < 2:
        press_one(anna)
    for _ in range(60 + anna.buttons.count()):
        anna.page.keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement.closest('.spot.lit, .piece.lit') !== null"):
            break
    first = anna.page.evaluate("document.activeElement.dataset.target")
    assert first, "what is lit is one stop of the Tab key, and what is not lit is none"
    anna.page.keyboard.press("ArrowRight")
    another = "first => ![undefined, first].includes(document.activeElement.dataset.target)"
    anna.page.wait_for_function(another, arg=first)
    # Every target has a name, and none says the same thing twice.
    names = anna.page.eval_on_selector_all(".stage [data-target]", "all => all.map(one => one.ariaLabel)")
    assert names and all(names)
    assert [name for name in names if re.match(r"(.+)\. \1", name)] == []
    version = anna.version
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_function(CHOSEN, arg=version)
    anna.page.keyboard.press("Escape")
    # With the digits, to the end of the turn.
    for _ in range(12):
        if not anna.wait_for_turn():
            break
        press_one(anna)
    # The table is moved and zoomed with keys.
    anna.wait_for_turn()
    anna.wait_for_rest()
    anna.page.locator(".stage").evaluate("stage => (stage.querySelector('[tabindex=\"0\"]') ?? stage).focus()")
    before = anna.page.evaluate(TRANSFORM)
    anna.page.locator(".stage").dispatch_event("keydown", {"key": "+", "bubbles": True})
    anna.page.wait_for_function(f"before => {TRANSFORM} !== before", arg=before)


@games
def test_a_turn_on_a_phone(come: Come, game: str) -> None:
    visitor = come(language="pl", phone=True)
    visitor.open().play_now(game).tap()
    visitor.wait_for_turn()
    assert not visitor.scrolls()
    visitor.play(8)
    visitor.wait_for_turn()
    assert visitor.violations() == []
    for tab in visitor.page.locator(".tabbar button").all():
        tab.tap()
        assert not visitor.scrolls()
        visitor.shoot(f"phone-{tab.inner_text().strip().lower()}")
    expect(visitor.page.locator(".tabbar [aria-current]")).to_have_count(1)


@once
def test_two_fingers_zoom_and_choose_nothing(come: Come, game: str) -> None:
    visitor = come(phone=True)
    visitor.against_bots(game).wait_for_calm()
    scale = f"Number(/scale\\((.*)\\)/.exec({TRANSFORM})[1])"
    before, version = visitor.page.evaluate(scale), visitor.version
    fingers = visitor.page.context.new_cdp_session(visitor.page)
    for kind, apart in (("touchStart", 20), *(("touchMove", apart) for apart in range(25, 100, 15)), ("touchEnd", 0)):
        points = [{"x": 195 - apart, "y": 300, "id": 1}, {"x": 195 + apart, "y": 300, "id": 2}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    visitor.page.wait_for_function(f"before => {scale} > 1.5 * before", arg=before)
    assert visitor.version == version
    assert visitor.page.locator(".stage .chosen").count() == 0


@once
def test_zooming_with_the_wheel_and_moving_with_the_mouse_is_no_click(anna: Visitor, game: str) -> None:
    anna.against_bots(game).wait_for_calm()
    version = anna.version
    changed = f"before => {TRANSFORM} !== before"
    start = anna.page.evaluate(TRANSFORM)
    box = anna.page.locator(".stage").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    anna.page.mouse.move(x, y)
    anna.page.mouse.wheel(0, -400)
    anna.page.wait_for_function(changed, arg=start)
    zoomed = anna.page.evaluate(TRANSFORM)
    anna.page.mouse.down()
    anna.page.mouse.move(x + 80, y + 60, steps=4)
    anna.page.mouse.up()
    anna.page.wait_for_function(changed, arg=zoomed)
    anna.page.get_by_role("button", name="Show everything").click()
    anna.page.wait_for_function(f"start => {TRANSFORM} === start", arg=start)
    assert anna.version == version
    assert anna.page.locator(".stage .chosen").count() == 0
