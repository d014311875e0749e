"""Looking back: a saved match step by step, or all of it as an annotated transcript."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from caravela.core import transcript
from caravela.core.facts import NOBODY
from caravela.core.match import Match, Step
from caravela.terminal import commands
from caravela.terminal.blocks import Block
from caravela.terminal.keyboard import Ask, prompt, tidy
from caravela.terminal.pages import help_lines
from caravela.terminal.play import DONE, INTERRUPTED
from caravela.terminal.screen import View
from caravela.terminal.sheet import ScoreSheet
from caravela.terminal.speech import words_of
from caravela.terminal.table import Table
from caravela.terminal.turns import turns


def replay(
    match: Match,
    language: str,
    console: Console | None = None,
    start: int | None = None,
    ask: Ask | None = None,
) -> int:
    """Steps through a match, finished or not, from the position after `start` steps; the exit code of the command.

    The match itself is not changed. The end of the input ends it, as `q` does.
    """
    return Replay(Table(match, language, console, ask), start or 0).run()


def print_text(match: Match, language: str, console: Console | None = None) -> None:
    """Prints the transcript with a remark behind each action: what it brought about, and by which rule.

    What is printed is itself a transcript that can be read again.
    """
    words = words_of(match, language)

    def remark(step: Step) -> str:
        return " ".join(f"{words.event(event)} ({event.rule})" for event in step.events) or words.action(step.action)

    text = transcript.write(match, [remark(step) for step in match.steps])
    (console or Console(highlight=False)).print(text, markup=False, highlight=False, soft_wrap=True, end="")


class Replay:
    """A position of the match, and the way to the others. `at` is the number of steps taken."""

    def __init__(self, table: Table, start: int) -> None:
        self.table = table
        self.match = table.match
        self.say = table.say
        self.last = len(self.match.steps)
        self.at = 0
        self.notes: list[Text] = []
        self._first_of_turns = [turn.first for turn in turns(self.match.steps)]
        self._over = False
        self._commands: dict[str, Callable[[str], None]] = {
            "next": self._next,
            "previous": self._previous,
            "turn": self._next_turn,
            "end": self._end,
            "log": self._log,
            "rule": self._rule,
            "numbers": self._numbers,
            "legend": self._legend,
            "board": self._board,
            "help": self._help,
            "quit": self._quit,
        }
        self.go_to(start)

    def run(self) -> int:
        """Shows and asks until the person has seen enough."""
        try:
            while not self._over:
                self.table.screen.show(self.view())
                self.notes = []
                self._answer(tidy(self.table.ask(prompt(self.say("replay-keys"), self.table.console.width))))
        except EOFError:
            self.table.console.print()
        except KeyboardInterrupt:
            self.table.console.print()
            return INTERRUPTED
        return DONE

    def go_to(self, step: int) -> None:
        """Moves to the position after so many steps, or as near as there is one."""
        if not 0 <= step <= self.last:
            self._note("replay-range", last=self.last)
        self.at = min(max(step, 0), self.last)

    def state(self) -> Any:
        """The position."""
        return self.match.state_at(self.at)

    def view(self) -> View:
        """The board after the latest step, what was said in its turn up to there, and what comes next."""
        state = self.state()
        title = self.table.title(self.say("replay-place", step=self.at, last=self.last))
        first, *more = self._what_next(state)
        notes = [*more, *self.notes]
        return View(title, self.table.board(state, NOBODY), self._turn, first, [], notes)

    def _turn(self, columns: int) -> Block:
        first = max((first for first in self._first_of_turns if first < self.at), default=0)
        return self.table.log.lines(self.match.steps[first : self.at], columns)

    def _what_next(self, state: Any) -> list[Text]:
        """The decision that is taken next; at the end who has won; where an unfinished match stops, what is asked."""
        if self.at < self.last:
            step = self.match.steps[self.at]
            who = self.table.words.seat(step.seat)
            line = Text().append(f"{who}: ", style=self.table.palette.seat(step.seat))
            return [line.append(self.table.words.action(step.action)).append(f"  {step.action.notation}", style="dim")]
        if self.match.over:
            return self._sheet().sentences()
        return [self.table.prompt(state, self.match.seat_to_act), Text(self.say("replay-unfinished"), style="dim")]

    def _sheet(self) -> ScoreSheet:
        return ScoreSheet(self.match, self.table.words, self.table.speaker, self.table.palette)

    def _note(self, id: str, **values: int | str) -> None:
        self.notes.append(self.table.note(id, **values))

    # Commands

    def _answer(self, text: str) -> None:
        if text.isdecimal():
            self.go_to(int(text))
        elif text == "T":
            self._previous_turn()
        elif command := commands.read(text, commands.REPLAY):
            self._commands[command.name](command.argument)
        else:
            self._note("replay-unknown", text=text)

    def _next(self, argument: str) -> None:
        if self.at < self.last:
            self.at += 1
        elif self.match.over:
            self._show_sheet()
        else:
            self._note("replay-range", last=self.last)

    def _show_sheet(self) -> None:
        self.table.screen.clear()
        self._sheet().show(self.table.console)
        if self.table.console.is_terminal:
            self.table.ask(self.say("page-last") + " ")

    def _previous(self, argument: str) -> None:
        self.go_to(self.at - 1)

    def _next_turn(self, argument: str) -> None:
        """To the beginning of the next turn, before its first decision; from the last turn to the end."""
        self.at = min((first for first in self._first_of_turns if first > self.at), default=self.last)

    def _previous_turn(self) -> None:
        self.at = max((first for first in self._first_of_turns if first < self.at), default=0)

    def _end(self, argument: str) -> None:
        self.at = self.last

    def _log(self, argument: str) -> None:
        lines = self.table.log.lines(self.match.steps[: self.at], self.table.console.width)
        self.table.screen.page(lines, latest=True)

    def _rule(self, argument: str) -> None:
        refused = self.table.show_rule(argument or self.match.rules.prompt(self.state()).rule)
        self.notes += [refused] if refused else []

    def _numbers(self, argument: str) -> None:
        self.table.show_numbers()

    def _legend(self, argument: str) -> None:
        self.table.show_legend(self.state(), NOBODY)

    def _board(self, argument: str) -> None:
        self.table.show_board(self.state(), NOBODY)

    def _help(self, argument: str) -> None:
        entries = [(key, self.say(f"replay-help-{id}")) for key, id in _HELP.items()]
        self.table.screen.page(help_lines(self.say("replay-help-title"), entries, self.table.console.width))

    def _quit(self, argument: str) -> None:
        self._over = True


#: The keys of the help, and the messages that explain them.
_HELP: Final = {
    "Enter, n": "next",
    "p": "previous",
    "12": "number",
    "t": "turn",
    "T": "previous-turn",
    "e": "end",
    "l": "log",
    "r 9.3": "rule",
    "numbers": "numbers",
    "k": "legend",
    "board": "board",
    "q": "quit",
}
