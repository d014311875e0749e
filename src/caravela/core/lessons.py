"""Lessons: a guided first round or two, as data in the game's folder.

`lessons/first.toml` has a line of play that is settled from the first draw to the last move, cut into steps. The
learner makes the moves of one seat; those of chance and of the other seats come from the line:

    seats = 2
    learner = "red"
    opening = "*: start red"

    [options]
    start = "drawn"

    [[steps]]
    id = "workers"
    play = '''
    red: rondel workers
    red: hire 2
    blue: rondel ships
    '''

`lessons/<language>.ftl` says for each step what to do and why (`first-workers`), and has a title (`first-title`) and
last words (`first-done`). A line ends where the learner is to act, so that the game can go on from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from caravela.core import data, editions
from caravela.core.actions import Action
from caravela.core.errors import BadData, CaravelaError, UnknownName
from caravela.core.facts import CHANCE
from caravela.core.match import Match, Step
from caravela.core.options import Options, OptionValue
from caravela.core.rules import Rules

FOLDER: Final = "lessons"


class StepData(msgspec.Struct, forbid_unknown_fields=True):
    """A step of the file: lines of a transcript, at least one of them the learner's."""

    id: str
    play: str


class LessonData(msgspec.Struct, forbid_unknown_fields=True):
    """The file."""

    seats: int
    learner: str
    steps: list[StepData]
    #: What has happened before the first step, on all seats.
    opening: str = ""
    options: dict[str, OptionValue] = {}


class Line:
    """One decision of the line: whose it is, what it is, and to which step it belongs (-1: the opening)."""

    __slots__ = ("action", "pick", "seat", "step")

    def __init__(self, seat: int, action: Action, pick: int, step: int) -> None:
        self.seat = seat
        self.action = action
        #: Its place among what was legal.
        self.pick = pick
        self.step = step


class Lesson:
    """A lesson of a game, checked against its rules."""

    def __init__(self, rules: Rules[Any], id: str) -> None:
        file = _file(rules, id)
        found = data.read_plain(file, LessonData)
        self.id = id
        self.rules = rules
        self.seats = found.seats
        self.learner = _seat(rules, file, found)
        self.options = Options(rules.meta.options, found.options)
        self.steps = [step.id for step in found.steps]
        self.line = _lines(self, file, found)

    @property
    def opening(self) -> list[str]:
        """What has happened before the first step, in the game's notation."""
        return [line.action.notation for line in self.line if line.step < 0]

    def position(self, length: int) -> Match:
        """The game after so many decisions of the line."""
        match = Match(self.rules, self.seats, self.options, draw=False)
        for line in self.line[:length]:
            match.play(line.action, draw=False)
        return match

    def follows(self, steps: Sequence[Step]) -> bool:
        """Whether a game has come along the line so far and has not left it behind."""
        return len(steps) < len(self.line) and all(
            step.action is line.action for step, line in zip(steps, self.line, strict=False)
        )

    def end_of_step(self, length: int) -> int:
        """How many decisions there are when the step that the next one belongs to is over."""
        step = self.line[length].step
        return next((at for at in range(length, len(self.line)) if self.line[at].step != step), len(self.line))

    def settled(self, length: int) -> list[int]:
        """What chance decides behind so many decisions: for each, its place among the options."""
        return [line.pick for line in self.line[length:] if line.seat == CHANCE]


def lesson_ids(rules: Rules[Any]) -> list[str]:
    """The lessons that a game has."""
    return sorted(path.stem for path in (rules.meta.folder / FOLDER).glob("*.toml"))


_known: dict[tuple[str, int, str], Lesson] = {}


def load_lesson(rules: Rules[Any], id: str) -> Lesson:
    """A lesson of a game, read and checked once."""
    key = (rules.meta.id, rules.meta.rules_version, id)
    if key not in _known:
        if id not in lesson_ids(rules):
            raise UnknownName("lesson", id, lesson_ids(rules))
        _known[key] = Lesson(rules, id)
    return _known[key]


def _file(rules: Rules[Any], id: str) -> Path:
    return editions.file(rules.meta.folder, rules.meta.rules_version, f"{FOLDER}/{id}.toml")


def _seat(rules: Rules[Any], file: Path, found: LessonData) -> int:
    ids = rules.meta.seat_ids[: found.seats]
    if found.learner not in ids:
        raise BadData(file.name, "learner", f"{found.learner!r} is not one of {', '.join(ids)}")
    return ids.index(found.learner)


def _lines(lesson: Lesson, file: Path, found: LessonData) -> list[Line]:
    match = Match(lesson.rules, lesson.seats, lesson.options, draw=False)
    lines: list[Line] = []
    for number, play in enumerate([found.opening, *(step.play for step in found.steps)]):
        key = f"steps[{found.steps[number - 1].id}]" if number else "opening"
        for text in filter(None, map(str.strip, play.splitlines())):
            lines.append(_line(match, file, key, text, number - 1))
        if number and not any(line.seat == lesson.learner and line.step == number - 1 for line in lines):
            raise BadData(file.name, key, "a step needs a move of the learner's")
        if match.seat_to_act != lesson.learner:
            raise BadData(file.name, key, f"ends before {match.seat_id(match.seat_to_act)} is to act, not the learner")
    return lines


def _line(match: Match, file: Path, key: str, text: str, step: int) -> Line:
    """Plays one line of a transcript, `red: hire 2`."""
    who, _, notation = text.partition(":")
    seat = match.seat_to_act
    try:
        action = match.rules.actions.parse(notation.strip())
        if who != match.seat_id(seat):
            raise BadData(file.name, key, f"{text!r}: it is the turn of {match.seat_id(seat)}")
        legal = match.legal
        match.play(action, draw=False)
    except BadData:
        raise
    except CaravelaError as error:
        raise BadData(file.name, key, f"{text!r}: {error}") from None
    return Line(seat, action, legal.index(action), step)
