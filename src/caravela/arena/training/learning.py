"""What is learned from games: rows with their targets, and steps of Adam over them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from caravela.arena.training.games import Played
from caravela.bots.minds.inputs import Floats, Inputs, Whole
from caravela.bots.minds.network import LAYERS, LEAD, SCORE, WIN, Network, result

#: How far a target looks to the end of the game, and how far to what the network thought a turn later.
LAMBDA: Final = 0.95
HIDDEN: Final = (64, 32)
BATCH: Final = 512
RATE: Final = 1e-3
DECAY: Final = 1.0
#: The share of inputs that each row of a batch lacks.
FORGOTTEN: Final = 0.3
#: How often the loss on what is held out is looked at, in steps, and how many rows are held out at most.
CHECKED: Final = 100
MOST_HELD: Final = 12_000
#: How much an error in the lead and in the score counts beside one in the chance to win.
LEAD_LOSS: Final = 0.5
SCORE_LOSS: Final = 0.25
#: The share of all views of positions that is kept.
KEPT: Final = 0.5


class Rows:
    """Positions as seats saw them, with the targets for the three answers."""

    def __init__(self, whole: Whole, real: Floats, targets: Floats) -> None:
        self.whole = whole
        self.real = real
        self.targets = targets

    def __len__(self) -> int:
        return len(self.targets)


def together(parts: list[Rows]) -> Rows:
    """All rows in one."""
    return Rows(
        np.concatenate([part.whole for part in parts]),
        np.concatenate([part.real for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


def rows_of(inputs: Inputs, game: Played, spread: float, network: Network | None, random: np.random.Generator) -> Rows:
    """The rows of one game, all seats' views; with a network, targets are TD(λ), else what the game brought."""
    seats = game.states[0].seats
    seen_by = inputs.rules.seen_by
    states = [seen_by(state, seat) for state in game.states for seat in range(seats)]
    whole, real = inputs.look(states, list(range(seats)) * len(game.states))
    last = np.array(
        [result(game.outcome.scores, game.outcome.winners, seat, spread) for seat in range(seats)], np.float32
    )
    targets = np.empty((len(game.states), seats, 3), np.float32)
    targets[:] = last
    if network is not None:
        thought = network.answers(inputs.expand(whole, real)).reshape(targets.shape)
        for turn in range(len(game.states) - 2, -1, -1):
            targets[turn] = (1 - LAMBDA) * thought[turn + 1] + LAMBDA * targets[turn + 1]
    kept = random.random(len(states)) < KEPT
    return Rows(whole[kept].astype(np.int16), real[kept], targets.reshape(-1, 3)[kept])


def fresh(inputs: Inputs, rows: Rows, spread: float, random: np.random.Generator) -> Network:
    """A network that knows nothing yet; its inputs are scaled as these rows need."""
    seen = inputs.expand(rows.whole, rows.real)
    means = seen.mean(0)
    scales = np.maximum(seen.std(0), 0.02)
    sizes = (inputs.size, *HIDDEN, 3)
    arrays: dict[str, Floats] = {}
    for layer in range(3):
        scale = np.sqrt(2 / sizes[layer]) if layer < 2 else np.sqrt(1 / sizes[layer])
        arrays[f"w{layer + 1}"] = (random.standard_normal(sizes[layer : layer + 2]) * scale).astype(np.float32)
        arrays[f"b{layer + 1}"] = np.zeros(sizes[layer + 1], np.float32)
    arrays["w3"] *= 0.1
    arrays["w4"] = np.zeros((inputs.extras, 3), np.float32)
    return Network(inputs, arrays, means.astype(np.float32), scales.astype(np.float32), spread)


