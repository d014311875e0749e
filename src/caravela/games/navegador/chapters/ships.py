"""Chapter 5, building ships."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.games.navegador.actions import SHIPS, BuildShips
from caravela.games.navegador.chapters import turn, workers
from caravela.games.navegador.components import BOX, PORTUGAL, REGIONS
from caravela.games.navegador.facts import NO_MONEY, SOMETHING_POSSIBLE
from caravela.games.navegador.state import AT_SHIPS, NavegadorState

BUILT_SHIPS: Final = EventKind("built_ships", "count", "coins")
SURPLUS_SHIPS: Final = EventKind("surplus_ships", "count", "coins")
SHIPS_USED_UP: Final = ReasonKind("ships_used_up", "room", "shipyards")

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
        state.shipyards(seat),
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
    cost = workers.charge(action.count, state.shipyards(seat), PRICE, EXTRA[state.phase - 1])
    new = min(action.count, state.supply[seat])
    surplus = action.count - new
    state.money[seat] += surplus * SALE - cost
    state.supply[seat] -= new
    state.ships[seat * REGIONS + PORTUGAL] += new
    if events is not None:
        events.append(BUILT_SHIPS(seat, "NAV-5.1", count=action.count, coins=cost))
        if surplus:
            events.append(SURPLUS_SHIPS(seat, "NAV-5.5", count=surplus, coins=surplus * SALE))
    turn.end(state, events)


def why_not(state: NavegadorState, action: Action) -> Fact | None:
    """NAV-3.11, NAV-5.4, NAV-5.6."""
    if not isinstance(action, BuildShips):
        return None
    seat = state.active
    yards = state.shipyards(seat)
    if action.count == 0:
        return SOMETHING_POSSIBLE("NAV-R10")
    if action.count > yards and action.count > state.supply[seat]:
        return SHIPS_USED_UP("NAV-5.4", room=state.supply[seat], shipyards=yards)
    price = workers.charge(action.count, yards, PRICE, EXTRA[state.phase - 1])
    return NO_MONEY("NAV-5.6", price=price, money=state.money[seat])


SHIPS_DECISION: Final = Decision(AT_SHIPS, "ships", "NAV-5.1", options, apply, why_not)
