"""Compiles the engine with mypyc: the core, the games' rules, the bots and what makes a server's views, as one group,
beside their sources.

    .venv/bin/python scripts/compile.py            compiles if anything has changed (./play --setup fast runs this)
    .venv/bin/python scripts/compile.py --check    says whether the engine can be compiled here
    .venv/bin/python scripts/compile.py --remove   goes back to the sources

It is built in a folder of its own and moved into place at the end, the stamp last; `caravela.core.engine` reads that.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
PACKAGE: Final = SOURCE / "caravela"

#: The modules of the core that simulations run through, and those that a server needs at every move; the rest
#: is for people and files. Not `facts`: mypyc 2.4 gives a class with `__call__` another layout than its base without,
#: and simulations tell no facts.
CORE: Final = (
    "actions", "batch", "bits", "chance", "decisions", "encoding", "journeys", "marks", "menu", "pieces", "playout",
    "preview", "rules", "state", "writers",
)  # fmt: skip
#: The modules of the server that make views and tell what is different in them.
TABLES: Final = ("runs", "terse", "undo", "updates", "views")
#: The modules of a game that neither simulations nor a server's moves run through, or that describe data by msgspec's
#: classes.
NOT_OF_GAMES: Final = ("__init__", "box", "checks", "invariants", "meta", "panels", "tables")
#: How many compilers run at a time.
JOBS: Final = int(os.environ.get("CARAVELA_JOBS", "2"))
#: Compiled files, for the next build; those that no build has used for long go.
OBJECTS: Final = ROOT / "build" / "objects"
WEEK: Final = 7 * 24 * 3600
#: The rest of a build, until it is moved into place; what an interrupted one has left goes with the next.
WORK: Final = ROOT / "build" / "engine"
#: What the compiler may put in place of a call.
INLINE: Final = ROOT / "scripts" / "inline.h"
#: A number that mypyc reads from a list or a tuple: it takes a reference to the object and gives it back at once.
#: In the middle, nothing else can happen to the list.
READ_NUMBER: Final = re.compile(
    r"(    (\w+) = (?:CPyList_GetItem(?:Short|Int64)?|CPySequenceTuple_GetItem))(\(.*\);\n"
    r"(?:    if \(unlikely\(\2 == NULL\)\) \{\n(?:        .*\n)+?    \}\n)?"
    r"    if \(likely\(PyLong_Check\(\2\)\)\)\n.*\n    else \{\n.*\n    \}\n)    CPy_DECREF\(\2\);\n"
)
#: The same in a loop over a list.
NEXT_NUMBER: Final = re.compile(
    r"    CPy_INCREF\((\w+)\);\n"
    r"(    if \(likely\(PyLong_Check\(\1\)\)\)\n.*\n    else \{\n.*\n    \}\n)    CPy_DECREF\(\1\);\n"
)
#: A copy of a list that takes the place of another in a field: it may be made in that one, if nobody else holds it.
COPY_TO_FIELD: Final = re.compile(
    r"CPyList_GetSlice\((\w+), 0, \d+LL\)"
    r"(;\n    CPy_DECREF\(\1\);\n(?:    .*\n){1,10}?"
    r"    if \((\(\(\w+ \*\)\w+\)->\w+) != NULL\) \{\n        CPy_DECREF\(\3\);\n)"
)
#: What writes rows faster than the loops of `caravela.core.writers`.
ROWS: Final = ROOT / "scripts" / "writers.h"
#: Such a loop, with its parameters, and their names.
LOOP: Final = re.compile(r"^char CPyDef_writers___(put_\w+)\((.*)\) \{\n", re.MULTILINE)
NAME: Final = re.compile(r"\w+(?=,|$)")
#: The group's shared library, beside the package.
GROUP: Final = "caravela"


def compiled() -> list[Path]:
    """The sources that are compiled."""
    core = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    games = [path for path in (PACKAGE / "games").glob("*/**/*.py") if path.stem not in NOT_OF_GAMES]
    bots = [path for path in (PACKAGE / "bots").glob("*.py") if path.stem != "__init__"]
    tables = [PACKAGE / "server" / "tables" / f"{name}.py" for name in TABLES]
    return [*core, *sorted(games), *sorted(bots), *tables]


def watched() -> list[Path]:
    """What the compiled modules depend on: constants of other modules may have been folded into them."""
    parts = ("core", "games", "bots", "server/tables")
    paths = (path for part in parts for path in (PACKAGE / part).rglob("*.py"))
    return [*sorted(path for path in paths if path.parent.name != "minds"), INLINE, ROWS]


def engine() -> Any:
    """`caravela.core.engine`, loaded by itself: importing the package would load what is about to be replaced."""
    os.environ["CARAVELA_INTERPRETED"] = "1"
    spec = importlib.util.spec_from_file_location("engine", PACKAGE / "core" / "engine.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def missing() -> str:
    """What keeps this machine from compiling, and what to do; "" if nothing does."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}; set up with CPython"
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    if shutil.which(os.environ.get("CC", compiler).split()[0]) is None:
        how = "xcode-select --install" if sys.platform == "darwin" else "on Debian or Ubuntu: apt-get install gcc"
        return f"compiling needs a C compiler, and there is none called {compiler!r}; install it ({how})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-dev"
        return f"compiling needs Python's header files; install them (on Debian or Ubuntu: apt-get install {package})"
    return ""


