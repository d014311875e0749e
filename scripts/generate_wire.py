"""Writes the client's types of the wire: .venv/bin/python scripts/generate_wire.py

Every struct that `caravela.server.http.wire` names, and every struct in one of them, becomes an interface of
`web/src/wire.ts`, with its docstring and the `#:` comments of its fields. `tests/web/test_wire.py` fails when the file
is not what this script would write.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import msgspec.inspect as types

from caravela.core.data import ProvenanceKind
from caravela.core.facts import CHANCE, NOBODY, Moment, Value, Values
from caravela.core.options import OptionKind, OptionValue
from caravela.core.scene import Role
from caravela.core.tables import SIGNS
from caravela.server.http.wire import TYPES
from caravela.server.storage.rows import Language, SeatKind, Status
from caravela.server.tables.updates import LISTS, SHAPES

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
#: Types that have a name in the client too.
ALIASES: Final = {
    "Language": Language,
    "Status": Status,
    "SeatKind": SeatKind,
    "Role": Role,
    "ProvenanceKind": ProvenanceKind,
    "OptionKind": OptionKind,
    "Moment": Moment,
    "OptionValue": OptionValue,
    "Value": Value,
    "Values": Values,
}
PLAIN: Final = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}
HEAD: Final = (
    "/** What goes over the wire. Written by scripts/generate_wire.py from the server's types; not by hand. */\n"
)
_SIGNS: Final = ", ".join(f"{kind}: '{sign}'" for kind, sign in SIGNS.items())
_SHAPES: Final = "".join(f"  {name}: {msgspec.json.encode(shape).decode()},\n" for name, shape in SHAPES.items())
_LISTS: Final = ", ".join(f"{name}: '{kind.__name__}'" for name, kind in LISTS.items())
FOOT: Final = f"""/** The seat numbers that are no seat: chance decides; nobody, or a spectator. */
export const CHANCE = {CHANCE}
export const NOBODY = {NOBODY}

/** A struct as a row: the names of its fields in their order (null where they are written), and the structs in them. */
export interface Shape {{
  fields: string[] | null
  inner: Record<string, string>
}}

/** How structs are written in changes of views. */
export const SHAPES: Record<string, Shape> = {{
{_SHAPES}}}

/** The lists of a view that are told item by item, and what is in them. */
export const LISTS: Record<string, string> = {{ {_LISTS} }}

/** What stands behind a value in a table of numbers of several kinds. */
export const SIGNS: Record<ProvenanceKind, string> = {{ {_SIGNS} }}
"""


class Writer:
    """Collects the declarations; a struct stands behind those that it is made of."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._aliases: list[str] = []
        self._interfaces: dict[str, str] = {}
        for name, alias in ALIASES.items():
            info = types.type_info(alias)
            text = self._type(info)
            self._names[text] = name
            if isinstance(info, types.LiteralType):
                text = " | ".join(f"'{value}'" for value in get_args(alias))  # in our order, not the alphabet's
            self._aliases.append(f"export type {name} = {text}\n")

    def text(self) -> str:
        """The whole file."""
        for one in types.multi_type_info(TYPES):
            self._type(one)
        return "\n".join([HEAD, "".join(self._aliases), *self._interfaces.values(), FOOT])

    def _type(self, kind: types.Type) -> str:
        text = self._spelled(kind)
        return self._names.get(text, text)

    def _spelled(self, kind: types.Type) -> str:
        match kind:
            case types.StructType():
                return self._struct(kind)
            case types.LiteralType():
                return " | ".join(f"'{value}'" for value in kind.values)
            case types.ListType() | types.VarTupleType():
                inner = self._type(kind.item_type)
                return f"({inner})[]" if " " in inner and "<" not in inner else f"{inner}[]"
            case types.DictType():
                return f"Record<{self._type(kind.key_type)}, {self._type(kind.value_type)}>"
            case types.UnionType():
                return self._union(kind)
        return PLAIN[type(kind)]

    def _union(self, kind: types.UnionType) -> str:
        some = [self._type(one) for one in kind.types if not isinstance(one, types.NoneType)]
        text = " | ".join(some)
        text = self._names.get(text, text)
        return f"{text} | null" if kind.includes_none else text

    def _struct(self, kind: types.StructType) -> str:
        name = kind.cls.__name__
        if name not in self._interfaces:
            notes = comments(kind.cls)
            tag = [f"  {kind.tag_field}: '{kind.tag}'\n"] if kind.tag_field else []
            fields = tag + [self._field(kind, field, notes) for field in kind.fields]
            body = f"{{\n{''.join(fields)}}}" if fields else "{}"
            self._interfaces[name] = f"{remark(str(inspect.getdoc(kind.cls)))}export interface {name} {body}\n"
        return name

    def _field(self, kind: types.StructType, field: types.Field, notes: dict[str, str]) -> str:
        """What comes in may be left out if it has a default; what goes out is there, unless its struct omits it."""
        config: Any = kind.cls.__struct_config__  # type: ignore[attr-defined]
        note = remark(notes[field.name], "  ") if field.name in notes else ""
        if not field.required and (config.forbid_unknown_fields or config.omit_defaults):
            return f"{note}  {field.encode_name}?: {self._type(field.type).removesuffix(' | null')}\n"
        return f"{note}  {field.encode_name}: {self._type(field.type)}\n"


def comments(kind: type) -> dict[str, str]:
    """The `#:` comments above the fields of a struct and of those that it is based on."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            found |= _comments(textwrap.dedent(inspect.getsource(base)))
    return found


def _comments(source: str) -> dict[str, str]:
    lines = source.splitlines()
    found: dict[str, str] = {}
    for node in ast.parse(source).body[0].body:  # type: ignore[attr-defined]
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            first = node.lineno - 1
            while lines[first - 1].strip().startswith("#:"):
                first -= 1
            note = " ".join(line.strip().removeprefix("#:").strip() for line in lines[first : node.lineno - 1])
            if note:
                found[node.target.id] = note
    return found


def remark(text: str, indent: str = "") -> str:
    """A comment of TypeScript."""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {text} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


if __name__ == "__main__":
    FILE.write_text(Writer().text(), encoding="utf-8")
