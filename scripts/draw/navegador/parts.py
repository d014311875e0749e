"""What the sheets of Navegador share: its words, and small drawings in one size."""

from __future__ import annotations

from collections.abc import Callable

from caravela.core.words import Words
from caravela.games.navegador.meta import META
from draw.palette import c
from draw.svg import at, group, n, path, text
from draw.symbols import church, factory, laurel, ship, shipyard, worker

WORDS = Words(META, "en")
ROMAN = ("I", "II", "III")
#: The colours of a sheet's owner.
SEAT = "var(--seat,#8a7a5c)"
SEAT_DARK = "var(--seat-dark,#3a2a18)"
#: The buildings of each line.
BUILDINGS: dict[str, Callable[[], str]] = {
    "sugar_factory": lambda: factory("sugar"),
    "gold_factory": lambda: factory("gold"),
    "spice_factory": lambda: factory("spice"),
    "shipyard": shipyard,
    "church": church,
}


def word(x: float, y: float, message: str, size: float, width: float, **attributes: object) -> str:
    """A word of the game's text, in English until somebody says it otherwise."""
    attributes = {"fill": c("ink"), "font_weight": 600} | attributes
    return text(x, y, WORDS.say(message), size, data_word=message, data_width=n(width), **attributes)


def number(x: float, y: float, value: object, size: float, colour: str = "ink", **attributes: object) -> str:
    """A number; with `data_slot`, one that changes in the game."""
    attributes = {"font_weight": 600} | attributes
    return text(x, y, value, size, fill=c(colour), **attributes)


def rule(x: float, y: float, width: float, weight: str = ".7") -> str:
    """A level line that parts one thing from another."""
    return path(f"M{n(x)} {n(y)}h{n(width)}", fill="none", stroke=c("panel-edge"), stroke_width=weight)


def shield(x: float, y: float, value: object, r: float = 11, slot: str | None = None) -> str:
    """Victory points."""
    shown = text(x, y + r * 0.5, value, r * 1.5, fill="#fff6e0", font_weight="700", data_slot=slot)
    return group(at(x, y, laurel(r)), shown)


def any_ship(x: float, y: float, scale: float) -> str:
    """A ship of whatever colour."""
    return at(x, y, ship("#fbf3df", "#5b4425", mark=False), scale=scale)


def any_worker(x: float, y: float, scale: float) -> str:
    return at(x, y, worker("#a8701c"), scale=scale)


def own_ship(x: float, y: float, scale: float) -> str:
    """A ship in the colour of the sheet's owner."""
    return at(x, y, ship(SEAT, SEAT_DARK, mark=False), scale=scale)


def own_worker(x: float, y: float, scale: float) -> str:
    return at(x, y, worker(SEAT), scale=scale)
