"""Plays many games between bots and sums up who won, with intervals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from caravela.arena.game import Plan, Result, play_game
from caravela.arena.work import play, run
from caravela.bots import check_kind
from caravela.core.options import Options, OptionValue
from caravela.core.registry import load_game

__all__ = ["Plan", "Result", "mean_interval", "play_game", "play_games", "rotated", "summary", "wilson"]

#: Two-sided 95 %.
Z: Final = 1.96


def rotated(kinds: list[str], by: int) -> list[str]:
    """The kinds in other seats, so that no kind gains from where it sits."""
    by %= len(kinds)
    return kinds[by:] + kinds[:by]


def play_games(
    game: str,
    kinds: list[str],
    games: int = 100,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    *,
    rotate: bool = True,
    jobs: int = 1,
    cluster: str | None = None,
    done: Callable[[Result], None] = lambda _: None,
) -> list[Result]:
    """`games` games with seeds from `seed` on; `done` is told the result of each when it ends.

    The result does not depend on `jobs`, nor on a Ray `cluster` (`auto` or its address) that plays them instead.

    >>> results = play_games("endeavor", ["greedy", "random"], games=4)
    >>> summary(results)["kinds"]["greedy"]["win_rate"]
    1.0
    """
    rules = load_game(game)
    rules.check_seats(len(kinds))
    Options(rules.meta.options, options)
    for kind in kinds:
        check_kind(kind)
    plans = [Plan(game, rotated(kinds, i if rotate else 0), seed + i, dict(options or {})) for i in range(games)]
    results: dict[int, Result] = {}
    for index, result in run(plans, play, jobs, cluster):
        results[index] = result
        done(result)
    return [results[index] for index in range(games)]


def summary(results: list[Result]) -> dict[str, Any]:
    """For each seat kind: games, wins with ties shared, mean score, both with 95 % intervals; and the totals.

    `notes` is what bots did wrong, such as a program that crashed, and how often.
    """
    kinds = sorted({kind for result in results for kind in result.kinds})
    return {
        "games": len(results),
        "decisions": sum(result.decisions for result in results),
        "seconds": round(sum(result.seconds for result in results), 3),
        "end_reasons": _count([result.reason for result in results]),
        "kinds": {kind: _summary_of(kind, results) for kind in kinds},
        "notes": dict(Counter(note for result in results for note in result.notes)),
    }


def _summary_of(kind: str, results: list[Result]) -> dict[str, Any]:
    per_game: list[float] = []
    scores: list[int] = []
    for result in results:
        seats = [seat for seat, other in enumerate(result.kinds) if other == kind]
        per_game.append(sum(result.wins[seat] for seat in seats))
        scores += [result.scores[seat] for seat in seats]
    low, high = wilson(sum(per_game), len(per_game))
    mean = sum(scores) / len(scores)
    return {
        "seats": len(scores),
        "games": len(per_game),
        "wins": round(sum(per_game), 3),
        "win_rate": round(sum(per_game) / len(per_game), 4),
        "win_rate_interval": [round(low, 4), round(high, 4)],
        "mean_score": round(mean, 2),
        "mean_score_interval": [round(bound, 2) for bound in mean_interval(scores)],
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson), which also makes sense near 0 and 1.

    >>> [round(bound, 3) for bound in wilson(200, 200)]
    [0.981, 1.0]
    """
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    spread = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    below = 1 + Z * Z / games
    return max(0.0, (centre - spread) / below), min(1.0, (centre + spread) / below)


def mean_interval(values: list[int]) -> tuple[float, float]:
    """The 95 % interval of a mean."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, mean
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    spread = Z * math.sqrt(variance / len(values))
    return mean - spread, mean + spread


def _count(reasons: list[str]) -> dict[str, int]:
    return {reason: reasons.count(reason) for reason in sorted(set(reasons))}
