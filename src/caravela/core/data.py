"""Data files: what is printed on a game's components, checked on load, every value with its provenance.

A table of the file says where its values come from in a key `provenance`; one value may differ from its table
through a key `<name>_provenance`. A provenance is a kind, a colon and the facts behind it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec

from caravela.core.errors import BadData

ProvenanceKind = Literal["rulebook", "sourced", "derived", "recalled", "reconstructed"]

#: The kinds of provenance, from the most to the least certain.
KINDS: Final[dict[ProvenanceKind, str]] = {
    "rulebook": "stated in the rulebook's text",
    "sourced": "found in another published source",
    "derived": "follows from other facts",
    "recalled": "remembered of the published game, not documented",
    "reconstructed": "not found; a plausible value that contradicts no known fact",
}

T = TypeVar("T")


class Group(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of a data file; each says where its values come from."""

    provenance: str = ""


class Checks(Generic[T]):
    """What must hold in a data file beyond its form. A game adds its own; each refuses the file and names the key."""

    def __init__(self, file: str, box: T) -> None:
        self.file = file
        self.box = box

    def need(self, truth: bool, key: str, reason: str) -> None:
        """Refuses the file unless this holds."""
        if not truth:
            raise BadData(self.file, key, reason)

    def count(self, key: str, values: Sequence[object], wanted: int) -> None:
        """A row has so many entries."""
        self.need(len(values) == wanted, key, f"needs {wanted} entries, not {len(values)}")

    def total(self, key: str, found: int, wanted: int) -> None:
        """There are so many of something."""
        self.need(found == wanted, key, f"there are {wanted} of them, not {found}")

    def ids(self, key: str, found: list[str], wanted: tuple[str, ...]) -> None:
        """The tables are these, in this order."""
        self.need(found == list(wanted), key, f"must be, in this order: {', '.join(wanted)}")

    def once(self, key: str, ids: list[str]) -> None:
        """Nothing stands there twice."""
        for id in ids:
            self.need(ids.count(id) == 1, key, f"{id!r} stands there twice")

    def known(self, key: str, id: str, ids: Sequence[str]) -> None:
        """A name is one of these."""
        self.need(id in ids, key, f"{id!r} is not one of {', '.join(ids)}")

    def least(self, key: str, values: list[int], lowest: int) -> None:
        """No number is smaller."""
        for value in values:
            self.need(value >= lowest, key, f"{value} is less than {lowest}")

    def within(self, key: str, value: int, lowest: int, highest: int) -> None:
        """A number lies in a range."""
        self.need(lowest <= value <= highest, key, f"{value} is not between {lowest} and {highest}")

    def rising(self, key: str, values: list[int]) -> None:
        """A row rises, never the same number twice."""
        self.need(all(a < b for a, b in pairwise(values)), key, "must rise from left to right")


class Provenance(msgspec.Struct, frozen=True):
    """Where the values of one table, or one value, come from."""

    #: The table or value in the data file: `region[goa].price`.
    key: str
    kind: ProvenanceKind
    #: The facts behind it, in words.
    facts: str
    values: dict[str, Any]


def read(path: Path, kind: type[T]) -> T:
    """The file as an object of this type; BadData names the key of whatever is wrong with it."""
    raw = read_raw(path)
    list(provenances(path.name, raw))
    return _convert(path, raw, kind)


def read_plain(path: Path, kind: type[T]) -> T:
    """A file of ours whose values are not printed anywhere and so need no provenance."""
    return _convert(path, read_raw(path), kind)


def _convert(path: Path, raw: dict[str, Any], kind: type[T]) -> T:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `")
        key = where.rstrip("`").removeprefix("$").removeprefix(".") or "the file"
        raise BadData(path.name, key, reason[:1].lower() + reason[1:]) from None


def read_raw(path: Path) -> dict[str, Any]:
    """The file as TOML, before any check of its meaning."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(path.name, "the file", f"cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(path.name, "the file", f"is not TOML: {error}") from None


def provenances(file: str, raw: dict[str, Any]) -> Iterator[Provenance]:
    """Every group of values with its provenance, in the file's order; BadData where one has none."""
    for key, table in _tables("", raw):
        yield from _of_table(file, key, table)


def keys(raw: dict[str, Any]) -> Iterator[str]:
    """The key of every value in the file, `buildings[church].prices`, in the file's order."""
    for key, table in _tables("", raw):
        for name, value in table.items():
            if name != "provenance" and not name.endswith("_provenance") and not _holds_tables(value):
                yield f"{key}.{name}"


def _tables(key: str, value: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(value, dict):
        if key:
            yield key, value
        for name, inner in value.items():
            yield from _tables(f"{key}.{name}" if key else name, inner)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            if isinstance(inner, dict):
                yield from _tables(f"{key}[{inner.get('id', index)}]", inner)


def _of_table(file: str, key: str, table: dict[str, Any]) -> Iterator[Provenance]:
    plain: dict[str, Any] = {}
    for name, value in table.items():
        if name == "provenance" or name.endswith("_provenance") or _holds_tables(value):
            continue
        own = table.get(f"{name}_provenance")
        if own is None:
            plain[name] = value
        else:
            yield _parse(file, f"{key}.{name}", own, {name: value})
    if plain:
        if "provenance" not in table:
            raise BadData(file, key, "says nowhere where its values come from (the key 'provenance')")
        yield _parse(file, key, table["provenance"], plain)


def _holds_tables(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _parse(file: str, key: str, text: Any, values: dict[str, Any]) -> Provenance:
    kind, _, facts = str(text).partition(":")
    if kind not in KINDS:
        raise BadData(file, f"{key}.provenance", f"{kind!r} is not one of {', '.join(KINDS)}")
    return Provenance(key, kind, facts.strip(), values)
