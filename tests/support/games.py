"""Tests in the browser that hold for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar
from zlib import crc32

import pytest

Test = TypeVar("Test", bound=Callable[..., None])


def each(games: Sequence[str]) -> Callable[[Test], Test]:
    """Gives a test every game: one of them, by its name, in every run, and the others in `./test --long`.

    Over all tests each game has its turn; together they would take longer than anybody waits.
    """

    def given(test: Test) -> Test:
        chosen = crc32(test.__name__.encode()) % len(games)
        params = [pytest.param(game, marks=() if at == chosen else pytest.mark.long) for at, game in enumerate(games)]
        with_games: Test = pytest.mark.parametrize("game", params)(test)
        return with_games

    return given
