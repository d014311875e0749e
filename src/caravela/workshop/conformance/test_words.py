"""Every game says everything in every language: no message missing, none too many, none with wrong parameters."""

from __future__ import annotations

from typing import Any

import pytest

from caravela.core import rulebook
from caravela.core.facts import CHANCE
from caravela.core.registry import load_game
from caravela.core.rules import Meta, Rules
from caravela.core.tables import NumberTable
from caravela.core.words import LANGUAGES
from caravela.workshop.conformance.fluent import base, messages
from caravela.workshop.conformance.play import GAMES

games = pytest.mark.parametrize("game", GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)
translations = pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])

#: What only the panels and the scene of a game use; each game has its own (`test_scene.py` checks pieces and sheets).
FREE_PREFIXES = ("about-", "panel-", "piece-", "sheet-", "short-", "tie-")


def demanded(game: str) -> dict[str, set[str]]:
    """The messages that the game's facts call for in any of its versions, with the parameters they may use."""
    wanted: dict[str, set[str]] = {}
    for version in range(1, load_game(game).meta.rules_version + 1):
        wanted |= demanded_by(load_game(game, version))
    return wanted


def demanded_by(rules: Rules[Any]) -> dict[str, set[str]]:
    meta = rules.meta
    wanted: dict[str, set[str]] = {"game-title": set(), "game-pitch": set(), "seat-chance": set()}
    for id in meta.seat_ids:
        wanted[f"seat-{id}"] = set()
    for action in rules.actions:
        wanted[f"action-{action.kind}"] = set(action.values)
        wanted[f"choice-{action.kind}"] = set()
        for name, value in action.values.items():
            wanted[f"pick-{name}"] = set()
            vocabulary = meta.vocabularies.get(name, name)
            if isinstance(value, str) and vocabulary != "seat":
                wanted[f"{vocabulary}-{value}"] = set()
    for prefix, kinds, more in (
        ("event", meta.events, {"seat"}),
        ("why", meta.reasons, set()),
        ("ask", meta.prompts, {"seat"}),
    ):
        for kind, values in kinds.items():
            wanted[f"{prefix}-{kind}"] = {*values, *more}
    wanted |= {f"score-{id}": set() for id in meta.score_lines}
    wanted |= {f"end-{id}": set() for id in meta.end_reasons}
    wanted |= option_messages(meta)
    wanted |= preview_messages(rules)
    wanted |= {id: set() for table in rules.tables() for id in table_messages(table)}
    return wanted


def preview_messages(rules: Rules[Any]) -> dict[str, set[str]]:
    """What is told of a move: its gauges, its news, and what it leaves to chance."""
    meta = rules.meta
    wanted: dict[str, set[str]] = {}
    for id in meta.gauges:
        wanted |= {f"gauge-{id}": set(), f"chip-{id}": {"sign", "by"}}
    wanted |= {f"chip-event-{kind}": set(meta.events[kind]) for kind in meta.news}
    return wanted | {f"chip-draws-{row.name}": set() for row in rules.decisions.rows if row.by == CHANCE}


def table_messages(table: NumberTable) -> set[str]:
    """What a table of numbers says: its caption, its headings, and whatever in its cells is more than a sign."""
    parts = [f"table-{table.id}", table.corner, *table.columns]
    parts += [part for row in table.rows for part in row.heading]
    parts += [part for row in table.rows for cell in row.cells for item in cell.items for part in item]
    return {part for part in parts if isinstance(part, str) and any(letter.isalpha() for letter in part)}


def option_messages(meta: Meta) -> dict[str, set[str]]:
    wanted: dict[str, set[str]] = {}
    for option in meta.options:
        wanted[f"option-{option.id}"] = set()
        wanted |= {f"option-{option.id}-{choice}": set() for choice in option.choices}
    return wanted


@games
@languages
def test_nothing_is_missing(game: str, language: str) -> None:
    found = messages(load_game(game).meta.folder / "text" / f"{language}.ftl")
    assert not set(demanded(game)) - set(found)


@games
@languages
def test_nothing_is_too_many(game: str, language: str) -> None:
    """Names of things that occur only in events or panels are free; everything else must be called for."""
    meta = load_game(game).meta
    found = messages(meta.folder / "text" / f"{language}.ftl")
    named = {meta.vocabularies.get(name, name) for values in meta.events.values() for name in values}
    named |= {meta.vocabularies.get(name, name) for values in meta.reasons.values() for name in values}
    named |= {meta.vocabularies.get(name, name) for values in meta.prompts.values() for name in values}
    allowed = (*FREE_PREFIXES, *(f"{vocabulary}-" for vocabulary in named))
    extra = {id for id in set(found) - set(demanded(game)) if not id.startswith(allowed)}
    assert not extra


@games
@languages
def test_messages_use_only_parameters_that_they_get(game: str, language: str) -> None:
    found = messages(load_game(game).meta.folder / "text" / f"{language}.ftl")
    for id, allowed in demanded(game).items():
        assert base(found[id]) <= allowed, f"{id} uses {found[id]}, and gets {allowed}"


@games
@translations
def test_translations_have_the_same_messages_and_tell_the_same_facts(game: str, language: str) -> None:
    folder = load_game(game).meta.folder / "text"
    english = messages(folder / "en.ftl")
    other = messages(folder / f"{language}.ftl")
    assert set(english) == set(other)
    for id, parameters in english.items():
        assert base(parameters) == base(other[id]), id


@games
@translations
def test_rulebooks_have_the_same_rules_in_the_same_order(game: str, language: str) -> None:
    folder = load_game(game).meta.folder
    english = rulebook.read(folder, "en")
    other = rulebook.read(folder, language)
    assert list(english) == list(other)
    assert all(rule.text and rule.chapter for rule in other.values())


@games
@languages
def test_rules_refer_only_to_rules_that_exist(game: str, language: str) -> None:
    import re

    meta = load_game(game).meta
    rules = rulebook.read(meta.folder, language)
    for rule in rules.values():
        for number in re.findall(rf"{meta.rule_prefix}[A-Z]?\d+\.?\d*\b", rule.text):
            chapter = [other for other in rules if other.startswith(f"{number}.")]
            assert number in rules or chapter, f"{rule.number} refers to {number}"


@games
def test_options_and_facts_cite_rules_that_exist(game: str) -> None:
    meta = load_game(game).meta
    rules = rulebook.read(meta.folder, "en")
    for option in meta.options:
        assert option.rule in rules, option.id
