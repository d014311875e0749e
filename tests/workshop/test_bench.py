from __future__ import annotations

import json

import pytest

from caravela.core import engine
from caravela.core.registry import load_game
from caravela.workshop import bench
from caravela.workshop.conformance.play import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_measured(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.02)
    rules = load_game(game)
    speed = bench.measure(rules, rules.meta.seats[0], runs=1)
    peer = bench.Speed("peer")
    peer.decisions_per_second = speed.decisions_per_second / 4
    told = json.loads(bench.to_json(game, [speed], [bench.Speed.from_dict(speed.as_dict())], [peer]))
    assert told["peers"][0]["ratio"] == 4
    assert all(value for value in told["seats"][0].values())
    assert told["interpreted"] == told["seats"] and told["engine"] == engine.name()
