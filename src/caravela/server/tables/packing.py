"""Structs as rows: their values without the names of the fields, which both ends know.

`[142, "pass", {}, [], {"ends_turn": true}]` instead of `{"number": 142, "kind": "pass", …}`. A struct that leaves out
its defaults stays an object, and so does a dictionary.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter
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


def packed(kind: type[msgspec.Struct], items: list[Any]) -> list[Any]:
    """Structs of one kind as rows, with all structs in them."""
    if not items:
        return []  # as most often; msgspec would look at the type all the same
    values = _values(kind)
    if values is not None:
        return list(map(values, items))
    rows: list[Any] = msgspec.convert(items, _rows(kind), from_attributes=True)
    return rows


@cache
def _values(kind: type[msgspec.Struct]) -> attrgetter[tuple[Any, ...]] | None:
    """What reads all fields of a struct, where they are its row as they are: there is no other struct in them."""
    found: dict[str, Shape] = {}
    name = _find(types.type_info(kind), found)
    fields = found[name].fields
    return None if fields is None or found[name].inner else attrgetter(*fields)


def read(kind: type[msgspec.Struct], text: msgspec.Raw) -> list[Any]:
    """The structs of one kind that a list in JSON has."""
    items: list[Any] = msgspec.json.decode(text, type=list[kind])  # type: ignore[valid-type]
    return items


@cache
def _rows(kind: type[msgspec.Struct]) -> Any:
    return list[_row(kind)]  # type: ignore[misc]


@cache
def _row(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The same struct without the names of its fields: a conversion and msgspec do the work then."""
    omits = kind.__struct_config__.omit_defaults
    fields: list[Any] = []
    for field in types.type_info(kind).fields:  # type: ignore[attr-defined]
        type_of = _row_type(field.type)
        standard = field.default if field.default is not msgspec.NODEFAULT else field.default_factory
        fields.append(
            (field.name, type_of, msgspec.field(default=standard))
            if omits and _plain(standard)
            else (field.name, type_of, msgspec.field(default_factory=list))
            if omits
            else (field.name, type_of)
        )
    return msgspec.defstruct(f"{kind.__name__}Row", fields, array_like=not omits, omit_defaults=omits)


def _plain(standard: Any) -> bool:
    return isinstance(standard, bool | int | str) or standard is None


def _row_type(kind: types.Type) -> Any:
    """What a field of a row holds: rows of structs, anything else as it is."""
    match kind:
        case types.StructType():
            return _row(kind.cls)
        case types.ListType() if isinstance(kind.item_type, types.StructType):
            return list[_row(kind.item_type.cls)]  # type: ignore[misc]
        case types.UnionType(
            types=(types.StructType() as one, types.NoneType()) | (types.NoneType(), types.StructType() as one)
        ):
            return _row(one.cls) | None
    return Any
