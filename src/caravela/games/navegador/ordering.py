"""Ships taken one by one from several regions, in one order only: for the ordered lists of searches."""

from __future__ import annotations

from caravela.games.navegador.components import REGIONS


def in_order(ships: list[int], needed: int, last: int) -> list[int]:
    """The regions from `last` on that can give the next of `needed` ships and have enough behind them for the rest.

    Whoever began in another order, which is allowed, can go on: then all regions count.
    """
    found = []
    behind = 0
    for region in range(REGIONS - 1, max(last, 0) - 1, -1):
        behind += ships[region]
        if ships[region] and behind >= needed:
            found.append(region)
    found.reverse()
    return found if found or last <= 0 else in_order(ships, needed, 0)
