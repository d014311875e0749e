"""Compiling: what is compiled, and what is said where it cannot be."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "compile.py"


@pytest.fixture
def script() -> dict[str, Any]:
    return runpy.run_path(str(SCRIPT))


def test_a_missing_compiler_is_told_in_a_sentence() -> None:
    environment = {**os.environ, "CC": "no-such-compiler"}
    done = subprocess.run([sys.executable, SCRIPT, "--check"], env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert "needs a C compiler" in done.stderr and "install" in done.stderr and "interpreted" in done.stderr
    assert done.stderr.count("\n") == 1


def test_missing_headers_are_told_with_their_package(
    script: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert f"python3.{sys.version_info.minor}-dev" in script["missing"]()
    (tmp_path / "Python.h").touch()
    assert script["missing"]() == ""


def test_every_game_is_compiled_and_what_msgspec_reads_is_not(script: dict[str, Any]) -> None:
    compiled = script["compiled"]()
    assert len(set(compiled)) == len(compiled) and all(path.exists() for path in compiled)
    assert not [path for path in compiled if "msgspec.Struct" in path.read_text(encoding="utf-8")]
    for game in (ROOT / "src" / "caravela" / "games").glob("*/rules.py"):
        assert game in compiled and game.with_name("state.py") in compiled


def test_a_change_of_whatever_is_compiled_is_noticed(script: dict[str, Any]) -> None:
    assert {*script["compiled"](), script["INLINE"]} <= set(script["watched"]())


def test_the_modules_of_a_game_are_compiled_at_once(script: dict[str, Any]) -> None:
    of_chess = ["c/__native_caravela___games___chess___rules.c", "c/__native_caravela___games___chess___rules___pawn.c"]
    of_core = ["c/__native_caravela___core___state.c"]
    library = ["lib-rt/int_ops.c", "lib-rt/list_ops.c"]
    parts = script["parts_of"]([*of_core, *of_chess, *library])
    assert parts[0] == of_chess and of_core in parts
    assert sorted(source for part in parts for source in part) == sorted([*of_core, *of_chess, *library])
    assert all(len(part) == 1 for part in parts[1:])
