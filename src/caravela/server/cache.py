"""What is kept in memory because it can be made again, as long as there is room for it."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Cache(Generic[K, V]):
    """Keeps what was used last, up to so many bytes; `size` says about how many a value takes.

    >>> cache = Cache[str, bytes](10, len)
    >>> cache.put("a", b"12345678")
    >>> cache.put("b", b"1234")
    >>> cache.get("a"), cache.get("b")
    (None, b'1234')
    """

    def __init__(self, most: int, size: Callable[[V], int]) -> None:
        self._most = most
        self._size = size
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()
        #: Costly reads are worked out in a thread.
        self._lock = threading.Lock()
        #: Bytes that are taken.
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        """What is kept under a key."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def put(self, key: K, value: V) -> None:
        """Keeps a value; what was used longest ago makes room. The latest one is kept however large it is."""
        taken = self._size(value)
        with self._lock:
            self.bytes += taken - self._kept.pop(key, (None, 0))[1]
            self._kept[key] = (value, taken)
            while self.bytes > self._most and len(self._kept) > 1:
                self.bytes -= self._kept.popitem(last=False)[1][1]
