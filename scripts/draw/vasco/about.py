"""What Vasco da Gama's symbols and anchors go by where somebody asks what they are."""

from __future__ import annotations

from caravela.games.vasco.box import CHARACTER_IDS, HARBOUR_IDS
from caravela.games.vasco.components import CREW_IDS

#: On a mat, and on the small card with the same anchors.
_OWN = {
    "money": "coins",
    "captains": "captain",
    "discs": "disc",
    "extra": "extra_disc",
    "hand": "numbered_disc",
    "sheet-projects": "projects",
    "sheet-ships": "ships",
    **{f"crew-{id}": "crew" for id in CREW_IDS},
}

ABOUT = {
    "board.svg": {
        **dict.fromkeys(HARBOUR_IDS, "berth"),
        "extras": "extra_disc",
        "missionaries": "sailor_white",
        "sending": "merchant",
        "sheet-now": "vasco",
        "sheet-next": "vasco",
        "sheet-numbers": "number",
        "sheet-pass": "pass",
        "sheet-round": "round",
    },
    "projects.svg": {"sheet-gabriel": "gabriel"},
    "mat.svg": _OWN,
    "card.svg": _OWN,
    "pieces.svg": {f"character_{id}": f"character-{id}" for id in CHARACTER_IDS},
}
