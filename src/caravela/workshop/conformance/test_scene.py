"""Every drawn game: its art is sound, every piece has its place, every legal action something to click or a button."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from caravela.core.actions import Action
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.match import Match
from caravela.core.pieces import joined
from caravela.core.registry import load_game
from caravela.core.rules import Rules
from caravela.core.scene import ASIDE, BOARD, MAT, OFFER, Piece, Scene
from caravela.core.words import LANGUAGES, Words
from caravela.picture import Art, picture, tag
from caravela.picture import art as read
from caravela.workshop.conformance import play
from caravela.workshop.conformance.fluent import base, messages
from caravela.workshop.conformance.play import DRAWN, bot_options, random_game

#: Older versions of the games that are drawn.
OLDER = [(id, version) for id in DRAWN for version in range(1, load_game(id).meta.rules_version)]
TABLES = [(id, seats) for id in DRAWN for seats in load_game(id).meta.seats]
FILES = [(id, file.name) for id in DRAWN for file in sorted((load_game(id).meta.folder / "art").glob("*.svg"))]
SEEDS = range(3)
#: Games that are only played, not looked at step by step: what is rare happens in some of them.
MANY_SEEDS = range(12)
FANS = ("row", "column", "stack", "ring", "rows")

games = pytest.mark.parametrize("game", DRAWN)
tables = pytest.mark.parametrize(("game", "seats"), TABLES)
files = pytest.mark.parametrize(("game", "name"), FILES)


def art(game: str, name: str) -> Art:
    return read(load_game(game).meta.folder / "art" / name)


@cache
def positions(game: str, seats: int, switched: bool = False) -> list[tuple[Any, list[Action]]]:
    """Positions of random games, each with what is legal in it: the first and the last ones, and some between.

    With `switched`, the options that are on by default are off.
    """
    rules = load_game(game)
    options = {option.id: False for option in rules.meta.options if switched and option.default is True}
    found: list[tuple[Any, list[Action]]] = []
    for seed in SEEDS:
        whole: list[tuple[Any, list[Action]]] = []

        def keep(state: Any, legal: list[Action], _: Action, whole: list[tuple[Any, list[Action]]] = whole) -> None:
            whole.append((state.clone(), list(legal)))

        last, _ = random_game(rules, seats, seed, options, before=keep)
        found += [*whole[:20], *Random(seed).sample(whole, min(60, len(whole))), *whole[-20:], (last, [])]
    return found


@cache
def traces(game: str, seats: int) -> list[tuple[Any, list[Piece]]]:
    """What lies on the table for a moment in random games, each time with the position after it."""
    rules, found = load_game(game), []
    for seed in MANY_SEEDS:
        match = Match(rules, seats, bot_options(rules), seed)
        random = Random(seed)
        while not match.over:
            match.play(random.choice(match.legal))
        state = rules.new_state(seats, bot_options(rules))
        for step in match.steps:
            rules.apply(state, step.action)
            pieces = [piece for event in step.events for piece in rules.traces(event)]
            if pieces:
                found.append((state.clone(), pieces))
    return found


def shown(game: str, scene: Scene) -> dict[str, Art]:
    return {sheet.id: art(game, sheet.art) for sheet in scene.sheets}


def slots(root: ElementTree.Element) -> set[str]:
    return {element.attrib["data-slot"] for element in root.iter(tag("text")) if "data-slot" in element.attrib}


def wire(scene: Scene) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(thing) for thing in [*scene.sheets, *scene.pieces]]


@cache
def sheet_slots(game: str, name: str) -> set[str]:
    return slots(art(game, name).root)


# The drawings


@files
def test_drawings_need_nothing_and_reach_nothing(game: str, name: str) -> None:
    """No styles that would reach other sheets, no scripts, nothing from elsewhere; references stay inside the file."""
    text = (load_game(game).meta.folder / "art" / name).read_text(encoding="utf-8")
    root = art(game, name).root
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") not in ("style", "script", "image", "a")
        for key, value in element.attrib.items():
            assert key != "style" and not key.startswith("on"), f"{element.tag} has {key}"
            for reference in re.findall(r"url\(#([^)]*)\)", value) + re.findall(r"^#([\w-]+)$", value):
                assert reference in ids or key in ("fill", "stroke"), f"{key} points to {reference}"
            assert "://" not in value
    assert len(text.encode()) < 250_000


@files
def test_anchors_lie_on_their_sheet_and_say_how_pieces_lie(game: str, name: str) -> None:
    drawing = art(game, name)
    for element in drawing.root.iter():
        if element.get("class") != "anchor":
            continue
        assert element.attrib["id"].startswith("a-")
        assert 0 <= float(element.attrib["data-x"]) <= drawing.width
        assert 0 <= float(element.attrib["data-y"]) <= drawing.height
        assert "data-r" in element.attrib or {"data-w", "data-h"} <= set(element.attrib)
        assert element.get("data-fan", "row") in FANS
        assert ("data-fan" in element.attrib) == ("data-gap" in element.attrib)
        assert ("data-rise" in element.attrib) == (element.get("data-fan") == "rows")
        for key in ("r", "w", "h", "gap", "rise", "room", "scale"):
            assert float(element.get(f"data-{key}", 1)) > 0


@files
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_drawings_can_be_said(game: str, name: str, language: str) -> None:
    words = Words(load_game(game).meta, language)
    for element in art(game, name).root.iter(tag("text")):
        if "data-word" in element.attrib:
            assert words.say(element.attrib["data-word"])


@games
def test_symbols_have_a_size(game: str) -> None:
    symbols = art(game, "pieces.svg").symbols
    assert symbols
    for id, symbol in symbols.items():
        assert id
        _, _, width, height = (float(number) for number in symbol.attrib["viewBox"].split())
        assert width > 0 and height > 0
        for element in symbol.iter():
            if "data-mark" in element.attrib:
                assert {"data-x", "data-y", "data-r"} <= set(element.attrib)
                assert element.get("stroke") == "none", "a mark is scaled, and so would its outline be"


# The scenes


@tables
def test_every_piece_has_its_place_and_every_slot_its_value(game: str, seats: int) -> None:
    rules = load_game(game)
    symbols = art(game, "pieces.svg").symbols
    for state, _ in positions(game, seats):
        scene = rules.scene(state, NOBODY)
        drawings = shown(game, scene)
        assert len(drawings) == len(scene.sheets), "two sheets have one id"
        for sheet in scene.sheets:
            assert sheet.role in (BOARD, MAT, OFFER, ASIDE)
            assert (sheet.role == MAT) == (sheet.seat in range(seats))
            assert sheet_slots(game, sheet.art) == set(sheet.slots)
        ids = [piece.id for piece in scene.pieces]
        assert len(ids) == len(set(ids))
        for piece in scene.pieces:
            assert piece.symbol in symbols, f"{piece.id}: no symbol {piece.symbol}"
            assert piece.sheet in drawings, f"{piece.id}: no sheet {piece.sheet}"
            assert piece.anchor in drawings[piece.sheet].anchors, f"{piece.id}: no anchor {piece.anchor}"
            assert slots(symbols[piece.symbol]) == set(piece.slots), piece.id
            assert piece.count > 0
        json.dumps(wire(scene))


@tables
def test_traces_have_their_place_too(game: str, seats: int) -> None:
    rules = load_game(game)
    symbols = art(game, "pieces.svg").symbols
    for state, pieces in traces(game, seats):
        scene = rules.scene(state, NOBODY)
        drawings = shown(game, scene)
        ids = [piece.id for piece in [*scene.pieces, *pieces]]
        assert len(ids) == len(set(ids))
        for piece in pieces:
            assert piece.symbol in symbols and piece.anchor in drawings[piece.sheet].anchors
            assert slots(symbols[piece.symbol]) == set(piece.slots)


@tables
def test_what_is_a_seats_says_so(game: str, seats: int) -> None:
    """What lies on a seat's mat carries the seat; so does whatever is drawn in its colour."""
    rules = load_game(game)
    symbols = art(game, "pieces.svg").symbols
    coloured = {id for id, symbol in symbols.items() if "var(--seat" in ElementTree.tostring(symbol, "unicode")}
    for state, _ in positions(game, seats):
        scene = rules.scene(state, NOBODY)
        owner = {sheet.id: sheet.seat for sheet in scene.sheets}
        for piece in scene.pieces:
            assert piece.seat in (NOBODY, *range(seats))
            assert owner[piece.sheet] in (NOBODY, piece.seat), piece.id
            assert piece.symbol not in coloured or piece.seat != NOBODY, piece.id


