"""Running programs: lines out, lines in, and no waiting for ever."""

from __future__ import annotations

import atexit
import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from multiprocessing.util import Finalize
from typing import IO, Final

from caravela.bots.others.forfeits import Trouble

#: Seconds that a program gets to end by itself.
GRACE: Final = 1.0
#: Seconds after which whoever waits for an answer looks up: a signal that comes in the moment when the wait begins is
#: heard only then.
LOOKS_UP: Final = 1.0
#: The longest line of a program that is read.
LONGEST: Final = 10_000


class Process:
    """A program that has been started. Threads read and write for it, so that neither can block whoever asks.

    It has a group of its own, so that what it has started in its turn, such as the interpreter behind a shell script,
    ends with it. The keys that stop this process do not reach it there: it is ended at the exit.
    """

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            self._child = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                close_fds=True,
                start_new_session=True,
            )
        except OSError as error:
            self._errors.close()
            raise Trouble(f"cannot be started ({error.strerror})") from None
        self._heard: queue.Queue[str | None] = queue.Queue()
        self._to_say: queue.Queue[str | None] = queue.Queue()
        self._reader, self._writer = (threading.Thread(target=work, daemon=True) for work in (self._read, self._write))
        self._reader.start()
        self._writer.start()
        # Also at the exit of a worker process, which does not do what `atexit` is told.
        self._at_exit = Finalize(None, self.quit, exitpriority=0)

    def send(self, *lines: str) -> None:
        """Hands lines over; they are written as fast as the program reads."""
        self._to_say.put("".join(f"{line}\n" for line in lines))

    def wait_for(self, word: str, seconds: float) -> str:
        """What stands behind `word` in the next line that begins with it; other lines are left aside."""
        until = time.monotonic() + seconds
        while True:
            left = until - time.monotonic()
            try:
                line = self._heard.get(timeout=min(max(0.0, left), LOOKS_UP))
            except queue.Empty:
                if left > LOOKS_UP:
                    continue
                raise Trouble(f"did not answer within {seconds:g} s") from None
            if line is None:
                raise Trouble(self._end())
            first, _, rest = line.strip().partition(" ")
            if first == word:
                return rest.strip()

    def _end(self) -> str:
        """How it ended, with the last thing that it complained of."""
        with suppress(subprocess.TimeoutExpired):
            self._child.wait(GRACE)
        self._errors.seek(0)
        complaints = self._errors.read()[-LONGEST:].decode("utf-8", "replace").strip().splitlines()
        told = f": {complaints[-1].strip()}" if complaints else ""
        return f"ended with code {self._child.poll()}{told}"

    def _read(self) -> None:
        assert self._child.stdout is not None
        with suppress(ValueError, OSError):
            while line := self._child.stdout.readline(LONGEST):
                self._heard.put(line.decode("utf-8", "replace"))
        self._heard.put(None)

    def _write(self) -> None:
        assert self._child.stdin is not None
        with suppress(ValueError, OSError):
            while (text := self._to_say.get()) is not None:
                self._child.stdin.write(text.encode())
                self._child.stdin.flush()

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self._child.poll() is None

    def quit(self) -> None:
        """Asks it to end, and ends it if it does not."""
        self.send("quit")
        with suppress(subprocess.TimeoutExpired):
            self._child.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        """Ends it now, with what it has started, and puts everything away."""
        self._at_exit.cancel()
        self._kill_group()
        self._child.wait()
        self._to_say.put(None)
        self._errors.close()
        for thread, pipe in ((self._reader, self._child.stdout), (self._writer, self._child.stdin)):
            assert pipe is not None
            thread.join(GRACE)
            # A pipe that somebody else still holds would make its thread wait, and closing it wait for the thread.
            if not thread.is_alive():
                with suppress(OSError):
                    pipe.close()

    def _kill_group(self) -> None:
        if sys.platform == "win32":
            self._child.kill()
        elif self._child.returncode is None:
            # Until its end has been asked for, nobody else can have its number.
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._child.pid, signal.SIGKILL)


_idle: Final[dict[tuple[str, ...], list[Process]]] = {}


def borrow(command: list[str], greeting: str, seconds: float) -> Process:
    """A program that waits for a game: one that has played before, or a new one that has answered `ready`."""
    waiting = _idle.get(tuple(command), [])
    while waiting:
        process = waiting.pop()
        if process.running:
            return process
        process.kill()
    process = Process(command)
    process.send(greeting)
    try:
        process.wait_for("ready", seconds)
    except Trouble:
        process.kill()
        raise
    return process


def give_back(process: Process) -> None:
    """Keeps a program for the next game."""
    _idle.setdefault(tuple(process.command), []).append(process)


@atexit.register
def end_all() -> None:
    """Ends the programs that wait."""
    while _idle:
        for process in _idle.popitem()[1]:
            process.quit()
