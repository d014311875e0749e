"""The numbered rulebook of a game, in the reader's language: `rulebook/<language>.md` in the game's folder."""

from __future__ import annotations

import re
from bisect import bisect
from functools import cache
from pathlib import Path

import msgspec

from caravela.core.errors import BadData, UnknownName

_RULE = re.compile(r"\*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)?)\*\* (.+)")
#: A drawn symbol in the text of a rule, with the space behind it.
SYMBOL = re.compile(r"\{symbol:([\w-]+)\} ?")
_NUMBER = re.compile(r"(\d+)")
#: So many numbers are named on either side of one that does not exist.
_BESIDE = 2


class Rule(msgspec.Struct, frozen=True):
    """One numbered rule: `NAV-9.3`, the chapter that it stands in, and its text.

    The text may name symbols of `art/pieces.svg`, `{symbol:ship}`; a browser draws them.
    """

    number: str
    chapter: str
    text: str

    @property
    def plain(self) -> str:
        """The text where nothing can be drawn."""
        return SYMBOL.sub("", self.text)


@cache
def read(folder: Path, language: str) -> dict[str, Rule]:
    """All rules of a game in one language, by number, in the book's order."""
    file = folder / "rulebook" / f"{language}.md"
    rules: dict[str, Rule] = {}
    chapter = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif match := _RULE.fullmatch(line.strip()):
            number, text = match.groups()
            if number in rules:
                raise BadData(f"{folder.name}/rulebook/{file.name}", number, "stands there twice")
            rules[number] = Rule(number, chapter, text)
    return rules


def find(folder: Path, language: str, prefix: str, wanted: str) -> list[Rule]:
    """The rules that a reader means by `NAV-9.3`, `9.3`, or `9` for a whole chapter."""
    rules = read(folder, language)
    number = wanted.upper()
    if not number.startswith(prefix):
        number = prefix + number
    if number in rules:
        return [rules[number]]
    chapter = [rule for rule in rules.values() if rule.number.startswith(f"{number}.")]
    if not chapter:
        raise UnknownName("rule", wanted, rules, nearest(list(rules), number))
    return chapter


def nearest(numbers: list[str], wanted: str) -> list[str]:
    """The numbers on either side of where a missing one would stand."""
    ordered = sorted(numbers, key=sort_key)
    place = bisect(ordered, sort_key(wanted), key=sort_key)
    return ordered[max(0, place - _BESIDE) : place + _BESIDE]


def sort_key(number: str) -> list[str | int]:
    """Sorts NAV-9.10 behind NAV-9.9."""
    return [int(part) if part.isdecimal() else part for part in _NUMBER.split(number)]
