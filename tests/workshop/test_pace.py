"""Games keep their pace."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravela.core import engine
from caravela.core.registry import load_game
from caravela.workshop import pace
from caravela.workshop.conformance.play import INSTALLED


@pytest.mark.parametrize("game", INSTALLED)
def test_no_game_has_become_slower_by_a_third(game: str) -> None:
    assert game in pace.remembered(), "run: caravela bench --remember"
    assert pace.slower({game: pace.pace(load_game(game))}) == []


def test_a_slower_game_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "REMEMBERED", tmp_path / "paces.json")
    pace.remember({"regatta": 3.0, "derby": 2.0})
    pace.remember({"derby": 1.0})
    assert pace.remembered() == {"regatta": 3.0, "derby": 1.0}
    assert pace.slower({"regatta": 2.1, "derby": 0.9, "unknown": 0.1}) == []
    assert pace.slower({"regatta": 1.9}) == [
        f"regatta has become slower: pace 1.90, remembered 3.00 ({engine.name()} engine)."
    ]
