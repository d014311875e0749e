"""Pictures of scenes, and how pieces lie at an anchor."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from caravela.cli import main
from caravela.core.errors import CaravelaError, UnknownName
from caravela.core.registry import load_game
from caravela.core.scene import Scene
from caravela.core.words import LANGUAGES, Words
from caravela.picture import Anchor, Art, mark, offsets, picture, tag
from caravela.workshop.conformance.play import INSTALLED, random_game

DRAWN = [id for id in INSTALLED if (load_game(id).meta.folder / "art").is_dir()]
games = pytest.mark.parametrize("game", DRAWN)


def anchor(fan: str, **numbers: float) -> Anchor:
    values = {f"data-{key}": str(value) for key, value in numbers.items()}
    return Anchor(ElementTree.Element("g", {"id": "a-here", "data-fan": fan, **values}))


def middle_position(game: str, seats: int) -> Any:
    """A position well within a random game."""
    found: list[Any] = []
    random_game(load_game(game), seats, 5, before=lambda state, *_: found.append(state.clone()))
    return found[len(found) // 2]


def test_an_anchor_is_named_by_its_id() -> None:
    assert anchor("row", x=3, y=4).name == "here"


def test_a_row_is_centred_and_takes_smaller_steps_where_room_is_short() -> None:
    assert offsets(anchor("row", gap=10), [0, 0, 0]) == [(-10, 0), (0, 0), (10, 0)]
    assert offsets(anchor("row", gap=10, room=10), [0, 0, 0]) == [(-5, 0), (0, 0), (5, 0)]


def test_a_column_goes_down() -> None:
    assert offsets(anchor("column", gap=10), [0, 0]) == [(0, -5), (0, 5)]


def test_a_stack_goes_up() -> None:
    assert [y for _, y in offsets(anchor("stack", gap=4), [0, 0, 0])] == [0, -4, -8]


def test_a_ring_keeps_neighbours_a_gap_apart() -> None:
    (x0, y0), (x1, y1), *_ = offsets(anchor("ring", gap=10), [0] * 5)
    assert ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 == pytest.approx(10)
    assert offsets(anchor("ring", gap=10), [0]) == [(0, 0)]


def test_rows_are_one_for_each_seat_whatever_order_the_pieces_come_in() -> None:
    steps = offsets(anchor("rows", gap=10, rise=20), [2, 0, 2])
    assert steps == [(-5, 10), (0, -10), (5, 10)]


def test_seats_have_different_marks() -> None:
    assert len({mark(seat) for seat in range(6)}) == 6


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_plain_svg_with_every_word_said(game: str, language: str) -> None:
    rules = load_game(game)
    words = Words(rules.meta, language)
    seats = rules.meta.seats[-1]
    text = picture(rules, middle_position(game, seats), words)
    root = ElementTree.fromstring(text)
    assert "var(" not in text and "<style" not in text
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    used = re.findall(r'href="#([^"]+)"', text) + re.findall(r"url\(#([^)]+)\)", text)
    assert set(used) <= set(ids)
    for element in root.iter(tag("text")):
        if "data-word" in element.attrib:
            assert element.text == words.say(element.attrib["data-word"])


@games
def test_every_piece_is_in_the_picture(game: str) -> None:
    rules = load_game(game)
    words = Words(rules.meta, "en")
    state = middle_position(game, rules.meta.seats[0])
    root = ElementTree.fromstring(picture(rules, state, words))
    titles = [element.text for element in root.iter(tag("title"))]
    assert sorted(titles, key=str) == sorted(words.piece(piece) for piece in rules.scene(state, 0).pieces)


@games
def test_one_sheet_alone_and_other_colours(game: str) -> None:
    rules = load_game(game)
    words = Words(rules.meta, "en")
    state = middle_position(game, rules.meta.seats[0])
    first = rules.scene(state, 0).sheets[0].id
    alone = picture(rules, state, words, only=first, colours={"--chart-sea": "#010203"})
    assert "#010203" in alone
    assert len(alone) < len(picture(rules, state, words))
    with pytest.raises(UnknownName):
        picture(rules, state, words, only="nothing")


@games
def test_a_game_that_is_not_drawn_says_so(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load_game(game)
    monkeypatch.setattr(type(rules), "scene", lambda self, state, seat: Scene([], []))
    with pytest.raises(CaravelaError, match="not drawn yet"):
        picture(rules, None, Words(rules.meta, "en"))


def test_a_drawing_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.svg"
    broken.write_text("<svg")
    with pytest.raises(CaravelaError, match=r"broken\.svg"):
        Art(broken)


@games
def test_the_command_draws_the_set_up(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "picture.svg"
    assert main(["picture", game, "--out", str(out), "--lang", "pl"]) == 0
    assert ElementTree.parse(out).getroot().tag == tag("svg")
    assert main(["picture", game, "--out", str(tmp_path / "no" / "where.svg")]) == 2
    assert "cannot be written" in capsys.readouterr().err
