"""What is known of Navegador before anybody sits down: names, seats, options, and the facts that need words."""

from __future__ import annotations

from typing import Final

from caravela.core.options import Option
from caravela.core.rules import Meta, Way
from caravela.games.navegador.chapters import (
    buildings,
    card,
    colonies,
    ending,
    market,
    phases,
    privileges,
    rondel,
    sailing,
    setup,
    ships,
    workers,
)
from caravela.games.navegador.components import COLOURS, FEWEST, FOLDER, MOST, VERSION
from caravela.games.navegador.gauges import GAUGES
from caravela.games.navegador.scoring import SCORE_LINES
from caravela.games.navegador.state import END_IDS

OPTIONS: Final = [
    Option("start", "drawn", "NAV-2.8", choices=("drawn", "first")),
    Option("turn_cap", 0, "NAV-13.1", lowest=0, highest=1000, bots=100),
    Option("surplus_paid_in_batch", True, "NAV-R8"),
    Option("discovering_ships_stop", True, "NAV-R9"),
    Option("phase_change_at_next_turn", True, "NAV-R5"),
    Option("refill_adds", VERSION < 2, "NAV-R6"),
    Option("null_actions_allowed", True, "NAV-R10"),
    Option("cheapest_colony_forced", True, "NAV-R12"),
    Option("cheapest_of_good", False, "NAV-R12"),
]

CHAPTERS: Final = [
    setup,
    rondel,
    workers,
    ships,
    sailing,
    colonies,
    buildings,
    market,
    privileges,
    phases,
    card,
    ending,
]

META: Final = Meta(
    id="navegador",
    title="Navegador",
    author="Mac Gerdts",
    publisher="PD-Verlag, Rio Grande Games",
    year=2010,
    rule_prefix="NAV-",
    rules_version=VERSION,
    seats=range(FEWEST, MOST + 1),
    seat_ids=COLOURS,
    options=OPTIONS,
    end_reasons=END_IDS,
    folder=FOLDER,
    vocabularies={"origin": "region", "destination": "region", "player": "seat", "to": "seat"},
    chapters=CHAPTERS,
    score_lines=SCORE_LINES,
    closing=("done", "hire 0", "ships 0"),
    gives_up=("pay", "lose"),
    journeys=(Way("done", "rondel", "privilege", "found", "build"),),
    repeats=("move", "fleet"),
    moments={
        "discovered": "discovery",
        "phase": "phase",
        "discovery_bonus": "reward",
        "end_by_nagasaki": "phase",
        "end_by_buildings": "phase",
    },
    gauges=GAUGES,
    news=("phase", "end_by_nagasaki", "end_by_buildings"),
    minutes=(60, 90),
    weight=3,
)
