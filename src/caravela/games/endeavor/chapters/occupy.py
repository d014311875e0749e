"""Chapter 10, occupy."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.events import Event, Reason
from caravela.games.endeavor.actions import OCCUPY_CITY, OccupyCity
from caravela.games.endeavor.boards import BOARDS, CITIES, PLACE_IDS, PLACE_ZONE
from caravela.games.endeavor.chapters import mat, routes
from caravela.games.endeavor.chapters.discs import chosen, put_in_place, taken, within_reach
from caravela.games.endeavor.components import ZONE_IDS
from caravela.games.endeavor.state import EndeavorState

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
        events.append(Event("occupied", seat, "END-10.1", place=PLACE_IDS[place]))
    mat.take_token(state, seat, BOARDS[state.side].place_space[place], events)
    routes.check(state, seat, place, events)


def why_not(state: EndeavorState, action: Action) -> Reason:
    """END-10.1, 10.2, 10.4."""
    assert isinstance(action, OccupyCity)
    place, zone = PLACE_IDS[action.place], PLACE_ZONE[action.place]
    if not CITIES >> action.place & 1:
        return Reason("not_a_city", "END-10.4", place=place)
    if not BOARDS[state.side].cities >> action.place & 1:
        return Reason("not_on_this_side", "END-3.1", place=place)
    if not state.opened >> zone & 1:
        return Reason("unopened", "END-10.1", region=ZONE_IDS[zone])
    if taken(state) >> action.place & 1:
        return Reason("place_taken", "END-10.1", place=place)
    return Reason("no_presence", "END-10.2", region=ZONE_IDS[zone])
