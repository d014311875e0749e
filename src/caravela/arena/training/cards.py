"""Networks that come with the package: the weights, and a card that says how they were made and how strong they are."""

from __future__ import annotations

import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Final

from caravela.arena.training.training import Training
from caravela.bots import WEIGHTS
from caravela.bots.minds.network import read, trained
from caravela.core.errors import CaravelaError

_CARD: Final = """\
# How weights/{game}.npz was made, and how strong it is.
game = "{game}"
rules_version = {rules_version}
schema = "{schema}"
code = "{code}"
seats = "{seats}"
rounds = {rounds}
games = {games}
seed = {seed}
inputs = {inputs}
members = {members}
hidden = [{hidden}]
blend = {blend}
sharpness = {sharpness}
naive = {naive}
command = "{command}"
measured = [
{measured}
]
"""


def go_on(training: Training) -> None:
    """Begins a training with the network that comes with the game."""
    network = trained(training.rules)
    if network is None:
        raise CaravelaError(f"{training.rules.meta.title} has no network to go on from; leave out --onward.")
    card = tomllib.loads((WEIGHTS / f"{training.rules.meta.id}.toml").read_text(encoding="utf-8"))
    training.go_on_from(network, card["games"])


def publish(
    training: Training, round: int, blend: float, command: str, measured: list[str], folder: Path = WEIGHTS
) -> Path:
    """Puts the network of a round into the package, with its card: the command that made it, and what was measured."""
    network = read(training.rules, training.network(round))
    network.blend = blend
    meta = training.rules.meta
    path = folder / f"{meta.id}.npz"
    network.save(path)
    card = _CARD.format(
        game=meta.id,
        rules_version=meta.rules_version,
        schema=network.inputs.rows.digest,
        code=version("caravela"),
        seats=", ".join(f"{number}: {share:.0%}" for number, share in sorted(training.plan.seats.items())),
        rounds=round,
        games=sum(one["games"] for one in training.report[: round + 1]),
        seed=training.seed,
        inputs=network.inputs.size,
        members=len(network.members),
        hidden=", ".join(str(len(network.members[0][name])) for name in ("b1", "b2")),
        blend=blend,
        sharpness=f"{network.sharpness:.2f}",
        naive=str(network.naive).lower(),
        command=command,
        measured="\n".join(f'    "{line}",' for line in measured),
    )
    path.with_suffix(".toml").write_text(card, encoding="utf-8")
    return path
