"""Writes Vasco da Gama's `art/` from data.toml, Natural Earth and these scripts: `scripts/draw-art vasco`."""

from __future__ import annotations

from caravela.games.vasco.components import FOLDER
from draw.files import write_all
from draw.vasco import board, card, cover, mat, pieces, projects
from draw.vasco.about import ABOUT

write_all(
    FOLDER / "art",
    {
        "board.svg": board.draw().write(),
        "projects.svg": projects.draw().write(),
        "mat.svg": mat.draw().write(),
        "card.svg": card.draw().write(),
        "cover.svg": cover.draw(),
        "pieces.svg": pieces.draw(),
    },
    ABOUT,
)
