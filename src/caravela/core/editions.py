"""Editions: a stored game plays on with the numbers and rulings that it began with.

When a printed number or the default of a ruling is corrected, the game's `rules_version` rises, and what it was before
stays in the game's folder: `editions/1/data.toml` is the data file of version 1 (and of every version up to the next
folder), `editions/1/art/` the drawings that differ. An older version is the same code over the older files: its modules
are loaded a second time, under names of their own, from source. So a game says, once each:

    VERSION: Final = editions.version(__name__, current=2)         # in components.py
    BOX: Final = load_box(editions.file(FOLDER, VERSION, "data.toml"))
    Option("refill_adds", VERSION < 2, "NAV-R6")                   # in meta.py: a default that has changed

Rules code that must differ asks an option, or VERSION.
"""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

from caravela.core.syntax import parsed

#: Between the name of a game's package and the version of the copy: `caravela.games.mygame@1.state`.
MARK: Final = "@"


def version(module: str, current: int) -> int:
    """The version of the rules that this copy of a game plays; `module` is the `__name__` of one of its modules."""
    _, mark, rest = module.partition(MARK)
    return int(rest.split(".")[0]) if mark else current


def file(folder: Path, version: int, name: str) -> Path:
    """The file of a game as it was in this version: that of the oldest edition that is not older, or today's."""
    for edition in kept(folder):
        path = folder / "editions" / str(edition) / name
        if edition >= version and path.exists():
            return path
    return folder / name


def kept(folder: Path) -> list[int]:
    """The editions that a game's folder keeps, from the oldest."""
    return sorted(int(path.name) for path in (folder / "editions").glob("*") if path.name.isdecimal())


def load(package: str, version: int) -> ModuleType:
    """A copy of a game's package that plays an older version."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
    return import_module(f"{package}{MARK}{version}")


class _Finder(MetaPathFinder):
    """Finds the modules of a copy beside those of the game itself."""

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        package, mark, rest = name.partition(MARK)
        if not mark:
            return None
        number, _, inner = rest.partition(".")
        original = find_spec(package)
        if original is None or original.submodule_search_locations is None:
            return None
        place = Path(original.submodule_search_locations[0]).joinpath(*inner.split("."))
        source = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        if not source.exists():
            return None
        inside = [str(place)] if place.is_dir() else None
        loader = _Loader(name, str(source), package, f"{package}{MARK}{number}")
        return spec_from_file_location(name, source, loader=loader, submodule_search_locations=inside)


class _Loader(SourceFileLoader):
    """Loads a module of a copy: what it imports of its own package, it imports from the copy."""

    def __init__(self, name: str, path: str, package: str, copy: str) -> None:
        super().__init__(name, path)
        self._package = package
        self._copy = copy

    def get_code(self, fullname: str) -> CodeType:
        """Compiled anew each time: the cached code beside the source is the game's own."""
        source = self.get_data(self.path)
        return compile(_Renamed(self._package, self._copy).visit(parsed(source, self.path)), self.path, "exec")


class _Renamed(ast.NodeTransformer):
    """Imports of a package turned into imports of its copy."""

    def __init__(self, package: str, copy: str) -> None:
        self.package = package
        self.copy = copy

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        if node.module == self.package or str(node.module).startswith(f"{self.package}."):
            node.module = self.copy + str(node.module).removeprefix(self.package)
        return node
