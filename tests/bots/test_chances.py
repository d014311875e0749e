"""The chances that hints tell come true: compared with who won recorded games of four captains."""

from __future__ import annotations

import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from caravela.bots import WEIGHTS
from caravela.bots.minds.hints import sharpened
from caravela.bots.minds.network import trained
from caravela.core.registry import load_game

CHANCES = runpy.run_path(str(Path(__file__).parents[2] / "scripts" / "sharpen_chances.py"))
FILES = sorted(WEIGHTS.glob("*.npz"))
#: Games that are looked at: their turns share one end each, so they tell less than their number promises.
GAMES = 60
#: A class is compared if it has so many chances, and may be off by so much.
MANY = 150
OFF = 0.1


@pytest.fixture(scope="module", params=FILES, ids=lambda path: path.stem)
def told(request: pytest.FixtureRequest) -> Any:
    rules = load_game(request.param.stem)
    games = CHANCES["recorded"](request.param.stem)
    assert len(games) >= GAMES, f"scripts/sharpen_chances.py {request.param.stem} {GAMES} plays them"
    network = trained(rules)
    assert network is not None
    return CHANCES["replayed"](rules, network, games[:GAMES])


def test_chances_come_true_in_games_of_captains(told: Any) -> None:
    rows = CHANCES["classes"](told)
    assert sum(count for _, _, count in rows) == 4 * len(told)
    compared = [(chance, got) for chance, got, count in rows if count >= MANY]
    assert len(compared) >= 3
    assert max(abs(chance - got) for chance, got in compared) < OFF


def test_chances_are_neither_too_sure_nor_too_careful(told: Any) -> None:
    assert 0.75 <= CHANCES["best_power"](told) <= 1.3


def test_the_power_by_which_chances_come_true_is_found() -> None:
    random = Random(1)
    told = []
    for _ in range(4000):
        parts = [random.random() + 0.05 for _ in range(4)]
        chances = sharpened(parts, 1.0)
        winner = random.choices(range(4), sharpened(chances, 1.6))[0]
        told.append((chances, [float(seat == winner) for seat in range(4)]))
    assert CHANCES["best_power"](told) == pytest.approx(1.6, abs=0.15)
    assert sharpened([0.1, 0.2, 0.3, 0.4], 2.0) == pytest.approx([1 / 30, 4 / 30, 9 / 30, 16 / 30])
