"""What Endeavor's symbols and anchors go by where somebody asks what they are."""

from __future__ import annotations

from caravela.games.endeavor.boards import PLACE_IDS
from caravela.games.endeavor.box import ATTRIBUTE_IDS
from caravela.games.endeavor.components import BUILDING_IDS, CARD_IDS, DECK_IDS

_BOARD = {id: "fleet" if id.endswith("_fleet") else "place" for id in PLACE_IDS}

ABOUT = {
    "board_a.svg": _BOARD,
    "board_b.svg": _BOARD,
    "offer.svg": {f"tile-{id}": f"tile_{id}" for id in BUILDING_IDS},
    "mat.svg": {
        **{id: f"track-{id}" for id in ATTRIBUTE_IDS},
        **{f"sheet-{id}": id for id in ("governor", "harbour", "points", "supply", "tokens")},
    },
    "pieces.svg": {
        **{f"mini_{id}": f"tile_{id}" for id in BUILDING_IDS},
        **{f"minicard_{id}": f"card_{id}" for id in (*DECK_IDS, *CARD_IDS)},
    },
}
