"""The great moments that games declare."""

from __future__ import annotations

from typing import get_args

import pytest

from caravela.core.facts import Moment
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import INSTALLED


@pytest.mark.parametrize("game", INSTALLED)
def test_moments_are_events_of_the_game(game: str) -> None:
    meta = load_game(game).meta
    for key, sort in meta.moments.items():
        kind, _, value = key.partition(" ")
        assert kind in meta.events, f"{game} has no event {kind!r}"
        assert not value or meta.events[kind], f"{kind!r} has no values that could be {value!r}"
        assert sort in get_args(Moment)


def test_the_four_games_have_moments() -> None:
    sorts = {sort for game in INSTALLED for sort in load_game(game).meta.moments.values()}
    assert sorts >= {"discovery", "phase", "battle", "capture", "arrival", "opening", "reward"}
