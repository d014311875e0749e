"""Facts that several chapters tell."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import EventKind, ReasonKind

CROWN: Final = EventKind("crown", "player")
NO_DISC_THERE: Final = ReasonKind("no_disc_there", "building")
NO_PRESENCE: Final = ReasonKind("no_presence", "region")
NOT_ON_THIS_SIDE: Final = ReasonKind("not_on_this_side", "place")
OPENED_ALREADY: Final = ReasonKind("opened_already", "region")
PLACE_TAKEN: Final = ReasonKind("place_taken", "place")
UNOPENED: Final = ReasonKind("unopened", "region")
