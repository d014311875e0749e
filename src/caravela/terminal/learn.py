"""A lesson at one terminal: the learner types the moves, everything else comes from the lesson's line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from caravela.bots import Bot
from caravela.core import transcript
from caravela.core.chance import Chance
from caravela.core.errors import CaravelaError
from caravela.core.lessons import FOLDER, Lesson, Line
from caravela.core.match import Match
from caravela.core.rules import Seat
from caravela.core.words import Speaker
from caravela.terminal.keyboard import Ask
from caravela.terminal.play import Play
from caravela.terminal.table import Player, PlayTable


def learn(
    lesson: Lesson,
    players: Sequence[Player],
    language: str,
    save: Path,
    console: Console | None = None,
    ask: Ask | None = None,
) -> int:
    """Gives a lesson, going on with one that lies in `save`; behind it the game is played on. The exit code."""
    return Learn(PlayTable(begun(lesson, save), players, language, save, console, ask), lesson, language).run()


def begun(lesson: Lesson, save: Path) -> Match:
    """The game of a lesson that was left, or a new one."""
    if save.exists():
        try:
            match = transcript.load(save)
        except CaravelaError:
            return lesson.position(len(lesson.opening))
        if match.rules is lesson.rules and lesson.follows(match.steps):
            return match
    return lesson.position(len(lesson.opening))


class Learn(Play):
    """The loop around the table of a lesson."""

    def __init__(self, table: PlayTable, lesson: Lesson, language: str) -> None:
        super().__init__(table)
        self.lesson = lesson
        self._speaker = Speaker(language, [lesson.rules.meta.folder / FOLDER])
        self._done = False

    @property
    def due(self) -> Line | None:
        """What the line has next; None once it is behind the game."""
        steps = self.match.steps
        return self.lesson.line[len(steps)] if self.lesson.follows(steps) else None

    def _one(self) -> None:
        """Whatever chance decides behind the next decision is settled too."""
        if self.due is not None:
            self.match.chance = Chance(settled=self.lesson.settled(len(self.match.steps)))
        elif not self._done:
            self._done = True
            self._notes.append(Text(self._speaker.say(f"{self.lesson.id}-done"), style="italic"))
        super()._one()

    def _bot(self, seat: Seat, bot: Bot) -> None:
        if self.due is None:
            super()._bot(seat, bot)
        else:
            self.match.play(self.due.action)

    def _person(self, seat: Seat) -> None:
        due = self.due
        if due is None:
            super()._person(seat)
            return
        if not self._goes_on(due):
            self._notes.append(self._says(due))
            action = self._decided(seat)
            if action is not due.action:
                self._stray(due, strayed=action is not None)
                return
        self.match.play(due.action)
        self._keep()

    def _goes_on(self, due: Line) -> bool:
        """Whether a step merely goes on with the only thing that is possible."""
        before = len(self.match.steps) - 1
        return self.match.only_action is not None and before >= 0 and self.lesson.line[before].step == due.step

    def _says(self, due: Line) -> Text:
        """What to do now and why."""
        place = self.table.say("lesson-place", number=due.step + 1, count=len(self.lesson.steps))
        said = self._speaker.say(f"{self.lesson.id}-{self.lesson.steps[due.step]}")
        return Text.assemble((f"{place}: ", "bold"), (said, "italic"))

    def _stray(self, due: Line, strayed: bool) -> None:
        """Another move was typed: it is not played; or the position was changed, and the lesson goes on from there."""
        if strayed:
            move = self.table.words.action(due.action)
            self._notes.append(self.table.note("lesson-else", move=move, notation=due.action.notation))

    def _resume(self) -> str:
        return f"caravela learn {self.lesson.rules.meta.id}"
