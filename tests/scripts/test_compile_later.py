"""scripts/compile_later.py: it ends with the table, keeps out of the way, and tries the same sources once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = ROOT / "scripts"

#: What ./play does: work in the background, then the table. The work goes on for minutes.
WORK = "import os, time; print(os.nice(0), flush=True); time.sleep(300)"
LATER = f"""
import os, sys
import compile_later as later
parent = os.getppid()
os.setsid()
later.make_way()
later.Background(parent, sys.stdout).run("-c", {WORK!r})
"""
TABLE = '"$1" -c "$2" & exec sleep 300'


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    import compile_later  # type: ignore[import-not-found]

    return compile_later


def heed_interrupts() -> None:
    """Where the tests run in the background of a shell, what they start would ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGKILL])
def test_what_is_compiled_behind_a_table_goes_last_and_ends_with_it(ending: signal.Signals) -> None:
    environment = {**os.environ, "PYTHONPATH": str(SCRIPTS)}
    command = ["sh", "-c", TABLE, "sh", sys.executable, LATER]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, text=True, preexec_fn=heed_interrupts
    ) as table:
        assert table.stdout is not None
        assert table.stdout.readline() == "19\n"
        table.send_signal(ending)
        # The pipe closes when the last of the three processes is gone.
        table.communicate(timeout=30)


def test_sources_that_failed_are_not_tried_again(later: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tmp_path / "rules.py"
    source.write_text("wrong")
    guard = SimpleNamespace(changed=lambda package: "rules.py has changed")
    compiling = {"missing": str, "engine": lambda: guard, "PACKAGE": tmp_path, "watched": lambda: [source]}
    monkeypatch.setattr(later, "FAILED", tmp_path / "failed")
    assert later.wanted(compiling)
    later.FAILED.write_text(later.state_of([source]))
    assert not later.wanted(compiling)
    source.write_text("right")
    assert later.wanted(compiling)
    assert not later.wanted({**compiling, "missing": lambda: "there is no compiler"})
    guard.changed = lambda package: ""
    assert not later.wanted(compiling)
