"""The screen at the sizes that people have: nothing is wider than the terminal, and what matters is not taller."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text
from terminal.harness import GAME, RandomBot, Script, new_console, new_match, played

from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES
from caravela.terminal import blocks
from caravela.terminal.blocks import Block
from caravela.terminal.decision import Decision
from caravela.terminal.narrowing import FEW
from caravela.terminal.table import PlayTable
from caravela.workshop.conformance.play import TABLES, bot_options


def screens(match: Match, language: str, width: int, height: int, every: int = 7) -> list[tuple[Decision, Block]]:
    """The screens of a random game, at every seventh decision or so."""
    table = PlayTable(match, [None] * match.seats, language, Path("unused"), new_console(width, height), Script())
    bot = RandomBot(3)
    found = []
    while not match.over:
        seat = match.seat_to_act
        if len(match.steps) % every == 0:
            decision = Decision(table, seat)
            found.append((decision, table.screen.compose(decision.view(), width, height)))
        match.play(bot.choose(match.rules, match.rules.seen_by(match.state, seat)))
    assert found
    return found


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 30)])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_line_is_wider_than_the_screen(game: str, seats: int, width: int, height: int) -> None:
    rules = load_game(game)
    for _, lines in screens(Match(rules, seats, bot_options(rules), seed=seats), "en", width, height, every=50):
        assert blocks.width(lines) <= width


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_fits_100_by_30(language: str, seats: int) -> None:
    match = new_match(seats, {"turn_cap": 25})
    for decision, lines in screens(match, language, 100, 30):
        assert blocks.width(lines) <= 100
        if len(decision.menu.choices) <= FEW:
            assert len(lines) + 1 <= 30, "\n".join(line.plain for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_board_and_prompt_fit_80_by_24(language: str, seats: int) -> None:
    """With five players some menus need one row or two more, and the top of the board scrolls away."""
    match = new_match(seats, {"turn_cap": 25})
    for decision, lines in screens(match, language, 80, 24):
        assert blocks.width(lines) <= 80
        if len(decision.menu.choices) <= FEW:
            assert len(lines) + 1 <= (24 if seats < 5 else 26), "\n".join(line.plain for line in lines)


def test_all_parts_are_on_the_screen() -> None:
    match = played(new_match(3), "rondel ships", "ships 1", "rondel workers", "hire 1")
    table = PlayTable(match, [None] * 3, "en", Path("unused"), new_console(), Script())
    view = Decision(table, match.seat_to_act).view()
    text = "\n".join(line.plain for line in table.screen.compose(view, 100, 30))
    for part in ("turn 3", "Chart", "Market", "Rondel", "Buildings", "Gallery", "NAV-4.1", "▶ Yellow: put", " 8 Move"):
        assert part in text


def test_the_screen_undresses_as_it_gets_smaller() -> None:
    match = new_match(3)
    table = PlayTable(match, [None] * 3, "en", Path("unused"), new_console(), Script())
    view = Decision(table, 0).view()

    def shown(height: int) -> str:
        return "\n".join(line.plain for line in table.screen.compose(view, 100, height))

    assert "─ Players" in shown(45) and "\n\n" in shown(45)
    assert "─ Players" not in shown(30) and "─ Chart" in shown(30)
    assert "─ Chart" not in shown(24) and "▶ Red" in shown(24)


def test_a_long_log_says_how_much_of_it_is_left_out() -> None:
    match = new_match(2, {"turn_cap": 30})
    for _, lines in screens(match, "en", 100, 26):
        more = [line.plain for line in lines if "earlier line" in line.plain]
        assert len(more) <= 1
    assert match.over


def test_a_narrow_terminal_still_shows_everything() -> None:
    match = new_match(2)
    table = PlayTable(match, [None] * 2, "en", Path("unused"), new_console(40, 24), Script())
    lines = table.screen.compose(Decision(table, 0).view(), 40, 24)
    assert any("Buildings" in line.plain for line in lines)


def test_blocks_stand_beside_one_another() -> None:
    left, right = [Text("ab"), Text("c")], [Text("x"), Text("y"), Text("z")]
    assert [line.plain for line in blocks.beside([left, right], 2)] == ["ab  x", "c   y", "    z"]


def test_text_is_broken_between_words_and_sentences_stay_whole() -> None:
    assert [line.plain for line in blocks.wrapped(Text("one two three four"), 9, 2)] == ["one two", "  three", "  four"]
    pieces = [Text("a b"), Text("c d"), Text("e f g h")]
    assert [line.plain for line in blocks.flow(pieces, 8, "  ")] == ["a b  c d", "e f g h"]


def test_colours_never_stand_alone() -> None:
    """Every seat has a letter of its own in the panels, in every language."""
    from caravela.core.words import Words

    meta = load_game(GAME).meta
    for language in LANGUAGES:
        words = Words(meta, language)
        letters = [words.say(f"short-seat-{id}") for id in meta.seat_ids]
        assert len(set(letters)) == len(letters), letters
        assert all(len(letter) == 1 for letter in letters)


def test_no_colour_where_none_is_wanted(tmp_path: Path) -> None:
    import io

    from rich.console import Console

    from caravela.terminal.play import play

    console = Console(file=io.StringIO(), width=100, height=30, force_terminal=True, _environ={"NO_COLOR": "1"})
    play(new_match(), [None, None], "en", tmp_path / "game.txt", console, Script("q"))
    assert isinstance(console.file, io.StringIO)
    codes = set(console.file.getvalue().split("\x1b[")[1:])
    assert not any(code.startswith(("38;", "1;38;", "31", "32", "33", "34")) for code in codes)
