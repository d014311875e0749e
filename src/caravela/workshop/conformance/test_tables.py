"""The numbers in play can be read: every value of a data file stands in a table, or a reason says why not."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from caravela.core import data, editions, rulebook
from caravela.core.registry import load_game
from caravela.core.rules import Meta, Rules
from caravela.core.tables import cell_text, said
from caravela.core.words import LANGUAGES, Words
from caravela.workshop.conformance.play import GAMES

#: Every game in every version that can be played.
VERSIONS = [(id, version) for id in GAMES for version in range(1, load_game(id).meta.rules_version + 1)]

games = pytest.mark.parametrize("game", GAMES)
versions = pytest.mark.parametrize(("game", "version"), VERSIONS)


def unshown(rules: Rules[Any]) -> list[str]:
    """The values of the data file that stand in no table; ids only name the tables of the file."""
    shown = {key for table in rules.tables() for key in table.keys}
    raw = data.read_raw(editions.file(rules.meta.folder, rules.meta.rules_version, "data.toml"))
    return [key for key in data.keys(raw) if key not in shown and not key.endswith(".id")]


def reasons(meta: Meta) -> dict[str, str]:
    """Why values stand in no table, by key; `map.borders` is said of all borders."""
    text = (meta.folder / "rulebook" / "reasons.toml").read_text(encoding="utf-8")
    found: dict[str, str] = tomllib.loads(text).get("tables", {})
    return found


def covers(reason: str, key: str) -> bool:
    """Whether a reason is meant for a value."""
    plain = re.sub(r"\[[^\]]*\]", "", key)
    return plain == reason or plain.startswith(f"{reason}.")


@versions
def test_every_value_is_in_a_table_or_left_out_for_a_reason(game: str, version: int) -> None:
    rules = load_game(game, version)
    known = reasons(rules.meta)
    assert not [key for key in unshown(rules) if not any(covers(reason, key) for reason in known)]


@games
def test_every_reason_is_needed(game: str) -> None:
    left_out = [
        key for version in range(1, load_game(game).meta.rules_version + 1) for key in unshown(load_game(game, version))
    ]
    for reason, text in reasons(load_game(game).meta).items():
        assert text and any(covers(reason, key) for key in left_out), f"{reason} is in a table, or in no data file"


@versions
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_has_a_caption_and_says_every_cell(game: str, version: int, language: str) -> None:
    rules = load_game(game, version)
    words = Words(rules.meta, language)
    assert rules.tables()
    for table in rules.tables():
        assert words.say(f"table-{table.id}")
        assert table.rows and table.keys
        for row in table.rows:
            assert said(words, row.heading)
            assert len(row.cells) == len(table.columns), table.id
            assert all(cell_text(words, cell) for cell in row.cells)


@games
def test_tables_have_ids_of_their_own_and_belong_to_rules_that_exist(game: str) -> None:
    rules = load_game(game)
    book = rulebook.read(rules.meta.folder, "en")
    ids = [table.id for table in rules.tables()]
    assert len(ids) == len(set(ids))
    for table in rules.tables():
        assert table.rules and set(table.rules) <= set(book), table.id


@games
def test_a_table_shows_the_provenance_of_the_data_file(game: str) -> None:
    """Every kind that a table names is the kind of one of its keys, and the least certain one is never hidden."""
    meta = load_game(game).meta
    kinds = {group.key: group.kind for group in data.provenances("data.toml", data.read_raw(meta.folder / "data.toml"))}
    order = list(data.KINDS)
    for table in load_game(game).tables():
        found = {kinds.get(key) or kinds.get(key.rpartition(".")[0]) for key in table.keys} - {None}
        assert set(table.kinds()) <= found, table.id
        worst = max(table.kinds(), key=order.index)
        assert worst in found


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_that_rules_name_exist(game: str, language: str) -> None:
    """Where a rule points to a table, in quotation marks behind the word table, there is one of that caption."""
    rules = load_game(game)
    words = Words(rules.meta, language)
    captions = {words.say(f"table-{table.id}") for table in rules.tables()}
    named = re.compile(TABLE_WORD[language])
    for rule in rulebook.read(rules.meta.folder, language).values():
        for caption in named.findall(rule.text):
            assert caption in captions, f"{rule.number} names {caption!r}"


#: How a rule of each language names a table by its caption.
TABLE_WORD = {
    "en": r"table “([^”]+)”",
    "ru": r"таблиц[аеуы]й? «([^»]+)»",
    "pl": r"tabel[aęi]? „([^”]+)”",
}
