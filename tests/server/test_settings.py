"""Settings: flags, variables and the file say the same things, in that order, and every slip gets one sentence."""

from __future__ import annotations

import argparse
import runpy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from caravela.cli import main
from caravela.server import settings
from caravela.server.settings import SETTINGS, BadSetting, Settings, add_flags, read_settings

ROOT = Path(__file__).parents[2]
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "generate_settings.py"))

#: For each setting a value that is not its default: as text, and as TOML.
OTHERS: dict[str, tuple[str, str]] = {
    "host": ("::1", '"::1"'),
    "port": ("8080", "8080"),
    "database": ("games.db", '"games.db"'),
    "origins": ("https://a.example, http://b.example:8080", '["https://a.example", "http://b.example:8080"]'),
    "proxies": ("10.0.0.0/8", '["10.0.0.0/8"]'),
    "bot_delay": ("2", "2"),
    "bot_workers": ("0", "0"),
    "bots": ("clever=program:/opt/clever", '["clever=program:/opt/clever"]'),
    "limits": ("false", "false"),
    "logs": ("console", '"console"'),
}


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The config folder of a user who has no settings yet."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "caravela").mkdir()
    return tmp_path / "caravela"


def flags(*arguments: str) -> dict[str, Any]:
    parser = argparse.ArgumentParser()
    add_flags(parser)
    return vars(parser.parse_args(arguments))


def flag(name: str, text: str) -> list[str]:
    if name == "limits":
        return ["--no-limits"]
    return [part for one in text.split(", ") for part in (SETTINGS[name].flag, one)]


def written(folder: Path, text: str) -> str:
    path = folder / "other.toml"
    path.write_text(text)
    return str(path)


def test_nothing_given_is_the_defaults() -> None:
    assert read_settings(flags(), {}) == Settings()
    assert set(OTHERS) == set(SETTINGS), "a setting without a line in this test"


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_can_be_given_in_three_ways(folder: Path, name: str) -> None:
    text, toml = OTHERS[name]
    by_flag = read_settings(flags(*flag(name, text)), {})
    by_variable = read_settings(flags(), {SETTINGS[name].variable: text})
    by_file = read_settings(flags("--config", written(folder, f"{name} = {toml}")), {})
    assert by_flag == by_variable == by_file != Settings()
    assert getattr(by_flag, name) != SETTINGS[name].standard


def test_a_flag_counts_before_a_variable_before_the_file(folder: Path) -> None:
    config = written(folder, 'port = 1\nhost = "file"\nlogs = "json"')
    variables = {"CARAVELA_PORT": "2", "CARAVELA_HOST": "variable", "CARAVELA_CONFIG": config}
    found = read_settings(flags("--port", "3"), variables)
    assert (found.port, found.host, found.logs, found.bot_delay) == (3, "variable", "json", 0.3)
    assert read_settings(flags("--limits"), {"CARAVELA_LIMITS": "false"}).limits
    assert read_settings(flags("--origin", "https://a"), {"CARAVELA_ORIGINS": "https://b"}).origins == ("https://a",)


def test_an_empty_variable_is_none(folder: Path) -> None:
    assert read_settings(flags(), dict.fromkeys((one.variable for one in SETTINGS.values()), "")) == Settings()


def test_which_file_is_read(folder: Path) -> None:
    (folder / "caravela.toml").write_text("port = 1")
    other, third = written(folder, "port = 2"), folder / "third.toml"
    third.write_text("port = 3")
    assert read_settings(flags(), {}).port == 1
    assert read_settings(flags(), {"CARAVELA_CONFIG": other}).port == 2
    assert read_settings(flags("--config", str(third)), {"CARAVELA_CONFIG": other}).port == 3


@pytest.mark.parametrize(
    ("toml", "message"),
    [
        ("prot = 1", "other.toml: There is no setting called 'prot'; did you mean port?"),
        ("[server]\nport = 1", "other.toml: There is no setting called 'server'; known are: bot_delay,"),
        ("port = 70000", "other.toml, port: 70000 is not a port: a number from 0 to 65535."),
        ('port = "80"', "other.toml, port: '80' is not a port: a number from 0 to 65535."),
        ("port = true", "other.toml, port: True is not a port"),
        ('limits = "off"', "other.toml, limits: 'off' is not true or false."),
        ('logs = "xml"', "other.toml, logs: 'xml' is not auto, json or console."),
        ('origins = "https://a"', "other.toml, origins: 'https://a' is not a list"),
        ('origins = ["https://a", 5]', "other.toml, origins: 5 is not an address such as"),
        ("bot_delay = nan", "other.toml, bot_delay: nan is not a number of seconds from 0 to 3600."),
        ("client = 'x'", "other.toml: There is no setting called 'client'"),
        ("port: 1", "other.toml are not TOML: Expected '=' after a key in a key/value pair (at line 1, column 5)."),
    ],
)
def test_a_slip_in_the_file_is_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], toml: str, message: str
) -> None:
    assert main(["serve", "--config", written(folder, toml)]) == 2
    told = capsys.readouterr()
    assert told.out == "" and "Traceback" not in told.err
    assert message in " ".join(told.err.split())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--port", "x"], "--port: 'x' is not a port: a number from 0 to 65535."),
        (["--origin", "https://a/"], "--origin: 'https://a/' is not an address such as https://games.example.org"),
        (["--bot-delay", "inf"], "--bot-delay: 'inf' is not a number of seconds"),
        (["--logs", "xml"], "--logs: 'xml' is not auto, json or console."),
        (["--config", "nowhere.toml"], "The settings nowhere.toml cannot be read: No such file or directory."),
        (["--config", "."], "The settings . cannot be read: Is a directory."),
    ],
)
def test_a_slip_in_a_flag_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(["serve", *arguments]) == 2
    assert message in " ".join(capsys.readouterr().err.split())


def test_a_slip_in_a_variable_is_one_sentence() -> None:
    for variable, text in (("CARAVELA_PORT", "tcp://10.0.0.1:80"), ("CARAVELA_LIMITS", "off")):
        with pytest.raises(BadSetting, match=f"^{variable}: '{text}' is not .*\\.$"):
            read_settings(flags(), {variable: text})


def test_a_variable_that_is_no_setting_is_named() -> None:
    """It does not keep the server from starting: container engines make variables out of names of services."""
    given = {"CARAVELA_PROT": "1", "CARAVELA_PORT": "1", "CARAVELA_CONFIG": "x", "HOME": "/"}
    assert settings.unknown_variables(given) == ["CARAVELA_PROT"]


def test_the_guide_and_the_example_are_up_to_date() -> None:
    guide = SCRIPT["GUIDE"].read_text(encoding="utf-8")
    assert guide == SCRIPT["guide"](guide), "docs/self-host.md is stale; run scripts/generate_settings.py"
    example = SCRIPT["EXAMPLE"].read_text(encoding="utf-8")
    assert example == settings.example(), "packaging/caravela.toml is stale; run scripts/generate_settings.py"


def test_the_example_holds_with_and_without_its_comments(folder: Path) -> None:
    example = SCRIPT["EXAMPLE"].read_text(encoding="utf-8")
    assert read_settings(flags("--config", written(folder, example)), {}) == Settings()
    lines = [line.removeprefix("#") for line in example.splitlines() if not line.startswith("# ")]
    given = "\n".join(lines)
    assert set(tomllib.loads(given)) == set(SETTINGS)
    read_settings(flags("--config", written(folder, given)), {})
