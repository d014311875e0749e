"""Chapter 4, hiring workers."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.games.navegador.actions import HIRE, Hire
from caravela.games.navegador.chapters import turn
from caravela.games.navegador.components import BOX
from caravela.games.navegador.facts import NO_MONEY, SOMETHING_POSSIBLE
from caravela.games.navegador.state import AT_WORKERS, NavegadorState

HIRED: Final = EventKind("hired", "count", "coins")
SURPLUS_WORKERS: Final = EventKind("surplus_workers", "count", "coins")
TRACK_FULL: Final = ReasonKind("track_full", "room", "churches")

HIGHEST: Final = BOX.workers.highest
PRICE: Final = BOX.workers.price
EXTRA: Final = BOX.workers.extra_price
SALE: Final = BOX.workers.surplus_sale


def most(money: int, room: int, buildings: int, price: int, extra: int, batch: bool) -> int:
    """The largest number that may be hired (or built, NAV-5.6); every smaller one may be too (NAV-4.7).

    The first `buildings` cost `price` each, further ones `extra` (NAV-4.1 to 4.3), which may not be surplus (NAV-4.6).
    Nobody can owe money (NAV-3.12). All are paid before any surplus is sold (NAV-4.8); with the option off, each
    surplus pays for the next (NAV-R8).
    """
    paid_for = money // price
    if buildings >= room:
        if not batch and paid_for > room:
            return buildings
        return min(buildings, paid_for)
    if paid_for <= buildings:
        return paid_for
    return min(room, buildings + (money - buildings * price) // extra)


def charge(count: int, buildings: int, price: int, extra: int) -> int:
    """What hiring or building so many costs (NAV-4.7)."""
    if count <= buildings:
        return count * price
    return buildings * price + (count - buildings) * extra


def choices(state: NavegadorState, actions: list[Action], most: int) -> list[Action]:
    """0 to `most`; nothing may be chosen unless an option forbids it (NAV-3.11, NAV-R10)."""
    if most and not state.variant.null_actions_allowed:
        return actions[1 : most + 1]
    return actions[: most + 1]


def can_hire(state: NavegadorState) -> int:
    """How many workers the active player may hire at the most (NAV-4.1 to 4.6, 4.8, 4.9)."""
    seat = state.active
    return most(
        state.money[seat],
        HIGHEST - state.workers[seat],
        state.churches(seat),
        PRICE,
        EXTRA[state.phase - 1],
        state.variant.surplus_paid_in_batch,
    )


_HIRE: Final[list[Action]] = list(HIRE)


def options(state: NavegadorState, ordered: bool) -> list[Action]:
    """Every number that is allowed and can be paid (NAV-4.7)."""
    return choices(state, _HIRE, can_hire(state))


def apply(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """Pays, moves the marker up to 9, sells the surplus (NAV-4.4, 4.5, 4.7)."""
    assert isinstance(action, Hire)
    seat = state.active
    cost = charge(action.count, state.churches(seat), PRICE, EXTRA[state.phase - 1])
    new = min(action.count, HIGHEST - state.workers[seat])
    surplus = action.count - new
    state.money[seat] += surplus * SALE - cost
    state.workers[seat] += new
    if events is not None:
        events.append(HIRED(seat, "NAV-4.1", count=action.count, coins=cost))
        if surplus:
            events.append(SURPLUS_WORKERS(seat, "NAV-4.5", count=surplus, coins=surplus * SALE))
    turn.end(state, events)


def why_not(state: NavegadorState, action: Action) -> Fact | None:
    """NAV-3.11, NAV-4.6, NAV-4.8."""
    if not isinstance(action, Hire):
        return None
    seat = state.active
    churches = state.churches(seat)
    if action.count == 0:
        return SOMETHING_POSSIBLE("NAV-R10")
    if action.count > churches and state.workers[seat] + action.count > HIGHEST:
        return TRACK_FULL("NAV-4.6", room=HIGHEST - state.workers[seat], churches=churches)
    price = charge(action.count, churches, PRICE, EXTRA[state.phase - 1])
    return NO_MONEY("NAV-4.8", price=price, money=state.money[seat])


WORKERS_DECISION: Final = Decision(AT_WORKERS, "workers", "NAV-4.1", options, apply, why_not)
