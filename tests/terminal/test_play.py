"""The loop around the table: whole games, saving and resuming, leaving in every way."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from terminal.harness import (
    GAME,
    SHORT,
    FirstBot,
    RandomBot,
    Script,
    at_the_table,
    last_screen,
    new_console,
    new_match,
    played,
    written,
)

from caravela.core import transcript
from caravela.core.actions import Action
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.rules import Outcome, Rules, ScoreLine
from caravela.core.words import LANGUAGES
from caravela.terminal.play import play


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


class Person:
    """Types numbers that may or may not be on the menu, for as long as the game lasts."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def __call__(self, prompt: str) -> str:
        return str(self.random.randint(1, 4))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_in_every_language(save: Path, language: str, seats: int) -> None:
    match = new_match(seats, SHORT)
    console = new_console()
    bots = [RandomBot(seat) for seat in range(1, seats)]
    assert play(match, [None, *bots], language, save, console, Person(seats)) == 0
    assert match.over
    assert transcript.load(save).outcome is not None
    assert match.outcome is not None
    end = written(console)[-2500:]
    for points in match.outcome.scores:
        assert str(points) in end
    assert str(save) in end.replace("\n", "")


def test_the_score_sheet(save: Path) -> None:
    match = new_match(3, SHORT, players=["Anna", "greedy", "random"])
    console = new_console()
    play(match, [None, FirstBot(), FirstBot()], "en", save, console, Person(1))
    shown = written(console)
    assert "Ships on the board" in shown
    assert " × " in shown and " = " in shown
    assert "Anna" in shown and "Green" in shown and "greedy" in shown
    assert "wins!" in shown or "share the victory!" in shown
    assert "The agreed number of turns has been played." in shown
    assert f"caravela replay {save}" in shown.replace("\n", "")


