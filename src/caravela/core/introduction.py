"""Introductions: a game in three or four illustrated screens, for somebody who has never played it.

`introduction/<language>.md` has the words: a `##` heading for each screen and below it lines, each with a symbol of
`art/pieces.svg` if it begins with one:

    ## How a turn goes

    - [stone] Move your stone around the rondel and do what its new space says.
    - Three spaces are free; every further one costs a ship.

`introduction/screens.toml` has the pictures, in the same order: a part of a sheet as it lies there at some point of a
lesson.

    [[screens]]
    id = "turn"
    lesson = "first"
    after = 4                     # decisions of its line
    sheet = "board"
    box = [100, 40, 600, 400]     # x, y, width and height in units of the sheet; without it, all of the sheet
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from caravela.core import data
from caravela.core.errors import BadData
from caravela.core.lessons import load_lesson
from caravela.core.rules import Rules
from caravela.core.scene import Piece, Sheet

FOLDER: Final = "introduction"
_ITEM: Final = re.compile(r"- (?:\[([a-z0-9_-]+)(?:@([a-z]+))?\] )?(.+)")


class ScreenData(msgspec.Struct, forbid_unknown_fields=True):
    """The picture of a screen, as the file has it."""

    id: str
    sheet: str
    lesson: str = "first"
    after: int = 0
    box: list[int] | None = None


class ScreensData(msgspec.Struct, forbid_unknown_fields=True):
    """The file of pictures."""

    screens: list[ScreenData]


class Item(msgspec.Struct, frozen=True):
    """A line of a screen, beside the symbol that it is about, in the colour of a seat."""

    text: str
    symbol: str | None = None
    seat: str | None = None


class Picture(msgspec.Struct):
    """A part of a sheet with what lies on it; the whole of it without a box of x, y, width and height."""

    sheet: Sheet
    pieces: list[Piece]
    box: list[int] | None = None


class Screen(msgspec.Struct):
    """One screen of an introduction."""

    id: str
    title: str
    items: list[Item]
    picture: Picture


def introduction(rules: Rules[Any], language: str) -> list[Screen]:
    """The screens of a game in one language; none where it has no introduction."""
    folder = rules.meta.folder / FOLDER
    if not folder.is_dir():
        return []
    pictures = data.read_plain(folder / "screens.toml", ScreensData).screens
    texts = _texts(folder / f"{language}.md")
    if len(texts) != len(pictures):
        raise BadData(f"{language}.md", "screens", f"there are {len(pictures)} pictures and {len(texts)} texts")
    return [
        Screen(screen.id, title, items, _picture(rules, screen))
        for screen, (title, items) in zip(pictures, texts, strict=True)
    ]


def _picture(rules: Rules[Any], screen: ScreenData) -> Picture:
    lesson = load_lesson(rules, screen.lesson)
    scene = rules.scene(lesson.position(screen.after).state, lesson.learner)
    sheet = next((sheet for sheet in scene.sheets if sheet.id == screen.sheet), None)
    if sheet is None:
        raise BadData("screens.toml", f"screens[{screen.id}].sheet", f"there is no sheet {screen.sheet!r}")
    return Picture(sheet, [piece for piece in scene.pieces if piece.sheet == screen.sheet], screen.box)


@cache
def _texts(file: Path) -> list[tuple[str, list[Item]]]:
    found: list[tuple[str, list[Item]]] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            found.append((line[3:].strip(), []))
        elif item := _ITEM.fullmatch(line.strip()):
            symbol, seat, text = item.groups()
            found[-1][1].append(Item(text, symbol, seat))
        elif line.strip() and not line.startswith("# "):
            raise BadData(f"{FOLDER}/{file.name}", line.strip(), "is neither a heading nor an item")
    return found
