"""Builds the documentation site: .venv/bin/python scripts/build_site.py [FOLDER]

The pages are those of docs/, beside them the files that people look for at the root of the repository. They are put
together in a folder of their own with the project's fonts and its address, so that each of these stands in one place.
Warnings, such as a link that leads nowhere, are errors.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[1]
#: Pages that are at home at the root of the repository.
ROOT_PAGES: Final = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
#: A link to a file of the repository that is no page of the site: there it is named instead.
OUTSIDE: Final = re.compile(r"\[([^\]]+)\]\(\.\./([^)]+)\)")
FONTS: Final = ("garamond-normal-latin", "garamond-italic-latin", "sans-normal-latin")


def build(target: Path) -> str:
    """Writes the site to a folder, which is emptied first; returns what the builder says."""
    with TemporaryDirectory() as folder:
        stage = Path(folder)
        gather(stage)
        done = subprocess.run(
            [sys.executable, "-m", "zensical", "build", "--strict"],
            cwd=stage,
            env={**os.environ, "NO_COLOR": "1"},
            capture_output=True,
            text=True,
        )
        told = done.stdout + done.stderr
        if done.returncode != 0:
            raise SystemExit(f"{told}\nThe site could not be built.")
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(stage / "site", target)
    return told


def gather(stage: Path) -> None:
    """Everything that the builder needs, in one folder."""
    docs = stage / "docs"
    shutil.copytree(ROOT / "docs", docs)
    for folder in ("src", "scripts"):
        (stage / folder).symlink_to(ROOT / folder)
    for name in ROOT_PAGES:
        (docs / name.lower()).write_text(from_root((ROOT / name).read_text(encoding="utf-8")), encoding="utf-8")
    for page in docs.rglob("*.md"):
        page.write_text(OUTSIDE.sub(r"\1 (`\2`)", page.read_text(encoding="utf-8")), encoding="utf-8")
    shutil.copy(ROOT / "web" / "public" / "icon.svg", docs / "style")
    for font in FONTS:
        shutil.copy(ROOT / "web" / "src" / "fonts" / f"{font}.woff2", docs / "style")
    settings = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    address = f'[project]\nsite_url = "{address_of()}"\n'
    (stage / "zensical.toml").write_text(settings.replace("[project]\n", address, 1), encoding="utf-8")


def from_root(text: str) -> str:
    """A page of the repository's root with its links as they are from docs/.

    >>> from_root("[The table](docs/table.md), [the changelog](CHANGELOG.md)")
    '[The table](table.md), [the changelog](changelog.md)'
    """
    for name in ROOT_PAGES:
        text = text.replace(f"]({name})", f"]({name.lower()})")
    return text.replace("](docs/", "](")


def address_of() -> str:
    """Where the site will stand, from pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["urls"]["Documentation"])


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"
    build(folder)
    sys.stdout.write(f"The site is in {folder}.\n")
