"""Connections that say nothing, stop in the middle or never read are closed, and nobody can have all of them."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import structlog
from support.server import STAGE, Browser, quick, serving, wait_until
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from caravela.core.registry import load_game
from caravela.server.http import doors
from caravela.server.http.doors import TURN, Answering, Line, Stream
from caravela.server.live.connections import PONG
from caravela.server.logs import SAME, WINDOW, Throttle
from caravela.server.run import raise_file_limit

SEATS = load_game(STAGE).meta.seats[1]
#: Seconds that a request may take here.
PATIENCE = 1.0


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[str]:
    with serving(quick(str(tmp_path / "tables.db"), patience=PATIENCE)) as url:
        yield url


def dial(url: str, said: bytes = b"") -> socket.socket:
    """A connection on which something was said."""
    host, _, port = url.removeprefix("http://").partition(":")
    line = socket.create_connection((host, int(port)), timeout=20)
    line.sendall(said)
    return line


def ended(line: socket.socket) -> bytes:
    """What comes until the server closes; fails where it does not."""
    heard = b""
    try:
        while part := line.recv(65536):
            heard += part
    except ConnectionResetError:
        pass
    return heard


HALF = [
    b"",
    b"G",
    b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Caravela: 1\r\nContent-Length: 99\r\n\r\n{",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
]


@pytest.mark.parametrize("said", HALF)
def test_half_a_request_is_waited_for_no_longer_than_agreed(impatient: str, said: bytes) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(dial(impatient, said))) for _ in range(20)]
        with Browser(impatient) as anna:
            assert anna.get("/health").status_code == 200
        assert all(ended(line) == b"" for line in lines)


@pytest.mark.parametrize("more", ["Content-Length: 5", "Transfer-Encoding: chunked", "Origin: \x7f"])
def test_a_malformed_handshake_is_answered_at_once(impatient: str, more: str) -> None:
    request = (
        f"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{more}\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with closing(dial(impatient, request.encode())) as line:
        assert ended(line).startswith(b"HTTP/1.1 400")


def test_half_a_second_request_is_not_waited_for_either(impatient: str) -> None:
    whole = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    with closing(dial(impatient, whole + whole[:20])) as line:
        assert ended(line).count(b"HTTP/1.1 200") == 1


REFUSED_EARLY = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n"


@pytest.mark.parametrize("more", [b"{}", b"{", b"{}\r\n\r\n"])
def test_whoever_was_answered_early_is_not_waited_for_either(impatient: str, more: bytes) -> None:
    """The answer is there before the body, and nothing follows that."""
    with closing(dial(impatient, REFUSED_EARLY)) as line:
        first = line.recv(65536)
        line.sendall(more)
        assert (first + ended(line)).count(b"HTTP/1.1") == 1 and first.startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(
    "said",
    [
        b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: " + b"x" * 400_000,
        b"GET /" + b"x" * 400_000,
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Caravela: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
        + b"X-More: x\r\n" * 40_000,
    ],
)
def test_nobody_says_for_ever_how_a_request_begins_or_ends(impatient: str, said: bytes) -> None:
    with closing(dial(impatient)) as line:
        began = time.monotonic()
        with suppress(ConnectionError):
            line.sendall(said)
        heard = ended(line)
        assert heard == b"" or heard.startswith(b"HTTP/1.1 400")
        assert time.monotonic() - began < PATIENCE


def test_a_long_body_is_none_of_that(impatient: str) -> None:
    """A limit for transcripts is in what reads them."""
    body = b'{"text": "' + b"x" * 300_000 + b'"}'
    head = f"POST /api/transcripts HTTP/1.1\r\nHost: x\r\nX-Caravela: 1\r\nContent-Length: {len(body)}\r\n"
    said = head.encode() + b"Content-Type: application/json\r\nConnection: close\r\n\r\n"
    with closing(dial(impatient, said)) as line:
        for at in range(0, len(body), 10_000):
            line.sendall(body[at : at + 10_000])
        heard = ended(line)
        assert heard.startswith(b"HTTP/1.1 4") and b'"kind"' in heard and b"too long" not in heard


def test_an_answer_is_written_in_one_piece(impatient: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Head and body together; where there is no body, the head by itself, and what comes before an answer at once."""
    written = list[bytes]()

    class Noting(Answering):
        def __init__(self, transport: asyncio.Transport, has_body: bool) -> None:
            def write(data: bytes) -> None:
                written.append(data)
                transport.write(data)

            noted = Mock(wraps=transport)
            noted.write.side_effect = write
            super().__init__(noted, has_body)

    monkeypatch.setattr(doors, "Answering", Noting)
    for method in (b"GET", b"HEAD"):
        with closing(dial(impatient, method + b" /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")) as line:
            heard = ended(line)
        head, _, body = heard.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200") and bool(body) == (method == b"GET")
        assert [one for one in written if one] == [heard]
        written.clear()
    asking = (
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Caravela: 1\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
    )
    with closing(dial(impatient, asking + b"Expect: 100-continue\r\nConnection: close\r\n\r\n")) as line:
        assert line.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
        line.sendall(b"{}")
        assert ended(line).count(b"HTTP/1.1 ") == 1


