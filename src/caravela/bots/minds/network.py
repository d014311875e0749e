"""Small networks that judge positions at the ends of turns together: two layers each, three answers for whoever looks.

The answers are the chance to win, the lead over the best other seat, and the score, the last two in units of `spread`.
They are the means of several networks that have learned from the same games, each from other first weights. One network
by itself errs by more than two turns differ, and whoever takes the best of many turns takes the one that it errs about
most; the errors of several are smaller, and about different turns.

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

#: The arrays of a member by their names: three layers; w4 leads from scores and evaluations straight to the answers.
Layers = dict[str, Floats]
LAYERS: Final = ("w1", "b1", "w2", "b2", "w3", "b3", "w4")
WIN: Final = 0
LEAD: Final = 1
SCORE: Final = 2
ANSWERS: Final = 3
#: What is at stake in a usual turn where nothing has been measured.
STAKES: Final = 0.05


class Network:
    """Judges positions of one game, for any number of seats."""

    def __init__(self, inputs: Inputs, members: list[Layers], means: Floats, scales: Floats, spread: float) -> None:
        self.inputs = inputs
        self.members = members
        #: What is taken from each input, and what it is divided by, before the first layer.
        self.means = means
        self.scales = scales
        #: The points that one unit of lead or score stands for.
        self.spread = spread
        #: How far it should be helped by the hand-written evaluation; a network that has seen little needs that.
        self.blend = 0.0
        #: What is at stake in a usual turn: by how much the best beginning is worth more than the mean of all.
        self.stakes = STAKES
        #: By which power its chances to win are taken before they are told: it may be less sure than it should, as it
        #: has learned from games in which everybody tried things out, or too sure.
        self.sharpness = 1.0
        #: Whether admirals take the others to answer greedily in every second playout: where turns are long, that is
        #: many times as quick as a look at what the network would do in their place, and both together are better.
        self.naive = False
        if members:
            self.fold()

    def fold(self) -> None:
        """Puts the members side by side, and the scaling of the inputs into their first layers."""
        every = {name: np.stack([member[name] for member in self.members]) for name in LAYERS}
        worths = slice(-self.inputs.extras, None)
        self._w1 = np.concatenate(list(every["w1"]), 1) / self.scales[:, None]
        self._b1 = every["b1"].reshape(-1) - self.means @ self._w1
        self._w2, self._b2 = every["w2"], every["b2"][:, None]
        self._w3 = every["w3"]
        self._w4 = np.concatenate(list(every["w4"]), 1) / self.scales[worths, None]
        self._b4 = every["b3"].reshape(-1) - self.means[worths] @ self._w4

    def answers(self, inputs: Floats) -> Floats:
        """Win chance, lead and score for each row of inputs."""
        hidden = self._apart(np.maximum(inputs @ self._w1 + self._b1, 0.0))
        hidden = np.maximum(hidden @ self._w2 + self._b2, 0.0)
        out = hidden @ self._w3 + self._apart(inputs[:, -self.inputs.extras :] @ self._w4 + self._b4)
        out[..., WIN] = 1.0 / (1.0 + np.exp(-np.clip(out[..., WIN], -30.0, 30.0)))
        mean: Floats = out.mean(0)
        return mean

    def _apart(self, rows: Any) -> Any:
        """What the members have side by side in each row, one member after the other."""
        return rows.reshape(len(rows), len(self.members), -1).transpose(1, 0, 2)

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
        inputs = self.inputs
        every = {name: np.stack([member[name] for member in self.members]).astype(np.float16) for name in LAYERS}
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
            stakes=np.float32(self.stakes),
            sharpness=np.float32(self.sharpness),
            naive=np.bool_(self.naive),
            **every,
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
        every = {name: file[name].astype(np.float32) for name in LAYERS}
        if every["b3"].ndim == 1:  # Written before networks had members.
            every = {name: array[None] for name, array in every.items()}
        members = [{name: every[name][place] for name in LAYERS} for place in range(len(every["b3"]))]
        network = Network(inputs, members, file["means"], file["scales"], float(file["spread"]))
        network.blend = float(file["blend"])
        network.stakes = float(file["stakes"]) if "stakes" in file else STAKES
        network.sharpness = float(file["sharpness"]) if "sharpness" in file else 1.0
        network.naive = bool(file["naive"]) if "naive" in file else False
        return network


_KNOWN: Final[dict[tuple[str, int], Network | None]] = {}


def trained(rules: Rules[Any]) -> Network | None:
    """The network that comes with a game, read once; None where there is none."""
    key = (rules.meta.id, rules.meta.rules_version)
    if key not in _KNOWN:
        path = WEIGHTS / f"{rules.meta.id}.npz"
        _KNOWN[key] = read(rules, path) if path.exists() else None
    return _KNOWN[key]
