"""Whole games as text, in tests/transcripts/vasco-*.txt: all five rounds, every kind of action in some.

When the data or the rules change, write them anew:

    PYTHONPATH=tests .venv/bin/python tests/games/vasco/test_transcripts.py
"""

from __future__ import annotations

from pathlib import Path

import pytest
from support.marks import rule

from caravela.bots import make_bot
from caravela.core import transcript
from caravela.core.match import Match
from caravela.core.options import OptionValue
from caravela.core.words import Words
from caravela.games.vasco import RULES

FOLDER = Path(__file__).parents[2] / "transcripts"
PATHS = sorted(FOLDER.glob("vasco-*.txt"))
files = pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)


@rule("VDG-13.8")
def test_one_game_is_decided_by_sailors() -> None:
    outcome = transcript.load(FOLDER / "vasco-tie.txt").outcome
    assert outcome is not None and outcome.tie == "VDG-13.8"


def test_every_number_of_players_has_a_game() -> None:
    assert {transcript.load(path).seats for path in PATHS} == set(RULES.meta.seats)


#: What a reader looks for behind the lines.
TOLD = ("round", "marker", "called", "sailed", "complete", "completion", "lost", "dias_round", "over")


def remarks(match: Match) -> list[str]:
    """For each step the sentences about rounds, calls, points and sailing."""
    words = Words(RULES.meta, "en", match.players)
    return [" ".join(words.event(event) for event in step.events if event.kind in TOLD) for step in match.steps]


# The games: file, players, bot, seed, options

OTHER: dict[str, OptionValue] = {
    "start": "first",
    "strict_any_time": True,
    "extra_disc_optional": False,
    "terra_draw_blind": False,
    "merchant_at_once": False,
    "natal_in_setup": False,
}
WAITING: dict[str, OptionValue] = {"merchant_at_once": False, "terra_draw_blind": False}
PLANS: list[tuple[str, list[str], str, int, dict[str, OptionValue]]] = [
    ("four_players", ["Anna", "Bartolomeu", "Catarina", "Duarte"], "greedy", 4, {}),
    ("tie", ["Anna", "Bartolomeu", "Catarina", "Duarte"], "greedy", 3, {}),
    ("three_players", ["Anna", "Bartolomeu", "Catarina"], "greedy", 2, {}),
    ("two_players", ["Anna", "Bartolomeu"], "greedy", 2, {}),
    ("beginners", ["Anna", "Bartolomeu"], "random", 1, {}),
    ("other_rulings", ["Anna", "Bartolomeu", "Catarina", "Duarte"], "random", 17, OTHER),
]


def play(players: list[str], kind: str, seed: int, options: dict[str, OptionValue]) -> Match:
    match = Match(RULES, len(players), options, seed=seed, players=players)
    bots = [make_bot(kind, seed * 100 + seat) for seat in range(len(players))]
    while not match.over:
        seat = match.seat_to_act
        match.play(bots[seat].choose(RULES, match.rules.seen_by(match.state, seat)))
    return match


if __name__ == "__main__":
    for name, players, kind, seed, options in PLANS:
        match = play(players, kind, seed, options)
        path = FOLDER / f"vasco-{name}.txt"
        path.write_text(transcript.write(match, remarks(match)), encoding="utf-8")
