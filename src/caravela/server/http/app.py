"""The application: routes and what is wrapped around all of them."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import msgspec
import structlog
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipResponder, IdentityResponder
from starlette.requests import ClientDisconnect
from starlette.routing import Router
from starlette.types import Message, Receive, Scope, Send

from caravela.core.errors import CaravelaError
from caravela.server.http import problems
from caravela.server.http.files import client
from caravela.server.http.parts import Parts
from caravela.server.http.routes import games, live, me, operators, tables
from caravela.server.http.security import HEADERS, HTTPS_HEADERS, refuse_foreign
from caravela.server.http.web import Address, problem
from caravela.server.settings import Settings
from caravela.server.storage.errors import reason

#: Every address that is nobody else's.
CLIENT: Final = "/{path:path}"
#: Asked so often that a line in the log for each would hide the others.
QUIET: Final = frozenset({"/health", "/metrics", CLIENT})

#: Bytes of an answer that is sent as it is, as updates over live connections are: compressing takes longer.
SHORT: Final = 8192
#: How hard others are compressed, up to 9.
LEVEL: Final = 5

#: What is refused by what was asked for.
REFUSALS: Final = (CaravelaError, msgspec.MsgspecError, HTTPException)

#: The status, in logs and figures, of a request whose sender did not wait for the answer.
GONE: Final = 499

log = structlog.get_logger(__name__)


class App:
    """A server that begins to work when its ASGI host starts it.

    What every request goes through is in one piece. In layers around each other it would take longer than a move.
    """

    parts: Parts

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        # Bound once: there is a line for every request.
        self._log = log.bind()
        # They are tried in this order, so what is asked most comes first.
        self._router = Router(
            [
                *live.ROUTES,
                *tables.ROUTES,
                *games.ROUTES,
                *me.ROUTES,
                *operators.ROUTES,
                Address(CLIENT, client),
            ],
            lifespan=self._life,
        )

    @asynccontextmanager
    async def _life(self, _: object) -> AsyncIterator[None]:
        self.parts = Parts(self._settings)
        await self.parts.open()
        try:
            yield
        finally:
            await self.parts.close()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, which is measured and logged, or one live connection."""
        scope["app"] = self
        if scope["type"] != "http":
            await self._router.app(scope, receive, send)
            return
        started, outgoing = time.perf_counter(), Outgoing(scope, send)
        try:
            refuse_foreign(scope, self._settings.origins)
            await self._router.app(scope, receive, outgoing.send)
        except ClientDisconnect:
            outgoing.status = outgoing.status or GONE
        except Exception as error:
            if not outgoing.status:
                self._note_trouble(error, _route(scope))
                await problem(error)(scope, receive, outgoing.send)
        self._note(scope, outgoing.status, time.perf_counter() - started)

    def _note_trouble(self, error: Exception, route: str) -> None:
        """Whatever goes wrong becomes an answer; what is not for whoever asked to mend is a line in the log, too."""
        code = problems.status(error)
        if isinstance(error, REFUSALS):
            kind = problems.trouble(error).kind
            self.parts.metrics.refused.labels(kind).inc()
            if code >= 500:
                log.error("request refused", route=route, kind=kind, reason=str(error))
        elif code == 500:
            log.error("request failed", route=route, exc_info=error)
        else:
            log.warning("request failed", route=route, reason=reason(error))

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        self.parts.metrics.answered(route, status).observe(seconds)
        if route not in QUIET:
            self._log.info("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 2))


class Outgoing:
    """An answer on its way out: it gets the headers of all answers, and is compressed where that pays."""

    def __init__(self, scope: Scope, send: Send) -> None:
        #: What the client was told; 0 as long as it was told nothing.
        self.status = 0
        self._scope = scope
        self._client = send
        self._start: Message | None = None
        self._next: Send = self._tell

    async def send(self, message: Message) -> None:
        """Sends on. How an answer begins waits for its text, which decides how it is sent."""
        if message["type"] == "http.response.start":
            self._start = message
            return
        start, self._start = self._start, None
        if start is not None:
            if message.get("more_body") or len(message.get("body", b"")) >= SHORT:
                self._next = self._compressing()
            await self._next(start)
        await self._next(message)

    def _compressing(self) -> Send:
        """Starlette's way to send something long, which a client that cannot read it gets as it is."""
        gzip = "gzip" in Headers(scope=self._scope).get("accept-encoding", "")
        kind = partial(GZipResponder, compresslevel=LEVEL) if gzip else IdentityResponder
        responder = kind(self._scope["app"], SHORT)
        responder.send = self._tell
        return responder.send_with_compression

    async def _tell(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], *(HEADERS if self._scope["scheme"] == "http" else HTTPS_HEADERS)]
        await self._client(message)


def _route(scope: Scope) -> str:
    """The pattern of the address rather than the address, so that no secret gets into logs and figures."""
    return str(getattr(scope.get("route"), "path", CLIENT))
