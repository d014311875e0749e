"""Addresses about the one who asks."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from caravela.core.registry import load_game
from caravela.server import wire
from caravela.server.store import Line
from caravela.server.view import seat_lines
from caravela.server.web import answer, guest_id, parts_of, read, visitor, with_cookie


async def me(request: Request) -> Response:
    """The guest, made on the first call."""
    return with_cookie(request, answer(await visitor(request)))


async def change_me(request: Request) -> Response:
    """A new name or language; the name changes at the guest's tables too."""
    wish = await read(request, wire.MeChange)
    guest, parts = await visitor(request), parts_of(request)
    parts.limits.take("moves", guest.id)
    changed = await parts.guests.change(guest, wish)
    if changed.name != guest.name:
        await parts.tables.rename(changed, guest.name)
    return with_cookie(request, answer(changed))


async def my_tables(request: Request) -> Response:
    """The guest's tables, the latest first."""
    id = guest_id(request)
    lines = [] if id is None else await parts_of(request).store.tables_of(id)
    return answer([_line(request, line, id or "") for line in lines])


def _line(request: Request, line: Line, guest: str) -> wire.TableLine:
    online = parts_of(request).presence.at(line.id)
    seats = seat_lines(line.seats, _seat_ids(line), guest, online, None)
    return wire.TableLine(
        id=line.id,
        game=line.game,
        status=line.status,
        seats=seats,
        to_act=line.to_act,
        my_turn=line.to_act >= 0 and seats[line.to_act].mine,
        step=line.steps,
        made=line.made,
        updated=line.updated,
    )


def _seat_ids(line: Line) -> tuple[str, ...]:
    return load_game(line.game).meta.seat_ids


ROUTES: Final = [
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me", change_me, methods=["POST"]),
    Route("/api/tables", my_tables, methods=["GET"]),
]
