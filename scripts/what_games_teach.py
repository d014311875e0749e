"""What games between bots teach: how long they last, how they end, who wins, and whether chances were foretold well.

    .venv/bin/python scripts/what_games_teach.py navegador captain 200

plays so many games of four bots of one kind and prints a section for docs/lessons-of-play.md.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from statistics import mean, quantiles
from typing import Any

from caravela.arena.simulate import wilson
from caravela.bots import make_bot
from caravela.bots.minds.hints import chances
from caravela.bots.minds.network import trained
from caravela.core.chance import Chance
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.options import Options
from caravela.core.outcome import Outcome
from caravela.core.registry import load_game

SEATS = 4
#: The share of turns after which chances are asked for.
ASKED = 0.05
#: Chances are compared with wins in so many classes.
CLASSES = 5


class Lessons:
    """What is learned from games of one kind of bot."""

    def __init__(self, game: str, kind: str) -> None:
        self.rules = load_game(game)
        self.kind = kind
        self.turns: list[int] = []
        self.outcomes: list[Outcome] = []
        #: What was foretold to a seat, and what it got.
        self.foretold: list[tuple[float, float]] = []

    def play(self, seed: int) -> None:
        """One more game."""
        rules = self.rules
        state: Any = rules.new_state(SEATS, Options(rules.meta.options, bots=True))
        bots = [make_bot(self.kind, seed * 100 + seat) for seat in range(SEATS)]
        chance, random = Chance(seed), Random(seed)
        asked: list[tuple[int, list[float]]] = []
        turns, last = 0, NOBODY
        while (seat := rules.to_act(state)) != NOBODY:
            if seat == CHANCE:
                rules.apply(state, rules.legal(state)[chance.pick(rules.weights(state))])
                last = NOBODY
                continue
            if seat != last:
                turns, last = turns + 1, seat
                if turns > 1 and random.random() < ASKED:
                    asked.append((seat, chances(trained(rules), rules.seen_by(state, seat))))
            rules.apply(state, bots[seat].choose(rules, rules.seen_by(state, seat)))
        outcome = rules.outcome(state)
        assert outcome is not None
        self.turns.append(turns)
        self.outcomes.append(outcome)
        self.foretold += [(told[seat], share(outcome, seat)) for seat, told in asked if told]

    def told(self) -> str:
        """The section."""
        title = f"## {self.rules.meta.title}\n"
        head = f"{len(self.outcomes)} games of four `{self.kind}`.\n"
        return "\n".join([title, head, *self._length(), "", *self._seats(), "", *self._lines(), "", *self._chances()])

    def _length(self) -> list[str]:
        ends = Counter(outcome.reason for outcome in self.outcomes)
        scores = [score for outcome in self.outcomes for score in outcome.scores]
        best = [max(outcome.scores) for outcome in self.outcomes]
        gaps = [max(o.scores) - sorted(o.scores)[-2] for o in self.outcomes]
        total = len(self.outcomes)
        return [
            f"- Turns of the whole table: {spread(self.turns)}.",
            f"- Ends: {', '.join(f'{reason} {count / total:.0%}' for reason, count in ends.most_common())}.",
            f"- Scores: {spread(scores)}; of winners: {spread(best)}; ahead of the second: {spread(gaps)}.",
        ]

    def _seats(self) -> list[str]:
        lines = ["| seat | wins | mean score |", "|---|---|---|"]
        for seat in range(SEATS):
            wins = sum(share(outcome, seat) for outcome in self.outcomes)
            low, high = wilson(wins, len(self.outcomes))
            points = mean(outcome.scores[seat] for outcome in self.outcomes)
            lines.append(
                f"| {seat + 1} | {wins / len(self.outcomes):.0%} ({low * 100:.0f} – {high:.0%}) | {points:.1f} |"
            )
        return lines

    def _lines(self) -> list[str]:
        """Where the points of winners and of the others came from."""
        lines = ["| line of the score | winners | others |", "|---|---|---|"]
        for place, name in enumerate(self.rules.meta.score_lines):
            points: dict[bool, list[int]] = {True: [], False: []}
            for outcome in self.outcomes:
                for seat in range(SEATS):
                    points[seat in outcome.winners].append(outcome.breakdown[seat][place].points)
            if any(points[True] + points[False]):
                lines.append(f"| {name} | {mean(points[True]):.1f} | {mean(points[False]):.1f} |")
        return lines

    def _chances(self) -> list[str]:
        lines = ["| chance foretold | turns | won |", "|---|---|---|"]
        for place in range(CLASSES):
            low, high = place / CLASSES, (place + 1) / CLASSES
            got = [won for told, won in self.foretold if low <= told < high or told == high == 1]
            if got:
                told = mean(told for told, _ in self.foretold if low <= told < high or told == high == 1)
                lines.append(f"| {low:.0%} – {high:.0%}, mean {told:.0%} | {len(got)} | {mean(got):.0%} |")
        return lines


def share(outcome: Outcome, seat: int) -> float:
    """A seat's share of the win."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def spread(numbers: list[int]) -> str:
    """The middle, and between what nine of ten lie."""
    cuts = quantiles(numbers, n=20) if len(numbers) > 1 else numbers * 19
    return f"{cuts[9]:.0f} ({cuts[0]:.0f} – {cuts[18]:.0f})"


def main(game: str, kind: str, games: str, first: str = "0") -> None:
    """Plays and prints."""
    lessons = Lessons(game, kind)
    for seed in range(int(first), int(first) + int(games)):
        lessons.play(seed)
    sys.stdout.write(lessons.told() + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
