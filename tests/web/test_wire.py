"""The client's idea of the wire and the server's are the same: field by field."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caravela.server import wire

TYPES = (Path(__file__).parents[2] / "web" / "src" / "wire.ts").read_text(encoding="utf-8")
#: The client's name for a type, where it has another one.
NAMES = {
    "Guest": wire.Guest, "Game": wire.Game, "GameOption": wire.GameOption, "Rule": wire.Rule, "Fact": wire.Fact,
    "Provenance": wire.Provenance, "Sheet": wire.Sheet, "Piece": wire.Piece, "Action": wire.Action,
    "LogLine": wire.LogLine, "SeatInfo": wire.Seat, "ScoreLine": wire.ScoreLine, "Outcome": wire.Outcome,
    "ChatLine": wire.ChatLine, "View": wire.View, "TableSummary": wire.TableLine, "Curves": wire.Curves,
    "Refusal": wire.Refusal,
}  # fmt: skip
#: What the client has no use for.
UNUSED = {"Game": {"rules_version"}}


@pytest.mark.parametrize("name", NAMES)
def test_the_client_knows_every_field(name: str) -> None:
    body = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", TYPES, re.DOTALL)
    assert body, name
    known = set(re.findall(r"^  (\w+)\??:", body[1], re.MULTILINE))
    assert known == set(NAMES[name].__struct_fields__) - UNUSED.get(name, set())
