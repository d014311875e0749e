"""Outlines: what is kept of a view that a client has."""

from __future__ import annotations

from array import array

import msgspec


class Outline(msgspec.Struct, frozen=True):
    """What is needed to tell somebody who has a view how another one differs: its checksum, and a hash of each part."""

    check: int
    eyes: int
    fields: array[int]
    lists: dict[str, array[int]]


def outline_size(outline: Outline) -> int:
    """About how many bytes it takes."""
    return 1500 + 8 * len(outline.lists["pieces"])
