"""Chapter 10, the end of a turn: the doge card and the special investment."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.serenissima import scoring
from caravela.games.serenissima.actions import CREW, DOGE, DONE, GALLEY
from caravela.games.serenissima.box import SCORINGS
from caravela.games.serenissima.chapters import galleys, investment, setup, wheel
from caravela.games.serenissima.chapters.ledger import book
from caravela.games.serenissima.components import (
    BOX,
    BY_WINE,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    SAILOR_PRICE,
    TRACK,
    WINE,
)
from caravela.games.serenissima.facts import GALLEY_FULL, NO_MONEY, RESERVE_EMPTY
from caravela.games.serenissima.kinds import Crew, Doge, Galley
from caravela.games.serenissima.state import (
    AT_CREW,
    AT_DOGE,
    AT_OVER,
    AT_SPECIAL,
    NONE,
    SerenissimaState,
    goods_in,
    in_play,
)

DOGE_EVENT: Final = EventKind("doge", "card", "advance")
WINE_INCOME: Final = EventKind("wine_income", "count", "ducats")
ENOUGH_GALLEYS_REASON: Final = ReasonKind("enough_galleys", "count")
ONLY_NEW_GALLEYS: Final = ReasonKind("only_new_galleys")
DOGE_PROMPT: Final = PromptKind("doge", "turn")
CREW_PROMPT: Final = PromptKind("crew", "number")

#: A special investment is for those with fewer galleys than this (SER-10.6).
ENOUGH_GALLEYS: Final = BOX.limits.special_investment_galleys


def card_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """Chance: one of the cards left in the deck is turned up (SER-10.1)."""
    return [DOGE[card] for card in range(CARDS) if state.deck[card]]


def card_weights(state: SerenissimaState) -> list[int]:
    """Every card left is as likely (SER-10.1)."""
    return [count for count in state.deck if count]


def apply_card(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """The card is carried out and discarded; the one with arrows renews the deck, itself included.

    SER-10.1 to 10.4, SER-R19.
    """
    assert isinstance(action, Doge)
    card = BOX.doge[action.card]
    state.turn += 1
    if events is not None:
        rule = "SER-10.2" if card.wine else "SER-10.4" if card.reshuffle else "SER-10.3"
        events.append(DOGE_EVENT(CHANCE, rule, card=CARD_IDS[action.card], advance=card.advance))
    if card.reshuffle:
        state.deck = CARD_COUNT[:]
    else:
        state.deck[action.card] -= 1
    if card.wine:
        pay_wine(state, events)
    move_white_pawn(state, card.advance, events)
    if state.scorings == SCORINGS:
        state.node = AT_OVER
        return
    state.draft = 0
    next_special(state, events)


def has_wine(state: SerenissimaState, port: int) -> bool:
    """Whether the port card shows grapes: the port makes wine or has stored it (SER-1.12, 6.8)."""
    return has(goods_in(state, port), WINE)


def pay_wine(state: SerenissimaState, events: list[Event] | None) -> None:
    """Three ducats for each controlled port that has wine (SER-10.2)."""
    counts = [0] * state.seats
    for port, owner in enumerate(state.port_owner):
        if owner != NONE and has_wine(state, port):
            counts[owner] += 1
    for seat, ports in enumerate(counts):
        if ports:
            book(state, seat, BY_WINE, BOX.income.wine * ports)
            if events is not None:
                ducats = BOX.income.wine * ports
                events.append(WINE_INCOME(seat, "SER-10.2", count=ports, ducats=ducats))


def move_white_pawn(state: SerenissimaState, spaces: int, events: list[Event] | None) -> None:
    """One scoring for each scoring space that the pawn reaches or passes (SER-10.3, 10.5)."""
    state.white += spaces
    track = TRACK[state.seats]
    while state.scorings < SCORINGS and state.white >= track[state.scorings]:
        scoring.score_ports(state, events)


def next_special(state: SerenissimaState, events: list[Event] | None) -> None:
    """The next player with fewer than two galleys may invest, clockwise from the starting player (SER-10.6, 10.7).

    When all have been asked, the next turn begins (SER-10.8).
    """
    wheel.forget(state)
    state.node = AT_SPECIAL
    while state.draft < state.seats:
        state.active = (state.starter + state.draft) % state.seats
        state.draft += 1
        if in_play(state, state.active) < ENOUGH_GALLEYS and len(special_options(state, False)) > 1:
            return
    state.draft = 0
    wheel.begin_turn(state, events)


def special_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """Galleys up to two in play; with an option, sailors anywhere too (SER-10.6, 10.7, SER-R18)."""
    legal: list[Action] = []
    if investment.may_buy_galley(state, ENOUGH_GALLEYS):
        setup.add_numbers(state, legal)
    if not state.variant.special_investment_sailors_only_on_new:
        investment.add_hires(state, legal)
    if ordered and state.last != NONE:
        legal = [action for action in legal if action.number >= state.last]
    legal.append(DONE)
    return legal


def apply_special(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """A purchase, or the end of this player's special investment (SER-10.6)."""
    if not investment.purchase(state, action, events):
        next_special(state, events)


