"""Chapter 10, privileges."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.games.navegador.actions import DONE, PRIVILEGE, TakePrivilege
from caravela.games.navegador.box import COLUMN_IDS
from caravela.games.navegador.chapters import turn
from caravela.games.navegador.components import BONUS, BOX, COLUMNS, SLOTS
from caravela.games.navegador.facts import COLUMN_FULL, SOMETHING_POSSIBLE
from caravela.games.navegador.state import AT_PRIVILEGE, NavegadorState

PRIVILEGE_EVENT: Final = EventKind("privilege", "column", "coins")
GALLERY_EMPTY: Final = ReasonKind("gallery_empty", "column")
LAST_WORKERS: Final = ReasonKind("last_workers", "lowest")

WORKER_COST: Final = BOX.privileges.worker_cost
LOWEST: Final = BOX.workers.lowest


def options(state: NavegadorState, ordered: bool) -> list[Action]:
    """One privilege of the gallery, with a worker to give and a free slot in its column (NAV-10.1, 10.2, 10.3)."""
    legal: list[Action] = []
    seat = state.active
    if state.workers[seat] - WORKER_COST >= LOWEST:
        for column in range(COLUMNS):
            if state.gallery[column] and state.privileges[seat * COLUMNS + column] < SLOTS:
                legal.append(PRIVILEGE[column])
    if state.variant.null_actions_allowed or not legal:
        legal.append(DONE)
    return legal


def apply(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """A worker goes, the token covers the topmost free slot, its bonus is paid for each item (NAV-10.2 to 10.5)."""
    if isinstance(action, TakePrivilege):
        seat, column = state.active, action.column
        held = state.privileges_in(seat, column)
        coins = BONUS[column][held] * state.items(seat)[column]
        state.workers[seat] -= WORKER_COST
        state.gallery[column] -= 1
        state.privileges[seat * COLUMNS + column] = held + 1
        state.money[seat] += coins
        if events is not None:
            events.append(PRIVILEGE_EVENT(seat, "NAV-10.4", column=COLUMN_IDS[column], coins=coins))
    turn.end(state, events)


def why_not(state: NavegadorState, action: Action) -> Fact | None:
    """NAV-10.1, 10.2, 10.3."""
    if action is DONE:
        return SOMETHING_POSSIBLE("NAV-R10")
    if not isinstance(action, TakePrivilege):
        return None
    seat, column = state.active, action.column
    if state.workers[seat] - WORKER_COST < LOWEST:
        return LAST_WORKERS("NAV-10.2", lowest=LOWEST)
    if state.gallery[column] == 0:
        return GALLERY_EMPTY("NAV-10.1", column=COLUMN_IDS[column])
    return COLUMN_FULL("NAV-10.3", column=COLUMN_IDS[column], slots=SLOTS)


PRIVILEGE_DECISION: Final = Decision(AT_PRIVILEGE, "privilege", "NAV-10.1", options, apply, why_not)
