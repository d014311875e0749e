"""What may be known: hidden money, the doge deck, and nothing that is not there (SER-2.12, chapter 13)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from support.marks import rule
from support.serenissima import do, lively_game, position

from caravela.core.actions import Action
from caravela.core.facts import NOBODY
from caravela.core.words import Words
from caravela.games.serenissima import RULES
from caravela.games.serenissima.components import BY_SCORING, BY_START, CARD_COUNT, COLOURS, LEDGER
from caravela.games.serenissima.state import SerenissimaState

HIDDEN = {"money_open": False}
PURSES = {"blue": 11, "red": 22, "orange": 33, "black": 44}


def purses(state: SerenissimaState, seat: int) -> list[Any]:
    return list(RULES.view(state, seat)["money"].values())


def cards_at(state: SerenissimaState, anchor: str) -> list[Any]:
    return [piece.values["card"] for piece in RULES.scene(state, 0).pieces if piece.anchor == anchor]


@rule("SER-2.12", "SER-12.4")
@pytest.mark.parametrize("seat", [0, 3, NOBODY])
def test_open_money_is_seen_by_all(seat: int) -> None:
    state = position(galleys={4: "blue ionio 1"}, money=PURSES)
    assert purses(state, seat) == [11, 22, 33, 44]


@rule("SER-2.12", "SER-12.4")
@pytest.mark.parametrize(
    ("seat", "seen"), [(0, [11, None, None, None]), (2, [None, None, 33, None]), (NOBODY, [None] * 4)]
)
def test_hidden_money_is_seen_only_by_its_owner(seat: int, seen: list[int | None]) -> None:
    state = position(galleys={4: "blue ionio 1"}, money=PURSES, options=HIDDEN)
    assert purses(state, seat) == seen
    ledgers = RULES.view(state, seat)["ledger"].values()
    assert [ledger and ledger["start"] for ledger in ledgers] == seen


@rule("SER-2.12")
def test_what_a_scoring_brought_is_announced_all_the_same() -> None:
    state = position(
        galleys={4: "blue ionio 1"},
        ports={"valencia": "blue 1", "genova": "red 1"},
        stored={"valencia": "stone wine gold spice", "genova": "wood gold wine marble spice"},
        money=PURSES,
        white=3,
        at="doge",
        options=HIDDEN,
    )
    events = do(state, "doge hourglass")
    assert [event.values["ducats"] for event in events if event.kind == "income"] == [15, 20, 0, 0]
    mats = [sheet for sheet in RULES.scene(state, 2).sheets if sheet.seat != NOBODY]
    assert [mat.slots["scoring-1"] for mat in mats] == [15, 20, 0, 0]
    assert [mat.slots["scoring-2"] for mat in mats] == [""] * 4
    assert purses(state, 2) == [None, None, 33, None]


@rule("SER-2.12")
def test_at_the_end_all_money_is_shown() -> None:
    state = position(galleys={4: "blue ionio 1"}, money=PURSES, white=9, at="doge", options=HIDDEN)
    do(state, "doge hourglass")
    assert purses(state, NOBODY) == [11, 22, 33, 44]


@rule("SER-2.12")
def test_panels_hide_what_views_hide() -> None:
    state = position(galleys={4: "blue ionio 1"}, money=PURSES, options=HIDDEN)
    panels = {panel.id: panel for panel in RULES.panels(state, Words(RULES.meta, "en"), 1)}
    text = ["".join(span.text for span in line) for line in panels["seats"].lines]
    assert ["money  22" in line for line in text[1:]] == [False, True, False, False]
    assert not any(str(purse) in " ".join(text) for purse in (11, 33, 44))


@rule("SER-2.12")
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_that_a_seat_sees_depends_on_hidden_money(seats: int) -> None:
    """Change the purses of the others: the view, the bot's copy and the panels stay the same."""
    words = Words(RULES.meta, "en")
    count = 0

    def before(state: SerenissimaState, legal: list[Action], action: Action) -> None:
        nonlocal count
        count += 1
        if count % 23:
            return
        for seat in range(seats):
            other = state.clone()
            for rival in range(seats):
                if rival != seat:
                    other.money[rival] += 7
                    other.ledger[rival * LEDGER + 1] += 7
            assert RULES.view(other, seat) == RULES.view(state, seat)
            assert RULES.seen_by(other, seat).digest() == RULES.seen_by(state, seat).digest()
            shown = [
                [[span.text for span in line] for line in panel.lines] for panel in RULES.panels(state, words, seat)
            ]
            again = [
                [[span.text for span in line] for line in panel.lines] for panel in RULES.panels(other, words, seat)
            ]
            assert shown == again

    lively_game(seats, 3, HIDDEN, before=before)
    assert count > 100


