"""Updates: a view as what is different from one that the client has.

Most of a view is what it was a move ago. So the client names the views that it has by their checksums, and is told the
parts that are new: fields, and in lists the items that were not in the list before. The server keeps no views for that,
only a hash of each part (`Outline`). The checksum of the view that comes out goes along, and a client that arrives at
another one asks for the whole.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Final
from zlib import crc32

import msgspec

from caravela.core.scene import Piece, Sheet
from caravela.server.tables.answers import Action, ChatLine, Gesture, LogLine, SeatInfo, View, ViewChange
from caravela.server.tables.packing import packed, shapes, unpacked

#: The fields whose items are told one by one, and the kind of struct that they have.
LISTS: Final[dict[str, type[msgspec.Struct]]] = {
    "seats": SeatInfo,
    "sheets": Sheet,
    "pieces": Piece,
    "legal": Action,
    "gestures": Gesture,
    "chat": ChatLine,
}
#: How they are written.
SHAPES: Final = shapes(*LISTS.values(), LogLine)
#: What is told anew with every view, and is in no checksum: it depends on what the client has.
LOG: Final = ("log_from", "log")
CHECK: Final = "check"
#: All other fields, which are told as a whole.
FIELDS: Final = tuple(name for name in View.__struct_fields__ if name not in (*LISTS, *LOG, CHECK))


class Outline(msgspec.Struct, frozen=True):
    """What is needed to tell somebody who has a view how another one differs: its checksum, and a hash of each part."""

    check: int
    eyes: int
    fields: array[int]
    lists: dict[str, array[int]]


def outline_size(outline: Outline) -> int:
    """About how many bytes it takes."""
    return 1000 + 8 * sum(map(len, outline.lists.values()))


class Draft:
    """A view as text, part by part."""

    __slots__ = ("_fields", "_lists", "_view", "outline")

    def __init__(self, view: View) -> None:
        self._view = view
        encode = msgspec.json.encode
        self._fields = [encode(getattr(view, name)) for name in FIELDS]
        self._lists = {name: [encode(item) for item in getattr(view, name)] for name in LISTS}
        self.outline = Outline(
            crc32(self._text(())),
            view.eyes,
            array("q", map(hash, self._fields)),
            {name: array("q", map(hash, items)) for name, items in self._lists.items()},
        )

    @property
    def size(self) -> int:
        """About how many bytes it takes; the view itself takes more than its text."""
        return 4 * sum(len(item) for items in self._lists.values() for item in items)

    def whole(self, log_from: int, log: Sequence[LogLine]) -> bytes:
        """The view, for whoever has none."""
        more = {LOG[0]: log_from, LOG[1]: log, CHECK: self.outline.check}
        return self._text([f'"{name}":'.encode() + msgspec.json.encode(value) for name, value in more.items()])

    def _text(self, more: Iterable[bytes]) -> bytes:
        parts = [b'"type":"view"']
        fields, lists = iter(self._fields), self._lists
        for name in View.__struct_fields__:
            if name in lists:
                parts.append(f'"{name}":['.encode() + b",".join(lists[name]) + b"]")
            elif name in _TOLD_WHOLE:
                parts.append(f'"{name}":'.encode() + next(fields))
        return b"{" + b",".join([*parts, *more]) + b"}"

    def change(self, had: Iterable[Outline], log_from: int, log: list[LogLine]) -> bytes | None:
        """The view for whoever has others of it; None where nothing would be saved."""
        base = nearest(self.outline, had)
        if base is None:
            return None
        new = self.outline
        fields = {
            name: msgspec.Raw(text)
            for name, text, old, now in zip(FIELDS, self._fields, base.fields, new.fields, strict=True)
            if old != now
        }
        lists = {
            name: _runs(base.lists[name], new.lists[name], getattr(self._view, name))
            for name in LISTS
            if base.lists[name] != new.lists[name]
        }
        return msgspec.json.encode(ViewChange(base.check, new.check, fields, lists, log_from, packed(log)))


_TOLD_WHOLE: Final = frozenset(FIELDS)


def nearest(new: Outline, had: Iterable[Outline]) -> Outline | None:
    """Of several views, the latest last, the latest one through the same eyes; else the latest."""
    found = list(had)[::-1]
    return next((one for one in found if one.eyes == new.eyes), found[0] if found else None)


def _runs(before: array[int], now: array[int], items: list[Any]) -> list[Any]:
    """A list as runs of the one before (where a run begins, how long it is) and rows of what was not in it."""
    places = {value: at for at, value in enumerate(before)}
    told: list[Any] = []
    first = count = 0
    for value, item in zip(now, items, strict=True):
        if count and first + count < len(before) and before[first + count] == value:
            count += 1
            continue
        if count:
            told += (first, count)
            count = 0
        if value in places:
            first, count = places[value], 1
        else:
            told.append(packed(item))
    if count:
        told += (first, count)
    return told


def merged(had: dict[int, Any], message: dict[str, Any]) -> dict[str, Any] | None:
    """The view, as data, that a message of the wire tells somebody who has these views, by their checksums.

    None where it cannot be: the view that it goes on from is missing, or something else comes out. This is what a
    client does; `web/src/changes.ts` is the same.
    """
    if message["type"] == "view":
        return message
    base = had.get(message["base"])
    if base is None:
        return None
    view = base | message["fields"]
    for name, told in message["lists"].items():
        view[name] = _list(base[name], LISTS[name].__name__, told)
    log = unpacked(SHAPES, f"{LogLine.__name__}[]", message["log"])
    view |= {"log_from": message["log_from"], "log": log, CHECK: message[CHECK]}
    return view if check_of(view) == message[CHECK] else None


def _list(before: list[Any], kind: str, told: list[Any]) -> list[Any]:
    items: list[Any] = []
    parts = iter(told)
    for one in parts:
        if isinstance(one, int):
            items += before[one : one + next(parts)]
        else:
            items.append(unpacked(SHAPES, kind, one))
    return items


def check_of(view: dict[str, Any]) -> int:
    """The checksum of a view as data."""
    return crc32(msgspec.json.encode({name: part for name, part in view.items() if name not in (*LOG, CHECK)}))