def build(target: Path) -> list[str]:
    """Compiles everything into a folder; the names of the compiled modules, relative to it."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    work = target.with_name(f"{target.name}-work")
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    flags = ["--config-file=", "--strict", "--python-version", version, f"--cache-dir={work / 'types'}"]
    here = Path.cwd()
    os.chdir(SOURCE)
    try:
        extensions = mypycify(
            [*flags, *(str(path.relative_to(SOURCE)) for path in compiled())],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            target_dir=str(work / "c"),
            group_name=GROUP,
        )
        for extension in extensions:
            for source in map(Path, extension.sources):
                if source.name.startswith("__native"):
                    source.write_text(improved(source.read_text()))
        command = parallel_build()(Distribution({"name": GROUP, "ext_modules": extensions}))
        command.build_lib, command.build_temp, command.parallel = str(target), str(work / "objects"), JOBS
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    for old in OBJECTS.glob("*"):
        if time.time() - old.stat().st_mtime > WEEK:
            old.unlink()
    return sorted(path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file())


def improved(code: str) -> str:
    """What mypyc has written, without references to numbers that are read at once, with fewer new lists and with short
    cuts."""
    if sys.platform == "win32" or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return code
    code = NEXT_NUMBER.sub(r"\2", READ_NUMBER.sub(r"\1Borrow\3", code))
    code = COPY_TO_FIELD.sub(r"copy_to(\1, \3)\2", code)
    return with_short_cuts(code)


def with_short_cuts(code: str) -> str:
    """The loops that write rows, each of which tries the function of the same name in ROWS first."""
    if not LOOP.search(code):
        return code
    includes, rest = code.split("\n\n", 1)
    tried = LOOP.sub(lambda loop: f"{loop[0]}    if ({loop[1]}({', '.join(NAME.findall(loop[2]))})) return 1;\n", rest)
    return f"{includes}\n\n{ROWS.read_text()}\n{tried}"


def parts_of(sources: list[str]) -> list[list[str]]:
    """What is compiled at once: the modules of a game, whose functions can then be put in place of their calls, or of
    another package; else each file by itself. What takes longest comes first."""
    parts: dict[str, list[str]] = {}
    for source in sources:
        name = Path(source).stem
        package = "___".join(name.split("___")[: 3 if "___games___" in name else 2])
        parts.setdefault(package if name.startswith("__native_") else source, []).append(source)
    return sorted(parts.values(), key=len, reverse=True)


def parallel_build() -> Any:
    """setuptools' command that compiles, several files of the one large extension at a time."""
    from mypy.version import __version__ as mypy
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):  # type: ignore[misc]
        def build_extension(self, extension: Any) -> None:
            if self.compiler.compiler_type != "msvc":
                # Floating point as Python does it, also where the processor could multiply and add in one step; and
                # calls within the library that go straight to their function. A new list: mypyc shares one.
                extension.extra_compile_args = [
                    *extension.extra_compile_args,
                    "-ffp-contract=off",
                    "-fvisibility=hidden",
                ]
            if len(extension.sources) > 1:
                with ThreadPoolExecutor(JOBS) as pool:
                    objects = pool.map(
                        lambda sources: self.compile(extension, sources), parts_of(extension.sources[1:])
                    )
                    extension.extra_objects += objects
                extension.sources = extension.sources[:1]
            super().build_extension(extension)

        def compile(self, extension: Any, sources: list[str]) -> str:
            """The object of some files at once: the one of an earlier build if it was made of the same."""
            headers = [INLINE, *sorted(Path(sources[0]).parent.glob("*.h"))]
            parts = [path.read_bytes() for path in [*map(Path, sources), *headers]]
            flags = list(extension.extra_compile_args)
            told = f"{sys.version} {mypy} {flags}".encode()
            kept = OBJECTS / f"{hashlib.sha256(told + b''.join(parts)).hexdigest()}{self.compiler.obj_extension}"
            if not kept.exists():
                source = sources[0]
                if len(sources) > 1:
                    source = str(Path(source).with_name(f"{kept.stem}.c"))
                    Path(source).write_text("".join(f'#include "{Path(each).name}"\n' for each in sources))
                (made,) = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    macros=extension.define_macros,
                    include_dirs=extension.include_dirs,
                    extra_postargs=[*flags, "-include", str(INLINE)] if self.written(sources[0]) else flags,
                )
                OBJECTS.mkdir(parents=True, exist_ok=True)
                shutil.move(made, kept.with_suffix(f".{os.getpid()}"))
                kept.with_suffix(f".{os.getpid()}").replace(kept)
            kept.touch()
            return str(kept)

        def written(self, source: str) -> bool:
            """Whether mypyc has written a file, for a compiler that can inline; the others are its library."""
            return Path(source).name.startswith("__native") and bool(self.compiler.compiler_type != "msvc")

    return Build


