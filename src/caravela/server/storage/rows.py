"""The rows of the database, as the store gives and takes them. Times are milliseconds since 1970."""

from __future__ import annotations

import time
from typing import Literal

import msgspec

from caravela.core.options import OptionValue

Language = Literal["en", "ru", "pl"]
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]


def now() -> int:
    """The time, as the rows have it."""
    return time.time_ns() // 1_000_000


class Guest(msgspec.Struct):
    """A browser that has been here, with the name and language chosen there."""

    id: str
    #: Empty until a name is chosen.
    name: str
    language: Language


class Card(msgspec.Struct, frozen=True):
    """What is fixed when a table is made. `seed` and `invite` are secrets."""

    id: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seed: str
    invite: str
    made: int
    #: The lesson that is given at it.
    lesson: str | None = None


class Head(msgspec.Struct, frozen=True):
    """Where a table stands: what its journal adds up to, as far as lists and look-ups need it."""

    version: int
    status: Status
    to_act: int
    bot_due: bool
    steps: int
    updated: int
    #: How a finished game ended, as `tables/table.py` writes it.
    result: str | None = None


class Holder(msgspec.Struct, omit_defaults=True):
    """Who has a seat. A bot's seat keeps the guest who lent it, and who may take it back."""

    kind: SeatKind = "open"
    name: str = ""
    guest: str | None = None
    bot: str | None = None


class StoredEntry(msgspec.Struct, frozen=True):
    """An entry of a table's journal; only `tables/journal.py` reads the body."""

    number: int
    made: int
    body: str
    #: Runs on from that of the entry before; None where an older release stored the entry.
    digest: str | None = None


class NewTable(msgspec.Struct, frozen=True):
    """A table to be kept from now on; or all that is kept of one."""

    card: Card
    head: Head
    seats: list[Holder]
    entries: list[StoredEntry]


class Change(msgspec.Struct, frozen=True):
    """What happened to a table since a version: more entries, another head, other holders of some seats."""

    table: str
    since: int
    head: Head
    seats: dict[int, Holder]
    entries: list[StoredEntry]


class Line(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    made: int
    head: Head
    seats: list[Holder]
    lesson: str | None
