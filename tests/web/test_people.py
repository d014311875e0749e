"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import re
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from support.browser import Visitor
from support.server import STAGE, play_on, quick, serving, wait_until
from support.server import Browser as Guest
from web.conftest import Come

from caravela.core.registry import load_game
from caravela.server.run import Server

GAME = STAGE


def invitation(visitor: Visitor, name: str, players: int = 2) -> str:
    """A table with friends in three clicks; the third would copy this link."""
    page = visitor.open().page
    page.locator(".name input").fill(name)
    page.locator(".name input").press("Enter")
    page.locator(f"a[href='/new/{GAME}']").click()
    page.locator(f".count input[value='{players}']").check(force=True)
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".lobby h1")).to_be_visible()
    return page.locator("#invitation").input_value()


def accept(visitor: Visitor, link: str, name: str) -> None:
    """Follows an invitation and sits down on the first free seat."""
    visitor.page.goto(link)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Sit here").first.click()


def to_act(visitor: Visitor) -> int:
    """The seat that decides, as the server says."""
    return int(visitor.page.request.get(f"{visitor.url}/api/tables/{visitor.table}").json()["to_act"])


def test_two_people_see_each_other_move(come: Come) -> None:
    anna, boris = come(), come()
    link = invitation(anna, "Anna")
    accept(boris, link, "Boris")
    for visitor in (anna, boris):
        expect(visitor.page.locator(".page[data-status=playing]")).to_be_visible()
        expect(visitor.page.locator(".side .seats .name")).to_have_text(["Anna", "Boris"])
    asked, other = (anna, boris) if to_act(anna) == 0 else (boris, anna)
    asked.wait_for_turn()
    expect(other.prompt()).to_have_text(asked.prompt().inner_text())
    expect(other.page.locator(".waiting")).to_be_visible()
    assert other.lit.count() == 0
    lines = other.page.locator(".log li[data-step]").count()
    asked.play(1)
    other.page.wait_for_function("n => document.querySelectorAll('.log li[data-step]').length > n", arg=lines)
    told = [visitor.page.locator(".log .line > span:last-child") for visitor in (asked, other)]
    wait_until(lambda: told[0].all_text_contents() == told[1].all_text_contents())
    # Chat, and a name or a line with markup stays text.
    asked.page.get_by_role("tab", name="Chat").click()
    asked.page.get_by_placeholder("Say something").fill("<img src=x onerror=alert(1)> ahoy")
    asked.page.get_by_role("button", name="Send").click()
    other.page.get_by_role("tab", name="Chat").click()
    expect(other.page.locator(".chat .text")).to_have_text("<img src=x onerror=alert(1)> ahoy")
    assert other.page.locator(".chat img").count() == 0


def test_a_spectator_sees_everything_and_can_do_nothing(come: Come) -> None:
    anna, boris, vera = come(), come(), come(language="pl")
    name = "<b>An&na</b><script>"
    accept(boris, invitation(anna, name), "Boris")
    expect(anna.page.locator(".page[data-status=playing]")).to_be_visible()
    vera.open(f"/table/{anna.table}")
    # A name with markup stays text.
    for visitor in (anna, boris, vera):
        expect(visitor.page.locator(".side .seats .name").first).to_have_text(name)
        assert visitor.page.locator(".side b b, .side script").count() == 0
    expect(vera.page.locator(".pill:not(.alarm)")).to_contain_text("oglądasz")
    assert vera.lit.count() == 0
    assert vera.buttons.count() == 0
    assert vera.violations() == []


def test_one_browser_plays_several_seats(anna: Visitor) -> None:
    page = anna.open(f"/new/{GAME}").page
    page.locator(".count input[value='2']").check(force=True)
    page.locator(".seats select").nth(1).select_option("me")
    expect(page.locator(".hint")).to_contain_text("several seats")
    page.get_by_role("button", name="Start", exact=True).click()
    seen = set()
    for seed in range(12):
        assert anna.wait_for_turn()
        seen.add(page.locator(".side .turn .name").inner_text())
        anna.play(1, seed)
        if len(seen) == 2:
            break
    assert len(seen) == 2


def test_a_seat_is_handed_to_a_bot_and_taken_back(anna: Visitor) -> None:
    page = anna.open(f"/new/{GAME}").page
    page.locator(".count input[value='2']").check(force=True)
    page.locator(".seats select").nth(1).select_option("me")
    page.get_by_role("button", name="Start", exact=True).click()
    anna.wait_for_turn()
    seat = page.locator(".side .seats > li:not(.menu)").first
    for deed, kind in (("Let a bot play for me", 1), ("Take my seat back", 0)):
        seat.locator(".button.icon").click()
        page.get_by_role("button", name=deed).click()
        expect(seat.get_by_text("bot", exact=True)).to_have_count(kind)
    # Both seats are here again.
    assert anna.wait_for_turn()
    anna.play(2)


