"""What the server really sends is what the wire says."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from support.server import STAGE, Browser, play_on

from caravela.core.data import Provenance
from caravela.core.registry import load_game
from caravela.core.rulebook import Rule
from caravela.server.http import wire
from caravela.server.live.presence import REPEAT, Presence
from caravela.server.storage.rows import Guest
from caravela.server.tables.answers import Curves, TableSummary, View

GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/me", Guest),
        ("/api/games", list[wire.Game]),
        ("/api/tables", list[TableSummary]),
        ("/api/tables/{}", View),
        ("/api/tables/{}/at/3", View),
        ("/api/tables/{}/curves", Curves),
        (f"/api/games/{GAME}/data", list[Provenance]),
        (f"/api/games/{GAME}/rulebook/pl", list[Rule]),
        ("/api/tables/nowhere", wire.Problem),
    ],
)
def test_answers_are_what_the_wire_says(anna: Browser, path: str, kind: Any) -> None:
    table = anna.make(GAME, *["me"] * SEATS)["id"]
    play_on(anna, table, 5)
    content = anna.get(path.format(table)).content
    assert json.loads(msgspec.json.encode(msgspec.json.decode(content, type=kind))) == json.loads(content)


def test_presence_counts_connections_and_believes_others_for_a_while() -> None:
    now = 0.0
    here, there = Presence(lambda: now), Presence(lambda: now)
    here.come("table", "anna")
    here.come("table", "anna")
    here.go("table", "anna")
    assert here.at("table") == {"anna"} and not here.hear(here.news("table"))
    assert there.hear(here.news("table")) and there.at("table") == {"anna"}
    assert not there.hear(here.news("table"))
    now += 4 * REPEAT
    assert there.at("table") == set()
    there.hear(here.news("table"))
    here.go("table", "anna")
    assert there.hear(here.news("table")) and there.at("table") == set() and here.tables() == []
