"""Bots that may do anything wrong: it costs them the decision and nothing else, and a sentence says so."""

from __future__ import annotations

from typing import Any, Final

from caravela.bots.base import Bot
from caravela.core.actions import Action
from caravela.core.rules import Rules

#: After so many forfeited decisions a bot is not asked again in this game.
PATIENCE: Final = 3


class Trouble(Exception):
    """What a bot did wrong, as the rest of a sentence that begins with its name."""


class ForfeitingBot(Bot):
    """Forfeits a decision that it cannot take to the first legal action; `notes` tells of it."""

    def __init__(self, name: str, seed: int | None) -> None:
        super().__init__(seed)
        self.name = name
        self.forfeits = 0

    @property
    def given_up(self) -> bool:
        """Whether it is not asked any more in this game."""
        return self.forfeits >= PATIENCE

    def forfeit(self, rules: Rules[Any], seat: int, action: Action, trouble: str) -> Action:
        """The action that is played instead; what the bot did wrong is noted."""
        self.forfeits += 1
        note = f"{self.name} ({rules.meta.seat_ids[seat]}) {trouble}, so {action.notation!r} was played for it."
        if self.given_up:
            note += " It is not asked again in this game."
        self.notes.append(note)
        return action
