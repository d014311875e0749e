"""The keyboard: how a line is read, and what is meant by it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Final

with contextlib.suppress(ImportError):
    # Importing it is what gives `input` its line editing and history; some systems do not have it.
    import readline  # noqa: F401

#: Reads a line after showing a prompt; raises EOFError at the end of the input.
Ask = Callable[[str], str]

PROMPT: Final = "> "
#: Columns that are left for what is typed behind the keys.
_TYPING: Final = 12
_CYRILLIC: Final = "йцукенгшщзхъфывапролджэячсмитьбю"
_LATIN: Final = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
_LAYOUT: Final = str.maketrans(_CYRILLIC, _LATIN)


def ask(prompt: str) -> str:
    """A line from the person at the keyboard."""
    return input(prompt)


def prompt(keys: str, columns: int) -> str:
    """The row in which the person types, with as many of the keys before it as fit; the first come first.

    The row below everything else never scrolls away, so the keys are seen however small the screen is.

    >>> prompt("? help   u undo   l log", 40)
    '? help   u undo   l log > '
    >>> prompt("? help   u undo   l log", 34)
    '? help   u undo > '
    """
    shown = keys.split("   ")
    while len(shown) > 1 and len("   ".join(shown)) + 1 + len(PROMPT) + _TYPING > columns:
        shown.pop()
    return f"{'   '.join(shown)} {PROMPT}"


def tidy(line: str) -> str:
    """The line without blanks around it; letters of a Russian layout left on become those of the same keys.

    >>> tidy("  ыудд пщдв 2 ")
    'sell gold 2'
    """
    text = " ".join(line.split())
    low = text.lower()
    return low.translate(_LAYOUT) if any(letter in _CYRILLIC for letter in low) else text
