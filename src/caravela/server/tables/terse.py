"""Rows in few words, and what they say. Compiled, as many moves of a server tell some.

In few words, a row is an object: `{"18": [143, {}, []]}` stands for a row that has, of the item before it in the list,
the fields of the bits of 18, the second and the fifth. A list in it is told by parts of the same list of that item: two
numbers for the first and how many, anything else for a new item. A dictionary with the same keys is a list of values.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

import msgspec

from caravela.server.tables.packing import Shape
from caravela.server.tables.runs import runs


def terse(known: dict[str, Shape], kind: str, row: Any, last: Any) -> Any:
    """A row in few words, behind the row of another item of the same kind, or none."""
    if row is None or last is None:
        return row
    if kind.endswith("[]"):
        return told_list(known, kind[:-2], row, last)
    shape = known[kind]
    if shape.fields is None:
        return {
            name: terse(known, shape.inner[name], part, last.get(name)) if name in shape.inner else part
            for name, part in row.items()
        }
    same, rest = 0, []
    for bit, (name, part, old) in enumerate(zip(shape.fields, row, last, strict=True)):
        if part == old and (isinstance(part, _PLAIN) or _ENCODER.encode(part) == _ENCODER.encode(old)):
            same |= 1 << bit
        else:
            rest.append(terse(known, shape.inner[name], part, old) if name in shape.inner else _values(part, old))
    return {str(same): rest} if same else rest


def _values(part: Any, old: Any) -> Any:
    """A dictionary without its keys, where they are those of the item before."""
    both = isinstance(part, dict) and isinstance(old, dict)
    return list(part.values()) if both and list(part) == list(old) else part


def told_list(known: dict[str, Shape], kind: str, rows: list[Any], before: list[Any]) -> list[Any]:
    """A list of rows as parts of another one and, in few words, rows that are not in that."""
    told: list[Any]
    told, new = runs(_hashes(before), _hashes(rows))
    for place in new:
        at = told[place]
        told[place] = terse(known, kind, rows[at], rows[at - 1] if at else None)
    return told


def _hashes(rows: list[Any]) -> array[int]:
    return array("q", map(hash, _ENCODER.encode_lines(rows).split(b"\n")[:-1]))


_ENCODER: Final = msgspec.json.Encoder()
#: What has one text; dictionaries that are equal may be in another order, which the checksum would tell.
_PLAIN: Final = (str, int, type(None))


def unpacked(known: dict[str, Shape], kind: str, value: Any, last: Any = None) -> Any:
    """What a row says, as data with names: behind an item, or a list in place of another one."""
    if kind.endswith("[]"):
        return _relisted(known, kind[:-2], value, last or [])
    if value is None:
        return None
    shape, last = known[kind], last or {}
    found: dict[str, Any] = {}
    if shape.fields is None:
        pairs = list(value.items())
    elif isinstance(value, dict):
        ((same, rest),) = value.items()
        parts = iter(rest)
        bits = [(name, int(same) >> bit & 1) for bit, name in enumerate(shape.fields)]
        found = {name: last[name] if kept else None for name, kept in bits}
        pairs = [(name, next(parts)) for name, kept in bits if not kept]
    else:
        pairs = list(zip(shape.fields, value, strict=True))
    for name, part in pairs:
        old = last.get(name)
        if name in shape.inner:
            found[name] = unpacked(known, shape.inner[name], part, old)
        elif isinstance(part, list) and isinstance(old, dict):
            found[name] = dict(zip(old, part, strict=True))
        else:
            found[name] = part
    return found


def _relisted(known: dict[str, Shape], kind: str, told: list[Any], before: list[Any]) -> list[Any]:
    items: list[Any] = []
    parts = iter(told)
    for one in parts:
        if isinstance(one, int):
            items += before[one : one + next(parts)]
        else:
            items.append(unpacked(known, kind, one, items[-1] if items else None))
    return items
