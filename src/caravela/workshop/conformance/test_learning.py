"""Every game can be learned: an introduction and a lesson, whole and in every language, and words for its card."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravela.core.facts import CHANCE
from caravela.core.introduction import introduction
from caravela.core.lessons import Lesson, lesson_ids, load_lesson
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES
from caravela.workshop.conformance.fluent import messages
from caravela.workshop.conformance.play import DRAWN, GAMES

games = pytest.mark.parametrize("game", GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)

LESSONS = [(game, id) for game in GAMES for id in lesson_ids(load_game(game))]
lessons = pytest.mark.parametrize(("game", "id"), LESSONS)

SCREENS = range(3, 5)
#: A screen is read at a glance.
LONGEST_ITEM = 170
#: A step says what to do and why; the longest of three languages still fits beside the board.
LONGEST_TEXT = 260
MINUTES = range(5, 300)
WEIGHTS = range(1, 6)


def symbols(game: str) -> set[str]:
    text = (load_game(game).meta.folder / "art" / "pieces.svg").read_text(encoding="utf-8")
    return set(re.findall(r'<symbol id="([^"]+)"', text))


def anchors(file: Path) -> set[str]:
    return set(re.findall(r'id="a-([^"]+)"', file.read_text(encoding="utf-8")))


def names(lesson: Lesson) -> set[str]:
    """The messages of a lesson."""
    return {f"{lesson.id}-{name}" for name in ("title", *lesson.steps, "done")}


@games
def test_there_are_a_lesson_and_a_card(game: str) -> None:
    meta = load_game(game).meta
    assert "first" in lesson_ids(load_game(game))
    assert all(minutes in MINUTES for minutes in meta.minutes)
    assert meta.minutes[0] <= meta.minutes[1]
    assert meta.weight in WEIGHTS


@pytest.mark.parametrize("game", DRAWN)
@languages
def test_an_introduction_has_the_same_screens_everywhere(game: str, language: str) -> None:
    screens, english = introduction(load_game(game), language), introduction(load_game(game), "en")
    assert len(screens) in SCREENS
    for screen, other in zip(screens, english, strict=True):
        assert screen.title and screen.items
        assert [(item.symbol, item.seat) for item in screen.items] == [(item.symbol, item.seat) for item in other.items]
        assert max(len(item.text) for item in screen.items) <= LONGEST_ITEM, screen.title


@pytest.mark.parametrize("game", DRAWN)
def test_everything_in_an_introduction_is_drawn(game: str) -> None:
    rules, known = load_game(game), symbols(game)
    for screen in introduction(rules, "en"):
        assert any(item.symbol for item in screen.items), f"{screen.id} has no symbol"
        for item in screen.items:
            assert item.symbol is None or item.symbol in known, item.symbol
            assert item.seat is None or item.seat in rules.meta.seat_ids, item.seat
        drawn = anchors(rules.meta.folder / "art" / screen.picture.sheet.art)
        assert {piece.anchor for piece in screen.picture.pieces} <= drawn
        assert {piece.symbol for piece in screen.picture.pieces} <= known


@lessons
def test_a_lesson_can_be_played_to_its_end(game: str, id: str) -> None:
    """Every expected move is legal where it is expected; the engine plays them all and hands over to the learner."""
    rules = load_game(game)
    lesson = load_lesson(rules, id)
    match = lesson.position(0)
    for line in lesson.line:
        assert match.seat_to_act == line.seat
        assert match.legal[line.pick] is line.action
        assert lesson.follows(match.steps)
        match.play(line.action, draw=False)
        rules.check(match.state)
    assert not lesson.follows(match.steps)
    assert match.seat_to_act == lesson.learner


@lessons
def test_a_lesson_has_real_decisions(game: str, id: str) -> None:
    """Most of what the learner is told to do could have been done otherwise."""
    lesson = load_lesson(load_game(game), id)
    match, free = lesson.position(0), 0
    for line in lesson.line:
        free += line.seat == lesson.learner and len(match.legal) > 1
        match.play(line.action, draw=False)
    assert free >= len(lesson.steps) / 2
    assert {line.step for line in lesson.line if line.seat not in (lesson.learner, CHANCE)}, "somebody else plays too"


@games
@languages
def test_lessons_say_all_in_every_language(game: str, language: str) -> None:
    rules = load_game(game)
    found = messages(rules.meta.folder / "lessons" / f"{language}.ftl")
    wanted = set().union(*(names(load_lesson(rules, id)) for id in lesson_ids(rules)))
    assert set(found) == wanted
    assert not any(found.values()), "lessons have no parameters"


@games
@languages
def test_what_a_lesson_says_is_short(game: str, language: str) -> None:
    text = (load_game(game).meta.folder / "lessons" / f"{language}.ftl").read_text(encoding="utf-8")
    for id, said in re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE):
        assert 0 < len(said) <= LONGEST_TEXT, id
