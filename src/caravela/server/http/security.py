"""What every answer and every request must have before anything else is looked at."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravela.server.http.errors import Foreign
from caravela.server.http.web import problem

#: The header that no form of another site can send.
MARK: Final = "x-caravela"
#: Nothing but our own files; styles may be inline, scripts never.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
FOREIGN: Final = "A request that changes something carries the header X-Caravela: 1 and comes from our own pages."
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
#: A browser that came by https comes by https from then on, for half a year after its latest visit.
HTTPS_ONLY: Final = {"strict-transport-security": f"max-age={180 * 24 * 3600}"}


class Security:
    """Adds the headers to every answer; turns away changes that may come from another site."""

    def __init__(self, app: ASGIApp, origins: Collection[str]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS if scope["scheme"] == "http" else HEADERS | HTTPS_ONLY)
            await send(message)

        headers = Headers(scope=scope)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not self._ours(headers):
            await problem(Foreign(FOREIGN))(scope, receive, guarded)
        else:
            await self.app(scope, receive, guarded)

    def _ours(self, headers: Headers) -> bool:
        return headers.get(MARK) == "1" and same_origin(headers, self.origins)


def same_origin(headers: Headers, others: Collection[str]) -> bool:
    """Whether the page that asks is ours, or no page at all (programs send no origin, and no browser's cookies)."""
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # http://[
        return False
