"""Chapter 10 continued, Girolamo Sernigi and the merchant ships; also their deck (VDG-2.13, 12.4) and VDG-11.1."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.decisions import Decision
from caravela.core.facts import CHANCE, NOBODY, Event, EventKind, Fact, PromptKind, ReasonKind
from caravela.core.fields import NONE
from caravela.games.vasco.actions import MERCHANT, SEND, WAIT, Merchant, Send
from caravela.games.vasco.box import HARBOUR_IDS, SERNIGI
from caravela.games.vasco.chapters import bonuses
from caravela.games.vasco.components import (
    COLOURS,
    FIRST_MERCHANT,
    MERCHANT_LIMITS,
    SPACE_HARBOUR,
    SPACE_PLACE,
    SPACE_VALUE,
    SPACES,
)
from caravela.games.vasco.facts import SPACE_TAKEN
from caravela.games.vasco.state import AT_MERCHANT, AT_SEND, AT_STEP, VascoState

MERCHANT_GIVEN: Final = EventKind("merchant_given", "player", "limit")
MERCHANT_GONE: Final = EventKind("merchant_gone", "limit")
MERCHANT_SENT: Final = EventKind("merchant_sent", "limit", "harbour", "space", "value")
MERCHANT_STUCK: Final = EventKind("merchant_stuck", "limit")
MERCHANT_UP: Final = EventKind("merchant_up", "limit")
MERCHANT_WAITS: Final = EventKind("merchant_waits", "limit")
ABOVE_MERCHANT_LIMIT: Final = ReasonKind("above_merchant_limit", "value", "limit")
MERCHANT_NOW: Final = ReasonKind("merchant_now")
DRAW_SHIP: Final = PromptKind("merchant")
SEND_SHIP: Final = PromptKind("send", "limit")


def turn_up(state: VascoState, events: list[Event] | None) -> bool:
    """Step: the top merchant ship of the deck is turned face up (VDG-2.13, 12.4)."""
    if state.merchant_top == NONE:
        state.node = AT_MERCHANT
        return True
    return False


def tile_options(state: VascoState, ordered: bool) -> list[Action]:
    """Chance: a merchant ship that nobody has seen (VDG-14.4)."""
    return [MERCHANT[index] for index in range(len(MERCHANT_LIMITS)) if state.merchant_bag[index]]


def apply_tile(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """The first is for the owner of Sernigi, the others lie on the deck (VDG-2.13, 12.4)."""
    assert isinstance(action, Merchant)
    state.merchant_bag[action.index] -= 1
    limit = MERCHANT_LIMITS[action.index]
    state.node = AT_STEP
    if state.in_setup() and state.sending == NONE:
        state.sending = action.index
        if events is not None:
            events.append(MERCHANT_GIVEN(CHANCE, "VDG-2.13", player=COLOURS[state.owners[SERNIGI]], limit=limit))
        return
    state.merchant_top = action.index
    if events is not None:
        events.append(MERCHANT_UP(CHANCE, tile_rule(state), limit=limit))


def tile_weights(state: VascoState) -> list[int]:
    """As many as there are of each limit (VDG-14.4)."""
    return [count for count in state.merchant_bag if count]


def tile_rule(state: VascoState) -> str:
    """The rule by which a merchant ship is drawn now."""
    return "VDG-2.13" if state.in_setup() else "VDG-12.4"


def free_spaces(state: VascoState, limit: int) -> list[int]:
    """The free spaces of all harbours for a merchant ship (VDG-10.22)."""
    ships_at = state.ships_at
    return [space for space in range(SPACES) if ships_at[space] == NONE and SPACE_VALUE[space] <= limit]


def begin_send(state: VascoState, events: list[Event] | None) -> None:
    """The active player sends the face-up ship, if it is there and fits anywhere (VDG-10.19 to 10.21, VDG-R3, R10)."""
    top = state.merchant_top
    if top == NONE:
        return
    if free_spaces(state, MERCHANT_LIMITS[top]):
        state.sending = top
        state.merchant_top = NONE
        state.node = AT_SEND
    elif events is not None:
        events.append(MERCHANT_STUCK(state.active, "VDG-10.21", limit=MERCHANT_LIMITS[top]))


def send_last(state: VascoState, events: list[Event] | None) -> bool:
    """Step: a ship still on the deck is sent by the owner of Sernigi, or leaves the game (VDG-11.1)."""
    if state.merchant_top == NONE:
        return False
    state.active = state.owners[SERNIGI]
    begin_send(state, None)
    if state.sending != NONE:
        return True
    if events is not None:
        events.append(MERCHANT_GONE(NOBODY, "VDG-11.1", limit=MERCHANT_LIMITS[state.merchant_top]))
    state.merchant_top = NONE
    state.merchants_gone += 1
    return False


def options(state: VascoState, ordered: bool) -> list[Action]:
    """Any free space up to the ship's limit (VDG-10.22); with the option off Sernigi's taker may wait (VDG-R10)."""
    legal: list[Action] = [SEND[space] for space in free_spaces(state, MERCHANT_LIMITS[state.sending])]
    if may_wait(state):
        legal.append(WAIT)
    return legal


def may_wait(state: VascoState) -> bool:
    """Only when Sernigi is taken, not in the set-up or Phase 3, and only with the option off (VDG-R10)."""
    return state.called != NONE and not state.variant.merchant_at_once


def apply(state: VascoState, action: Action, events: list[Event] | None) -> None:
    """The ship takes the space: no captain, no VP, nobody's ship, but the bonus (VDG-10.22 to 10.26)."""
    ship, limit = state.sending, MERCHANT_LIMITS[state.sending]
    state.sending = NONE
    if not isinstance(action, Send):
        state.merchant_top = ship
        state.node = AT_STEP
        if events is not None:
            events.append(MERCHANT_WAITS(state.active, "VDG-R10", limit=limit))
        return
    space = action.space
    state.ships_at[space] = FIRST_MERCHANT + ship
    harbour = SPACE_HARBOUR[space]
    if events is not None:
        id, place, value = HARBOUR_IDS[harbour], SPACE_PLACE[space], SPACE_VALUE[space]
        events.append(MERCHANT_SENT(state.active, "VDG-10.22", limit=limit, harbour=id, space=place, value=value))
    bonuses.begin(state, harbour, 1, events)


