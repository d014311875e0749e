"""A game whose numbers and drawings were corrected, for the tests of older versions."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from caravela.core import registry
from caravela.workshop import new_game

#: What only the board of the first edition has.
OLD_INK = "#123456"


@contextmanager
def corrected_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Regatta: its data and its board were corrected in version 3; versions 1 and 2 had the first edition's."""
    game = new_game.write_game("regatta", folder)
    old = game / "editions" / "2"
    (old / "art").mkdir(parents=True)
    data = (game / "data.toml").read_text(encoding="utf-8")
    (old / "data.toml").write_text(data.replace("points = 100", "points = 30"), encoding="utf-8")
    board = (game / "art" / "board.svg").read_text(encoding="utf-8")
    (old / "art" / "board.svg").write_text(board.replace("#7a6a54", OLD_INK), encoding="utf-8")
    components = game / "components.py"
    text = components.read_text(encoding="utf-8").replace("current=1", "current=3")
    components.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setitem(registry._modules(), "regatta", "caravela_regatta")
    try:
        yield "regatta"
    finally:
        for name in [name for name in sys.modules if name.startswith("caravela_regatta")]:
            del sys.modules[name]
