"""Looks for known vulnerabilities in everything that Caravela is built from: scripts/audit.py [--strict]

pip-audit looks at the locked requirements, npm audit at the client's. Both ask services on the network; where one
cannot be asked, a sentence says so, and with --strict, as for a release, that fails as well.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
#: Seconds for one look; without a network the tools try again and again.
PATIENCE: Final = 300


class Looked(NamedTuple):
    """What one tool says: whether it could ask, and a line for each vulnerability."""

    tool: str
    asked: bool
    found: list[str]
    #: Why it could not ask.
    reason: str = ""


class Ran(NamedTuple):
    """What a program wrote."""

    out: str
    error: str


Run = Callable[[list[str], Path], Ran]


def run(command: list[str], folder: Path) -> Ran:
    """Runs a program to its end."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return Ran("", f"no answer in {PATIENCE} s")
    except OSError as error:
        return Ran("", f"{command[0]}: {error.strerror}")
    return Ran(done.stdout, done.stderr)


def python(run: Run) -> Looked:
    """What pip-audit says of the locked requirements, without installing them."""
    tool = shutil.which("pip-audit")
    command = [tool] if tool else ["pipx", "run", "pip-audit"]
    files = [part for file in sorted((ROOT / "requirements").glob("*.txt")) for part in ("-r", str(file))]
    ran = run([*command, "--disable-pip", "--require-hashes", "--format", "json", *files], ROOT)
    told = _json(ran.out)
    if "dependencies" not in told:
        return Looked("pip-audit", False, [], _last(ran.error))
    found = [
        f"{one['name']} {one['version']}: {bad['id']}, repaired in {', '.join(bad['fix_versions']) or 'no release yet'}"
        for one in told["dependencies"]
        for bad in one.get("vulns", [])
    ]
    return Looked("pip-audit", True, found)


def npm(run: Run) -> Looked:
    """What npm audit says of the client's locked packages."""
    ran = run(["npm", "audit", "--json"], ROOT / "web")
    told = _json(ran.out)
    if "vulnerabilities" not in told:
        return Looked("npm audit", False, [], told.get("message") or _last(ran.error))
    found = [f"{name} {one['range']}: {one['severity']}" for name, one in told["vulnerabilities"].items()]
    return Looked("npm audit", True, found)


def _json(text: str) -> dict[str, object]:
    try:
        told = json.loads(text)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def _last(text: str) -> str:
    """The last line, where programs say why they gave up."""
    return ([line.strip() for line in text.splitlines() if line.strip()] or ["no answer"])[-1]


def told(looks: list[Looked], strict: bool) -> tuple[list[str], int]:
    """What to print, and the exit code."""
    lines, code = [], 0
    for look in looks:
        if not look.asked:
            lines.append(f"{look.tool} could not ask whether anything is vulnerable: {look.reason.rstrip('.')}.")
            code = max(code, int(strict))
        elif look.found:
            lines += [f"{look.tool}: {one}" for one in look.found]
            code = 1
        else:
            lines.append(f"{look.tool} knows of nothing vulnerable.")
    return lines, code


if __name__ == "__main__":
    lines, code = told([python(run), npm(run)], "--strict" in sys.argv[1:])
    sys.stdout.write("\n".join(lines) + "\n")
    raise SystemExit(code)
