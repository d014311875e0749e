"""The numbers of a seat that players watch, for previews."""

from __future__ import annotations

from typing import Final

from caravela.core.gauges import POINTS
from caravela.games.navegador.box import CHURCH, GOODS, SHIPYARD
from caravela.games.navegador.chapters.card import NO_CARD
from caravela.games.navegador.components import COLUMNS, LINES, SHIPS_EACH
from caravela.games.navegador.state import NavegadorState

GAUGES: Final = (
    "money",
    "workers",
    "ships",
    *[f"colonies-{good}" for good in GOODS],
    *[f"factories-{good}" for good in GOODS],
    "shipyards",
    "churches",
    "explorers",
    "privileges",
    "card",
    POINTS,
)


def gauges(state: NavegadorState, seat: int) -> list[int]:
    """What `GAUGES` names, the points aside; a card that is being used is as good as passed on (NAV-12.3)."""
    first, line, goods = seat * len(GOODS), seat * LINES, len(GOODS)
    return [
        state.money[seat],
        state.workers[seat],
        SHIPS_EACH - state.supply[seat],
        *[len(tokens) for tokens in state.colonies[first : first + goods]],
        *state.buildings[line : line + goods],
        state.buildings[line + SHIPYARD],
        state.buildings[line + CHURCH],
        state.discs[seat],
        sum(state.privileges[seat * COLUMNS : (seat + 1) * COLUMNS]),
        int(state.holder == seat and state.card_sailing == NO_CARD),
    ]
