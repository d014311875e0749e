"""Data sets: what is written is what was played, and it can be played again."""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as parquet  # type: ignore[import-untyped]
import pytest

from caravela.bots import make_bot
from caravela.cli import main
from caravela.core import transcript
from caravela.core.encoding import encoding
from caravela.core.errors import CaravelaError
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.research import datasets, playing
from caravela.workshop.conformance.play import GAMES

STORED_GAME = "navegador"
STORED = Path(__file__).parents[1] / "server" / "fixtures" / "rules-1.db.gz"


@pytest.mark.parametrize("game", GAMES)
def test_games_come_back_with_the_same_digests(game: str, tmp_path: Path) -> None:
    seats = load_game(game).meta.seats[0]
    games = list(playing.played(game, ["random"] * seats, 2, 5, {}))
    assert datasets.write(games, tmp_path / "set") == (2, sum(len(one.action) for one in games))
    matches = list(datasets.read(tmp_path / "set"))
    assert [match.state.digest() for match in matches] == [one.digest for one in games]
    assert [match.outcome.scores for match in matches if match.outcome] == [one.scores for one in games]


def test_a_row_is_a_decision(tmp_path: Path) -> None:
    game = GAMES[0]
    datasets.write(playing.played(game, ["random", "greedy"], 2, 1, {}), tmp_path)
    table = parquet.read_table(tmp_path / datasets.DECISIONS).to_pylist()
    about = parquet.read_table(tmp_path / datasets.GAMES).to_pylist()
    rows = encoding(load_game(game), 2)
    for number, match in enumerate(datasets.read(tmp_path)):
        mine = [row for row in table if row["game"] == number]
        assert [row["step"] for row in mine] == list(range(len(match.steps)))
        for row in mine[:: len(mine) // 20]:
            state = match.state_at(row["step"])
            assert row["seat"] == match.rules.to_act(state)
            assert row["legal"] == [action.number for action in match.rules.legal(state)]
            assert row["action"] in row["legal"]
            assert row["observation"] == (None if row["seat"] < 0 else rows.encode(state, row["seat"]))
            assert row["scores"] == about[number]["scores"] and row["ranks"] == about[number]["ranks"]
    assert [row["players"] for row in about] == [["random", "greedy"], ["greedy", "random"]]
    schema = json.loads((tmp_path / "observation-2.json").read_text())
    assert schema["digest"] == about[0]["observation"] and len(schema["entries"]) == rows.size


def test_the_number_of_processes_does_not_matter() -> None:
    one = list(playing.played(GAMES[0], ["random", "random"], 2, 3, {}))
    assert list(playing.played(GAMES[0], ["random", "random"], 2, 3, {}, jobs=2)) == one


def test_a_game_that_goes_on_is_refused() -> None:
    with pytest.raises(CaravelaError, match="Only finished games"):
        datasets.of_match(Match(load_game(GAMES[0]), 2, seed=1), ["random"] * 2, "played")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["export", *arguments])
    told = capsys.readouterr()
    return code, told.out, " ".join(told.err.split())


def test_played_games_are_exported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "set"
    code, told, _ = run(capsys, "pig", "--games", "3", "--seats", "greedy,random", "--out", str(out))
    assert code == 0 and told.startswith("3 games with ")
    assert len(list(datasets.read(out))) == 3
    code, _, err = run(capsys, "pig", "--games", "3", "--seats", "greedy,random", "--out", str(out))
    assert code == 2 and "holds a data set already" in err


def test_transcripts_are_exported_without_names(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = Match(load_game("pig"), 2, seed=1, players=["Anna", "greedy"])
    transcript.save(match, tmp_path / "games" / "unfinished.txt")
    bot = make_bot("random", 1)
    while not match.over:
        match.play(bot.decide(match))
    transcript.save(match, tmp_path / "games" / "finished.txt")
    code, out, _ = run(capsys, "pig", "--transcripts", str(tmp_path / "games"), "--out", str(tmp_path / "set"))
    assert code == 0 and out.startswith("1 games with ")
    (row,) = parquet.read_table(tmp_path / "set" / datasets.GAMES).to_pylist()
    assert (row["players"], row["source"]) == (["person", "greedy"], "transcript")


def test_the_finished_games_of_a_server_are_exported_without_names(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    database = tmp_path / "tables.db"
    with gzip.open(STORED) as packed, database.open("wb") as file:
        shutil.copyfileobj(packed, file)
    code, told, _ = run(capsys, STORED_GAME, "--database", str(database), "--out", str(tmp_path / "set"))
    assert code == 0 and "decisions are in" in told
    rows = parquet.read_table(tmp_path / "set" / datasets.GAMES).to_pylist()
    assert rows and all(row["source"] == "server" for row in rows)
    assert {name for row in rows for name in row["players"]} <= {"person", "random", "greedy", "planner"}
    assert len(list(datasets.read(tmp_path / "set"))) == len(rows)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess", "--seats", "random,random"], "There is no game called 'chess'"),
        (["pig"], "Say where the games come from"),
        (["pig", "--seats", "random,random", "--database", "x.db"], "Say where the games come from"),
        (["pig", "--seats", "random,genius"], "There is no seat kind called 'genius'"),
        (["pig", "--seats", "random"], "players, not 1"),
        (["pig", "--seats", "random,random", "--option", "wind=on"], "There is no option called 'wind'"),
        (["pig", "--transcripts", "nowhere.txt"], "nowhere.txt cannot be read"),
        (["pig", "--database", "nowhere.db"], "nowhere.db"),
    ],
)
def test_bad_input_gets_one_sentence_and_writes_nothing(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: list[str],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, *arguments, "--out", "set")
    assert (code, out) == (2, "")
    assert told in err and err.count("caravela:") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "stop", [KeyboardInterrupt(), CaravelaError("no more"), OSError(28, "No space left on device")]
)
def test_what_stops_half_way_leaves_nothing_behind(tmp_path: Path, stop: BaseException) -> None:
    def games() -> Iterator[datasets.Game]:
        yield from playing.played("pig", ["random", "random"], 2, 1, {})
        raise stop

    for folder in (tmp_path / "new" / "set", tmp_path / "mine"):
        (tmp_path / "mine").mkdir(exist_ok=True)
        (tmp_path / "mine" / "observation-notes.json").write_text("kept")
        with pytest.raises(CaravelaError if isinstance(stop, OSError) else type(stop)):
            datasets.write(games(), folder)
    assert sorted(tmp_path.rglob("*")) == [tmp_path / "mine", tmp_path / "mine" / "observation-notes.json"]


def test_a_folder_that_is_no_data_set_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CaravelaError, match="is not a data set"):
        list(datasets.read(tmp_path))
