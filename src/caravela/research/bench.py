"""How fast environments are: ours, and others that are installed (the extra `peers`), in one run.

Each plays random legal actions and gets what a learner needs at every decision: an observation and what is legal. The
measure is decisions in a second of processor time, so that a busy machine does not matter much and threads count; the
best of some short runs counts, since whatever disturbs can only slow down.
"""

from __future__ import annotations

import gc
import importlib
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import msgspec

from caravela.core.extras import need

#: Games in a batch, and environments in a vector of OpenSpiel's.
BATCH: Final = 256
VECTOR: Final = 32
#: Seconds of a run.
SECONDS: Final = 0.3
#: What plays on for a while, and says how many decisions that were.
Player = Callable[[], int]


class Pace(msgspec.Struct):
    """An environment and its decisions a second, in the best of some runs."""

    name: str
    decisions_per_second: float
    #: How many times that the batch makes: of the same game, or for other environments of our slowest.
    batch_is: float
    ours: bool = False


def measure(tables: list[tuple[str, int]], runs: int) -> Iterator[Pace]:
    """Our three routes for each game and its number of seats, then every other environment that can be imported."""
    need("numpy", "research")
    batches = []
    for game, seats in tables:
        batches.append(_pace(_batch(game, seats), runs))
        yield Pace(f"{game}, {seats} seats: batch of {BATCH}", batches[-1], 1.0, ours=True)
        for name, make in (("PettingZoo", _pettingzoo), ("Gymnasium", _gymnasium)):
            pace = _pace(make(game, seats), runs)
            yield Pace(f"{game}, {seats} seats: {name}", pace, batches[-1] / pace, ours=True)
    for title, other in OTHERS.items():
        try:
            play = other()
        except ImportError:
            continue
        pace = _pace(play, runs)
        yield Pace(title, pace, min(batches) / pace)


def _pace(play: Player, runs: int) -> float:
    play()
    paces = []
    for _ in range(runs):
        gc.collect()
        decisions, started = 0, time.process_time()
        while (spent := time.process_time() - started) < SECONDS:
            decisions += play()
        paces.append(decisions / spent)
    return max(paces)


def _batch(game: str, seats: int) -> Player:
    from caravela.research.batch import Batch

    batch = Batch(game, seats, BATCH)

    def play() -> int:
        batch.step(batch.random_actions())
        return BATCH

    return play


def _pettingzoo(game: str, seats: int) -> Player:
    from caravela.research.pettingzoo import env

    numpy = need("numpy", "research")
    made = env(game, seats=seats)
    made.reset(seed=1)
    random = Random(1)

    def play() -> int:
        """As in PettingZoo's own benchmark."""
        for _ in range(50):
            observation, _, over, _, _ = made.last()
            if over:
                made.reset(seed=random.randrange(1000))
                continue
            made.step(random.choice(numpy.flatnonzero(observation["action_mask"]).tolist()))
        return 50

    return play


def _gymnasium(game: str, seats: int) -> Player:
    from caravela.research.gymnasium import CaravelaEnv

    env = CaravelaEnv(game, seats)
    env.reset(seed=1)

    def play() -> int:
        """Counts the decisions of the bots too."""
        before = len(env.play.taken)
        for _ in range(20):
            if env.step(env.action_space.sample())[2]:
                done = len(env.play.taken) - before
                env.reset()
                return done
        return len(env.play.taken) - before

    return play


def _catanatron() -> Player:
    importlib.import_module("catanatron_gym")
    gymnasium = need("gymnasium", "research")
    env = gymnasium.make("catanatron-v1", disable_env_checker=True).unwrapped
    env.reset(seed=1)
    random = Random(1)

    def play() -> int:
        """Counts the decisions of the bot too."""
        before = len(env.game.state.actions)
        for _ in range(20):
            _, _, over, cut, _ = env.step(random.choice(env.get_valid_actions()))
            if over or cut:
                done = len(env.game.state.actions) - before
                env.reset()
                return int(done)
        return len(env.game.state.actions) - before

    return play


def _open_spiel(name: str) -> Player:
    importlib.import_module("open_spiel.python.games")
    environment = importlib.import_module("open_spiel.python.rl_environment")
    agent = importlib.import_module("open_spiel.python.rl_agent")
    vector = importlib.import_module("open_spiel.python.vector_env")
    env = vector.SyncVectorEnv([environment.Environment(name, include_full_state=False) for _ in range(VECTOR)])
    random = Random(1)
    steps = env.reset()

    def play() -> int:
        nonlocal steps
        chosen = []
        for step in steps:
            player = step.observations["current_player"]
            chosen.append(agent.StepOutput(random.choice(step.observations["legal_actions"][player]), None))
        steps = env.step(chosen, reset_if_done=True)[0]
        return VECTOR

    return play


def _rlcard(name: str) -> Player:
    rlcard = importlib.import_module("rlcard")
    env = rlcard.make(name, config={"seed": 1})
    random = Random(1)
    state, _ = env.reset()

    def play() -> int:
        nonlocal state
        for _ in range(50):
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            if env.is_over():
                state, _ = env.reset()
        return 50

    return play


def _pgx(name: str) -> Player:
    jax = importlib.import_module("jax")
    pgx = importlib.import_module("pgx")
    again = importlib.import_module("pgx.experimental").auto_reset
    env = pgx.make(name)
    begin, go_on = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(again(env.step, env.init)))
    drawn = jax.jit(jax.vmap(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(float)))))
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, BATCH))

    def play() -> int:
        nonlocal key, state
        key, first, second = jax.random.split(key, 3)
        actions = drawn(jax.random.split(first, BATCH), state.legal_action_mask)
        state = go_on(state, actions, jax.random.split(second, BATCH))
        state.observation.block_until_ready()
        return BATCH

    return play


#: Other environments, and what plays them.
OTHERS: Final[dict[str, Callable[[], Player]]] = {
    "Catanatron: Gymnasium": _catanatron,
    "OpenSpiel python_block_dominoes: vector of 32": lambda: _open_spiel("python_block_dominoes"),
    "OpenSpiel python_liars_poker: vector of 32": lambda: _open_spiel("python_liars_poker"),
    "OpenSpiel backgammon (C++): vector of 32": lambda: _open_spiel("backgammon"),
    "RLCard uno": lambda: _rlcard("uno"),
    "RLCard doudizhu": lambda: _rlcard("doudizhu"),
    "Pgx backgammon on the CPU: batch of 256": lambda: _pgx("backgammon"),
}
