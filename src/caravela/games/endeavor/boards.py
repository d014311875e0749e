"""The two sides of the board: which places, tracks and routes they have, and where their round spaces are (END-1.1)."""

from __future__ import annotations

from typing import Final

from caravela.core.bits import has
from caravela.games.endeavor.box import Side
from caravela.games.endeavor.components import ALL_ZONES, BOX, ZONE_IDS, ZONES

PLACE_IDS: Final = tuple(place.id for place in BOX.map.places)
PLACES: Final = len(PLACE_IDS)
PLACE_ZONE: Final = [ZONE_IDS.index(place.zone) for place in BOX.map.places]
PLACE_GLORY: Final = [place.glory for place in BOX.map.places]
#: Cities and fleet spaces of both sides, a bit for each place.
CITIES: Final = sum(1 << index for index, place in enumerate(BOX.map.places) if place.kind == "city")
FLEETS: Final = sum(1 << index for index, place in enumerate(BOX.map.places) if place.kind == "fleet")
#: The places in every set of zones.
PLACES_IN: Final = [
    sum(1 << place for place in range(PLACES) if has(zones, PLACE_ZONE[place])) for zones in range(ALL_ZONES + 1)
]


class Route:
    """Two places that are joined; `space` is where its token lies, -1 for a square slot (END-2.15)."""

    __slots__ = ("a", "b", "ends", "space")

    def __init__(self, a: int, b: int, space: int) -> None:
        self.a = a
        self.b = b
        self.ends = 1 << a | 1 << b
        self.space = space


class Board:
    """One side. Its round spaces are numbered: the cells of the tracks, then the places, then the routes (END-3.2)."""

    __slots__ = ("cell_space", "cities", "fleets", "id", "place_space", "places", "routes", "routes_at", "track_length")

    def __init__(self, side: Side) -> None:
        self.id = side.id
        #: The places of this side, in their order and as a set.
        printed = [place for place in range(PLACES) if side.id.upper() in BOX.map.places[place].sides]
        self.places = sum(1 << place for place in printed)
        self.cities = CITIES & self.places
        self.fleets = FLEETS & self.places
        #: For each zone the length of its track and the space of its first cell; Europe has no track.
        self.track_length = [0, *side.tracks]
        self.cell_space = [sum(self.track_length[:zone]) for zone in range(ZONES)]
        first = sum(self.track_length)
        #: For each place its space, -1 if it is not on this side.
        self.place_space = [first + printed.index(place) if place in printed else -1 for place in range(PLACES)]
        first += len(printed)
        self.routes = [
            *(Route(*_ends(pair), first + index) for index, pair in enumerate(side.round_routes)),
            *(Route(*_ends(pair), -1) for pair in side.square_routes),
        ]
        #: The routes of each place.
        self.routes_at = [[route for route in self.routes if has(route.ends, place)] for place in range(PLACES)]


def _ends(pair: tuple[str, str]) -> tuple[int, int]:
    return PLACE_IDS.index(pair[0]), PLACE_IDS.index(pair[1])


#: Sides A and B.
BOARDS: Final = [Board(side) for side in BOX.sides]
