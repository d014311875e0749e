"""What is known of Serenissima before anybody sits down: names, seats, options, and the facts that need words."""

from __future__ import annotations

from typing import Final

from caravela.core.options import Option
from caravela.core.rules import Meta, Way
from caravela.games.serenissima import scoring
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.chapters import (
    arrival,
    blockade,
    capture,
    combat,
    doge,
    galleys,
    investment,
    loading,
    loading_refused,
    movement,
    sale,
    scuttling,
    setup,
    turn,
    wheel,
)
from caravela.games.serenissima.components import (
    BOX,
    CLOSED_GOODS,
    COLOURS,
    FEWEST,
    FOLDER,
    MOST,
    PORT_IDS,
    PORTS_OF,
    VERSION,
)
from caravela.games.serenissima.gauges import GAUGES
from caravela.games.serenissima.scoring import END_IDS, SCORE_LINES


def _agreed(good: int) -> Option:
    """The closed port of a good, for a table that has agreed on a list (SER-2.6)."""
    id = GOODS[good]
    ports = tuple(PORT_IDS[port] for port in PORTS_OF[good])
    return Option(f"closed_{id}", getattr(BOX.setup.agreed, id), "SER-R17", choices=ports)


#: The variants of the rulebook and the switches for its doubtful rulings (SER-12.4, SER-R10 to R25).
OPTIONS: Final = [
    Option("start", "drawn", "SER-2.2", choices=("drawn", "first")),
    Option("money_open", True, "SER-2.12"),
    Option("closing", "random", "SER-R17", choices=("random", "choose", "list")),
    *(_agreed(good) for good in CLOSED_GOODS),
    Option("foreign_zone_sailor_transfer", "out_only", "SER-R10", choices=("out_only", "both")),
    Option("sale_blockade_without_move", True, "SER-R11"),
    Option("attack_needs_strength_1", True, "SER-R12"),
    Option("loot_for_attacker_only", True, "SER-R13"),
    Option("capture_ends_activation", True, "SER-R14"),
    Option("special_investment_sailors_only_on_new", True, "SER-R18"),
    Option("start_zone_reentry_blockade", True, "SER-R22"),
    Option("full_port_always_pays_20", False, "SER-R23"),
    Option("scuttle_any_time", False, "SER-R20"),
    Option("strength_after_volley", False, "SER-R25"),
]

CHAPTERS: Final = [
    setup,
    turn,
    wheel,
    loading,
    loading_refused,
    galleys,
    scuttling,
    movement,
    blockade,
    arrival,
    sale,
    combat,
    capture,
    investment,
    doge,
    scoring,
]

META: Final = Meta(
    id="serenissima",
    title="Serenissima",
    author="Dominique Ehrhard",
    publisher="Ystari",
    year=2012,
    rule_prefix="SER-",
    rules_version=VERSION,
    seats=range(FEWEST, MOST + 1),
    seat_ids=COLOURS,
    options=OPTIONS,
    end_reasons=END_IDS,
    folder=FOLDER,
    vocabularies={"player": "seat", "owner": "seat", "origin": "zone", "wanted": "item"},
    chapters=CHAPTERS,
    score_lines=SCORE_LINES,
    closing=("done", "stop", "end", "allow", "land 0", "crew 0"),
    gives_up=("jettison", "strip", "abandon_ashore", "abandon", "scuttle", "scuttle_galley"),
    not_now=(turn.WRONG_STEP.name, turn.MODE_FIRST.name),
    journeys=(
        Way("activate", "done", "sail", "stop", ends=("trade", "claim")),
        Way("activate", ends=("load", "embark", "take", "give")),
    ),
    repeats=("load", "embark", "disembark", "take", "give", "sell", "hire_galley", "hire_port"),
    moments={
        "turn": "phase",
        "attacked": "battle",
        "assaulted": "battle",
        "captured": "capture",
        "scoring": "reward",
    },
    gauges=GAUGES,
    news=("attacked", "assaulted", "sunk"),
    minutes=(60, 120),
    weight=3,
)
