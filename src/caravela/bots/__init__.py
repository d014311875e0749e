"""Players that are programs. They see only what their seat sees."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from caravela.bots.base import Bot
from caravela.bots.greedy import GreedyBot
from caravela.bots.others import maker, plug_ins
from caravela.bots.planner import PlannerBot
from caravela.bots.uniform import RandomBot
from caravela.core.errors import UnknownName

#: The levels, from the weakest; see `caravela.bots.minds.levels`.
LEVELS: Final = ("boy", "sailor", "pilot", "captain", "admiral")


def _level(name: str) -> Callable[[int | None], Bot]:
    def make(seed: int | None) -> Bot:
        # Only here: NumPy takes a moment to load, and only levels need it.
        from caravela.bots.minds.levels import LevelBot

        return LevelBot(name, seed)

    return make


#: The kinds of bot by the names that `--seats` takes; add your own: `KINDS["mine"] = MyBot`.
KINDS: Final[dict[str, Callable[[int | None], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "planner": PlannerBot,
    **{name: _level(name) for name in LEVELS},
}
#: The kinds that play where nobody says which: a middle level of a game with a network, and without one.
MIDDLE: Final = "pilot"
DEFAULT: Final = "planner"
WEIGHTS: Final = Path(__file__).parent / "minds" / "weights"


def default_kind(game: str) -> str:
    """The kind of bot that plays a game where nobody says which."""
    return MIDDLE if (WEIGHTS / f"{game}.npz").exists() else DEFAULT


def kinds() -> list[str]:
    """The names of all kinds: those of this process, and those of installed packages."""
    return [*KINDS, *(name for name in plug_ins() if name not in KINDS)]


def add_kind(name: str, kind: str) -> None:
    """Gives a bot of others a name of its own in this process: `add_kind("clever", "program:/opt/clever")`."""
    KINDS[name] = check_kind(kind)


def check_kind(kind: str) -> Callable[[int | None], Bot]:
    """What makes bots of this kind; refuses one that does not exist or cannot be started (`caravela.bots.others`)."""
    found = KINDS.get(kind) or maker(kind)
    if found is None:
        raise UnknownName("kind of bot", kind, kinds())
    return found


def make_bot(kind: str, seed: int | None = None) -> Bot:
    """A bot of this kind; the same seed gives the same play."""
    return check_kind(kind)(seed)


__all__ = [
    "DEFAULT",
    "KINDS",
    "LEVELS",
    "WEIGHTS",
    "Bot",
    "add_kind",
    "check_kind",
    "default_kind",
    "kinds",
    "make_bot",
]
