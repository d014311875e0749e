"""Servers are killed while people and bots play: ten times here, as often as one likes by `scripts/kill-server`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.kills import Deed, Figures, Journal, Lost, Player, kill

from caravela.workshop.conformance.play import INSTALLED


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


def test_a_server_that_dies_between_two_tables_has_lost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player.__new__(Player)
    player.game, player.table, player.tables, player.under_way = INSTALLED[0], "t", ["t"], None
    player.deeds, player.ended, player.seen = [Deed(1, "a"), Deed(2, "b")], [], {"version": 2, "status": "over"}
    monkeypatch.setattr(player, "post", lambda *_, **__: {"id": "next"})

    def gone(table: str) -> None:
        raise ConnectionError

    monkeypatch.setattr(player, "view", gone)
    with pytest.raises(ConnectionError):
        player.sit()
    player.compare(Journal(2, acted("a", "b")), Figures())
    assert player.table == "t" and not player.ended
    monkeypatch.setattr(player, "view", lambda table: {"version": 2, "status": "playing"})
    player.sit()
    assert (player.table, player.deeds) == ("next", []) and player.ended == [("t", [Deed(1, "a"), Deed(2, "b")])]
    monkeypatch.setattr("support.kills.journal_of", lambda database, table: Journal(1, acted("a")))
    with pytest.raises(Lost, match="'b' was confirmed at version 2 of t and is lost"):
        player.compare_ended("somewhere")
