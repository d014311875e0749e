"""A list as parts of another one, and what is new in it."""

from __future__ import annotations

from array import array


def runs(before: array[int], now: array[int]) -> tuple[list[int], list[int]]:
    """A list as runs of the one before (where a run begins, how long it is) and places of what was not in it.

    And where in that these places stand. What begins and ends alike, mostly all but a few items, is passed over.
    """
    same = _alike(before, now)
    tail = _alike(before[same:][::-1], now[same:][::-1])
    middle = before[same : len(before) - tail]
    places = {value: at for at, value in enumerate(middle, same)}
    told: list[int] = []
    new: list[int] = []
    first, count = 0, same
    for at in range(same, len(now) - tail):
        found = places.get(now[at])
        if found is not None and found == first + count and count:
            count += 1
            continue
        if count:
            told += (first, count)
            count = 0
        if found is not None:
            first, count = found, 1
        else:
            new.append(len(told))
            told.append(at)
    if tail and count and first + count == len(before) - tail:
        count += tail
        tail = 0
    if count:
        told += (first, count)
    if tail:
        told += (len(before) - tail, tail)
    return told, new


def _alike(before: array[int], now: array[int]) -> int:
    """How many items at the beginning are the same."""
    least, most = 0, min(len(before), len(now))
    while least < most:
        middle = (least + most + 1) // 2
        if before[least:middle] == now[least:middle]:
            least = middle
        else:
            most = middle - 1
    return least
