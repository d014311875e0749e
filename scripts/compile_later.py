"""Started by ./play behind an open table: compiles the engine with what the machine has to spare, for the next start.

It waits until the table has been open for a while, runs one compiler at a time, only when nobody else wants the
processor, and ends soon after ./play does (it looks for that with what is to spare, too); what is compiled by then is
kept. Where the engine cannot be compiled it says nothing, and does not try again before the sources change.
`.venv/compile-later.log` tells what came of it.
"""

from __future__ import annotations

import hashlib
import os
import runpy
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, TextIO

ROOT: Final = Path(__file__).resolve().parents[1]
LOG: Final = ROOT / ".venv" / "compile-later.log"
#: The sources that could not be compiled.
FAILED: Final = ROOT / ".venv" / "caravela-failed.stamp"
COMPILE: Final = ROOT / "scripts" / "compile.py"
PACKAGES: Final = ["--require-hashes", "-r", str(ROOT / "requirements" / "fast.txt")]
PIP: Final = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", *PACKAGES]
#: Seconds until it begins; seconds between two looks at whether ./play still runs.
PATIENCE: Final = 60
LOOK: Final = 0.5


class Background:
    """Work that lasts no longer than the process that started it."""

    def __init__(self, parent: int, log: TextIO) -> None:
        self.parent = parent
        self.log = log

    def look(self) -> None:
        """Ends this process and all it has started if the parent is gone."""
        if os.getppid() != self.parent:
            os.killpg(0, signal.SIGKILL)
        time.sleep(LOOK)

    def wait(self, seconds: float) -> None:
        """Waits for so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.look()

    def run(self, *arguments: str) -> bool:
        """Whether Python does something without an error."""
        child = subprocess.Popen([sys.executable, *arguments], cwd=ROOT, stdout=self.log, stderr=self.log)
        while child.poll() is None:
            self.look()
        return child.returncode == 0


def make_way() -> None:
    """Lets everybody else go first, at the processor and at the disk."""
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def state_of(sources: list[Path]) -> str:
    """What some files hold, in a word."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()


def wanted(compiling: dict[str, Any]) -> bool:
    """Whether there is something to compile, and to compile it with, that has not failed yet."""
    if compiling["missing"]() or not compiling["engine"]().changed(compiling["PACKAGE"]):
        return False
    return not FAILED.exists() or FAILED.read_text() != state_of(compiling["watched"]())


def main() -> None:
    """See the top of this file."""
    parent = os.getppid()
    os.setsid()  # Ctrl-C is for the table.
    with LOG.open("w", encoding="utf-8") as log:
        background = Background(parent, log)
        background.wait(PATIENCE)
        make_way()
        compiling = runpy.run_path(str(COMPILE))
        if not wanted(compiling):
            return
        sources = state_of(compiling["watched"]())
        os.environ["CARAVELA_JOBS"] = "1"
        if background.run(*PIP) and not background.run(str(COMPILE)):
            FAILED.write_text(sources)


if __name__ == "__main__":
    main()
