"""Structured logs: one event a line, as JSON for machines or in columns for a terminal.

Whoever has the id of a table can watch it, so logs do not name tables: a line has a *mark* instead, by which the lines
about one table are known and which leads to no table. Only the level "debug" tells ids.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import sys
import time
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, TextIO

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
    least = logging.WARNING if watched else getattr(logging, level.upper())
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=not plain),
        *([] if level == "debug" else [_discreet]),
    ]
    throttle, last = Throttle(), _rendering(plain)
    kind = structlog.make_filtering_bound_logger(least)
    # Every request is a line, so ours do not go the long way through Python's own logging.
    structlog.configure(
        processors=[*shared, throttle.passed, *last],
        wrapper_class=kind if plain or least > logging.INFO else _brief(kind),
        logger_factory=partial(Lines, sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    remove: Any = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=[remove, *last]))
    handler.addFilter(throttle)
    logging.basicConfig(handlers=[handler], level=least, force=True)
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


class Lines:
    """Writes lines; where nobody can read them any more, nothing else is harmed."""

    def __init__(self, stream: TextIO, name: str = "caravela") -> None:
        self._stream = stream
        #: Whose lines they are.
        self.name = name

    def msg(self, line: str) -> None:
        """Writes one."""
        with suppress(OSError, ValueError):
            self._stream.write(f"{line}\n")
            self._stream.flush()

    debug = info = warning = error = critical = msg


def _brief(kind: Any) -> Any:
    """Loggers whose usual lines are put together in one place: what others go through takes longer than all the rest.

    That is for lines as JSON which nothing would be changed in: of the level "info", without a table or an error.
    """

    class Brief(kind):  # type: ignore[misc]
        def info(self, event: str, *arguments: Any, **values: Any) -> Any:
            if arguments or self._context or not values.keys().isdisjoint(_CHANGED):
                return super().info(event, *arguments, **values)
            made = datetime.now(UTC).isoformat().replace("+00:00", "Z")
            values |= {"event": event, "level": "info", "logger": self._logger.name, "timestamp": made}
            return self._logger.info(_json(values))

    return Brief


#: What a line has that is not written as it is.
_CHANGED: Final = frozenset(("table", "exc_info", "stack_info", "event", "level", "logger", "timestamp"))


class Throttle(logging.Filter):
    """Of warnings and errors that say the same, a few are enough; the next one that passes tells how many did not."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        #: By what is said: when its latest window began, how many passed in it, and how many were left out.
        self._known: dict[object, tuple[float, int, int]] = {}

    def passed(self, _logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        """One of our own lines, if it is written."""
        if method not in ("debug", "info"):
            left_out = self._left_out((event.get("logger"), event["event"]))
            if left_out is None:
                raise structlog.DropEvent
            if left_out:
                event["left_out"] = left_out
        return event

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line of a library is written."""
        if record.levelno < logging.WARNING:
            return True
        left_out = self._left_out((record.name, record.msg))
        if left_out:
            record.msg, record.args = f"{record.getMessage()} (and {left_out} more like this)", ()
        return left_out is not None

    def _left_out(self, key: object) -> int | None:
        """How many such lines were left out before one that is written; None if this one is left out, too."""
        now = self._clock()
        began, passed, left_out = self._known.get(key, (now, 0, 0))
        if now - began >= WINDOW:
            began, passed = now, 0
        if passed >= SAME:
            self._known[key] = (began, passed, left_out + 1)
            return None
        if len(self._known) >= MOST_KINDS:
            self._known.clear()
        self._known[key] = (began, passed + 1, 0)
        return left_out


def _rendering(plain: bool) -> list[Any]:
    """How a line becomes text."""
    if plain:
        return [_columns()]
    return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(_json)]


def _json(event: Any, **_: Any) -> str:
    try:
        return msgspec.json.encode(event, enc_hook=repr).decode()
    except (TypeError, ValueError):  # halves of characters, or keys that are no text
        return json.dumps(event, default=repr, skipkeys=True)


def _columns() -> structlog.dev.ConsoleRenderer:
    """Coloured only for a terminal, and not for somebody who asks for no colours (no-color.org)."""
    if sys.stderr.isatty() and not os.environ.get("NO_COLOR"):
        return structlog.dev.ConsoleRenderer()
    return structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
