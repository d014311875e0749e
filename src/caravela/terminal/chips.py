"""Chips: what an option brings and costs, in a few letters behind it; the same as beside a move in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caravela.core.gauges import Change, Preview
from caravela.core.menu import GIVES_UP
from caravela.core.rules import Seat
from caravela.core.words import Words

#: Says a message of the terminal.
Say = Callable[..., str]

GAIN: Final = "green"
LOSS: Final = "red"
PLAIN: Final = "dim"
WARNING: Final = "yellow"

#: A few letters, and how they look.
Chip = tuple[str, str]
#: So many changes of other seats are told; more are a consequence of something larger.
OTHERS: Final = 3


def chips(preview: Preview, seat: Seat, words: Words, say: Say) -> list[Chip]:
    """The chips of a move of a seat, the most telling first."""
    found = [_changed(change, words) for change in preview.changes if change.seat == seat]
    found += [(words.news(news), PLAIN) for news in preview.news]
    if preview.idle:
        found.append((say("chip-idle"), WARNING))
    found += [_at_least(change, words, say) for change in preview.least]
    if preview.draws:
        found.append((words.draws(preview.draws), PLAIN))
    others = [change for change in preview.changes if change.seat != seat]
    found += [_of_other(change, words) for change in others] if len(others) <= OTHERS else []
    if preview.use == GIVES_UP:
        found.append((say("chip-gives-up"), WARNING))
    return found


def _changed(change: Change, words: Words) -> Chip:
    return words.change(change), GAIN if change.by > 0 else LOSS


def _at_least(change: Change, words: Words, say: Say) -> Chip:
    text, style = _changed(change, words)
    return say("chip-least", change=text), f"dim {style}"


def _of_other(change: Change, words: Words) -> Chip:
    return f"{words.seat(change.seat)}: {words.change(change)}", PLAIN


def for_good(preview: Preview) -> bool:
    """Whether a move gives something up and cannot be taken back."""
    return preview.use == GIVES_UP and (preview.chance or preview.ends_turn or preview.asks)
