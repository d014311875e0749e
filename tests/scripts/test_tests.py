"""scripts/tests.sh: which tests are meant by the arguments of ./test, and what they need."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def call(function: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = ["sh", "-euc", f'. scripts/tests.sh; {function} "$@"', "sh", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "arguments",
    [(), ("-k", "rondel"), ("tests",), ("./tests/",), ("tests/web",), ("tests/core", "tests/web/test_game.py::test_x")],
)
def test_all_tests_and_those_of_the_client_need_a_browser(arguments: tuple[str, ...]) -> None:
    assert call("need_browser", *arguments).returncode == 0


@pytest.mark.parametrize(
    "arguments", [("tests/core",), ("src", "-q"), ("tests/core/test_match.py::test_x", "-k", "web")]
)
def test_other_tests_need_none(arguments: tuple[str, ...]) -> None:
    assert call("need_browser", *arguments).returncode == 1


@pytest.mark.parametrize(
    ("arguments", "one"),
    [
        ((), False),
        (("tests/core", "-q"), False),
        (("tests/core", "-n", "4"), True),
        (("-n4",), True),
        (("tests/core/test_match.py::test_x",), True),
        (("tests/core", "--pdb"), True),
    ],
)
def test_one_process_is_enough_for_one_test_or_when_asked_for(arguments: tuple[str, ...], one: bool) -> None:
    assert (call("alone", *arguments).returncode == 0) is one


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("src/caravela/core/match.py", ["src/caravela/core/match.py", "tests/core/test_match.py"]),
        ("src/caravela/core/chance.py", ["src/caravela/core/chance.py", "tests/core"]),
        ("src/caravela/server/tables/table.py", ["src/caravela/server/tables/table.py", "tests/server"]),
        ("src/caravela/games/navegador/chapters/market.py", ["tests/games/navegador/test_market.py"]),
        ("src/caravela/games/navegador/text/pl.ftl", ["tests/games/navegador"]),
        ("src/caravela/picture.py", ["src/caravela/picture.py", "tests/picture"]),
        ("src/caravela/cli/playing.py", ["tests/command"]),
        ("tests/support/vasco.py", ["tests/games/vasco"]),
        ("tests/support/pages.py", []),
        ("tests/core/test_state.py", ["tests/core/test_state.py"]),
        ("tests/web/test_game.py", []),
        ("README.md", ["tests/docs"]),
        ("hatch_build.py", ["tests/command/test_wheel.py"]),
        ("LICENSE", []),
    ],
)
def test_a_changed_file_has_its_tests_by_name(file: str, tests: list[str]) -> None:
    called = call("tests_of", file)
    assert (called.returncode, called.stdout.split()) == (0, tests)
    assert all((ROOT / path).exists() for path in tests)
