"""What Serenissima's symbols and anchors go by where somebody asks what they are."""

from __future__ import annotations

from caravela.games.serenissima.components import ZONE_IDS

ABOUT = {
    "board.svg": {
        **dict.fromkeys(ZONE_IDS, "zone"),
        "berth": "sea",
        "guard": "sailor",
        "good": "sign",
        "garrison": "held",
        "warehouse": "store",
        "pawn": "wheel",
        "white": "track",
        "pile": "supply",
        "left-fort": "fort",
        "pile-fort": "fort",
        "left-basilica": "basilica",
        "pile-basilica": "basilica",
        "panel-supply": "supply",
        "sheet-deck": "deck",
        "sheet-discard": "discard",
        "sheet-fight": "fight",
        **dict.fromkeys(("attacker", "defender", "dice"), "fight"),
    },
    "mat.svg": {"sail": "galley"},
    "pieces.svg": {"hull": "galley", "hull_active": "galley", "garrison": "held"},
}
