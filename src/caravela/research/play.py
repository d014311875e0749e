"""A game being played by numbers: what all environments stand on.

A `Match` keeps events and words for people; this keeps the position, the chance to come and the numbers of the actions.
Copies and pickles keep all three.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, Final, Self, SupportsIndex

from caravela.core.chance import Chance
from caravela.core.encoding import encoding, mask
from caravela.core.errors import BadAction, CaravelaError, GameOver, IllegalAction, UnknownName
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.match import Match
from caravela.core.options import Options, OptionValue
from caravela.core.outcome import Outcome
from caravela.core.registry import load_game
from caravela.core.state import State
from caravela.research.arrays import observed

#: How the end of a game is rewarded.
RANK: Final = "rank"
SCORE: Final = "score"
REWARDS: Final = (RANK, SCORE)


class Play:
    """One game from its set-up on; chance decides as soon as it is due.

    >>> play = Play("navegador", seats=2, seed=1)
    >>> play.step(39)
    >>> play.seat_to_act, play.taken[-1], sum(play.mask()) == len(play.legal)
    (0, 39, True)
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
        reward: str = RANK,
    ) -> None:
        self.rules = load_game(game)
        self.rules.check_seats(seats)
        if reward not in REWARDS:
            raise UnknownName("reward", reward, REWARDS)
        self.seats = seats
        self.options = Options(self.rules.meta.options, options, bots=True)
        self.reward = reward
        self.encoding = encoding(self.rules, seats)
        self.begin(seed)

    def begin(self, seed: int | None = None) -> None:
        """Starts anew; the same seed gives the same chance."""
        self.chance = Chance(seed)
        self.state: State[Any] = self.rules.new_state(self.seats, self.options)
        #: The numbers of all actions so far, those of chance included.
        self.taken: list[int] = []
        self._draw()

    @property
    def seat_to_act(self) -> int:
        """The seat to act, or NOBODY when the game is over."""
        return self.rules.to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat_to_act == NOBODY

    @property
    def legal(self) -> list[int]:
        """The numbers of what may be done now."""
        return [action.number for action in self.rules.legal(self.state)]

    def mask(self) -> bytearray:
        """For each action of the table 1 if it may be taken now, else 0."""
        return mask(self.rules, self.state)

    def observation(self, seat: int) -> Any:
        """What this seat may know, as an array."""
        return observed(self.encoding, [self.state], [seat])[0]

    def step(self, number: SupportsIndex) -> None:
        """Takes an action by its number, then whatever chance decides.

        Raises IllegalAction, with the rule's reason, and changes nothing if it may not be taken now.
        """
        action = self.rules.actions.from_number(_whole(number))
        seat = self.seat_to_act
        if seat == NOBODY:
            raise GameOver("The game is over; reset the environment.")
        if action not in self.rules.legal(self.state):
            name = self.rules.meta.seat_ids[seat]
            raise IllegalAction(action.notation, name, self.rules.why_not(self.state, action))
        self.rules.apply(self.state, action)
        self.taken.append(action.number)
        self._draw()

    def _draw(self) -> None:
        while self.rules.to_act(self.state) == CHANCE:
            action = self.rules.legal(self.state)[self.chance.pick(self.rules.weights(self.state))]
            self.rules.apply(self.state, action)
            self.taken.append(action.number)

    def rewards(self) -> list[float]:
        """What the end of the game gives each seat, 0 before it; see `rewards_of`."""
        outcome = self.rules.outcome(self.state)
        return [0.0] * self.seats if outcome is None else rewards_of(outcome, self.reward)

    def match(self) -> Match:
        """The same game as a match, for transcripts and pictures."""
        match = Match(self.rules, self.seats, self.options, draw=False)
        for number in self.taken:
            match.play(number, draw=False)
        match.chance = self.chance.clone()
        return match

    def clone(self) -> Self:
        """A copy with the same position and the same chance to come."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.chance = self.chance.clone()
        other.state = self.state.clone()
        other.taken = list(self.taken)
        return other

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.rules.meta.id,
            "version": self.rules.meta.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "reward": self.reward,
            "random": self.chance.random.getstate(),
            "taken": self.taken,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.rules = load_game(kept["game"], kept["version"])
        self.seats = kept["seats"]
        self.options = Options(self.rules.meta.options, kept["options"])
        self.reward = kept["reward"]
        self.encoding = encoding(self.rules, self.seats)
        self.taken = kept["taken"]
        self.state = self.rules.new_state(self.seats, self.options)
        for number in self.taken:
            self.rules.apply(self.state, self.rules.actions[number])
        self.chance = Chance()
        self.chance.random.setstate(kept["random"])


def _whole(number: SupportsIndex) -> int:
    try:
        return index(number)
    except TypeError:
        raise BadAction(f"{number!r} is not the number of an action.") from None


def rewards_of(outcome: Outcome, reward: str = RANK) -> list[float]:
    """`rank`: the share of the others that a seat left behind, ties half: 1 for a sole winner, 0 for the last.

    `score`: its points less the mean of the others'.

    >>> rewards_of(Outcome("end", [3, 9, 3], [[], [], []], [[1], [0, 2]], ""))
    [0.25, 1.0, 0.25]
    >>> rewards_of(Outcome("end", [3, 9, 3], [[], [], []], [[1], [0, 2]], ""), "score")
    [-3.0, 6.0, -3.0]
    """
    others = len(outcome.scores) - 1
    if not others:
        raise CaravelaError("A game of one seat has no rank to reward.")
    if reward == RANK:
        return [(others + 1 - place) / others for place in outcome.places]
    total = sum(outcome.scores)
    return [points - (total - points) / others for points in outcome.scores]
