"""The unit of systemd and the image: checked as far as that goes without either."""

from __future__ import annotations

import argparse
import configparser
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from caravela.server.settings import SETTINGS, add_flags, read_settings

ROOT = Path(__file__).parents[2]
CONTAINERFILE = ROOT / "Containerfile"


def serve(command: list[str]) -> argparse.Namespace:
    """The flags of a command that serves."""
    program, name, *flags = command
    assert Path(program).name == "caravela" and name == "serve"
    parser = argparse.ArgumentParser()
    add_flags(parser)
    return parser.parse_args(flags)


def instructions() -> list[tuple[str, str]]:
    """The lines of the Containerfile, as word and rest."""
    text = re.sub(r"\\\n\s*", "", CONTAINERFILE.read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def test_the_unit_starts_the_server_as_its_own_user() -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(ROOT / "packaging" / "caravela.service")
    service = unit["Service"]
    assert service["User"] == service["Group"] == service["StateDirectory"] == "caravela"
    assert service["UMask"] == "0077" and service["ProtectSystem"] == "strict"
    config = serve(shlex.split(service["ExecStart"])).config
    guide = (ROOT / "docs" / "self-host.md").read_text(encoding="utf-8")
    assert config in guide and "/var/lib/caravela/tables.db" in guide


def test_the_linter_finds_nothing_in_the_image() -> None:
    linter = Path(sys.executable).with_name("hadolint")
    told = subprocess.run([linter, CONTAINERFILE], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


def test_the_image_runs_as_somebody_without_rights() -> None:
    users = [rest for word, rest in instructions() if word == "USER"]
    assert users and int(users[-1]) >= 10_000


def test_the_image_is_set_up_by_variables_that_exist(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    variables = dict(
        re.findall(r"(CARAVELA_\w+)=(\S+)", " ".join(rest for word, rest in instructions() if word == "ENV"))
    )
    assert set(variables) <= {setting.variable for setting in SETTINGS.values()}
    settings = read_settings({}, variables)
    assert settings.host == "0.0.0.0"
    assert [rest for word, rest in instructions() if word == "VOLUME"] == [str(Path(settings.database).parent)]
    assert [rest for word, rest in instructions() if word == "EXPOSE"] == [str(settings.port)]
    command = next(rest for word, rest in reversed(instructions()) if word == "CMD")
    serve(re.findall(r'"([^"]+)"', command))


def test_what_the_image_copies_is_there_and_not_ignored() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = [rest.split()[:-1] for word, rest in instructions() if word == "COPY" and "--from" not in rest]
    for source in (source for sources in copied for source in sources):
        assert (ROOT / source).exists() and source in kept, source
