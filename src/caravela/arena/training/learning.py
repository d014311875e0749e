"""What is learned from games: rows with their targets, and steps of Adam over them."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from caravela.arena.training.games import Look, Played
from caravela.bots.minds.inputs import Floats, Inputs, Whole
from caravela.bots.minds.network import ANSWERS, LAYERS, LEAD, SCORE, WIN, Layers, Network, result

#: How far a target looks to the end of the game, and how far to what the network thinks a turn later. Low: all turns of
#: a game share one end, and a network that is shown little else learns the ends of a thousand games by heart.
LAMBDA: Final = 0.93
HIDDEN: Final = (64, 32)
BATCH: Final = 512
RATE: Final = 1e-3
DECAY: Final = 0.3
#: How often each row is seen. More of it only teaches games by heart.
EPOCHS: Final = 2.0
#: How often the targets are made anew meanwhile.
PASSES: Final = 3
#: Steps in which a new network learns from scores and evaluations alone.
FIRST_STEPS: Final = 400
#: How much an error in the lead and in the score counts beside one in the chance to win.
LEAD_LOSS: Final = 0.5
SCORE_LOSS: Final = 0.25
#: The share of turns that is kept.
KEPT: Final = 0.2
#: Learning from looks: steps, their size, how many looks and how many rows of games each of them has, and how much more
#: it counts to err about how the turns of one position differ than about the position.
LOOK_STEPS: Final = 4000
LOOK_RATE: Final = 3e-4
LOOKS: Final = 40
ROWS_BESIDE: Final = 128
DIFFERENCE: Final = 4.0
#: So many rows are judged at once.
PIECE: Final = 20_000


class Rows:
    """Ends of turns as every seat saw them, a row for each seat, and what the game brought them.

    `turns` has a line for each turn: how many seats there are, after how many turns the next one follows, and whether
    it is the last of its game. `counts` says which rows are learned from: what a position brings depends on who plays
    on, so the views of seats that somebody else played teach nothing about one's own chances.
    """

    def __init__(self, whole: Whole, real: Floats, ends: Floats, turns: Whole, counts: npt.NDArray[np.bool_]) -> None:
        self.whole = whole
        self.real = real
        self.ends = ends
        self.turns = turns
        self.counts = counts

    def __len__(self) -> int:
        return len(self.ends)


def together(parts: list[Rows]) -> Rows:
    """All rows in one."""
    names = ("whole", "real", "ends", "turns", "counts")
    return Rows(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


class Looks:
    """What looks ahead have found: the ends of the turns that each compared, and what became of them.

    `sizes` has the number of turns of each look.
    """

    def __init__(self, whole: Whole, real: Floats, answers: Floats, sizes: Whole) -> None:
        self.whole = whole
        self.real = real
        self.answers = answers
        self.sizes = sizes

    def __len__(self) -> int:
        return len(self.sizes)


def all_looks(parts: list[Looks]) -> Looks:
    """All looks in one."""
    names = ("whole", "real", "answers", "sizes")
    return Looks(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def looks_of(inputs: Inputs, looks: list[Look]) -> Looks:
    """The rows of some looks."""
    ends = [end for look in looks for end in look.ends]
    whole, real = inputs.look(ends, [look.seat for look in looks for _ in look.ends])
    answers = [look.answers for look in looks] or [np.zeros((0, ANSWERS), np.float32)]
    sizes = np.array([len(look.ends) for look in looks], np.int32)
    return Looks(whole.astype(np.int16), real, np.concatenate(answers).astype(np.float32), sizes)


def rows_of(inputs: Inputs, game: Played, mine: list[int], spread: float, random: np.random.Generator) -> Rows:
    """The rows of one game: some of its turns, all seats' views; those of the seats in `mine` count."""
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
    return Rows(
        whole.astype(np.int16),
        real,
        np.tile(np.array(end, np.float32), (len(kept), 1)),
        turns,
        np.tile(np.array([seat in mine for seat in range(seats)]), len(kept)),
    )


