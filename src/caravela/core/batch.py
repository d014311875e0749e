"""Many games of one kind, stepped together: the compiled half of `caravela.research.batch`.

Each game has a key, and with it chance of its own: what happens in it depends on its key and its actions, never on its
neighbours. A game that ends is followed by the next at once, whose key is drawn from the last.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from caravela.core.actions import Action
from caravela.core.encoding import Encoding
from caravela.core.errors import BadAction, IllegalAction
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.options import Options
from caravela.core.outcome import Outcome
from caravela.core.rules import Rules
from caravela.core.state import State
from caravela.core.writers import Cells

#: The generator of POSIX's drand48: 48 bits that arithmetic of 64 bits multiplies alike, compiled and interpreted.
MULTIPLIER: Final = 0x5DEECE66D
MASK: Final = 0xFFFFFFFFFFFF


class Games:
    """The positions of n games, and for each what is legal, who is to act, and the chance to come.

    What the seat to act knows is in `cells`, a row for each game, and what it may do in `allowed`: a 1 for each action
    of the table; these are zeros when a step begins. Arrays show these memories, so a caller whose arrays are to stay
    as they are asks for new memory first.
    """

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
        self._actions: i64 = len(rules.actions)
        self._width: i64 = rows.size
        self.new_cells()
        self.new_allowed()
        for game in range(len(keys)):
            self.states.append(rules.new_state(self.seats, options))
            self._begin(game)

    def new_cells(self) -> memoryview:
        """Other memory for the rows, all zeros."""
        self.cells = Cells(self.rows.size * len(self.keys))
        return memoryview(self.cells.memory)

    def new_allowed(self) -> memoryview:
        """Other memory for what is allowed, all zeros."""
        count: i64 = self._actions * len(self.keys)
        self.allowed = vec[u8]([0] * count)
        return memoryview(self.allowed)

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
        if seat == CHANCE:
            lot: i64 = self.lots[game]
            while seat == CHANCE:
                lot = (lot * MULTIPLIER + 11) & MASK
                rules.apply(state, legal[rules.drawn(state, lot >> 17)])
                seat = rules.to_act(state)
                legal = rules.legal(state)
            self.lots[game] = lot
        self.to_act[game] = seat
        self.legal[game] = legal

    def look(self) -> None:
        """Writes what is known and allowed in every game."""
        for game in range(len(self.states)):
            self._look(game)

    def _look(self, game: i64) -> None:
        self.cells.clear(game * self._width, self._width)
        self.rows.fill(self.cells, game, self.states[game], self.to_act[game])
        allowed = self.allowed
        first = game * self._actions
        for action in self.legal[game]:
            number: i64 = action.number
            allowed[first + number] = 1

    def step(self, actions: list[Action]) -> None:
        """Takes one action in every game, those of `actions_of`, and looks."""
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
            self._look(game)

    def actions_of(self, numbers: list[int]) -> list[Action]:
        """The action of each game, or the error of the first that is not legal."""
        if len(numbers) != len(self.states):
            raise BadAction(f"{len(self.states)} games need as many actions, not {len(numbers)}.")
        table = self.rules.actions
        found: list[Action] = []
        for game in range(len(numbers)):
            action = table.from_number(numbers[game])
            # Actions are interned, so nothing but their identity has to be compared.
            if not any(one is action for one in self.legal[game]):
                seat = self.rules.meta.seat_ids[self.to_act[game]]
                reason = self.rules.why_not(self.states[game], action)
                raise IllegalAction(f"game {game}: {action.notation}", seat, reason)
            found.append(action)
        return found

    def choose(self, lots: bytes) -> memoryview:
        """A legal action for each game, every one as likely; `lots` are 31 random bits each, the lowest byte first."""
        games: i64 = len(self.legal)
        chosen = vec[i32]([0] * games)
        game: i64 = 0
        while game < games:
            legal = self.legal[game]
            at = game * 4
            lot: i64 = lots[at] | lots[at + 1] << 8 | lots[at + 2] << 16 | lots[at + 3] << 24
            count: i64 = len(legal)
            chosen[game] = i32(legal[lot * count >> 31].number)
            game += 1
        return memoryview(chosen)