def test_escape_closes_the_menu_of_a_seat_and_nothing_else(anna: Visitor) -> None:
    page = anna.against_bots(GAME).page
    anna.play(2)
    anna.wait_for_turn()
    page.get_by_role("slider").fill("0")
    past, menu = page.locator(".past[role=status]"), page.locator(".side .seats .menu")
    opener = page.locator(".side .seats [aria-expanded]").first
    for inside in (False, True):
        opener.click()
        if inside:
            menu.locator("input").focus()
        expect(menu).to_be_visible()
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
        expect(opener).to_be_focused()
        expect(past).to_be_visible()
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)


def test_the_tables_of_a_guest_are_listed(anna: Visitor) -> None:
    anna.against_bots(GAME)
    anna.page.get_by_role("link", name="Home").click()
    latest = anna.page.locator("section[aria-labelledby=continue]")
    expect(latest).to_contain_text("Your turn")
    latest.locator("a").first.click()
    anna.wait_for_turn()


@contextmanager
def serving_at(port: int, database: Path) -> Iterator[None]:
    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind(("127.0.0.1", port))
    server = Server(quick(str(database)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    try:
        wait_until(lambda: server.started)
        yield
    finally:
        server.should_exit = True
        thread.join(20)
        bound.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_a_restart_of_the_server_is_survived(browser: Browser, tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "tables.sqlite"
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
    anna = Visitor(page, f"http://127.0.0.1:{port}")
    with serving_at(port, database):
        anna.against_bots(GAME)
        anna.play(3)
        anna.wait_for_turn()
        step = anna.step
    expect(page.locator(".pill.alarm")).to_contain_text("Connection lost")
    # A move that cannot reach the server is not lost silently.
    anna.buttons.first.click()
    anna.wait_for_notice("cannot be reached")
    with serving_at(port, database):
        expect(page.locator(".pill.alarm")).to_have_count(0, timeout=30_000)
        assert anna.step == step
        anna.play(2)
        assert anna.step > step
        page.context.close()
    assert anna.troubles == []


def test_a_table_that_does_not_exist_is_told(anna: Visitor) -> None:
    anna.page.goto(f"{anna.url}/table/nowhere")
    expect(anna.page.locator("main")).to_contain_text("no such table")
    anna.page.goto(f"{anna.url}/nonsense")
    expect(anna.page.locator("h1")).to_have_text("Off the chart")


def test_a_table_whose_game_is_not_installed_is_told_and_can_be_downloaded(browser: Browser, tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    with serving(quick(file)) as url, Guest(url) as anna:
        table = anna.make(GAME, *["me"] * load_game(GAME).meta.seats[0])["id"]
        play_on(anna, table, 5)
    with closing(sqlite3.connect(file)) as stored, stored:
        stored.execute("UPDATE tables SET game = 'gone'")
    with serving(quick(file)) as url:
        page = browser.new_page(locale="en")
        page.goto(f"{url}/table/{table}")
        expect(page.locator("main")).to_contain_text("does not have the game")
        with page.expect_download() as download:
            page.get_by_role("link", name="Download").click()
        assert "game: gone" in download.value.path().read_text(encoding="utf-8")
        page.close()


def test_a_wrong_invitation_is_told(come: Come) -> None:
    anna, boris = come(), come()
    link = invitation(anna, "Anna")
    boris.page.goto(re.sub("invite=.*", "invite=wrong", link))
    boris.page.get_by_role("button", name="Sit here").first.click()
    boris.wait_for_notice("invitation is not valid")


@pytest.mark.parametrize("text", ["", "hello", "caravela 1\ngame nonsense\n"])
def test_a_bad_transcript_is_refused_with_a_reason(anna: Visitor, text: str) -> None:
    anna.open().page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(anna.page.locator(".refused")).not_to_be_empty()
    assert anna.page.url.rstrip("/") == anna.url


def test_a_transcript_goes_out_and_comes_back(anna: Visitor) -> None:
    anna.against_bots(GAME)
    anna.play(5)
    anna.wait_for_turn()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Transcript").click()
    text = download.value.path().read_bytes()
    anna.open().page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": text}
    )
    expect(anna.page.locator(".player")).to_be_visible()
    expect(anna.page.locator(".log li[data-step]").first).to_be_attached()
