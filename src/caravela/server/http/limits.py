"""Limits: how often somebody may do something. They stop floods; no person at a table meets them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Final

from caravela.server.http.errors import TooOften

#: For each thing: how many at once, and how many a second in the long run.
RATES: Final = {
    "guests": (100, 1.0),
    "tables": (40, 0.5),
    "moves": (120, 20.0),
    "chat": (10, 0.5),
    "sockets": (60, 2.0),
}
#: Buckets in memory; beyond, those that have filled up again are forgotten.
MOST: Final = 20_000


#: An address may stand for so many people.
SHARED: Final = 8


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

    def take(self, what: str, who: str) -> None:
        """Takes a token, or refuses."""
        most, rate = RATES[what]
        now = self._clock()
        left, then = self._buckets.get((what, who), (float(most), now))
        left = min(most, left + (now - then) * rate)
        if left < 1:
            raise TooOften(math.ceil((1 - left) / rate))
        self._buckets[what, who] = (left - 1, now)
        if len(self._buckets) > MOST:
            self._forget(now)

    def _forget(self, now: float) -> None:
        self._buckets = {
            key: (left, then)
            for key, (left, then) in self._buckets.items()
            if left + (now - then) * RATES[key[0]][1] < RATES[key[0]][0]
        }


class NoLimits(Limits):
    """For tests and measurements."""

    def take(self, what: str, who: str) -> None:
        """Lets everything pass."""
