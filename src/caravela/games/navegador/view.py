"""What may be seen: in Navegador everything that lies on the table is open to all (NAV-15.2, 15.3, NAV-R20)."""

from __future__ import annotations

from typing import Any

from caravela.games.navegador.box import COLUMN_IDS, GOODS, LINE_IDS
from caravela.games.navegador.chapters.buildings import price
from caravela.games.navegador.components import (
    COLOURS,
    COLUMNS,
    LINES,
    REGION_IDS,
    REGIONS,
    SPACE_IDS,
    STACK_SIZE,
)
from caravela.games.navegador.state import AT_TOKEN, NONE, NavegadorState


def view(state: NavegadorState) -> dict[str, Any]:
    """The table as JSON data, in names; tokens of undiscovered regions only by number (NAV-15.2)."""
    return {
        "turn": state.turn,
        "phase": state.phase,
        "active": COLOURS[state.active],
        "turns_left": None if state.turns_left == NONE else state.turns_left,
        "card": None if state.holder == NONE else COLOURS[state.holder],
        "orange": None if state.orange == NONE else SPACE_IDS[state.orange],
        "market": {GOODS[good]: row + 1 for good, row in enumerate(state.rows)},
        "buildings": {
            LINE_IDS[line]: {"left": left, "price": price(state, line) if left else None}
            for line, left in enumerate(state.line_left)
        },
        "gallery": {COLUMN_IDS[column]: count for column, count in enumerate(state.gallery)},
        "regions": {REGION_IDS[region]: _region(state, region) for region in range(REGIONS)},
        "seats": {COLOURS[seat]: _seat(state, seat) for seat in range(state.seats)},
    }


def _region(state: NavegadorState, region: int) -> dict[str, Any]:
    drawing = state.drawing if state.node == AT_TOKEN and state.target == region else 0
    known = bool(state.discovered >> region & 1)
    return {
        "discovered": known,
        "double_loss": bool(state.double_loss >> region & 1),
        "tokens": list(state.stacks[region]),
        "face_down": drawing if known else STACK_SIZE[region],
        "ships": {
            COLOURS[seat]: state.ships[seat * REGIONS + region]
            for seat in range(state.seats)
            if state.ships[seat * REGIONS + region]
        },
    }


def _seat(state: NavegadorState, seat: int) -> dict[str, Any]:
    return {
        "money": state.money[seat],
        "workers": state.workers[seat],
        "supply": state.supply[seat],
        "stone": None if state.stone[seat] == NONE else SPACE_IDS[state.stone[seat]],
        "colonies": {GOODS[good]: list(state.colonies[seat * len(GOODS) + good]) for good in range(len(GOODS))},
        "buildings": {LINE_IDS[line]: state.buildings[seat * LINES + line] for line in range(LINES)},
        "discs": state.discs[seat],
        "privileges": {COLUMN_IDS[c]: state.privileges[seat * COLUMNS + c] for c in range(COLUMNS)},
        "royal": None if state.royal[seat] == NONE else COLUMN_IDS[state.royal[seat]],
    }
