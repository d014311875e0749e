"""Gymnasium: every game as an environment for one agent; bots have the other seats.

>>> import gymnasium
>>> import caravela.research.gymnasium
>>> env = gymnasium.make("caravela/endeavor-v0", seats=3, bots="greedy")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())

Importing this module registers `caravela/GAME-v0` for every game. `action_space.sample()` gives a legal action. An
illegal one raises IllegalAction with the rule's reason, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from caravela.bots import Bot, check_kind, make_bot
from caravela.core.errors import BadSeats, IllegalAction, UnknownName
from caravela.core.extras import need
from caravela.core.options import OptionValue
from caravela.core.registry import game_ids
from caravela.research.play import RANK, Play
from caravela.research.render import MODES, check_mode, show

numpy: Final = need("numpy", "research")
gymnasium: Final = need("gymnasium", "research")
spaces: Final = need("gymnasium.spaces", "research")
Discrete: Any = spaces.Discrete
Env: Any = gymnasium.Env

#: What becomes of an illegal action.
RAISE: Final = "raise"
REPLACE: Final = "replace"
#: Seeds of games and bots are below this.
SEEDS: Final = 2**31


class Legal(Discrete):  # type: ignore[misc]
    """The numbers of all actions; `sample` gives one that is legal now."""

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        #: 1 for each action that is legal now.
        self.allowed: Any = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal action, or one of the given mask."""
        if mask is None and probability is None:
            mask = self.allowed
        return super().sample(mask, probability)


class CaravelaEnv(Env):  # type: ignore[misc]
    """One seat of a game.

    `bots` is a kind of bot for all other seats, or one for each of them in turn order behind the agent's. `seat` is
    the agent's; with None it is drawn anew for every game. `illegal` is `raise`, or `replace` for learners that know no
    masks: the first legal action is taken instead, and `info["illegal"]` says why. The rest is as in
    `caravela.research.pettingzoo`.
    """

    metadata: Final = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = RANK,
        illegal: str = RAISE,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        if illegal not in (RAISE, REPLACE):
            raise UnknownName("way with illegal actions", illegal, (RAISE, REPLACE))
        self.illegal = illegal
        self.render_mode = render_mode
        self.play = Play(game, seats, options, 0, reward)
        self.kinds = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(self.kinds) != seats - 1:
            raise BadSeats(f"{seats} seats need {seats - 1} bots beside the agent, not {len(self.kinds)}.")
        if seat is not None and not 0 <= seat < seats:
            raise BadSeats(f"There is no seat {seat}; the seats go from 0 to {seats - 1}.")
        for kind in self.kinds:
            check_kind(kind)
        self.fixed_seat = seat
        self.seat = seat or 0
        self._bots: dict[int, Bot] = {}
        limits = numpy.iinfo(numpy.int32)
        self.observation_space = spaces.Box(limits.min, limits.max, (self.play.encoding.size,), numpy.int32)
        self.action_space = Legal(len(self.play.rules.actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Starts anew and plays up to the agent's first decision; the same seed gives the same game."""
        super().reset(seed=seed)
        seats = self.play.seats
        self.seat = int(self.np_random.integers(seats)) if self.fixed_seat is None else self.fixed_seat
        drawn = [int(number) for number in self.np_random.integers(SEEDS, size=seats)]
        self._close_bots()
        self._bots = {
            (self.seat + 1 + place) % seats: make_bot(kind, drawn[place + 1]) for place, kind in enumerate(self.kinds)
        }
        self.play.begin(drawn[0])
        self._play_bots()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Takes the agent's action, then plays on up to its next decision or the end."""
        told = self._take(action)
        self._play_bots()
        return self._observation(), self.play.rewards()[self.seat], self.play.over, False, {**self._info(), **told}

    def _take(self, action: Any) -> dict[str, Any]:
        try:
            self.play.step(action)
        except IllegalAction as error:
            if self.illegal == RAISE:
                raise
            self.play.step(self.play.legal[0])
            return {"illegal": str(error)}
        return {}

    def _play_bots(self) -> None:
        rules = self.play.rules
        while not self.play.over and (seat := self.play.seat_to_act) != self.seat:
            self.play.step(self._bots[seat].choose(rules, rules.seen_by(self.play.state, seat)).number)

    def _observation(self) -> Any:
        return self.play.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        allowed = self.action_masks()
        self.action_space.allowed = allowed if allowed.any() else None
        return {"action_mask": allowed}

    def action_masks(self) -> Any:
        """1 for each action that the agent may take now."""
        return numpy.frombuffer(self.play.mask(), numpy.int8)

    def render(self) -> Any:
        """The position in the environment's render mode."""
        return show(self.play, self.render_mode)

    def close(self) -> None:
        """Puts the bots away."""
        self._close_bots()

    def _close_bots(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots = {}


def register() -> None:
    """Makes `caravela/GAME-v0` known to Gymnasium for every game."""
    for game in game_ids():
        id = f"caravela/{game}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:CaravelaEnv", kwargs={"game": game})


register()
