"""What is known of Endeavor before anybody sits down: names, seats, options, and the facts that need words."""

from __future__ import annotations

from typing import Final

from caravela.core.options import Option
from caravela.core.rules import Meta
from caravela.games.endeavor.box import SIDE_IDS
from caravela.games.endeavor.chapters import (
    abolition,
    attack,
    build,
    deeds,
    discard,
    draw,
    growth,
    mat,
    occupy,
    payment,
    rounds,
    routes,
    salary,
    setup,
    ship,
    shortage,
    silent,
    special,
    turn,
)
from caravela.games.endeavor.components import COLOURS, FEWEST, FOLDER, MOST, VERSION
from caravela.games.endeavor.gauges import GAUGES
from caravela.games.endeavor.scoring import END_IDS, SCORE_LINES
from caravela.games.endeavor.state import ALL_DECKS, REGION_DECKS

#: The last four count with the Silent Fleet only, each for itself; all are fixed before the game (END-19.17).
OPTIONS: Final = [
    Option("side", "usual", "END-3.1", choices=("usual", *SIDE_IDS)),
    Option("start", "drawn", "END-3.8", choices=("drawn", "first")),
    Option("europe_bonus_disc", False, "END-R15"),
    Option("silent_fleet", False, "END-19.1"),
    Option("occupy_same_zone", False, "END-19.14"),
    Option("ignore_tokens", False, "END-19.15"),
    Option("building_shortage", False, "END-19.16"),
    Option("silent_draw", ALL_DECKS, "END-R16", choices=(ALL_DECKS, REGION_DECKS)),
]

CHAPTERS: Final = [
    setup,
    rounds,
    shortage,
    build,
    growth,
    salary,
    turn,
    deeds,
    ship,
    occupy,
    routes,
    attack,
    payment,
    draw,
    abolition,
    discard,
    special,
    silent,
    mat,
]

META: Final = Meta(
    id="endeavor",
    title="Endeavor: Age of Sail",
    author="Carl de Visser and Jarratt Gray",
    publisher="Burnt Island Games, Grand Gamers Guild",
    year=2018,
    rule_prefix="END-",
    rules_version=VERSION,
    seats=range(FEWEST, MOST + 1),
    seat_ids=COLOURS,
    options=OPTIONS,
    end_reasons=END_IDS,
    folder=FOLDER,
    vocabularies={
        "action": "deed",
        "first": "token",
        "second": "token",
        "region": "zone",
        "other": "place",
        "player": "seat",
        "owner": "seat",
    },
    chapters=CHAPTERS,
    score_lines=SCORE_LINES,
    closing=("done", "pass", "governor_none", "memorial_none", "silent_nothing"),
    gives_up=("discard",),
    moments={
        "round": "phase",
        "opened": "opening",
        "governor": "reward",
        "attacked": "battle",
        "attacked_silent": "battle",
        "abolition": "phase",
    },
    gauges=GAUGES,
    news=("opened", "governor", "abolition"),
    minutes=(60, 120),
    weight=3,
)
