"""Many games of one kind, stepped together: the compiled half of `caravela.research.batch`.

Each game has a key, and with it chance of its own: what happens in it depends on its key and its actions, never on its
neighbours. A game that ends is followed by the next at once, whose key is drawn from the last.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from caravela.core.actions import Action
from caravela.core.encoding import Encoding
from caravela.core.errors import BadAction, IllegalAction
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.options import Options
from caravela.core.outcome import Outcome
from caravela.core.rules import Rules
from caravela.core.state import State

#: The generator of POSIX's drand48: 48 bits that arithmetic of 64 bits multiplies alike, compiled and interpreted.
MULTIPLIER: Final = 0x5DEECE66D
MASK: Final = 0xFFFFFFFFFFFF


class Games:
    """The positions of n games, and for each what is legal, who is to act, and the chance to come."""

    def __init__(self, rules: Rules[Any], options: Options, rows: Encoding, keys: list[int]) -> None:
        self.rules = rules
        self.options = options
        self.rows = rows
        self.seats = rows.seats
        self.keys = keys
        self.lots: list[int] = [0] * len(keys)
        self.states: list[State[Any]] = []
        self.legal: list[list[Action]] = [[] for _ in keys]
        self.to_act: list[int] = [0] * len(keys)
        #: How the games ended that ended in the latest step, by their index.
        self.ended: dict[int, Outcome] = {}
        for game in range(len(keys)):
            self.states.append(rules.new_state(self.seats, options))
            self._begin(game)

    def _begin(self, game: int) -> None:
        """Starts a game anew, with the chance of its key."""
        self.states[game] = self.rules.new_state(self.seats, self.options)
        lot: i64 = (self.keys[game] << 16 | 0x330E) & MASK
        self.lots[game] = lot
        self._draw(game)

    def put(self, game: int, state: State[Any], lot: int) -> None:
        """Goes on in a game from this position, with the chance that `lots` told."""
        self.states[game] = state
        self.lots[game] = lot
        self._draw(game)

    def _draw(self, game: int) -> None:
        """Lets chance decide whatever is due, and looks who is next."""
        rules = self.rules
        state = self.states[game]
        seat = rules.to_act(state)
        legal = rules.legal(state)
        lot: i64 = self.lots[game]
        while seat == CHANCE:
            weights = rules.weights(state)
            total: i64 = sum(weights)
            lot = (lot * MULTIPLIER + 11) & MASK
            ticket: i64 = (lot >> 17) * total >> 31
            index = 0
            while ticket >= weights[index]:
                ticket -= weights[index]
                index += 1
            rules.apply(state, legal[index])
            seat = rules.to_act(state)
            legal = rules.legal(state)
        self.lots[game] = lot
        self.to_act[game] = seat
        self.legal[game] = legal

    def step(self, numbers: list[int]) -> None:
        """Takes one action in every game. If one of them is illegal, nothing is changed in any."""
        actions = self.actions_of(numbers)
        self.ended = {}
        rules = self.rules
        for game in range(len(actions)):
            rules.apply(self.states[game], actions[game])
            self._draw(game)
            if self.to_act[game] == NOBODY:
                outcome = rules.outcome(self.states[game])
                assert outcome is not None
                self.ended[game] = outcome
                self.keys[game] = self.lots[game] >> 16
                self._begin(game)

    def actions_of(self, numbers: list[int]) -> list[Action]:
        """The action of each game, or the error of the first that is not legal."""
        if len(numbers) != len(self.states):
            raise BadAction(f"{len(self.states)} games need as many actions, not {len(numbers)}.")
        table = self.rules.actions
        found: list[Action] = []
        for game in range(len(numbers)):
            action = table.from_number(numbers[game])
            if action not in self.legal[game]:
                seat = self.rules.meta.seat_ids[self.to_act[game]]
                reason = self.rules.why_not(self.states[game], action)
                raise IllegalAction(f"game {game}: {action.notation}", seat, reason)
            found.append(action)
        return found

    def observations(self) -> bytes:
        """What the seat to act of each game knows, game after game, as 32-bit integers."""
        return self.rows.pack(self.states, self.to_act)

    def masks(self) -> bytearray:
        """For each game and action 1 if it is legal, else 0, game after game."""
        width = len(self.rules.actions)
        out = bytearray(width * len(self.states))
        first = 0
        for legal in self.legal:
            for action in legal:
                out[first + action.number] = 1
            first += width
        return out

    def choose(self, lots: list[int]) -> list[int]:
        """A legal action for each game, every one as likely; `lots` are 31 random bits each."""
        chosen: list[int] = []
        for game in range(len(lots)):
            legal = self.legal[game]
            lot: i64 = lots[game]
            count: i64 = len(legal)
            chosen.append(legal[lot * count >> 31].number)
        return chosen
