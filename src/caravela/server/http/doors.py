"""Doors: who may have a connection open, for how long without saying or taking anything, and in which order they come.

uvicorn closes a connection that is idle between two requests, but not one that never sends its first, or stops in the
middle of one, or does not read what it is sent. Each costs a file of the process, and those are few. When thousands of
live connections come back at once, they stand in line, so that whoever moves meanwhile need not.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from struct import pack
from typing import Any, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

from caravela.server.http.limits import origin_of
from caravela.server.live.connections import DIRECTLY, PONG

#: Connections that one address may have open at once: a school behind one address fits in.
PER_ADDRESS: Final = 256
#: Bytes that the system keeps for a viewer who does not read; behind them only the latest view waits.
BACKLOG: Final = 64 * 1024

#: How an answer begins that asks for the rest of the request.
CONTINUE: Final = b"HTTP/1.1 100 "
#: Seconds of processor time that a turn of the loop takes at most while live connections come or go; a move takes ten.
TURN: Final = 0.003
#: How a request begins that asks for a live connection, and what is in it.
GET: Final = b"GET "
UPGRADE: Final = b"upgrade: websocket"
#: How the head of a request ends.
HEAD_END: Final = b"\r\n\r\n"
#: Bytes that a request may have besides its body (and what is read at once), and what whoever sends more is told.
LONGEST_HEAD: Final = 64 * 1024
TOO_LONG: Final = "The head of this request is too long."
#: The answer to a request for a live connection that is malformed.
NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

#: How a frame begins that is a whole text (RFC 6455, 5.2).
TEXT: Final = 0x81
#: How a client's frame begins that may be a pong; four bytes of a mask, and a text of that length, follow.
PONG_HEAD: Final = bytes((TEXT, 0x80 | len(PONG)))
PONG_NUMBER: Final = int.from_bytes(PONG, "big")

log = structlog.get_logger(__name__)


class Doors:
    """All connections of this process."""

    def __init__(self, patience: float, most: int, per_address: int | None, exempt: Callable[[str], bool]) -> None:
        #: Proxies, which bring the connections of everybody.
        self._exempt = exempt
        #: Seconds to send a whole request, and to take what is sent.
        self.patience = patience
        self._most = most
        self._per_address = per_address
        self._inside: dict[Any, str] = {}
        self._from: Counter[str] = Counter()
        self.line = Line()

    def enter(self, transport: asyncio.Transport) -> bool:
        """Whether a new connection may stay."""
        host = str((transport.get_extra_info("peername") or ("somewhere",))[0])
        address = origin_of(host)
        if len(self._inside) >= self._most:
            log.warning("connection refused: too many are open", open=len(self._inside))
            return False
        most = self._per_address
        if most is not None and self._from[address] >= most and not self._exempt(host):
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


class Line:
    """Where live connections that come or go wait for their turn: a few in each turn of the loop, and moves between.

    What each of them leads to is done in later turns; as many are let in as keep those short. Only the processor time
    of a turn counts: on a machine that is short of it, every turn takes long.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._called = False
        #: How many are let in, and the processor time when it was last their turn.
        self._few = 1
        self._since = 0.0

    def __len__(self) -> int:
        return len(self._waiting)

    def join(self, work: Callable[[], None]) -> None:
        """Does something when all who came before have had their turn."""
        self._waiting.append(work)
        if not self._called:
            self._few, self._since = 1, time.thread_time()
            self._call()

    def _call(self) -> None:
        self._called = True
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        now = time.thread_time()
        self._few = self._few + 1 if now - self._since < TURN else max(1, self._few // 2)
        self._since = now
        try:
            for _ in range(min(self._few, len(self._waiting))):
                self._waiting.popleft()()
        finally:
            self._called = False
            if self._waiting:
                self._call()


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


class Answering:
    """Where an answer is written to: its head waits for its body, as each by itself would be a call and a packet."""

    def __init__(self, transport: asyncio.Transport, has_body: bool) -> None:
        self._transport = transport
        #: The head, while it waits, and whether it still has to.
        self._head = b""
        self._waits = has_body

    def write(self, data: bytes) -> None:
        """Writes on; that more of a request is wanted, which comes before an answer, is told at once."""
        if self._waits and not data.startswith(CONTINUE):
            self._waits, self._head = False, data
        else:
            head, self._head = self._head, b""
            if not self._transport.is_closing():
                self._transport.write(head + data)

    def close(self) -> None:
        """Closes the connection behind what was written."""
        self.write(b"")
        self._transport.close()

    def is_closing(self) -> bool:
        """Whether the connection is closed or about to be."""
        return self._transport.is_closing()


def is_pong(data: bytes) -> bool:
    """Whether this is the frame of a client's pong, and nothing else."""
    if len(data) != 6 + len(PONG) or not data.startswith(PONG_HEAD):
        return False
    mask = int.from_bytes((data[2:6] * 4)[: len(PONG)], "big")
    return int.from_bytes(data[6:], "big") ^ mask == PONG_NUMBER


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Requests(HttpToolsProtocol):
    """HTTP, with a deadline for each request and for the reader of its answer.

    The parser keeps heads, and what may follow a body, however long they are; so there is a limit to both.
    """

    def __init__(self, doors: Doors, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._doors = doors
        self._coming = _Deadline(doors)
        self._going = _Deadline(doors)
        #: Bytes of the latest request that are not its body, and whether it is whole.
        self._around = 0
        self._whole = False

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
        """A part of a request; whoever asks for a live connection waits in line."""
        cycle: Any = self.cycle  # None before the first request
        if cycle is None and data.startswith(GET) and UPGRADE in data.lower():
            self.transport.pause_reading()
            self._coming.stop()
            self._doors.line.join(partial(self._come_in, data))
        else:
            self._receive(data)

    def _come_in(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self._receive(data)

    def _receive(self, data: bytes) -> None:
        """The deadline is for the whole request; behind it, until somebody works on it."""
        self._whole = False
        self._around += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._coming.stop()
        elif self._around > LONGEST_HEAD:
            self.send_400_response(TOO_LONG)
        elif self._whole and not self.cycle.response_complete:
            self._coming.stop()
        else:
            self._coming.start(self.transport)

    def on_headers_complete(self) -> None:
        """The head of a request is whole, and somebody begins to work on it."""
        before: Any = self.cycle  # None before the first request
        super().on_headers_complete()
        if self.cycle is not before:
            self.cycle.transport = Answering(self.transport, self.scope["method"] != "HEAD")  # type: ignore[assignment]

    def on_body(self, body: bytes) -> None:
        """A part of the body, which has a limit of its own."""
        self._around -= len(body)
        super().on_body(body)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._whole = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """A request is whole."""
        self._whole = True
        self._around = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP; if it came in the middle of a request, whoever works on that hears that it is over."""
        cycle: Any = self.cycle  # None before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if cycle is not None and cycle.response_started and not cycle.response_complete:
            self.transport.abort()
        else:
            super().send_400_response(msg)

    def on_response_complete(self) -> None:
        """uvicorn itself waits for the next request; where half of it has come already, the rest has a deadline."""
        self._coming.stop()
        super().on_response_complete()
        if not self._whole and not self.transport.is_closing():
            self._coming.start(self.transport)

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
        self._extensions: dict[str, Any] = {}
        #: Whether the client has said nothing but pongs, and when the last of them came.
        self._only_pongs = False
        self.heard = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request became a live connection."""
        super().connection_made(transport)
        bound: socket.socket | None = transport.get_extra_info("socket")
        if bound is not None:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BACKLOG)

    def data_received(self, data: bytes) -> None:
        """The request comes first, and as a whole; where that asks for no live connection, nothing else will.

        Behind it there are pongs. As long as there was nothing else, a frame begins where another one has ended.
        """
        if self._only_pongs and is_pong(data):
            self.heard = time.monotonic()
            return
        self._only_pongs = not self.handshake_initiated and data.endswith(HEAD_END)
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """A message is whole. One that is no text ends the connection; uvicorn would log each with a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_connect(self, event: Any) -> None:
        """Somebody asks for a live connection; whoever serves it may write to it directly."""
        super().handle_connect(event)
        self._extensions = getattr(self, "scope", {}).get("extensions", {})
        self._extensions[DIRECTLY] = self

    @property
    def free(self) -> bool:
        """Whether it is open, and the client takes what it is sent."""
        stands = self.conn.state is State.OPEN and not self.transport.is_closing()
        return stands and self.handshake_complete and self.writable.is_set()

    def tell(self, text: bytes) -> None:
        """Sends a text to a client that was `free` in this turn of the loop, and may have left since.

        What else would be called for that takes longer than the sending.
        """
        if self.transport.is_closing():
            return
        length = len(text)
        if length < 126:
            head = pack("!BB", TEXT, length)
        elif length < 65_536:
            head = pack("!BBH", TEXT, 126, length)
        else:
            head = pack("!BBQ", TEXT, 127, length)
        self.transport.write(head + text)

    def shutdown(self) -> None:
        """The server stops; uvicorn fails where it says goodbye to somebody who is leaving already."""
        if not self.transport.is_closing():
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone, and nothing is sent any more; those who see that somebody left are told in turn."""
        self._going.stop()
        self._doors.leave(self.transport)
        self.disconnected = self.handshake_complete = True
        self.writable.set()
        self._extensions.pop(DIRECTLY, None)  # what holds this connection, and is held by it
        self._doors.line.join(partial(super().connection_lost, exc))

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self._going.start(self.transport)

    def resume_writing(self) -> None:
        """It does."""
        super().resume_writing()
        self._going.stop()
