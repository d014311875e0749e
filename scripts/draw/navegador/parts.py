"""What the sheets of Navegador share: its words, and small drawings in one size."""

from __future__ import annotations

from collections.abc import Callable

from caravela.core.words import Words
from caravela.games.navegador.meta import META
from draw.printing import SEAT, SEAT_DARK, printer
from draw.svg import at, group, text
from draw.symbols import church, factory, laurel, ship, shipyard, worker

WORDS = Words(META, "en")
word = printer(WORDS)
ROMAN = ("I", "II", "III")
#: The buildings of each line.
BUILDINGS: dict[str, Callable[[], str]] = {
    "sugar_factory": lambda: factory("sugar"),
    "gold_factory": lambda: factory("gold"),
    "spice_factory": lambda: factory("spice"),
    "shipyard": shipyard,
    "church": church,
}


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