def collect(target: Path) -> list[str]:
    """The compiled modules in a folder: those in place where they belong to the sources, else new ones."""
    guard = engine()
    if guard.changed(PACKAGE):
        return build(target)
    modules: list[str] = json.loads((PACKAGE / guard.STAMP).read_bytes())["modules"]
    for name in modules:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(SOURCE / name, target / name)
    return modules


def stamped(guard: Any) -> dict[str, list[Any]]:
    """The sources that the compiled modules in place were made from."""
    sources: dict[str, list[Any]] = json.loads((PACKAGE / guard.STAMP).read_bytes())["sources"]
    return sources


def stamp(modules: list[str], sources: dict[str, list[Any]]) -> str:
    """What `caravela.core.engine` reads."""
    return json.dumps({"modules": modules, "sources": sources}, indent=1)


def remove(suffix: str, name: str) -> None:
    """Takes away what was compiled for this Python, the stamp first."""
    (PACKAGE / name).unlink(missing_ok=True)
    for path in [*SOURCE.glob(f"*{suffix}"), *PACKAGE.rglob(f"*{suffix}")]:
        path.unlink()


def alone() -> None:
    """Waits until no other process compiles for this checkout; the lock ends with this process."""
    try:
        import fcntl
    except ImportError:
        return
    fcntl.flock(os.open(SOURCE, os.O_RDONLY), fcntl.LOCK_EX)


def install() -> str:
    """Compiles and moves into place, unless that is done; what was done, in a sentence."""
    guard = engine()
    alone()
    # What is read now is what is compiled: a change from here on makes the result stale, as it should.
    known = {Path(os.path.relpath(path, SOURCE)).as_posix(): guard.marks(path) for path in watched()}
    if not guard.changed(PACKAGE) and known.keys() == stamped(guard).keys():
        return "the engine is compiled already"
    shutil.rmtree(WORK, ignore_errors=True)
    modules = build(WORK / "built")
    remove(guard.SUFFIX, guard.STAMP)
    for name in modules:
        shutil.move(WORK / "built" / name, SOURCE / name)
    shutil.rmtree(WORK)
    half = PACKAGE / f"{guard.STAMP}.new"
    half.write_text(stamp(modules, known), encoding="utf-8")
    half.replace(PACKAGE / guard.STAMP)
    return f"the engine is compiled: {len(modules)} modules"


def main() -> int:
    """See the top of this file."""
    guard = engine()
    if "--remove" in sys.argv:
        remove(guard.SUFFIX, guard.STAMP)
        return 0
    why = missing()
    if why:
        sys.stderr.write(f"caravela: {why}; until then everything runs interpreted\n")
        return 1
    if "--check" not in sys.argv:
        sys.stderr.write(f"caravela: {install()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
