"""The table: a match, who sits at it, and everything that it takes to show it to a person."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from caravela.bots import Bot
from caravela.core import rulebook
from caravela.core.actions import Action
from caravela.core.errors import UnknownName
from caravela.core.match import Match
from caravela.core.rules import Seat
from caravela.terminal import keyboard
from caravela.terminal.board import Board
from caravela.terminal.keyboard import Ask
from caravela.terminal.log import Log
from caravela.terminal.numbers import Numbers
from caravela.terminal.pages import legend_lines, rule_lines
from caravela.terminal.savefile import SaveFile
from caravela.terminal.screen import Screen
from caravela.terminal.speech import speaker, title_of, words_of
from caravela.terminal.styles import Palette

#: A bot, or None for a person.
Player = Bot | None


class Table:
    """What playing, deciding and looking back have in common."""

    def __init__(self, match: Match, language: str, console: Console | None = None, ask: Ask | None = None) -> None:
        self.match = match
        self.speaker = speaker(language)
        self.say = self.speaker.say
        self.words = words_of(match, language)
        self.palette = Palette(match.rules.meta)
        self.log = Log(self.words, self.palette)
        self.ask: Ask = ask or keyboard.ask
        self.console = console or Console(highlight=False)
        self.screen = Screen(self.console, self.speaker, self.ask)

    def board(self, state: Any, seat: Seat) -> Board:
        """A position of the match as a seat (or NOBODY) sees it."""
        return Board(self.match.rules, state, self.words, self.palette, seat)

    def show_board(self, state: Any, seat: Seat) -> None:
        """The whole board with its titles, on a page by itself."""
        self.screen.page(self.board(state, seat).lines(self.console.width))

    def show_legend(self, state: Any, seat: Seat) -> None:
        """What the panels and their abbreviations mean."""
        panels = self.match.rules.panels(state, self.words, seat)
        self.screen.page(legend_lines(self.words, panels, self.say("legend-codes"), self.console.width))

    def show_rule(self, number: str) -> Text | None:
        """A rule or a chapter by its number, with the tables that belong to it; a note if there is none."""
        meta = self.match.rules.meta
        try:
            found = rulebook.find(meta.folder, self.words.language, meta.rule_prefix, number)
        except UnknownName as error:
            return self.note("note-no-rule", number=number, nearest=", ".join(error.nearest))
        numbers = [rule.number for rule in found]
        self.screen.page([*rule_lines(found, self.console.width), *self._numbers().of(numbers, self.console.width)])
        return None

    def show_numbers(self) -> None:
        """The numbers in play, all of them."""
        self.screen.page(self._numbers().all(self.console.width))

    def _numbers(self) -> Numbers:
        return Numbers(self.match.rules.tables(), self.words, self.speaker)

    def note(self, id: str, **values: int | str) -> Text:
        """An answer to what was typed."""
        return Text(f"! {self.say(id, **values)}", style="bold")

    def title(self, place: str) -> str:
        """The game's name and where it stands, for the header."""
        return f" {title_of(self.words)} · {place} "

    def prompt(self, state: Any, seat: Seat) -> Text:
        """What is asked of a seat, with the number of the rule."""
        asked = self.match.rules.prompt(state)
        text = Text().append("▶ ", style=self.palette.seat(seat))
        text.append(self.words.ask(asked, seat), style="bold")
        return text.append(f" {asked.rule}", style="dim")


class PlayTable(Table):
    """A table at which people and bots play on."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        language: str,
        save: Path,
        console: Console | None = None,
        ask: Ask | None = None,
    ) -> None:
        super().__init__(match, language, console, ask)
        assert len(players) == match.seats, "a player for every seat"
        self.players = list(players)
        self.file = SaveFile(match, save)
        #: What each undo took back, the latest last; whoever decides anew forgets it.
        self.undone: list[list[Action]] = []

    @property
    def people(self) -> list[Seat]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player is None]
