"""Positions for people who watch an environment: as text, as SVG, and as an array of colours."""

from __future__ import annotations

import io
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from caravela.core.errors import CaravelaError, UnknownName
from caravela.core.extras import need
from caravela.core.facts import NOBODY
from caravela.core.words import Words
from caravela.picture import picture
from caravela.research.play import Play

#: What an environment can be asked to render; `human` writes the text to the standard output.
MODES: Final = ("human", "ansi", "rgb_array", "svg")
#: The width of an array, in pixels.
WIDTH: Final = 960
#: A typeface of most systems; it also comes with matplotlib, for machines that have none.
FACE: Final = "DejaVu Serif"


def check_mode(mode: str | None) -> None:
    """Refuses a way to render that there is not."""
    if mode is not None and mode not in MODES:
        raise UnknownName("render mode", mode, MODES)


def render(play: Play, mode: str) -> Any:
    """The position in one of the modes, as a spectator sees it."""
    check_mode(mode)
    if mode == "svg":
        return svg(play)
    return rgb_array(svg(play)) if mode == "rgb_array" else text(play)


def show(play: Play, mode: str | None) -> Any:
    """What `render` of an environment returns; `human` is written out instead."""
    if mode is None:
        raise CaravelaError(f"This environment was made without a render_mode; choose one of {', '.join(MODES)}.")
    shown = render(play, mode)
    if mode != "human":
        return shown
    sys.stdout.write(shown)
    return None


def text(play: Play) -> str:
    """The position in lines of text, and who is to act."""
    words = Words(play.rules.meta, "en")
    lines: list[str] = []
    for panel in play.rules.panels(play.state, words, NOBODY):
        lines += [words.say(f"panel-{panel.id}"), *("".join(span.text for span in line) for line in panel.lines), ""]
    to_act = "the game is over" if play.over else f"{play.rules.meta.seat_ids[play.seat_to_act]} to act"
    return "\n".join([*lines, f"{len(play.taken)} actions, {to_act}"]) + "\n"


def svg(play: Play) -> str:
    """The table as an SVG document."""
    return picture(play.rules, play.state, Words(play.rules.meta, "en"))


def rgb_array(drawing: str, width: int = WIDTH) -> Any:
    """An SVG document as an array of height, width and three colours."""
    numpy = need("numpy", "research")
    image = need("PIL.Image", "research")
    fonts = _fonts()
    dirs = [fonts] if fonts else None
    drawn = need("resvg_py", "research").svg_to_bytes(
        svg_string=drawing, width=width, background="#ffffff", serif_family=FACE, font_dirs=dirs
    )
    with image.open(io.BytesIO(bytes(drawn))) as opened:
        return numpy.asarray(opened.convert("RGB"))


def _fonts() -> str:
    """The folder of matplotlib's typefaces, without loading matplotlib."""
    found = find_spec("matplotlib")
    if found is None or found.origin is None:
        return ""
    return str(Path(found.origin).parent / "mpl-data" / "fonts" / "ttf")
