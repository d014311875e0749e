"""Remembers the games of tests/transcripts: .venv/bin/python scripts/record_goldens.py

A game that was recorded under some version of the rules stays as it is for ever, whatever its remarks say: if it would
be written otherwise today, stored games would replay otherwise, and that is what a rise of `rules_version` is for. So
this script adds what is new, and refuses what has changed or is gone.
"""

from __future__ import annotations

import hashlib
import re
import sys
import tomllib
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "tests" / "transcripts"
RECORD = FOLDER / "digests.toml"
HEAD = """# What the games of this folder are, by file and rules version, without their remarks. Written by
# scripts/record_goldens.py, which adds lines and changes none: see there.

"""


def found() -> dict[str, str]:
    """The digest of every game there is, by its name and the version of the rules."""
    return dict(_line(path) for path in sorted(FOLDER.glob("*.txt")))


def _line(path: Path) -> tuple[str, str]:
    lines = [line.partition("#")[0].rstrip() for line in path.read_text(encoding="utf-8").splitlines()]
    rules = next(line.removeprefix("rules: ") for line in lines if line.startswith("rules: "))
    name = re.sub(r"-v\d+$", "", path.stem)
    return f"{name} {rules}", hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def recorded() -> dict[str, str]:
    """The digests that were recorded."""
    return {name: str(digest) for name, digest in tomllib.loads(RECORD.read_text(encoding="utf-8")).items()}


def rewritten(now: dict[str, str], then: dict[str, str]) -> list[str]:
    """A sentence for every recorded game that is another one now, or gone."""
    return [
        f"The game {name.rpartition(' ')[0]} under rules version {name.rpartition(' ')[2]} "
        + ("is not what was recorded" if name in now else "is gone")
        + ": put it back as it was; if the rules have changed, raise rules_version and keep the old game as -vN.txt."
        for name, digest in then.items()
        if now.get(name) != digest
    ]


def main() -> int:
    """Adds what is new."""
    now, then = found(), recorded() if RECORD.exists() else {}
    troubles = rewritten(now, then)
    if troubles:
        sys.stderr.write("\n".join(troubles) + "\n")
        return 1
    lines = [f'"{name}" = "{digest}"' for name, digest in sorted(now.items())]
    RECORD.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    sys.stdout.write(f"{len(now)} games, {len(now) - len(then)} of them new\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
