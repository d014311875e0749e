"""Levels that look ahead, for tests of what does not depend on how far."""

from __future__ import annotations

import pytest

from caravela.bots.minds import levels

#: Positions that a turn's thought may meet: two or three turns are played on then.
BRIEFLY = 1_500


def think_briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets admirals compare a few turns and no more; they think for seconds where the engine is not compiled."""
    monkeypatch.setattr(levels, "BUDGET", BRIEFLY)
    monkeypatch.setattr(levels, "BUDGET_OF_SOURCES", BRIEFLY)
