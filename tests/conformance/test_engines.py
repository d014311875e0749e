"""The compiled engine and the sources play the same games: options, positions, values, points."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from support import playouts

from caravela.core import engine
from caravela.core.engine import INTERPRETED


def test_the_engine_that_runs_plays_as_the_sources_do() -> None:
    """`./test` runs this on both engines; on the sources it shows that games do not depend on the process."""
    environment = {**os.environ, INTERPRETED: "1", "PYTHONPATH": str(engine.PACKAGE.parent), "PYTHONHASHSEED": "1"}
    script = Path(playouts.__file__)
    done = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=True)
    other = json.loads(done.stdout)
    assert other["engine"] == "interpreted"
    assert playouts.all_told() == other["told"]
