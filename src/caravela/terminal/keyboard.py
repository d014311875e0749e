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
_CYRILLIC: Final = "йцукенгшщзхъфывапролджэячсмитьбю"
_LATIN: Final = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
_LAYOUT: Final = str.maketrans(_CYRILLIC, _LATIN)


def ask(prompt: str) -> str:
    """A line from the person at the keyboard."""
    return input(prompt)


def tidy(line: str) -> str:
    """The line without blanks around it; letters of a Russian layout left on become those of the same keys.

    >>> tidy("  ыудд пщдв 2 ")
    'sell gold 2'
    """
    text = " ".join(line.split())
    low = text.lower()
    return low.translate(_LAYOUT) if any(letter in _CYRILLIC for letter in low) else text
