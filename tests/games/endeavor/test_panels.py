"""The position in lines of text: what lies where, in every language, within the columns that there are."""

from __future__ import annotations

import pytest
from support.endeavor import do, lively_game, position
from support.marks import rule

from caravela.core.actions import Action
from caravela.core.panels import Panel
from caravela.core.words import LANGUAGES, Words
from caravela.games.endeavor import RULES
from caravela.games.endeavor.boards import PLACE_IDS
from caravela.games.endeavor.components import BUILDING_IDS, COLOURS, DECK_IDS, TOKEN_IDS
from caravela.games.endeavor.state import EndeavorState

WIDTH = {"main": 50, "side": 28, "seats": 78}
#: A terminal of 24 rows: the board, a line for each of five players and a heading leave room for the question.
MOST_ROWS = 17


def panels(state: EndeavorState, language: str = "en", players: list[str] | None = None) -> dict[str, list[str]]:
    words = Words(RULES.meta, language, players)
    return {panel.id: lines(panel) for panel in RULES.panels(state, words, 0)}


def lines(panel: Panel) -> list[str]:
    return ["".join(span.text for span in line).rstrip() for line in panel.lines]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, {"silent_fleet": True, "side": "b"}), (4, {}), (5, {})])
def test_panels_fit_in_every_language(language: str, seats: int, options: dict[str, object]) -> None:
    words = Words(RULES.meta, language, ["Bartholomew the Navigator"] * seats)
    count = 0

    def before(state: EndeavorState, legal: list[Action], action: Action) -> None:
        nonlocal count
        count += 1
        if count % 23 == 0 and state.round:
            shown = RULES.panels(state, words, 0)
            for panel in shown:
                for line in lines(panel):
                    assert len(line) <= WIDTH[panel.place], line
            assert max(len(panel.lines) for panel in shown if panel.place != "seats") <= MOST_ROWS

    lively_game(seats, 4, options, before=before)  # type: ignore[arg-type]
    assert count > 150


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("vocabulary", "ids", "width"),
    [
        ("seat", COLOURS, 1),
        ("token", TOKEN_IDS, 1),
        ("deck", DECK_IDS, 1),
        ("building", BUILDING_IDS, 2),
        ("place", PLACE_IDS, 3),
        ("deed", ("ship", "occupy", "attack", "payment", "draw"), 2),
        ("attribute", TOKEN_IDS[:4], 1),
    ],
)
def test_short_names_are_short_and_all_different(
    language: str, vocabulary: str, ids: tuple[str, ...], width: int
) -> None:
    words = Words(RULES.meta, language)
    shorts = [words.say(f"short-{vocabulary}-{id}") for id in ids]
    assert all(len(short) == width for short in shorts)
    assert len(set(shorts)) == len(shorts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_and_seats_have_no_letter_in_common(language: str) -> None:
    words = Words(RULES.meta, language)
    seats = {words.say(f"short-seat-{id}") for id in COLOURS}
    tokens = {words.say(f"short-token-{id}") for id in TOKEN_IDS}
    assert not seats & tokens


@rule("END-2.5")
def test_the_board_shows_discs_tokens_tracks_and_presence() -> None:
    state = position(
        seats=3,
        opened=["india", "far_east"],
        tracks={"india": ["yellow"], "africa": ["red", "yellow"]},
        tokens={"lisbon": "attack", "africa 3": "culture", "africa 4": "ship_draw"},
        red={"places": ["london", "calicut"]},
    )
    board = panels(state)["board"]
    europe = next(line for line in board if line.startswith("Europe"))
    assert "Lon:R" in europe
    assert "Lis:†" in europe
    assert "R1" in europe
    africa = next(line for line in board if line.startswith("Africa"))
    assert africa.split()[1] == "RYc≈"
    india = next(line for line in board if line.startswith("India"))
    assert india.split()[1] == "R1Y1B4"
    assert "Clc:R" in india
    assert any("Nag²:" in line for line in board)


def test_decks_pile_and_offer_are_shown() -> None:
    state = position(seats=3, pile=["india_1"], decks={"europe": 3, "africa": 6})
    board = " ".join(panels(state)["board"])
    assert "E3ICWF" in board
    assert "Pile I1CF" in board
    assert "A" not in board.split("Decks")[1].split("Pile")[0].replace("ICWF", ""), "an empty deck has no top card"
    assert "Offer 1 Ma5" in board


def test_what_the_phase_calls_for_stands_beside_the_board() -> None:
    build = panels(position(at="build", seats=2))
    assert "1 Shipyard     5 C sh" in build["offer"]
    assert any(line.endswith("sh/dr") for line in build["offer"])
    assert any(line.endswith("sh+sh") for line in build["offer"])
    assert any(line.endswith("pa!") for line in build["offer"])
    turn = panels(position(seats=2, red={"places": ["venice", "bordeaux"]}, tokens={"constantinople-venice": "wealth"}))
    assert "Bdx–Ven:R" in turn["routes"][1]
    assert turn["routes"][3].endswith("Ven–Con:w")
    discard = panels(position(at="discard", seats=2, red={"cards": ["south_america_1", "africa_1"]}))
    assert discard["cards"][0].split()[-2:] == ["1", "CC"]


def test_a_line_for_each_player() -> None:
    state = position(
        seats=2,
        opened=["india"],
        red={
            "harbour": 7,
            "coast": ["colonial_house*", "market"],
            "cards": ["europe_0", "governor_india"],
            "tokens": {"attack": 1, "payment": 1},
            "industry": 12,
        },
    )
    heading, red, yellow = panels(state, players=["Anna", "Bartolomeu"])["seats"]
    assert heading.split()[:2] == ["round", "1/7"]
    assert red.startswith("▶R♔ Anna")
    assert "12" in red
    assert " 7/27" in red
    assert "$†" in red
    assert "Co•Ma" in red
    assert "E0gI" in red
    assert yellow.split()[:2] == ["Y", "Bartolo…"]
    do(state, "pass")
    assert panels(state)["seats"][1].startswith("–R♔")


def test_the_owner_of_the_memorial_is_the_one_who_decides() -> None:
    state = position(
        seats=2,
        red={"harbour": 5, "coast": ["colonial_house", "barracks"]},
        yellow={"coast": ["colonial_house", "memorial"], "places": ["london"]},
    )
    do(state, "activate barracks", "attack london")
    assert panels(state)["seats"][2].startswith("▶Y")
