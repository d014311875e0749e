"""Playing a match at one terminal: people at the keyboard, bots in the other seats."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from caravela.bots import Bot
from caravela.core.actions import Action
from caravela.core.match import Match
from caravela.core.rules import Seat
from caravela.terminal.blocks import Block
from caravela.terminal.decision import Decision, Quit
from caravela.terminal.forced import told
from caravela.terminal.keyboard import Ask
from caravela.terminal.sheet import ScoreSheet
from caravela.terminal.table import Player, PlayTable
from caravela.terminal.turns import since_last_turn, turns

DONE: Final = 0
NOT_SAVED: Final = 1
INTERRUPTED: Final = 130
#: The rows of a score sheet besides its lines: headings, totals, sentences, and the shell's own prompt.
AROUND_SHEET: Final = 13


def play(
    match: Match,
    players: Sequence[Player],
    language: str,
    save: Path,
    console: Console | None = None,
    ask: Ask | None = None,
) -> int:
    """Plays the match on until it ends or somebody leaves; the exit code of the command.

    `players` has a bot, or None for a person, for every seat. The match is saved in `save` after every decision of a
    person, and when the game is left in any way: by `q`, at the end of the input, by Ctrl-C (then the code is 130),
    or by an error. `ask` reads a line; by default from the keyboard.
    """
    return Play(PlayTable(match, players, language, save, console, ask)).run()


class Play:
    """The loop around the table."""

    def __init__(self, table: PlayTable) -> None:
        self.table = table
        self.match = table.match
        self._notes: list[Text] = []
        #: What was done for people since the latest screen because nothing else was possible.
        self._forced: dict[Seat, list[Action]] = {}
        self._last_person: Seat | None = None
        self._thinking: Seat | None = None

    def run(self) -> int:
        """Plays, and puts the match away whatever happens."""
        try:
            self.match.draw()
            while not self.match.over:
                self._one()
        except KeyboardInterrupt:
            return self._leave(INTERRUPTED)
        except (EOFError, Quit):
            return self._leave(DONE)
        except Exception:
            self.table.file.keep_somewhere()
            raise
        return self._finish()

    def _one(self) -> None:
        """One decision of whoever is to act."""
        seat = self.match.seat_to_act
        bot = self.table.players[seat]
        if bot is None:
            self._person(seat)
        else:
            self._bot(seat, bot)

    def _bot(self, seat: Seat, bot: Bot) -> None:
        self._announce(seat)
        told = len(bot.notes)
        self.match.play(bot.decide(self.match))
        for note in bot.notes[told:]:
            self._print(self.table.note("note-forfeit", reason=note))
        if not self.table.people and self.match.seat_to_act != seat:
            latest = turns(self.match.steps)[-1]
            self.table.screen.write(self.table.log.lines(latest.steps, self.table.console.width))

    def _announce(self, seat: Seat) -> None:
        """On a terminal people are told whom they wait for, once a turn."""
        if self.table.people and self.table.console.is_terminal and seat != self._thinking:
            self._print(Text(self.table.say("thinking", name=self.table.words.seat(seat)), style="dim"))
        self._thinking = seat

    def _person(self, seat: Seat) -> None:
        self._thinking = None
        if action := self.match.only_action:
            self._forced.setdefault(seat, []).append(action)
        else:
            action = self._decided(seat)
        if action is not None:
            self.match.play(action)
        self._keep()

    def _decided(self, seat: Seat) -> Action | None:
        """What the person decides; None if the position was changed instead."""
        self._hand_over(seat)
        forced = [told(self.table, other, actions) for other, actions in self._forced.items()]
        self._forced = {}
        decision = Decision(self.table, seat, [*forced, *self._notes])
        action = decision.take()
        self._notes = decision.notes
        if action is not None:
            self.table.undone.clear()
        return action

    def _hand_over(self, seat: Seat) -> None:
        """Between two people one of whom can see what the other cannot, the screen is emptied first."""
        before, self._last_person = self._last_person, seat
        if before in (None, seat):
            return
        rules, state = self.match.rules, self.match.state
        if rules.view(state, seat) != rules.view(state, before):
            self.table.screen.clear()
            self.table.ask(self.table.say("hand-over", name=self.table.words.seat(seat)) + " ")

    def _keep(self) -> None:
        before = self.table.file.trouble
        if not self.table.file.keep() and self.table.file.trouble != before:
            self._notes.append(self._trouble())

    def _trouble(self) -> Text:
        file = self.table.file
        return self.table.note("note-not-saved", file=str(file.path), reason=file.trouble)

    def _leave(self, code: int) -> int:
        """Saves the match and says where it is and how to play on."""
        kept = self.table.file.keep_somewhere()
        self.table.console.print()
        if not kept:
            self._print(self._trouble())
            return code or NOT_SAVED
        file = self.table.file.path
        self._print(Text(self.table.say("left-saved", file=str(file)), style="bold"))
        self._print(Text(self.table.say("left-resume", command=self._resume())))
        return code

    def _resume(self) -> str:
        """The command that goes on from here."""
        return f"caravela play --resume {shlex.quote(str(self.table.file.path))}"

    def _finish(self) -> int:
        """The end: what happened last, the score sheet, and where the transcript lies."""
        table = self.table
        kept = table.file.keep_somewhere()
        table.screen.clear()
        if table.people:
            table.screen.write(self._last_lines())
        ScoreSheet(self.match, table.words, table.speaker, table.palette).show(table.console)
        if not kept:
            self._print(self._trouble())
            return NOT_SAVED
        command = f"caravela replay {shlex.quote(str(table.file.path))}"
        self._print(Text(table.say("left-transcript", file=str(table.file.path), command=command), style="dim"))
        return DONE

    def _last_lines(self) -> Block:
        """What has happened since a person's latest turn, as far as there is room above the score sheet."""
        table = self.table
        first = max(since_last_turn(self.match.steps, seat) for seat in table.people)
        lines = table.log.lines(self.match.steps[first:], table.console.width)
        room = table.console.height - len(self.match.rules.meta.score_lines) - AROUND_SHEET
        return lines[max(0, len(lines) - max(1, room)) :]

    def _print(self, text: Text) -> None:
        """A line that may be longer than the screen: a path is to be copied whole."""
        self.table.console.print(text, soft_wrap=True, highlight=False)
