"""Whole games as text, in tests/transcripts/navegador-*.txt: one for each end reason, every kind of action in some.

When the data or the rules change, write them anew: .venv/bin/python tests/games/navegador/test_transcripts.py
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


@files
def test_the_game_replays_and_is_written_as_it_stands(path: Path) -> None:
    match = transcript.load(path)
    assert match.over
    assert transcript.write(match) == path.read_text(encoding="utf-8")


@files
def test_every_invariant_holds_and_the_scores_are_those_of_the_file(path: Path) -> None:
    match = transcript.load(path)
    state = RULES.new_state(match.seats, match.options)
    for step in match.steps:
        RULES.apply(state, step.action)
        RULES.check(state)
    assert state.digest() == match.state.digest()
    lines = path.read_text(encoding="utf-8").splitlines()
    scores = [f"score {match.seat_id(seat)}: {points}" for seat, points in enumerate(RULES.scores(state))]
    assert lines[-match.seats :] == scores


@pytest.mark.parametrize("reason", RULES.meta.end_reasons)
def test_every_end_reason_has_a_game(reason: str) -> None:
    outcomes = [transcript.load(path).outcome for path in PATHS]
    assert reason in [outcome.reason for outcome in outcomes if outcome is not None]


def test_every_kind_of_action_occurs_in_some_game() -> None:
    seen = {step.action.kind for path in PATHS for step in transcript.load(path).steps}
    assert seen == set(RULES.actions.kinds())


# The games: file, players, bot, seed, options

OFF: dict[str, OptionValue] = {
    "start": "first",
    "surplus_paid_in_batch": False,
    "discovering_ships_stop": False,
    "phase_change_at_next_turn": False,
    "refill_adds": False,
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
    match = Match(RULES, len(players), options, seed=seed, players=players)
    bots = [make_bot(kind, seed * 100 + seat) for seat in range(len(players))]
    while not match.over:
        seat = match.seat_to_act
        match.play(bots[seat].choose(RULES, match.rules.seen_by(match.state, seat)))
    return match


if __name__ == "__main__":
    for name, players, kind, seed, options in PLANS:
        transcript.save(play(players, kind, seed, options), FOLDER / f"navegador-{name}.txt")
