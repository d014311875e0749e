"""Commands: what can be typed besides a number and an action."""

from __future__ import annotations

from typing import Final

#: Each command by its full name, with what else calls it.
PLAY: Final = {
    "help": ("?", "h"),
    "legend": ("k",),
    "back": ("b", "0"),
    "undo": ("u",),
    "redo": (),
    "save": ("s",),
    "log": ("l",),
    "rule": ("r",),
    "numbers": (),
    "why": ("w",),
    "hint": ("i",),
    "board": (),
    "quit": ("q", "exit"),
}
REPLAY: Final = {
    "next": ("n", ""),
    "previous": ("p", "b"),
    "turn": ("t",),
    "end": ("e",),
    "log": ("l",),
    "rule": ("r",),
    "numbers": (),
    "legend": ("k",),
    "board": (),
    "help": ("?", "h"),
    "quit": ("q", "exit"),
}


class Command:
    """A command and what is written behind it."""

    __slots__ = ("argument", "name")

    def __init__(self, name: str, argument: str) -> None:
        self.name = name
        self.argument = argument


def read(text: str, known: dict[str, tuple[str, ...]]) -> Command | None:
    """The command that a line is, or None if it is something else.

    >>> read("u 3", PLAY).name
    'undo'
    >>> read("rondel ships", PLAY) is None
    True
    """
    word, _, argument = text.partition(" ")
    for name, others in known.items():
        if word.lower() == name or word.lower() in others:
            return Command(name, argument.strip())
    return None
