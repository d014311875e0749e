"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from caravela.core.actions import Action
from caravela.core.rules import Rules


class Bot(ABC):
    """Decides for one seat. `seed` makes its play repeatable; thinking never uses the game's own random source."""

    #: The bot's name in tables and results.
    name: str

    def __init__(self, seed: int | None = None) -> None:
        self.random = Random(seed)

    @abstractmethod
    def choose(self, rules: Rules[Any], state: Any) -> Action:
        """One of `rules.legal(state)`, for the seat to act.

        `state` is `rules.seen_by(...)` of the real position: a copy, without what the seat cannot know. The bot may
        change it as it likes.
        """

    def turn(self, rules: Rules[Any], state: Any) -> list[Action]:
        """What it does from here on, at least one action; the rest holds until chance or another seat decides."""
        return [self.choose(rules, state)]
