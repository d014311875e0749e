"""Structured logs: one event a line, as JSON for machines or in columns for a terminal.

Whoever has the id of a table can watch it, so logs do not name tables: a line has a *mark* instead, by which the lines
about one table are known and which leads to no table. Only the level "debug" tells ids.
"""

from __future__ import annotations

import hashlib
import logging
import os
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

#: So many lines that say the same are written in so many seconds.
SAME: Final = 20
WINDOW: Final = 60.0
#: Different lines that are remembered.
MOST_KINDS: Final = 1000


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
        *([] if level == "debug" else [_discreet]),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(shared, plain))
    handler.addFilter(Throttle())
    logging.basicConfig(handlers=[handler], level="WARNING" if watched else level.upper(), force=True)
    for chatty in ("alembic", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").disabled = True
    # It tells the whole address of every live connection.
    logging.getLogger("uvicorn.error").setLevel(level.upper() if level == "debug" else logging.WARNING)


def mark(table: str) -> str:
    """What logs call a table."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]


def _discreet(logger: Any, method: str, event: dict[str, Any]) -> dict[str, Any]:
    if "table" in event:
        event["table"] = mark(str(event["table"]))
    return event


class Throttle(logging.Filter):
    """Of warnings and errors that say the same, a few are enough; the next one that passes tells how many did not."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        #: By what is said: when its latest window began, how many passed in it, and how many were left out.
        self._known: dict[object, tuple[float, int, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if record.levelno < logging.WARNING:
            return True
        event = record.msg.get("event") if isinstance(record.msg, dict) else record.msg
        key, now = (record.name, event), self._clock()
        began, passed, left_out = self._known.get(key, (now, 0, 0))
        if now - began >= WINDOW:
            began, passed = now, 0
        if passed >= SAME:
            self._known[key] = (began, passed, left_out + 1)
            return False
        if len(self._known) >= MOST_KINDS:
            self._known.clear()
        self._known[key] = (began, passed + 1, 0)
        if left_out:
            self._tell(record, left_out)
        return True

    @staticmethod
    def _tell(record: logging.LogRecord, left_out: int) -> None:
        if isinstance(record.msg, dict):
            record.msg = record.msg | {"left_out": left_out}
        else:
            record.msg, record.args = f"{record.getMessage()} (and {left_out} more like this)", ()


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
