"""Words: facts become sentences of the reader's language, with Fluent.

Each game has `text/en.ftl`, `ru.ftl` and `pl.ftl`. Message ids follow from the facts themselves:

    action-<kind>, choice-<kind>   an action as a sentence; its kind as a choice in a menu
    event-<kind>                   a line of the log
    why-<kind>                     the reason why something may not be done
    ask-<kind>                     what is asked now
    pick-<value>                   the question that narrows an action to one value: "From where?"
    score-<id>, end-<reason>       the score sheet
    tie-<rule>                     how a tie was broken; the rule's number with - for .
    option-<id>, option-<id>-<word>   an option of the game, and what it can be
    panel-<id>, panel-<id>-legend  titles of the panels, and what their codes mean
    short-<anything>               words with little room; `short-good-gold` is explained by `good-gold`
    short-choice-<kind>            a choice of a menu in one word or two; may be missing
    short-value-<value>            a number of an action with its noun ("galley 3"); may be missing
    game-title, game-pitch         the game's name; what it is about, in one sentence
    gauge-<id>, chip-<id>          a number that players watch; a change of it ("+150 cr"), from `$sign` and `$by`
    chip-event-<kind>              an event of `Meta.news` in a few letters ("last round")
    chip-draws-<decision>          a decision of chance in a word or two ("draw", "dice")
    <word list>-<id>               a name: region-goa, good-gold, seat-red
    about-<name>                   what a piece, a place or a print of a sheet is (`caravela.core.about`)
    piece-<label>, sheet-<id>      what a piece of the scene is, for a screen reader; words printed on the sheets

A value whose word list has names reaches the sentence twice: as `$region_name`, in words, and as `$region`, the
bare id, so that a translation can inflect it with a select expression. Seats always come as `$seat` (the id) and
`$seat_name` (the player's name, or the colour where nobody is named).
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from caravela.core.actions import Action
from caravela.core.errors import UnknownName
from caravela.core.facts import Event, Fact, Value, Values
from caravela.core.gauges import Change, News
from caravela.core.rules import Meta
from caravela.core.scene import Piece

_ID: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
MINUS: Final = "−"
LANGUAGES: Final = {"en": "English", "ru": "Русский", "pl": "Polski"}


class MissingWords(Exception):
    """A message that a language lacks or cannot format: a mistake of ours, which the tests find first."""


@cache
def _bundle(language: str, files: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def _ids(files: tuple[Path, ...]) -> tuple[str, ...]:
    return tuple(id for file in files for id in _ID.findall(file.read_text(encoding="utf-8")))


class Speaker:
    """Says messages of some Fluent files in one language."""

    def __init__(self, language: str, folders: list[Path]) -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES)
        self.language = language
        self._files = tuple(folder / f"{language}.ftl" for folder in folders)
        self._bundle: Any = _bundle(language, self._files)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(id))

    def ids(self, prefix: str) -> list[str]:
        """The messages whose ids begin so, in the order of the files."""
        return [id for id in _ids(self._files) if id.startswith(prefix)]

    def say(self, id: str, /, **values: Value) -> str:
        """The message with its values filled in."""
        if not self.has(id):
            raise MissingWords(f"{self.language}: no message {id}")
        return self._format(id, self._bundle.get_message(id).value, values)

    def part(self, id: str, name: str, values: Values) -> str:
        """A named part of a message (`.name = …` below it); empty where it has no such part."""
        pattern = self._bundle.get_message(id).attributes.get(name)
        return self._format(f"{id}.{name}", pattern, values) if pattern is not None else ""

    def _format(self, id: str, pattern: Any, values: Values) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"{self.language}: {id}: {errors[0]}")
        return str(text)


class Words(Speaker):
    """Everything that a game can say in one language.

    >>> from caravela import load_game
    >>> words = Words(load_game("navegador").meta, "en")
    >>> words.name("region", "guine")
    'Guiné'
    """

    def __init__(self, meta: Meta, language: str, players: list[str] | None = None) -> None:
        super().__init__(language, [meta.folder / "text"])
        self.meta = meta
        self._players = players or []

    def name(self, vocabulary: str, id: str) -> str:
        """The name of a thing: `name("good", "gold")`."""
        return self.say(f"{vocabulary}-{id}")

    def seat(self, seat: int) -> str:
        """The player's name; the seat's colour where nobody is named; chance."""
        if seat < 0:
            return self.say("seat-chance")
        id = self.meta.seat_ids[seat]
        if seat < len(self._players) and self._players[seat] != id:
            return self._players[seat]
        return self.name("seat", id)

    def action(self, action: Action) -> str:
        """The action as a sentence for the one who may take it."""
        return self.say(f"action-{action.kind}", **self._with_names(action.values))

    def event(self, event: Event) -> str:
        """The line that the log has for an event."""
        return self.say(f"event-{event.kind}", **self._seat(event.seat), **self._with_names(event.values))

    def why(self, reason: Fact) -> str:
        """Why something may not be done."""
        return self.say(f"why-{reason.kind}", **self._with_names(reason.values))

    def ask(self, prompt: Fact, seat: int) -> str:
        """What is asked of a seat now."""
        return self.say(f"ask-{prompt.kind}", **self._seat(seat), **self._with_names(prompt.values))

    def piece(self, piece: Piece) -> str:
        """What a piece of the scene is; a piece of a seat also gets `$seat` and `$seat_name`."""
        return self.say(f"piece-{piece.label}", **self.values_of(piece))

    def values_of(self, piece: Piece) -> Values:
        """What is known of a piece, with names."""
        return {"count": piece.count, **self.owner(piece.seat), **self._with_names(piece.values)}

    def owner(self, seat: int) -> Values:
        """Whose something is, as `$seat` and `$seat_name`; nothing where it is nobody's."""
        return self._seat(seat) if seat >= 0 else {}

    def change(self, change: Change) -> str:
        """A change of a gauge in a few letters: `+60 cr`."""
        return self.say(f"chip-{change.gauge}", sign="+" if change.by > 0 else MINUS, by=abs(change.by))

    def news(self, news: News) -> str:
        """What else a move brings about, in a few letters."""
        return self.say(f"chip-event-{news.kind}", **self._with_names(news.values))

    def draws(self, decision: str) -> str:
        """That chance has something to decide: `draw`."""
        return self.say(f"chip-draws-{decision}")

    def _seat(self, seat: int) -> Values:
        id = self.meta.seat_ids[seat] if seat >= 0 else "chance"
        return {"seat": id, "seat_name": self.seat(seat)}

    def _with_names(self, values: Values) -> Values:
        full = dict(values)
        for key, value in values.items():
            if isinstance(value, str):
                vocabulary = self.meta.vocabularies.get(key, key)
                if vocabulary == "seat":
                    full[f"{key}_name"] = self.seat(self.meta.seat_ids.index(value))
                else:
                    full[f"{key}_name"] = self.name(vocabulary, value)
        return full
