"""Prints the notes of a release, which are its section of the changelog: scripts/release_notes.py 0.1.0"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

CHANGELOG: Final = Path(__file__).parents[1] / "CHANGELOG.md"


def notes(version: str) -> str:
    """What the changelog says about a version, without its heading."""
    sections = re.split(r"^## ", CHANGELOG.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    for section in sections:
        heading, _, text = section.partition("\n")
        if heading.split()[0] == version:
            return text.strip() + "\n"
    raise SystemExit(f"CHANGELOG.md has no section for {version}.")


if __name__ == "__main__":
    sys.stdout.write(notes(sys.argv[1]))
