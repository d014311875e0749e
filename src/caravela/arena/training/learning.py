"""What is learned from games: rows with their targets, and steps of Adam over them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from caravela.arena.training.games import Played
from caravela.bots.minds.inputs import Floats, Inputs, Whole
from caravela.bots.minds.network import LAYERS, LEAD, SCORE, WIN, Network, result

#: How far a target looks to the end of the game, and how far to what the network thinks a turn later. Low: all turns of
#: a game share one end, and a network that is shown little else learns the ends of a thousand games by heart.
LAMBDA: Final = 0.9
HIDDEN: Final = (64, 32)
BATCH: Final = 512
RATE: Final = 1e-3
DECAY: Final = 1.0
#: How often the loss on what is held out is looked at, in steps, and how many rows are held out at most.
CHECKED: Final = 100
MOST_HELD: Final = 12_000
#: How much an error in the lead and in the score counts beside one in the chance to win.
LEAD_LOSS: Final = 0.5
SCORE_LOSS: Final = 0.25
#: The share of turns that is kept.
KEPT: Final = 0.35
#: So many rows are judged at once.
PIECE: Final = 20_000


class Rows:
    """Ends of turns as every seat saw them, a row for each seat, and what the game brought them.

    `turns` has a line for each turn: how many seats there are, after how many turns the next one follows, and whether
    it is the last of its game.
    """

    def __init__(self, whole: Whole, real: Floats, ends: Floats, turns: Whole) -> None:
        self.whole = whole
        self.real = real
        self.ends = ends
        self.turns = turns

    def __len__(self) -> int:
        return len(self.ends)


def together(parts: list[Rows]) -> Rows:
    """All rows in one."""
    return Rows(
        np.concatenate([part.whole for part in parts]),
        np.concatenate([part.real for part in parts]),
        np.concatenate([part.ends for part in parts]),
        np.concatenate([part.turns for part in parts]),
    )


def rows_of(inputs: Inputs, game: Played, spread: float, random: np.random.Generator) -> Rows:
    """The rows of one game: some of its turns, all seats' views."""
    seats = game.states[0].seats
    kept = np.flatnonzero(random.random(len(game.states)) < KEPT)
    if not len(kept):
        kept = np.array([len(game.states) - 1])
    seen_by = inputs.rules.seen_by
    states = [seen_by(game.states[turn], seat) for turn in kept for seat in range(seats)]
    whole, real = inputs.look(states, list(range(seats)) * len(kept))
    end = [result(game.outcome.scores, game.outcome.winners, seat, spread) for seat in range(seats)]
    turns = np.zeros((len(kept), 3), np.int32)
    turns[:, 0] = seats
    turns[:, 1] = np.diff(kept, append=len(game.states))
    turns[-1, 2] = 1
    return Rows(whole.astype(np.int16), real, np.tile(np.array(end, np.float32), (len(kept), 1)), turns)


def targets(rows: Rows, network: Network) -> Floats:
    """What the network should have thought: TD(λ) over the turns of each game, with what it thinks now."""
    thought = np.concatenate(
        [
            network.answers(network.inputs.expand(rows.whole[first : first + PIECE], rows.real[first : first + PIECE]))
            for first in range(0, len(rows), PIECE)
        ]
    )
    out = rows.ends.copy()
    after = len(rows)
    for seats, gap, last in rows.turns[::-1].tolist():
        before = after - seats
        if not last:
            then = LAMBDA**gap
            out[before:after] = (1 - then) * thought[after : after + seats] + then * out[after : after + seats]
        after = before
    return out


def fresh(inputs: Inputs, rows: Rows, spread: float, random: np.random.Generator) -> Network:
    """A network that knows nothing yet; its inputs are scaled as these rows need.

    What it is shown of the state counts nothing at first: it begins with scores and evaluations alone.
    """
    some = slice(None, None, max(1, len(rows) // 50_000))
    seen = inputs.expand(rows.whole[some], rows.real[some])
    means = seen.mean(0)
    scales = np.maximum(seen.std(0), 0.02)
    sizes = (inputs.size, *HIDDEN, 3)
    arrays: dict[str, Floats] = {}
    for layer in range(3):
        scale = np.sqrt(2 / sizes[layer]) if layer < 2 else np.sqrt(1 / sizes[layer])
        arrays[f"w{layer + 1}"] = (random.standard_normal(sizes[layer : layer + 2]) * scale).astype(np.float32)
        arrays[f"b{layer + 1}"] = np.zeros(sizes[layer + 1], np.float32)
    arrays["w1"] *= np.sqrt(inputs.size / inputs.extras)
    arrays["w1"][: -inputs.extras] = 0.0
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


def fit(
    network: Network,
    rows: Rows,
    aims: Floats,
    steps: int,
    random: np.random.Generator,
    rate: float = RATE,
    worths_only: bool = False,
) -> float:
    """Steps over random batches towards aims; the loss on the games that are held out, at the step where it was lowest.

    Held out are the first rows, whole games of the newest round, and they are judged by how those games ended.
    """
    adam = Adam(network)
    held = min(MOST_HELD, len(rows) // 10)
    test = network.inputs.expand(rows.whole[:held], rows.real[:held])
    best, kept = gradients_of(network, test, rows.ends[:held])[1], _copy(network)
    for step in range(1, steps + 1):
        picked = random.integers(held, len(rows), BATCH)
        inputs = network.inputs.expand(rows.whole[picked], rows.real[picked])
        if worths_only:
            inputs[:, : -network.inputs.extras] = network.means[: -network.inputs.extras]
        gradients, _ = gradients_of(network, inputs, aims[picked])
        adam.step(gradients, rate * (1 - 0.9 * step / steps))
        if step % CHECKED == 0:
            loss = gradients_of(network, test, rows.ends[:held])[1]
            if loss < best:
                best, kept = loss, _copy(network)
    network.arrays = kept
    network.fold()
    return best


def _copy(network: Network) -> dict[str, Floats]:
    return {name: array.copy() for name, array in network.arrays.items()}
