"""Narrowing: the legal actions as a menu of numbers, kind by kind and value by value, never longer than need be."""

from __future__ import annotations

from typing import Final

from caravela.core.actions import Action
from caravela.core.facts import Value
from caravela.core.words import Words

#: So many actions are simply listed.
FEW: Final = 9


class Choice:
    """One line of a menu. `actions` are what it stands for; a single one is played when it is chosen."""

    __slots__ = ("actions", "label", "short")

    def __init__(self, label: str, actions: list[Action], short: str = "") -> None:
        self.label = label
        self.actions = actions
        #: A label for little room.
        self.short = short if short and len(short) < len(label) else label

    @property
    def action(self) -> Action | None:
        """What is played when this is chosen; None if a smaller menu follows."""
        return self.actions[0] if len(self.actions) == 1 else None


class Menu:
    """Choices among legal actions, and the question that they answer ("" for the game's own prompt)."""

    def __init__(self, words: Words, actions: list[Action], path: tuple[str, ...] = ()) -> None:
        self.words = words
        self.actions = actions
        #: The labels of the choices that led here.
        self.path = path
        self.question = ""
        self.choices = self._choices()

    def inside(self, choice: Choice) -> Menu:
        """The menu that a choice with several actions leads to."""
        return Menu(self.words, choice.actions, (*self.path, choice.label))

    def _choices(self) -> list[Choice]:
        kinds = _grouped([action.kind for action in self.actions], self.actions)
        crowded = len(self.actions) > FEW
        if len(kinds) > 1 and (crowded or sum(len(members) > 1 for members in kinds.values()) > 1):
            return [self._kind(str(kind), members) for kind, members in kinds.items()]
        varying = _varying(self.actions) if len(kinds) == 1 else []
        if varying and self.path:
            self.question = _question(self.words, varying[0])
        if crowded and len(varying) > 1:
            return self._by_value(varying[0])
        return [self._listed(action, kinds[action.kind]) for action in self.actions]

    def _kind(self, kind: str, members: list[Action]) -> Choice:
        if len(members) == 1:
            return Choice(self.words.action(members[0]), members)
        return Choice(self.words.say(f"choice-{kind}"), members)

    def _by_value(self, key: str) -> list[Choice]:
        self.question = _question(self.words, key)
        groups = _grouped([action.values[key] for action in self.actions], self.actions)
        return [self._value(key, value, members) for value, members in groups.items()]

    def _value(self, key: str, value: Value, members: list[Action]) -> Choice:
        return Choice(value_name(self.words, key, value), members)

    def _listed(self, action: Action, members: list[Action]) -> Choice:
        return Choice(self.words.action(action), [action], self._short(action, members))

    def _short(self, action: Action, members: list[Action]) -> str:
        """What tells an action from the others of its kind: one value, or the kind with several; or the kind alone."""
        names = [value_name(self.words, key, action.values[key]) for key in _varying(members)]
        if len(names) == 1:
            return names[0]
        kind = self.words.say(f"choice-{action.kind}")
        if names:
            return f"{kind}: {', '.join(names)}"
        return "" if action.values else kind


def value_name(words: Words, key: str, value: Value) -> str:
    """A value of an action in words: the name of a thing or a player, or the number."""
    if not isinstance(value, str):
        return str(value)
    vocabulary = words.meta.vocabularies.get(key, key)
    if vocabulary == "seat":
        return words.seat(words.meta.seat_ids.index(value))
    return words.name(vocabulary, value)


def _question(words: Words, key: str) -> str:
    return words.say(f"pick-{key}") if words.has(f"pick-{key}") else ""


def _varying(actions: list[Action]) -> list[str]:
    """The values in which actions of one kind differ."""
    first = actions[0].values
    return [key for key in first if any(action.values[key] != first[key] for action in actions)]


def _grouped(keys: list[Value] | list[str], actions: list[Action]) -> dict[Value, list[Action]]:
    """The actions by key, in the order in which the keys first occur."""
    groups: dict[Value, list[Action]] = {}
    for key, action in zip(keys, actions, strict=True):
        groups.setdefault(key, []).append(action)
    return groups
