"""The screen at the sizes that people have: nothing is wider than the terminal, and what matters is not taller."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text
from terminal.harness import GAME, RandomBot, Script, new_console, new_match, played

from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES
from caravela.terminal import blocks
from caravela.terminal.blocks import Block
from caravela.terminal.decision import Decision
from caravela.terminal.table import PlayTable


def screens(match: Match, language: str, width: int, height: int, every: int = 7) -> list[Block]:
    """The screens of a random game, at every seventh decision or so."""
    table = PlayTable(match, [None] * match.seats, language, Path("unused"), new_console(width, height), Script())
    bot = RandomBot(3)
    found = []
    while not match.over:
        seat = match.seat_to_act
        if len(match.steps) % every == 0:
            found.append(table.screen.compose(Decision(table, seat).view(), width, height))
        match.play(bot.choose(match.rules, match.rules.seen_by(match.state, seat)))
    assert found
    return found


def test_all_parts_are_on_the_screen() -> None:
    match = played(new_match(3), "rondel ships", "ships 1", "rondel workers", "hire 1")
    table = PlayTable(match, [None] * 3, "en", Path("unused"), new_console(), Script())
    view = Decision(table, match.seat_to_act).view()
    text = "\n".join(line.plain for line in table.screen.compose(view, 100, 30))
    for part in ("step 4", "Chart", "Market", "Rondel", "Buildings", "Gallery", "NAV-4.1", "▶ Yellow: put", " 8) Move"):
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
    for lines in screens(match, "en", 100, 26):
        more = [line.plain for line in lines if "earlier line" in line.plain]
        assert len(more) <= 1
    assert match.over


def test_a_narrow_terminal_keeps_the_menu_and_says_where_the_board_is() -> None:
    match = new_match(2)
    table = PlayTable(match, [None] * 2, "en", Path("unused"), new_console(40, 24), Script())
    decision = Decision(table, 0)
    lines = [line.plain for line in table.screen.compose(decision.view(), 40, 24)]
    assert len(lines) + 1 <= 24
    assert "… board: the whole board" in lines
    assert lines[-1] == " 4) Move: Colony      8) Move: Buildings"
    assert decision.input_row() == "? help   u undo > "


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