@rule("SER-2.12")
def test_a_bot_guesses_the_hidden_money_from_what_was_announced() -> None:
    state = position(galleys={4: "blue ionio 1"}, money=PURSES, white=5, options=HIDDEN)
    state.ledger[LEDGER + BY_SCORING] = 20
    state.money[1] += 20
    seen = RULES.seen_by(state, 0)
    RULES.check(seen)
    assert seen.money == [11, 22 + 20, 33, 44], "the start line of this position holds all the rest"
    assert seen.ledger[LEDGER + BY_START] == 22
    assert state.money[1] == 42


def test_open_money_gives_a_bot_the_whole_position() -> None:
    state = position(galleys={4: "blue ionio 1"}, money=PURSES)
    assert RULES.seen_by(state, 1).digest() == state.digest()


@rule("SER-10.1")
def test_the_deck_is_known_by_its_cards_and_has_no_order() -> None:
    state = position(galleys={4: "blue ionio 1"}, deck={"hourglass": 1, "arrows": 1})
    assert RULES.view(state, 0)["deck"] == {"wine": 0, "hourglass": 1, "two_hourglasses": 0, "arrows": 1}
    assert cards_at(state, "deck") == ["hourglass", "arrows"]
    assert cards_at(state, "discard") == ["wine", "hourglass", "two_hourglasses"]
    assert len(cards_at(state, "deck") + cards_at(state, "discard")) == sum(CARD_COUNT)


def test_a_view_tells_the_table_in_names() -> None:
    state = position(
        seats=3,
        galleys={4: "blue alger 3 wood", 7: "red alger 2 marble"},
        ports={"valencia": "blue 2"},
        stored={"valencia": "stone wine"},
        forts=["valencia"],
        closed=["acre"],
        at="act",
        moved=1,
    )
    do(state, "attack 7")
    view = json.loads(json.dumps(RULES.view(state, NOBODY)))
    assert (view["galley_owner"]["7"], view["galley_zone"]["7"], view["crew"]["7"]) == ("red", "alger", 2)
    assert [good for good, cubes in view["cargo"]["7"].items() if cubes] == ["marble"]
    assert view["galley_owner"]["5"] is None
    assert (view["port_owner"]["valencia"], view["garrison"]["valencia"]) == ("blue", 2)
    assert view["stored"]["valencia"] == ["stone", "wine"]
    assert (view["forts"], view["basilicas"], view["closed"]) == (["valencia"], [], ["acre"])
    assert (view["target"], view["strength"]) == ("7", 2)
    assert (view["black"], view["active"]) == ("4", "blue")
    assert list(view["money"]) == list(COLOURS[:3])


def test_a_view_tells_the_pawn_on_the_doge_space_and_an_attack_on_a_port() -> None:
    state = position(galleys={4: "blue alger 3"}, ports={"alger": "red 1", "genova": "red 1"}, at="act")
    do(state, "assault")
    assert RULES.view(state, 0)["target"] == "port"
    assert RULES.view(position(galleys={4: "blue alger 3"}, at="doge"), 0)["black"] == "doge"
