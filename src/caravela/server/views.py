"""Views as bytes, each made once: the one who acts gets the same view as answer and over the live connection."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection
from typing import Final

import msgspec

from caravela.server.table import Table
from caravela.server.view import view

#: Views that are kept; each has about 30 KB.
KEPT: Final = 200

Key = tuple[str, int, str | None, int, tuple[bool, ...]]


class Views:
    """Makes views, and remembers the latest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()

    def told(self, table: Table, guest: str | None, online: Collection[str], since: int = 0) -> bytes:
        """The view of a guest; all who have no seat at the table share theirs."""
        viewer = guest if table.belongs(guest) else None
        present = tuple(holder.guest in online for holder in table.seats)
        key = (table.card.id, table.version, viewer, since, present)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = msgspec.json.encode(view(table, viewer, online, since))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found
