"""What is hidden from a seat is on no wire that leads to it, whatever the address; here with a game of secrets."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from support import veiled
from support.server import Browser

from caravela.core import registry
from caravela.core.engine import COMPILED
from caravela.core.options import Options
from caravela.core.registry import load_game
from caravela.core.scene import Piece, Scene
from caravela.server.bots.workers import choose
from caravela.workshop.conformance.play import INSTALLED

GAME = "veiled"
ADDRESSES = (
    "",
    "?version=1",
    "/at/0",
    "/at/1",
    "/at/2",
    "/at/3",
    "/curves",
    "/scores",
    "/scores?step=1",
    "/transcript",
    f"/preview?action={veiled.KEEP.number}",
)


@pytest.fixture(autouse=True)
def _with_the_veiled_game(monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry._modules()
    monkeypatch.setattr(registry, "_modules", lambda: known | {GAME: veiled.__name__})


@pytest.fixture
def guests(browsers: Callable[..., Browser]) -> list[Browser]:
    """Two who play and one who watches."""
    return [browsers("Anna"), browsers("Ben"), browsers("Cleo")]


@pytest.fixture
def table(guests: list[Browser]) -> str:
    made = guests[0].make(GAME, "me", "open")
    assert guests[1].seat(made["id"], 1, "claim", invite=made["invite"]).status_code == 200
    return str(made["id"])


def card_of(browser: Browser, table: str, seat: int) -> str:
    """The card that a seat's own view shows."""
    pieces = {piece["id"]: piece for piece in browser.view(table)["pieces"]}
    return str(pieces[f"card-{seat}"]["slots"]["card"])


def everything(browser: Browser, table: str) -> str:
    """Every byte that a guest can get of a table."""
    answers = [browser.get(f"/api/tables/{table}{address}").text for address in ADDRESSES]
    with browser.live(table) as socket:
        answers.append(json.dumps(socket.next()))
    return "\n".join(answers)


def finish(guests: list[Browser], table: str) -> None:
    while (view := guests[0].view(table))["status"] == "playing":
        actor = guests[view["to_act"]]
        text = actor.act(actor.view(table)).text
        assert '"view"' in text


def test_nobody_gets_what_another_seat_holds(guests: list[Browser], table: str) -> None:
    anna, ben, cleo = guests
    hers, his = card_of(anna, table, 0), card_of(ben, table, 1)
    assert hers != his and {hers, his} <= {str(card) for card in veiled.CARDS}
    for _ in range(5):  # the last of six moves uncovers all cards; until then a preview of it must not
        assert his not in everything(anna, table)
        assert hers not in everything(ben, table)
        watched = everything(cleo, table)
        assert hers not in watched and his not in watched
        actor = guests[anna.view(table)["to_act"]]
        answer = actor.act(actor.view(table))
        assert (his if actor is anna else hers) not in answer.text


def test_secrets_that_a_game_takes_for_common_are_told_to_nobody(
    guests: list[Browser], table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What all viewers are told alike is made of what a spectator may see."""
    hers, his = card_of(guests[0], table, 0), card_of(guests[1], table, 1)
    whole = veiled.Veiled.scene

    def everything_there(rules: veiled.Veiled, state: veiled.VeiledState) -> list[Piece]:
        return [piece for seat in range(2) for piece in whole(rules, state, seat).pieces if piece.seat == seat]

    monkeypatch.setattr(veiled.Veiled, "common_pieces", everything_there)
    monkeypatch.setattr(veiled.Veiled, "own_scene", lambda rules, state, seat: Scene([], []))
    assert guests[0].act(guests[0].view(table)).status_code == 200
    for guest in guests:
        told = guest.view(table)
        assert len(told["pieces"]) == 2 and hers not in str(told["pieces"]) and his not in str(told["pieces"])


def test_everybody_sees_everything_at_the_end(guests: list[Browser], table: str) -> None:
    hers, his = card_of(guests[0], table, 0), card_of(guests[1], table, 1)
    finish(guests, table)
    for guest in guests:
        told = everything(guest, table)
        assert hers in told and his in told


def test_a_transcript_is_refused_while_it_would_tell(guests: list[Browser], table: str) -> None:
    answer = guests[0].get(f"/api/tables/{table}/transcript")
    assert answer.status_code == 403 and answer.json()["error"]["kind"] == "hidden"
    finish(guests, table)
    assert "deal" in guests[2].get(f"/api/tables/{table}/transcript").text


def test_a_guest_with_several_seats_looks_through_one_at_a_time(guests: list[Browser]) -> None:
    anna = guests[0]
    table = anna.make(GAME, "me", "me")["id"]
    for seat in (0, 1, 0):
        view = anna.view(table)
        shown = [piece["slots"]["card"] != veiled.BACK for piece in view["pieces"]]
        assert view["eyes"] == seat and shown == [seat == 0, seat == 1]
        anna.act(view)


def test_a_bot_is_shown_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_game(GAME)
    seen: list[Any] = []

    class Spy:
        def turn(self, rules: Any, state: Any) -> Any:
            seen.append(state.cards)
            return rules.legal(state)[:1]

    monkeypatch.setattr("caravela.server.bots.workers.make_bot", lambda kind, seed: Spy())
    state = veiled.RULES.new_state(2, Options([]))
    state.cards, state.dealt, state.node = [veiled.CARDS[0], veiled.CARDS[1]], 2, veiled.AT_KEEP
    assert choose(GAME, 1, "spy", 1, 0, json.dumps(state.dump())) == [rules.legal(state)[0].number]
    assert seen == [[veiled.CARDS[0], veiled.BACK]]


@pytest.mark.skipif(COMPILED, reason="what is compiled cannot be spied on")
@pytest.mark.parametrize("game", INSTALLED)
def test_views_are_asked_of_the_rules_for_the_viewers_seat(
    game: str, guests: list[Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    """For every real game: the scene and the log are those of the viewer's seat and of no other."""
    rules = load_game(game)
    asked: list[int] = []

    def spy(name: str) -> None:
        original = getattr(rules, name)

        def spied(state: Any, seat: int) -> Any:
            asked.append(seat)
            return original(state, seat)

        monkeypatch.setattr(rules, name, spied)

    spy("scene")
    spy("own_scene")
    made = guests[0].make(game, "me", *["open"] * (rules.meta.seats[0] - 1))
    for seat in range(1, rules.meta.seats[0]):
        guests[1].seat(made["id"], seat, "claim", invite=made["invite"])
    for guest, seats in ((guests[0], {0}), (guests[1], set(range(1, rules.meta.seats[0]))), (guests[2], {-2})):
        guest.post(f"/api/tables/{made['id']}/chat", text="a new version, which nobody has seen yet")
        asked.clear()
        guest.get(f"/api/tables/{made['id']}/at/0")
        assert len(asked) == 1 and set(asked) <= seats
        asked.clear()
        guest.post(f"/api/tables/{made['id']}/chat", text="another one, whose view comes with the answer")
        assert len(asked) == 1 and set(asked) <= seats
