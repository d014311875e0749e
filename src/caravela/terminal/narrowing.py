"""Narrowing: the legal actions as a menu of numbers, kind by kind and value by value, never longer than need be."""

from __future__ import annotations

from string import Formatter
from typing import Final

from caravela.core.actions import Action
from caravela.core.facts import Value
from caravela.core.words import Words

#: So many actions are simply listed.
FEW: Final = 9
#: Between two places, as the notation has `>`.
_ARROW: Final = " → "


class Choice:
    """One line of a menu. `actions` are what it stands for; a single one is played when it is chosen.

    Label and short both say what is done, not only with what: people read one line, not the whole menu.
    """

    __slots__ = ("actions", "crumb", "key", "label", "short")

    def __init__(self, label: str, actions: list[Action], short: str, crumb: str = "", key: str = "") -> None:
        self.label = label
        self.actions = actions
        #: A label for little room.
        self.short = short if len(short) < len(label) else label
        #: What the menu behind it calls it.
        self.crumb = crumb or label
        #: The value that it decides, where it decides one and a smaller menu follows.
        self.key = key

    @property
    def action(self) -> Action | None:
        """What is played when this is chosen; None if a smaller menu follows."""
        return self.actions[0] if len(self.actions) == 1 else None


class Menu:
    """Choices among legal actions, and the question that they answer ("" for the game's own prompt)."""

    def __init__(
        self, words: Words, actions: list[Action], path: tuple[str, ...] = (), decided: tuple[str, ...] = ()
    ) -> None:
        self.words = words
        #: In the order in which they are offered.
        self.actions = actions
        #: The choices that led here, and the values that they decided.
        self.path = path
        self.decided = decided
        self.question = ""
        self.choices = self._choices()

    def inside(self, choice: Choice) -> Menu:
        """The menu that a choice with several actions leads to."""
        return Menu(self.words, choice.actions, (*self.path, choice.crumb), (*self.decided, choice.key))

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
        return [self._listed(action) for action in self.actions]

    def _kind(self, kind: str, members: list[Action]) -> Choice:
        if len(members) == 1:
            return self._listed(members[0])
        return Choice(self.words.say(f"choice-{kind}"), members, verb(self.words, kind))

    def _by_value(self, key: str) -> list[Choice]:
        self.question = _question(self.words, key)
        groups = _grouped([action.values[key] for action in self.actions], self.actions)
        return [self._value(key, value, members) for value, members in groups.items()]

    def _value(self, key: str, value: Value, members: list[Action]) -> Choice:
        if len(members) == 1:
            return self._listed(members[0])
        kind, name = members[0].kind, value_name(self.words, key, value)
        label = f"{self.words.say(f'choice-{kind}')}: {name}"
        return Choice(label, members, f"{verb(self.words, kind)}: {name}", name if self.path else label, key)

    def _listed(self, action: Action) -> Choice:
        return Choice(self.words.action(action), [action], self._short(action))

    def _short(self, action: Action) -> str:
        """The verb with every value that the menus before have not decided, in the order of the notation."""
        text = ""
        for before, key, _, _ in Formatter().parse(action.form):
            if key and key not in self.decided:
                joint = _ARROW if ">" in before else ", "
                text += (joint if text else "") + value_name(self.words, key, action.values[key])
        short = verb(self.words, action.kind)
        return f"{short}: {text}" if text else short


def verb(words: Words, kind: str) -> str:
    """What a kind of action does, in as few letters as the language can say it."""
    short = f"short-choice-{kind}"
    return words.say(short if words.has(short) else f"choice-{kind}")


def value_name(words: Words, key: str, value: Value) -> str:
    """A value of an action in words: the name of a thing or a player, or the number, with its noun where it needs one.

    A galley with a number is `galley 3`: a bare number could be that of another entry.
    """
    if not isinstance(value, str):
        noun = f"short-value-{key}"
        return words.say(noun, **{key: value}) if words.has(noun) else str(value)
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
