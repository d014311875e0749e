"""What comes along in the wheel: everything that a game, the table and the terminal need, and no more."""

from __future__ import annotations

import importlib.util
import json
import shutil
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hatchling.bridge.app import Application
from hatchling.builders.wheel import WheelBuilder

from caravela.core import engine
from caravela.core.registry import load_game
from caravela.core.words import LANGUAGES
from caravela.workshop.conformance.play import INSTALLED

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def files() -> set[str]:
    """The names of the files in the wheel; listing them is quick, `./test --wheel` builds and installs it."""
    return {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}


def test_the_client_comes_along(files: set[str]) -> None:
    client = {name.removeprefix("caravela/server/static/") for name in files if "/static/" in name}
    assert {"index.html", "icon.svg"} <= client
    assert {Path(name).suffix for name in client} >= {".js", ".css", ".woff2"}


@pytest.mark.parametrize("game", INSTALLED)
def test_a_game_comes_along_with_all_that_belongs_to_it(files: set[str], game: str) -> None:
    folder = load_game(game).meta.folder
    made = ("__pycache__", engine.SUFFIX)
    there = [file for file in folder.rglob("*") if file.is_file() and not any(part in str(file) for part in made)]
    names = {f"caravela/{file.relative_to(folder.parents[1]).as_posix()}" for file in there}
    assert names <= files
    wanted = {"data.toml", "art/board", *(f"text/{language}.ftl" for language in LANGUAGES), "rulebook/en.md"}
    for part in wanted:
        assert any(name.startswith(f"caravela/games/{game}/{part}") for name in names), f"{game} has no {part}"


def test_words_of_the_terminal_and_the_workshop_come_along(files: set[str]) -> None:
    assert {f"caravela/terminal/text/{language}.ftl" for language in LANGUAGES} <= files
    assert {"caravela/py.typed", "caravela/workshop/pig/data.toml"} <= files


def test_nothing_else_comes_along(files: set[str]) -> None:
    assert {name.partition("/")[0] for name in files} == {"caravela"}
    assert not [name for name in files if "__pycache__" in name or "node_modules" in name]
    assert not [name for name in files if name.endswith(engine.SUFFIX) or engine.STAMP in name], "it is not pure"


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """hatch_build.py."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose engine is compiled, as far as files and stamp go, and whose client is built."""
    parts = ["scripts/compile.py", "src/caravela/core/engine.py"]
    for part in [*parts, "src/caravela/server/static/index.html", "web/package.json"]:
        (tmp_path / part).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / part, tmp_path / part)
    modules = [f"caravela__mypyc{engine.SUFFIX}", f"caravela/core/state{engine.SUFFIX}"]
    for name in modules:
        (tmp_path / "src" / name).write_text("compiled")
    stamp = {"modules": modules, "sources": {"caravela/core/engine.py": engine.marks(tmp_path / parts[1])}}
    (tmp_path / "src" / "caravela" / engine.STAMP).write_text(json.dumps(stamp))
    return tmp_path


def hook(build: ModuleType, root: Path, target: str = "wheel") -> Any:
    """The hook as hatchling makes it."""
    return build.CaravelaHook(str(root), {}, None, None, str(root / "dist"), target, Application())


def test_the_wheel_with_the_compiled_engine(build: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVELA_COMPILE", "1")
    monkeypatch.setenv(engine.INTERPRETED, "1")
    data: dict[str, Any] = {"force_include": {}}
    making = hook(build, checkout)
    making.initialize("standard", data)
    there = {inside: Path(file).read_text() for file, inside in data["force_include"].items()}
    stamp = json.loads(there.pop(f"caravela/{engine.STAMP}"))
    assert (
        set(there)
        == set(stamp["modules"])
        == {f"caravela__mypyc{engine.SUFFIX}", f"caravela/core/state{engine.SUFFIX}"}
    )
    assert stamp["sources"] == {}, "what is installed does not change"
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    making.finalize("standard", data, "")
    assert not any(Path(file).exists() for file in data["force_include"])


@pytest.mark.parametrize(
    ("version", "compile", "target"),
    [("standard", "0", "wheel"), ("editable", "1", "wheel"), ("standard", "1", "sdist")],
)
def test_nothing_is_compiled_unasked(
    build: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch, version: str, compile: str, target: str
) -> None:
    monkeypatch.setenv("CARAVELA_COMPILE", compile)
    data: dict[str, Any] = {"force_include": {}}
    hook(build, checkout, target).initialize(version, data)
    assert data == {"force_include": {}}


def test_a_build_asks_for_what_it_needs(build: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVELA_COMPILE", "0")
    assert hook(build, checkout).dependencies() == []
    monkeypatch.setenv("CARAVELA_COMPILE", "1")
    assert hook(build, checkout).dependencies() == list(build.COMPILER)
    (checkout / "src/caravela/server/static/index.html").unlink()
    assert hook(build, checkout, "sdist").dependencies() == [build.NODE]


def test_a_build_uses_the_versions_of_the_lock_files(build: ModuleType) -> None:
    named = {path.stem: path.read_text().split("\n") for path in (ROOT / "requirements").glob("*.in")}
    assert build.NODE in named["run"]
    for package in build.COMPILER:
        assert package in named["fast"] and package in named["test"]
