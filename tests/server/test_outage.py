"""The database goes away while the server runs: people are told, nothing is lost, and it goes on by itself."""

from __future__ import annotations

from support.postgres import Postgres
from support.server import STAGE, Browser, quick, serving, wait_until

from caravela.core.registry import load_game

GAME = STAGE
SEATS = load_game(GAME).meta.seats[1]


def test_an_outage_of_the_database_is_told_and_survived(postgres: Postgres) -> None:
    database = postgres.empty()
    with serving(quick(database)) as one, serving(quick(database)) as two, Browser(one) as anna, Browser(two) as ben:
        table = anna.make(GAME, *["me"] * SEATS)["id"]
        view = anna.view(table)
        with postgres.away():
            for answer in (anna.act(view), anna.get(f"/api/tables/{table}"), anna.get("/api/tables")):
                assert answer.status_code == 503
                assert answer.json()["error"]["kind"] == "database_down" and "Traceback" not in answer.text
            health = anna.get("/health")
            assert health.status_code == 503 and health.json()["database"] == "unreachable"
        assert wait_until(lambda: anna.get("/health").status_code == 200)
        assert anna.view(table)["version"] == view["version"], "what was not confirmed was not done"
        with ben.live(table) as socket:
            seen = socket.next()
            assert anna.act(view).status_code == 200
            while seen["version"] <= view["version"]:
                seen = socket.next()
