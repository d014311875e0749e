"""The order in which people are offered their legal actions, the same in every front end."""

from __future__ import annotations

from typing import Any, Final

from caravela.core.actions import Action
from caravela.core.rules import Rules

GOES_ON: Final = 0
CLOSES: Final = 1
GIVES_UP: Final = 2


def by_use(rules: Rules[Any], state: Any, actions: list[Action]) -> list[Action]:
    """What goes on first, then what ends or skips something, last what gives something up for good.

    Actions of equal use stay in table order.
    """
    return sorted(actions, key=lambda action: use(rules, state, action))


def use(rules: Rules[Any], state: Any, action: Action) -> int:
    """GOES_ON, CLOSES or GIVES_UP."""
    if rules.gives_up(state, action):
        return GIVES_UP
    return CLOSES if named(action, rules.meta.closing) else GOES_ON


def named(action: Action, names: tuple[str, ...]) -> bool:
    """Whether an action is in a list of kinds and notations."""
    return action.kind in names or action.notation in names
