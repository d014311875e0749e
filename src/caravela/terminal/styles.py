"""Styles: the names that panels use, as colours that can be read on dark and on light backgrounds."""

from __future__ import annotations

from typing import Final

from caravela.core.rules import Meta

#: What the seats of games are called, and their colours here; a black seat is shown in reverse.
SEAT_COLOURS: Final = {
    "red": "bold #dc322f",
    "green": "bold #2aa05a",
    "yellow": "bold #b58900",
    "blue": "bold #268bd2",
    "black": "bold reverse",
    "white": "bold underline",
    "purple": "bold #8a63d2",
    "violet": "bold #8a63d2",
    "orange": "bold #cb6b16",
    "brown": "bold #a0673a",
    "pink": "bold #d33682",
    "grey": "bold #808080",
}
#: For seats with other names.
OTHER_COLOURS: Final = ("bold #dc322f", "bold #2aa05a", "bold #b58900", "bold #268bd2", "bold #8a63d2", "bold #cb6b16")
PLAIN_STYLES: Final = {"strong": "bold", "dim": "dim"}


class Palette:
    """The styles of one game; a name that it does not know is shown plainly."""

    def __init__(self, meta: Meta) -> None:
        self._styles = dict(PLAIN_STYLES)
        for seat, id in enumerate(meta.seat_ids):
            other = OTHER_COLOURS[seat % len(OTHER_COLOURS)]
            self._styles[f"seat-{seat}"] = SEAT_COLOURS.get(id, other)

    def __getitem__(self, name: str) -> str:
        return self._styles.get(name, "")

    def seat(self, seat: int) -> str:
        """The style of a seat; chance is dim."""
        return self._styles.get(f"seat-{seat}", "dim")