def thoughts(network: Network, rows: Rows) -> Floats:
    """What a network thinks of every row."""
    pieces = [slice(first, first + PIECE) for first in range(0, len(rows), PIECE)]
    expand = network.inputs.expand
    return np.concatenate([network.answers(expand(rows.whole[piece], rows.real[piece])) for piece in pieces])


def loss_of(network: Network, rows: Rows) -> float:
    """How far a network's chances to win are from how the games ended, for the rows that count."""
    likely = np.clip(thoughts(network, rows)[rows.counts, WIN], 1e-6, 1 - 1e-6)
    won = rows.ends[rows.counts, WIN]
    return float(-np.mean(won * np.log(likely) + (1 - won) * np.log(1 - likely)))


def targets(rows: Rows, network: Network) -> Floats:
    """What the network should have thought: TD(λ) over the turns of each game, with what it thinks now."""
    thought = thoughts(network, rows)
    out = rows.ends.copy()
    after = len(rows)
    for seats, gap, last in rows.turns[::-1].tolist():
        before = after - seats
        if not last:
            then = LAMBDA**gap
            out[before:after] = (1 - then) * thought[after : after + seats] + then * out[after : after + seats]
        after = before
    return out


def scaling(inputs: Inputs, rows: Rows) -> tuple[Floats, Floats]:
    """What is taken from each input, and what it is divided by, so that a network sees all of them at one scale."""
    some = slice(None, None, max(1, len(rows) // 50_000))
    seen = inputs.expand(rows.whole[some], rows.real[some])
    return seen.mean(0).astype(np.float32), np.maximum(seen.std(0), 0.02).astype(np.float32)


def member(inputs: Inputs, means: Floats, scales: Floats, rows: Rows, random: np.random.Generator) -> Layers:
    """One network of several, from first weights to what these rows teach.

    It begins with scores and evaluations alone and is shown the rest of the position when it knows what those are
    worth. It never goes on from the weights of the round before: they have the errors that its turns were chosen by.
    """
    network = Network(inputs, [_first_weights(inputs, random)], means, scales, 1.0)
    layers = network.members[0]
    adam = Adam(layers)
    picked = np.flatnonzero(rows.counts)

    def descend(aims: Floats, steps: int, rate: float, end: float, worths_only: bool = False) -> None:
        for step in range(steps):
            batch = picked[random.integers(0, len(picked), BATCH)]
            shown = inputs.expand(rows.whole[batch], rows.real[batch])
            if worths_only:
                shown[:, : -inputs.extras] = means[: -inputs.extras]
            scaled = (shown - means) / scales
            adam.step(gradients_of(layers, scaled, inputs.extras, aims[batch]), rate + (end - rate) * step / steps)
        network.fold()

    descend(rows.ends, FIRST_STEPS, 2 * RATE, 0.2 * RATE, worths_only=True)
    steps = max(1, int(EPOCHS * len(picked) / BATCH / PASSES))
    for one in range(PASSES):
        first, last = (RATE * (1.03 - at / PASSES) for at in (one, one + 1))
        descend(targets(rows, network), steps, first, last)
    return layers


def refined(network: Network, number: int, rows: Rows, looks: Looks, random: np.random.Generator) -> Layers:
    """A member that goes on from its weights: with what looks have found, and beside that with the rows of games.

    A look shows turns that nobody has taken, about which games teach nothing.
    """
    inputs, means, scales = network.inputs, network.means, network.scales
    layers = {name: layer.copy() for name, layer in network.members[number].items()}
    adam = Adam(layers)
    aims = targets(rows, network)
    picked = np.flatnonzero(rows.counts)
    last = np.cumsum(looks.sizes)
    first = last - looks.sizes
    for step in range(LOOK_STEPS):
        chosen = random.integers(0, len(looks), LOOKS)
        batch = np.concatenate([np.arange(first[look], last[look]) for look in chosen])
        beside = picked[random.integers(0, len(picked), ROWS_BESIDE)]
        whole = np.concatenate([looks.whole[batch], rows.whole[beside]])
        real = np.concatenate([looks.real[batch], rows.real[beside]])
        scaled = (inputs.expand(whole, real) - means) / scales
        aimed = _apart(layers, scaled[: len(batch)], inputs.extras, looks.answers[batch], looks.sizes[chosen])
        aimed = np.concatenate([aimed, aims[beside]])
        rate = LOOK_RATE * (1.02 - step / LOOK_STEPS)
        adam.step(gradients_of(layers, scaled, inputs.extras, aimed), rate)
    return layers


def _apart(layers: Layers, scaled: Floats, extras: int, answers: Floats, sizes: Whole) -> Floats:
    """Targets for the turns of some looks, moved so that an error about their differences counts more."""
    _, _, out = forward(layers, scaled, extras)
    out[:, WIN] = 1 / (1 + np.exp(-np.clip(out[:, WIN], -30, 30)))
    error = out - answers
    first = np.cumsum(sizes) - sizes
    means = np.add.reduceat(error, first) / sizes[:, None]
    moved: Floats = answers - DIFFERENCE * (error - np.repeat(means, sizes, 0))
    return moved


def _first_weights(inputs: Inputs, random: np.random.Generator) -> Layers:
    """Weights that know nothing; what is shown of the state counts nothing yet."""
    sizes = (inputs.size, *HIDDEN, ANSWERS)
    layers: Layers = {}
    for layer in range(3):
        scale = np.sqrt(2 / sizes[layer]) if layer < 2 else np.sqrt(1 / sizes[layer])
        layers[f"w{layer + 1}"] = (random.standard_normal(sizes[layer : layer + 2]) * scale).astype(np.float32)
        layers[f"b{layer + 1}"] = np.zeros(sizes[layer + 1], np.float32)
    layers["w1"] *= np.sqrt(inputs.size / inputs.extras)
    layers["w1"][: -inputs.extras] = 0.0
    layers["w3"] *= 0.1
    layers["w4"] = np.zeros((inputs.extras, ANSWERS), np.float32)
    return layers


class Adam:
    """Steps of gradient descent with moments (Kingma and Ba, 2015)."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.first = {name: np.zeros_like(layers[name]) for name in LAYERS}
        self.second = {name: np.zeros_like(layers[name]) for name in LAYERS}
        self.steps = 0

    def step(self, gradients: Layers, rate: float) -> None:
        """One step against the gradients."""
        self.steps += 1
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name in LAYERS:
            gradient = gradients[name]
            if name.startswith("w"):
                self.layers[name] *= 1 - rate * DECAY
            self.first[name] += 0.1 * (gradient - self.first[name])
            self.second[name] += 0.001 * (gradient * gradient - self.second[name])
            self.layers[name] -= (scale * self.first[name] / (np.sqrt(self.second[name]) + 1e-8)).astype(np.float32)


def forward(layers: Layers, scaled: Floats, extras: int) -> tuple[Floats, Floats, Floats]:
    """Both hidden layers of a member, and its answers, the chance to win not yet squeezed between 0 and 1."""
    one = np.maximum(scaled @ layers["w1"] + layers["b1"], 0)
    two = np.maximum(one @ layers["w2"] + layers["b2"], 0)
    return one, two, two @ layers["w3"] + scaled[:, -extras:] @ layers["w4"] + layers["b3"]


def gradients_of(layers: Layers, scaled: Floats, extras: int, targets: Floats) -> Layers:
    """The gradients for a batch of scaled inputs, the last `extras` of which are scores and evaluations."""
    one, two, out = forward(layers, scaled, extras)
    worths = scaled[:, -extras:]
    win = 1 / (1 + np.exp(-np.clip(out[:, WIN], -30, 30)))
    error = out - targets
    error[:, WIN] = win - targets[:, WIN]
    error[:, LEAD] *= LEAD_LOSS
    error[:, SCORE] *= SCORE_LOSS
    error /= len(scaled)
    back = (error @ layers["w3"].T) * (two > 0)
    further = (back @ layers["w2"].T) * (one > 0)
    gradients: dict[str, Any] = {
        "w3": two.T @ error,
        "b3": error.sum(0),
        "w2": one.T @ back,
        "b2": back.sum(0),
        "w1": scaled.T @ further,
        "b1": further.sum(0),
        "w4": worths.T @ error,
    }
    return gradients
