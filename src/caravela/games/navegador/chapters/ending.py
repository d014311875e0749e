"""Chapter 13, the end of the game, and the royal privileges that come before the count (NAV-14.2)."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision, over
from caravela.core.facts import NOBODY, Event, EventKind, Fact
from caravela.core.fields import NONE
from caravela.games.navegador.actions import ROYAL, Royal
from caravela.games.navegador.box import COLUMN_IDS
from caravela.games.navegador.components import COLUMNS, SLOTS
from caravela.games.navegador.facts import COLUMN_FULL
from caravela.games.navegador.state import (
    AT_OVER,
    AT_ROYAL,
    END_CAP,
    END_NAGASAKI,
    NavegadorState,
)

END_BY_NAGASAKI: Final = EventKind("end_by_nagasaki")
END_BY_BUILDINGS: Final = EventKind("end_by_buildings")
END_BY_CAP: Final = EventKind("end_by_cap", "turns")
ROYAL_EVENT: Final = EventKind("royal", "column")


def trigger(state: NavegadorState, reason: int, events: list[Event] | None) -> None:
    """The end is near: this turn is completed, then everybody has one more (NAV-13.1, 13.2, 13.3, NAV-R13).

    A second trigger changes nothing (NAV-13.4).
    """
    if state.turns_left == NONE:
        state.turns_left = state.seats + 1
        state.end_reason = reason
        if events is not None:
            kind = END_BY_NAGASAKI if reason == END_NAGASAKI else END_BY_BUILDINGS
            events.append(kind(state.active, "NAV-13.1"))


def count_turn(state: NavegadorState, events: list[Event] | None) -> bool:
    """Counts a completed turn against the last round; whether the game has come to its end (NAV-13.2)."""
    if state.turns_left != NONE:
        state.turns_left -= 1
        return state.turns_left == 0
    cap = state.variant.turn_cap
    if cap and state.turn >= cap * state.seats:
        state.end_reason = END_CAP
        if events is not None:
            events.append(END_BY_CAP(NOBODY, "NAV-13.1", turns=cap))
        return True
    return False


def ask_royal(state: NavegadorState, first: int) -> None:
    """The next seat from `first` on that can place its royal privilege does so (NAV-14.2, NAV-15.4).

    Seats whose fifteen slots are full are passed over (NAV-14.8).
    """
    for seat in range(first, state.seats):
        if options_of(state, seat):
            state.active = seat
            state.node = AT_ROYAL
            return
    state.node = AT_OVER


def options_of(state: NavegadorState, seat: int) -> list[Action]:
    """The columns of a seat that have a free slot (NAV-14.3)."""
    return [ROYAL[column] for column in range(COLUMNS) if state.privileges_in(seat, column) < SLOTS]


def royal_options(state: NavegadorState, ordered: bool) -> list[Action]:
    """Where the royal privilege can go (NAV-14.2, 14.3)."""
    return options_of(state, state.active)


def apply_royal(state: NavegadorState, action: Action, events: list[Event] | None) -> None:
    """Puts the royal privilege into a column; it brings no money (NAV-14.2)."""
    assert isinstance(action, Royal)
    seat = state.active
    state.royal[seat] = action.column
    if events is not None:
        events.append(ROYAL_EVENT(seat, "NAV-14.2", column=COLUMN_IDS[action.column]))
    ask_royal(state, seat + 1)


def why_not_royal(state: NavegadorState, action: Action) -> Fact | None:
    """NAV-14.3."""
    if isinstance(action, Royal):
        return COLUMN_FULL("NAV-14.3", column=COLUMN_IDS[action.column], slots=SLOTS)
    return None


ROYAL_DECISION: Final = Decision(AT_ROYAL, "royal", "NAV-14.2", royal_options, apply_royal, why_not_royal)
OVER: Final = over(AT_OVER, "NAV-13.2")
