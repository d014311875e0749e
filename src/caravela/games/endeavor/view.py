"""What may be seen: in Endeavor everything is open to all (END-3.2, 3.3).

Only four tiles of level 5 lie face down, and every type exists once: which ones they are follows from what is in the
offer (END-3.6).
"""

from __future__ import annotations

from typing import Any

from caravela.games.endeavor.boards import BOARDS, PLACE_IDS, Board, Route
from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.chapters.discs import owner
from caravela.games.endeavor.chapters.rounds import PHASE_IDS
from caravela.games.endeavor.components import (
    ACTION_TOKENS,
    ATTRIBUTES,
    BUILDING_IDS,
    CARD_IDS,
    COLOURS,
    DECK_END,
    DECK_IDS,
    TILES,
    TOKEN_IDS,
    ZONE_IDS,
    ZONES,
    members,
)
from caravela.games.endeavor.state import NONE, EndeavorState

#: The silent fleet among the owners of discs.
SILENT: str = "silent_fleet"


def view(state: EndeavorState) -> dict[str, Any]:
    """The table as JSON data, in names."""
    board = BOARDS[state.side]
    return {
        "side": board.id,
        "round": state.round,
        "phase": PHASE_IDS[state.phase] if state.round else "setup",
        "crown": None if state.crown == NONE else COLOURS[state.crown],
        "active": COLOURS[state.active],
        "passed": [COLOURS[seat] for seat in members(state.passed)],
        "offer": {BUILDING_IDS[tile]: state.stock[tile] for tile in range(TILES) if state.stock[tile]},
        "decks": {
            DECK_IDS[deck]: [CARD_IDS[card] for card in range(top, DECK_END[deck])]
            for deck, top in enumerate(state.decks)
        },
        "discard_pile": [CARD_IDS[card] for card in members(state.pile)],
        "abolished": bool(state.abolished),
        "zones": {ZONE_IDS[zone]: _zone(state, board, zone) for zone in range(ZONES)},
        "places": {PLACE_IDS[place]: _place(state, board, place) for place in members(board.places)},
        "routes": [_route(state, route) for route in board.routes],
        "seats": {COLOURS[seat]: _seat(state, seat) for seat in range(state.seats)},
        "silent_fleet": state.supply[state.seats] if state.variant.silent_fleet else None,
    }


def _fleet(state: EndeavorState, fleet: int) -> str:
    return SILENT if fleet == state.seats else COLOURS[fleet]


def _token(state: EndeavorState, space: int) -> str | None:
    return None if space < 0 or state.tokens[space] == NONE else TOKEN_IDS[state.tokens[space]]


def _zone(state: EndeavorState, board: Board, zone: int) -> dict[str, Any]:
    first = board.cell_space[zone]
    return {
        "opened": bool(state.opened >> zone & 1),
        "track": [_fleet(state, fleet) for fleet in state.tracks[zone]],
        "track_tokens": [_token(state, first + cell) for cell in range(board.track_length[zone])],
        "sea": {
            COLOURS[seat]: state.seas[seat * ZONES + zone]
            for seat in range(state.seats)
            if state.seas[seat * ZONES + zone]
        },
        "presence": {_fleet(state, fleet): state.presence[fleet * ZONES + zone] for fleet in range(len(state.discs))},
    }


def _place(state: EndeavorState, board: Board, place: int) -> dict[str, Any]:
    fleet = owner(state, place)
    return {
        "disc": None if fleet == len(state.discs) else _fleet(state, fleet),
        "token": _token(state, board.place_space[place]),
    }


def _route(state: EndeavorState, route: Route) -> dict[str, Any]:
    return {
        "ends": [PLACE_IDS[route.a], PLACE_IDS[route.b]],
        "round": route.space >= 0,
        "token": _token(state, route.space),
    }


def _seat(state: EndeavorState, seat: int) -> dict[str, Any]:
    first, manned = seat * ATTRIBUTES, state.manned[seat]
    space = state.governor_space[seat]
    return {
        "supply": state.supply[seat],
        "harbour": state.harbour[seat],
        "attributes": {id: state.attributes[first + index] for index, id in enumerate(ATTRIBUTE_IDS)},
        "attribute_tokens": {id: state.attribute_tokens[first + index] for index, id in enumerate(ATTRIBUTE_IDS)},
        "memorial": {id: state.memorial[first + index] for index, id in enumerate(ATTRIBUTE_IDS)},
        "action_tokens": {
            TOKEN_IDS[ATTRIBUTES + token]: state.action_tokens[seat * ACTION_TOKENS + token]
            for token in range(ACTION_TOKENS)
        },
        "coast": [
            {"building": BUILDING_IDS[building], "disc": bool(manned >> position & 1)}
            for position, building in enumerate(state.coast[seat])
        ],
        "cards": [CARD_IDS[card] for card in members(state.held[seat])],
        "governor_space": None if space == NONE else CARD_IDS[space],
        "set_aside": [CARD_IDS[card] for card in members(state.aside[seat])],
    }
