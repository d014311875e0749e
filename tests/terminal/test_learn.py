"""Lessons in the terminal: every game's from the first move to the last, by its notation."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal.harness import FirstBot, Script, new_console, written

from caravela.core.lessons import Lesson, load_lesson
from caravela.core.registry import load_game
from caravela.terminal.learn import learn
from caravela.workshop.conformance.play import GAMES


def moves(lesson: Lesson) -> list[str]:
    """What the learner types; a step that merely goes on is not asked about."""
    found, match = [], lesson.position(0)
    for at, line in enumerate(lesson.line):
        alone = match.only_action is not None and at > 0 and lesson.line[at - 1].step == line.step
        if line.step >= 0 and line.seat == lesson.learner and not alone:
            found.append(line.action.notation)
        match.play(line.action, draw=False)
    return found


def give(lesson: Lesson, save: Path, *lines: str, language: str = "en") -> str:
    """What the terminal shows when somebody types this and then leaves."""
    console = new_console(width=160, height=60)
    players = [None if seat == lesson.learner else FirstBot(1) for seat in range(lesson.seats)]
    assert learn(lesson, players, language, save, console, Script(*lines)) == 0
    return written(console)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_given_to_its_end(game: str, tmp_path: Path) -> None:
    lesson = load_lesson(load_game(game), "first")
    shown = give(lesson, tmp_path / "lesson.txt", *moves(lesson))
    assert f"Step {len(lesson.steps)} of {len(lesson.steps)}" in shown
    last = (lesson.rules.meta.folder / "lessons" / "en.ftl").read_text(encoding="utf-8").split("first-done = ")[1]
    assert last.split()[0] in shown


def test_another_move_is_answered_and_not_played(tmp_path: Path) -> None:
    lesson = load_lesson(load_game(GAMES[0]), "first")
    right = moves(lesson)[0]
    other = next(a.notation for a in lesson.position(len(lesson.opening)).legal if a.notation != right)
    shown = give(lesson, tmp_path / "lesson.txt", other)
    assert "in a game of your own" in shown and right in shown


def test_a_lesson_that_was_left_goes_on(tmp_path: Path) -> None:
    lesson = load_lesson(load_game(GAMES[0]), "first")
    save = tmp_path / "lesson.txt"
    typed = moves(lesson)
    assert f"caravela learn {GAMES[0]}" in give(lesson, save, *typed[:3])
    shown = give(lesson, save, *typed[3:], language="pl")
    assert f"Krok {len(lesson.steps)} z {len(lesson.steps)}" in shown
