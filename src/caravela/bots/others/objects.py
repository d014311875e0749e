"""A Python object of others as a bot: an exception, or an answer that is not legal, forfeits the decision.

Only a program can be stopped when it hangs; an object runs in the same process as the game.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from caravela.bots.base import Bot
from caravela.bots.others.forfeits import ForfeitingBot, Trouble
from caravela.core.actions import Action
from caravela.core.match import Match
from caravela.core.rules import Rules


class ObjectBot(ForfeitingBot):
    """Decides as another bot does, as long as that can."""

    def __init__(self, bot: Bot, kind: str, seed: int | None) -> None:
        super().__init__(getattr(bot, "name", kind), seed)
        self.bot = bot
        self.follows = bot.follows

    def choose(self, rules: Rules[Any], state: Any) -> Action:
        return self._asked(rules, state, lambda: [self.bot.choose(rules, state)])[0]

    def decide(self, match: Match) -> Action:
        return self._asked(match.rules, match.state, lambda: [self.bot.decide(match)])[0]

    def turn(self, rules: Rules[Any], state: Any) -> list[Action]:
        return self._asked(rules, state, lambda: self.bot.turn(rules, state))

    def close(self) -> None:
        """The bot puts away what it keeps open; its game is over, so nothing is left to forfeit."""
        try:
            self.bot.close()
        except Exception as error:
            self.notes.append(f"{self.name} {_told(error)} when its game was over.")

    def _asked(self, rules: Rules[Any], state: Any, ask: Callable[[], list[Action]]) -> list[Action]:
        # Before it is asked: it may change the state that it is shown.
        legal, seat = list(rules.legal(state)), rules.to_act(state)
        if self.given_up:
            return legal[:1]
        try:
            return _checked(ask(), legal)
        except Trouble as trouble:
            return [self.forfeit(rules, seat, legal[0], str(trouble))]
        except (Exception, SystemExit) as error:
            return [self.forfeit(rules, seat, legal[0], _told(error))]


def _checked(answer: list[Action], legal: list[Action]) -> list[Action]:
    if not answer:
        raise Trouble("answered with no action")
    if not isinstance(answer[0], Action):
        raise Trouble(f"answered {answer[0]!r}, which is no action of the game")
    if answer[0] not in legal:
        raise Trouble(f"answered {answer[0].notation!r}, which is not legal now")
    return answer


def _told(error: BaseException) -> str:
    """What was raised, and where."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    what = " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":")
    return f"raised {what} ({Path(place.filename).name}, line {place.lineno})"
