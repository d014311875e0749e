"""A position in names: every declared field as JSON data, as far as somebody may know it.

Lists become dictionaries by the names of their axes, sets lists of names, indexes names: `view["ships"]["red"]["goa"]`.
What the viewer may not know is None.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caravela.core.fields import NONE, Field, fields_of
from caravela.core.state import State


def view(state: State[Any], known: list[bool]) -> dict[str, Any]:
    """The position in names; `known` says for each seat whether its secret fields may be known."""
    return {field.name: _value(state, field, known) for field in fields_of(type(state))}


def counts(state: State[Any], known: list[bool]) -> dict[str, list[int | None]]:
    """What the state counts for each seat, such as its money; `known` as above."""
    return {
        field.name: [
            count if known[seat] or not field.secret else None for seat, count in enumerate(getattr(state, field.name))
        ]
        for field in fields_of(type(state))
        if field.axes == ("seat",) and field.blank == 0 and not field.set_of
    }


def _value(state: State[Any], field: Field, known: list[bool]) -> Any:
    value = getattr(state, field.name)
    if not field.is_list or not field.axes:
        return [_named(state, field, item) for item in value] if field.is_list else _named(state, field, value)
    axes = [state.members(axis) for axis in field.axes]
    named = _along(axes, [_named(state, field, item) for item in value])
    if field.secret:
        for seat, name in enumerate(axes[0]):
            named[name] = named[name] if known[seat] else None
    return named


def _along(axes: list[Sequence[str]], values: list[Any]) -> dict[str, Any]:
    """A flat list by the names of its axes, the last one running fastest."""
    first, *rest = axes
    if not rest:
        return dict(zip(first, values, strict=True))
    width = len(values) // len(first)
    return {name: _along(rest, values[i * width : (i + 1) * width]) for i, name in enumerate(first)}


def _named(state: State[Any], field: Field, value: Any) -> Any:
    if isinstance(value, tuple):
        return [_named(state, field, item) for item in value]
    if field.set_of in state.AXES:
        return [name for index, name in enumerate(state.members(field.set_of)) if value >> index & 1]
    if field.one_of in state.AXES:
        return None if value == NONE else state.members(field.one_of)[value]
    return value
