"""The pages of the repository say what is there: links, names, the picture of the plan, the address, the version."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml  # type: ignore[import-untyped]

from caravela.core.registry import load_game
from caravela.workshop.conformance.play import INSTALLED

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

#: A row of the walks in docs/architecture.md: a file and a function in it.
WALK = re.compile(r"^\| `([^`]+)` \| `([\w.]+)` \|", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def script(name: str) -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "scripts" / name))


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_links_lead_to_files(path: Path) -> None:
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    for link in LINK.findall(text):
        target = urlsplit(link)
        if not target.scheme and target.path:
            assert (path.parent / target.path).exists(), f"{named(path)} links to {link}"


def test_the_picture_of_the_plan_is_up_to_date() -> None:
    drawn = (ROOT / "docs" / "pictures" / "house.svg").read_text(encoding="utf-8")
    assert drawn == script("draw_imports.py")["drawing"](), (
        "docs/pictures/house.svg is stale; run scripts/draw_imports.py"
    )


def test_arrows_of_the_plan_leave_out_what_follows_from_others() -> None:
    plan = script("draw_imports.py")
    parts = {"top": {"middle", "bottom"}, "middle": {"bottom"}, "bottom": set()}
    assert plan["nearest"](parts) == {"top": {"middle"}, "middle": {"bottom"}, "bottom": set()}
    assert plan["by_rank"](parts) == [["bottom"], ["middle"], ["top"]]


def test_parts_that_import_each_other_cannot_be_drawn() -> None:
    with pytest.raises(SystemExit, match="here, there"):
        script("draw_imports.py")["ranks"]({"here": {"there"}, "there": {"here"}})


def test_the_walk_names_functions_that_exist() -> None:
    rows = WALK.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))
    assert len(rows) > 15
    for file, name in rows:
        text = (ROOT / file).read_text(encoding="utf-8")
        for part in name.split("."):
            assert re.search(rf"(def|class|function) {part}\b|^  {part}[(:]", text, re.MULTILINE), f"{file}: {name}"


def test_the_address_of_the_project_stands_in_one_place() -> None:
    host = urlsplit(PROJECT["urls"]["Documentation"]).hostname
    assert host is not None
    files = [path for kind in ("*.md", "*.toml", "*.cff", ".github/**/*", "docs/**/*.md") for path in ROOT.glob(kind)]
    files += [path for folder in ("src", "scripts") for path in (ROOT / folder).rglob("*.py")]
    assert [named(p) for p in files if p.is_file() and host in p.read_text(encoding="utf-8")] == ["pyproject.toml"]


def test_changelog_and_citation_know_the_version() -> None:
    version = PROJECT["version"]
    assert script("release_notes.py")["notes"](version).startswith(("The ", "###"))
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert (citation["version"], citation["license"]) == (version, PROJECT["license"])


def test_a_version_without_notes_cannot_be_released() -> None:
    with pytest.raises(SystemExit, match="no section for 99"):
        script("release_notes.py")["notes"]("99")


@pytest.mark.parametrize("form", FORMS, ids=lambda path: path.stem)
def test_issue_forms_ask_for_what_we_need(form: Path) -> None:
    """A rule comes with its transcript, a number with its edition; every game is in the list."""
    fields = {field["id"]: field for field in yaml.safe_load(form.read_text(encoding="utf-8"))["body"]}
    wanted = {"1-rule": "transcript", "2-number": "edition", "3-bug": "version", "4-idea": "need"}[form.stem]
    assert fields[wanted]["validations"]["required"]
    if "game" in fields:
        titles = [load_game(id).meta.title for id in INSTALLED]
        names = fields["game"]["attributes"]["options"]
        assert len(names) == len(titles)
        assert all(title.startswith(tuple(names)) for title in titles)
