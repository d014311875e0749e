"""Structured logs: one event a line, as JSON for machines or in columns for a terminal."""

from __future__ import annotations

import logging
import os
import sys
from typing import Any

import msgspec
import structlog


def configure(form: str = "auto", level: str = "info") -> None:
    """Sends our logs and the libraries' to standard error: as "json", for the "console", or as fits ("auto").

    Whoever plays on the own machine sees in the terminal only what went wrong.
    """
    watched = form == "auto" and sys.stderr.isatty()
    plain = form == "console" or watched
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=not plain),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(shared, plain))
    logging.basicConfig(handlers=[handler], level="WARNING" if watched else level.upper(), force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True


def _formatter(shared: list[Any], plain: bool) -> logging.Formatter:
    last: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if plain:
        last.append(_columns())
    else:
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(_json)]
    return structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=last)


def _json(event: Any, **_: Any) -> str:
    return msgspec.json.encode(event, enc_hook=repr).decode()


def _columns() -> structlog.dev.ConsoleRenderer:
    """Coloured only for a terminal, and not for somebody who asks for no colours (no-color.org)."""
    if sys.stderr.isatty() and not os.environ.get("NO_COLOR"):
        return structlog.dev.ConsoleRenderer()
    return structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
