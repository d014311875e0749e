"""Servers are killed while people and bots play: ten times here, as often as one likes by `scripts/kill-server`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.kills import Deed, Figures, Journal, Lost, Player, kill


def test_nothing_that_was_confirmed_is_lost_when_servers_are_killed(database: str, tmp_path: Path) -> None:
    figures = kill(database, tmp_path, kills=10)
    assert figures.kills == 10
    assert figures.confirmed >= 30 and figures.bots_moves > 0


def acted(*steps: str) -> list[dict[str, Any]]:
    return [{"kind": "act", "steps": [step]} for step in steps]


@pytest.mark.parametrize(
    ("entries", "under_way", "trouble"),
    [
        (acted("a", "b"), None, ""),
        (acted("a", "b", "c"), "c", ""),
        (acted("a"), None, "'b' was confirmed at version 2 of t and is lost"),
        (acted("a", "c"), None, "'b' was confirmed at version 2 of t, not"),
        (acted("a", "b", "b"), None, "behind version 2 of t there is"),
        (acted("a", "b", "c", "c"), "c", "behind version 2 of t there is"),
    ],
)
def test_what_is_lost_changed_or_doubled_is_noticed(
    entries: list[dict[str, Any]], under_way: str | None, trouble: str
) -> None:
    player = Player.__new__(Player)
    player.table, player.under_way = "t", under_way
    player.deeds = [Deed(1, "a"), Deed(2, "b")]
    if not trouble:
        player.compare(Journal(len(entries), entries), Figures())
        return
    with pytest.raises(Lost, match=trouble):
        player.compare(Journal(len(entries), entries), Figures())
