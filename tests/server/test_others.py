"""Bots of others at the table: an operator names them, people play against them, and what they do wrong is told."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from server.test_bots import GAME, SEATS, bots_table, until
from support.server import quick

from caravela.bots import KINDS
from caravela.core.errors import CaravelaError
from caravela.server.http import catalogue
from caravela.server.http.parts import Parts

pytestmark = pytest.mark.anyio

PROGRAM = f"program:{sys.executable} {Path(__file__).parents[1] / 'bots' / 'first_legal.py'}"


@pytest.mark.parametrize("workers", [0, 1])
async def test_a_program_plays_at_the_table(database: str, monkeypatch: pytest.MonkeyPatch, workers: int) -> None:
    monkeypatch.setattr("caravela.bots.KINDS", KINDS)
    monkeypatch.setitem(KINDS, "clever", KINDS["random"])
    parts = Parts(quick(database, bots=(f"clever={PROGRAM}",), bot_workers=workers))
    assert "clever" in catalogue.game(GAME).bots
    await parts.open()
    _, table = await bots_table(parts, "clever", *["random"] * (SEATS - 1))
    played = await until(parts, table.card.id, lambda table: table.steps > 20)
    assert played.match is not None and played.chat == []
    mine = [step.action for step in played.match.steps if step.seat == 0]
    assert mine
    await parts.close()


async def test_a_forfeited_decision_is_told_at_the_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "broken", KINDS["random"])
    parts = Parts(quick(database, bots=(f"broken=program:{sys.executable} -c assert",), bot_workers=0))
    await parts.open()
    _, table = await bots_table(parts, "broken", *["random"] * (SEATS - 1))
    told = await until(parts, table.card.id, lambda table: len(table.chat) == 3)
    assert told.chat[0].text.startswith("broken (")
    assert all("SyntaxError" in line.text and sys.executable not in line.text for line in told.chat)
    assert told.chat[-1].text.endswith("It is not asked again in this game.")
    later = await until(parts, table.card.id, lambda table: table.steps > told.steps + 20)
    assert later.chat == told.chat
    await parts.close()


def test_a_program_that_is_not_there_keeps_the_server_from_starting(database: str) -> None:
    with pytest.raises(CaravelaError, match="there is no such program"):
        Parts(quick(database, bots=("clever=program:no-such-program",)))
