"""Everything on the table of a drawn game can be asked what it is: every symbol, every place, everything printed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree.ElementTree import Element

import pytest

from caravela.core import rulebook
from caravela.core.about import About, about_piece, about_place, keys
from caravela.core.facts import NOBODY
from caravela.core.registry import load_game
from caravela.core.scene import Piece
from caravela.core.words import LANGUAGES, Words
from caravela.picture import Art, art, tag
from caravela.workshop.conformance.fluent import attributes, messages
from caravela.workshop.conformance.play import DRAWN
from caravela.workshop.conformance.test_scene import FILES, TABLES, positions, traces

#: Every table in English; the others say the same (`test_words.py`), so the smallest table will do for them.
TOLD = [
    (game, seats, language)
    for game, seats in TABLES
    for language in LANGUAGES
    if language == "en" or seats == load_game(game).meta.seats[0]
]

games = pytest.mark.parametrize("game", DRAWN)
files = pytest.mark.parametrize(("game", "name"), FILES)
languages = pytest.mark.parametrize("language", LANGUAGES)


def drawing(game: str, name: str) -> Art:
    return art(load_game(game).meta.folder / "art" / name)


def named(drawn: Art) -> set[str]:
    """What the symbols, the places and the prints of a drawing go by."""
    symbols = {element.get("data-about", id) for id, element in drawn.symbols.items()}
    return symbols | {anchor.about for anchor in drawn.anchors.values()} | set(prints(drawn.root))


def prints(element: Element) -> Iterator[str]:
    """What is printed: elements that say what they are about, and words that do not stand in one of these."""
    for child in element:
        if child.get("class") == "anchors" or child.tag == tag("symbol"):
            continue
        if about := child.get("data-about"):
            yield about
        elif word := child.get("data-word"):
            yield word
        else:
            yield from prints(child)


@files
def test_everything_drawn_has_an_explanation(game: str, name: str) -> None:
    told = messages(load_game(game).meta.folder / "text" / "en.ftl")
    for thing in sorted(named(drawing(game, name))):
        assert any(f"about-{key}" in told for key in keys(thing)), f"{name}: nothing says what {thing} is"


@games
def test_every_explanation_is_of_something_drawn(game: str) -> None:
    """A text that no symbol, place or print leads to would never be read."""
    folder = load_game(game).meta.folder
    told = {id for id in messages(folder / "text" / "en.ftl") if id.startswith("about-")}
    used = {f"about-{key}" for file in folder.glob("art/*.svg") for thing in named(art(file)) for key in keys(thing)}
    labels = {id.removeprefix("piece-") for id in messages(folder / "text" / "en.ftl") if id.startswith("piece-")}
    used |= {f"{id}-{label}" for id in used for label in labels}
    assert not told - used


@games
@languages
def test_explanations_have_a_name_and_a_rule_that_exists(game: str, language: str) -> None:
    folder = load_game(game).meta.folder
    rules = rulebook.read(folder, language)
    english = attributes(folder / "text" / "en.ftl")
    found = attributes(folder / "text" / f"{language}.ftl")
    for id in messages(folder / "text" / f"{language}.ftl"):
        if not id.startswith("about-"):
            continue
        assert {"name", "rule"} <= set(found[id]) <= {"name", "rule", "now"}, id
        assert set(found[id]) == set(english[id]), id
        assert found[id]["rule"] == english[id]["rule"] and found[id]["rule"] in rules, id


@pytest.mark.parametrize(("game", "seats", "language"), TOLD)
def test_explanations_can_be_told_of_all_that_lies_on_the_table(game: str, seats: int, language: str) -> None:
    """Pieces of random games and every place of every sheet: the values that a text asks for are there."""
    rules = load_game(game)
    words = Words(rules.meta, language)
    told: set[tuple[Any, ...]] = set()
    symbols = drawing(game, "pieces.svg").symbols
    shown: list[tuple[Any, list[Piece]]] = [(state, []) for state, _ in positions(game, seats)[::4]] + traces(
        game, seats
    )[:20]
    for state, more in shown:
        for eyes in (0, NOBODY):
            scene = rules.scene(state, eyes)
            sheets = {sheet.id: sheet for sheet in scene.sheets}
            for piece in [*scene.pieces, *more]:
                key = (piece.symbol, piece.label, tuple(piece.values), sheets[piece.sheet].art)
                if key not in told:
                    told.add(key)
                    symbol = symbols[piece.symbol].get("data-about", piece.symbol)
                    check(about_piece(words, piece, symbol, sheets[piece.sheet].slots))
            for sheet in scene.sheets:
                if (sheet.art, sheet.seat < 0) not in told:
                    told.add((sheet.art, sheet.seat < 0))
                    for anchor in drawing(game, sheet.art).anchors.values():
                        check(about_place(words, anchor.about, anchor.name, sheet))


def check(about: About | None) -> None:
    assert about is not None
    assert about.name and about.text and about.rule
    assert len(about.text) <= 330, f"{about.key} is long"


@games
@languages
def test_symbols_in_the_rules_are_drawn_and_the_same_in_every_language(game: str, language: str) -> None:
    folder = load_game(game).meta.folder
    symbols = drawing(game, "pieces.svg").symbols
    english = rulebook.read(folder, "en")
    named = {number: rulebook.SYMBOL.findall(rule.text) for number, rule in rulebook.read(folder, language).items()}
    assert any(named.values())
    for number, found in named.items():
        assert set(found) <= set(symbols), number
        assert found == rulebook.SYMBOL.findall(english[number].text), number
        assert "{" not in english[number].plain
