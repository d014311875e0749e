"""Chapter 16, the discard phase.

Discards are not offered in one order only to searches: a card with influence that goes first lowers the limit, so that
more cards must go. The order matters.
"""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.games.endeavor.actions import DISCARD_CARD, PUT_GOVERNOR, PUT_NO_GOVERNOR, DiscardCard, PutGovernor
from caravela.games.endeavor.chapters import abolition, mat
from caravela.games.endeavor.chapters.discs import chosen
from caravela.games.endeavor.components import (
    CARD_IDS,
    CARD_MAXIMUM,
    CARD_SYMBOLS,
    GOVERNOR,
    GOVERNORS,
    INFLUENCE,
    ROUNDS,
    SLAVERY,
    ZONE_IDS,
    ZONES,
    level,
)
from caravela.games.endeavor.state import AT_DISCARD, AT_GOVERNOR, AT_NEXT, NONE, EndeavorState

DISCARDED: Final = EventKind("discarded", "card")
DISCARDED_SLAVERY: Final = EventKind("discarded_slavery", "card")
DISCARDED_GOVERNOR: Final = EventKind("discarded_governor", "card")
GOVERNOR_SPACE: Final = EventKind("governor_space", "region")
GOVERNOR_SPACE_EMPTY: Final = EventKind("governor_space_empty")
CARD_NOT_HELD: Final = ReasonKind("card_not_held", "card")
GOVERNOR_NOT_HELD: Final = ReasonKind("governor_not_held", "region")
GOVERNOR_SPACE_FIRST: Final = ReasonKind("governor_space_first")
IN_GOVERNOR_SPACE: Final = ReasonKind("in_governor_space", "card")
DISCARD: Final = PromptKind("discard", "cards", "limit", "exempt")
DISCARD_DOWN: Final = PromptKind("discard_down", "cards", "most")

_DISCARD: Final[list[Action]] = list(DISCARD_CARD)


def outside(state: EndeavorState, seat: int, space: int) -> int:
    """The held cards that are not in the governor space, if this card is there (END-16.2)."""
    return state.held[seat] if space == NONE else state.held[seat] & ~(1 << space)


def counted(cards: int) -> int:
    """How many of these cards count toward the card limit: one slavery card is left out (END-16.3)."""
    return cards.bit_count() - (1 if cards & SLAVERY else 0)


def within_limits(cards: int, influence: int) -> bool:
    """Whether the cards outside the governor space are within both limits, with this much influence (END-16.3)."""
    return not cards or (cards.bit_count() <= CARD_MAXIMUM and counted(cards) <= level(INFLUENCE, influence))


def fits(state: EndeavorState, seat: int, space: int) -> bool:
    """Whether the cards are within both limits, with this card in the governor space (END-16.2, 16.3)."""
    return within_limits(outside(state, seat, space), state.attribute(seat, INFLUENCE))


def ask(state: EndeavorState, events: list[Event] | None) -> bool:
    """Whoever has too many cards discards; first the governor space is settled (END-16.1, 16.9, 16.10, END-R5).

    Before the last round nothing depends on the governor space if the cards fit without it, so nothing is asked.
    """
    seat = state.active
    empty_fits = fits(state, seat, NONE)
    if state.held[seat] & GOVERNORS and (state.round == ROUNDS or not empty_fits):
        state.node = AT_GOVERNOR
        return True
    if empty_fits:
        return False
    state.node = AT_DISCARD
    return True


def governor_options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Any governor may lie in the governor space, or none (END-16.2)."""
    held = state.held[state.active]
    legal: list[Action] = [PUT_GOVERNOR[zone] for zone in range(1, ZONES) if held >> GOVERNOR[zone] & 1]
    legal.append(PUT_NO_GOVERNOR)
    return legal


def apply_governor(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """END-16.2, 16.10."""
    seat = state.active
    if isinstance(action, PutGovernor):
        state.governor_space[seat] = GOVERNOR[action.zone]
        if events is not None:
            events.append(GOVERNOR_SPACE(seat, "END-16.2", region=ZONE_IDS[action.zone]))
    else:
        state.governor_space[seat] = NONE
        if events is not None:
            events.append(GOVERNOR_SPACE_EMPTY(seat, "END-16.2"))
    state.node = AT_NEXT if fits(state, seat, state.governor_space[seat]) else AT_DISCARD


def options(state: EndeavorState, ordered: bool) -> list[Action]:
    """Any card outside the governor space (END-16.1, 16.4)."""
    return chosen(_DISCARD, outside(state, state.active, state.governor_space[state.active]))


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """A card goes and its symbols with it; then the limits are looked at again (END-16.4, END-R11).

    Nobody may discard more than that (END-2.14, END-16.5).
    """
    assert isinstance(action, DiscardCard)
    seat = state.active
    discard(state, seat, action.card, events)
    if fits(state, seat, state.governor_space[seat]):
        state.node = AT_NEXT


def discard(state: EndeavorState, seat: int, card: int, events: list[Event] | None) -> None:
    """A slavery card stays beside the mat, a governor leaves the game, others go to the pile (END-16.6 to 16.8)."""
    bit = 1 << card
    kind, rule = DISCARDED, "END-16.8"
    if bit & SLAVERY:
        kind, rule = DISCARDED_SLAVERY, "END-16.6"
    elif bit & GOVERNORS:
        kind, rule = DISCARDED_GOVERNOR, "END-16.7"
    if events is not None:
        events.append(kind(seat, rule, card=CARD_IDS[card]))
    if bit & SLAVERY:
        abolition.set_aside(state, seat, bit, events)
        return
    state.held[seat] &= ~bit
    mat.lose(state, seat, CARD_SYMBOLS[card], events)
    if bit & GOVERNORS:
        state.removed |= bit
    else:
        state.pile |= bit


def why_not_governor(state: EndeavorState, action: Action) -> Fact | None:
    """END-16.2."""
    if isinstance(action, PutGovernor):
        return GOVERNOR_NOT_HELD("END-16.2", region=ZONE_IDS[action.zone])
    if isinstance(action, DiscardCard):
        return GOVERNOR_SPACE_FIRST("END-16.2")
    return None


def why_not(state: EndeavorState, action: Action) -> Fact | None:
    """END-16.1, 16.2."""
    if not isinstance(action, DiscardCard):
        return None
    if action.card == state.governor_space[state.active]:
        return IN_GOVERNOR_SPACE("END-16.2", card=CARD_IDS[action.card])
    return CARD_NOT_HELD("END-16.1", card=CARD_IDS[action.card])


def prompt(state: EndeavorState) -> Fact:
    """The limit that is exceeded, by influence or the maximum, and the cards that count toward it (END-16.3)."""
    seat = state.active
    cards = outside(state, seat, state.governor_space[seat])
    count, limit = counted(cards), mat.level_of(state, seat, INFLUENCE)
    if count > limit:
        return DISCARD("END-16.4", cards=count, limit=limit, exempt=cards.bit_count() - count)
    return DISCARD_DOWN("END-16.4", cards=cards.bit_count(), most=CARD_MAXIMUM)


GOVERNOR_DECISION: Final = Decision(
    AT_GOVERNOR, "governor", "END-16.2", governor_options, apply_governor, why_not_governor
)
DISCARD_DECISION: Final = Decision(AT_DISCARD, "discard", "END-16.4", options, apply, why_not, ask=prompt)
