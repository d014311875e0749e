"""Writes the cover of Pig: `scripts/draw-art pig`."""

from __future__ import annotations

from caravela.workshop.pig.components import FOLDER
from draw.files import write_all
from draw.pig import cover

write_all(FOLDER / "art", {"cover.svg": cover.draw()})
