"""Setting up: two at once in one folder do not undo each other's work."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

SETUP = Path(__file__).parents[2] / "scripts" / "setup.sh"


def start(folder: Path, script: str) -> subprocess.Popen[str]:
    """Something done with the functions of a set-up."""
    return subprocess.Popen(
        ["sh", "-euc", f". {SETUP}\n{script}"],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("ends", ["end_turn; echo after; cat", "kill -9 $$"])
def test_the_second_waits_for_the_first(tmp_path: Path, ends: str) -> None:
    """Until the first is done, although it goes on to play, or is dead."""
    with start(tmp_path, f"take_turn; echo mine; read line; {ends}") as first:
        assert first.stdin and first.stdout
        assert first.stdout.readline() == "mine\n"
        with start(tmp_path, "take_turn; echo mine; end_turn") as second:
            assert second.stderr and second.stdout
            assert "another set-up is at work" in second.stderr.readline()
            assert second.poll() is None
            first.stdin.write("go on\n")
            first.stdin.flush()
            assert second.stdout.readline() == "mine\n"
        assert second.returncode == 0


def test_a_folder_that_cannot_be_written_says_so_later(tmp_path: Path) -> None:
    """Whoever makes .venv there tells; the lock does not stop with words of the shell."""
    (tmp_path / ".setup.lock").mkdir()
    with start(tmp_path, "take_turn; echo on; end_turn") as one:
        out, err = one.communicate()
    assert (one.returncode, out, err) == (0, "on\n", "")
