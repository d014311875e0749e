"""Limits: how often somebody may do something. They stop floods; no person at a table meets them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Final

from caravela.server.http.errors import TooOften

#: For each thing that a guest does: how many at once, and how many a second in the long run.
RATES: Final = {
    "tables": (40, 0.5),
    "moves": (120, 20.0),
    "chat": (10, 0.5),
    "sockets": (60, 2.0),
    "reads": (150, 10.0),
}
#: The same for an address, which may stand for several people. Guests, and bytes of uploads, are counted only so.
OF_ADDRESSES: Final = {
    "guests": (100, 1.0),
    "bytes": (20_000_000, 20_000_000 / 86_400),
    "tables": (120, 1.0),
    "moves": (1000, 160.0),
    "chat": (80, 4.0),
    "sockets": (500, 20.0),
    "reads": (600, 40.0),
}
#: Buckets in memory; beyond, those that have filled up again are forgotten.
MOST: Final = 20_000


@lru_cache(4096)
def origin_of(address: str) -> str:
    """What limits count for an address: itself, and of IPv6 the network that one household has.

    >>> origin_of("203.0.113.9"), origin_of("2001:db8:1:2:3:4:5:6"), origin_of("::ffff:203.0.113.9")
    ('203.0.113.9', '2001:db8:1:2::/64', '203.0.113.9')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


class Limits:
    """A bucket of tokens for each person and thing; it fills up again with time."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, guest: str | None, address: str, count: int = 1) -> None:
        """Takes tokens of a guest, where there is one, and of the address that the guest comes from; or refuses."""
        wanted = [((what, f"@{address}"), OF_ADDRESSES[what])]
        if guest is not None and what in RATES:
            wanted.append(((what, guest), RATES[what]))
        now = self._clock()
        left = [self._left(key, rates, count, now) for key, rates in wanted]
        for (key, _), tokens in zip(wanted, left, strict=True):
            self._buckets[key] = (tokens - count, now)
        if len(self._buckets) > MOST:
            self._forget(now)

    def _left(self, key: tuple[str, str], rates: tuple[int, float], count: int, now: float) -> float:
        """The tokens of a bucket, if there are enough."""
        most, rate = rates
        left, then = self._buckets.get(key, (float(most), now))
        left = min(most, left + (now - then) * rate)
        if left < count:
            raise TooOften(math.ceil((count - left) / rate))
        return left

    def _forget(self, now: float) -> None:
        self._buckets = {
            key: (left, then)
            for key, (left, then) in self._buckets.items()
            if left + (now - then) * _rates(key)[1] < _rates(key)[0]
        }


def _rates(key: tuple[str, str]) -> tuple[int, float]:
    what, who = key
    return OF_ADDRESSES[what] if who.startswith("@") else RATES[what]


class NoLimits(Limits):
    """For tests and measurements."""

    def take(self, what: str, guest: str | None, address: str, count: int = 1) -> None:
        """Lets everything pass."""
