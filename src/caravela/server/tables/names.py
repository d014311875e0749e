"""What people type: names and chat. Chat is cleaned of what cannot be seen; a name that has such signs is refused.

Names are compared as people see them. A *likeness* of a name is written in small Latin letters wherever a letter of
another script looks like one; names that share a likeness look alike, and no table has two people with such names.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from caravela.server.tables.errors import BadName

#: Turn the direction of the text around them; a line could disguise itself with these.
_DIRECTION: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
#: Letters and marks that show nothing: fillers (Hangul, Khmer, Mongolian, Braille), a joiner, selectors of variants.
#: The others (zero width, soft hyphen, tags, directions) are a category of Unicode: Cf.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | frozenset(
    chr(code) for code in (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))
)
#: Text or picture: phones put one of these behind some signs by themselves, and nothing is lost without it.
_STYLE: Final = "\ufe0e\ufe0f"

#: By small and by capital Latin letter: what looks like it in Cyrillic and Greek, and among the digits.
_SMALL: Final = {
    "a": "аαɑ", "b": "вьβ", "c": "сϲ", "d": "ԁ", "e": "еεҽ", "g": "ɡ", "h": "нһ", "i": "іιıӏl1|", "j": "јϳ", "k": "кκ",
    "m": "м", "n": "пη", "o": "оοσ0", "p": "рρ", "q": "ԛ", "r": "г", "s": "ѕ", "t": "тτ", "u": "υ", "v": "ѵν",
    "w": "ԝω", "x": "хχ", "y": "уүγ", "ë": "ё", "ï": "їϊ",
}  # fmt: skip
_CAPITAL: Final = {
    "A": "АΑ", "B": "ВΒ", "C": "СϹ", "E": "ЕΕ", "H": "НΗ", "I": "ІΙӀ", "J": "ЈͿ", "K": "КΚ", "M": "МΜ", "N": "Ν",
    "O": "ОΟ", "P": "РΡ", "Q": "Ԛ", "S": "Ѕ", "T": "ТΤ", "V": "Ѵ", "W": "Ԝ", "X": "ХΧ", "Y": "УҮΥ", "Z": "Ζ",
    "Ë": "Ё", "Ï": "ЇΪ",
}  # fmt: skip


def _table(alike: dict[str, str]) -> dict[int, str]:
    return {ord(one): letter for letter, others in alike.items() for one in others}


_TO_SMALL: Final = _table(_SMALL)
_TO_CAPITAL: Final = _table(_CAPITAL)


def one_line(name: str) -> str:
    """A name as a transcript has it: on one line, without the sign that begins a remark."""
    return " ".join(name.replace("#", " ").split())


def clean(text: str) -> str:
    """The text on one line, without control characters and without blanks at its ends.

    >>> clean("  Anna\\n  Maria\\x00 ")
    'Anna Maria'
    """
    seen = (" " if character.isspace() else character for character in text)
    return " ".join("".join(character for character in seen if not _unseen(character)).split())


def _unseen(character: str) -> bool:
    return character in _DIRECTION or unicodedata.category(character) in ("Cc", "Cs")


def clean_name(text: str) -> str:
    """The name on one line; BadName if there is something in it that nobody sees.

    >>> clean_name(" Anna  Maria ")
    'Anna Maria'
    """
    if any(_hides(character) for character in text):
        raise BadName
    return clean(text.translate(dict.fromkeys(map(ord, _STYLE))))


def bare_name(text: str) -> str:
    """A name out of a file, without whatever would be refused."""
    return clean("".join(character for character in text if not _hides(character)))


def _hides(character: str) -> bool:
    return character in _BLANK or unicodedata.category(character) == "Cf"


def alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other.

    >>> alike("Anna", "АNNА"), alike("Anna", "Hanna")
    (True, False)
    """
    return not _likenesses(one).isdisjoint(_likenesses(other))


def _likenesses(name: str) -> set[str]:
    """By capital and by small letters: the capital of η looks like H, and η itself like n."""
    seen = "".join(unicodedata.normalize("NFKC", bare_name(name)).split())
    found = {seen.casefold().translate(_TO_SMALL), seen.translate(_TO_CAPITAL).casefold().translate(_TO_SMALL)}
    return found - {""}
