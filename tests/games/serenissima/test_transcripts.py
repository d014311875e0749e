"""Whole games as text, in tests/transcripts/serenissima-*.txt: every kind of action occurs in some.

The game `battle` has remarks: what came of every line, in words. When the data, the rules or the English words change,
write them anew: .venv/bin/python tests/games/serenissima/test_transcripts.py
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from support.marks import rule
from support.serenissima import lively_game

from caravela.bots import make_bot
from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.options import OptionValue
from caravela.core.words import Words
from caravela.games.serenissima import RULES

FOLDER = Path(__file__).parents[2] / "transcripts"
PATHS = sorted(FOLDER.glob("serenissima-*.txt"))
BATTLE = FOLDER / "serenissima-battle.txt"
files = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


def remarks(match: Match) -> list[str]:
    """What came of every step, in words; empty where nothing did."""
    words = Words(RULES.meta, "en", match.players)
    return [" ".join(words.event(event) for event in step.events) for step in match.steps]


def written(match: Match, path: Path) -> str:
    return transcript.write(match, remarks(match) if path == BATTLE else None)


@rule("SER-5.6", "SER-7.8", "SER-8.11")
def test_the_game_with_remarks_has_a_battle_a_blockade_and_a_captured_port() -> None:
    text = BATTLE.read_text(encoding="utf-8")
    for remark in ("declares a blockade", "The attacker loses", "loses the whole garrison of", "sinks."):
        assert remark in text


# The games: file, players, bot (or lively random play), seed, options

OTHER_RULINGS: dict[str, OptionValue] = {
    "start": "first",
    "money_open": False,
    "closing": "choose",
    "foreign_zone_sailor_transfer": "both",
    "sale_blockade_without_move": False,
    "attack_needs_strength_1": False,
    "loot_for_attacker_only": False,
    "capture_ends_activation": False,
    "special_investment_sailors_only_on_new": False,
    "start_zone_reentry_blockade": False,
    "full_port_always_pays_20": True,
}
PLANS: list[tuple[str, list[str], str, int, dict[str, OptionValue]]] = [
    ("battle", ["Alvise", "Bianca", "Carlo", "Donata"], "greedy", 3, {}),
    ("three", ["Alvise", "Bianca", "Carlo"], "greedy", 2, {"closing": "choose"}),
    ("two_hidden", ["Alvise", "Bianca"], "greedy", 1, {"money_open": False, "closing": "list"}),
    ("lively", ["Alvise", "Bianca", "Carlo", "Donata"], "lively", 48, {}),
    ("other_rulings", ["Alvise", "Bianca", "Carlo"], "lively", 21, OTHER_RULINGS),
    (
        "scuttling",
        ["Alvise", "Bianca", "Carlo"],
        "lively",
        14,
        {"scuttle_any_time": True, "strength_after_volley": True},
    ),
]


def play(players: list[str], kind: str, seed: int, options: dict[str, OptionValue]) -> Match:
    match = Match(RULES, len(players), options, seed=seed, players=players, draw=kind != "lively")
    if kind == "lively":
        for action in lively_game(len(players), seed, options)[1]:
            match.play(action, draw=False)
        return match
    bots = [make_bot(kind, seed * 10 + seat) for seat in range(len(players))]
    while not match.over:
        seat = match.seat_to_act
        match.play(bots[seat].choose(match.rules, match.rules.seen_by(match.state, seat)))
    return match


if __name__ == "__main__":
    for name, players, kind, seed, options in PLANS:
        path = FOLDER / f"serenissima-{name}.txt"
        path.write_text(written(play(players, kind, seed, options), path), encoding="utf-8")
