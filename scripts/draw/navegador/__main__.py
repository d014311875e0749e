"""Writes Navegador's `art/` from data.toml, Natural Earth and these scripts: `scripts/draw-art navegador`."""

from __future__ import annotations

from caravela.games.navegador.components import FOLDER
from draw.files import write_all
from draw.navegador import board, card, cover, market, mat, pieces
from draw.navegador.about import ABOUT

write_all(
    FOLDER / "art",
    {
        "board.svg": board.draw().write(),
        "card.svg": card.draw().write(),
        "cover.svg": cover.draw(),
        "market.svg": market.draw().write(),
        "mat.svg": mat.draw().write(),
        "pieces.svg": pieces.draw(),
    },
    ABOUT,
)
