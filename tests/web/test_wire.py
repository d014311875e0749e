"""The client's idea of the wire and the server's are the same: field by field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravela.server.http import wire
from caravela.server.storage.rows import Guest
from caravela.server.tables import answers

TYPES = (Path(__file__).parents[2] / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
#: The client's name for a type, where it has another one.
NAMES = {
    "Guest": Guest, "Game": wire.Game, "GameOption": wire.GameOption, "Rule": wire.Rule, "Fact": answers.Fact,
    "Provenance": wire.Provenance, "Sheet": answers.Sheet, "Piece": answers.Piece, "Action": answers.Action,
    "LogLine": answers.LogLine, "SeatInfo": answers.SeatInfo, "ScoreLine": answers.ScoreLine,
    "Outcome": answers.Outcome, "ChatLine": answers.ChatLine, "View": answers.View,
    "TableSummary": answers.TableSummary, "Curves": answers.Curves, "Refusal": answers.Refusal,
}  # fmt: skip
#: What the client has no use for.
UNUSED = {"Game": {"rules_version"}}


@pytest.mark.parametrize("name", NAMES)
def test_the_client_knows_every_field(name: str) -> None:
    body = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", TYPES, re.DOTALL)
    assert body, name
    known = set(re.findall(r"^  (\w+)\??:", body[1], re.MULTILINE))
    assert known == set(NAMES[name].__struct_fields__) - UNUSED.get(name, set())
