"""The numbers in play, as the rulebook's readers see them; the values come from data.toml."""

from __future__ import annotations

from caravela.core.tables import NumberTable, Printed
from caravela.workshop.pig.components import BOX
from caravela.workshop.pig.meta import META


def tables() -> list[NumberTable]:
    """Every table."""
    printed = Printed(META, BOX)
    rules = ["PIG-1.1", "PIG-1.2", "PIG-1.3", "PIG-2.3"]
    return [
        printed.listed("numbers", rules, fewest="players.fewest", goal="goal.points", faces="die.faces", bad="die.bad")
    ]
