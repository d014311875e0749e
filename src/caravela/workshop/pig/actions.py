"""Every action of Pig, one small class for each kind, and the numbered table of them all."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action, ActionTable
from caravela.workshop.pig.components import FACES


class Roll(Action):
    """The player rolls the die (PIG-2.1)."""

    kind = "roll"
    form = "roll"


class Hold(Action):
    """The player keeps the pot and ends the turn (PIG-2.4)."""

    kind = "hold"
    form = "hold"


class Pips(Action):
    """Chance: what the die shows (PIG-1.3)."""

    kind = "pips"
    form = "die {pips}"

    def __init__(self, pips: int) -> None:
        super().__init__({"pips": pips})
        self.pips = pips


ROLL: Final = Roll({})
HOLD: Final = Hold({})
PIPS: Final = [Pips(pips) for pips in range(1, FACES + 1)]
TABLE: Final = ActionTable([ROLL, HOLD, *PIPS])
