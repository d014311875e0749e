"""Structs as rows: their values without the names of the fields, which both ends know.

`[142, "pass", {}, [], {"ends_turn": true}]` instead of `{"number": 142, "kind": "pass", …}`. A struct that leaves out
its defaults stays an object, and so does a dictionary.
"""

from __future__ import annotations

from typing import Any

import msgspec
import msgspec.inspect as types


class Shape(msgspec.Struct):
    """How structs of one kind are written."""

    #: The fields in their order; null where they keep their names.
    fields: list[str] | None
    #: The kinds of the structs in them: `Preview`, or `Change[]` for a list.
    inner: dict[str, str]


def shapes(*kinds: type[msgspec.Struct]) -> dict[str, Shape]:
    """The shapes of structs, and of those in them, by name."""
    found: dict[str, Shape] = {}
    for kind in kinds:
        _find(types.type_info(kind), found)
    return found


def _find(kind: types.Type, found: dict[str, Shape]) -> str:
    """The name of a type that has structs in it, or nothing."""
    match kind:
        case types.StructType():
            name = kind.cls.__name__
            if name not in found:
                omits = kind.cls.__struct_config__.omit_defaults
                found[name] = Shape(None if omits else list(kind.cls.__struct_fields__), {})
                inner = {field.name: _find(field.type, found) for field in kind.fields}
                found[name].inner = {field: name for field, name in inner.items() if name}
            return name
        case types.ListType():
            name = _find(kind.item_type, found)
            return name and f"{name}[]"
        case types.UnionType():
            return next((name for one in kind.types if (name := _find(one, found))), "")
    return ""


def packed(value: Any) -> Any:
    """A struct as a row, with all structs in it."""
    match value:
        case msgspec.Struct():
            if value.__struct_config__.omit_defaults:
                return {name: packed(getattr(value, name)) for name in msgspec.to_builtins(value)}
            return [packed(getattr(value, name)) for name in value.__struct_fields__]
        case list():
            return [packed(one) for one in value]
    return value


def unpacked(known: dict[str, Shape], kind: str, value: Any) -> Any:
    """What a row says, as data with names."""
    if kind.endswith("[]"):
        return [unpacked(known, kind[:-2], one) for one in value]
    if value is None:
        return None
    shape = known[kind]
    pairs = value.items() if shape.fields is None else zip(shape.fields, value, strict=True)
    return {name: unpacked(known, shape.inner[name], part) if name in shape.inner else part for name, part in pairs}
