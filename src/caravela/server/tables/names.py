"""What people type: names and chat, cleaned of what cannot be seen and could mislead."""

from __future__ import annotations

import unicodedata
from typing import Final

#: Turn the direction of the text around them; a name could disguise itself with these.
_DIRECTION: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")


def clean(text: str) -> str:
    """The text on one line, without control characters and without blanks at its ends.

    >>> clean("  Anna\\n  Maria\\x00 ")
    'Anna Maria'
    """
    seen = (" " if character.isspace() else character for character in text)
    return " ".join("".join(character for character in seen if not _unseen(character)).split())


def _unseen(character: str) -> bool:
    return character in _DIRECTION or unicodedata.category(character) in ("Cc", "Cs")
