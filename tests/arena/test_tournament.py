"""Tournaments: balanced schedules, ladders, records that survive, and the command."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from caravela.arena.game import Plan, Result
from caravela.arena.ladder import ladder
from caravela.arena.record import Head, Record
from caravela.arena.schedule import mixes, schedule
from caravela.arena.tournament import Tournament, parse_seats, play_tournament
from caravela.cli import main
from caravela.core.errors import CaravelaError
from caravela.workshop.conformance.play import GAMES, INSTALLED

GAME = "pig"
assert GAME in GAMES


@pytest.mark.parametrize(("kinds", "seats", "count"), [("ab", 2, 1), ("ab", 4, 3), ("abc", 3, 7), ("abcd", 2, 6)])
def test_every_mix_has_at_least_two_kinds(kinds: str, seats: int, count: int) -> None:
    found = mixes(list(kinds), seats)
    assert len(found) == len(set(found)) == count
    assert all(len(set(mix)) > 1 for mix in found)


@pytest.mark.parametrize(("kinds", "seats"), [("ab", 3), ("abc", 2), ("abc", 4), ("abcd", 3)])
def test_every_kind_has_every_seat_equally_often_on_the_same_deals(kinds: str, seats: int) -> None:
    cycle = len(mixes(list(kinds), seats)) * seats
    plans = schedule(GAME, list(kinds), seats, 2 * cycle, 5, {})
    assert len(plans) == 2 * cycle
    held = Counter((kind, seat) for plan in plans for seat, kind in enumerate(plan.kinds))
    assert len(set(held.values())) == 1
    assert Counter(plan.seed for plan in plans) == {5: cycle, 6: cycle}
    assert len({(plan.seed, tuple(plan.kinds)) for plan in plans}) == len(plans)


def test_the_beginning_of_a_cycle_is_even_too_and_whole() -> None:
    plans = schedule(GAME, list("abcde"), 3, 25, 0, {})
    assert len(plans) == 27
    held = Counter(kind for plan in plans for kind in plan.kinds)
    assert max(held.values()) - min(held.values()) <= 6
    assert plans[:12] == schedule(GAME, list("abcde"), 3, 12, 0, {})


def result(kinds: str, ranks: list[float], scores: list[int] | None = None) -> Result:
    first = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    wins = [1 / len(first) if seat in first else 0.0 for seat in range(len(ranks))]
    return Result(list(kinds), scores or [10] * len(ranks), wins, "end", 50, 0.1, ranks)


def test_the_ladder_ranks_and_compares() -> None:
    told = ladder([result("abb", [1, 2, 3]), result("bba", [2.5, 2.5, 1]), result("bab", [1, 2, 3])])
    a, b = told.standings
    assert (a.kind, a.games, a.wins, a.expected, a.mean_rank) == ("a", 3, 2, 1, 1.333)
    assert (b.kind, b.wins, b.expected, b.rank_share) == ("b", 1, 2, 0.3333)
    assert a.mu > 25 > b.mu and a.sigma < 8.333
    pair = told.pairs[0]
    assert (pair.kind, pair.other, pair.games, pair.ahead, pair.rate) == ("a", "b", 3, 2.5, 0.8333)
    assert pair.interval[0] < pair.rate < pair.interval[1]
    assert told.pairs[1].rate == pytest.approx(1 - pair.rate, abs=1e-4)
    assert told.seat_wins == {"3": [0.6667, 0.0, 0.3333]}


def tournament(games: int = 12) -> Tournament:
    return Tournament(GAME, ["greedy", "random"], [2, 3], games, seed=3)


def test_an_interrupted_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = play_tournament(tournament(), tmp_path / "whole")

    left = 5

    def stop_soon() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_tournament(tournament(), tmp_path / "cut", done=stop_soon)
    record = tmp_path / "cut" / "games.jsonl"
    assert len(record.read_bytes().splitlines()) == 6
    record.write_bytes(record.read_bytes() + b'{"seed":3,"resu')
    began: list[tuple[int, int]] = []
    resumed = play_tournament(
        tournament(), tmp_path / "cut", jobs=2, began=lambda total, already: began.append((total, already))
    )
    assert began == [(24, 5)]
    assert resumed.standings == whole.standings and resumed.pairs == whole.pairs
    assert len(record.read_bytes().splitlines()) == 25


def test_more_games_continue_a_tournament(tmp_path: Path) -> None:
    play_tournament(tournament(4), tmp_path)
    began: list[tuple[int, int]] = []
    play_tournament(tournament(8), tmp_path, began=lambda total, already: began.append((total, already)))
    assert began == [(17, 10)]


def test_a_record_belongs_to_one_tournament(tmp_path: Path) -> None:
    play_tournament(tournament(2), tmp_path)
    with pytest.raises(CaravelaError, match="the record of another tournament"):
        play_tournament(Tournament(GAME, ["greedy", "random"], [2], 2, seed=4), tmp_path)
    (tmp_path / "games.jsonl").write_text("notes\nmore notes\n")
    with pytest.raises(CaravelaError, match="not the record of a tournament"):
        play_tournament(tournament(2), tmp_path)
    with pytest.raises(CaravelaError, match="cannot be written"):
        Record(tmp_path / "games.jsonl" / "x", Head(GAME, 1, [], 0, {}, "1"))


def test_a_record_without_games_gives_way(tmp_path: Path) -> None:
    """Such as a process leaves that was killed during its first game."""
    (tmp_path / "games.jsonl").write_bytes(msgspec.json.encode(Head(GAME, 1, ["a", "b"], 0, {}, "1")) + b"\n")
    play_tournament(tournament(2), tmp_path)
    assert len((tmp_path / "games.jsonl").read_bytes().splitlines()) > 2


def test_a_tournament_without_a_game_leaves_nothing_behind(tmp_path: Path) -> None:
    """A cluster that cannot be reached, or an interruption during the first game."""

    def interrupted(total: int, already: int) -> None:
        raise KeyboardInterrupt

    for folder in (tmp_path / "new" / "arena", tmp_path / "mine"):
        (tmp_path / "mine").mkdir(exist_ok=True)
        with pytest.raises(KeyboardInterrupt):
            play_tournament(tournament(2), folder, began=interrupted)
        with pytest.raises(CaravelaError):
            play_tournament(tournament(2), folder, cluster="127.0.0.1:1")
    (tmp_path / "file").touch()
    with pytest.raises(CaravelaError, match="cannot be written"):
        play_tournament(tournament(2), tmp_path / "file" / "arena")
    assert sorted(tmp_path.rglob("*")) == [tmp_path / "file", tmp_path / "mine"]
    play_tournament(tournament(2), tmp_path / "mine")
    with pytest.raises(KeyboardInterrupt):
        play_tournament(tournament(4), tmp_path / "mine", began=interrupted)
    assert (tmp_path / "mine" / "games.jsonl").exists()


def heed_interrupts() -> None:
    """Where the tests run in the background of a shell, what they start would ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="no groups of processes, no named pipes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_everything_at_once(tmp_path: Path, jobs: str) -> None:
    """Also bots that think, and games that already wait for a worker."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "bot.sh").write_text(f"read greeting; exec 3> {tmp_path / 'pipe'}; echo up >&3; sleep 60\n")
    bots = f"random,program@60:sh {tmp_path / 'bot.sh'}"
    arguments = ["arena", INSTALLED[0], "--bots", bots, "--games", "6", "--seats", "2", "--jobs", jobs]
    with subprocess.Popen(
        [sys.executable, "-m", "caravela.cli", *arguments, "--out", str(tmp_path / "arena")],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    ) as arena:
        with (tmp_path / "pipe").open("rb") as told:
            assert [told.readline() for _ in range(int(jobs))] == [b"up\n"] * int(jobs)
            began = time.monotonic()
            os.killpg(arena.pid, signal.SIGINT)
            # It ends when the last of the bots has ended.
            told.read()
        _, err = arena.communicate()
    assert time.monotonic() - began < 40
    assert (arena.returncode, err) == (130, "caravela: stopped.\n")
    assert not (tmp_path / "arena").exists()


def test_a_record_finds_games_by_their_plan(tmp_path: Path) -> None:
    plan = Plan(GAME, ["a", "b"], 7)
    with Record(tmp_path / "games.jsonl", Head(GAME, 1, ["a", "b"], 0, {}, "1")) as record:
        assert record.result(plan) is None
        record.add(plan, result("ab", [1, 2]))
        assert record.result(plan) is not None
        assert len(record) == 1


def test_seats_are_written_as_numbers_and_ranges() -> None:
    assert parse_seats("2-4", range(2, 6)) == [2, 3, 4]
    assert parse_seats("5,2", range(2, 6)) == [5, 2]
    for text in ("", "two", "3-", "4-2", "-3"):
        with pytest.raises(CaravelaError, match="is not a number of seats"):
            parse_seats(text, range(2, 6))


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["arena", *arguments])
    told = capsys.readouterr()
    return code, told.out, " ".join(told.err.split())


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_command_prints_and_stores_the_ladder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = (GAME, "--bots", "greedy,random", "--games", "6", "--seats", "2-3")
    code, out, _ = run(capsys, *arguments)
    assert code == 0
    assert "greedy" in out and "ended ahead of" in out
    folder = tmp_path / f"arena-{GAME}"
    assert "greedy" in (folder / "ladder.txt").read_text(encoding="utf-8")
    page = (folder / "ladder.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 4
    assert "http" not in page and "src=" not in page
    assert "caravela arena pig --bots greedy,random --seats 2,3 --games 6 --seed 0" in page
    code, out, _ = run(capsys, *arguments, "--json")
    told = json.loads(out)
    assert told == json.loads((folder / "ladder.json").read_text(encoding="utf-8"))
    assert told["ladder"]["games"] == 12
    assert {one["kind"] for one in told["ladder"]["standings"]} == {"greedy", "random"}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess", "--bots", "greedy,random"], "There is no game called 'chess'"),
        ([GAME, "--bots", "greedy,genius"], "There is no kind of bot called 'genius'"),
        ([GAME, "--bots", "greedy"], "A tournament is between different bots"),
        ([GAME, "--bots", "greedy,greedy"], "A tournament is between different bots"),
        ([GAME, "--bots", "greedy,random", "--seats", "9"], "players, not 9"),
        ([GAME, "--bots", "greedy,random", "--seats", "1-3"], "players, not 1"),
        ([GAME, "--bots", "greedy,random", "--option", "wind=on"], "There is no option called 'wind'"),
        (
            [GAME, "--bots", "greedy,random", "--cluster", "nowhere"],
            "is not the address of a Ray cluster|caravela\\[cl",
        ),
        ([GAME, "--bots", "greedy,program:./no-such"], "there is no such program"),
    ],
)
def test_bad_input_gets_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert any(part.replace("\\", "") in err for part in told.split("|"))
    assert err.count("caravela:") == 1


def test_a_missing_extra_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr("caravela.core.extras.import_module", missing)
    code, _, err = run(capsys, GAME, "--bots", "greedy,random")
    assert (code, err) == (2, "caravela: This needs the package openskill: install caravela[research].")


def test_forfeited_decisions_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, GAME, "--bots", "random,program@5:false", "--games", "2", "--seats", "2")
    assert "program@5:false (red) ended with code 1" in " ".join(out.split())
