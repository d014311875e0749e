"""Writes Endeavor's `art/` from data.toml, Natural Earth and these scripts: `scripts/draw-art endeavor`."""

from __future__ import annotations

from caravela.games.endeavor.components import BOX, FOLDER
from draw.endeavor import board, card, cover, mat, offer, pieces
from draw.endeavor.about import ABOUT
from draw.files import write_all

write_all(
    FOLDER / "art",
    {
        **{f"board_{side.id}.svg": board.draw(side).write() for side in BOX.sides},
        "offer.svg": offer.draw().write(),
        "mat.svg": mat.draw().write(),
        "card.svg": card.draw().write(),
        "cover.svg": cover.draw(),
        "pieces.svg": pieces.draw(),
    },
    ABOUT,
)
