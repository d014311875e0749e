"""Which engine runs: compiled modules only where they belong to their sources, never some of both."""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from importlib.machinery import PathFinder
from pathlib import Path

import pytest

from caravela.core import engine


@pytest.fixture
def boat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package whose compiled module would fail if it were loaded."""
    package = tmp_path / "boat"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "hull.py").write_text("LENGTH = 20\n")
    (package / f"hull{engine.SUFFIX}").write_text("not a library")
    (tmp_path / f"boat__mypyc{engine.SUFFIX}").write_text("not a library")
    write_stamp(package)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.delenv(engine.INTERPRETED, raising=False)
    monkeypatch.delenv(engine.TOLD, raising=False)
    yield package
    os.environ.pop(engine.TOLD, None)
    for name in [name for name in sys.modules if name.split(".")[0] == "boat"]:
        del sys.modules[name]


def write_stamp(package: Path, sources: bool = True) -> None:
    told = {
        "modules": [f"boat__mypyc{engine.SUFFIX}", f"boat/hull{engine.SUFFIX}"],
        "sources": {"boat/hull.py": engine.marks(package / "hull.py")} if sources else {},
    }
    (package / engine.STAMP).write_text(json.dumps(told))


def edit(package: Path) -> None:
    (package / "hull.py").write_text("LENGTH = 21\n")


def grow(package: Path) -> None:
    (package / "hull.py").write_text("LENGTH = 20\nBEAM = 7\n")


def delete_source(package: Path) -> None:
    (package / "hull.py").unlink()


def delete_module(package: Path) -> None:
    (package / f"hull{engine.SUFFIX}").unlink()


def delete_library(package: Path) -> None:
    (package.parent / f"boat__mypyc{engine.SUFFIX}").unlink()


def interrupt(package: Path) -> None:
    (package / engine.STAMP).unlink()


def garble(package: Path) -> None:
    (package / engine.STAMP).write_text("{")


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (edit, "boat/hull.py has changed"),
        (grow, "boat/hull.py has changed"),
        (delete_source, "boat/hull.py has changed"),
        (delete_module, f"boat/hull{engine.SUFFIX} is missing"),
        (delete_library, f"boat__mypyc{engine.SUFFIX} is missing"),
        (interrupt, "was interrupted"),
        (garble, "was interrupted"),
    ],
)
def test_what_does_not_belong_together_does_not_run(
    boat: Path, capsys: pytest.CaptureFixture[str], harm: Callable[[Path], None], told: str
) -> None:
    harm(boat)
    assert not engine.choose(boat)
    said = capsys.readouterr().err
    assert told in said and "./play --setup fast" in said and said.count("\n") == 1
    if harm is not delete_source:
        assert importlib.import_module("boat.hull").__file__ == str(boat / "hull.py")


def test_it_is_said_once_and_not_by_the_processes_that_follow(boat: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(boat)
    assert not engine.choose(boat) and not engine.choose(boat)
    assert capsys.readouterr().err.count("\n") == 1


def test_compiled_modules_run_where_everything_is_as_it_was(boat: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert engine.choose(boat)
    assert capsys.readouterr().err == ""
    with pytest.raises(ImportError, match="hull"):
        importlib.import_module("boat.hull")


def test_a_file_that_was_only_touched_is_the_same(boat: Path) -> None:
    os.utime(boat / "hull.py", ns=(1, 1))
    assert engine.choose(boat)


def test_what_is_installed_needs_no_check(boat: Path) -> None:
    write_stamp(boat, sources=False)
    edit(boat)
    assert engine.choose(boat)


def test_the_sources_can_be_asked_for(
    boat: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(engine.INTERPRETED, "1")
    assert not engine.choose(boat)
    assert importlib.import_module("boat.hull").LENGTH == 20
    assert capsys.readouterr().err == ""


def test_what_is_compiled_later_does_not_mix_in(boat: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """./play compiles behind an open table; the server that runs goes on as it began."""
    for path in [boat / engine.STAMP, boat / f"hull{engine.SUFFIX}", boat.parent / f"boat__mypyc{engine.SUFFIX}"]:
        path.rename(path.with_suffix(".later"))
    assert not engine.choose(boat)
    for path in [boat / engine.STAMP, boat / f"hull{engine.SUFFIX}", boat.parent / f"boat__mypyc{engine.SUFFIX}"]:
        path.with_suffix(".later").rename(path)
    assert importlib.import_module("boat.hull").LENGTH == 20
    assert capsys.readouterr().err == ""


def test_another_python_takes_no_notice(
    boat: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each Python looks for modules and a stamp under its own names."""
    monkeypatch.setattr(engine, "SUFFIX", ".cpython-399-elsewhere.so")
    monkeypatch.setattr(engine, "STAMP", "compiled.cpython-399-elsewhere.so.json")
    assert not engine.choose(boat)
    assert capsys.readouterr().err == ""


def test_finders_that_want_to_be_first_stay_first(boat: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engine.INTERPRETED, "1")
    first = sys.meta_path[0]
    engine.choose(boat)
    assert sys.meta_path[0] is first
    place = sys.meta_path.index(PathFinder)
    assert isinstance(sys.meta_path[place - 1], engine.Sources)
