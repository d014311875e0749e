"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from caravela.core.actions import Action
from caravela.core.match import Match
from caravela.core.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Decides for one seat. `seed` makes its play repeatable; thinking never uses the game's own random source.

    A bot of your own has a name and chooses:

    >>> class Cautious(Bot):
    ...     name = "cautious"
    ...     def choose(self, rules, state):
    ...         return rules.legal(state)[-1]
    >>> from caravela import Match, load_game
    >>> match = Match(load_game("navegador"), seats=2, seed=1)
    >>> match.play(Cautious().decide(match))
    """

    #: The bot's name in tables and results.
    name: str
    #: Whether it wants to be asked by `decide`, with the record of the game, wherever there is one.
    follows: bool = False

    def __init__(self, seed: int | None = None) -> None:
        self.random = Random(seed)
        #: What went wrong while it decided, as sentences.
        self.notes: list[str] = []

    @abstractmethod
    def choose(self, rules: Rules[Any], state: Any) -> Action:
        """One of `rules.legal(state)`, for the seat to act.

        `state` is `rules.seen_by(...)` of the real position: a copy, without what the seat cannot know. The bot may
        change it as it likes.
        """

    def decide(self, match: Match) -> Action:
        """What this bot does in a match, for the seat to act; it is shown only what that seat may know."""
        rules = match.rules
        return self.choose(rules, rules.seen_by(match.state, match.seat_to_act))

    def turn(self, rules: Rules[Any], state: Any) -> list[Action]:
        """What it does from here on, at least one action; the rest holds until chance or another seat decides."""
        return [self.choose(rules, state)]

    def close(self) -> None:
        """Its game is over: a bot that keeps something open puts it away."""
        return
