"""The wheel of chapter 3: whose galley acts next."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import NOBODY, Event, EventKind
from caravela.games.serenissima.components import GALLEYS
from caravela.games.serenissima.state import AT_ACT, AT_DOGE, AT_MODE, DOGE_SPACE, NONE, SerenissimaState

TURN: Final = EventKind("turn", "turn")


def advance(state: SerenissimaState) -> None:
    """The black pawn goes on to the next number that carries a cube, or to the doge space (SER-1.11, 3.1, 3.5 to 3.7).

    The wheel is read now: galleys bought with a higher number act in this turn, sunk ones do not.
    """
    forget(state)
    owners = state.galley_owner
    galley = state.black + 1
    while galley <= GALLEYS:
        if owners[galley] != NONE:
            state.black = galley
            state.active = owners[galley]
            state.node = AT_MODE
            return
        galley += 1
    state.black = DOGE_SPACE
    state.node = AT_DOGE


def forget(state: SerenissimaState) -> None:
    """Forgets what was only of interest within one activation or investment."""
    state.last = NONE
    state.load_steps = 0
    state.cubes_loaded = 0
    state.came = 0
    state.went = 0
    state.origin = NONE
    state.visited = 0
    state.moved = 0
    state.trade_off = 0
    state.claim_off = 0
    state.sold = 0
    state.strength = NONE
    state.target = NONE
    state.bought = NONE


def begin_turn(state: SerenissimaState, events: list[Event] | None) -> None:
    """The next turn begins on the doge space (SER-3.1, 10.8)."""
    state.black = DOGE_SPACE
    if events is not None:
        events.append(TURN(NOBODY, "SER-3.1", turn=state.turn + 1))
    advance(state)


def step_three(state: SerenissimaState) -> None:
    """The active galley chooses what to do where it now lies (SER-3.3, 7.11)."""
    state.last = NONE
    state.target = NONE
    state.node = AT_ACT
