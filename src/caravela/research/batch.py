"""Batches: many games stepped at once in compiled code, with arrays in and out.

>>> batch = Batch("navegador", seats=3, n=4, seed=1)
>>> batch.observations.shape == (4, batch.size), batch.masks.shape == (4, batch.actions)
(True, True)
>>> batch.step(batch.random_actions())
>>> batch.rewards.shape, bool(batch.done.any())
((4, 3), False)

Everything is of the seat that is to act: `to_act[i]` says which it is in game i. A game that ends gives `done[i]` and
its rewards, and the next game stands in its place already, with its first observation. What happens in a game depends
on its key and its actions alone; `keys` are drawn from the seed unless they are given. Arrays of earlier steps stay as
they were: only the memory of those that nobody keeps is used again. `copy.deepcopy` and pickles keep the positions and
the chance to come.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from sys import getrefcount
from typing import Any, Final

from caravela.core.batch import Games
from caravela.core.encoding import encoding
from caravela.core.errors import BadAction, CaravelaError, UnknownName
from caravela.core.extras import need
from caravela.core.options import Options, OptionValue
from caravela.core.registry import load_game
from caravela.research.arrays import shown
from caravela.research.play import RANK, REWARDS, rewards_of

numpy: Final = need("numpy", "research")

#: Keys of games are below this.
KEYS: Final = 2**32
#: How many references an array has that only the batch keeps, the one of the question included.
OURS: Final = 2
#: What a copy of a batch makes anew.
MADE_ANEW: Final = ("rules", "_options", "games", "_rows", "_allowed", "observations", "masks")


class Batch:
    """n games of one kind and one number of seats."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        n: int = 64,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = RANK,
        keys: Sequence[int] | None = None,
    ) -> None:
        rules = load_game(game)
        rules.check_seats(seats)
        if reward not in REWARDS:
            raise UnknownName("reward", reward, REWARDS)
        if n < 1:
            raise CaravelaError(f"A batch has at least one game, not {n}.")
        self.rules = rules
        self.seats = seats
        self.n = n
        self.reward = reward
        self.size = encoding(rules, seats).size
        self.actions = len(rules.actions)
        #: What the seat to act knows: n rows of 32-bit whole numbers (`caravela research schema`).
        self.observations: Any = None
        #: 1 for each action that it may take.
        self.masks: Any = None
        self._options = Options(rules.meta.options, options, bots=True)
        self._random = numpy.random.default_rng(seed)
        self.reset(keys if keys is not None else [Random(seed * KEYS + i).randrange(KEYS) for i in range(n)])

    def reset(self, keys: Sequence[int]) -> None:
        """Starts every game anew, each with its key: a whole number from 0 to 2³² - 1."""
        drawn = numpy.asarray(keys).tolist()
        if len(drawn) != self.n or not all(isinstance(key, int) and 0 <= key < KEYS for key in drawn):
            raise CaravelaError(f"A batch of {self.n} games needs {self.n} keys, each from 0 to 2³² - 1.")
        self._begin(drawn)
        self.games.look()
        self._tell()

    def step(self, actions: Any) -> None:
        """Takes one action in each game, by their numbers.

        Raises IllegalAction, with the game and the rule's reason, and changes nothing if one may not be taken.
        """
        numbers = numpy.asarray(actions)
        if numbers.shape != (self.n,) or numbers.dtype.kind not in "iu":
            given = f"{numbers.dtype} of shape {numbers.shape}"
            raise BadAction(f"{self.n} games need {self.n} whole numbers, an action each, not {given}.")
        chosen = self.games.actions_of(numbers.tolist())
        # The next arrays have the memory of the latest ones unless somebody keeps them: getting other memory would take
        # as long as the games.
        self.observations = self.masks = None
        if getrefcount(self._rows) > OURS:
            self._show_rows()
        if getrefcount(self._allowed) > OURS:
            self._show_allowed()
        else:
            self._allowed.fill(0)
        self.games.step(chosen)
        self._tell()

    def _begin(self, keys: list[int]) -> None:
        self.games = Games(self.rules, self._options, encoding(self.rules, self.seats), keys)
        self._show_rows()
        self._show_allowed()

    def _show_rows(self) -> None:
        self._rows = shown(self.games.new_cells(), (self.n, self.size), numpy.int32)

    def _show_allowed(self) -> None:
        self._allowed = shown(self.games.new_allowed(), (self.n, self.actions), numpy.int8)

    def _tell(self) -> None:
        games = self.games
        #: What each game that ended in the latest step gave its seats; 0 in all others.
        self.rewards = numpy.zeros((self.n, self.seats), numpy.float32)
        #: Whether the game ended in the latest step.
        self.done = numpy.zeros(self.n, numpy.bool_)
        for game, outcome in games.ended.items():
            self.rewards[game] = rewards_of(outcome, self.reward)
            self.done[game] = True
        self.observations, self.masks = self._rows, self._allowed
        #: The seat to act in each game.
        self.to_act = numpy.frombuffer(bytearray(games.to_act), numpy.int8)

    def random_actions(self) -> Any:
        """A legal action for each game, every one as likely; from the batch's own seed."""
        lots = self._random.integers(2**31, size=self.n).astype("<u4").tobytes()
        return numpy.frombuffer(self.games.choose(lots), numpy.int32).copy()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "rules": (self.rules.meta.id, self.rules.meta.rules_version),
            "options": dict(self._options),
            "keys": list(self.games.keys),
            "positions": [(state.dump(), lot) for state, lot in zip(self.games.states, self.games.lots, strict=True)],
            "others": {name: value for name, value in self.__dict__.items() if name not in MADE_ANEW},
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept["others"])
        self.rules = load_game(*kept["rules"])
        self._options = Options(self.rules.meta.options, kept["options"])
        self._begin(kept["keys"])
        for game, (position, lot) in enumerate(kept["positions"]):
            self.games.put(game, self.rules.load(position), lot)
        self.games.look()
        self.observations, self.masks = self._rows, self._allowed
