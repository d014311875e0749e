"""What a thing on the table is: which message explains a piece, a place of a sheet, or something printed on it.

A game explains its things in its text, `about-<name>`, each with parts of its own:

    about-ship = Sails from region to region …
        .name = Ship
        .now = Worth { $points } points now.
        .rule = NAV-6.1

The name is that of the symbol or anchor, or what its `data-about` says. If there is no message for the whole name, what
stands behind its last `_` or `-` is left out: `card_europe_0`, `card_europe`, `card`. Pieces of one symbol that differ
have a text for their label, too: `about-disc-own_disc` comes before `about-disc`. A piece gives the message its values
and the slots of its sheet; a place gives the slots, and as `$id` and `$id_name` what is left of its own name. `.now`
may be missing. The browser does the same (`web/src/about.ts`).
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from caravela.core.facts import Values
from caravela.core.scene import Piece, Sheet
from caravela.core.words import Words

_LAST: Final = re.compile(r"[-_][^-_]*$")


class About(msgspec.Struct):
    """The explanation of a thing, in the reader's language."""

    #: The message that it comes from, without `about-`.
    key: str
    name: str
    #: What it does.
    text: str
    #: What it is worth or costs now; empty where that does not change.
    now: str
    #: The number of its rule.
    rule: str


def keys(name: str) -> list[str]:
    """The names that a thing goes by, the most exact first.

    >>> keys("card_europe_0")
    ['card_europe_0', 'card_europe', 'card']
    """
    found = [name]
    while shorter := _LAST.search(found[-1]):
        found.append(found[-1][: shorter.start()])
    return [key for key in found if key]


def about_piece(words: Words, piece: Piece, named: str, slots: Values) -> About | None:
    """About a piece on a sheet with these slots; `named` is what its symbol goes by. None where nothing is told."""
    key = _first(words, [each for name in keys(named) for each in (f"{name}-{piece.label}", name)])
    return _about(words, key, slots | words.values_of(piece)) if key else None


def about_place(words: Words, named: str, name: str, sheet: Sheet) -> About | None:
    """About a place of a sheet, or a print on it; `named` is what it goes by, `name` its own name there."""
    key = _first(words, keys(named))
    if key is None:
        return None
    return _about(words, key, sheet.slots | words.owner(sheet.seat) | _identity(words, key, named, name))


def _first(words: Words, names: list[str]) -> str | None:
    return next((name for name in names if words.has(f"about-{name}")), None)


def _identity(words: Words, key: str, named: str, name: str) -> Values:
    """`harbour-malindi` is a harbour with the id `malindi`; a place that goes by another name is its own id."""
    id = name[len(key) + 1 :].split("-")[0] if named == name else name
    if not id:
        return {}
    word = f"{key}-{id}"
    return {"id": id, "id_name": words.say(word)} if words.has(word) else {"id": id}


def _about(words: Words, key: str, values: Values) -> About:
    id = f"about-{key}"
    parts = [words.part(id, part, values) for part in ("name", "now", "rule")]
    return About(key, parts[0], words.say(id, **values), parts[1], parts[2])
