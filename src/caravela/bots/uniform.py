"""The random bot: the measure of all others."""

from __future__ import annotations

from typing import Any

from caravela.bots.base import Bot
from caravela.core.actions import Action
from caravela.core.rules import Rules


class RandomBot(Bot):
    """Every legal action is as likely as every other."""

    name = "random"

    def choose(self, rules: Rules[Any], state: Any) -> Action:
        legal = rules.legal(state)
        return legal[int(self.random.random() * len(legal))]
