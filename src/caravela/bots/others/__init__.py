"""Bots of others: Python objects, installed packages, and programs that speak the line protocol.

| kind | what it is |
|---|---|
| `mybots.clever:Clever` | a class, or anything that makes a bot of a seed, in an installed module or this folder |
| `clever` | the same under a name: an installed package names it in the entry point group `caravela.bots` |
| `program:./clever --fast` | a program that speaks the line protocol (docs/protocol.md) |
| `program@2.5:./clever` | the same, with 2.5 seconds for each decision instead of 10 |

Whatever goes wrong in one of them while it decides costs it the decision, and is told (`others.forfeits`).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from caravela.bots.base import Bot
from caravela.bots.others.objects import ObjectBot
from caravela.bots.others.programs import is_program, program
from caravela.core.errors import CaravelaError

#: An installed package names its bots under this group: `clever = "mybots.clever:Clever"`.
PLUG_INS: Final = "caravela.bots"

Maker = Callable[[int | None], Bot]


class BadBot(CaravelaError):
    """A bot that cannot be loaded or started."""


@cache
def plug_ins() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name."""
    return {point.name: point for point in sorted(entry_points(group=PLUG_INS), key=lambda point: point.name)}


def maker(kind: str) -> Maker | None:
    """What makes bots of this kind; None if the name is none of another's bot."""
    if kind in plug_ins():
        return _object(plug_ins()[kind].value)
    if is_program(kind):
        return program(kind)
    return _object(kind) if ":" in kind else None


def _object(path: str) -> Maker:
    """The object that `module:name` stands for."""
    module, _, name = path.partition(":")
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        # Behind everything else: a file of the present folder can be named, and takes nobody's place.
        sys.path.append(str(Path.cwd()))
    try:
        found = import_module(module.strip())
        for part in name.strip().split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadBot(f"The bot {path!r} cannot be loaded: {error}.") from None
    if not callable(found):
        raise BadBot(f"The bot {path!r} is not callable: it is to be a class of bots, or a function that makes one.")
    return _made(found, path)


def _made(found: Callable[[int | None], object], path: str) -> Maker:
    def make(seed: int | None) -> Bot:
        try:
            bot = found(seed)
        except Exception as error:
            raise BadBot(f"The bot {path!r} cannot be made: {type(error).__name__}: {error}.") from error
        if not isinstance(bot, Bot):
            raise BadBot(f"The bot {path!r} gives a {type(bot).__name__}; a bot is a subclass of caravela.Bot.")
        return ObjectBot(bot, path, seed)

    return make
