"""The address of a table's live connection."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from caravela.core.errors import CaravelaError
from caravela.server.http import wire
from caravela.server.http.errors import Foreign
from caravela.server.http.problems import trouble
from caravela.server.http.security import same_origin
from caravela.server.http.web import address, guest_id, has, parts_of, table_id
from caravela.server.live.connections import Silent
from caravela.server.tables.errors import BadMessage, NoSuchTable
from caravela.server.tables.table import Table

#: The code with which a connection is closed; the first line that fits counts.
CODES: Final[list[tuple[type[Exception], int]]] = [
    (Foreign, 4403),
    (NoSuchTable, 4404),
    (Silent, 4408),
    (BadMessage, 4400),
    (msgspec.MsgspecError, 4400),
    (Exception, 1011),
]


async def live(socket: WebSocket) -> None:
    """Accepts, so that a browser can read what is wrong, if something is; then serves. Nobody may be there any more."""
    with suppress(WebSocketDisconnect):
        await socket.accept()
        await _serve(socket)


async def _serve(socket: WebSocket) -> None:
    try:
        table = await _admit(socket)
        version = socket.query_params.get("version", "0")
        since = int(version) if version.isascii() and version.isdecimal() and len(version) <= 9 else 0
        await parts_of(socket).live.serve(socket, table, guest_id(socket), since, has(socket))
    except (CaravelaError, SQLAlchemyError, msgspec.MsgspecError) as error:
        await _close(socket, error)


async def _admit(socket: WebSocket) -> Table:
    parts = parts_of(socket)
    if not same_origin(socket.headers, parts.settings.origins):
        raise Foreign("Pages of other sites cannot watch tables here.")
    parts.limits.take("sockets", guest_id(socket), address(socket))
    async with parts.live.newcomers:
        return await parts.tables.latest(table_id(socket))


async def _close(socket: WebSocket, error: Exception) -> None:
    """Says why, unless the client is gone already."""
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(wire.LiveProblem(trouble(error))).decode())
        await socket.close(next(code for kind, code in CODES if isinstance(error, kind)))


ROUTES: Final = [WebSocketRoute("/api/tables/{id}/live", live)]
