"""The command line: what it prints, its exit codes, and every kind of bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from caravela.cli import main
from caravela.core import engine, transcript
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.core.tables import said
from caravela.core.words import LANGUAGES, Words
from caravela.terminal.speech import speaker
from caravela.workshop.conformance.play import INSTALLED

GAME = INSTALLED[0]
SEATS = load_game(GAME).meta.seats[0]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(list(arguments))
    told = capsys.readouterr()
    return code, told.out, " ".join(told.err.split())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "required"),
        (["dance"], "invalid choice: 'dance'"),
        (["play", "chess"], "There is no game called 'chess'"),
        (["play", GAME, "--seats", "human,genius"], "There is no seat kind called 'genius'"),
        (["play", GAME, "--seats", "human"], "players, not 1"),
        (["play", GAME, "--seed", "soon"], "'soon' is not a seed"),
        (["play", GAME, "--option", "nothing"], "'nothing' is not of the form NAME=VALUE"),
        (["play", GAME, "--option", "no_such=on"], "There is no option called 'no_such'"),
        (["play", GAME, "--lang", "xx"], "There is no language called 'xx'"),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["simulate", GAME, "--seats", "human,random"], "There is no seat kind called 'human'"),
        (["simulate", GAME, "--seats", "random,random", "-n", "0"], "'0' is not a whole number above 0"),
        (["simulate", "chess", "--seats", "random,random"], "There is no game called 'chess'"),
        (["replay", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["rules", GAME, "99.9"], "There is no rule called '99.9'"),
        (["rules", GAME, "--lang", "xx"], "There is no language called 'xx'"),
        (["data", GAME, "--kind", "rumour"], "There is no kind of provenance called 'rumour'"),
        (["coverage", "chess"], "There is no game called 'chess'"),
        (["bench", "chess"], "There is no game called 'chess'"),
    ],
)
def test_bad_input_gets_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert message in err
    assert "Traceback" not in err


def test_a_corrupt_file_is_named_with_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(f"caravela transcript 1\ngame: {GAME}\nrules: 1\nseats: {SEATS}\n*: start nobody\n")
    code, _, err = run(capsys, "replay", str(path))
    assert code == 2
    assert "game.txt, line 5:" in err


def test_games_lists_every_game_with_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    for game in INSTALLED:
        assert load_game(game).meta.title in out
        for option in load_game(game).meta.options:
            assert option.id in out


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("game", INSTALLED)
def test_rules_are_read_in_every_language(capsys: pytest.CaptureFixture[str], game: str, language: str) -> None:
    code, out, _ = run(capsys, "rules", game, "1.1", "--lang", language)
    assert code == 0
    assert f"{load_game(game).meta.rule_prefix}1.1" in out


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"caravela {version('caravela')}, {engine.name()} engine\n"


def test_an_unknown_rule_is_answered_with_its_neighbours(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, err = run(capsys, "rules", GAME, "99")
    assert "the nearest are" in err
    assert len(err) < 150


def test_a_saved_game_is_found_by_its_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    transcript.save(Match(load_game(GAME), SEATS, seed=1), tmp_path / "caravela" / "mine.txt")
    code, out, _ = run(capsys, "replay", "mine.txt", "--text")
    assert code == 0
    assert f"game: {GAME}" in out


COMMANDS = [
    ["games"],
    ["rules", GAME, "1", "--lang", "ru"],
    ["data", GAME],
    ["coverage", GAME, "--all"],
    ["simulate", GAME, "--seats", ",".join(["random"] * SEATS), "-n", "1"],
    ["play", GAME, "--seed", "1", "--lang", "pl", "--save", "game.txt"],
    ["replay", "game.txt", "--text"],
    ["replay", "game.txt", "--lang", "ru"],
    ["picture", GAME, "--out", "picture.svg"],
    ["bench", GAME, "--runs", "1"],
    ["rules", GAME, "ж"],
    ["--help"],
]


def test_no_encoding_stops_a_command(tmp_path: Path) -> None:
    """A terminal that knows nothing but ASCII is shown letters that look alike."""
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path)}
    for arguments in COMMANDS:
        told = subprocess.run(
            [sys.executable, "-m", "caravela.cli", *arguments],
            input="ё\n1\nk\nboard\nq\n".encode(),
            capture_output=True,
            env=environment,
            cwd=tmp_path if "coverage" not in arguments else None,
            check=False,
        )
        assert told.returncode == (2 if "ж" in arguments else 0), arguments
        assert b"Traceback" not in told.stderr, arguments
        assert (told.stdout + told.stderr).isascii()


@pytest.mark.parametrize("game", INSTALLED)
def test_data_lists_what_is_reconstructed(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, out, _ = run(capsys, "data", game)
    assert code == 0
    assert "rulebook (stated in the rulebook's text)" in out
    assert "reconstructed (not found" in out


def test_simulate_tells_its_result_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ",".join(["greedy", *["random"] * (SEATS - 1)])
    code, out, _ = run(capsys, "simulate", GAME, "--seats", seats, "-n", "3", "--seed", "7", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["games"] == 3
    assert told["decisions"] > 0 < told["seconds"]
    assert sum(kind["wins"] for kind in told["kinds"].values()) == 3
    assert set(told["kinds"]["greedy"]) >= {"games", "wins", "win_rate_interval", "mean_score", "mean_score_interval"}


def test_simulate_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ",".join(["random"] * SEATS)
    told = []
    for _ in range(2):
        _, out, _ = run(capsys, "simulate", GAME, "--seats", seats, "-n", "2", "--seed", "7", "--json")
        told.append({key: value for key, value in json.loads(out).items() if key != "seconds"})
    assert told[0] == told[1]


@pytest.mark.parametrize("game", INSTALLED)
def test_coverage_is_complete(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, out, _ = run(capsys, "coverage", game)
    assert code == 0, out
    assert "0 missing" in out


def test_saved_games_are_checked_by_file_and_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = load_game(GAME)
    match = Match(rules, SEATS, seed=3)
    transcript.save(match, tmp_path / "games" / "good.txt")
    (tmp_path / "games" / "notes.txt").write_text("to be read later\n", encoding="utf-8")
    code, out, _ = run(capsys, "check-games", str(tmp_path))
    assert (code, out) == (0, f"1 game checked (1 of {GAME} {rules.meta.rules_version}); 0 would not replay.\n")
    bad = tmp_path / "games" / "bad.txt"
    bad.write_text((tmp_path / "games" / "good.txt").read_text(encoding="utf-8") + "red: dance\n", encoding="utf-8")
    code, out, _ = run(capsys, "check-games", str(tmp_path / "games"), str(bad))
    assert code == 1
    assert out.count("bad.txt, line") == 2 and "2 would not replay" in out


def test_games_to_be_checked_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Say which games" in run(capsys, "check-games")[2]
    assert "cannot be read" in run(capsys, "check-games", "nowhere.txt")[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", INSTALLED)
def test_the_numbers_in_play_stand_behind_the_rules(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    """Every cell of every table, within 80 columns, each table with where its numbers come from."""
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = run(capsys, "rules", game, "numbers", "--lang", language)
    assert code == 0
    assert max(len(line) for line in out.splitlines()) <= 80
    told = "".join(out.split())
    words, say = Words(load_game(game).meta, language), speaker(language).say
    for table in load_game(game).tables():
        assert "".join(words.say(f"table-{table.id}").split()) in told
        for row in table.rows:
            for part in (item for cell in row.cells for item in cell.items):
                assert all("".join(said(words, [one]).split())[:6] in told for one in part), part
        for kind in table.kinds():
            assert "".join(say(f"provenance-{kind}").split()) in told


def test_a_rule_shows_its_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    table = load_game(GAME).tables()[0]
    caption = Words(load_game(GAME).meta, "en").say(f"table-{table.id}")
    assert caption in run(capsys, "rules", GAME, table.rules[0])[1]
    assert caption in run(capsys, "rules", GAME)[1]
