"""Chapter 2, the mat: attributes and their levels, trade tokens, buildings with and without a disc."""

from __future__ import annotations

from typing import Final

from caravela.core.facts import Event, EventKind
from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.components import (
    ACTION_TOKENS,
    ATTRIBUTES,
    BUILDING_SYMBOLS,
    TOKEN_IDS,
    Symbols,
    level,
)
from caravela.games.endeavor.state import NONE, EndeavorState

GAINED: Final = EventKind("gained", "token")
SYMBOLS: Final = EventKind("symbols", *ATTRIBUTE_IDS)
SYMBOLS_LOST: Final = EventKind("symbols_lost", *ATTRIBUTE_IDS)


def gain(state: EndeavorState, seat: int, symbols: Symbols, events: list[Event] | None) -> None:
    """The markers move up at once (END-2.9)."""
    first = seat * ATTRIBUTES
    attributes = state.attributes
    if symbols[0]:
        attributes[first] += symbols[0]
    if symbols[1]:
        attributes[first + 1] += symbols[1]
    if symbols[2]:
        attributes[first + 2] += symbols[2]
    if symbols[3]:
        attributes[first + 3] += symbols[3]
    if events is not None and any(symbols):
        events.append(_change(SYMBOLS, seat, symbols))


def lose(state: EndeavorState, seat: int, symbols: Symbols, events: list[Event] | None) -> None:
    """The markers move down at once; only what was gained is lost, so never below 0 (END-2.9, 2.10)."""
    first = seat * ATTRIBUTES
    attributes = state.attributes
    attributes[first] -= symbols[0]
    attributes[first + 1] -= symbols[1]
    attributes[first + 2] -= symbols[2]
    attributes[first + 3] -= symbols[3]
    if events is not None and any(symbols):
        events.append(_change(SYMBOLS_LOST, seat, symbols))


def _change(kind: EventKind, seat: int, symbols: Symbols) -> Event:
    industry, culture, wealth, influence = symbols
    return kind(seat, "END-2.9", industry=industry, culture=culture, wealth=wealth, influence=influence)


def level_of(state: EndeavorState, seat: int, attribute: int) -> int:
    """The level that an attribute gives now; asked for only while its own phase is carried out (END-2.11, 2.17)."""
    return level(attribute, state.attribute(seat, attribute))


def gain_token(state: EndeavorState, seat: int, token: int) -> None:
    """An attribute token goes beside its track and raises it; an action token goes to the harbour (END-2.12, 2.13)."""
    if token < ATTRIBUTES:
        state.attribute_tokens[seat * ATTRIBUTES + token] += 1
        state.attributes[seat * ATTRIBUTES + token] += 1
    else:
        state.action_tokens[seat * ACTION_TOKENS + token - ATTRIBUTES] += 1


def take_token(state: EndeavorState, seat: int, space: int, events: list[Event] | None) -> None:
    """The seat gains the token of a round space (END-2.12, 2.13)."""
    token = state.tokens[space]
    state.tokens[space] = NONE
    gain_token(state, seat, token)
    if events is not None:
        events.append(GAINED(seat, "END-2.12" if token < ATTRIBUTES else "END-2.13", token=TOKEN_IDS[token]))


def add_building(state: EndeavorState, seat: int, building: int, events: list[Event] | None) -> None:
    """A building goes into the leftmost free space of the coast and brings its symbols (END-5.1, 5.4)."""
    state.coast[seat] += (building,)
    gain(state, seat, BUILDING_SYMBOLS[building], events)


def owns(state: EndeavorState, seat: int, buildings: int) -> int:
    """How many buildings of these types stand on a seat's coast."""
    count = 0
    for building in state.coast[seat]:
        if buildings >> building & 1:
            count += 1
    return count


def with_disc(state: EndeavorState, seat: int) -> int:
    """The types of building on which the seat has a disc."""
    manned = state.manned[seat]
    found = 0
    if manned:
        for position, building in enumerate(state.coast[seat]):
            if manned >> position & 1:
                found |= 1 << building
    return found


def without_disc(state: EndeavorState, seat: int) -> int:
    """The types of building of which the seat has one without a disc."""
    manned = state.manned[seat]
    found = 0
    for position, building in enumerate(state.coast[seat]):
        if not manned >> position & 1:
            found |= 1 << building
    return found


def put_on(state: EndeavorState, seat: int, building: int) -> None:
    """A disc goes onto the leftmost building of this type that has none; a building holds one at most (END-8.7)."""
    manned = state.manned[seat]
    for position, other in enumerate(state.coast[seat]):
        if other == building and not manned >> position & 1:
            state.manned[seat] = manned | 1 << position
            return


def take_off(state: EndeavorState, seat: int, building: int) -> None:
    """A disc returns from the leftmost building of this type that has one to the harbour (END-7.1, END-13.1)."""
    manned = state.manned[seat]
    for position, other in enumerate(state.coast[seat]):
        if other == building and manned >> position & 1:
            state.manned[seat] = manned & ~(1 << position)
            state.harbour[seat] += 1
            return
