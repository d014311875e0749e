"""Every code block of the documentation is run as it stands, or checked as far as it can be without side effects.

`python` blocks run in the order of their page, which they share like the cells of a notebook. A block called `output`
is what the block before it prints. Lines of `sh`, `console` and plain blocks are commands: those of `caravela` run in
an empty folder, those that set something up are checked for files and flags. Whatever else is in a block names its
language, and is read where there is a reader for it. `pytest -v tests/docs` lists what was done.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from support.pages import PAGES, ROOT, SHELL, Block, Command, blocks, commands

from caravela import Match, load_game, transcript
from caravela.cli import main, parser
from caravela.workshop.conformance.play import GAMES

BLOCKS: Final = [block for page in PAGES for block in blocks(page)]
COMMANDS: Final = [command for page in PAGES for command in commands(page)]

#: Languages that are read, and how.
READ: Final[dict[str, Callable[[str], object]]] = {"json": json.loads, "toml": tomllib.loads}
#: Languages that are shown and not checked.
SHOWN: Final = ("dockerfile", "fluent", "html", "ini", "markdown", "mermaid", "nginx", "svg", "text", "yaml")
#: Commands of `caravela` that go on until somebody stops them or for hours, that only measure this machine, or that
#: need a server's database.
ENDLESS: Final = ("backup", "bench", "learn", "play", "replay", "restore", "serve", "train")
#: Programs that set something up, outside the checkout or in it.
SETUP: Final = [
    *("git", "hatchling", "pip", "pipx", "pytest", "python", "python3", "uv"),
    *("cd", "cp", "curl", "echo", "install", "journalctl", "mkdir", "rm", "sudo", "systemctl", "umask", "useradd"),
    *("docker", "nginx", "pg_dump", "pg_restore", "podman", "psql", "sqlite3"),
]
#: What parts the blocks in what a page prints.
MARK: Final = "\x1e"


def of(language: str) -> list[Block]:
    return [block for block in BLOCKS if block.language == language]


def script(page: Path) -> str:
    """The Python of a page with every line where it was, so that a traceback names the right one."""
    lines: list[str] = []
    for block in of("python"):
        if block.page == page:
            lines += [""] * (block.line - 1 - len(lines))
            lines += [f"print({MARK!r}, end='')", *block.text.splitlines()]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("path", sorted({block.page for block in of("python")}), ids=lambda path: path.name)
def test_the_python_of_a_page_runs_and_prints_what_it_says(path: Path, tmp_path: Path) -> None:
    file = tmp_path / path.with_suffix(".py").name
    file.write_text(script(path), encoding="utf-8")
    run = subprocess.run([sys.executable, file], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    here = [block for block in of("python") if block.page == path]
    printed = dict(zip(here, run.stdout.split(MARK)[1:], strict=True))
    for block, after in pairwise(BLOCKS):
        if block in printed and after.language == "output":
            assert printed[block] == after.text, f"{after} is not what the block before it prints"


@pytest.mark.parametrize("block", [block for block in of("python") if block.page.name == "research.md"], ids=str)
def test_each_start_of_the_guide_to_research_stands_by_itself(block: Block) -> None:
    """Whoever copies it into an empty notebook needs nothing of the blocks before it."""
    check = [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "F821", "-"]
    run = subprocess.run(check, input=block.text, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_every_block_is_of_a_known_kind(block: Block) -> None:
    if block.language in READ:
        assert READ[block.language](block.text)
    known = ("python", "output", *SHELL, *READ, *SHOWN)
    assert block.language in known, f"what is {block.language!r}? Known are: {', '.join(known)}"


@pytest.mark.parametrize("block", of("output"), ids=str)
def test_output_stands_behind_the_python_that_prints_it(block: Block) -> None:
    before = BLOCKS[BLOCKS.index(block) - 1]
    assert (before.page, before.language) == (block.page, "python")


def arguments(command: Command) -> list[str] | None:
    """What `caravela` gets, also through ./play; None for another program."""
    program, *rest = command.words
    if Path(program).name == "caravela" or (program == "./play" and rest and rest[0] != "--setup"):
        return rest
    return None


def ends(given: list[str]) -> bool:
    """Whether such a command of `caravela` comes to an end by itself, and soon."""
    return given[0] not in ENDLESS or "--text" in given


def parse(given: list[str]) -> None:
    """Refuses what `caravela` would refuse, and does nothing."""
    parser().parse_args(given)


def exit_code(call: Callable[[list[str]], object], given: list[str]) -> object:
    """0 or None where all went well."""
    try:
        return call(given)
    except SystemExit as end:
        return end.code


@pytest.mark.parametrize("command", [one for one in COMMANDS if arguments(one) is not None], ids=str)
def test_a_command_of_caravela_is_understood(command: Command) -> None:
    """In running text it may be named without its arguments."""
    given = arguments(command)
    assert given is not None
    if command.inline and len(given) == 1:
        given = [*given, "--help"]
    assert not exit_code(parse, given)


@pytest.mark.parametrize(
    "command", [one for one in COMMANDS if (given := arguments(one)) and not one.inline and ends(given)], ids=str
)
def test_a_command_of_caravela_runs(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """FILE is a saved game."""
    monkeypatch.chdir(tmp_path)
    transcript.save(Match(load_game(GAMES[0]), 2, seed=1), "FILE")
    assert not exit_code(main, arguments(command) or [])


@pytest.mark.parametrize("command", [one for one in COMMANDS if arguments(one) is None], ids=str)
def test_a_command_that_sets_up_names_what_there_is(command: Command) -> None:
    program, *rest = command.words
    if Path(program).name in SETUP:
        return
    file = ROOT / program
    assert file.is_file(), f"what is {program}? If this is no command, name the block's language, such as text"
    flags = [word for word in rest if word.startswith("--")]
    assert all(f'"{flag}"' in file.read_text(encoding="utf-8") for flag in flags), f"{program} knows no such flag"
    assert all((ROOT / word.split("::")[0]).exists() for word in rest if "/" in word)
    if rest[:1] == ["--setup"] and rest[1:]:
        assert (ROOT / "requirements" / f"{rest[1]}.txt").is_file()
