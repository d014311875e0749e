"""One person's decision: numbers, notation, commands, and what is said to wrong input."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal.harness import at_the_table, last_screen, new_match, played

from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.registry import load_game

QUIT = "q"


def notations(match: Match) -> list[str]:
    return [step.action.notation for step in match.steps]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def test_a_number_plays_an_action(save: Path) -> None:
    match = new_match()
    code, _ = at_the_table(match, "2", "1", QUIT, save=save)
    assert code == 0
    assert notations(match)[:2] == ["rondel workers", "hire 1"]


def test_several_numbers_go_through_several_menus(save: Path) -> None:
    match = sailing_with_many_ships()
    at_the_table(match, "2 3 1", QUIT, save=save)
    assert notations(match)[-1] == "move guine > portugal"


def test_a_notation_plays_at_once_even_from_inside_a_menu(save: Path) -> None:
    match = new_match()
    at_the_table(match, "rondel ships", "ships 2", QUIT, save=save)
    assert notations(match)[:2] == ["rondel ships", "ships 2"]


def test_a_beginning_that_is_also_a_command_is_an_action_if_it_is_legal(save: Path) -> None:
    """`r ships` would be a rule, `s 2` a file; here only one legal action begins so."""
    match = new_match()
    at_the_table(match, "r ships", "s 2", QUIT, save=save)
    assert notations(match)[:2] == ["rondel ships", "ships 2"]
    assert not Path("2").exists()


def test_the_only_possibility_is_taken_and_told(save: Path) -> None:
    match = played(new_match(), "rondel sailing")
    _, shown = at_the_table(match, "discover guine", QUIT, save=save)
    assert notations(match)[1:4] == ["discover guine", "fleet portugal", "fleet portugal"]
    ships = "A ship from Portugal joins the fleet"
    assert f"! Red had only one choice, so it was made: {ships}; {ships}" in last_screen(shown)


def test_undo_goes_past_what_was_the_only_possibility(save: Path) -> None:
    """It would be taken again at once, and undo would come to nothing."""
    match = played(new_match(), "rondel sailing", "discover guine", "fleet portugal")
    _, shown = at_the_table(match, "u", "y", QUIT, save=save)
    assert notations(match) == ["rondel sailing"]
    assert "1 decision undone." in shown


def test_enter_with_several_options_asks_again(save: Path) -> None:
    _, shown = at_the_table(new_match(), "", QUIT, save=save)
    assert "Type a number from 1 to 8" in shown


@pytest.mark.parametrize("text", ["9", "99", "1000000000000000000000"])
def test_a_number_that_is_not_there_is_refused(save: Path, text: str) -> None:
    match = new_match()
    _, shown = at_the_table(match, text, QUIT, save=save)
    assert "Type a number from 1 to 8" in shown
    assert match.steps == []


def test_nonsense_is_answered_and_nothing_is_lost(save: Path) -> None:
    match = new_match()
    _, shown = at_the_table(match, "castle", "-1", "½", "\x00", "1 x", QUIT, save=save)
    assert "“castle” is not a number, an action" in shown
    assert match.steps == []


def test_an_ambiguous_beginning_names_the_candidates(save: Path) -> None:
    _, shown = at_the_table(new_match(), "rondel market", QUIT, save=save)
    assert "could be: rondel market_a, rondel market_b" in shown


def test_an_illegal_action_is_refused_with_its_reason_and_rule(save: Path) -> None:
    match = played(new_match(), "rondel workers")
    _, shown = at_the_table(match, "hire 9", QUIT, save=save)
    assert "Hire 9 workers: The worker track has room for only 6 more" in shown
    assert "NAV-4.6" in shown
    assert len(match.steps) == 1


def test_why_explains_without_playing(save: Path) -> None:
    match = new_match()
    _, shown = at_the_table(match, "why card", "why rondel ships", "why", "why castle", QUIT, save=save)
    assert "The Navegador card cannot be used in the first round. NAV-12.2" in shown
    assert "That is possible now: Move the stone to Ships." in shown
    assert "Type an action after it" in shown
    assert "“castle” is not" in shown
    assert match.steps == []


def test_back_says_where_there_is_no_menu_before(save: Path) -> None:
    _, shown = at_the_table(new_match(), "0", QUIT, save=save)
    assert "This is the first menu" in shown


def test_menus_open_and_close(save: Path) -> None:
    """Many legal actions at a sailing: first the kind, then the origin."""
    _, shown = at_the_table(sailing_with_many_ships(), "2", "b", "2", "0", QUIT, save=save)
    assert shown.count("▶ Sail a ship › ") == 2
    assert "0: back" in shown
    assert "▶ Red: sail" in last_screen(shown)


def sailing_with_many_ships() -> Match:
    """Red is to sail from four regions in phase 2, and has no region to discover."""
    match = new_match()
    played(match, "rondel sailing", "discover guine", "fleet portugal", "fleet portugal", "done")
    state = match.state
    state.phase = 2  # type: ignore[attr-defined]
    state.discovered = 0b11111  # type: ignore[attr-defined]
    state.ships[:5] = [1, 1, 1, 1, 0]  # type: ignore[attr-defined]
    state.supply[0] = 3  # type: ignore[attr-defined]
    state.active = 0
    state.stone[0] = 7  # type: ignore[attr-defined]
    match.play("rondel sailing")
    return match


def test_undo_takes_back_ones_own_decisions(save: Path) -> None:
    match = new_match()
    _, shown = at_the_table(match, "rondel ships", "u", QUIT, save=save)
    assert match.steps == []
    assert "1 decision undone." in shown


def test_undo_takes_back_several_but_not_more_than_there_are(save: Path) -> None:
    match = Match(load_game("serenissima"), 2, {"start": "first"}, seed=1)
    while not any(action.kind == "activate" for action in match.legal):
        match.play(match.legal[0])
    before = len(match.steps)
    _, shown = at_the_table(match, "activate", "embark", "load stone", "u 9", QUIT, save=save, bots=False)
    assert len(match.steps) == before
    assert "3 decisions undone." in shown


@pytest.mark.parametrize("text", ["u x", "u 0", "u -1"])
def test_undo_wants_a_number(save: Path, text: str) -> None:
    _, shown = at_the_table(new_match(), text, QUIT, save=save)
    assert "Type how many decisions to undo" in shown


def test_undo_beyond_what_others_did_needs_consent(save: Path) -> None:
    match = new_match()
    _, shown = at_the_table(match, "rondel ships", "ships 1", "u", "n", "u", "y", QUIT, save=save, bots=False)
    assert "Does everybody agree?" in shown
    assert "Nothing was undone." in shown
    assert notations(match) == ["rondel ships"]


def settling() -> Match:
    """A match whose first decisions reveal nothing."""
    return Match(load_game("serenissima"), 2, {"start": "first"}, seed=1)


def test_undo_reaches_back_over_a_bots_answer_without_asking(save: Path) -> None:
    match, before = settling(), len(settling().steps)
    _, shown = at_the_table(match, "settle venezia", "u", QUIT, save=save)
    assert "Does everybody agree?" not in shown
    assert len(match.steps) == before


def test_redo_does_again_what_was_undone_with_the_bots_answer(save: Path) -> None:
    match, other = settling(), settling()
    at_the_table(other, "settle venezia", QUIT, save=save)
    _, shown = at_the_table(match, "settle venezia", "u", "redo", "redo", QUIT, save=save)
    assert notations(match) == notations(other)
    assert match.state.digest() == other.state.digest()
    assert "done again" in shown and "nothing to redo" in shown


def test_a_new_decision_forgets_what_was_undone(save: Path) -> None:
    _, shown = at_the_table(new_match(), "rondel ships", "u", "rondel workers", "redo", QUIT, save=save)
    assert "nothing to redo" in shown


def test_undo_over_a_chance_outcome_needs_consent(save: Path) -> None:
    match = played(new_match(), "rondel sailing")
    _, shown = at_the_table(match, "discover guine", "u", "yes", QUIT, save=save)
    assert "what chance has revealed" in shown
    assert notations(match) == ["rondel sailing"]


def test_undo_before_the_first_decision(save: Path) -> None:
    _, shown = at_the_table(new_match(), "u", QUIT, save=save)
    assert "there is nothing to undo" in shown


def test_rules_are_shown_by_number(save: Path) -> None:
    match = new_match()
    _, shown = at_the_table(match, "r 9.3", "r nav-14.5", "r", "r 99.1", QUIT, save=save)
    assert "NAV-9.3  " in shown
    assert "NAV-14.5  The highest total wins." in shown
    assert "NAV-3.1  Players take their turns" in shown
    assert "There is no rule 99.1; the nearest are NAV-15.4, NAV-15.5, NAV-R1, NAV-R2." in shown


def test_help_and_log_and_hint(save: Path) -> None:
    match = played(new_match(), "rondel ships", "ships 1", "rondel ships", "ships 1")
    _, shown = at_the_table(match, "?", "l", "hint", "board", QUIT, save=save)
    assert "What you can type" in shown
    assert "Red builds 1 ship for 50 cr. NAV-5.1" in shown
    for place in ("1. ", "2. ", "3. "):
        assert place in shown
    assert len(match.steps) == 4


def test_the_legend_and_the_whole_board_are_one_word_away(save: Path) -> None:
    _, shown = at_the_table(new_match(), "k", "board", QUIT, save=save)
    assert "Market  ■ shows where each good stands" in shown
    assert "Abbreviations" in shown and "R Red" in shown
    assert "─ Rondel" in shown


def test_options_tell_what_they_bring(save: Path) -> None:
    match = played(new_match(), "rondel workers")
    _, shown = at_the_table(match, QUIT, save=save)
    assert "Hire 1 worker  −50 cr" in shown
    assert "Hire 2 workers  −150 cr" in shown


def test_the_log_tells_what_others_did_since(save: Path) -> None:
    _, shown = at_the_table(new_match(), "rondel ships", "ships 1", QUIT, save=save)
    assert "▌ Green moves to Sailing. NAV-3.1" in last_screen(shown)


def test_save_writes_the_file_or_a_copy(save: Path, tmp_path: Path) -> None:
    match = new_match()
    copy = tmp_path / "a folder" / "copy.txt"
    _, shown = at_the_table(match, "rondel ships", "s", f"s {copy}", f"s {copy}", QUIT, save=save)
    assert f"! The game is saved in {save}" in shown
    assert [step.action.notation for step in transcript.load(copy).steps] == ["rondel ships"]
    assert "already exists" in shown


def test_a_place_that_cannot_be_written_is_named_and_the_game_goes_on(save: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    match = new_match()
    _, shown = at_the_table(match, f"s {tmp_path}/file/x", "rondel ships", QUIT, save=save)
    assert "cannot be saved in" in shown
    assert notations(match) == ["rondel ships"]
