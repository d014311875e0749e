"""The numbers of a seat that players watch, for previews. Points are money here, so money is told once."""

from __future__ import annotations

from typing import Final

from caravela.core.bits import has
from caravela.games.serenissima.box import GOODS
from caravela.games.serenissima.components import GALLEYS, GOOD_COUNT, PORTS
from caravela.games.serenissima.scoring import income
from caravela.games.serenissima.state import SerenissimaState

GAUGES: Final = (
    "money",
    "galleys",
    "ports",
    "crew",
    "garrison",
    *[f"cargo-{good}" for good in GOODS],
    "forts",
    "basilicas",
    "income",
)


def gauges(state: SerenissimaState, seat: int) -> list[int]:
    """What `GAUGES` names: sailors and cubes aboard, sailors in ports, and what a scoring now would bring."""
    crew = galleys = 0
    cargo = [0] * GOOD_COUNT
    for galley in range(1, GALLEYS + 1):
        if state.galley_owner[galley] == seat:
            galleys += 1
            crew += state.crew[galley]
            first = galley * GOOD_COUNT
            for good in range(GOOD_COUNT):
                cargo[good] += state.cargo[first + good]
    ports = garrison = forts = basilicas = 0
    for port in range(PORTS):
        if state.port_owner[port] == seat:
            ports += 1
            garrison += state.garrison[port]
            forts += int(has(state.forts, port))
            basilicas += int(has(state.basilicas, port))
    return [state.money[seat], galleys, ports, crew, garrison, *cargo, forts, basilicas, income(state, seat)]