@tables
@pytest.mark.parametrize("switched", [False, True])
def test_every_legal_action_can_be_clicked_or_told_apart(game: str, seats: int, switched: bool) -> None:
    rules = load_game(game)
    words = Words(rules.meta, "en")
    for state, legal in positions(game, seats, switched):
        if not legal or rules.to_act(state) == CHANCE:
            continue
        scene = rules.scene(state, rules.to_act(state))
        there = {piece.id for piece in scene.pieces}
        for id, drawing in shown(game, scene).items():
            there |= {f"{id}/{anchor}" for anchor in drawing.anchors}
        sentences: dict[tuple[str, ...], list[str]] = {}
        for action in legal:
            targets = rules.targets(state, action)
            assert set(targets) <= there, f"{action}: {set(targets) - there}"
            sentences.setdefault(tuple(targets), []).append(words.action(action))
        for targets_, told in sentences.items():
            assert len(told) == len(set(told)), f"{targets_}: {told}"


@tables
def test_every_action_can_be_asked_for_its_targets(game: str, seats: int) -> None:
    """Also one that is not legal: a click on something unlit asks why. One without a place now may say so."""
    rules = load_game(game)
    told = 0
    for state, legal in positions(game, seats)[::12]:
        if legal and rules.to_act(state) != CHANCE:
            for action in rules.actions:
                try:
                    told += len(rules.targets(state, action))
                except (LookupError, ValueError):
                    assert action not in legal
    assert told


