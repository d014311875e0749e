"""Ships taken one by one from several regions, in one order only: for the ordered lists of searches."""

from __future__ import annotations

from caravela.games.navegador.components import REGIONS


def in_order(ships: list[int], needed: int, last: int) -> list[int]:
    """The regions from `last` on that can give the next of `needed` ships and have enough behind them for the rest."""
    found = []
    behind = 0
    for region in range(REGIONS - 1, max(last, 0) - 1, -1):
        behind += ships[region]
        if ships[region] and behind >= needed:
            found.append(region)
    found.reverse()
    return found