def crew_options(state: SerenissimaState, ordered: bool) -> list[Action]:
    """Up to five sailors in all for the new galley, at a ducat each (SER-10.7)."""
    seat = state.active
    affordable = state.money[seat] // SAILOR_PRICE if SAILOR_PRICE else len(CREW)
    most = min(galleys.room(state, state.bought), min(state.reserve[seat], affordable))
    return list(CREW[: most + 1])


def apply_crew(state: SerenissimaState, action: Action, events: list[Event] | None) -> None:
    """The further sailors of a new galley; then perhaps a second galley (SER-10.7)."""
    assert isinstance(action, Crew)
    if action.count:
        investment.hire_onto_galley(state, state.bought, events, action.count)
    state.last = GALLEY[state.bought].number
    if len(special_options(state, False)) > 1:
        state.node = AT_SPECIAL
    else:
        next_special(state, events)


def why_not_special(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-10.6, 10.7, SER-R18."""
    if isinstance(action, Galley):
        if in_play(state, state.active) >= ENOUGH_GALLEYS:
            return ENOUGH_GALLEYS_REASON("SER-10.7", count=ENOUGH_GALLEYS)
        return investment.why_not_buy(state, action.galley)
    reason = investment.why_not(state, action)
    if reason is not None and state.variant.special_investment_sailors_only_on_new:
        return ONLY_NEW_GALLEYS("SER-10.7")
    return reason


def why_not_crew(state: SerenissimaState, action: Action) -> Fact | None:
    """SER-4.1, 10.7."""
    if not isinstance(action, Crew):
        return None
    if action.count > state.reserve[state.active]:
        return RESERVE_EMPTY("SER-1.6")
    if action.count > galleys.room(state, state.bought):
        return GALLEY_FULL("SER-4.1", number=state.bought)
    price = SAILOR_PRICE * action.count
    return NO_MONEY("SER-10.7", price=price, money=state.money[state.active])


def ask_card(state: SerenissimaState) -> Fact:
    """Which card is turned up (SER-10.1)."""
    return DOGE_PROMPT("SER-10.1", turn=state.turn + 1)


def ask_crew(state: SerenissimaState) -> Fact:
    """How many more sailors the new galley gets (SER-10.7)."""
    return CREW_PROMPT("SER-10.7", number=state.bought)


DOGE_DECISION: Final = Decision(
    AT_DOGE, "doge", "SER-10.1", card_options, apply_card, by=CHANCE, ask=ask_card, weights=card_weights
)
SPECIAL_DECISION: Final = Decision(AT_SPECIAL, "special", "SER-10.6", special_options, apply_special, why_not_special)
CREW_DECISION: Final = Decision(AT_CREW, "crew", "SER-10.7", crew_options, apply_crew, why_not_crew, ask=ask_crew)
