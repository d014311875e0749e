"""What may be seen: in Vasco da Gama everything that lies on the table is open to all (VDG-2.20, 14.1, VDG-R22)."""

from __future__ import annotations

from typing import Any

from caravela.games.vasco.box import AREA_IDS, CHARACTER_IDS, DECK_IDS, HARBOUR_IDS, SUM_IDS
from caravela.games.vasco.components import (
    AREAS,
    CHANGE,
    COLOURS,
    CREW_COLOURS,
    CREW_IDS,
    DECKS,
    FIRST_MERCHANT,
    HARBOUR_SPACES,
    HARBOURS,
    LIMIT,
    MERCHANT_LIMITS,
    NUMBERS,
    PLAYERS,
    PROJECT_IDS,
    PROJECTS,
    SAILOR_COLOURS,
    SPACE_VALUE,
    START,
    VASCO_SUMS,
)
from caravela.games.vasco.scoring import track
from caravela.games.vasco.state import GABRIEL_CELL, NONE, VascoState

_EXTRA_PLACES = ("characters", "supply", "space", "cell")


def view(state: VascoState) -> dict[str, Any]:
    """The table as JSON data, in names; of bags and face-down decks only how many pieces they hold (VDG-14.1)."""
    return {
        "round": state.round,
        "active": COLOURS[state.active],
        "first_player": _seat_id(state.first),
        "marker": state.marker,
        "vasco_now": _vasco(state.vasco_now),
        "vasco_top": _vasco(state.vasco_top),
        "numbers": {str(n + 1): _disc(state.numbers[n]) for n in range(NUMBERS) if state.numbers[n] != NONE},
        "called": None if state.called == NONE else state.called + 1,
        "free_spaces": {AREA_IDS[area]: state.free_spaces[area] for area in range(AREAS)},
        "sums": dict(zip(SUM_IDS, state.sums, strict=True)),
        "characters": {
            id: {"owner": _seat_id(state.owners[c]), "taken_by": _seat_id(state.takers[c])}
            for c, id in enumerate(CHARACTER_IDS)
        },
        "missionaries": state.missionaries,
        "merchant_ship": _merchant(state.merchant_top),
        "merchant_ship_sent_now": _merchant(state.sending),
        "merchant_deck": sum(state.merchant_bag),
        "bag": sum(state.bag),
        "sections": [_section(state, section) for section in range(PLAYERS[state.seats].sections)],
        "gabriel": _project(state.cells[GABRIEL_CELL]),
        "upper_cells": [_project(tile) for tile in state.cells[GABRIEL_CELL + 1 :]],
        "decks": {
            DECK_IDS[deck]: {"top": _project(state.tops[deck]), "face_down": state.decks[deck].bit_count()}
            for deck in range(DECKS)
        },
        "harbours": {HARBOUR_IDS[h]: [_space(state, space) for space in HARBOUR_SPACES[h]] for h in range(HARBOURS)},
        "seats": {COLOURS[seat]: _seat(state, seat) for seat in range(state.seats)},
    }


def _seat_id(seat: int) -> str | None:
    return None if seat == NONE else COLOURS[seat]


def _project(tile: int) -> str | None:
    return None if tile == NONE else PROJECT_IDS[tile]


def _merchant(index: int) -> int | None:
    return None if index == NONE else MERCHANT_LIMITS[index]


def _vasco(tile: int) -> dict[str, int] | None:
    if tile == NONE:
        return None
    upper, lower = VASCO_SUMS[tile]
    return {"start": START[tile], "change": CHANGE[tile], "upper": upper, "lower": lower}


def _disc(place: int) -> dict[str, str]:
    seat, area = divmod(place, AREAS)
    return {"seat": COLOURS[seat], "area": AREA_IDS[area]}


def _section(state: VascoState, section: int) -> dict[str, int]:
    first = section * SAILOR_COLOURS
    return {CREW_IDS[colour]: state.sections[first + colour] for colour in range(SAILOR_COLOURS)}


def _space(state: VascoState, space: int) -> dict[str, Any]:
    ship = state.ships_at[space]
    if ship == NONE:
        return {"value": SPACE_VALUE[space], "ship": None}
    id = PROJECT_IDS[ship] if ship < FIRST_MERCHANT else "merchant"
    return {
        "value": SPACE_VALUE[space],
        "ship": id,
        "limit": LIMIT[ship],
        "captain": _seat_id(state.captains_at[space]),
    }


def _seat(state: VascoState, seat: int) -> dict[str, Any]:
    first = seat * CREW_COLOURS
    return {
        "points": track(state, seat),
        "money": state.money[seat],
        "discs": state.discs[seat],
        "extra_disc": _EXTRA_PLACES[state.extra[seat]],
        "captains": state.captains[seat],
        "captains_to_recruit": state.recruits[seat],
        "crew": {CREW_IDS[colour]: state.crew[first + colour] for colour in range(CREW_COLOURS)},
        "projects": _tiles(state.projects[seat]),
        "ships": _tiles(state.ships[seat]),
    }


def _tiles(tiles: int) -> list[str]:
    return [PROJECT_IDS[tile] for tile in range(PROJECTS) if tiles >> tile & 1]
