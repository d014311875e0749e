"""The schema of the wire, and what the server really sends."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from support.server import STAGE, Browser, play_on

from caravela.core.registry import load_game
from caravela.server import schema, wire
from caravela.server.presence import REPEAT, Presence

GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]


def test_the_schema_names_every_type(capsys: pytest.CaptureFixture[str]) -> None:
    schema.main()
    told = json.loads(capsys.readouterr().out)
    names = {kind.__name__ for kind in wire.TYPES}
    assert names <= set(told["$defs"])
    references = [word for word in json.dumps(told).split('"') if word.startswith("#/$defs/")]
    assert {reference.removeprefix("#/$defs/") for reference in references} <= set(told["$defs"])


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/me", wire.Guest),
        ("/api/games", list[wire.Game]),
        ("/api/tables", list[wire.TableLine]),
        ("/api/tables/{}", wire.View),
        ("/api/tables/{}/at/3", wire.View),
        ("/api/tables/{}/curves", wire.Curves),
        (f"/api/games/{GAME}/data", list[wire.Provenance]),
        (f"/api/games/{GAME}/rulebook/pl", list[wire.Rule]),
        ("/api/tables/nowhere", wire.Problem),
    ],
)
def test_answers_are_what_the_schema_says(anna: Browser, path: str, kind: Any) -> None:
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
