"""Writes Serenissima's `art/` from data.toml, Natural Earth and these scripts: `scripts/draw-art serenissima`."""

from __future__ import annotations

from caravela.games.serenissima.components import FOLDER
from draw.files import write_all
from draw.serenissima import board, card, cover, mat, pieces
from draw.serenissima.about import ABOUT

write_all(
    FOLDER / "art",
    {
        "board.svg": board.draw().write(),
        "mat.svg": mat.draw().write(),
        "card.svg": card.draw().write(),
        "cover.svg": cover.draw(),
        "pieces.svg": pieces.draw(),
    },
    ABOUT,
)
