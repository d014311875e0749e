"""The blocks of the guide that need large packages run as they stand."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from support.pages import ROOT, blocks


def test_the_start_with_openspiel_runs(tmp_path: Path) -> None:
    (block,) = [one for one in blocks(ROOT / "docs" / "research.md") if "import pyspiel" in one.text]
    run = subprocess.run(
        [sys.executable, "-c", block.text], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert (run.returncode, run.stdout) == (0, "True\n"), run.stderr
