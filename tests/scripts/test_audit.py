"""scripts/audit.py: what the tools say, in sentences; a release does not go on where they could not ask."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def audit() -> Any:
    spec = spec_from_file_location("audit", ROOT / "scripts" / "audit.py")
    assert spec is not None and spec.loader is not None
    module = sys.modules["audit"] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


WELL = {"dependencies": [{"name": "msgspec", "version": "0.22", "vulns": []}, {"name": "odd", "skip_reason": "why"}]}
ILL = {"dependencies": [{"name": "old", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}]}
NPM_ILL = {"vulnerabilities": {"vite": {"severity": "high", "range": "<8"}}}
NPM_DOWN = {"message": "405 Method Not Allowed", "error": {}}


@pytest.mark.parametrize(
    ("tool", "out", "asked", "found"),
    [
        ("python", WELL, True, []),
        ("python", ILL, True, ["old 1.0: PYSEC-1, repaired in 1.1"]),
        ("python", "", False, []),
        ("npm", {"vulnerabilities": {}}, True, []),
        ("npm", NPM_ILL, True, ["vite <8: high"]),
        ("npm", NPM_DOWN, False, []),
    ],
)
def test_what_the_tools_say_is_understood(audit: Any, tool: str, out: object, asked: bool, found: list[str]) -> None:
    ran = audit.Ran(json.dumps(out) if out else "", "trying\nno network\n")
    looked = getattr(audit, tool)(lambda command, folder: ran)
    assert (looked.asked, looked.found) == (asked, found)


def test_all_locked_requirements_are_looked_at(audit: Any) -> None:
    asked: list[str] = []

    def run(command: list[str], folder: Path) -> Any:
        asked.extend(command)
        return audit.Ran("", "")

    audit.python(run)
    locked = {str(file) for file in (ROOT / "requirements").glob("*.txt")}
    assert locked and locked <= set(asked)


def test_a_vulnerability_fails_and_so_does_silence_before_a_release(audit: Any) -> None:
    well, ill = audit.Looked("npm audit", True, []), audit.Looked("pip-audit", True, ["old 1.0: PYSEC-1"])
    down = audit.Looked("pip-audit", False, [], "no network")
    for looks, codes in (([well], (0, 0)), ([well, ill], (1, 1)), ([well, down], (0, 1))):
        assert tuple(audit.told(looks, strict)[1] for strict in (False, True)) == codes
    assert audit.told([down], False)[0] == ["pip-audit could not ask whether anything is vulnerable: no network."]


def test_a_program_that_is_not_there_is_a_reason(audit: Any, tmp_path: Path) -> None:
    assert "No such file" in audit.run([str(tmp_path / "none")], tmp_path).error
