"""Whole games as text, in tests/transcripts/endeavor-*.txt: one for each end reason, every kind of action in some.

The players are greedy bots with leanings of their own, so that rare things happen. When the data or the rules change,
write the games anew: .venv/bin/python tests/games/endeavor/record.py
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from caravela.bots.greedy import GreedyBot
from caravela.core import transcript
from caravela.core.actions import Action
from caravela.core.match import Match, Step
from caravela.core.options import OptionValue
from caravela.core.words import Words
from caravela.games.endeavor import RULES
from caravela.games.endeavor.actions import FORGET_DISC, SALARY_ALL
from caravela.games.endeavor.chapters import mat
from caravela.games.endeavor.chapters.discs import in_europe
from caravela.games.endeavor.components import ATTRIBUTES, DECK_FIRST, MEMORIALS
from caravela.games.endeavor.rules import Endeavor
from caravela.games.endeavor.state import EndeavorState

FOLDER = Path(__file__).parents[2] / "transcripts"

#: What is worth a remark in a transcript.
REMARKED = ("round", "opened", "governor", "attacked", "attacked_silent", "abolition", "set_aside", "memorial", "end")


def remarks(match: Match) -> list[str]:
    """For each step what it set off, where that is not plain from the line itself."""
    words = Words(RULES.meta, "en", match.players)
    return [_remark(step, words) for step in match.steps]


def _remark(step: Step, words: Words) -> str:
    return " ".join(words.event(event) for event in step.events if event.kind in REMARKED)


class Leaning(Endeavor):
    """The rules as seen by a player who values something more than glory."""

    def __init__(self, bonus: Callable[[EndeavorState, int], float]) -> None:
        super().__init__()
        self.bonus = bonus

    def evaluate(self, state: EndeavorState, seat: int) -> float:
        return super().evaluate(state, seat) + self.bonus(state, seat)


def plain(state: EndeavorState, seat: int) -> float:
    return 0.0


def abolitionist(state: EndeavorState, seat: int) -> float:
    """Goes to Europe and draws its deck down to the last card."""
    return 5.0 * min(5, in_europe(state, seat)) + 8.0 * (state.decks[0] - DECK_FIRST[0])


def mourner(state: EndeavorState, seat: int) -> float:
    """Wants the Memorial, and its discs."""
    industry = min(10, state.attributes[seat * ATTRIBUTES])
    return 3.0 * industry + 40.0 * mat.owns(state, seat, MEMORIALS) + 4.0 * sum(state.memorial)


Plan = tuple[str, list[str], list[Callable[[EndeavorState, int], float]], int, dict[str, OptionValue]]
PLANS: list[Plan] = [
    ("seven_rounds", ["Anna", "Bartolomeu", "Catarina", "Duarte"], [plain, abolitionist, mourner, plain], 10, {}),
    (
        "silent_fleet",
        ["Anna", "Bartolomeu"],
        [plain, plain],
        11,
        {
            "start": "first",
            "side": "b",
            "silent_fleet": True,
            "occupy_same_zone": True,
            "ignore_tokens": True,
            "building_shortage": True,
        },
    ),
    ("five_players", ["Anna", "Bartolomeu", "Catarina", "Duarte", "Estevão"], [plain] * 5, 3, {}),
]


def play(plan: Plan) -> Match:
    """Everybody greedy in an own way; the first disc that the Memorial could keep is let go."""
    _, players, leanings, seed, options = plan
    match = Match(RULES, len(players), options, seed=seed, players=players)
    bots = [GreedyBot(seed * 100 + seat) for seat in range(len(players))]
    eyes = [Leaning(bonus) for bonus in leanings]
    let_go = False
    action: Action
    while not match.over:
        seat = match.seat_to_act
        action = bots[seat].choose(eyes[seat], match.rules.seen_by(match.state, seat))
        if action.kind == "memorial" and not let_go:
            action, let_go = FORGET_DISC, True
        elif action.kind == "salary" and SALARY_ALL in match.legal:
            action = SALARY_ALL
        match.play(action)
    return match


if __name__ == "__main__":
    for plan in PLANS:
        match = play(plan)
        (FOLDER / f"endeavor-{plan[0]}.txt").write_text(transcript.write(match, remarks(match)), encoding="utf-8")
