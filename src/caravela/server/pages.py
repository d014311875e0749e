"""Large pages: the memory of a server, where Linux offers them.

What a move needs of one table in hundreds lies scattered over hundreds of megabytes, and finding out where each page of
4 KB is takes longer than reading what is on it. Python takes its memory in pieces too small for pages of 2 MB, so the
system is asked for them afterwards: whenever some more has been taken, for all of it.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

#: Seconds between two looks at how much memory there is, and how many more bytes are worth another pass.
PAUSE: Final = 5.0
MORE: Final = 8 * 2**20
#: From <sys/mman.h>: large pages may be used here; and they are made now (since Linux 6.1, otherwise in a few minutes).
MADV_HUGEPAGE: Final = 14
MADV_COLLAPSE: Final = 25

_SYSTEM: Final = Path("/sys/kernel/mm/transparent_hugepage")
_MAPS: Final = Path("/proc/self/maps")
_STATM: Final = Path("/proc/self/statm")

#: Where a piece of memory begins, and where it ends.
Piece = tuple[int, int]


def use_large_pages() -> None:
    """Asks for large pages where there are some: now and whenever this process has grown, in a thread of its own."""
    size = page_size()
    if size:
        threading.Thread(target=_keep_asking, args=(size,), name="pages", daemon=True).start()


def page_size() -> int:
    """The bytes of a large page; 0 where the system has none for us."""
    if sys.platform != "linux":
        return 0
    with suppress(OSError, ValueError):
        if "[never]" not in (_SYSTEM / "enabled").read_text():
            return int((_SYSTEM / "hpage_pmd_size").read_text())
    return 0


def _keep_asking(size: int) -> None:
    asked_at = 0
    with suppress(OSError):  # there is no /proc
        while True:
            resident = int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
            if resident >= asked_at + MORE:
                asked_at = resident
                ask(size)
            time.sleep(PAUSE)


def ask(size: int) -> int:
    """Asks once, for all memory that this process has; how many large pages it has got or had."""
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    count = 0
    for first, end in pieces(_MAPS.read_text().splitlines(), size):
        advise(first, end - first, MADV_HUGEPAGE)
        whole = range(-(-first // size) * size, end // size * size, size)
        # One by one, as whoever wants more memory meanwhile has to wait.
        count += sum(advise(page, size, MADV_COLLAPSE) == 0 for page in whole)
    return count


def pieces(maps: Iterable[str], least: int) -> Iterator[Piece]:
    """The memory that is neither a file nor shared nor a thread's stack, which has a forbidden page below it."""
    forbidden = 0
    for line in maps:
        place, access, _, _, file, *name = line.split(maxsplit=5)
        first, end = (int(part, 16) for part in place.split("-"))
        if access == "---p":
            forbidden = end
            continue
        ours = access == "rw-p" and file == "0" and (not name or name[0] == "[heap]")
        if ours and first != forbidden and end - first >= least:
            yield first, end
