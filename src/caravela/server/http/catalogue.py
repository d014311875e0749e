"""The games, as the home page, the rulebook reader and the page about printed numbers show them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from caravela.bots import default_kind, kinds
from caravela.core import data, editions, rulebook
from caravela.core import introduction as introductions
from caravela.core.errors import UnknownName, UnknownVersion
from caravela.core.facts import NOBODY
from caravela.core.lessons import FOLDER, lesson_ids
from caravela.core.options import Options
from caravela.core.registry import game_ids, load_game
from caravela.core.rules import Meta, Rules
from caravela.core.scene import BOARD
from caravela.core.tables import NumberTable
from caravela.core.words import LANGUAGES, Words
from caravela.server.http import wire
from caravela.server.tables.errors import NotFound

#: The drawing that stands for the game, where it has one.
COVER: Final = "cover.svg"
#: The picture of a game that other sites show with a link to it.
SHARE: Final = "share.jpg"
#: The names of a game's drawings; nothing else in the folder can be asked for.
_ART: Final = re.compile(r"[a-z0-9][a-z0-9_-]*\.svg")


def games() -> list[wire.Game]:
    """Every game of the registry."""
    return [_game(load_game(id)) for id in game_ids()]


def game(id: str, version: int | None = None) -> wire.Game:
    """One game, as it is now or as it was in an older version."""
    return _game(_rules(id, version))


def text(game: str, language: str) -> str:
    """The game's words, as a Fluent file; they serve all versions."""
    return _read(_rules(game).meta.folder / "text" / f"{_known(language)}.ftl")


def rules(game: str, language: str) -> list[rulebook.Rule]:
    """The game's numbered rules, in the book's order."""
    return list(rulebook.read(_rules(game).meta.folder, _known(language)).values())


def introduction(game: str, language: str) -> list[introductions.Screen]:
    """The game in a few screens."""
    return introductions.introduction(_rules(game), _known(language))


def lessons(game: str, language: str) -> str:
    """What the game's lessons say, as a Fluent file."""
    path = _rules(game).meta.folder / FOLDER / f"{_known(language)}.ftl"
    if not path.is_file():
        raise NotFound("The game has no lessons.")
    return _read(path)


def numbers(game: str, version: int | None = None) -> list[NumberTable]:
    """The numbers in play."""
    return _rules(game, version).tables()


def printed(game: str, version: int | None = None) -> list[data.Provenance]:
    """Where the game's printed numbers come from."""
    file = _file(_rules(game, version).meta, "data.toml")
    return list(data.provenances(file.name, data.read_raw(file)))


def art(game: str, file: str, version: int | None = None) -> str:
    """One of the game's drawings."""
    path = _file(_rules(game, version).meta, f"art/{file}")
    if not _ART.fullmatch(file) or not path.is_file():
        raise NotFound(f"The game has no drawing called {file!r}.")
    return _read(path)


def has_share(game: str) -> bool:
    """Whether the game has a picture for link previews."""
    return _share(game).is_file()


def share(game: str) -> bytes:
    """The game's picture for link previews."""
    if not has_share(game):
        raise NotFound(f"The game {game!r} has no picture for link previews.")
    return _share(game).read_bytes()


def _share(game: str) -> Path:
    return _rules(game).meta.folder / "art" / SHARE


def _rules(game: str, version: int | None = None) -> Rules[Any]:
    try:
        return load_game(game, version)
    except (UnknownName, UnknownVersion) as error:
        raise NotFound(str(error)) from None


def _file(meta: Meta, name: str) -> Path:
    return editions.file(meta.folder, meta.rules_version, name)


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise NotFound(str(UnknownName("language", language, LANGUAGES)))
    return language


@cache
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def _game(rules: Rules[Any]) -> wire.Game:
    meta = rules.meta
    return wire.Game(
        id=meta.id,
        title=meta.title,
        author=meta.author,
        publisher=meta.publisher,
        year=meta.year,
        seats=list(meta.seats),
        seat_ids=list(meta.seat_ids),
        pitch={language: Words(meta, language).say("game-pitch") for language in LANGUAGES},
        minutes=list(meta.minutes),
        weight=meta.weight,
        cover=_cover(rules),
        introduced=(meta.folder / introductions.FOLDER).is_dir(),
        lessons=lesson_ids(rules),
        options=meta.options,
        bots=kinds(),
        default_bot=default_kind(meta.id),
        vocabularies=meta.vocabularies,
        score_lines=list(meta.score_lines),
        moments=meta.moments,
        end_reasons=list(meta.end_reasons),
        rule_prefix=meta.rule_prefix,
        rules_version=meta.rules_version,
    )


def _cover(rules: Rules[Any]) -> str | None:
    """The drawing made for it, else that of the board as it lies there at the set-up."""
    if (rules.meta.folder / "art" / COVER).is_file():
        return COVER
    state = rules.new_state(rules.meta.seats[-1], Options(rules.meta.options))
    return next((sheet.art for sheet in rules.scene(state, NOBODY).sheets if sheet.role == BOARD), None)
