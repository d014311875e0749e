"""The address of a table's live connection."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from caravela.core.errors import CaravelaError
from caravela.server import wire
from caravela.server.errors import Foreign, NoSuchTable
from caravela.server.live import TROUBLE
from caravela.server.problems import trouble
from caravela.server.security import same_origin
from caravela.server.table import Table
from caravela.server.web import address, guest_id, parts_of

#: Why a connection is closed before it begins.
CODES: Final[dict[type[Exception], int]] = {Foreign: 4403, NoSuchTable: 4404}


async def live(socket: WebSocket) -> None:
    """Accepts, so that a browser can read what is wrong, if something is; then serves."""
    await socket.accept()
    try:
        table = await _admit(socket)
    except CaravelaError as error:
        await _refuse(socket, error)
        return
    version = socket.query_params.get("version", "0")
    since = int(version) if version.isascii() and version.isdecimal() and len(version) <= 9 else 0
    await parts_of(socket).live.serve(socket, table, guest_id(socket), since)


async def _admit(socket: WebSocket) -> Table:
    parts = parts_of(socket)
    if not same_origin(socket.headers, parts.settings.origins):
        raise Foreign("This page may not look at tables here.")
    parts.limits.take("sockets", guest_id(socket) or address(socket))
    return await parts.tables.fresh(socket.path_params["id"])


async def _refuse(socket: WebSocket, error: Exception) -> None:
    try:
        await socket.send_text(msgspec.json.encode(wire.LiveProblem(trouble(error))).decode())
        await socket.close(CODES.get(type(error), TROUBLE))
    except (WebSocketDisconnect, RuntimeError):
        pass


ROUTES: Final = [WebSocketRoute("/api/tables/{id}/live", live)]
