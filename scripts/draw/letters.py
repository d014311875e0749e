"""Words as outlines, for titles that must look the same everywhere; set in the Fell types, cast about 1690."""

from __future__ import annotations

from functools import cache
from typing import Any

from draw import atlas
from draw.svg import n

FELL = (
    "@fontsource/im-fell-double-pica-sc",
    "5.3.0",
    "8cae6bb3b5b4535d2b2d768b112a9c75ea3c5ea729d43213e1a4b780844ec98f",
)
FELL_FILE = "files/im-fell-double-pica-sc-latin-400-normal.woff"


@cache
def _font() -> Any:
    return atlas.font(*FELL, FELL_FILE)


def outline(words: str, size: float, spacing: float = 0) -> tuple[str, float]:
    """Path data of words that begin at the origin, and their width."""
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    font = _font()
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = size / font["head"].unitsPerEm
    pen = SVGPathPen(glyphs, ntos=lambda value: n(value, 2))
    x = 0.0
    for letter in words:
        glyph = glyphs[names[ord(letter)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, x, 0)))
        x += glyph.width * scale + spacing
    return pen.getCommands(), x - spacing
