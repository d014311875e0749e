"""Facts that several chapters tell."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import EventKind, ReasonKind

EXTRA_DISC: Final = EventKind("extra_disc", "player")
NO_MISSIONARY: Final = EventKind("no_missionary", "player")
PLACED: Final = EventKind("placed", "number", "area")
STARTS: Final = EventKind("starts", "player")
AREA_FULL: Final = ReasonKind("area_full", "area")
IS_GABRIEL: Final = ReasonKind("is_gabriel", "project")
NO_MONEY: Final = ReasonKind("no_money", "price", "money")
NOTHING_POSSIBLE: Final = ReasonKind("nothing_possible", "area", "money")
NOT_ON_OFFER: Final = ReasonKind("not_on_offer", "project")
NUMBER_TAKEN: Final = ReasonKind("number_taken", "number", "player")
SECTION_CLOSED: Final = ReasonKind("section_closed", "section")
SOMETHING_FIRST: Final = ReasonKind("something_first")
SPACE_TAKEN: Final = ReasonKind("space_taken", "harbour", "space", "value")
TOO_FEW_SAILORS: Final = ReasonKind("too_few_sailors", "section", "colour", "sailors")
