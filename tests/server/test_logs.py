"""The form of the logs: colours are for terminals, and only for people who want them."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

SCRIPT = """
import structlog
from caravela.server import logs
logs.configure("console")
log = structlog.get_logger()
log.info("starting", url="http://127.0.0.1")
try:
    1 / 0
except ZeroDivisionError as error:
    log.error("request failed", exc_info=error)
"""
ESCAPE = b"\x1b["


def told(terminal: bool, **variables: str) -> bytes:
    """What a process writes to its standard error: a terminal, or a file."""
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"} | variables
    reader, writer = os.openpty() if terminal else os.pipe()
    with subprocess.Popen([sys.executable, "-c", SCRIPT], stderr=writer, env=environment) as process:
        os.close(writer)
        found = b"".join(iter(lambda: _read(reader), b""))
    os.close(reader)
    assert process.returncode == 0
    return found


def _read(reader: int) -> bytes:
    try:
        return os.read(reader, 65_536)
    except OSError:
        # So a terminal ends on Linux.
        return b""


@pytest.mark.parametrize(
    ("terminal", "variables", "coloured"),
    [(True, {}, True), (True, {"NO_COLOR": "1"}, False), (True, {"NO_COLOR": ""}, True), (False, {}, False)],
)
def test_colours_are_for_terminals(terminal: bool, variables: dict[str, str], coloured: bool) -> None:
    written = told(terminal, **variables)
    assert b"starting" in written and b"ZeroDivisionError" in written
    assert (ESCAPE in written) == coloured