class Adam:
    """Steps of gradient descent with moments (Kingma and Ba, 2015)."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.first = {name: np.zeros_like(network.arrays[name]) for name in LAYERS}
        self.second = {name: np.zeros_like(network.arrays[name]) for name in LAYERS}
        self.steps = 0

    def step(self, gradients: dict[str, Floats], rate: float) -> None:
        """One step against the gradients."""
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name in LAYERS:
            gradient = gradients[name]
            if name.startswith("w"):
                self.network.arrays[name] *= 1 - rate * DECAY
            self.first[name] += 0.1 * (gradient - self.first[name])
            self.second[name] += 0.001 * (gradient * gradient - self.second[name])
            self.network.arrays[name] -= (scale * self.first[name] / (np.sqrt(self.second[name]) + 1e-8)).astype(
                np.float32
            )


def gradients_of(network: Network, inputs: Floats, targets: Floats) -> tuple[dict[str, Floats], float]:
    """The gradients for a batch, and the loss of the chance to win."""
    arrays = network.arrays
    scaled = (inputs - network.means) / network.scales
    one = np.maximum(scaled @ arrays["w1"] + arrays["b1"], 0)
    two = np.maximum(one @ arrays["w2"] + arrays["b2"], 0)
    worths = scaled[:, -network.inputs.extras :]
    out = two @ arrays["w3"] + worths @ arrays["w4"] + arrays["b3"]
    win = 1 / (1 + np.exp(-np.clip(out[:, WIN], -30, 30)))
    error = out - targets
    error[:, WIN] = win - targets[:, WIN]
    error[:, LEAD] *= LEAD_LOSS
    error[:, SCORE] *= SCORE_LOSS
    error /= len(inputs)
    back = (error @ arrays["w3"].T) * (two > 0)
    further = (back @ arrays["w2"].T) * (one > 0)
    likely = np.clip(win, 1e-6, 1 - 1e-6)
    loss = -np.mean(targets[:, WIN] * np.log(likely) + (1 - targets[:, WIN]) * np.log(1 - likely))
    gradients: dict[str, Any] = {
        "w3": two.T @ error,
        "b3": error.sum(0),
        "w2": one.T @ back,
        "b2": back.sum(0),
        "w1": scaled.T @ further,
        "b1": further.sum(0),
        "w4": worths.T @ error,
    }
    return gradients, float(loss)


def fit(network: Network, rows: Rows, steps: int, random: np.random.Generator, rate: float = RATE) -> float:
    """Steps over random batches; the loss on the rows of games that are held out, where it was lowest.

    All rows of a game share one end, so a network soon learns games by heart: of all steps the best is kept.
    """
    adam = Adam(network)
    held = _held(rows)
    test = network.inputs.expand(held.whole, held.real)
    best, kept = gradients_of(network, test, held.targets)[1], _copy(network)
    for step in range(1, steps + 1):
        picked = random.integers(len(held), len(rows), BATCH)
        inputs = network.inputs.expand(rows.whole[picked], rows.real[picked])
        _forget(network, inputs, random)
        gradients, _ = gradients_of(network, inputs, rows.targets[picked])
        adam.step(gradients, rate * (1 - 0.9 * step / steps))
        if step % CHECKED == 0:
            loss = gradients_of(network, test, held.targets)[1]
            if loss < best:
                best, kept = loss, _copy(network)
    network.arrays = kept
    network.fold()
    return best


def _forget(network: Network, inputs: Floats, random: np.random.Generator) -> None:
    """Puts the mean in the place of some inputs, so that no game can be told by a few of them; never of the worths."""
    state = inputs[:, : -network.inputs.extras]
    gone = random.random(state.shape, dtype=np.float32) < FORGOTTEN
    np.copyto(state, network.means[: -network.inputs.extras], where=gone)


def _held(rows: Rows) -> Rows:
    """The first rows, which are whole games of the newest round."""
    count = min(MOST_HELD, len(rows) // 10)
    return Rows(rows.whole[:count], rows.real[:count], rows.targets[:count])


def _copy(network: Network) -> dict[str, Floats]:
    return {name: array.copy() for name, array in network.arrays.items()}
