"""Bots of others: objects, entry points, and programs, which forfeit a decision and never a game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from caravela.arena import play_game
from caravela.bots import Bot, check_kind, kinds, make_bot
from caravela.bots.others import BadBot, processes
from caravela.core.actions import Action
from caravela.core.errors import CaravelaError, UnknownName
from caravela.core.match import Match
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import GAMES

PROGRAM = f"program:{sys.executable} {Path(__file__).with_name('first_legal.py')}"
GAME = "pig"
SEATS = 2


class Last(Bot):
    """Takes the last legal action, as the example program does."""

    name = "last"

    def choose(self, rules: Any, state: Any) -> Action:
        return rules.legal(state)[-1]  # type: ignore[no-any-return]


class Clumsy(Last):
    """Does something wrong in its first decisions, each time something else."""

    name = "clumsy"

    def choose(self, rules: Any, state: Any) -> Action:
        self.asked = getattr(self, "asked", 0) + 1
        state.harbour.clear()  # What it is shown is its own to spoil.
        if self.asked == 1:
            raise ValueError("no rudder")
        if self.asked == 2:
            raise SystemExit(3)
        return "dance"  # type: ignore[return-value]


class Illegal(Last):
    """Takes an action that is not legal."""

    def choose(self, rules: Any, state: Any) -> Action:
        return next(action for action in rules.actions if action not in rules.legal(state))  # type: ignore[no-any-return]


class Unmade(Last):
    """Cannot be made."""

    def __init__(self, seed: int | None) -> None:
        raise RuntimeError("no timber")


def no_bot(seed: int | None) -> object:
    return "bot"


def script(tmp_path: Path, text: str, seconds: str = "5") -> str:
    (tmp_path / "bot.py").write_text(text, encoding="utf-8")
    return f"program@{seconds}:{sys.executable} {tmp_path / 'bot.py'}"


@pytest.mark.parametrize("game", GAMES)
def test_a_program_of_ten_lines_plays_like_the_object(game: str) -> None:
    seats = load_game(game).meta.seats[0]
    others = ["random"] * (seats - 1)
    program = play_game(game, [PROGRAM, *others], seed=3)
    twin = play_game(game, [f"{__name__}:Last", *others], seed=3)
    assert program.notes == []
    assert (program.scores, program.decisions) == (twin.scores, twin.decisions)


def test_a_program_is_started_once_for_many_games() -> None:
    processes.end_all()
    for seed in range(3):
        play_game(GAME, [PROGRAM, "random"], seed)
    assert [len(waiting) for waiting in processes._idle.values()] == [1]
    processes.end_all()
    assert processes._idle == {}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("import time; time.sleep(60)", "did not answer within 0.3 s"),
        ("raise ValueError('no rudder')", "ended with code 1: ValueError: no rudder"),
        ("input(); print('ready', flush=True); input()", "ended with code 0"),
        (
            "input(); print('ready\\naction dance', flush=True); import time; time.sleep(9)",
            "'dance', which is no action",
        ),
        (
            "input(); print('ready\\naction 99999', flush=True); import time; time.sleep(9)",
            "'99999', which is no action",
        ),
    ],
)
def test_what_goes_wrong_costs_the_decision_and_is_told(tmp_path: Path, text: str, told: str) -> None:
    seconds = "0.3" if "0.3" in told else "5"
    result = play_game(GAME, [script(tmp_path, text, seconds), "random"], seed=1)
    assert len(result.scores) == 2
    assert told in result.notes[0]
    assert "was played for it" in result.notes[0]


@pytest.mark.skipif(sys.platform == "win32", reason="no groups of processes, no named pipes")
def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    """A script that starts a program and hangs; that one holds its pipes, and nobody would ever end it."""
    os.mkfifo(tmp_path / "pipe")
    script = f"exec 3> {tmp_path / 'pipe'}; echo up >&3; sleep 30; echo over"
    process = processes.Process(["sh", "-c", script])
    with (tmp_path / "pipe").open("rb") as told:
        assert told.readline() == b"up\n"
        began = time.monotonic()
        process.kill()
        assert told.read() == b""
    assert time.monotonic() - began < 20


@pytest.mark.skipif(sys.platform == "win32", reason="no groups of processes")
@pytest.mark.parametrize("worker", [False, True])
def test_a_program_that_hangs_does_not_outlive_this_process(tmp_path: Path, worker: bool) -> None:
    """Whether it was asked in the middle of a game or waits for the next, here or in a worker process."""
    os.mkfifo(tmp_path / "pipe")
    script = f"exec 3> {tmp_path / 'pipe'}; echo up >&3; sleep 30; echo over"
    start = f"Process(['sh', '-c', {script!r}])"
    code = "from caravela.bots.others.processes import Process\n" + (
        f"from multiprocessing import get_context\nget_context('fork').Process(target=lambda: {start}).start()"
        if worker
        else start
    )
    with subprocess.Popen([sys.executable, "-c", code]), (tmp_path / "pipe").open("rb") as told:
        assert told.readline() == b"up\n"
        began = time.monotonic()
        assert told.read() == b""
    assert time.monotonic() - began < 20


@pytest.mark.skipif(sys.platform == "win32", reason="signals do not reach threads")
def test_a_signal_is_heard_that_comes_when_a_wait_begins() -> None:
    """It finds the process busy and the wait goes on, as here, where another thread is given it."""

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGUSR1, stop)
    program = processes.Process([sys.executable, "-c", "import time; time.sleep(60)"])
    caller = threading.Timer(0.3, lambda: signal.pthread_kill(threading.get_ident(), signal.SIGUSR1))
    caller.start()
    began = time.monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            program.wait_for("ready", 60)
    finally:
        signal.signal(signal.SIGUSR1, before)
        caller.join()
        program.kill()
    assert time.monotonic() - began < 30


def test_a_program_that_always_fails_is_given_up(tmp_path: Path) -> None:
    result = play_game(GAME, [script(tmp_path, "raise SystemExit(3)"), "random"], seed=1)
    assert len(result.notes) == 3
    assert result.notes[-1].endswith("It is not asked again in this game.")


def test_an_illegal_action_is_not_played(tmp_path: Path) -> None:
    rules = load_game(GAMES[0])
    match = Match(rules, rules.meta.seats[0], seed=1)
    wrong = next(action for action in rules.actions if action not in match.legal)
    text = f"input(); print('ready\\naction {wrong.notation}', flush=True); import time; time.sleep(9)"
    bot = make_bot(script(tmp_path, text), 1)
    assert bot.decide(match) is match.legal[0]
    assert "is not legal now" in bot.notes[0]


def test_the_record_goes_to_the_program_unless_it_tells_a_secret(tmp_path: Path) -> None:
    text = (
        "import sys\n"
        f"heard = open({str(tmp_path / 'heard.txt')!r}, 'a')\n"
        "for line in sys.stdin:\n"
        "    heard.write(line)\n"
        "    heard.flush()\n"
        "    if line.startswith('caravela'): print('ready', flush=True)\n"
        "    if line.startswith('go'): print('action 9999', flush=True)\n"
    )
    kind = script(tmp_path, text)
    rules = load_game("serenissima")
    match = Match(rules, 2, {"money_open": False}, seed=1)
    make_bot(kind, 1).decide(match)
    assert "caravela transcript" not in (tmp_path / "heard.txt").read_text()
    make_bot(kind, 1).decide(Match(rules, 2, {"money_open": True}, seed=1))
    heard = (tmp_path / "heard.txt").read_text().splitlines()
    assert "caravela transcript 1" in heard
    assert heard[1].startswith(f"game serenissima {rules.meta.rules_version} seats 2 seat ")
    assert heard[-1] == "go 5"


def test_entry_points_are_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("clever", f"{__name__}:Last", "caravela.bots")
    monkeypatch.setattr("caravela.bots.others.plug_ins", lambda: {"clever": point})
    monkeypatch.setattr("caravela.bots.plug_ins", lambda: {"clever": point})
    assert "clever" in kinds()
    assert make_bot("clever").name == "last"


@pytest.mark.parametrize(
    ("kind", "error", "told"),
    [
        ("clever", UnknownName, "no kind of bot called 'clever'"),
        ("no.such:Bot", BadBot, "cannot be loaded: No module named 'no"),
        (f"{__name__}:Nobody", BadBot, "cannot be loaded"),
        (f"{__name__}:GAME", BadBot, "is not callable"),
        ("program:", CaravelaError, "is not a program"),
        ("program:no-such-program", CaravelaError, "there is no such program"),
        ("program@soon:cat", CaravelaError, "is not a program"),
        ("program:'cat", CaravelaError, "cannot be read: No closing quotation"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_in_a_sentence(kind: str, error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        check_kind(kind)


def test_what_an_object_does_wrong_costs_the_decision_and_is_told() -> None:
    result = play_game("endeavor", [f"{__name__}:Clumsy", "random"], seed=1)
    assert len(result.scores) == 2 and len(result.notes) == 3
    first, second, third = result.notes
    assert first.startswith("clumsy (")
    assert "raised ValueError: no rudder (test_others.py, line " in first and "was played for it." in first
    assert "raised SystemExit: 3 (" in second
    assert "answered 'dance', which is no action of the game" in third
    assert third.endswith("It is not asked again in this game.")


def test_an_illegal_action_of_an_object_is_not_played() -> None:
    rules = load_game(GAMES[0])
    match = Match(rules, rules.meta.seats[0], seed=1)
    bot = make_bot(f"{__name__}:Illegal", 1)
    assert bot.decide(match) is match.legal[0]
    assert bot.turn(rules, rules.seen_by(match.state, match.seat_to_act)) == [match.legal[0]]
    assert all("which is not legal now" in note for note in bot.notes) and len(bot.notes) == 2


def test_an_object_that_cannot_be_made_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadBot, match="cannot be made: RuntimeError: no timber"):
        make_bot(f"{__name__}:Unmade")


def test_an_object_may_lie_in_the_present_folder(tmp_path: Path) -> None:
    """As an installed command finds it, whose own folder comes first on Python's path."""
    (tmp_path / "near_bot.py").write_text(
        "from caravela import Bot\n\nclass Near(Bot):\n    name = 'near'\n"
        "    def choose(self, rules, state):\n        return rules.legal(state)[0]\n",
        encoding="utf-8",
    )
    command = [str(Path(sys.executable).with_name("caravela")), "simulate", GAMES[0], "--seats", "near_bot:Near,random"]
    done = subprocess.run([*command, "-n", "1", "--json"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert '"near_bot:Near"' in done.stdout


def test_an_object_must_make_bots() -> None:
    with pytest.raises(BadBot, match="gives a str; a bot is a subclass"):
        make_bot(f"{__name__}:no_bot")
