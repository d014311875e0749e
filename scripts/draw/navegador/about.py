"""What Navegador's symbols and anchors go by where somebody asks what they are."""

from __future__ import annotations

from caravela.games.navegador.box import COLUMN_IDS, GOODS
from caravela.games.navegador.components import REGION_IDS

#: On a player's own sheet, where each thing is worth something.
_OWN = {
    "money": "coins",
    "explorer": "disc-own_disc",
    "shipyard": "shipyard-own_building",
    "church": "church-own_building",
    **{f"{good}_factory": "factory-own_building" for good in GOODS},
    "sheet-supply": "supply",
}

ABOUT = {
    "board.svg": {
        **dict.fromkeys(REGION_IDS, "region"),
        "fleet": "ship",
        "loss": "double_loss",
        "token": "stack",
        "orange": "orange_ship",
        "workers": "lisboa",
        "sheet-lisboa": "lisboa",
        "sheet-phase": "phase",
    },
    "market.svg": {
        "price": "market",
        **{f"{good}_factory": "factory" for good in GOODS},
        "panel-market": "market",
        "panel-buildings": "space-buildings",
        "panel-gallery": "gallery",
        **{f"column-{id}": "gallery" for id in COLUMN_IDS},
    },
    "mat.svg": _OWN,
    "card.svg": _OWN,
    "pieces.svg": {
        **{f"{good}_factory": "factory" for good in GOODS},
        **{f"back_{good}": "stack" for good in GOODS},
    },
}
