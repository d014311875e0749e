"""Costly reads: what takes longer than a move is worked out beside the loop, once, and kept.

How a game of thousands of steps went takes a second. Whoever asks for it waits for others who ask for such things, not
the other way round: there is one thread for all of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from caravela.server.cache import Cache
from caravela.server.http.errors import TooOften

#: Bytes of answers that are kept.
ROOM: Final = 32 * 2**20
#: Reads that one address may have under way.
AT_ONCE: Final = 16


class Reads:
    """Answers that were worked out, and those that are."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "reads")
        self._kept: Cache[Hashable, bytes] = Cache(ROOM, len)
        self._running: dict[Hashable, asyncio.Future[bytes]] = {}
        self._under_way: Counter[str] = Counter()

    async def told(self, who: str, key: Hashable, make: Callable[[], bytes]) -> bytes:
        """The answer to a question, which `make` works out where nobody has asked it before."""
        found = self._kept.get(key)
        if found is not None:
            return found
        if self._under_way[who] >= AT_ONCE:
            raise TooOften(1)
        self._under_way[who] += 1
        try:
            return await asyncio.shield(self._running.get(key) or self._start(key, make))
        finally:
            self._under_way[who] -= 1
            if not self._under_way[who]:
                del self._under_way[who]

    def _start(self, key: Hashable, make: Callable[[], bytes]) -> asyncio.Future[bytes]:
        running = self._running[key] = asyncio.get_running_loop().run_in_executor(self._thread, make)
        running.add_done_callback(lambda done: self._done(key, done))
        return running

    def _done(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        del self._running[key]
        if not done.cancelled() and done.exception() is None:
            self._kept.put(key, done.result())

    def close(self) -> None:
        """Nobody asks any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
