"""Requests and answers: reading a message of the wire, answering with one, knowing who asks."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from caravela.server.http import problems, wire
from caravela.server.http.errors import TooLarge, TooOften
from caravela.server.http.guests import COOKIE, COOKIE_SECONDS
from caravela.server.http.limits import origin_of
from caravela.server.storage.rows import Guest
from caravela.server.tables.errors import BadMessage, NoSuchTable

if TYPE_CHECKING:
    from caravela.server.http.parts import Parts

#: Bytes that a message may have; a transcript may be longer.
LARGEST: Final = 16 * 1024
LARGEST_UPLOAD: Final = 4 * wire.LONGEST_TRANSCRIPT

#: A client has one view for each seat whose eyes it looks through.
MOST_VIEWS: Final = 12
_CHECK: Final = re.compile(r"[0-9]{1,10}")

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")

T = TypeVar("T")


class Address(Route):
    """Where something is asked for; what goes wrong there is answered by the application, for all addresses alike."""

    def __init__(
        self, path: str, ask: Callable[[Request], Awaitable[Response]], methods: Collection[str] = ("GET",)
    ) -> None:
        super().__init__(path, ask, methods=methods)

        async def asked(scope: Scope, receive: Receive, send: Send) -> None:
            response = await ask(Request(scope, receive))
            await response(scope, receive, send)

        self.app = asked


def parts_of(request: Any) -> Parts:
    """Everything that the routes work with."""
    parts: Parts = request.app.parts
    return parts


async def read(request: Request, kind: type[T], largest: int = LARGEST) -> T:
    """The message of a request; refused if it is too large or not what it should be."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise TooLarge(f"The message is too large; the limit is {largest // 1024} KB.")
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise BadMessage("Messages are JSON, with the content type application/json.")
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except UnicodeDecodeError:
        raise BadMessage("The message cannot be read: it is not text in UTF-8.") from None


def answer(content: Any, status: int = 200) -> Response:
    """A message of the wire; it is never kept by a cache."""
    return answer_with(msgspec.json.encode(content), status)


def answer_with(message: bytes, status: int = 200) -> Response:
    """A message that is bytes already."""
    return Response(message, status, {"cache-control": "no-store"}, media_type="application/json")


def problem(error: Exception) -> Response:
    """The answer to a request that went wrong."""
    response = answer(wire.Problem(problems.trouble(error)), problems.status(error))
    if isinstance(error, TooOften):
        response.headers["retry-after"] = str(error.seconds)
    return response


def lasting(request: Request, text: str | bytes, media_type: str) -> Response:
    """Something that changes only with a new release: browsers keep it and ask whether it is still the same."""
    body = text.encode() if isinstance(text, str) else text
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)


def has(request: Any) -> list[int] | None:
    """The views that a client has, by their checksums in `?has=…,…`; None for one that wants whole views."""
    told = request.query_params.get("has")
    if told is None:
        return None
    return [int(one) for one in told.split(",")[:MOST_VIEWS] if _CHECK.fullmatch(one)]


def table_id(request: Any) -> str:
    """The table in the address, if it can be one."""
    id: str = request.path_params["id"]
    if not _ID.fullmatch(id):
        raise NoSuchTable
    return id


def address(request: Any) -> str:
    """Where a request comes from, for limits."""
    return origin_of(request.client.host) if request.client else "somewhere"


def guest_id(request: Any) -> str | None:
    """Who looks: the id in the cookie, or None for a stranger."""
    return parts_of(request).guests.id_of(request.cookies.get(COOKIE))


async def visitor(request: Request, keep: bool = True) -> Guest:
    """Who acts; a stranger becomes a guest, whose cookie goes out with the answer. Whoever only looks is not kept."""
    parts, cookie = parts_of(request), request.cookies.get(COOKIE)
    guest = await parts.guests.known(cookie)
    if guest is None:
        guest = parts.guests.new(cookie, request.headers.get("accept-language", ""))
        if parts.guests.id_of(cookie) is None:
            parts.limits.take("guests", None, address(request))
            request.state.cookie_for = guest
        if keep:
            await parts.guests.keep(guest)
    return guest


async def caller(request: Request) -> Guest:
    """Who opens a page: a visitor whose cookie is renewed, so that nobody who comes back loses it."""
    guest = request.state.cookie_for = await visitor(request, keep=False)
    return guest


def with_cookie(request: Request, response: Response) -> Response:
    """Gives the cookie to whoever is to have one."""
    guest = getattr(request.state, "cookie_for", None)
    if guest is not None:
        response.set_cookie(
            COOKIE,
            parts_of(request).guests.cookie(guest),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return response