@games
def test_labels_are_said_in_every_language_with_what_they_get(game: str) -> None:
    """Each label's sentence uses all that the piece tells and nothing else; no sentence is left without a piece."""
    rules = load_game(game)
    given = _labels(rules, game)
    for language in LANGUAGES:
        words = Words(rules.meta, language)
        found = messages(rules.meta.folder / "text" / f"{language}.ftl")
        for label, pieces in given.items():
            for piece in pieces:
                wanted = {*piece.values, *(["seat"] if piece.seat >= 0 else [])}
                assert base(found[f"piece-{label}"]) == wanted, f"{language}: {label}"
                assert words.piece(piece)
        assert {id.removeprefix("piece-") for id in found if id.startswith("piece-")} == set(given)


def _labels(rules: Rules[Any], game: str) -> dict[str, list[Piece]]:
    """A piece for each label and set of values' names."""
    given: dict[str, dict[tuple[str, ...], Piece]] = {}
    for seats in rules.meta.seats:
        for state, _ in positions(game, seats):
            for piece in rules.scene(state, NOBODY).pieces:
                given.setdefault(piece.label, {})[(*sorted(piece.values), str(piece.seat >= 0))] = piece
        for piece in (piece for _, pieces in traces(game, seats) for piece in pieces):
            given.setdefault(piece.label, {})[(*sorted(piece.values), str(piece.seat >= 0))] = piece
    return {label: list(pieces.values()) for label, pieces in given.items()}


@tables
def test_a_scene_shows_no_more_than_its_seat_may_see(game: str, seats: int) -> None:
    """What is taken out of a seat's copy of the position makes no difference to that seat's scene."""
    rules = load_game(game)
    for state, _ in positions(game, seats):
        for seat in range(seats):
            assert wire(rules.scene(state, seat)) == wire(rules.scene(rules.seen_by(state, seat), seat))


@tables
def test_a_scene_is_what_all_see_alike_and_what_its_seat_sees(game: str, seats: int) -> None:
    """The first part is the same for everybody, and a spectator may know all of it."""
    rules = load_game(game)
    for state, _ in positions(game, seats):
        common = rules.common_pieces(rules.seen_by(state, NOBODY))
        for seat in (NOBODY, *range(seats)):
            assert wire(rules.scene(state, seat)) == wire(joined(common, rules.own_scene(state, seat)))


@games
def test_scenes_are_quick(game: str) -> None:
    """A scene is made for every viewer after every action: less than 5 ms."""
    rules = load_game(game)
    state, _ = positions(game, rules.meta.seats[-1])[-1]
    best = 1.0
    for _ in range(10):
        start = perf_counter()
        rules.scene(state, NOBODY)
        best = min(best, perf_counter() - start)
    assert best < 0.005


@games
def test_words_for_pieces_and_sheets_are_all_used(game: str) -> None:
    """Messages that only sheets use are on some sheet."""
    folder = load_game(game).meta.folder
    printed = {
        element.get("data-word")
        for file in sorted(Path(folder / "art").glob("*.svg"))
        for element in ElementTree.parse(file).getroot().iter(tag("text"))
    }
    for id in messages(folder / "text" / "en.ftl"):
        assert not id.startswith("sheet-") or id in printed, id


def test_older_versions_are_drawn_by_their_own_drawings() -> None:
    """Every sheet, anchor and symbol that a scene of an older version names is in the drawings of its time."""
    for game, version in OLDER:
        rules = load_game(game, version)
        words = Words(rules.meta, "en")
        for seats in rules.meta.seats:
            for state, _, _ in play.positions(rules, seats, version, most=12):
                picture(rules, state, words)
