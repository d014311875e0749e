"""Hints: what a mind would do, in whole turns, and how everybody's chances stand after each."""

from __future__ import annotations

from typing import Any, Final

from caravela.bots.minds.levels import LEVELS
from caravela.bots.minds.mind import Mind, beginnings
from caravela.bots.minds.network import WIN, Network, trained
from caravela.core.actions import Action
from caravela.core.rules import Rules, Seat

#: Hints search as this level does.
AS: Final = LEVELS["captain"]
#: How many turns are shown.
SHOWN: Final = 3


class Advice:
    """One turn that could be played: its actions, and every seat's chance to win behind it; none without a network."""

    def __init__(self, actions: list[Action], chances: list[float]) -> None:
        self.actions = actions
        self.chances = chances


def advice(rules: Rules[Any], state: Any, seat: Seat) -> list[Advice]:
    """The best turns of the seat that is to act, best first, each with another beginning as far as there are some.

    `state` is what the seat may see.
    """
    network = trained(rules)
    mind = Mind(network, AS.width, AS.most, 0.0 if network is None else network.blend)
    found = mind.turns(rules, state, seat)
    worths = mind.worths(found, seat)
    best = beginnings(found, worths, SHOWN)[:SHOWN]
    return [Advice(found[place].actions, chances(network, found[place].end)) for place in best]


def chances(network: Network | None, state: Any) -> list[float]:
    """Every seat's chance to win in a position at the end of a turn; together they are certain."""
    if network is None:
        return []
    seats = list(range(state.seats))
    wins = [max(1e-6, float(answer[WIN])) for answer in network.judge([state] * state.seats, seats)]
    return sharpened(wins, network.sharpness)


def sharpened(chances: list[float], sharpness: float) -> list[float]:
    """The same chances, by this power, so that together they are certain."""
    powers = [chance**sharpness for chance in chances]
    total = sum(powers)
    return [power / total for power in powers]
