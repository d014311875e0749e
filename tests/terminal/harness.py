"""A terminal without a terminal: scripted answers, a console that writes into a string, bots that need no thought."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from caravela.bots import Bot
from caravela.core.actions import Action
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.rules import Rules
from caravela.terminal.play import play

GAME = "navegador"
#: A game that is over after so many turns of each player.
SHORT = {"turn_cap": 3, "start": "first"}


class Script:
    """Gives the lines one after the other, then does what happens at the end: EOFError, or any other exception."""

    def __init__(self, *lines: str, end: type[BaseException] = EOFError) -> None:
        self._lines: Iterator[str] = iter(lines)
        self._end = end
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        for line in self._lines:
            return line
        raise self._end


class FirstBot(Bot):
    """Takes the first action of the list."""

    name = "first"

    def choose(self, rules: Rules[Any], state: Any) -> Action:
        return rules.legal(state)[0]


class RandomBot(Bot):
    """Takes any action, the same ones for the same seed."""

    name = "any"

    def choose(self, rules: Rules[Any], state: Any) -> Action:
        return self.random.choice(rules.legal(state))


def new_console(width: int = 100, height: int = 30, terminal: bool = False) -> Console:
    """A console of this size that writes into a string."""
    return Console(
        file=io.StringIO(), width=width, height=height, force_terminal=terminal, color_system=None, _environ={}
    )


def written(console: Console) -> str:
    """What has been written so far."""
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def new_match(seats: int = 2, options: dict[str, Any] | None = None, players: list[str] | None = None) -> Match:
    """A match in which the first seat begins."""
    return Match(load_game(GAME), seats, {"start": "first", **(options or {})}, seed=1, players=players, people=True)


def played(match: Match, *actions: str) -> Match:
    """The match after these actions."""
    for action in actions:
        match.play(action)
    return match


def at_the_table(
    match: Match,
    *lines: str,
    save: Path,
    bots: bool = True,
    language: str = "en",
    end: type[BaseException] = EOFError,
    console: Console | None = None,
) -> tuple[int, str]:
    """Plays with scripted lines for the first seat (or all seats): the exit code and everything that was shown.

    The screen is so large that no sentence is broken and nothing is left out.
    """
    out = console or new_console(250, 80)
    others = [FirstBot() if bots else None for _ in range(match.seats - 1)]
    code = play(match, [None, *others], language, save, out, Script(*lines, end=end))
    return code, written(out)


def last_screen(shown: str, title: str = " Navegador · ") -> str:
    """What was drawn last."""
    return shown[shown.rindex(title) :]
