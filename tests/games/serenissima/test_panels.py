"""The panels: the widths of the contract in every language, and a board that tells the truth."""

from __future__ import annotations

import pytest
from support.serenissima import do, lively_game, new_game, position

from caravela.core.actions import Action
from caravela.core.panels import Panel
from caravela.core.words import LANGUAGES, Words
from caravela.games.serenissima import RULES
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.components import COLOURS
from caravela.games.serenissima.state import SerenissimaState

WIDTHS = {"main": 50, "side": 28, "seats": 78}


def lines(panel: Panel) -> list[str]:
    return ["".join(span.text for span in line).rstrip() for line in panel.lines]


def shown(state: SerenissimaState, language: str = "en", seat: int = 0) -> dict[str, list[str]]:
    return {panel.id: lines(panel) for panel in RULES.panels(state, Words(RULES.meta, language), seat)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_panels_keep_to_their_widths_and_to_the_rows_of_a_terminal(language: str, seats: int) -> None:
    words = Words(RULES.meta, language, ["A very long name indeed"] * seats)
    count = 0

    def before(state: SerenissimaState, legal: list[Action], action: Action) -> None:
        nonlocal count
        count += 1
        if count % 31:
            return
        rows = {"main": 0, "side": 0, "seats": 0}
        for panel in RULES.panels(state, words, 0):
            rows[panel.place] += len(panel.lines)
            for line in lines(panel):
                assert len(line) <= WIDTHS[panel.place], line
        assert max(rows["main"], rows["side"]) + rows["seats"] <= 20

    lively_game(seats, 7, before=before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_tell_goods_and_seats_apart(language: str) -> None:
    words = Words(RULES.meta, language)
    for vocabulary, ids in (("good", GOODS), ("seat", COLOURS)):
        letters = [words.say(f"short-{vocabulary}-{id}") for id in ids]
        assert len(set(letters)) == len(letters)
        assert all(len(letter) == 1 for letter in letters)


def rich() -> SerenissimaState:
    return position(
        seats=3,
        galleys={4: "blue alger 3 wood wine", 7: "red ionio 2"},
        ports={"valencia": "blue 3", "sicilia": "red 1"},
        stored={"valencia": "stone marble gold", "alger": "stone"},
        forts=["valencia"],
        basilicas=["valencia"],
        closed=["acre"],
        white=5,
        deck={"hourglass": 1, "arrows": 1},
    )


def test_a_port_shows_its_good_its_warehouse_its_sailors_and_buildings() -> None:
    ports = " ".join(shown(rich())["ports"])
    assert "Valencia    W:SMG56 B3fb" in ports
    assert "Alger       G:S345  –" in ports
    assert "Sicilia     V:2345  R1" in ports
    assert "Acre        closed" in ports


def test_galleys_show_owner_zone_sailors_and_goods_and_the_black_pawn() -> None:
    assert shown(rich())["galleys"] == ["> 4 B Alger       3 WV", "  7 R Ionian Sea  2"]


def test_the_ways_of_the_active_galley_are_named() -> None:
    assert shown(rich())["routes"] == ["Alger: Valencia, Sardegna, Tunis"]
    assert "routes" not in shown(new_game())


def test_the_supply_explains_the_letters() -> None:
    text = " ".join(" ".join(shown(rich())["supply"]).split())
    assert text == "W wood 13 S stone 10 M marble 11 V wine 11 G gold 9 P spice 10"


def test_the_players_show_their_means_and_who_decides() -> None:
    seats = shown(rich())["seats"]
    assert seats[0] == "Turn 1, white pawn on 5, scorings at 4, 8, 12; deck: +1 +2↻"
    assert seats[1] == ">B Blue       money   5  ports  1  galleys 1  reserve 20  income  15"
    assert seats[2].startswith(" R Red        money   5  ports  1  galleys 1")
    state = position(galleys={4: "blue valencia 2", 7: "red alger 4"}, at="move")
    do(state, "sail alger")
    assert shown(state)["seats"][2].startswith(">R Red")
