"""Facts that several chapters tell."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import ReasonKind

COLUMN_FULL: Final = ReasonKind("column_full", "column", "slots")
NO_MONEY: Final = ReasonKind("no_money", "price", "money")
NO_SHIP_THERE: Final = ReasonKind("no_ship_there", "region")
NO_WORKERS: Final = ReasonKind("no_workers", "needed", "workers")
SOMETHING_POSSIBLE: Final = ReasonKind("something_possible")
