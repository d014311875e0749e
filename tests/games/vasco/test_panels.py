"""The position in lines of text: readable in every language, in 80 columns and 24 rows."""

from __future__ import annotations

import pytest
from support.vasco import lively_game, position, set_up

from caravela.core.actions import Action
from caravela.core.panels import MAIN, SEATS, SIDE
from caravela.core.words import LANGUAGES, Words
from caravela.games.vasco import RULES
from caravela.games.vasco.components import COLOURS, CREW_IDS, PROJECT_IDS
from caravela.games.vasco.state import VascoState

languages = pytest.mark.parametrize("language", LANGUAGES)
WIDTHS = {MAIN: 50, SIDE: 28, SEATS: 78}


def lines(state: VascoState, language: str = "en", panel: str = "") -> dict[str, list[str]]:
    """The panels as plain text, by their ids."""
    words = Words(RULES.meta, language)
    found = {}
    for shown in RULES.panels(state, words, 0):
        found[shown.id] = ["".join(span.text for span in line).rstrip() for line in shown.lines]
        assert words.say(f"panel-{shown.id}")
        assert all(len(line) <= WIDTHS[shown.place] for line in found[shown.id]), found[shown.id]
    return found


@languages
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_is_too_wide_at_any_moment(language: str, seats: int) -> None:
    count = 0

    def before(state: VascoState, legal: list[Action], action: Action) -> None:
        nonlocal count
        count += 1
        if count % 7 == 0:
            lines(state, language)

    lively_game(seats, 4, before=before)


@languages
def test_no_line_is_too_wide_for_the_richest_player(language: str) -> None:
    many = list(PROJECT_IDS)
    state = position(
        red={
            "money": 123,
            "points": 123,
            "captains": 7,
            "crew": {id: 6 if id == "white" else 8 for id in CREW_IDS},
            "projects": many[:17],
            "ships": many[17:],
        }
    )
    lines(state, language)


@languages
def test_the_board_leaves_room_for_log_and_options_in_24_rows(language: str) -> None:
    shown = lines(set_up(4), language)
    beside = max(
        sum(len(shown[id]) for id in ("navigation", "areas", "projects")),
        sum(len(shown[id]) for id in ("vasco", "recruiting", "characters")),
    )
    assert beside + len(shown["seats"]) <= 18


def test_what_lies_where() -> None:
    state = position(
        round=3,
        marker=8,
        top=9,
        sums=(9, 0),
        numbers={5: "red recruiting", 9: "yellow recruiting", 21: "blue projects"},
        owners={"manuel": "blue"},
        taken={"dias": "red"},
        merchant=9,
        sea={"malindi": {1: "red i-14", 3: "merchant 7"}},
        sections=[{"grey": 2, "orange": 1}],
        gabriel="i-13",
        upper=["i-01", "i-09"],
        tops=["i-08", "ii-07", "iii-02"],
        red={"money": 12, "crew": {"white": 1, "grey": 2}, "projects": ["i-05"], "ships": ["ii-12"], "captains": 2},
    )
    shown = lines(state)
    assert shown["navigation"][1].split() == ["Malindi", "R9", "[9]", "T7", "[7]", "[6]", "1", "R", "+4"]
    assert shown["navigation"][-1].split() == ["Natal", "[4]", "project", "+0"]
    assert shown["areas"][0].split() == ["Recruiting", "▶5R", "9Y", "·", "·", "·"]
    assert shown["areas"][2].split() == ["Projects", "21B", "·", "·", "·", "·"]
    assert shown["projects"][0] == "S.Gabriel I-13 7/5 2V  next: I-08 6/3 1V"
    assert shown["projects"][1].split() == ["I-01", "4/1", "I-09", "6/4", "1R1V", "–"]
    assert shown["vasco"] == ["Round 3 of 5, free from 8", "next: 9 (8, 4)", "decks II-07 7/5 III-02 7/2"]
    assert shown["recruiting"][0] == "1  G2 O1"
    assert shown["characters"][0] == "Manuel   B  22"
    assert shown["characters"][1].startswith("Dias     R●")
    assert shown["characters"][3] == "Sernigi  B  ship 9"
    assert shown["characters"][4] == "sums: 9, –"
    assert shown["seats"][2].split() == ["▶R", "Red", "0", "12", "2+4", "G2M1", "5/3", "11", "1"]


@languages
def test_letters_tell_seats_and_colours_apart(language: str) -> None:
    words = Words(RULES.meta, language)
    seats = [words.say(f"short-seat-{id}") for id in COLOURS]
    assert len({*seats, words.say("short-merchant")}) == 5
    assert len({words.say(f"short-colour-{id}") for id in CREW_IDS}) == 5


def test_names_of_players_are_cut() -> None:
    words = Words(RULES.meta, "en", ["Bartolomeu de Gusmão", "red", "black", "blue"])
    seats = next(panel for panel in RULES.panels(set_up(4), words, 0) if panel.id == "seats")
    assert "Bartolome…" in "".join(span.text for span in seats.lines[1])
