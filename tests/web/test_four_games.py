"""What only one of the games has, at a table in real browsers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Response, expect
from support.browser import Visitor
from web.conftest import Come

from caravela.core.registry import load_game

TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"


def until(transcript: str, line: str, answer: str) -> str:
    """The beginning of a saved game, up to the line that the first such answer is given to."""
    text = (TRANSCRIPTS / transcript).read_text(encoding="utf-8")
    return text[: text.rindex(f"\n{line}", 0, text.index(f"\n{answer}")) + 1]


def test_a_blockade_is_answered_in_a_second_browser(come: Come) -> None:
    """Black sails into a zone where Blue has a galley: Blue, out of turn, is asked in a browser of their own."""
    anna, boris = come(), come(language="ru")
    text = until("serenissima-battle.txt", "black: sail tripoli", "blue: blockade")
    table = anna.upload(text).table
    blue = load_game("serenissima").meta.seat_ids.index("blue")
    anna.ask(f"tables/{table}/seats/{blue}", {"do": "leave"})
    invite = anna.page.request.get(f"{anna.url}/api/tables/{table}").json()["invite"]
    boris.ask(f"tables/{table}/seats/{blue}", {"do": "claim", "invite": invite, "name": "Борис"})
    boris.open(f"/table/{table}")
    expect(boris.page.locator(".waiting")).to_be_visible()
    assert boris.lit.count() == 0
    # The natural click: where the galley is to go.
    version = anna.version
    anna.point_at(anna.page.locator('.stage .spot.lit[data-target="board/tripoli"]'))
    anna.wait_beyond(version)
    expect(anna.page.locator(".waiting")).to_contain_text("Борис")
    assert anna.buttons.count() == 0
    # Whoever is asked out of turn is told: flag, title, prompt.
    boris.wait_for_turn()
    expect(boris.page).to_have_title(re.compile("Ваш ход"))
    expect(boris.prompt()).to_contain_text("Остановить?")
    lines = anna.page.locator(".log li[data-step]").count()
    boris.buttons.filter(has_text="Объявить блокаду").click()
    anna.page.wait_for_function("n => document.querySelectorAll('.log li[data-step]').length > n", arg=lines)
    expect(anna.page.locator(".log .line").last).to_contain_text("blockade")
    assert anna.wait_for_turn()


def test_the_dice_of_a_fight_are_seen_rolling(come: Come) -> None:
    """An attack by a click on the enemy's galley; the dice fall, lie there, and are gone with the next decision."""
    anna = come(still=False)
    rolling = """() => { window.rolled = 0; const animate = Element.prototype.animate;
        Element.prototype.animate = function (...given) {
            if (this.closest('[data-piece^="die-"]') && this.matches('.turning')) window.rolled++
            return animate.apply(this, given) } }"""
    anna.page.add_init_script(f"({rolling})()")
    text = (TRANSCRIPTS / "serenissima-battle.txt").read_text(encoding="utf-8")
    attack = re.search(r"\n(\w+): attack (\d+)", text)
    assert attack is not None
    anna.upload(text[: attack.start() + 1])
    dice = anna.page.locator('.stage [data-piece^="die-"]')
    expect(dice).to_have_count(0)
    version = anna.version
    anna.point_at(anna.page.locator(f'.stage [data-target="galley-{attack[2]}"]'))
    anna.wait_beyond(version)
    expect(dice.first).to_be_visible()
    # Each die that lies there has rolled once.
    lying = "() => document.querySelectorAll('.stage [data-piece^=\"die-\"]').length"
    anna.page.wait_for_function(f"() => window.rolled > 0 && window.rolled === ({lying})()")
    expect(anna.page.locator(".log .line", has_text="Skulls").last).to_be_visible()


def test_hidden_money_is_nowhere_in_what_an_opponent_receives(come: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """One seat has sums that occur nowhere else; every byte that the other browser gets is searched for them."""
    rules = load_game("serenissima")
    plain = rules.new_state

    def rich(seats: int, options: Any) -> Any:
        state = plain(seats, options)
        state.money[0] += 70_000
        return state

    monkeypatch.setattr(rules, "new_state", rich)
    anna, boris = come(), come()
    heard = [listen(visitor) for visitor in (anna, boris)]
    for visitor, name in ((anna, "Anna"), (boris, "Boris")):
        visitor.ask("me", {"name": name})
    made = anna.made("serenissima", "me", "open", options={"money_open": False})
    boris.ask(f"tables/{made['id']}/seats/1", {"do": "claim", "invite": made["invite"]})
    for visitor in (anna, boris):
        visitor.open(f"/table/{made['id']}")
        expect(visitor.page.locator(".page[data-status=playing]")).to_be_visible()
    for seed in range(30):
        view = anna.page.request.get(f"{anna.url}/api/tables/{made['id']}").json()
        if view["status"] == "over":
            break
        asked = (anna, boris)[view["to_act"]]
        asked.wait_for_step(view["step"])
        asked.play(1, seed)
    boris.page.get_by_role("tab", name="Charts").click()
    expect(boris.page.locator("figure").first).to_be_visible()
    boris.page.reload()
    boris.page.wait_for_load_state("networkidle")
    sums = re.compile(rb"(?<![\d.])(?:69|70)\d{3}(?![\d.])")
    assert any(sums.search(one) for one in heard[0]), "the one who has it sees it"
    assert len(heard[1]) > 30
    assert [found for one in heard[1] if (found := sums.search(one))] == []


def listen(visitor: Visitor) -> list[bytes]:
    """Everything about tables that a page receives from the server, as it comes."""
    heard: list[bytes] = []

    def hear(data: str | bytes) -> None:
        heard.append(data if isinstance(data, bytes) else data.encode())

    def answered(response: Response) -> None:
        if "/api/tables" in response.url and response.ok:
            hear(response.body())

    visitor.page.on("websocket", lambda socket: socket.on("framereceived", hear))
    visitor.page.on("response", answered)
    return heard


@pytest.mark.long
@pytest.mark.parametrize(("seats", "option"), [(5, "side"), (2, "silent_fleet")])
def test_endeavor_with_five_on_side_b_and_with_the_silent_fleet(anna: Visitor, seats: int, option: str) -> None:
    page = anna.open("/new/endeavor").page
    page.locator(f".count input[value='{seats}']").check(force=True)
    for seat in range(1, seats):
        page.locator(".seats select").nth(seat).select_option("bot:greedy")
    page.locator("details summary").click()
    if option == "side":
        page.get_by_label("Side of the board").select_option("b")
    else:
        page.get_by_label("Silent Fleet, for two players").check()
    page.get_by_role("button", name="Start", exact=True).click()
    anna.wait_for_turn()
    view = page.request.get(f"{anna.url}/api/tables/{anna.table}").json()
    assert len([sheet for sheet in view["sheets"] if sheet["role"] == "mat"]) == seats
    art = next(sheet["art"] for sheet in view["sheets"] if sheet["role"] == "board")
    assert art == ("board_b.svg" if option == "side" else "board_a.svg")
    for sheet in page.locator(".stage .sheet").all():
        box = sheet.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= 1440 and box["y"] + box["height"] <= 900
    anna.play(40, seed=2)
    assert anna.wait_for_turn()
    assert anna.violations() == []
    log = " ".join(page.locator(".log .line").all_inner_texts())
    assert ("ilent fleet" in log) == (option == "silent_fleet")
