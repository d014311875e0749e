"""Addresses for operators: is the server well, and what does it do?"""

from __future__ import annotations

from importlib.metadata import version
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from caravela.core import engine
from caravela.server.http import wire
from caravela.server.http.web import Address, answer, parts_of
from caravela.server.storage.errors import ailment, reason


async def health(request: Request) -> Response:
    """200 if the database takes what is written and gives it back, else 503."""
    parts = parts_of(request)
    try:
        await parts.store.ping()
        if parts.news.deaf:
            raise ConnectionError("the connection that tells of other servers' changes is lost")
    except (SQLAlchemyError, OSError) as error:
        ill = wire.Health("ill", ailment(error), version("caravela"), engine.name(), reason(error))
        return answer(ill, 503)
    return answer(wire.Health("well", "well", version("caravela"), engine.name()))


async def metrics(request: Request) -> Response:
    """The figures of this process."""
    parts = parts_of(request)
    text = parts.metrics.text(await parts.store.counts())
    return Response(text, headers={"cache-control": "no-store"}, media_type="text/plain; version=0.0.4")


ROUTES: Final = [Address("/health", health), Address("/metrics", metrics)]
