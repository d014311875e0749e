"""Encodings: a letter that the terminal cannot show is replaced by one like it, and stops nothing."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import Final

#: The name of the error handler.
SIMILAR: Final = "caravela.similar"
#: What the panels and sentences use, each for one column.
_LOOKS: Final = dict(
    zip(
        "–—−─│▌├╯›▶→●■•◆○·…×▲▼†≈⌂↻“”«»„’łŁ",
        '----||++>>>****o..x^v+~h@"""""\'lL',
        strict=True,
    )
)


def be_lenient() -> None:
    """Lets the three streams of the command take any text, whatever their encoding."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=SIMILAR)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def similar(text: str) -> str:
    """The text in ASCII, letter for letter.

    >>> similar("▶ Moçambique … ж")
    '> Mocambique . ?'
    """
    return "".join(letter if letter.isascii() else _one(letter) for letter in text)


def _one(letter: str) -> str:
    base = _LOOKS.get(letter) or unicodedata.normalize("NFKD", letter)[0]
    return base if base.isascii() else "?"


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return similar(error.object[error.start : error.end]), error.end


codecs.register_error(SIMILAR, _replaced)
