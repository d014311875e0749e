"""The fields of a state, read from where they are declared: the annotations of its class and the comments above them.

    class MyState(State[MyVariant]):
        #: Ships of each seat in each region.
        ships: Annotated[list[int], Each("seat", "region")]
        #: The regions that have been discovered.
        discovered: Annotated[int, SetOf("region")]

        __slots__ = tuple(__annotations__)

        AXES = {"seat": COLOURS, "region": REGION_IDS}

Name, type and meaning stand there once. Dumps, loading, the empty table, views and encodings follow from them. The
source file is read, not the class, because a compiled class keeps no annotations.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_origin

from caravela.core.syntax import parsed

#: Nothing of its kind: no seat, no region, no step yet.
NONE: Final = -1


class Each:
    """A list with an entry for each member of an axis, or of several, the last one running fastest."""

    def __init__(self, *axes: str) -> None:
        self.axes = axes


class SetOf:
    """A whole number with a bit for each member of an axis."""

    def __init__(self, axis: str) -> None:
        self.axis = axis


class OneOf:
    """The index of a member of an axis, or NONE."""

    def __init__(self, axis: str) -> None:
        self.axis = axis


class Secret:
    """An entry for each seat that the other seats may not know; see `Rules.knows`."""


class Trail:
    """How the position came about: it orders lists and bounds loops, and what can be reached does not depend on it."""


class Field:
    """One field: its name, its type, the axes that its entries run along, what each entry is, and its meaning."""

    def __init__(self, name: str, declared: Any, meaning: str) -> None:
        self.name = name
        #: What stands above the declaration behind `#:`.
        self.meaning = meaning
        self.type: Any = declared
        self.axes: tuple[str, ...] = ()
        self.set_of = ""
        self.one_of = ""
        self.secret = False
        self.trail = False
        if get_origin(declared) is Annotated:
            self.type, *notes = get_args(declared)
            for note in notes:
                self._take(note)
        #: Whether the field is a list, which a clone has to copy.
        self.is_list = get_origin(self.type) is list
        entry = get_args(self.type)[0] if self.is_list else self.type
        #: What it is, or what each of its entries is, on an empty table.
        self.blank: int | tuple[int, ...] = () if entry is not int else NONE if self.one_of else 0

    def _take(self, note: object) -> None:
        if isinstance(note, Each):
            self.axes = note.axes
        elif isinstance(note, SetOf):
            self.set_of = note.axis
        elif isinstance(note, OneOf):
            self.one_of = note.axis
        elif note is Secret:
            self.secret = True
        else:
            self.trail = note is Trail


_MEANINGS: Final = {
    "int": int,
    "list": list,
    "tuple": tuple,
    "Annotated": Annotated,
    "Each": Each,
    "SetOf": SetOf,
    "OneOf": OneOf,
    "Secret": Secret,
    "Trail": Trail,
}


_KNOWN: Final[dict[type, tuple[Field, ...]]] = {}


def fields_of(cls: type) -> tuple[Field, ...]:
    """The fields that a class and its bases declare, bases first."""
    if cls not in _KNOWN:
        ours = [base for base in reversed(cls.__mro__) if base.__module__ not in sys.stdlib_module_names]
        _KNOWN[cls] = tuple(field for base in ours for field in _declared(_source(base.__module__), base.__name__))
    return _KNOWN[cls]


def _source(module: str) -> Path:
    """The source of a module, which may be compiled: beside `state.cpython-311-….so` lies `state.py`."""
    file = Path(str(sys.modules[module].__file__))
    return file.with_name(file.name.split(".")[0] + ".py")


@cache
def _declared(source: Path, name: str) -> tuple[Field, ...]:
    text = source.read_text(encoding="utf-8")
    lines = text.splitlines()
    found: list[Field] = []
    for node in parsed(text).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for item in node.body:
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name) and item.value is None:
                    declared = eval(ast.unparse(item.annotation), dict(_MEANINGS))
                    found.append(Field(item.target.id, declared, _comment(lines, item.lineno - 1)))
    return tuple(found)


def _comment(lines: list[str], line: int) -> str:
    """The `#:` comment that ends right above a line, counted from 0."""
    parts: list[str] = []
    while line > 0 and lines[line - 1].strip().startswith("#:"):
        line -= 1
        parts.insert(0, lines[line].strip().removeprefix("#:").strip())
    return " ".join(parts)
