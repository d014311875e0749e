"""Tables whose bots cannot play (a game that is not installed, a damaged journal) are tried again, ever less often."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

#: Seconds between two tries at most.
LONGEST: Final = 3600.0


class Parking:
    """Which tables wait for their next try, and how long."""

    def __init__(self, first: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.first = first
        self._clock = clock
        #: Until when a table waits, and how long that is.
        self._parked: dict[str, tuple[float, float]] = {}

    def park(self, id: str) -> float:
        """Lets a table wait, twice as long as the time before; returns the seconds."""
        _, before = self._parked.get(id, (0.0, 0.0))
        seconds = min(LONGEST, max(self.first, 2 * before))
        self._parked[id] = (self._clock() + seconds, seconds)
        return seconds

    def leave(self, id: str) -> None:
        """The table plays again."""
        self._parked.pop(id, None)

    def waited(self, id: str) -> float:
        """How long it was last made to wait, in seconds; 0 for one that plays."""
        return self._parked.get(id, (0.0, 0.0))[1]

    def is_parked(self, id: str) -> bool:
        """Whether it has to wait still."""
        until, _ = self._parked.get(id, (0.0, 0.0))
        return self._clock() < until
