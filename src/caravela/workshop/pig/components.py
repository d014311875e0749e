"""What is in the box, checked and turned into constants (PIG-1.1 to 1.3). The values come from data.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from caravela.core import data, editions
from caravela.core.data import Checks, Group


class Players(Group):
    colours: list[str]
    fewest: int


class Die(Group):
    faces: int
    bad: int


class Goal(Group):
    points: int


class Box(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The whole data file."""

    players: Players
    die: Die
    goal: Goal


def load_box(path: Path) -> Box:
    """The data file, checked; BadData names file, key and reason."""
    box = data.read(path, Box)
    checks = Checks(path.name, box)
    checks.once("players.colours", box.players.colours)
    checks.within("players.fewest", box.players.fewest, 2, len(box.players.colours))
    checks.within("die.bad", box.die.bad, 1, box.die.faces)
    checks.least("goal.points", [box.goal.points], 1)
    return box


FOLDER: Final = Path(__file__).parent
#: Which version of the rules and numbers this is.
VERSION: Final = editions.version(__name__, current=1)
BOX: Final = load_box(editions.file(FOLDER, VERSION, "data.toml"))
COLOURS: Final = tuple(BOX.players.colours)
FACES: Final = BOX.die.faces
BAD: Final = BOX.die.bad
