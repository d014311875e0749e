"""The end of a turn, in the order in which things happen then (NAV-3.1)."""

from __future__ import annotations

from caravela.core.facts import Event
from caravela.core.fields import NONE
from caravela.games.navegador.chapters import card, ending, phases
from caravela.games.navegador.components import REGIONS
from caravela.games.navegador.state import AT_TURN, NavegadorState


def end(state: NavegadorState, events: list[Event] | None) -> None:
    """Completes a turn and hands it to the left neighbour (NAV-3.1)."""
    state.turn += 1
    clear_action(state)
    card.first_orange(state, events)
    if ending.count_turn(state, events):
        ending.ask_royal(state, 0)
        return
    state.active = (state.active + 1) % state.seats
    state.node = AT_TURN
    if state.next_phase != NONE and phase_starts(state):
        phases.begin_due(state, events)


def clear_action(state: NavegadorState) -> None:
    """Forgets how the action was carried out, so that equal positions are equal whatever led to them."""
    state.last = NONE
    state.discoveries = 0
    state.free_workers = 0
    state.goods_done = 0
    state.joker_free = 0
    state.unmoved = [0] * REGIONS


def phase_starts(state: NavegadorState) -> bool:
    """Whether a phase that is due begins before this turn: at once, or with the next round (NAV-11.3, NAV-R5)."""
    return state.variant.phase_change_at_next_turn or state.active == state.starter
