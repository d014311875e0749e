from __future__ import annotations

from pathlib import Path

import pytest

from caravela.core.registry import load_game
from caravela.workshop.conformance.play import GAMES
from caravela.workshop.coverage import Coverage, citations

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("nothing", []),
        ("(NAV-4.1)", ["NAV-4.1"]),
        ("NAV-4.1, 4.2 and 4.3", ["NAV-4.1", "NAV-4.2", "NAV-4.3"]),
        ("NAV-4.9 to 4.11, NAV-R8", ["NAV-4.9", "NAV-4.10", "NAV-4.11", "NAV-R8"]),
        ("NAV-I1 to NAV-I3", ["NAV-I1", "NAV-I2", "NAV-I3"]),
        ("NAV-6.8a, 6.9: up to 3 ships", ["NAV-6.8", "NAV-6.9"]),
        ("NAV-9.2, 3 units", ["NAV-9.2"]),
    ],
)
def test_citations(text: str, numbers: list[str]) -> None:
    assert citations("NAV-", text) == numbers


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_code_and_test_or_a_written_reason(game: str) -> None:
    assert Coverage(load_game(game).meta, TESTS).missing() == []


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    coverage = Coverage(load_game(GAMES[0]).meta, tmp_path)
    assert f"{coverage.numbers[0]} has no test" in coverage.missing()
