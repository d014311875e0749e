"""Chapter 12, the Navegador card and the orange ship."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import NOBODY, Event, EventKind
from caravela.core.fields import NONE
from caravela.games.navegador.components import COLOURS, SPACE_IDS, SPACES
from caravela.games.navegador.state import NavegadorState

CARD_PASSED: Final = EventKind("card_passed", "to", "space")
ORANGE: Final = EventKind("orange", "space")

#: What `card_sailing` can be: no, yes, and yes with a new phase at its end.
NO_CARD = 0
SAILING = 1
SAILING_INTO_PHASE = 2


def usable(state: NavegadorState) -> bool:
    """Whether the player whose turn it is may use the card before moving the stone.

    Only the holder (NAV-12.1), not in the first round (NAV-12.2), also in the last one (NAV-12.12, NAV-R26). Whoever
    received it on another's turn can use it on the own next one (NAV-12.10); whoever used it no longer holds it
    (NAV-12.8).
    """
    return state.holder == state.active and state.turn >= state.seats


def pass_on(state: NavegadorState, events: list[Event] | None, rule: str) -> None:
    """The card goes to the right neighbour, and the orange ship to that player's stone (NAV-12.3, 12.6, NAV-R24)."""
    giver = state.holder
    state.holder = (giver - 1) % state.seats
    state.orange = state.stone[state.holder]
    if events is not None:
        events.append(CARD_PASSED(giver, rule, to=COLOURS[state.holder], space=SPACE_IDS[state.orange]))


def distance_to_orange(state: NavegadorState, stone: int) -> int:
    """How many steps take a stone onto the space of the orange ship: 1 to 8, a full round if it stands there."""
    return (state.orange - stone - 1) % SPACES + 1


def check_loss(state: NavegadorState, stone: int, steps: int, events: list[Event] | None) -> None:
    """A holder whose stone reaches or crosses the orange ship loses the card (NAV-12.7)."""
    if state.holder == state.active and state.orange != NONE and steps >= distance_to_orange(state, stone):
        pass_on(state, events, "NAV-12.7")


def first_orange(state: NavegadorState, events: list[Event] | None) -> None:
    """For the first holder the orange ship is placed at the end of his first turn (NAV-12.9, NAV-R7)."""
    if state.orange == NONE and state.active == state.holder:
        state.orange = state.stone[state.active]
        if events is not None:
            events.append(ORANGE(NOBODY, "NAV-12.9", space=SPACE_IDS[state.orange]))
