"""Addresses about the one who asks."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from caravela.core.lessons import lesson_ids, load_lesson
from caravela.core.registry import game_ids, load_game
from caravela.server.http import wire
from caravela.server.http.web import Address, address, answer, caller, guest_id, parts_of, read, visitor, with_cookie
from caravela.server.storage.rows import Line
from caravela.server.tables.answers import TableSummary
from caravela.server.tables.views import seat_lines


async def me(request: Request) -> Response:
    """The guest, made on the first call and kept once something is done; every page begins with this call."""
    return with_cookie(request, answer(await caller(request)))


async def change_me(request: Request) -> Response:
    """A new name or language; the name changes at the guest's tables too."""
    wish = await read(request, wire.MeChange)
    guest, parts = await visitor(request), parts_of(request)
    parts.limits.take("moves", guest.id, address(request))
    changed = await parts.guests.change(guest, wish)
    if changed.name != guest.name:
        await parts.tables.rename(changed, guest.name)
    return with_cookie(request, answer(changed))


async def my_tables(request: Request) -> Response:
    """The guest's tables, the latest first."""
    id = guest_id(request)
    lines = [] if id is None else await parts_of(request).store.tables_of(id)
    return answer([_line(request, line, id or "") for line in lines])


def _line(request: Request, line: Line, guest: str) -> TableSummary:
    online = parts_of(request).presence.at(line.id)
    seats = seat_lines(line.seats, _seat_ids(line), guest, online, None)
    return TableSummary(
        id=line.id,
        game=line.game,
        status=line.head.status,
        seats=seats,
        to_act=line.head.to_act,
        my_turn=line.head.to_act >= 0 and seats[line.head.to_act].mine,
        step=line.head.steps,
        lesson=_lesson(line),
        made=line.made,
        updated=line.head.updated,
    )


def _seat_ids(line: Line) -> tuple[str, ...]:
    """What the seats are called; at the table of a game that is not installed nobody knows."""
    return load_game(line.game).meta.seat_ids if line.game in game_ids() else ("",) * len(line.seats)


def _lesson(line: Line) -> str | None:
    """The lesson that is given at a table and not over yet; one that is no longer there is over."""
    if line.game not in game_ids():
        return None
    rules = load_game(line.game)
    if line.lesson not in lesson_ids(rules):
        return None
    return line.lesson if line.head.steps < len(load_lesson(rules, line.lesson).line) else None


ROUTES: Final = [
    Address("/api/me", me, methods=["GET"]),
    Address("/api/me", change_me, methods=["POST"]),
    Address("/api/tables", my_tables, methods=["GET"]),
]
