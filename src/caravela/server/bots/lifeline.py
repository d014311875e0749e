"""A worker ends with its server, however that ends. This module imports nothing large, so that it is heard early."""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from typing import Final

#: The option of Linux's prctl by which the system sends a signal when the parent is gone.
_PR_SET_PDEATHSIG: Final = 1


def end_with_parent() -> None:
    """The system ends this process with its parent, even in the middle of compiled code; elsewhere a thread does."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent.pid:  # it went before it could be told
            os._exit(0)
    threading.Thread(target=_wait_for, args=(parent,), daemon=True).start()


def _wait_for(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)
