"""What a move would change, as data: gauges, the changes of them, and the preview of a move.

A gauge is a number that a player watches: money, workers, ships. `Meta.gauges` names those of a game, `Rules.gauges`
reads them. `caravela.core.preview` finds out what a move does to them; front ends tell it with the game's messages
`gauge-<id>` (its name) and `chip-<id>` (a change of it in a few letters: `$by` is how much, `$sign` is + or −).
"""

from __future__ import annotations

from typing import Final

import msgspec

from caravela.core.facts import Values

#: The gauge that the core reads itself where a game names it: the points if the game ended now.
POINTS: Final = "points"


class Change(msgspec.Struct, gc=False):
    """A gauge of a seat that goes up or down."""

    gauge: str
    seat: int
    by: int


class News(msgspec.Struct, gc=False):
    """An event that is worth a word beside a move: `chip-event-<kind>`."""

    kind: str
    values: Values


class Preview(msgspec.Struct, omit_defaults=True, gc=False):
    """What a legal action brings and costs, as far as its seat can know."""

    #: What changes for certain: at once, and by what must follow in the same turn. The seat's own changes come first.
    changes: list[Change] = []
    #: Where the action opens another decision: what using that changes at least.
    least: list[Change] = []
    #: What else is worth a word: the events that `Meta.news` names.
    news: list[News] = []
    #: Whether it opens a decision in which there is nothing to do.
    idle: bool = False
    #: The chance decision that comes of it, by name; "" if none does for certain.
    draws: str = ""
    #: Whether chance decides right after it, so that it cannot be taken back.
    chance: bool = False
    #: Whether it passes the turn on, chance aside, or ends the game.
    ends_turn: bool = False
    #: Whether another seat decides next although the turn goes on: somebody is asked, or this was the answer.
    asks: bool = False
    #: What the action is in a menu (`caravela.core.menu`): 0 goes on, 1 closes, 2 gives something up.
    use: int = 0
