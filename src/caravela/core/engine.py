"""Which engine runs: the modules that mypyc has compiled, or their sources. Importing this module decides it.

`./play --setup fast` puts compiled modules beside their sources and, last of all, a stamp that says what they were made
from. They run only while all of that is as it was: after a change, an interrupted build or under another Python, the
sources run, and nothing is mixed. A wheel has a stamp that names no sources; what is installed does not change.

CARAVELA_INTERPRETED=1 in the environment asks for the sources.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal

#: The package itself.
PACKAGE: Final = Path(__file__).parents[1]
#: How this Python names what is compiled for it: `.cpython-311-x86_64-linux-gnu.so`.
SUFFIX: Final = EXTENSION_SUFFIXES[0]
#: The name of the stamp in the package; each Python has its own.
STAMP: Final = f"compiled{SUFFIX}.json"

#: Asks for the sources; and that this process's parent has said already why they run.
INTERPRETED: Final = "CARAVELA_INTERPRETED"
TOLD: Final = "CARAVELA_TOLD"


def marks(source: Path) -> list[Any]:
    """What tells whether a source file is still the same: its size, its time, its contents."""
    status = source.stat()
    return [status.st_size, status.st_mtime_ns, hashlib.sha256(source.read_bytes()).hexdigest()]


def changed(package: Path) -> str:
    """Why the compiled modules of a package do not belong to its sources, or ""."""
    try:
        stamp = json.loads((package / STAMP).read_bytes())
    except (OSError, ValueError):
        return "the build of the compiled engine was interrupted"
    for name in stamp["modules"]:
        if not (package.parent / name).exists():
            return f"{name} is missing"
    for name, known in stamp["sources"].items():
        if not _same(package.parent / name, known):
            return f"{name} has changed since the engine was compiled"
    return ""


def _same(source: Path, known: list[Any]) -> bool:
    """Whether a source is as the stamp knows it; where only its time differs, its contents count."""
    try:
        status = source.stat()
        size, time, contents = known
        return status.st_size == size and (status.st_mtime_ns == time or bool(marks(source)[2] == contents))
    except OSError:
        return False


class Sources(MetaPathFinder):
    """Finds the sources of a package, whatever is compiled beside them, now or later."""

    def __init__(self, package: str) -> None:
        self._within = f"{package}."
        self._folders: dict[str, FileFinder] = {}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(self._within):
            return None
        for folder in path or ():
            if folder not in self._folders:
                self._folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = self._folders[folder].find_spec(name)
            if spec is not None:
                return spec
        return None


def choose(package: Path) -> bool:
    """Whether the compiled modules run. Else the sources do, also where compiled modules appear later."""
    there = (package.parent / f"{package.name}__mypyc{SUFFIX}").exists() or (package / STAMP).exists()
    wanted = os.environ.get(INTERPRETED, "") in ("", "0")
    why = changed(package) if there and wanted else ""
    if there and wanted and not why:
        return True
    # Before the usual finder, and behind those that want to be first (pytest's).
    place = sys.meta_path.index(PathFinder) if PathFinder in sys.meta_path else 0
    sys.meta_path.insert(place, Sources(package.name))
    if why and TOLD not in os.environ:
        os.environ[TOLD] = "1"
        sys.stderr.write(f"{package.name}: {why}; the sources run. `./play --setup fast` compiles them again.\n")
    return False


#: Whether the compiled engine runs in this process.
COMPILED: Final = choose(PACKAGE)


def name() -> Literal["compiled", "interpreted"]:
    """The engine that runs, in a word."""
    return "compiled" if COMPILED else "interpreted"
