"""PettingZoo and Gymnasium: their own test suites, and what those do not ask."""

from __future__ import annotations

import copy
import pickle
import sys
import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import caravela.research.gymnasium
from caravela.core.errors import BadAction, BadSeats, CaravelaError, GameOver, IllegalAction, UnknownName
from caravela.research import pettingzoo
from caravela.research.play import Play
from caravela.workshop.conformance.play import GAMES, INSTALLED

with warnings.catch_warnings():
    # They load a game of theirs, in a way that they advise against.
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

caravela.research.gymnasium.register()
GAME = INSTALLED[0]


def finished(env: pettingzoo.CaravelaEnv, seed: int) -> dict[str, float]:
    """Random play to the end; what each agent gets over the whole game."""
    random = Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        over = termination or truncation
        env.step(None if over else random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return total


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_passes_its_own_tests(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # It warns of spaces that are larger than what a game uses.
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game, seats=3), num_cycles=60)
        seed_test(lambda: pettingzoo.env(game, seats=2), num_cycles=40)


def test_pettingzoo_renders(capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[Any] = []

    def env(render_mode: str) -> pettingzoo.CaravelaEnv:
        made = pettingzoo.env("pig", render_mode=render_mode)
        seen.append(made)
        return made

    render_test(env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    assert len(seen) == 5


def test_a_picture_has_colours() -> None:
    env = pettingzoo.env(GAME, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape[1:] == (960, 3) and picture.dtype == np.uint8
    assert picture.std() > 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", ["rank", "score"])
def test_rewards_are_those_of_the_end(game: str, reward: str) -> None:
    env = pettingzoo.env(game, seats=3, reward=reward)
    total = list(finished(env, 5).values())
    outcome = env.play.rules.outcome(env.play.state)
    assert outcome is not None
    if reward == "rank":
        assert total == [(3 - place) / 2 for place in outcome.places]
        assert sum(total) == pytest.approx(1.5)
    else:
        assert total == [points - (sum(outcome.scores) - points) / 2 for points in outcome.scores]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_keep_the_position_and_the_dice(game: str, how: Any) -> None:
    env = pettingzoo.env(game, seats=2)
    env.reset(seed=4)
    random = Random(2)
    for _ in range(30):
        if env.play.over:
            break
        env.step(random.choice(env.play.legal))
    other = how(env)
    for one in (env, other):
        moves = Random(9)
        for _ in range(40):
            if not one.play.over:
                one.step(moves.choice(one.play.legal))
    assert other.play.state.digest() == env.play.state.digest()
    assert other.play.taken == env.play.taken
    assert other.agent_selection == env.agent_selection


def test_copies_go_their_own_way() -> None:
    env = pettingzoo.env(GAME)
    env.reset(seed=1)
    before = env.play.state.digest()
    other = copy.deepcopy(env)
    other.step(other.play.legal[0])
    assert env.play.state.digest() == before != other.play.state.digest()


@pytest.mark.parametrize("game", INSTALLED)
def test_an_illegal_action_raises_with_the_rule_and_changes_nothing(game: str) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=1)
    wrong = next(number for number in range(env.action_space("red").n) if number not in env.play.legal)
    before = env.play.state.digest(), env.agent_selection, list(env.play.taken)
    with pytest.raises(IllegalAction, match=r"cannot play .* now: .*\(see "):
        env.step(wrong)
    with pytest.raises(BadAction):
        env.step(99999)
    with pytest.raises(CaravelaError, match="None is no action"):
        env.step(None)
    assert (env.play.state.digest(), env.agent_selection, list(env.play.taken)) == before


def test_only_the_agent_to_act_has_a_mask() -> None:
    env = pettingzoo.env(GAME, seats=3)
    env.reset(seed=1)
    masks = {agent: env.observe(agent)["action_mask"].sum() for agent in env.agents}
    assert [agent for agent, count in masks.items() if count] == [env.agent_selection]


def test_a_play_becomes_a_match() -> None:
    play = Play(GAME, 2, seed=3)
    for _ in range(20):
        play.step(play.legal[-1])
    match = play.match()
    assert match.state.digest() == play.state.digest()
    assert [step.action.number for step in match.steps] == play.taken


@pytest.mark.parametrize("game", INSTALLED)
def test_gymnasium_passes_its_own_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`check_env` draws an action before it resets, so an illegal one must be bearable for it."""
    env = gymnasium.make(f"caravela/{game}-v0", seats=3, illegal="replace").unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)


def test_gymnasium_renders(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("caravela/pig-v0", render_mode="ansi")
    env.reset(seed=1)
    assert "to act" in str(env.render())


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vectors_of_environments_play_the_same_games(mode: Any) -> None:
    vector = gymnasium.make_vec(f"caravela/{GAME}-v0", num_envs=2, vectorization_mode=mode, seats=2, bots="random")
    alone = [gymnasium.make(f"caravela/{GAME}-v0", seats=2, bots="random") for _ in range(2)]
    rows, info = vector.reset(seed=7)
    pairs = [env.reset(seed=7 + place) for place, env in enumerate(alone)]
    for _ in range(25):
        actions = info["action_mask"].argmax(axis=1)
        assert np.array_equal(rows, np.stack([pair[0] for pair in pairs]))
        rows, _, _, _, info = vector.step(actions)
        steps = [env.step(action) for env, action in zip(alone, actions, strict=True)]
        pairs = [(step[0], step[4]) for step in steps]
    vector.close()


@pytest.mark.parametrize("kind", ["greedy", f"program:{sys.executable} tests/bots/first_legal.py"])
def test_bots_of_any_kind_have_the_other_seats(kind: str) -> None:
    env = gymnasium.make("caravela/pig-v0", seats=3, bots=["random", kind], seat=None)
    assert isinstance(env.unwrapped, caravela.research.gymnasium.CaravelaEnv)
    seats = set()
    for seed in range(8):
        env.reset(seed=seed)
        seats.add(env.unwrapped.seat)
        done = False
        while not done:
            _, reward, done, _, _ = env.step(env.action_space.sample())
        assert 0 <= float(reward) <= 1
    assert len(seats) > 1
    env.close()


def test_what_is_no_action_is_refused_in_a_sentence() -> None:
    env = caravela.research.pettingzoo.env(GAME)
    with pytest.raises(CaravelaError, match="or has not begun; reset the environment"):
        env.step(0)
    env.reset(seed=1)
    for wrong in ("sail", 1.5):
        with pytest.raises(BadAction, match="is not the number of an action"):
            env.step(wrong)


def test_gymnasium_refuses_or_replaces_what_is_illegal() -> None:
    strict = caravela.research.gymnasium.CaravelaEnv(GAME)
    strict.reset(seed=1)
    wrong = next(number for number in range(strict.action_space.n) if number not in strict.play.legal)
    before = strict.play.state.digest()
    with pytest.raises(IllegalAction):
        strict.step(wrong)
    assert strict.play.state.digest() == before
    lenient = caravela.research.gymnasium.CaravelaEnv(GAME, illegal="replace")
    lenient.reset(seed=1)
    *_, info = lenient.step(wrong)
    assert "cannot play" in info["illegal"]


def test_the_end_is_the_end() -> None:
    env = caravela.research.gymnasium.CaravelaEnv("pig")
    env.reset(seed=1)
    done = False
    while not done:
        _, _, done, _, info = env.step(env.action_space.sample())
    assert not info["action_mask"].any()
    with pytest.raises(GameOver):
        env.step(0)


@pytest.mark.parametrize(
    ("settings", "error", "told"),
    [
        ({"game": "chess"}, UnknownName, "There is no game called 'chess'"),
        ({"seats": 9}, BadSeats, "players, not 9"),
        ({"options": {"wind": "on"}}, UnknownName, "There is no option called 'wind'"),
        ({"reward": "fame"}, UnknownName, "There is no reward called 'fame'"),
        ({"render_mode": "oil"}, UnknownName, "There is no render mode called 'oil'"),
    ],
)
@pytest.mark.parametrize("make", [pettingzoo.env, caravela.research.gymnasium.CaravelaEnv])
def test_bad_settings_are_told_in_a_sentence(make: Any, settings: Any, error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        make(**{"game": GAME, **settings})


@pytest.mark.parametrize(
    ("settings", "error"),
    [({"bots": "genius"}, UnknownName), ({"bots": ["random"] * 3}, BadSeats), ({"seat": 2}, BadSeats)],
)
def test_bad_opponents_are_told_in_a_sentence(settings: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        caravela.research.gymnasium.CaravelaEnv(GAME, **settings)


def test_rendering_without_a_mode_is_refused() -> None:
    for env in (pettingzoo.env("pig"), caravela.research.gymnasium.CaravelaEnv("pig")):
        env.reset(seed=1)
        with pytest.raises(CaravelaError, match="without a render_mode"):
            env.render()
