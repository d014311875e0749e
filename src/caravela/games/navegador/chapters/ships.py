"""Chapter 5, building ships."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.events import Event, Reason
from caravela.games.navegador.actions import SHIPS, BuildShips
from caravela.games.navegador.box import SHIPYARD
from caravela.games.navegador.chapters import turn, workers
from caravela.games.navegador.components import BOX, LINES, PORTUGAL, REGIONS
from caravela.games.navegador.state import NavegadorState

PRICE: Final = BOX.ships.price
EXTRA: Final = BOX.ships.extra_price
SALE: Final = BOX.ships.surplus_sale

_SHIPS: Final[list[Action]] = list(SHIPS)


def can_build(state: NavegadorState) -> int:
    """How many ships the active player may build at the most (NAV-5.1, 5.2, 5.4, 5.6)."""
    seat = state.active
    return workers.most(
        state.money[seat],
        state.supply[seat],
        state.buildings[seat * LINES + SHIPYARD],
        PRICE,
        EXTRA[state.phase - 1],
        state.variant.surplus_paid_in_batch,
    )


def options(state: NavegadorState, ordered: bool) -> list[Action]:
    """Every number that is allowed and can be paid (NAV-5.1, 5.6)."""
    return workers.choices(state, _SHIPS, can_build(state))


def apply(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """Pays, places the ships in Portugal, sells the surplus (NAV-5.3, 5.4, 5.5)."""
    assert isinstance(action, BuildShips)
    seat = state.active
    cost = workers.charge(action.count, state.buildings[seat * LINES + SHIPYARD], PRICE, EXTRA[state.phase - 1])
    new = min(action.count, state.supply[seat])
    surplus = action.count - new
    state.money[seat] += surplus * SALE - cost
    state.supply[seat] -= new
    state.ships[seat * REGIONS + PORTUGAL] += new
    if events is not None:
        events.append(Event("built_ships", seat, "NAV-5.1", count=new, coins=cost))
        if surplus:
            events.append(Event("surplus_ships", seat, "NAV-5.5", count=surplus, coins=surplus * SALE))
    turn.end(state, events)


def why_not(state: NavegadorState, action: Action) -> Reason | None:
    """NAV-3.11, NAV-5.4, NAV-5.6."""
    if not isinstance(action, BuildShips):
        return None
    seat = state.active
    yards = state.buildings[seat * LINES + SHIPYARD]
    if action.count == 0:
        return Reason("something_possible", "NAV-R10")
    if action.count > yards and action.count > state.supply[seat]:
        return Reason("ships_used_up", "NAV-5.4", room=state.supply[seat], shipyards=yards)
    price = workers.charge(action.count, yards, PRICE, EXTRA[state.phase - 1])
    return Reason("no_money", "NAV-5.6", price=price, money=state.money[seat])
