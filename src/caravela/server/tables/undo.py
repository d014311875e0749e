"""Undo: what can be taken back freely, what can be done again, and what the table must be asked for.

Undo is free as long as nobody else is concerned: back to the latest chance outcome or decision of another person. Bots
mind nothing, so it reaches back over their moves where nobody else plays. One undo takes back one change: a choice, or
the choices of a gesture, with whatever had to follow. Beyond that the table is asked.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from caravela.core.errors import NothingToUndo
from caravela.core.facts import CHANCE, NOBODY
from caravela.server.tables.answers import Asking
from caravela.server.tables.errors import AskedAlready, NothingAsked, NothingToRedo, NotNow, RefusedOften, Stale
from caravela.server.tables.journal import Answered, AnyEntry, Asked, Cut, Redone
from caravela.server.tables.table import Request, Table

#: So often a seat may be refused in one game.
MOST_REFUSED: Final = 3


# What is free


def choices(table: Table, seats: list[int]) -> list[int]:
    """Where the changes began, in order, that somebody who has these seats may take back freely."""
    if table.match is None or not seats:
        return []
    return _own(table, seats, table.match.floor_of(_unconcerned(table, seats)))


def _own(table: Table, seats: list[int], floor: int) -> list[int]:
    """Where changes began in which one of these seats had a choice."""
    assert table.match is not None
    steps = table.match.steps
    starts = table.starts[bisect_left(table.starts, floor) :]
    return [start for start in starts if steps[start].seat in seats and not steps[start].forced]


def _unconcerned(table: Table, seats: list[int]) -> list[int]:
    """The seats whose decisions can be taken back without asking anybody."""
    guests = {table.seats[seat].guest for seat in seats}
    alone = all(holder.kind == "bot" or number in seats for number, holder in enumerate(table.seats))
    lent = any(holder.guest is not None and holder.guest not in guests for holder in table.seats)
    return list(range(len(table.seats))) if alone and not lent else seats


def undo(table: Table, seats: list[int], seat: int, count: int) -> list[AnyEntry]:
    """The latest choices are taken back, so many of them or as far as it is free."""
    assert table.match is not None
    found = choices(table, seats)
    if not found or table.match.steps[found[-1]].seat != seat:
        raise NothingToUndo
    return [Cut(seat, found[-min(count, len(found))])]


def redo_room(table: Table, seats: list[int]) -> int:
    """How many undos of these seats can be done again."""
    room = 0
    for undone in reversed(table.undone):
        if undone.seat not in seats:
            break
        room += 1
    return room


def redo(table: Table, seats: list[int]) -> list[AnyEntry]:
    """What the latest undo of one of these seats took back is done again."""
    if not redo_room(table, seats):
        raise NothingToRedo
    return [Redone(table.undone[-1].seat)]


# What the table is asked for


def ask_step(table: Table, seats: list[int], free: list[int]) -> int:
    """The step that somebody may ask the table to go back to: before the own latest choice, where none is `free`."""
    if table.match is None or table.request is not None or free:
        return NOBODY
    willing = [seat for seat in seats if table.refused.get(seat, 0) < MOST_REFUSED]
    steps = table.match.steps
    own = (start for start in reversed(table.starts) if steps[start].seat in willing and not steps[start].forced)
    return next(own, NOBODY)


def ask(table: Table, seat: int, step: int) -> list[AnyEntry]:
    """The table is asked to go back; where nobody is concerned, it does at once."""
    if table.request is not None:
        raise AskedAlready
    if table.refused.get(seat, 0) >= MOST_REFUSED:
        raise RefusedOften(MOST_REFUSED)
    starts = [start for start in table.starts if start <= step]
    if not starts or step >= table.steps:
        raise NothingToUndo
    asked = Asked(seat, starts[-1])
    if concerned(table, seat, asked.step):
        return [asked]
    return [asked, Cut(seat, asked.step, agreed=True)]


def answer(table: Table, seats: list[int], version: int, agree: bool) -> list[AnyEntry]:
    """Somebody agrees, or does not; when everybody concerned has agreed, the game goes back."""
    request = table.request
    if request is None:
        raise NothingAsked
    if request.version > version:
        raise Stale(table.version)
    waiting = _waiting(table, request)
    if not agree and request.seat in seats:
        return [Answered(request.seat, agree=False, withdrawn=True)]
    mine = [one for one in waiting if one in seats]
    if not mine:
        raise NotNow("Your answer is not needed, or you have given it already.")
    answers: list[AnyEntry] = [Answered(mine[0], agree)]
    if agree and waiting == mine:
        answers.append(Cut(request.seat, request.step, agreed=True))
    return answers


def concerned(table: Table, seat: int, step: int) -> list[int]:
    """Who must agree, a seat for each person: whoever has moved since, and everybody if something was revealed."""
    assert table.match is not None
    moved = {one.seat for one in table.match.steps[step:]}
    people = _people(table)
    asker = table.seats[seat].guest
    return [
        min(theirs) for guest, theirs in people.items() if guest != asker and (CHANCE in moved or moved & set(theirs))
    ]


def _people(table: Table) -> dict[str | None, list[int]]:
    """The seats of each guest who plays; one who lent a seat to a bot is not there to answer."""
    found: dict[str | None, list[int]] = {}
    for number, holder in enumerate(table.seats):
        if holder.kind == "person":
            found.setdefault(holder.guest, []).append(number)
    return found


def _waiting(table: Table, request: Request) -> list[int]:
    return [seat for seat in concerned(table, request.seat, request.step) if seat not in request.agreed]


def asking(table: Table) -> Asking | None:
    """What the table is asked for, as everybody sees it."""
    request = table.request
    if request is None or table.match is None:
        return None
    revealed = any(step.seat == CHANCE for step in table.match.steps[request.step :])
    return Asking(request.seat, request.step, revealed, _waiting(table, request), list(request.agreed))
