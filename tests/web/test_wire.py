"""The client's types of the wire are those of the server."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_up_to_date() -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "generate_wire.py"))
    written = (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert written == script["Writer"]().text(), "web/src/wire.ts is stale; run scripts/generate_wire.py"


def test_comments_of_fields_come_along() -> None:
    written = (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
    assert (
        "  /** The client keeps its log up to and including this step and appends `log`. */\n  log_from: number"
        in written
    )
