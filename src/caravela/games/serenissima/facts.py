"""Facts that several chapters tell."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import ReasonKind

GALLEY_FULL: Final = ReasonKind("galley_full", "number")
GALLEY_NOT_HERE: Final = ReasonKind("galley_not_here", "number")
GARRISON_FULL: Final = ReasonKind("garrison_full", "port", "size")
NO_MONEY: Final = ReasonKind("no_money", "price", "money")
NOT_ABOARD: Final = ReasonKind("not_aboard", "item", "number")
NOT_YOUR_GALLEY: Final = ReasonKind("not_your_galley", "number")
NOT_YOUR_PORT: Final = ReasonKind("not_your_port", "port")
OPEN_SEA: Final = ReasonKind("open_sea")
PORT_CLOSED: Final = ReasonKind("port_closed", "port")
RESERVE_EMPTY: Final = ReasonKind("reserve_empty")