def test_whoever_never_reads_is_let_go(tmp_path: Path) -> None:
    with serving(quick(str(tmp_path / "tables.db"), patience=PATIENCE)) as url, Browser(url) as anna:
        table = anna.make(STAGE, *["me"] * SEATS)["id"]
        with ExitStack() as stack:
            line = stack.enter_context(closing(socket.socket()))
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            host, _, port = url.removeprefix("http://").partition(":")
            line.connect((host, int(port)))
            line.sendall(
                f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            wait_until(lambda: "caravela_live_connections 1.0" in anna.get("/metrics").text)
            deadline = time.monotonic() + 60
            while "caravela_live_connections 0.0" not in anna.get("/metrics").text:
                assert time.monotonic() < deadline, "the connection was kept"
                assert anna.post(f"/api/tables/{table}/chat", text="busy").status_code == 200


def test_one_address_cannot_have_all_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravela.server.run.PER_ADDRESS", 5)
    with ExitStack() as stack:
        # Nobody is believed to bring others, so all of this machine is one address.
        url = stack.enter_context(serving(quick(str(tmp_path / "tables.db"), limits=True, proxies=("192.0.2.1",))))
        lines = [stack.enter_context(closing(dial(url))) for _ in range(5)]
        for _ in range(3):
            with closing(dial(url)) as refused:
                assert ended(refused) == b""
        lines.pop().close()
        whole = b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

        def answered() -> bool:
            with closing(dial(url, whole)) as line:
                return b"200 OK" in ended(line)

        wait_until(answered)


def test_a_proxy_may_bring_more_than_one_address_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravela.server.run.PER_ADDRESS", 2)
    with ExitStack() as stack:
        url = stack.enter_context(serving(quick(str(tmp_path / "tables.db"), limits=True)))
        for _ in range(10):
            stack.enter_context(closing(dial(url)))
        with Browser(url) as anna:
            assert anna.get("/health").status_code == 200


def test_no_more_connections_are_taken_than_there_are_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravela.server.run._most_connections", lambda: 4)
    with ExitStack() as stack:
        url = stack.enter_context(serving(quick(str(tmp_path / "tables.db"), patience=PATIENCE)))
        lines = [stack.enter_context(closing(dial(url))) for _ in range(12)]
        assert all(ended(line) == b"" for line in lines)
        with Browser(url) as anna:
            assert anna.get("/health").status_code == 200


@pytest.mark.anyio
async def test_so_few_come_in_from_the_line_that_turns_of_the_loop_stay_short() -> None:
    line, loop = Line(), asyncio.get_running_loop()
    turn, seen = 0, list[int]()

    def next_turn() -> None:
        nonlocal turn
        turn += 1
        if len(line):
            loop.call_soon(next_turn)

    def stumble() -> None:
        raise ValueError("somebody stumbles")

    def work() -> None:
        seen.append(turn)
        until = time.thread_time() + TURN
        while time.thread_time() < until:
            pass

    troubles: list[Any] = []
    loop.set_exception_handler(lambda _, trouble: troubles.append(trouble["exception"]))
    loop.call_soon(next_turn)
    for number in range(50):
        line.join(stumble if number == 20 else work)
    while len(line):
        await asyncio.sleep(0)
    loop.set_exception_handler(None)
    assert len(seen) == 49 and max(Counter(seen).values()) <= 2
    assert [str(trouble) for trouble in troubles] == ["somebody stumbles"]


@pytest.mark.anyio
async def test_where_a_turn_is_short_more_come_in_from_the_line() -> None:
    line, turns = Line(), 0
    for _ in range(500):
        line.join(lambda: None)
    while len(line):
        turns += 1
        await asyncio.sleep(0)
    assert turns < 100


def test_live_connections_wait_in_line_when_they_come_and_go_and_moves_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[str] = []
    join = Line.join

    def noted(line: Line, work: Callable[[], None]) -> None:
        waited.append("come" if "_come_in" in repr(work) else "go")
        join(line, work)

    monkeypatch.setattr(Line, "join", noted)
    with serving(quick(str(tmp_path / "tables.db"))) as url, Browser(url) as anna:
        table = anna.make(STAGE, *["me"] * SEATS)["id"]
        anna.act(anna.view(table))
        assert not waited
        with anna.live(table) as live:
            live.next()
            assert waited == ["come"]
        wait_until(lambda: waited == ["come", "go"])


def test_a_server_stops_though_somebody_leaves_just_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has said goodbye and waits in line to be counted out is not said goodbye to; the server ends as it should."""
    leaving: list[str] = []
    join = Line.join

    def late(line: Line, work: Callable[[], None]) -> None:
        if "_come_in" in repr(work):
            join(line, work)
        else:
            leaving.append("go")
            asyncio.get_running_loop().call_later(1, work)

    monkeypatch.setattr(Line, "join", late)
    with serving(quick(str(tmp_path / "tables.db"))) as url, Browser(url) as anna:
        with anna.live(anna.make(STAGE, *["me"] * SEATS)["id"]) as live:
            live.next()
        wait_until(lambda: leaving)


def test_the_file_limit_is_raised_as_far_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    before, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
        raised = raise_file_limit()
        assert raised == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 512
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (before, hard))


def test_what_is_said_again_and_again_is_written_a_few_times() -> None:
    now = 0.0
    throttle = Throttle(lambda: now)

    def written(method: str = "warning", **event: Any) -> MutableMapping[str, Any] | None:
        try:
            return throttle.passed(None, method, {"logger": "doors", **event})
        except structlog.DropEvent:
            return None

    def of_library() -> logging.LogRecord:
        return logging.LogRecord("doors", logging.WARNING, "", 0, "Invalid HTTP request received.", (), None)

    assert sum(written(event="refused", open=n) is not None for n in range(1000)) == SAME
    assert written(event="something else")
    assert all(written("info", event="request") for _ in range(100))
    now = WINDOW + 1
    assert written(event="refused", open=7) == {
        "logger": "doors",
        "event": "refused",
        "open": 7,
        "left_out": 1000 - SAME,
    }
    assert sum(throttle.filter(of_library()) for _ in range(SAME + 5)) == SAME
    now = 3 * WINDOW
    last = of_library()
    assert throttle.filter(last) and last.getMessage() == "Invalid HTTP request received. (and 5 more like this)"


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_what_is_written_directly_is_a_text_to_every_client(length: int) -> None:
    stream = Stream.__new__(Stream)
    stream.transport = Mock(**{"is_closing.return_value": False})
    stream.tell(b"a" * length)
    (written,) = stream.transport.write.call_args.args
    client = Protocol(Side.CLIENT, max_size=None)
    client.receive_data(written)
    (frame,) = client.events_received()
    assert isinstance(frame, Frame) and frame.fin and frame.opcode is Opcode.TEXT and frame.data == b"a" * length


def test_nothing_is_written_to_a_connection_that_has_just_been_closed() -> None:
    """The loop refuses that, and whoever else was to be told of the same move would not be."""
    stream = Stream.__new__(Stream)
    stream.transport, stream.conn = Mock(), Mock(state=State.OPEN)
    stream.handshake_complete, stream.writable = True, Mock(**{"is_set.return_value": True})
    answering = Answering(stream.transport, has_body=False)
    free: list[bool] = []
    for closed, text in ((False, b"before"), (True, b"after")):
        stream.transport.is_closing.return_value = closed
        answering.write(text)
        stream.tell(text)
        free.append(stream.free)
    assert free == [True, False]
    assert [call.args for call in stream.transport.write.call_args_list] == [(b"before",), (b"\x81\x06before",)]


@pytest.mark.parametrize("mask", [b"\0\0\0\0", b"\x01\xfe\x80\x7f"])
def test_a_pong_is_known_by_its_frame(mask: bytes) -> None:
    def frame(text: bytes, opcode: int = 0x81) -> bytes:
        masked = bytes(sign ^ mask[at % 4] for at, sign in enumerate(text))
        return bytes((opcode, 0x80 | len(text))) + mask + masked

    assert doors.is_pong(frame(b'{"type":"pong"}'))
    others = [frame(b'{"type":"ping"}'), frame(b'{"type":"pong"}', 0x82), frame(b'{"type":"pong"}', 0x01), b"", mask]
    assert not any(map(doors.is_pong, [*others, frame(b'{"type":"pong"}') * 2, frame(b'{"type":"pong"}')[:-1]]))


@pytest.mark.anyio
async def test_a_pong_in_the_middle_of_something_else_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only behind a whole request, and other pongs, a frame begins where a pong could."""
    parsed: list[bytes] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda stream, data: parsed.append(data))
    pong, half = b"\x81\x8f\0\0\0\0" + PONG, b"\x81\xff"

    def stream() -> Stream:
        made = Stream.__new__(Stream)
        made._only_pongs, made.handshake_initiated, made.heard, made.transport = False, False, 0.0, Mock()
        return made

    quick, slow = stream(), stream()
    quick.data_received(b"GET / HTTP/1.1\r\n\r\n")
    slow.data_received(b"GET / HTTP/1.1\r\n\r\n" + half)
    quick.handshake_initiated = slow.handshake_initiated = True
    parsed.clear()
    for one in (quick, slow):
        one.data_received(pong)
    assert quick.heard > 0.0 == slow.heard and parsed == [pong]
    for data in (half, pong):
        quick.data_received(data)
    assert parsed == [pong, half, pong]
