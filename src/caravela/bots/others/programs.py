"""A program as a bot: it reads the position line by line and writes one action (docs/protocol.md).

Whatever it does wrong costs it the decision and nothing else: a program that is silent for too long, ends, or answers
with something that is not legal forfeits to the first legal action, and a sentence says so (`Bot.notes`).
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
from collections.abc import Callable, Iterator
from typing import Any, Final

from caravela.bots.base import Bot
from caravela.bots.others.forfeits import ForfeitingBot, Trouble
from caravela.bots.others.processes import Process, borrow, give_back
from caravela.core import transcript
from caravela.core.actions import Action
from caravela.core.errors import BadAction, CaravelaError
from caravela.core.match import Match
from caravela.core.rules import Rules

#: The version of the protocol.
PROTOCOL: Final = 1
#: Seconds for a decision, and for the greeting, where the kind does not say.
SECONDS: Final = 10.0

_KIND: Final = re.compile(r"program(?:@(?P<seconds>\d+(?:\.\d+)?))?:(?P<command>.*)", re.DOTALL)


def is_program(kind: str) -> bool:
    """Whether a kind of bot names a program."""
    return kind.partition(":")[0].partition("@")[0] == "program"


def program(kind: str) -> Callable[[int | None], Bot]:
    """What makes bots of `program:COMMAND`; refuses a command that cannot be started."""
    found = _KIND.fullmatch(kind)
    try:
        command = shlex.split(found["command"]) if found else []
    except ValueError as error:
        raise CaravelaError(f"The command of {kind!r} cannot be read: {error}.") from None
    if not found or not command:
        raise CaravelaError(f"{kind!r} is not a program; write program:COMMAND, or program@SECONDS:COMMAND.")
    if shutil.which(command[0]) is None:
        raise CaravelaError(f"The program {command[0]!r} cannot be started: there is no such program.")
    seconds = float(found["seconds"] or SECONDS)
    return lambda seed: ProgramBot(kind, command, seconds, seed)


class ProgramBot(ForfeitingBot):
    """Decides as a program does."""

    name = "program"
    follows = True

    def __init__(self, kind: str, command: list[str], seconds: float, seed: int | None = None) -> None:
        super().__init__(kind, seed)
        self.seed = 0 if seed is None else seed
        self.command = command
        self.seconds = seconds
        self._process: Process | None = None

    def decide(self, match: Match) -> Action:
        """Passes the record on as well, unless it tells what the seat cannot know."""
        rules, state, seat = match.rules, match.state, match.seat_to_act
        seen = rules.seen_by(state, seat)
        knows_all = all(rules.knows(state, seat, owner) for owner in range(state.seats))
        record = transcript.write(match) if knows_all and seen.key() == state.key() else ""
        return self._decided(rules, seen, record)

    def choose(self, rules: Rules[Any], state: Any) -> Action:
        return self._decided(rules, state, "")

    def close(self) -> None:
        """The program waits for the next game."""
        if self._process is not None:
            give_back(self._process)
            self._process = None

    def _decided(self, rules: Rules[Any], state: Any, record: str) -> Action:
        legal = rules.legal(state)
        if self.given_up:
            return legal[0]
        try:
            return self._answer(rules, state, legal, record)
        except Trouble as trouble:
            self._stop()
            return self.forfeit(rules, rules.to_act(state), legal[0], str(trouble))

    def _answer(self, rules: Rules[Any], state: Any, legal: list[Action], record: str) -> Action:
        process = self._process or self._start(rules, state)
        process.send(*_question(state, legal, record, self.seconds))
        answer = process.wait_for("action", self.seconds)
        try:
            action = rules.actions[int(answer)] if answer.isdecimal() else rules.actions.parse(answer)
        except (BadAction, IndexError):
            raise Trouble(f"answered {answer!r}, which is no action of the game") from None
        if action not in legal:
            raise Trouble(f"answered {action.notation!r}, which is not legal now")
        return action

    def _start(self, rules: Rules[Any], state: Any) -> Process:
        process = self._process = borrow(self.command, f"caravela {PROTOCOL}", self.seconds)
        meta = rules.meta
        process.send(
            f"game {meta.id} {meta.rules_version} seats {state.seats} seat {rules.to_act(state)} seed {self.seed}"
        )
        return process

    def _stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process = None


def _question(state: Any, legal: list[Action], record: str, seconds: float) -> Iterator[str]:
    if record:
        yield "position"
        yield from record.splitlines()
        yield "."
    yield "state " + json.dumps(state.dump(), separators=(",", ":"))
    for action in legal:
        yield f"legal {action.number} {action.notation}"
    yield f"go {seconds:g}"
