"""Players that are programs. They see only what their seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caravela.bots.base import Bot
from caravela.bots.greedy import GreedyBot
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
#: The kind that plays where nobody says which, and that gives hints.
DEFAULT: Final = "pilot"


def make_bot(kind: str, seed: int | None = None) -> Bot:
    """A bot of this kind; the same seed gives the same play."""
    if kind not in KINDS:
        raise UnknownName("kind of bot", kind, KINDS)
    return KINDS[kind](seed)


__all__ = ["DEFAULT", "KINDS", "LEVELS", "Bot", "make_bot"]
