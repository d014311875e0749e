"""Presence: which guests have a table open right now, in this process and in those that share its database."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

#: Processes repeat what they know so often (seconds), and are not believed for longer than three times that.
REPEAT: Final = 30.0


class Presence:
    """Counts the open connections of each guest at each table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.process = secrets.token_hex(4)
        self._clock = clock
        self._here: dict[str, Counter[str]] = {}
        #: By table and process: the guests, and when they were last told.
        self._elsewhere: dict[str, dict[str, tuple[frozenset[str], float]]] = {}

    def at(self, table: str) -> set[str]:
        """The guests at a table."""
        found = set(self._here.get(table, ()))
        heard_after = self._clock() - 3 * REPEAT
        for guests, when in self._elsewhere.get(table, {}).values():
            if when > heard_after:
                found |= guests
        return found

    def come(self, table: str, guest: str) -> None:
        """A connection of a guest opened."""
        self._here.setdefault(table, Counter())[guest] += 1

    def go(self, table: str, guest: str) -> None:
        """A connection of a guest closed."""
        here = self._here[table]
        here[guest] -= 1
        if here[guest] <= 0:
            del here[guest]
        if not here:
            del self._here[table]

    def tables(self) -> list[str]:
        """The tables that somebody has open in this process."""
        return list(self._here)

    def news(self, table: str) -> dict[str, Any]:
        """What other processes should know."""
        return {"table": table, "process": self.process, "guests": sorted(self._here.get(table, ()))[:200]}

    def hear(self, news: dict[str, Any]) -> bool:
        """Takes in what another process told; whether that was anything new."""
        table, process, guests = news["table"], news["process"], frozenset(news["guests"])
        if process == self.process:
            return False
        before = self.at(table)
        told = self._elsewhere.setdefault(table, {})
        told[process] = (guests, self._clock())
        if not guests:
            del told[process]
        if not told:
            del self._elsewhere[table]
        return self.at(table) != before
