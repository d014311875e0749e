"""A new game begins as a small one that works: the folder of Pig under another name.

In a checkout it goes into `games/`, where the registry finds it. Elsewhere it becomes a package of its own, which names
itself under the entry point `caravela.games`; no fork is needed.
"""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Final

from caravela.core.errors import CaravelaError
from caravela.core.registry import PLUG_INS, game_ids, load_game
from caravela.workshop import pig

PATTERN: Final = Path(pig.__file__).parent
GAMES: Final = Path(__file__).parents[1] / "games"

PACKAGE: Final = """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "{package}"
version = "0.1.0"
description = "{title}, a game for Caravela."
requires-python = ">=3.11"
dependencies = ["caravela"]

[project.optional-dependencies]
author = ["caravela[author]"]

[project.entry-points."{group}"]
{name} = "{package}"

[tool.hatch.build.targets.wheel]
packages = ["{package}"]
"""


def in_checkout() -> bool:
    """Whether this package is a checkout of the project, where games can be added to it."""
    return (GAMES.parents[2] / ".git").exists()


def write_game(name: str, folder: Path | None = None) -> Path:
    """Writes the folder of a new game, and around it a package where it is not in a checkout; returns the folder."""
    check_name(name)
    if folder is None:
        if not in_checkout():
            raise CaravelaError(f"Say where the game should go: caravela new-game {name} FOLDER.")
        return _copy(name, f"caravela.games.{name}", GAMES / name)
    package = f"caravela_{name}"
    target = _copy(name, package, folder / package)
    text = PACKAGE.format(package=package, title=title_of(name), group=PLUG_INS, name=name)
    (folder / "pyproject.toml").write_text(text, encoding="utf-8")
    return target


def check_name(name: str) -> None:
    """Refuses what cannot be the id of a new game."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{2,29}", name) or keyword.iskeyword(name):
        raise CaravelaError(
            f"{name!r} cannot be the id of a game; use 3 to 30 small letters, digits and _, such as my_game."
        )
    if name in game_ids() or name == "pig":
        raise CaravelaError(f"There is a game called {name!r} already; choose another name.")


def title_of(name: str) -> str:
    """`my_game` is called My Game until somebody says otherwise."""
    return name.replace("_", " ").title()


def prefix_of(name: str) -> str:
    """What the rule numbers begin with: as few letters as no other game uses."""
    letters = name.replace("_", "").upper()
    letters = re.sub(r"\d", "", letters)
    taken = {load_game(id).meta.rule_prefix for id in game_ids()}
    for length in range(min(3, len(letters)), len(letters) + 1):
        if f"{letters[:length]}-" not in taken:
            return f"{letters[:length]}-"
    return f"{letters}X-"


def _copy(name: str, module: str, target: Path) -> Path:
    if target.exists():
        raise CaravelaError(f"{target} is there already; nothing was written.")
    changes = {
        pig.__name__: module,
        "PIG-": prefix_of(name),
        "Pig": title_of(name).replace(" ", ""),
        "pig": name,
    }
    try:
        for source in sorted(PATTERN.rglob("*")):
            if source.is_dir() or source.suffix == ".pyc":
                continue
            text = source.read_text(encoding="utf-8")
            for old, new in changes.items():
                text = text.replace(old, new)
            file = target / source.relative_to(PATTERN)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CaravelaError(f"{target} cannot be written: {error.strerror}.") from None
    return target
