"""The plan of the house: who may import whom, and who may name a game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from caravela.workshop.conformance.play import INSTALLED

SOURCE = Path(__file__).parents[2] / "src" / "caravela"

#: Each part may import the parts before its own; `__init__` is what `from caravela import …` gives.
ORDER = [
    ("core",),
    ("games",),
    ("bots", "picture"),
    ("arena", "research", "server", "terminal", "workshop"),
    ("__init__",),
    ("cli",),
]
RANK = {name: rank for rank, names in enumerate(ORDER) for name in names}

#: The rooms of the server, likewise; its first line is for all of them, its last puts them together.
ROOMS = [
    ("cache", "metrics", "settings"),
    ("storage",),
    ("tables",),
    ("bots", "live"),
    ("http",),
    ("logs", "pages"),
    ("check", "finished", "run"),
]
ROOM_RANK = {name: rank for rank, names in enumerate(ROOMS) for name in names}


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def part_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in found if name.split(".")[0] == "caravela"]


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    part = part_of(path)
    for name in imports(path):
        other = name.split(".")[1]
        other = other if other in RANK else "__init__"
        assert other == part or RANK[other] < RANK[part], f"{path.relative_to(SOURCE)} imports {name}"


@pytest.mark.parametrize(
    "path", sorted((SOURCE / "server").rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE / "server"))
)
def test_the_rooms_of_the_server_stand_in_a_row(path: Path) -> None:
    """A room imports only from those before it: bots and live connections know nothing of each other."""
    room = path.relative_to(SOURCE / "server").parts[0].removesuffix(".py")
    for name in imports(path):
        parts = name.split(".")
        if parts[1] == "server":
            other = parts[2]
            assert other == room or ROOM_RANK[other] < ROOM_RANK[room], f"{path.relative_to(SOURCE)} imports {name}"


@pytest.mark.parametrize("game", INSTALLED)
def test_games_do_not_import_each_other(game: str) -> None:
    for path in sorted((SOURCE / "games" / game).rglob("*.py")):
        for name in imports(path):
            parts = name.split(".")
            assert parts[1] != "games" or parts[2] == game, f"{path.relative_to(SOURCE)} imports {name}"


@pytest.mark.parametrize("game", INSTALLED)
def test_nothing_outside_its_folder_names_a_game(game: str) -> None:
    """Docstrings may use one as an example; code may not."""
    for path in modules():
        if part_of(path) in ("games", "__init__"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docstrings = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                assert game not in node.value.lower(), f"{path.relative_to(SOURCE)}:{node.lineno} names {game}"
