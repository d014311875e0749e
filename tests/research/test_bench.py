"""The bench of environments measures every door."""

from __future__ import annotations

import json

import pytest

from caravela.cli import main
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
