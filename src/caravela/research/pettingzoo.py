"""PettingZoo: every game as a turn-based (AEC) environment.

>>> from caravela.research import pettingzoo
>>> env = pettingzoo.env("navegador", seats=2)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(observation["action_mask"].argmax())

An agent is a seat, named by its colour. Chance decides by itself. An illegal action raises IllegalAction with the
rule's reason, and changes nothing. `copy.deepcopy` and pickles keep the position, and the dice to come.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caravela.core.errors import CaravelaError
from caravela.core.extras import need
from caravela.core.options import OptionValue
from caravela.research.play import RANK, Play
from caravela.research.render import MODES, check_mode, show

numpy: Final = need("numpy", "research")
spaces: Final = need("gymnasium.spaces", "research")
AECEnv: Any = need("pettingzoo", "research").AECEnv


def env(game: str, **settings: Any) -> CaravelaEnv:
    """An environment of this game; see `CaravelaEnv` for the settings."""
    return CaravelaEnv(game, **settings)


def observation_space(size: int, actions: int) -> Any:
    """What a seat knows as whole numbers, and 1 for each action that it may take."""
    limits = numpy.iinfo(numpy.int32)
    return spaces.Dict(
        {
            "observation": spaces.Box(limits.min, limits.max, (size,), numpy.int32),
            "action_mask": spaces.Box(0, 1, (actions,), numpy.int8),
        }
    )


class CaravelaEnv(AECEnv):  # type: ignore[misc]
    """A game for so many seats.

    `options` are those of the game; `reward` is `rank` (the share of the others left behind, at the end) or `score`
    (points less the mean of the others'); `render_mode` is human, ansi, rgb_array or svg.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = RANK,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.metadata = {
            "name": f"caravela_{game}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.play = Play(game, seats, options, 0, reward)
        self.possible_agents = list(self.play.rules.meta.seat_ids[:seats])
        self.agents: list[str] = []
        self._observation_space = observation_space(self.play.encoding.size, len(self.play.rules.actions))
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observation_space)
        self.action_spaces = {agent: spaces.Discrete(len(self.play.rules.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbered action table of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts anew; the same seed gives the same chance."""
        self.play.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows; its mask is empty while others decide."""
        seat = self.possible_agents.index(agent)
        if self.play.seat_to_act == seat:
            allowed = numpy.frombuffer(self.play.mask(), numpy.int8)
        else:
            allowed = numpy.zeros(len(self.play.rules.actions), numpy.int8)
        return {"observation": self.play.observation(seat), "action_mask": allowed}

    def step(self, action: Any) -> None:
        """Takes the selected agent's action; None for an agent whose game is over."""
        if not self.agents:
            raise CaravelaError("The game is over, or has not begun; reset the environment.")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise CaravelaError(f"{self.agent_selection} is to act, and None is no action.")
        self.play.step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        if self.play.over:
            self.rewards = dict(zip(self.agents, self.play.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._to_act()
        self._accumulate_rewards()

    def _to_act(self) -> str:
        """The agent to act; at the end the first, so that each is told of it."""
        return self.agents[0] if self.play.over else self.possible_agents[self.play.seat_to_act]

    def render(self) -> Any:
        """The position in the environment's render mode."""
        return show(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def __repr__(self) -> str:
        return f"<CaravelaEnv {self.play.rules.meta.id}, {self.play.seats} seats>"

    __str__ = __repr__
