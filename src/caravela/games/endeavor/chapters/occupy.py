"""Chapter 10, occupy."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.games.endeavor.actions import OCCUPY_CITY, OccupyCity
from caravela.games.endeavor.boards import BOARDS, CITIES, PLACE_IDS, PLACE_ZONE
from caravela.games.endeavor.chapters import mat, routes
from caravela.games.endeavor.chapters.discs import chosen, put_in_place, taken, within_reach
from caravela.games.endeavor.components import ZONE_IDS
from caravela.games.endeavor.facts import NO_PRESENCE, NOT_ON_THIS_SIDE, PLACE_TAKEN, UNOPENED
from caravela.games.endeavor.state import EndeavorState

OCCUPIED: Final = EventKind("occupied", "place")
NOT_A_CITY: Final = ReasonKind("not_a_city", "place")

_OCCUPY: Final[list[Action]] = list(OCCUPY_CITY)


def targets(state: EndeavorState) -> int:
    """Cities without a disc, in Europe or in opened regions where the player is present (END-10.1, 10.2, 10.4)."""
    return BOARDS[state.side].cities & within_reach(state, state.active) & ~taken(state)


def options(state: EndeavorState) -> list[Action]:
    """END-10.1, 10.2."""
    return chosen(_OCCUPY, targets(state))


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """A disc from the harbour, the token of the city, and the routes that it completes (END-10.1, 10.3)."""
    assert isinstance(action, OccupyCity)
    seat, place = state.active, action.place
    state.harbour[seat] -= 1
    put_in_place(state, seat, place)
    state.occupied |= 1 << PLACE_ZONE[place]
    if events is not None:
        events.append(OCCUPIED(seat, "END-10.1", place=PLACE_IDS[place]))
    mat.take_token(state, seat, BOARDS[state.side].place_space[place], events)
    routes.check(state, seat, place, events)


def why_not(state: EndeavorState, action: Action) -> Fact:
    """END-10.1, 10.2, 10.4."""
    assert isinstance(action, OccupyCity)
    place, zone = PLACE_IDS[action.place], PLACE_ZONE[action.place]
    if not has(CITIES, action.place):
        return NOT_A_CITY("END-10.4", place=place)
    if not has(BOARDS[state.side].cities, action.place):
        return NOT_ON_THIS_SIDE("END-3.1", place=place)
    if not state.is_open(zone):
        return UNOPENED("END-10.1", region=ZONE_IDS[zone])
    if has(taken(state), action.place):
        return PLACE_TAKEN("END-10.1", place=place)
    return NO_PRESENCE("END-10.2", region=ZONE_IDS[zone])
