"""OpenSpiel: its own tests, its own search, and what its players may know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

from caravela.core.encoding import encoding
from caravela.core.errors import IllegalAction
from caravela.core.registry import load_game
from caravela.research import openspiel
from caravela.research.openspiel import PREFIX
from caravela.workshop.conformance.play import GAMES

openspiel.register()


def after_chance(state: Any, random: np.random.RandomState) -> Any:
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(random.choice(outcomes, p=chances)))
    return state


def middle(name: str, steps: int = 60) -> Any:
    random = np.random.RandomState(3)
    state = after_chance(pyspiel.load_game(name).new_initial_state(), random)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(int(random.choice(state.legal_actions())))
        after_chance(state, random)
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("last", [False, True])
def test_random_simulations(game: str, last: bool) -> None:
    seats = load_game(game).meta.seats[-1 if last else 0]
    pyspiel.random_sim_test(
        pyspiel.load_game(f"{PREFIX}{game}(players={seats})"), num_sims=1, serialize=not last, verbose=False
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_tensor_is_the_encoding(game: str) -> None:
    seats = load_game(game).meta.seats[0]
    state = middle(f"{PREFIX}{game}(players={seats})")
    rows = encoding(load_game(game), seats)
    for seat in range(seats):
        assert state.observation_tensor(seat) == rows.encode(state.position.state, seat)
    observer = make_observation(state.get_game())
    observer.set_from(state, 0)
    assert set(observer.dict) == {block.name for block in rows.blocks}


def test_a_player_does_not_notice_what_it_cannot_know() -> None:
    name = f"{PREFIX}serenissima(players=2,options=money_open:off)"
    state, other = middle(name), middle(name)
    other.position.state.money[1] += 7
    assert state.information_state_string(0) == other.information_state_string(0)
    assert state.observation_string(0) == other.observation_string(0)
    assert state.observation_tensor(0) == other.observation_tensor(0)
    assert state.information_state_string(1) != other.information_state_string(1)


def test_an_illegal_action_raises_with_the_reason_and_changes_nothing() -> None:
    state = middle(f"{PREFIX}{GAMES[0]}(players=2)")
    before, history = str(state), state.history()
    wrong = next(number for number in range(state.num_distinct_actions()) if number not in state.legal_actions())
    with pytest.raises(IllegalAction, match=r" now: .*\(see "):
        state.apply_action(wrong)
    assert (str(state), state.history()) == (before, history)
    state.apply_action(state.legal_actions()[0])


def test_clones_go_their_own_way() -> None:
    state = middle(f"{PREFIX}{GAMES[0]}(players=2)")
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_their_search_and_their_evaluation_play_a_whole_game() -> None:
    game = pyspiel.load_game(f"{PREFIX}pig(players=2)")
    random = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    returns = evaluate_bots.evaluate_bots(
        game.new_initial_state(), [search, uniform_random.UniformRandomBot(1, random)], random
    )
    assert sorted(returns) == [0, 1]


def test_their_search_decides_in_a_large_game() -> None:
    state = middle(f"{PREFIX}{GAMES[0]}(players=2)", 10)
    random = np.random.RandomState(1)
    search = mcts.MCTSBot(state.get_game(), 1.4, 3, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert search.step(state) in state.legal_actions()


def test_their_environment_steps_it() -> None:
    environment = rl_environment.Environment(pyspiel.load_game(f"{PREFIX}pig(players=2)"))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0 if player else -1]])
        if len(environment.get_state.history()) > 300:
            break
    assert len(step.observations["info_state"]) == 2


@pytest.mark.parametrize("name", ["pig(players=99)", "pig(players=2,options=wind:on)"])
def test_bad_parameters_are_told(name: str) -> None:
    with pytest.raises(Exception, match=r"players, not 99|no option called 'wind'|players"):
        pyspiel.load_game(f"{PREFIX}{name}").new_initial_state()
