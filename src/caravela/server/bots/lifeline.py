"""A worker ends with its server, however that ends and whatever the worker does, from its first moment on."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing import spawn
from typing import Any, Final

#: The option of Linux's prctl by which the system sends a signal when the parent is gone.
_PR_SET_PDEATHSIG: Final = 1
#: What a worker does there before it loads anything of ours: asks for that signal, unless it is too late for it.
_FIRST: Final = "import ctypes, os; ctypes.CDLL(None).prctl({}, {}); os.getppid() == {} or os._exit(0); "
#: How Python is told what to run.
_COMMAND: Final = "-c"

_command_line: Final = spawn.get_command_line


def tie() -> None:
    """All processes that this one starts from now on end with it, where the system sees to that."""
    if sys.platform == "linux":
        spawn.get_command_line = _tied


def _tied(**named: Any) -> list[str]:
    command = _command_line(**named)
    program = command.index(_COMMAND) + 1
    command[program] = _FIRST.format(_PR_SET_PDEATHSIG, int(signal.SIGKILL), os.getpid()) + command[program]
    return command


def end_with_parent() -> None:
    """Elsewhere a thread of the worker does, once it has started."""
    parent = multiprocessing.parent_process()
    if parent is not None and sys.platform != "linux":
        threading.Thread(target=_wait_for, args=(parent,), daemon=True).start()


def _wait_for(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)
