"""Compiling: what is compiled, and what is said where it cannot be."""

from __future__ import annotations

import os
import re
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
    assert not [path for path in compiled if "(msgspec.Struct" in path.read_text(encoding="utf-8")]
    for game in (ROOT / "src" / "caravela" / "games").glob("*/rules.py"):
        assert game in compiled and game.with_name("state.py") in compiled


def test_a_change_of_whatever_is_compiled_is_noticed(script: dict[str, Any]) -> None:
    assert {*script["compiled"](), script["INLINE"], script["ROWS"]} <= set(script["watched"]())


def test_the_modules_of_a_game_are_compiled_at_once(script: dict[str, Any]) -> None:
    of_chess = ["c/__native_caravela___games___chess___rules.c", "c/__native_caravela___games___chess___rules___pawn.c"]
    of_core = ["c/__native_caravela___core___state.c"]
    library = ["lib-rt/int_ops.c", "lib-rt/list_ops.c"]
    parts = script["parts_of"]([*of_core, *of_chess, *library])
    assert parts[0] == of_chess and of_core in parts
    assert sorted(source for part in parts for source in part) == sorted([*of_core, *of_chess, *library])
    assert all(len(part) == 1 for part in parts[1:])


#: What mypyc writes for a number of a list: read by index, and in a loop.
BY_INDEX = """    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_r1);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("rules.py", "companions", 95, CPyStatic_globals);
        goto CPyL33;
    }
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
"""
IN_A_LOOP = """    CPy_INCREF(cpy_r_r17);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
"""


@pytest.mark.skipif(bool(sysconfig.get_config_var("Py_GIL_DISABLED")), reason="references are needed without the GIL")
def test_numbers_are_read_without_references_and_nothing_else_is(script: dict[str, Any]) -> None:
    without = script["improved"]
    assert "CPyList_GetItemBorrow(cpy_r_r2, cpy_r_r1)" in without(BY_INDEX) and "DECREF" not in without(BY_INDEX)
    assert "CREF" not in without(IN_A_LOOP) and "CPyTagged_FromObject(cpy_r_r17)" in without(IN_A_LOOP)
    for kept in (
        BY_INDEX.replace("CPy_DECREF", "CPyL5: ;\n    CPy_DECREF"),
        BY_INDEX.replace("CPy_DECREF(cpy_r_r3)", "CPy_DECREF(cpy_r_r2)"),
        BY_INDEX.replace("PyLong_Check", "PyTuple_Check"),
        IN_A_LOOP.replace("CPy_INCREF(cpy_r_r17)", "CPy_INCREF(cpy_r_r1)"),
    ):
        assert without(kept) == kept


@pytest.mark.skipif(bool(sysconfig.get_config_var("Py_GIL_DISABLED")), reason="references are needed without the GIL")
def test_every_loop_that_writes_rows_tries_its_short_cut(script: dict[str, Any]) -> None:
    """And each short cut belongs to a loop; a file without such loops stays as it is."""
    loop = "char CPyDef_writers___put_set(VecI32 cpy_r_memory, int64_t cpy_r_at) {\n"
    tried = script["improved"](f'#include "a.h"\n\n{loop}    return 1;\n}}\n')
    assert f"{loop}    if (put_set(cpy_r_memory, cpy_r_at)) return 1;\n" in tried
    short_cuts = re.findall(r"^static .*bool (put_\w+)\(", script["ROWS"].read_text(), re.MULTILINE)
    writers = (ROOT / "src" / "caravela" / "core" / "writers.py").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^def (put_\w+)", writers, re.MULTILINE)) == sorted(set(short_cuts) - {"put_ones"})
    other = '#include "a.h"\n\nchar CPyDef_other(void) {\n}\n'
    assert script["improved"](other) == other
