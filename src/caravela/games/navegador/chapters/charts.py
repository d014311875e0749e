"""How far ships can sail: for a set of discovered regions and a range, worked out once and kept (NAV-6.2, 6.5, 6.7)."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.games.navegador.actions import MOVE
from caravela.games.navegador.components import NEIGHBOURS, REGIONS


class Chart:
    """What is in reach from each region."""

    __slots__ = ("distance", "moves", "sources", "targets")

    def __init__(self, discovered: int, reach: int) -> None:
        #: Borders from each region to each other, through discovered ones; -1 where it is out of reach.
        self.distance = [_distances(origin, discovered, reach) for origin in range(REGIONS)]
        #: The moves of a single ship from each region (NAV-6.2, 6.3, 6.5).
        self.moves: list[list[Action]] = [
            [
                MOVE[origin][destination]
                for destination in range(REGIONS)
                if discovered >> destination & 1 and self.distance[origin][destination] > 0
            ]
            for origin in range(REGIONS)
        ]
        #: For each undiscovered region, the discovered ones from which a ship can reach it (NAV-6.7).
        self.sources: list[list[int]] = [
            [origin for origin in range(REGIONS) if discovered >> origin & 1 and self.distance[origin][target] > 0]
            if not discovered >> target & 1
            else []
            for target in range(REGIONS)
        ]
        #: The undiscovered regions that a ship could reach at all.
        self.targets: list[int] = [target for target in range(REGIONS) if self.sources[target]]


def _distances(origin: int, discovered: int, reach: int) -> list[int]:
    """Borders to every region, all regions on the way being discovered (NAV-6.5, 6.7)."""
    found = [-1] * REGIONS
    found[origin] = 0
    edge = [origin] if discovered >> origin & 1 else []
    for borders in range(1, reach + 1):
        beyond: list[int] = []
        for region in edge:
            for neighbour in NEIGHBOURS[region]:
                if found[neighbour] < 0:
                    found[neighbour] = borders
                    if discovered >> neighbour & 1:
                        beyond.append(neighbour)
        edge = beyond
    return found


_CHARTS: Final[dict[int, Chart]] = {}


def chart(discovered: int, reach: int) -> Chart:
    """The chart for these discovered regions and this range."""
    key = discovered * (REGIONS + 1) + reach
    known = _CHARTS.get(key)
    if known is None:
        known = Chart(discovered, reach)
        _CHARTS[key] = known
    return known
