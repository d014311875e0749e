"""Chapter 15, the abolition of slavery."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import Event, EventKind
from caravela.games.endeavor.chapters import mat
from caravela.games.endeavor.components import CARD_SYMBOLS, DECK_END, SLAVERY, SLAVERY_DECK, members
from caravela.games.endeavor.state import EndeavorState

ABOLITION: Final = EventKind("abolition")
SET_ASIDE: Final = EventKind("set_aside", "count")


def carry_out(state: EndeavorState, events: list[Event] | None) -> None:
    """The first time only: slavery cards are set aside, the rest of their deck is removed (END-15.1 to 15.3, 15.5)."""
    if state.abolished:
        return
    state.abolished = 1
    if events is not None:
        events.append(ABOLITION(state.active, "END-15.1"))
    for card in range(state.decks[SLAVERY_DECK], DECK_END[SLAVERY_DECK]):
        state.removed |= 1 << card
    state.decks[SLAVERY_DECK] = DECK_END[SLAVERY_DECK]
    for seat in range(state.seats):
        cards = state.held[seat] & SLAVERY
        if cards:
            if events is not None:
                events.append(SET_ASIDE(seat, "END-15.2", count=cards.bit_count()))
            set_aside(state, seat, cards, events)


def set_aside(state: EndeavorState, seat: int, cards: int, events: list[Event] | None) -> None:
    """Slavery cards go beside the mat, and their symbols are lost (END-15.2, 15.4, END-16.6)."""
    state.held[seat] &= ~cards
    state.aside[seat] |= cards
    for card in members(cards):
        mat.lose(state, seat, CARD_SYMBOLS[card], events)
