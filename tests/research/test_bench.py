"""The bench of environments measures every door."""

from __future__ import annotations

import json

import pytest

from caravela.cli import main
from caravela.core.registry import game_ids
from caravela.workshop.conformance.play import GAMES


@pytest.mark.parametrize("others", [False, True])
def test_every_door_is_measured(
    others: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> object:
        raise ImportError("no such engine")

    monkeypatch.setattr("caravela.research.bench.SECONDS", 0.02)
    monkeypatch.setattr("caravela.research.bench.OTHERS", {"other": (lambda: lambda: 1) if others else missing})
    assert main(["bench", "environments", "--game", GAMES[0], "--runs", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [pace["ours"] for pace in told] == [True] * 3 + [False] * others
    assert all(pace["decisions_per_second"] > 0 for pace in told)
    assert main(["bench", "environments", "--game", GAMES[0], "--runs", "1"]) == 0
    assert "the batch is" in capsys.readouterr().out


def test_without_a_game_all_are_measured(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is compared with its own batch, others with the slowest one."""
    monkeypatch.setattr("caravela.research.bench.SECONDS", 0.01)
    monkeypatch.setattr("caravela.research.bench.OTHERS", {"other": lambda: lambda: 1})
    assert main(["bench", "environments", "--runs", "1", "--json", "--seats", "3"]) == 0
    *ours, other = json.loads(capsys.readouterr().out)
    batches = ours[::3]
    assert [pace["name"].split(":")[0] for pace in batches] == [f"{game}, 3 seats" for game in game_ids()]
    assert [pace["batch_is"] for pace in batches] == [1.0] * len(batches)
    for batch, pace in zip(batches, ours[1::3], strict=True):
        assert pace["batch_is"] == pytest.approx(batch["decisions_per_second"] / pace["decisions_per_second"])
    slowest = min(pace["decisions_per_second"] for pace in batches)
    assert other["batch_is"] == pytest.approx(slowest / other["decisions_per_second"])
    assert main(["bench", "environments", "--seats", "9"]) == 2
