"""Foresight: what an option would bring, in a few letters behind it.

It is worked out, not written down: the action is tried on a copy of what the seat can see, and the events that come of
it are told by the game's messages `short-event-<kind>`. A kind without such a message is not worth a word here.
"""

from __future__ import annotations

from typing import Any

from caravela.core.actions import Action
from caravela.core.facts import Event, Values
from caravela.core.rules import Rules
from caravela.core.words import Words
from caravela.terminal.narrowing import value_name


def gains(rules: Rules[Any], seen: Any, action: Action, words: Words) -> str:
    """What the action brings at once: `−2 ships`, `+150 cr`. `seen` is `Rules.seen_by` of the position."""
    events: list[Event] = []
    rules.apply(seen.clone(), action, events)
    return ", ".join(_short(event, words) for event in events if words.has(_id(event)))


def _id(event: Event) -> str:
    return f"short-event-{event.kind}"


def _short(event: Event, words: Words) -> str:
    values: Values = dict(event.values)
    for key, value in event.values.items():
        values[f"{key}_name"] = value_name(words, key, value)
    return words.say(_id(event), **values)
