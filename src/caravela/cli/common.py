"""What several commands share: the parser, flags, and what their values mean."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caravela.bots import check_kind
from caravela.bots import kinds as bot_kinds
from caravela.core.errors import BadOption, CaravelaError, UnknownName
from caravela.core.folders import stored
from caravela.core.words import LANGUAGES

if TYPE_CHECKING:
    #: Where a module adds its commands.
    Commands = argparse._SubParsersAction["Parser"]

#: The kind of a seat that a person has.
HUMAN: Final = "human"


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CaravelaError(f"{message[:1].upper()}{message[1:]}; see `{self.prog} --help`.")


def wide_console() -> Console:
    """For tables that are wider than 80 columns: a pipe or a file gets them whole."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=120)


def known_kinds() -> list[str]:
    """Who can have a seat."""
    return [HUMAN, *bot_kinds()]


def positive(text: str) -> int:
    """A whole number above 0."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def seed_number(text: str) -> int:
    """A seed, which may be 0."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a seed: a whole number, 0 or more")
    return int(text)


def add_work(parser: argparse.ArgumentParser) -> None:
    """Flags of what takes long: where it is done, and the form of its result."""
    add_places(parser)
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def add_places(parser: argparse.ArgumentParser) -> None:
    """Flags of where games are played."""
    parser.add_argument("--jobs", type=positive, default=1, help="processes (default 1)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster: auto, or its address")


def add_language(parser: argparse.ArgumentParser) -> None:
    """The flag for the language."""
    parser.add_argument("--lang", default="en", help=f"language: {', '.join(LANGUAGES)} (default en)")


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Flags of whatever plays a game."""
    parser.add_argument("--seed", type=seed_number, help="seed for chance and bots, for a repeatable game")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; see caravela games"
    )
    add_language(parser)


def given_options(given: list[str]) -> dict[str, str]:
    """The options of a game, as they were given."""
    options: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not value:
            raise BadOption(f"{text!r} is not of the form NAME=VALUE; `caravela games` lists the options.")
        options[name] = value
    return options


def seat_kinds(text: str, *others: str) -> list[str]:
    """Kinds of bot, or one of the others."""
    kinds = [kind.strip() for kind in text.split(",")]
    for kind in kinds:
        try:
            if kind not in others:
                check_kind(kind)
        except UnknownName:
            raise UnknownName("seat kind", kind, [*others, *bot_kinds()]) from None
    return kinds


def saved(path: Path) -> Path:
    """The file that is meant; a bare name may also be that of a game in the data folder."""
    if path.exists() or str(path) != path.name:
        return path
    found = stored(path.name)
    return found if found.exists() else path


def progress_bar() -> Progress:
    """How far it is, and how long it will take."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    # Where nobody sees it move, it would only leave an empty line before what is told.
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
