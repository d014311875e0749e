"""Updates: a view as what is different from one that the client has.

Most of a view is what it was a move ago. So the client names the views that it has by their checksums, and is told the
parts that are new: fields, and in lists the items that were not in the list before. The server keeps no views for that,
only a hash of each part (`Outline`). A rather long change, such as that of a new round, also leaves out what a new item
has in common with the item before it. The checksum of the view that comes out goes along, and a client that arrives at
another one asks for the whole.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any, Final
from zlib import crc32

import msgspec

from caravela.core.scene import Piece, Sheet
from caravela.server.tables.answers import Action, ChatLine, Gesture, LogLine, SeatInfo, View, ViewChange
from caravela.server.tables.outlines import Outline
from caravela.server.tables.packing import packed, read, shapes
from caravela.server.tables.runs import runs
from caravela.server.tables.terse import terse, told_list, unpacked

#: The fields whose items are told one by one, and the kind of struct that they have.
LISTS: Final[dict[str, type[msgspec.Struct]]] = {
    "seats": SeatInfo,
    "sheets": Sheet,
    "pieces": Piece,
    "legal": Action,
    "gestures": Gesture,
    "chat": ChatLine,
}
PIECES: Final = "pieces"
#: How they are written.
SHAPES: Final = shapes(*LISTS.values(), LogLine)
#: What is told anew with every view, and is in no checksum: it depends on what the client has.
LOG: Final = ("log_from", "log")
CHECK: Final = "check"
UNCHECKED: Final = (*LOG, CHECK)
#: Bytes that a change should have at most, and up to how many it is told in few words for that: finding them takes
#: time, which is not spent on what is longer still.
LONG: Final = 2048
LONGER: Final = 2 * LONG
#: All other fields, which are told as a whole.
FIELDS: Final = tuple(name for name in View.__struct_fields__ if name not in LISTS and name not in UNCHECKED)


_ENCODER: Final = msgspec.json.Encoder()
_RAW: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Common:
    """The pieces that all viewers of a position see alike: what they are, and what views are made of them."""

    __slots__ = ("hashes", "pieces", "text")

    def __init__(self, pieces: list[Piece]) -> None:
        self.pieces = pieces
        lines = _ENCODER.encode_lines(pieces).split(b"\n")[: len(pieces)]
        self.hashes = array("q", map(hash, lines))
        self.text = b",".join(lines)


class Draft:
    """A view as text, part by part."""

    __slots__ = ("_changes", "_fields", "_structs", "_text", "outline")

    def __init__(self, view: View, common: Common) -> None:
        """The pieces of the view begin with those that are common."""
        #: Whoever acts gets the same change as answer and over the live connection.
        self._changes: dict[tuple[int, int], bytes] = {}
        #: The items of the lists, until the first change has been told, which is mostly the only one.
        self._structs: dict[str, list[Any]] | None = {name: getattr(view, name) for name in LISTS}
        # One call for all fields and items; there is no line break in JSON.
        values = list(_FIELDS_OF(view))
        for name, items in self._structs.items():
            values += items if name != PIECES else items[len(common.pieces) :]
        lines = _ENCODER.encode_lines(values).split(b"\n")
        hashes = array("q", map(hash, lines))
        end = len(FIELDS)
        self._fields, fields = lines[:end], hashes[:end]
        # The lines of the items go at once: hundreds of small things that are kept and let go later take longer.
        texts: dict[str, list[bytes]] = {}
        lists: dict[str, array[int]] = {}
        for name, items in self._structs.items():
            first, end = end, end + len(items) - (len(common.pieces) if name == PIECES else 0)
            texts[name], lists[name] = lines[first:end], hashes[first:end]
        if common.pieces:
            texts[PIECES].insert(0, common.text)
            lists[PIECES] = common.hashes + lists[PIECES]
        self._text = _text(self._fields, texts)
        self.outline = Outline(crc32(self._text), view.eyes, fields, lists)

    @property
    def size(self) -> int:
        """About how many bytes it takes: the text, its fields once more, and changes."""
        return len(self._text) + 6_000

    def whole(self, log_from: int, log: Sequence[LogLine]) -> bytes:
        """The view, for whoever has none."""
        self._structs = None
        more = {LOG[0]: log_from, LOG[1]: log, CHECK: self.outline.check}
        return self._text[:-1] + b"," + msgspec.json.encode(more)[1:]

    def change(self, base: Outline, log_from: int, log: Callable[[int], list[LogLine]]) -> bytes:
        """The view for whoever has another of it; the log is asked for only if this has not been told before."""
        known = self._changes.get((base.check, log_from))
        if known is None:
            known = self._changes[base.check, log_from] = self._change(base, log_from, log(log_from))
        return known

    def _change(self, base: Outline, log_from: int, log: list[LogLine]) -> bytes:
        new = self.outline
        fields = {
            name: msgspec.Raw(text)
            for name, text, old, now in zip(FIELDS, self._fields, base.fields, new.fields, strict=True)
            if old != now
        }
        found = {name: runs(base.lists[name], new.lists[name]) for name in LISTS if base.lists[name] != new.lists[name]}
        lists = {name: self._listed(name, *parts) for name, parts in found.items()}
        change = ViewChange(base.check, new.check, fields, lists, log_from, packed(LogLine, log))
        text = _ENCODER.encode(change)
        if LONG < len(text) <= LONGER:
            change.lists = {name: self._tersely(name, *parts) for name, parts in found.items()}
            change.log = told_list(SHAPES, LogLine.__name__, msgspec.to_builtins(change.log), [])
            text = _ENCODER.encode(change)
        self._structs = None
        return text

    def _listed(self, name: str, told: list[int], new: list[int]) -> list[Any]:
        """A list as runs of the one before, and rows of what was not in it."""
        listed: list[Any] = told.copy()
        for place, row in zip(new, self._rows(name, [told[place] for place in new]), strict=True):
            listed[place] = row
        return listed

    def _tersely(self, name: str, told: list[int], new: list[int]) -> list[Any]:
        """The same, and the rows without what they have in common with the item before them."""
        listed: list[Any] = told.copy()
        places = sorted({at for place in new for at in (told[place] - 1, told[place]) if at >= 0})
        rows = dict(zip(places, msgspec.to_builtins(self._rows(name, places)), strict=True))
        for place in new:
            at = told[place]
            listed[place] = terse(SHAPES, LISTS[name].__name__, rows[at], rows.get(at - 1))
        return listed

    def _rows(self, name: str, places: list[int]) -> list[Any]:
        """Some items of a list as rows."""
        kind = LISTS[name]
        if self._structs is not None:
            items = self._structs[name]
        else:
            items = read(kind, _RAW.decode(self._text)[name])
        return packed(kind, [items[place] for place in places])


def _text(fields: list[bytes], lists: dict[str, list[bytes]]) -> bytes:
    """A view without its log, as text: what its checksum is made of."""
    parts, rest = [b'{"type":"view"'], iter(fields)
    for name, opening in _OPENINGS.items():
        if name in lists:
            parts += (opening, b"[", b",".join(lists[name]), b"]")
        else:
            parts += (opening, next(rest))
    parts.append(b"}")
    return b"".join(parts)


_FIELDS_OF: Final = attrgetter(*FIELDS)
_OPENINGS: Final = {name: f',"{name}":'.encode() for name in View.__struct_fields__ if name in LISTS or name in FIELDS}


def nearest(new: Outline, had: Iterable[Outline]) -> Outline | None:
    """Of several views, the latest last, the latest one through the same eyes; else the latest."""
    found = list(had)[::-1]
    return next((one for one in found if one.eyes == new.eyes), found[0] if found else None)


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
        view[name] = unpacked(SHAPES, f"{LISTS[name].__name__}[]", told, base[name])
    log = unpacked(SHAPES, f"{LogLine.__name__}[]", message["log"])
    view |= {"log_from": message["log_from"], "log": log, CHECK: message[CHECK]}
    return view if check_of(view) == message[CHECK] else None


def check_of(view: dict[str, Any]) -> int:
    """The checksum of a view as data."""
    return crc32(msgspec.json.encode({name: part for name, part in view.items() if name not in UNCHECKED}))
