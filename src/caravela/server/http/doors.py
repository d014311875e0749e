"""Doors: who may have a connection open, and for how long without saying or taking anything.

uvicorn closes a connection that is idle between two requests, but not one that never sends its first, or stops in the
middle of one, or does not read what it is sent. Each costs a file of the process, and those are few.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Container
from functools import partial
from typing import Any, Final

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from caravela.server.http.limits import origin_of

#: Connections that one address may have open at once: a school behind one address fits in.
PER_ADDRESS: Final = 256
#: Bytes that the system keeps for a viewer who does not read; behind them only the latest view waits.
BACKLOG: Final = 64 * 1024

#: The answer to a request for a live connection that is malformed.
NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

log = structlog.get_logger()


class Doors:
    """All connections of this process."""

    def __init__(self, patience: float, most: int, per_address: int | None, exempt: Container[str]) -> None:
        #: Proxies, which bring the connections of everybody.
        self._exempt = exempt
        #: Seconds to send a whole request, and to take what is sent.
        self.patience = patience
        self._most = most
        self._per_address = per_address
        self._inside: dict[Any, str] = {}
        self._from: Counter[str] = Counter()

    def enter(self, transport: asyncio.Transport) -> bool:
        """Whether a new connection may stay."""
        host = str((transport.get_extra_info("peername") or ("somewhere",))[0])
        address = origin_of(host)
        if len(self._inside) >= self._most:
            log.warning("connection refused: too many are open", open=len(self._inside))
            return False
        most = self._per_address
        if most is not None and self._from[address] >= most and host not in self._exempt:
            log.warning("connection refused: its address has too many", open=most)
            return False
        self._inside[transport] = address
        self._from[address] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection is closed."""
        address = self._inside.pop(transport, None)
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    @property
    def http(self) -> Any:
        """What makes the protocol of a new connection."""
        return partial(Requests, self)

    @property
    def live(self) -> Any:
        """What makes the protocol of a live connection."""
        return partial(Stream, self)


class _Deadline:
    """Ends a connection when something takes too long."""

    def __init__(self, doors: Doors) -> None:
        self._patience = doors.patience
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Begins to count, unless it does already."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._patience, transport.abort)

    def stop(self) -> None:
        """It was in time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Requests(H11Protocol):
    """HTTP, with a deadline for each request and for the reader of its answer."""

    def __init__(self, doors: Doors, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._doors = doors
        self._coming = _Deadline(doors)
        self._going = _Deadline(doors)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        if self._doors.enter(transport):
            self._coming.start(transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._coming.stop()
        self._going.stop()
        self._doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request; the deadline is for the whole."""
        super().data_received(data)
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and self.transport.get_protocol() is self:
            self._coming.start(self.transport)
        else:
            self._coming.stop()

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP; if it came in the middle of a request, whoever works on that hears that it is over."""
        if self.cycle is not None and not self.cycle.response_complete:  # type: ignore[redundant-expr]
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def on_response_complete(self) -> None:
        """uvicorn itself waits for the next request; what has come of it already is looked at."""
        self._coming.stop()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._going.start(self.transport)

    def resume_writing(self) -> None:
        """It does."""
        super().resume_writing()
        self._going.stop()


class Stream(WebSocketsSansIOProtocol):
    """A live connection, with a deadline for whoever does not read."""

    def __init__(self, doors: Doors, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._doors = doors
        self._going = _Deadline(doors)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request became a live connection."""
        super().connection_made(transport)
        bound: socket.socket | None = transport.get_extra_info("socket")
        if bound is not None:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BACKLOG)

    def data_received(self, data: bytes) -> None:
        """The request comes first, and as a whole; where that asks for no live connection, nothing else will."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._going.stop()
        self._doors.leave(self.transport)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._going.start(self.transport)

    def resume_writing(self) -> None:
        """It does."""
        super().resume_writing()
        self._going.stop()
