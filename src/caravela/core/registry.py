"""The games there are: every folder of `caravela.games` that offers RULES, and installed plug-ins.

This is the only place outside `games/` that knows of games, and it finds them by looking.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from caravela.core import editions
from caravela.core.errors import UnknownName, UnknownVersion
from caravela.core.rules import Rules

#: A game in a package of its own names itself under this group: `mygame = "mypackage.mygame"`.
PLUG_INS = "caravela.games"


@cache
def _modules() -> dict[str, str]:
    games = import_module("caravela.games")
    found = {module.name: f"{games.__name__}.{module.name}" for module in iter_modules(games.__path__)}
    found.update((point.name, point.value) for point in entry_points(group=PLUG_INS))
    return dict(sorted(found.items()))


def add_game(id: str, module: str) -> None:
    """Makes a game known that is neither here nor installed: for tests, and for a game that is being written."""
    _modules()[id] = module


def game_ids() -> list[str]:
    """The ids of all games, sorted."""
    return sorted(_modules())


def load_game(id: str, version: int | None = None) -> Rules[Any]:
    """The rules of a game, as they are now or as they were in an older version; its data is read and checked once."""
    modules = _modules()
    if id not in modules:
        raise UnknownName("game", id, modules)
    rules = import_module(modules[id]).RULES
    assert isinstance(rules, Rules)
    if version is None or version == rules.meta.rules_version:
        return rules
    if not 0 < version < rules.meta.rules_version:
        raise UnknownVersion(
            f"This game of {rules.meta.title} was played under rules version {version}; this release knows versions "
            f"1 to {rules.meta.rules_version}."
        )
    older = editions.load(modules[id], version).RULES
    assert isinstance(older, Rules)
    return older
