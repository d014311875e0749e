"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from random import Random
from typing import Any

from caravela.core.rules import Rules, Seat


def determinise(rules: Rules[Any], state: Any, seat: Seat, rng: Random) -> Any:
    """A whole position that agrees with all that this seat knows; drawn without a look at the truth.

    Games without secrets have no such choice: what is face down in them is a bag, and no order exists to be guessed.
    """
    return rules.guess(rules.seen_by(state, seat), seat, rng)
