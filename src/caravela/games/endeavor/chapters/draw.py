"""Chapter 14, draw."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.games.endeavor.actions import DRAW_CARD, TAKE_CARD, DrawCard, TakeCard
from caravela.games.endeavor.chapters import abolition, mat
from caravela.games.endeavor.chapters.discs import add_chosen, in_europe
from caravela.games.endeavor.components import (
    BONUS_DISC,
    CARD_ABOLITION,
    CARD_IDS,
    CARD_SYMBOLS,
    CARD_VALUE,
    CARDS_UP_TO,
    DECK_END,
    DECK_IDS,
    DECK_ZONE,
    DECKS,
    EUROPE,
    EUROPE_BONUS_DISC,
    SLAVERY_DECK,
    ZONE_IDS,
    ZONES,
)
from caravela.games.endeavor.state import EndeavorState

BONUS_DISC_EVENT: Final = EventKind("bonus_disc")
DREW: Final = EventKind("drew", "card")
TOOK: Final = EventKind("took", "card")
DECK_EMPTY: Final = ReasonKind("deck_empty", "deck")
NOT_IN_PILE: Final = ReasonKind("not_in_pile", "card")
SLAVERY_ABOLISHED: Final = ReasonKind("slavery_abolished")
VALUE_TOO_HIGH: Final = ReasonKind("value_too_high", "card", "value", "zone", "presence")

_TAKE: Final[list[Action]] = list(TAKE_CARD)


def within_presence(state: EndeavorState, fleet: int, deck: int) -> bool:
    """Whether the top card of a deck is worth no more than the presence in its zone, opened or not (END-14.2, 14.3).

    In Europe the whole presence counts for each of the two decks, and value 0 needs none (END-14.4). An empty deck
    gives nothing (END-14.9).
    """
    top = state.decks[deck]
    return top < DECK_END[deck] and CARD_VALUE[top] <= state.presence[fleet * ZONES + DECK_ZONE[deck]]


def from_pile(state: EndeavorState) -> int:
    """The cards of the discard pile that the presence in Europe allows (END-14.6)."""
    presence = in_europe(state, state.active)
    return state.pile & (CARDS_UP_TO[presence] if presence < len(CARDS_UP_TO) else CARDS_UP_TO[-1])


def has_target(state: EndeavorState) -> bool:
    """Whether there is any card to be had."""
    for deck in range(DECKS):
        if within_presence(state, state.active, deck):
            return True
    return state.pile != 0 and from_pile(state) != 0


def options(state: EndeavorState) -> list[Action]:
    """The top card of a deck, or a card of the discard pile (END-14.1, 14.2, 14.6, 14.9)."""
    legal: list[Action] = []
    for deck in range(DECKS):
        if within_presence(state, state.active, deck):
            legal.append(DRAW_CARD[deck])
    if state.pile:
        add_chosen(legal, _TAKE, from_pile(state))
    return legal


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """END-14.1, 14.6."""
    if isinstance(action, DrawCard):
        card = state.decks[action.deck]
        state.decks[action.deck] += 1
        rule, kind = "END-14.1", DREW
    else:
        assert isinstance(action, TakeCard)
        card = action.card
        state.pile &= ~(1 << card)
        rule, kind = "END-14.6", TOOK
    if events is not None:
        events.append(kind(state.active, rule, card=CARD_IDS[card]))
    hold(state, card, events)


def hold(state: EndeavorState, card: int, events: list[Event] | None) -> None:
    """The card's symbols count at once, its glory at the end; any number may be held (END-14.5, 14.7, 14.8)."""
    seat = state.active
    state.held[seat] |= 1 << card
    mat.gain(state, seat, CARD_SYMBOLS[card], events)
    if state.supply[seat] and has(bonus_discs(state), card):
        state.supply[seat] -= 1
        state.harbour[seat] += 1
        if events is not None:
            events.append(BONUS_DISC_EVENT(seat, "END-14.7"))
    if CARD_ABOLITION[card]:
        abolition.carry_out(state, events)


def bonus_discs(state: EndeavorState) -> int:
    """The cards that bring a disc; by an option the value 1 card of Europe is one of them (END-14.7, END-R15)."""
    return EUROPE_BONUS_DISC if state.variant.europe_bonus_disc else BONUS_DISC


def why_not(state: EndeavorState, action: Action) -> Fact:
    """END-14.2, 14.6, 14.9, END-15.3."""
    if isinstance(action, TakeCard):
        if not has(state.pile, action.card):
            return NOT_IN_PILE("END-14.6", card=CARD_IDS[action.card])
        presence = in_europe(state, state.active)
        return VALUE_TOO_HIGH(
            "END-14.6",
            card=CARD_IDS[action.card],
            value=CARD_VALUE[action.card],
            zone=ZONE_IDS[EUROPE],
            presence=presence,
        )
    assert isinstance(action, DrawCard)
    return why_not_deck(state, state.active, action.deck, VALUE_TOO_HIGH, "END-14.2")


def why_not_deck(state: EndeavorState, fleet: int, deck: int, too_high: ReasonKind, rule: str) -> Fact:
    """END-14.9, END-15.3; or the presence of the fleet does not allow the top card."""
    top = state.decks[deck]
    if top == DECK_END[deck]:
        if deck == SLAVERY_DECK and state.abolished:
            return SLAVERY_ABOLISHED("END-15.3")
        return DECK_EMPTY("END-14.9", deck=DECK_IDS[deck])
    zone = DECK_ZONE[deck]
    presence = state.presence_of(fleet, zone)
    return too_high(rule, card=CARD_IDS[top], value=CARD_VALUE[top], zone=ZONE_IDS[zone], presence=presence)
