"""A small network that judges positions at the ends of turns: two layers, three answers for whoever looks.

The answers are the chance to win, the lead over the best other seat, and the score, the last two in units of `spread`.
Weights are a file of at most 500 kB in `weights/`, with a card beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from caravela.bots import WEIGHTS
from caravela.bots.minds.inputs import Floats, Inputs
from caravela.core.errors import CaravelaError
from caravela.core.rules import Rules, Seat

#: The layers' arrays; w4 leads from scores and evaluations straight to the answers.
LAYERS: Final = ("w1", "b1", "w2", "b2", "w3", "b3", "w4")
WIN: Final = 0
LEAD: Final = 1
SCORE: Final = 2


class Network:
    """Judges positions of one game, for any number of seats."""

    def __init__(self, inputs: Inputs, arrays: dict[str, Floats], means: Floats, scales: Floats, spread: float) -> None:
        self.inputs = inputs
        self.arrays = arrays
        #: What is taken from each input, and what it is divided by, before the first layer.
        self.means = means
        self.scales = scales
        #: The points that one unit of lead or score stands for.
        self.spread = spread
        #: How far it should be helped by the hand-written evaluation; a network that has seen little needs that.
        self.blend = 0.0
        self.fold()

    def fold(self) -> None:
        """Puts the scaling of the inputs into the first layer."""
        self._w1 = self.arrays["w1"] / self.scales[:, None]
        self._b1 = self.arrays["b1"] - self.means @ self._w1
        worths = slice(-self.inputs.extras, None)
        self._w4 = self.arrays["w4"] / self.scales[worths, None]
        self._b4 = self.arrays["b3"] - self.means[worths] @ self._w4

    def answers(self, inputs: Floats) -> Floats:
        """Win chance, lead and score for each row of inputs."""
        arrays = self.arrays
        hidden = np.maximum(inputs @ self._w1 + self._b1, 0.0)
        hidden = np.maximum(hidden @ arrays["w2"] + arrays["b2"], 0.0)
        out: Floats = hidden @ arrays["w3"] + inputs[:, -self.inputs.extras :] @ self._w4 + self._b4
        out[:, WIN] = 1.0 / (1.0 + np.exp(-np.clip(out[:, WIN], -30.0, 30.0)))
        return out

    def judge(self, states: list[Any], seats: list[Seat], own: list[float] | None = None) -> Floats:
        """The answers for positions, each as one seat sees it; those of a finished game are what they are.

        `own` are the evaluations of the positions for those seats, if they are known already.
        """
        out = self.answers(self.inputs.expand(*self.inputs.look(states, seats, own)))
        rules = self.inputs.rules
        for place, (state, seat) in enumerate(zip(states, seats, strict=True)):
            outcome = rules.outcome(state)
            if outcome is not None:
                out[place] = result(outcome.scores, outcome.winners, seat, self.spread)
        return out

    def save(self, path: Path) -> None:
        """Writes the weights, as 16-bit floats."""
        small = {name: array.astype(np.float16) for name, array in self.arrays.items()}
        inputs = self.inputs
        np.savez_compressed(
            path,
            allow_pickle=False,
            digest=np.array(inputs.rows.digest),
            numbers=inputs.numbers.astype(np.int16),
            sources=inputs.sources.astype(np.int16),
            members=inputs.members.astype(np.int16),
            means=self.means,
            scales=self.scales,
            spread=np.float32(self.spread),
            blend=np.float32(self.blend),
            **small,
        )


def result(scores: list[int], winners: list[Seat], seat: Seat, spread: float) -> list[float]:
    """What a seat got from a finished game: its share of the win, its lead and its score."""
    others = max(score for other, score in enumerate(scores) if other != seat)
    win = 1 / len(winners) if seat in winners else 0.0
    return [win, (scores[seat] - others) / spread, scores[seat] / spread]


def read(rules: Rules[Any], path: Path) -> Network:
    """The network in a file; refuses one that was trained for other fields."""
    with np.load(path, allow_pickle=False) as file:
        inputs = Inputs(rules, *(file[name].astype(np.int32) for name in ("numbers", "sources", "members")))
        if str(file["digest"]) != inputs.rows.digest:
            raise CaravelaError(f"{path.name} was trained for other fields of {rules.meta.title}; train it again.")
        arrays = {name: file[name].astype(np.float32) for name in LAYERS if name in file}
        arrays.setdefault("w4", np.zeros((inputs.extras, 3), np.float32))
        network = Network(inputs, arrays, file["means"], file["scales"], float(file["spread"]))
        network.blend = float(file["blend"]) if "blend" in file else 0.0
        return network


_KNOWN: Final[dict[tuple[str, int], Network | None]] = {}


def trained(rules: Rules[Any]) -> Network | None:
    """The network that comes with a game, read once; None where there is none."""
    key = (rules.meta.id, rules.meta.rules_version)
    if key not in _KNOWN:
        path = WEIGHTS / f"{rules.meta.id}.npz"
        _KNOWN[key] = read(rules, path) if path.exists() else None
    return _KNOWN[key]
