"""What is known of Pig before anybody sits down."""

from __future__ import annotations

from typing import Final

from caravela.core.options import Option
from caravela.core.rules import Meta
from caravela.workshop.pig.chapters import ending, turn
from caravela.workshop.pig.components import BOX, COLOURS, FOLDER, VERSION

OPTIONS: Final = [Option("goal", BOX.goal.points, "PIG-R1", lowest=10, highest=500)]

META: Final = Meta(
    id="pig",
    title="Pig",
    author="traditional",
    publisher="nobody",
    year=1945,
    rule_prefix="PIG-",
    rules_version=VERSION,
    seats=range(BOX.players.fewest, len(COLOURS) + 1),
    seat_ids=COLOURS,
    options=OPTIONS,
    end_reasons=("goal",),
    folder=FOLDER,
    vocabularies={},
    chapters=[turn, ending],
    score_lines=("points",),
    closing=("hold",),
    gauges=("pot", "points"),
    minutes=(10, 20),
    weight=1,
)
