"""The journal of a table: everything that ever happened at it, one entry after the other.

The number of the latest entry is the table's version. Entries are never changed or removed: an undo is an entry too.
Decisions are written in the game's notation, as in a transcript, so that the journal outlives a renumbering of actions.
Each entry has a digest of itself and of all before it, so that damage is noticed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from caravela.server.storage.rows import Holder, StoredEntry
from caravela.server.tables.errors import BrokenTable
from caravela.server.tables.wishes import ABSENCE

#: The length of a digest, in characters.
DIGEST: Final = 32


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """The base of the entries."""


class Opened(Entry, tag="open"):
    """The table was made, with these seats and what its people agree to by sitting down (`TableWish` says what)."""

    seats: list[Holder]
    hints: bool = False
    takeover: bool = False
    absence: int = ABSENCE
    #: The guest who made it; older journals do not say.
    host: str | None = None


class Seated(Entry, tag="seat"):
    """A seat has a new holder."""

    seat: int
    holder: Holder


class Invited(Entry, tag="invite"):
    """The table has another invitation, or none where the secret is empty."""

    secret: str


class Linked(Entry, tag="link"):
    """A seat has another personal link, issued for whoever plays it or, with `host`, by whoever made the table."""

    seat: int
    key: str
    host: bool = False


class Started(Entry, tag="start"):
    """The game began: the decisions of the set-up, or those of an uploaded transcript."""

    steps: list[str]


class Acted(Entry, tag="act"):
    """What a seat did at once, and behind it whatever chance decided then: a decision, or all those of a gesture."""

    seat: int
    steps: list[str]
    bot: bool = False
    #: How many decisions of the seat, the last ones, were taken for it because nothing else was possible.
    forced: int = 0


class Cut(Entry, tag="cut"):
    """An undo: only the first `length` decisions count from here on. What it cuts off stays in the journal."""

    seat: int
    length: int
    #: Whether the table was asked.
    agreed: bool = False


class Redone(Entry, tag="redo"):
    """What the latest undo cut off counts again."""

    seat: int


class Asked(Entry, tag="ask"):
    """A seat asks the table to go back to the position after `step` decisions."""

    seat: int
    step: int


class Answered(Entry, tag="answer"):
    """A seat agrees to what was asked, or does not; the one who asked withdraws it."""

    seat: int
    agree: bool
    withdrawn: bool = False


class Hinted(Entry, tag="hint"):
    """A seat took a hint."""

    seat: int


class Said(Entry, tag="chat"):
    """A line of chat, by whoever sat on this seat (NOBODY for a spectator)."""

    seat: int
    name: str
    text: str


class Rematched(Entry, tag="rematch"):
    """The same people play again, at another table."""

    table: str


AnyEntry = (
    Opened | Seated | Invited | Linked | Started | Acted | Cut | Redone | Asked | Answered | Hinted | Said | Rematched
)


class Logged(msgspec.Struct, frozen=True):
    """An entry with its number and the time it was made, in milliseconds since 1970."""

    number: int
    made: int
    entry: AnyEntry
    #: Of this entry and all before it; empty if it was stored by a release without digests.
    digest: str = ""


_decoder: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def logged(entries: Iterable[AnyEntry], version: int, before: str, made: int) -> list[Logged]:
    """New entries behind a version, at which the digest was `before`."""
    found: list[Logged] = []
    for number, entry in enumerate(entries, start=version + 1):
        before = _digest(before, number, made, _body(entry))
        found.append(Logged(number, made, entry, before))
    return found


def stored(logged: Logged) -> StoredEntry:
    """The entry as the store keeps it, as JSON."""
    return StoredEntry(logged.number, logged.made, _body(logged.entry), logged.digest or None)


def read(stored: StoredEntry) -> Logged:
    """The entry that the store kept; BrokenTable if it is none."""
    try:
        return Logged(stored.number, stored.made, _decoder.decode(stored.body), stored.digest or "")
    except msgspec.MsgspecError as error:
        raise BrokenTable(f"Entry {stored.number} of this table's journal cannot be read: {error}.") from None


def read_on(entries: Iterable[StoredEntry], before: str) -> Iterator[Logged]:
    """The entries behind one with the digest `before`; BrokenTable where they are not what was once stored."""
    for entry in entries:
        if entry.digest and entry.digest != _digest(before, entry.number, entry.made, entry.body):
            raise BrokenTable(
                f"Entry {entry.number} of this table's journal, or one before it, is not what was stored."
            )
        before = entry.digest or ""
        yield read(entry)


def decisions(entries: Iterable[Logged]) -> list[str]:
    """The decisions that count in the end; what the rules make of them is not asked."""
    found: list[str] = []
    undone: list[list[str]] = []
    for logged in entries:
        match logged.entry:
            case Started(steps=steps):
                found = list(steps)
            case Acted(steps=steps):
                found += steps
                undone = []
            case Cut(length=length):
                undone.append(found[length:])
                del found[length:]
            case Redone():
                found += undone.pop()
    return found


def _body(entry: AnyEntry) -> str:
    return msgspec.json.encode(entry).decode()


def _digest(before: str, number: int, made: int, body: str) -> str:
    return hashlib.sha256(f"{before}/{number}/{made}/{body}".encode()).hexdigest()[:DIGEST]
