"""What every answer and every request must have before anything else is looked at."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from caravela.server.http.errors import Foreign

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
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
#: A browser that came by https comes by https from then on, for half a year after its latest visit.
HTTPS_HEADERS: Final = [*HEADERS, (b"strict-transport-security", f"max-age={180 * 24 * 3600}".encode())]


def refuse_foreign(scope: Scope, origins: Collection[str]) -> None:
    """Turns away a change that may come from another site."""
    if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
        headers = Headers(scope=scope)
        if headers.get(MARK) != "1" or not same_origin(headers, origins):
            raise Foreign(FOREIGN)


def same_origin(headers: Headers, others: Collection[str]) -> bool:
    """Whether the page that asks is ours, or no page at all (programs send no origin, and no browser's cookies)."""
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # http://[
        return False
