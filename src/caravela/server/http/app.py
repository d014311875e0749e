"""The application: routes and what is wrapped around all of them."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravela.core.errors import CaravelaError
from caravela.server.http import problems
from caravela.server.http.files import client
from caravela.server.http.parts import Parts
from caravela.server.http.routes import games, live, me, operators, tables
from caravela.server.http.security import Security
from caravela.server.http.web import parts_of, problem
from caravela.server.settings import Settings
from caravela.server.storage.errors import reason

#: Every address that is nobody else's.
CLIENT: Final = "/{path:path}"
#: Asked so often that a line in the log for each would hide the others.
QUIET: Final = frozenset({"/health", "/metrics", CLIENT})

#: Bytes of an answer that is sent as it is: an update of a table hardly takes longer than to compress it.
SHORT: Final = 2048

#: The status, in logs and figures, of a request whose sender did not wait for the answer.
GONE: Final = 499

log = structlog.get_logger()


def make_app(settings: Settings) -> Starlette:
    """A server that begins to work when its ASGI host starts it."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        parts = app.state.parts = Parts(settings)
        await parts.open()
        try:
            yield
        finally:
            await parts.close()

    return Starlette(
        # They are tried in this order, so what is asked most comes first.
        routes=[
            *live.ROUTES,
            *tables.ROUTES,
            *games.ROUTES,
            *me.ROUTES,
            *operators.ROUTES,
            Route(CLIENT, client, methods=["GET"]),
        ],
        middleware=[
            Middleware(Security, origins=settings.origins),
            Middleware(Watch),
            Middleware(GZipMiddleware, minimum_size=SHORT, compresslevel=5),
        ],
        exception_handlers=dict.fromkeys((CaravelaError, msgspec.MsgspecError, HTTPException), _refused),
        lifespan=life,
    )


async def _refused(request: Request, error: Exception) -> Response:
    kind = problems.trouble(error).kind
    parts_of(request).metrics.refused.labels(kind).inc()
    if problems.status(error) >= 500:
        log.error("request refused", route=_route(request.scope), kind=kind, reason=str(error))
    return problem(error)


class Watch:
    """Measures and logs every request; whatever nobody else caught becomes an answer and a line in the log."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except ClientDisconnect:
            status = status or GONE
        except Exception as error:
            status = status or await self._caught(error, scope, receive, noted)
        self._note(scope, status, time.perf_counter() - started)

    async def _caught(self, error: Exception, scope: Scope, receive: Receive, send: Send) -> int:
        code = problems.status(error)
        if code == 500:
            log.error("request failed", route=_route(scope), exc_info=error)
        else:
            log.warning("request failed", route=_route(scope), reason=reason(error))
        await problem(error)(scope, receive, send)
        return code

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        scope["app"].state.parts.metrics.requests.labels(route, str(status)).observe(seconds)
        if route not in QUIET:
            log.info("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 2))


def _route(scope: Scope) -> str:
    """The pattern of the address rather than the address, so that no secret gets into logs and figures."""
    return str(getattr(scope.get("route"), "path", CLIENT))
