"""Looking back step by step, and the annotated transcript."""

from __future__ import annotations

import pytest
from terminal.harness import GAME, RandomBot, Script, new_console, new_match, played, written

from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES
from caravela.terminal.replay import print_text, replay


def finished(seats: int = 2) -> Match:
    match = Match(load_game(GAME), seats, {"turn_cap": 3}, seed=4)
    bot = RandomBot(2)
    while not match.over:
        match.play(bot.choose(match.rules, match.rules.seen_by(match.state, match.seat_to_act)))
    return match


def looked_at(match: Match, *lines: str, start: int | None = None, terminal: bool = False) -> list[int]:
    """The steps at which the replay stood, one after the other."""
    console = new_console(terminal=terminal)
    assert replay(match, "en", console, start, Script(*lines)) == 0
    shown = written(console)
    return [int(part.split(" of ")[0]) for part in shown.split(" Navegador · step ")[1:]]


def test_steps_forward_and_back() -> None:
    match = finished()
    assert looked_at(match, "", "n", "next", "p", "q") == [0, 1, 2, 3, 2]


def test_numbers_and_the_end() -> None:
    match = finished()
    last = len(match.steps)
    assert looked_at(match, "5", "e", "0", "p", "99999", "q") == [0, 5, last, 0, 0, last]


def test_turns() -> None:
    """Turns begin where another seat decides; chance belongs to the turn that it happens in."""
    match = played(new_match(), "rondel ships", "ships 1", "rondel sailing", "discover guine", "fleet portugal")
    played(match, "fleet portugal", "done")
    last = len(match.steps)
    assert last == 10
    assert looked_at(match, "t", "t", "T", "T", "T", "q") == [0, 2, last, 2, 0, 0]


def test_it_can_begin_anywhere() -> None:
    match = finished()
    assert looked_at(match, start=7) == [7]
    assert looked_at(match, start=100_000) == [len(match.steps)]


@pytest.mark.parametrize("lines", [[], ["", ""]])
def test_the_end_of_the_input_ends_it(lines: list[str]) -> None:
    assert len(looked_at(finished(), *lines)) == len(lines) + 1


def test_ctrl_c_ends_it_with_130() -> None:
    assert replay(finished(), "en", new_console(), None, Script(end=KeyboardInterrupt)) == 130


def test_behind_the_last_step_comes_the_score_sheet() -> None:
    console = new_console()
    replay(finished(), "en", console, None, Script("e", "n", "q"))
    assert "Ships on the board" in written(console)
    assert "wins!" in written(console)


def test_an_unfinished_game_says_so() -> None:
    console = new_console()
    replay(played(new_match(), "rondel ships"), "en", console, None, Script("e", "n", "q"))
    assert "The game is unfinished" in written(console)
    assert "The steps go from 0 to 1." in written(console)


def test_the_match_is_left_as_it_was() -> None:
    match = finished()
    before = (match.state.digest(), len(match.steps))
    looked_at(match, "5", "t", "e", "q")
    assert (match.state.digest(), len(match.steps)) == before


def test_wrong_input_and_pages() -> None:
    console = new_console()
    replay(finished(), "en", console, 20, Script("castle", "?", "l", "r 9.3", "r 77", "k", "board", "q"))
    shown = written(console)
    assert "“castle” is not a command here" in shown
    assert "Looking back at a game" in shown
    assert "NAV-9.3  " in shown
    assert "There is no rule 77; the nearest are" in shown
    assert "Abbreviations" in shown and "─ Rondel" in shown
    assert shown.count("step 20 of") == 8


def test_pages_wait_on_a_terminal() -> None:
    match = finished()
    assert looked_at(match, "e", "?", "", "l", "q", "r 9", "q", "n", "", "q", terminal=True)[-1] == len(match.steps)


def test_the_log_is_of_the_turn_so_far() -> None:
    match = played(new_match(), "rondel ships", "ships 1", "rondel workers", "hire 1")
    console = new_console()
    replay(match, "en", console, 3, Script("q"))
    shown = written(console)
    assert "Green moves to Workers. NAV-3.1" in shown
    assert "Red builds" not in shown
    assert "Green: Hire 1 worker  hire 1" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    console = new_console()
    assert replay(finished(3), language, console, 10, Script("t", "?", "l", "e", "n", "q")) == 0
    assert len(written(console)) > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_annotated_transcript_can_be_read_again(language: str) -> None:
    match = finished()
    console = new_console(40)
    print_text(match, language, console)
    text = written(console)
    again = transcript.read(text)
    assert transcript.write(again) == transcript.write(match)
    steps = [line for line in text.splitlines() if " # " in line]
    assert len(steps) == len(match.steps)
    for step, line in zip(match.steps, steps, strict=True):
        assert all(f"({event.rule})" in line for event in step.events)