def test_a_tie_is_explained(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def tied(self: Rules[Any], state: Any) -> Outcome | None:
        lines = [ScoreLine(id, 1) for id in self.meta.score_lines]
        points = [len(lines)] * 2
        return Outcome("nagasaki", points, [lines, lines], [[1], [0]], "NAV-14.6") if state.turn >= 2 else None

    match = new_match(2, {"turn_cap": 1})
    monkeypatch.setattr(type(match.rules), "outcome", tied)
    console = new_console()
    play(match, [FirstBot(), FirstBot()], "en", save, console)
    assert "Green wins!" in written(console)
    assert "Equal points: the Navegador card would reach the winner first. NAV-14.6" in written(console)
    assert "Nagasaki was discovered." in written(console)


def test_a_shared_victory_names_all_who_share_it(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def shared(self: Rules[Any], state: Any) -> Outcome | None:
        lines = [ScoreLine(id, 1) for id in self.meta.score_lines]
        return Outcome("nagasaki", [8, 8], [lines, lines], [[0, 1]], "") if state.turn >= 2 else None

    match = new_match(2, {"turn_cap": 1})
    monkeypatch.setattr(type(match.rules), "outcome", shared)
    console = new_console()
    play(match, [FirstBot(), FirstBot()], "en", save, console)
    assert "Red, Green share the victory!" in written(console)


def test_bots_alone_play_to_the_end(save: Path) -> None:
    match = new_match(2, SHORT)
    console = new_console()
    assert play(match, [RandomBot(1), RandomBot(2)], "en", save, console, Script()) == 0
    assert "▌ Green " in written(console)
    assert match.over


def test_people_share_the_keyboard(save: Path) -> None:
    match = new_match(2)
    script = ["rondel ships", "ships 1", "rondel workers", "hire 1", "q"]
    _, shown = at_the_table(match, *script, save=save, bots=False)
    assert "▶ Green: put your stone" in shown
    assert "▶ Red: move your stone" in last_screen(shown)
    assert "Hand over" not in shown


def test_the_keyboard_is_handed_over_where_something_is_hidden(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(2)
    monkeypatch.setattr(type(match.rules), "view", lambda self, state, seat: {"you": seat})
    script = Script("rondel ships", "ships 1", "", "rondel workers", "q")
    play(match, [None, None], "en", save, new_console(), script)
    assert any("Green is next." in prompt for prompt in script.prompts)
    assert [step.action.notation for step in match.steps][-1] == "rondel workers"


def test_the_game_is_saved_after_every_decision(save: Path) -> None:
    match = new_match()
    lengths: list[int] = []
    lines = iter(["rondel ships", "ships 1", "rondel workers"])

    def ask(prompt: str) -> str:
        if save.exists():
            lengths.append(len(transcript.load(save).steps))
            assert lengths[-1] == len(match.steps) or match.seat_to_act == 0
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    play(match, [None, FirstBot()], "en", save, new_console(), ask)
    assert lengths[0] == 1
    assert transcript.load(save).state.digest() == match.state.digest()


@pytest.mark.parametrize(("end", "code"), [(KeyboardInterrupt, 130), (EOFError, 0)])
def test_leaving_saves_and_says_where_and_how_to_resume(save: Path, end: type[BaseException], code: int) -> None:
    match = new_match()
    returned, shown = at_the_table(match, "rondel ships", save=save, end=end)
    assert returned == code
    assert f"The game is saved in {save}" in shown
    assert f"caravela play --resume {save}" in shown
    assert len(transcript.load(save).steps) == 1


def test_quit_leaves_with_0(save: Path) -> None:
    code, shown = at_the_table(new_match(), "q", save=save)
    assert code == 0
    assert f"caravela play --resume {save}" in shown


def test_a_path_with_blanks_is_quoted(tmp_path: Path) -> None:
    _, shown = at_the_table(new_match(), "q", save=tmp_path / "my game.txt")
    assert f"--resume '{tmp_path}/my game.txt'" in shown


class InterruptingBot(FirstBot):
    def choose(self, rules: Rules[Any], state: Any) -> Action:
        raise KeyboardInterrupt


class BrokenBot(FirstBot):
    def choose(self, rules: Rules[Any], state: Any) -> Action:
        raise RuntimeError("a mistake in a bot")


def test_ctrl_c_while_a_bot_thinks_saves_too(save: Path) -> None:
    match = new_match()
    code = play(match, [None, InterruptingBot()], "en", save, new_console(), Script("rondel ships", "ships 1"))
    assert code == 130
    assert len(transcript.load(save).steps) == 2


def test_a_broken_bot_does_not_lose_the_game(save: Path) -> None:
    match = new_match()
    with pytest.raises(RuntimeError):
        play(match, [None, BrokenBot()], "en", save, new_console(), Script("rondel ships", "ships 1"))
    assert len(transcript.load(save).steps) == 2


@pytest.mark.parametrize("end", [KeyboardInterrupt, EOFError])
def test_leaving_from_a_question_inside(save: Path, end: type[BaseException]) -> None:
    """At the question for consent, and on a page of help."""
    match = played(new_match(), "rondel ships", "ships 1", "rondel ships", "ships 1")
    code, _ = at_the_table(match, "u", save=save, end=end, bots=False)
    assert code == (130 if end is KeyboardInterrupt else 0)
    code, _ = at_the_table(match, "?", save=save, end=end, console=new_console(terminal=True))
    assert code == (130 if end is KeyboardInterrupt else 0)
    assert len(transcript.load(save).steps) == 4


def test_resume_plays_on_where_the_game_was_left(save: Path) -> None:
    first = new_match()
    at_the_table(first, "rondel sailing", "discover guine", "fleet portugal", "q", save=save)
    again = transcript.load(save)
    at_the_table(again, "fleet portugal", "q", save=save)
    assert [step.action.notation for step in again.steps][:4] == [
        "rondel sailing",
        "discover guine",
        "fleet portugal",
        "fleet portugal",
    ]
    assert transcript.load(save).state.digest() == again.state.digest()


def test_resume_draws_a_chance_outcome_that_is_due(save: Path) -> None:
    text = transcript.write(Match(load_game(GAME), 2, seed=1)).split("*:")[0]
    match = transcript.read(text)
    assert match.steps == []
    at_the_table(match, "q", save=save)
    assert match.steps[0].action.kind == "start"


def test_a_save_file_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    match = new_match()
    code, shown = at_the_table(match, "rondel ships", "ships 1", "q", save=tmp_path / "file" / "game.txt")
    assert "cannot be saved in" in shown
    assert code == 0
    kept = Path(shown.split("The game is saved in ")[1].split("\n")[0])
    assert len(transcript.load(kept).steps) == len(match.steps)
    kept.unlink()


def test_a_working_place_replaces_one_that_does_not(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    good = tmp_path / "good.txt"
    match = new_match()
    _, shown = at_the_table(match, "rondel ships", f"s {good}", "ships 1", "q", save=tmp_path / "file" / "game.txt")
    assert f"caravela play --resume {good}" in shown
    assert len(transcript.load(good).steps) == len(match.steps)


def test_two_bots_of_a_kind_are_told_apart(save: Path) -> None:
    match = new_match(3, players=["Anna", "greedy", "greedy"])
    _, shown = at_the_table(match, "rondel ships", "ships 1", "q", save=save)
    assert "Green moves to" in shown and "Yellow moves to" in shown and "▶ Anna: put your stone" in shown


def test_on_a_terminal_the_screen_is_drawn_anew(save: Path) -> None:
    _, shown = at_the_table(
        new_match(), "rondel ships", "ships 1", "?", "", "l", "", "q", save=save, console=new_console(terminal=True)
    )
    assert shown.count("\x1b[2J") >= 6 or shown.count("\x1b[H") >= 6
    assert "Green is thinking …" in shown
