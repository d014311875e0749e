"""What is known of Vasco da Gama before anybody sits down: names, seats, options, and the facts that need words."""

from __future__ import annotations

from typing import Final

from caravela.core.options import Option
from caravela.core.rules import Meta, Way
from caravela.games.vasco.chapters import (
    bonuses,
    calls,
    characters,
    ending,
    expedition,
    launching,
    merchants,
    placing,
    projects,
    recruiting,
    round_end,
    sailing,
    setup,
    supplies,
)
from caravela.games.vasco.components import COLOURS, FEWEST, FOLDER, MOST, VERSION
from caravela.games.vasco.gauges import GAUGES
from caravela.games.vasco.scoring import SCORE_LINES

OPTIONS: Final = [
    Option("start", "drawn", "VDG-2.7", choices=("drawn", "first")),
    Option("strict_any_time", False, "VDG-R6"),
    Option("extra_disc_optional", True, "VDG-R4"),
    Option("terra_draw_blind", True, "VDG-R8"),
    Option("merchant_at_once", True, "VDG-R10"),
    Option("natal_in_setup", True, "VDG-R21"),
]

CHAPTERS: Final = [
    setup,
    placing,
    calls,
    projects,
    launching,
    recruiting,
    expedition,
    bonuses,
    characters,
    merchants,
    sailing,
    round_end,
    ending,
    supplies,
]

META: Final = Meta(
    id="vasco",
    title="Vasco da Gama",
    author="Paolo Mori",
    publisher="What's Your Game?",
    year=2009,
    rule_prefix="VDG-",
    rules_version=VERSION,
    seats=range(FEWEST, MOST + 1),
    seat_ids=COLOURS,
    options=OPTIONS,
    end_reasons=ending.END_IDS,
    folder=FOLDER,
    vocabularies={"player": "seat", "ship": "project", "origin": "harbour", "place": "area"},
    chapters=CHAPTERS,
    score_lines=SCORE_LINES,
    closing=("done", "pass", "keep", "wait"),
    not_now=(calls.ACT_FIRST.name,),
    journeys=(
        Way("area", pieces=("number",)),
        Way("act", "done", "launch", "buy", "gabriel", "section", "hire", "harbour", "sail", "sum"),
    ),
    moments={"round": "phase", "sailed calicut": "arrival", "moved calicut": "arrival"},
    gauges=GAUGES,
    minutes=(60, 120),
    weight=4,
)
