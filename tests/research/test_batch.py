"""Batches: the same games as one by one, in arrays; nothing of a neighbour, and nothing of an illegal step."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from caravela.core.encoding import encoding, mask
from caravela.core.errors import BadAction, BadSeats, CaravelaError, IllegalAction, UnknownName
from caravela.core.registry import load_game
from caravela.research.batch import Batch
from caravela.workshop.conformance.play import GAMES

games = pytest.mark.parametrize("game", GAMES)


@games
def test_the_arrays_are_those_of_the_positions(game: str) -> None:
    batch = Batch(game, seats=3, n=3, seed=4)
    rules, rows = load_game(game), encoding(load_game(game), 3)
    for _ in range(60):
        batch.step(batch.random_actions())
        for place, state in enumerate(batch.games.states):
            seat = int(batch.to_act[place])
            assert seat == rules.to_act(state)
            assert batch.observations[place].tolist() == rows.encode(state, seat)
            assert batch.masks[place].tobytes() == bytes(mask(rules, state))
    assert (batch.observations.dtype, batch.masks.dtype) == (np.int32, np.int8)


@games
def test_games_end_pay_and_begin_anew(game: str) -> None:
    batch = Batch(game, seats=2, n=2, seed=1)
    ended = 0
    for _ in range(6000):
        batch.step(batch.random_actions())
        assert (batch.rewards[~batch.done] == 0).all()
        if batch.done.any():
            ended += 1
            assert batch.rewards[batch.done].sum(axis=1).tolist() == [1.0] * int(batch.done.sum())
            assert batch.masks.any(axis=1).all() and (batch.to_act >= 0).all()
        if ended == 2:
            break
    assert ended == 2


def test_a_game_depends_on_its_key_and_its_actions_alone() -> None:
    alone = Batch(GAMES[0], n=1, keys=[77])
    among = Batch(GAMES[0], n=3, keys=[5, 77, 9])
    other = Batch(GAMES[0], n=1, keys=[78])
    differs = False
    for _ in range(400):
        actions = among.masks.argmax(axis=1)
        assert np.array_equal(alone.observations[0], among.observations[1])
        differs |= not np.array_equal(alone.observations[0], other.observations[0])
        among.step(actions)
        alone.step(actions[1:2])
        other.step(other.masks.argmax(axis=1))
    assert differs


def test_the_same_seed_gives_the_same_batch() -> None:
    one, two = (Batch(GAMES[0], n=4, seed=6) for _ in range(2))
    for _ in range(50):
        actions = one.random_actions()
        assert np.array_equal(actions, two.random_actions())
        one.step(actions)
        two.step(actions)
    assert np.array_equal(one.observations, two.observations)
    one.reset([1, 2, 3, 4])
    assert not one.done.any()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_copies_keep_positions_and_the_chance_to_come(copied: Callable[[Batch], Batch]) -> None:
    batch = Batch(GAMES[0], seats=3, n=3, seed=6)
    for _ in range(40):
        batch.step(batch.random_actions())
    other = copied(batch)
    before = [state.digest() for state in batch.games.states]
    told = []
    for _ in range(80):
        actions = other.random_actions()
        other.step(actions)
        told.append((actions, other.observations))
    assert [state.digest() for state in batch.games.states] == before
    for actions, observations in told:
        assert np.array_equal(actions, batch.random_actions())
        batch.step(actions)
        assert np.array_equal(batch.observations, observations)


def test_arrays_of_earlier_steps_stay_as_they_were() -> None:
    batch = Batch("pig", n=8, seed=1)
    kept = []
    for _ in range(300):
        batch.step(batch.random_actions())
        arrays = (batch.observations, batch.masks, batch.to_act, batch.rewards, batch.done)
        kept.append((arrays, [array.copy() for array in arrays]))
        assert batch.observations.flags.writeable
    assert any(arrays[-1].any() for arrays, _ in kept)
    for arrays, copies in kept:
        assert all(np.array_equal(*pair) for pair in zip(arrays, copies, strict=True))


def test_the_memory_of_arrays_that_nobody_keeps_is_used_again() -> None:
    """A view, and a reader of the bytes, keep an array as well as a name does; what is changed in it is forgotten."""
    batch = Batch("pig", n=8, seed=1)
    other = Batch("pig", n=8, seed=1)
    used = set()
    for _ in range(20):
        batch.observations[:] = 9
        batch.masks[:] = 1
        actions = other.random_actions()
        batch.step(actions)
        other.step(actions)
        used.add(batch.observations.__array_interface__["data"])
        assert np.array_equal(batch.observations, other.observations)
        assert np.array_equal(batch.masks, other.masks)
    assert len(used) == 1
    for keep in (lambda array: array[2:3], memoryview, lambda array: array.reshape(-1)[1:]):
        kept = [(keep(array), array.tobytes()) for array in (batch.observations, batch.masks)]
        before = [bytes(view) for view, _ in kept]
        for _ in range(30):
            batch.step(batch.random_actions())
        assert [bytes(view) for view, _ in kept] == before
        assert [batch.observations.tobytes(), batch.masks.tobytes()] != [whole for _, whole in kept]


def test_one_illegal_action_changes_nothing_in_any_game() -> None:
    batch = Batch(GAMES[0], n=3, seed=2)
    actions = batch.random_actions()
    actions[1] = int((batch.masks[1] == 0).argmax())
    before = [state.digest() for state in batch.games.states]
    with pytest.raises(IllegalAction, match=r"game 1: .* now: .*\(see "):
        batch.step(actions)
    for wrong in (actions[:2], actions / 2, ["a"] * 3, [[0]] * 3, None):
        with pytest.raises(BadAction, match="3 games need 3 whole numbers, an action each, not "):
            batch.step(wrong)
    with pytest.raises(BadAction, match="is not the number of an action"):
        batch.step([99999, 0, 0])
    assert [state.digest() for state in batch.games.states] == before


def test_bad_settings_are_told_in_a_sentence() -> None:
    with pytest.raises(BadSeats):
        Batch(GAMES[0], seats=9)
    with pytest.raises(UnknownName, match="reward called 'fame'"):
        Batch(GAMES[0], reward="fame")
    with pytest.raises(CaravelaError, match="at least one game"):
        Batch(GAMES[0], n=0)
    with pytest.raises(CaravelaError, match="needs 2 keys"):
        Batch(GAMES[0], n=2, keys=[1])
    for keys in (["a", "b"], [0.5, 1], [-1, 0], [0, 2**32]):
        with pytest.raises(CaravelaError, match="needs 2 keys, each from 0"):
            Batch(GAMES[0], n=2, keys=keys)  # type: ignore[arg-type]
