"""Servers are killed while people and bots play: ten times here, as often as one likes by `scripts/kill-server`."""

from __future__ import annotations

from pathlib import Path

from support.kills import kill


def test_nothing_that_was_confirmed_is_lost_when_servers_are_killed(database: str, tmp_path: Path) -> None:
    figures = kill(database, tmp_path, kills=10)
    assert figures.kills == 10
    assert figures.confirmed >= 30 and figures.bots_moves > 0
