"""Whole games as text, in tests/transcripts/navegador-*.txt: one for each end reason, every kind of action in some.

When the data or the rules change, write them anew: .venv/bin/python tests/games/navegador/record.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

from caravela.bots import make_bot
from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.options import OptionValue
from caravela.games.navegador import RULES

FOLDER = Path(__file__).parents[2] / "transcripts"
PATHS = sorted(FOLDER.glob("navegador-*.txt"))
files = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


# The games: file, players, bot, seed, options

OFF: dict[str, OptionValue] = {
    "start": "first",
    "surplus_paid_in_batch": False,
    "discovering_ships_stop": False,
    "phase_change_at_next_turn": False,
    "refill_adds": True,
    "null_actions_allowed": False,
    "cheapest_colony_forced": False,
}
PLANS: list[tuple[str, list[str], str, int, dict[str, OptionValue]]] = [
    ("nagasaki", ["Anna", "Bartolomeu", "Catarina"], "greedy", 2, {}),
    ("last_building", ["Anna", "Bartolomeu", "Catarina", "Duarte"], "greedy", 10, {}),
    ("turn_cap", ["Anna", "Bartolomeu"], "greedy", 1, {"turn_cap": 12}),
    ("other_rulings", ["Anna", "Bartolomeu", "Catarina", "Duarte", "Estevão"], "greedy", 3, OFF),
]


def play(players: list[str], kind: str, seed: int, options: dict[str, OptionValue]) -> Match:
    match = Match(RULES, len(players), options, seed=seed, players=players, people=True)
    bots = [make_bot(kind, seed * 100 + seat) for seat in range(len(players))]
    while not match.over:
        match.play(bots[match.seat_to_act].decide(match))
    return match


if __name__ == "__main__":
    for name, players, kind, seed, options in PLANS:
        transcript.save(play(players, kind, seed, options), FOLDER / f"navegador-{name}.txt")
