"""Navegador's panels: the widths of the contract in every language, and a chart that tells the truth."""

from __future__ import annotations

import re
from typing import Any

import pytest
from terminal.harness import GAME, new_match, played

from caravela.core.actions import Action
from caravela.core.panels import Panel
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES, Words
from caravela.games.navegador import panels
from caravela.games.navegador.components import BOX, REGION_IDS
from caravela.workshop.conformance.play import random_game

WIDTHS = {"main": 50, "side": 28, "seats": 78}


def lines(panel: Panel) -> list[str]:
    return ["".join(span.text for span in line).rstrip() for line in panel.lines]


def shown(state: Any, language: str = "en", seat: int = 0) -> dict[str, list[str]]:
    words = Words(load_game(GAME).meta, language)
    return {panel.id: lines(panel) for panel in panels.panels(state, words, seat)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_words_of_the_panels(language: str) -> None:
    """Without them the terminal cannot show the game; other tests of that language are skipped meanwhile."""
    folder = load_game(GAME).meta.folder / "text"
    ids = re.findall(r"^((?:short|panel)-\S+) =", (folder / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    words = Words(load_game(GAME).meta, language)
    missing = [id for id in ids if not words.has(id)]
    assert not missing, f"{GAME}/text/{language}.ftl lacks {len(missing)}: {', '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_panels_keep_to_their_widths(language: str, seats: int) -> None:
    rules = load_game(GAME)
    words = Words(rules.meta, language, ["A very long name indeed"] * seats)
    count = 0

    def before(state: Any, legal: list[Action], action: Action) -> None:
        nonlocal count
        count += 1
        if count % 9:
            return
        for panel in rules.panels(state, words, 0):
            for line in lines(panel):
                assert len(line) <= WIDTHS[panel.place], line

    random_game(rules, seats, 30 + seats, before=before)


def test_the_route_shows_the_borders_of_the_data() -> None:
    assert panels.ROUTE_HOLDS
    assert tuple(panels.ROUTE) == REGION_IDS
    assert {frozenset(border.between) for border in BOX.map.borders} == panels.ROUTE_BORDERS


def test_corrected_borders_take_the_route_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(panels, "ROUTE_HOLDS", False)
    chart = shown(new_match().state)["chart"]
    assert chart[0].startswith("● Portugal")
    assert chart[1].startswith("○ Bahia")


def test_the_chart_tells_what_is_known_of_each_region() -> None:
    match = played(new_match(), "rondel sailing", "discover guine", "fleet portugal", "fleet portugal")
    chart = {line[4:15].strip(): line for line in shown(match.state)["chart"]}
    tokens = " ".join(str(price) for price in match.state.stacks[2])  # type: ignore[attr-defined]
    assert chart["Portugal"].split() == ["●", "Portugal", "G2"]
    assert chart["Guiné"].split()[:5] == ["●", "│", "Guiné", "R1", "gold"]
    assert chart["Guiné"].endswith(tokens)
    assert "?×4" in chart["Bahia"]
    assert chart["Cabo"].endswith("?×1 phase 2")
    assert chart["Nagasaki"].endswith("?×1 lose 2 end")


def test_the_rondel_counts_the_ships_from_the_viewers_stone() -> None:
    match = played(new_match(), "rondel ships", "ships 0", "rondel workers", "hire 0")
    red, green = shown(match.state, seat=0)["rondel"], shown(match.state, seat=1)["rondel"]
    assert red == [
        "   Buildings ·│· Sailing",
        "   Market II ·│1 Workers  G◆",
        "R      Ships 5│2 Market I",
        "   Privilege 4│3 Colony",
    ]
    assert green[1].startswith("   Market II 2│5 Workers")


def test_the_market_shows_rows_price_and_revenue() -> None:
    match = played(new_match(), "rondel market_a", "process gold 1", "done")
    assert shown(match.state)["market"] == [
        "sugar  ···■······  50▼  30▲",
        "gold   ··■·······  60▼  30▲",
        "spice  ···■······  70▼  30▲",
    ]


def test_the_buildings_show_price_number_and_workers() -> None:
    match = played(new_match(), "rondel buildings", "build sugar_factory", "done")
    building = shown(match.state)["buildings"]
    assert building[0].split() == ["sugar", "factory", "70", "×5", "3w"]
    assert building[4].split() == ["church", "100", "×8", "5w"]


def test_the_players_table_shows_the_sheet_and_the_gallery() -> None:
    match = played(new_match(), "rondel privilege", "privilege church")
    heading, red, green, gallery = shown(match.state)["seats"]
    assert " ".join(heading.split()) == "phase 1 cr wrk ships colonies factories expl. yards church VP"
    assert " ".join(red.split()) == "R Red 250 2 2/7 0·0·0 ··· 0·0·0+1 ··· 0 ··· 1 ··· 1 ■·· 17"
    assert green.split()[:3] == ["▶G", "Green", "◆"]
    assert gallery.split() == ["Gallery", "1×■", "1×■", "1×■", "1×■", "–"]


def test_the_last_turns_are_counted() -> None:
    state: Any = new_match().state
    state.turns_left = 2
    assert "2 turns left" in shown(state)["seats"][0]