def why_not(state: VascoState, action: Action) -> Fact | None:
    """VDG-10.19, 10.22."""
    if action is WAIT:
        return MERCHANT_NOW("VDG-10.19" if state.called != NONE else "VDG-11.1")
    if not isinstance(action, Send):
        return None
    space, limit = action.space, MERCHANT_LIMITS[state.sending]
    if state.ships_at[space] != NONE:
        id = HARBOUR_IDS[SPACE_HARBOUR[space]]
        return SPACE_TAKEN("VDG-10.22", harbour=id, space=SPACE_PLACE[space], value=SPACE_VALUE[space])
    return ABOVE_MERCHANT_LIMIT("VDG-10.22", value=SPACE_VALUE[space], limit=limit)


def ask_tile(state: VascoState) -> Fact:
    """Which merchant ship is drawn (VDG-2.13, 12.4)."""
    return DRAW_SHIP(tile_rule(state))


def ask_send(state: VascoState) -> Fact:
    """Where the merchant ship goes (VDG-2.18, 10.22)."""
    return SEND_SHIP("VDG-2.18" if state.in_setup() else "VDG-10.22", limit=MERCHANT_LIMITS[state.sending])


MERCHANT_DECISION: Final = Decision(
    AT_MERCHANT, "merchant", "VDG-12.4", tile_options, apply_tile, by=CHANCE, ask=ask_tile, weights=tile_weights
)
SEND_DECISION: Final = Decision(AT_SEND, "send", "VDG-10.22", options, apply, why_not, ask=ask_send)
