"""Chapter 9, ship: shipping tracks, fleet spaces, open seas, and the opening of regions.

The exploits module would look at `open_region`: an exploit becomes usable when both of its regions are opened, and it
may add to what `options` allows (END-20.2). The base game has none (END-20.1).
"""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.bits import has
from caravela.core.facts import Event, EventKind, Fact, ReasonKind
from caravela.games.endeavor.actions import SHIP_FLEET, SHIP_SEA, SHIP_TRACK, ShipFleet, ShipSea, ShipTrack
from caravela.games.endeavor.boards import BOARDS, FLEETS, PLACE_IDS, PLACE_ZONE, PLACES_IN
from caravela.games.endeavor.chapters import mat, routes
from caravela.games.endeavor.chapters.discs import add_chosen, put_in_place, put_on_track, taken
from caravela.games.endeavor.components import ALL_ZONES, CARD_SYMBOLS, GOVERNOR, ZONE_IDS, ZONES
from caravela.games.endeavor.facts import NOT_ON_THIS_SIDE, OPENED_ALREADY, PLACE_TAKEN, UNOPENED
from caravela.games.endeavor.state import EndeavorState

GOVERNOR_EVENT: Final = EventKind("governor", "region")
OPENED: Final = EventKind("opened", "region")
SHIPPED_FLEET: Final = EventKind("shipped_fleet", "place")
SHIPPED_SEA: Final = EventKind("shipped_sea", "region")
SHIPPED_TRACK: Final = EventKind("shipped_track", "region", "cell")
SILENT_GOVERNOR: Final = EventKind("silent_governor", "region")
NOT_A_FLEET_SPACE: Final = ReasonKind("not_a_fleet_space", "place")

#: For every set of opened zones, the tracks that are still to be filled and the seas that can be reached (END-9.5).
TRACKS: Final[list[list[Action]]] = [
    [SHIP_TRACK[zone] for zone in range(1, ZONES) if not has(opened, zone)] for opened in range(ALL_ZONES + 1)
]
SEAS: Final[list[list[Action]]] = [
    [SHIP_SEA[zone] for zone in range(1, ZONES) if has(opened, zone)] for opened in range(ALL_ZONES + 1)
]
_FLEETS: Final[list[Action]] = list(SHIP_FLEET)


def options(state: EndeavorState) -> list[Action]:
    """The tracks of unopened regions, free fleet spaces, the seas of opened regions; no presence needed (END-9.1)."""
    legal = TRACKS[state.opened][:]
    add_chosen(legal, _FLEETS, free_fleets(state))
    legal += SEAS[state.opened]
    return legal


def has_target(state: EndeavorState) -> bool:
    """Always: every region has a free track or an open sea (END-9.2, 9.4)."""
    return True


def free_fleets(state: EndeavorState) -> int:
    """Fleet spaces without a disc in Europe and in opened regions (END-9.3, 9.5)."""
    return BOARDS[state.side].fleets & PLACES_IN[state.opened] & ~taken(state)


def apply(state: EndeavorState, action: Action, events: list[Event] | None) -> None:
    """A disc moves from the harbour to one of three kinds of place (END-9.1)."""
    state.harbour[state.active] -= 1
    if isinstance(action, ShipTrack):
        to_track(state, action.zone, events)
    elif isinstance(action, ShipFleet):
        to_fleet(state, action.place, events)
    elif isinstance(action, ShipSea):
        to_sea(state, action.zone, events)


def to_track(state: EndeavorState, zone: int, events: list[Event] | None) -> None:
    """The next cell and its token; the last cell opens the region (END-9.2, 9.6, END-R8)."""
    seat, board = state.active, BOARDS[state.side]
    cell = put_on_track(state, seat, zone)
    if events is not None:
        events.append(SHIPPED_TRACK(seat, "END-9.2", region=ZONE_IDS[zone], cell=cell + 1))
    mat.take_token(state, seat, board.cell_space[zone] + cell, events)
    if cell + 1 == board.track_length[zone]:
        open_region(state, zone, events)


def to_fleet(state: EndeavorState, place: int, events: list[Event] | None) -> None:
    """A fleet space, its token, and the routes that it completes (END-9.3)."""
    seat = state.active
    put_in_place(state, seat, place)
    if events is not None:
        events.append(SHIPPED_FLEET(seat, "END-9.3", place=PLACE_IDS[place]))
    mat.take_token(state, seat, BOARDS[state.side].place_space[place], events)
    routes.check(state, seat, place, events)


def to_sea(state: EndeavorState, zone: int, events: list[Event] | None) -> None:
    """An open sea: no token, no limit (END-9.4)."""
    seat = state.active
    state.seas[seat * ZONES + zone] += 1
    state.presence[seat * ZONES + zone] += 1
    if events is not None:
        events.append(SHIPPED_SEA(seat, "END-9.4", region=ZONE_IDS[zone]))


def open_region(state: EndeavorState, zone: int, events: list[Event] | None) -> None:
    """The region is open for the rest of the game, and its governor is awarded (END-2.7, END-9.6 to 9.9)."""
    state.opened |= 1 << zone
    if events is not None:
        events.append(OPENED(state.active, "END-9.6", region=ZONE_IDS[zone]))
    fleet = most_discs(state.tracks[zone])
    if fleet == state.seats:
        state.removed |= 1 << GOVERNOR[zone]
        if events is not None:
            events.append(SILENT_GOVERNOR(state.active, "END-19.5", region=ZONE_IDS[zone]))
        return
    state.held[fleet] |= 1 << GOVERNOR[zone]
    if events is not None:
        events.append(GOVERNOR_EVENT(fleet, "END-9.7", region=ZONE_IDS[zone]))
    mat.gain(state, fleet, CARD_SYMBOLS[GOVERNOR[zone]], events)


def most_discs(track: tuple[int, ...]) -> int:
    """Who has the most discs on a full track; among equals, whose disc is nearest to the deck (END-9.7, END-19.5)."""
    best = most = -1
    for fleet in reversed(track):
        count = track.count(fleet)
        if count > most:
            best, most = fleet, count
    return best


def why_not(state: EndeavorState, action: Action) -> Fact | None:
    """END-9.5."""
    if isinstance(action, ShipTrack):
        return OPENED_ALREADY("END-9.5", region=ZONE_IDS[action.zone])
    if isinstance(action, ShipSea):
        return UNOPENED("END-9.5", region=ZONE_IDS[action.zone])
    return why_not_fleet(state, action.place) if isinstance(action, ShipFleet) else None


def why_not_fleet(state: EndeavorState, place: int) -> Fact:
    """END-9.3, 9.5, END-10.4."""
    id, zone = PLACE_IDS[place], PLACE_ZONE[place]
    if not has(FLEETS, place):
        return NOT_A_FLEET_SPACE("END-10.4", place=id)
    if not has(BOARDS[state.side].fleets, place):
        return NOT_ON_THIS_SIDE("END-3.1", place=id)
    if not state.is_open(zone):
        return UNOPENED("END-9.5", region=ZONE_IDS[zone])
    return PLACE_TAKEN("END-9.3", place=id)
