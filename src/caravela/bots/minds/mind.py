"""A mind: it finds whole turns, judges their ends with a network, and says how much it likes each."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from caravela.bots.minds.network import LEAD, WIN, Network
from caravela.bots.turns import Turn, turns
from caravela.core.rules import Rules, Seat

#: What a unit of lead counts beside the chance to win: it tells good from better where the game is as good as decided.
LEAD_COUNTS: Final = 0.3
#: More turns than any position has.
ALL: Final = 1_000_000


class Mind:
    """A network, how wide it searches, how many turns it judges, and how far it trusts the hand-written evaluation."""

    def __init__(self, network: Network, width: int = 3, most: int = 64, blend: float = 0.0) -> None:
        self.network = network
        self.width = width
        self.most = most
        self.blend = blend

    def turns(self, rules: Rules[Any], state: Any, seat: Seat) -> list[Turn]:
        """The most promising turns, among them the best one of each first action."""
        return varied(turns(rules, state, seat, self.width, ALL), self.most)

    def worths(self, found: list[Turn], seat: Seat) -> list[float]:
        """How much the seat likes each of these turns."""
        answers = self.network.judge([turn.end for turn in found], [seat] * len(found))
        worth = answers[:, WIN] + LEAD_COUNTS * answers[:, LEAD]
        if self.blend:
            hand = np.array([turn.value for turn in found], np.float32)
            worth = worth + self.blend * LEAD_COUNTS * hand / self.network.spread
        return [float(value) for value in worth]


def varied(found: list[Turn], most: int) -> list[Turn]:
    """So many turns: the best of each first action, then the best of the rest; `found` comes best first."""
    if len(found) <= most:
        return found
    begun: set[int] = set()
    first: list[Turn] = []
    rest: list[Turn] = []
    for turn in found:
        number = turn.actions[0].number
        (rest if number in begun else first).append(turn)
        begun.add(number)
    return (first + rest)[:most]
