"""The ladder: what the games of a tournament say about each kind, and about each pair of kinds."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import msgspec

from caravela.arena.game import Result
from caravela.arena.simulate import mean_interval, wilson
from caravela.core.extras import need


class Standing(msgspec.Struct):
    """One kind of bot. Intervals are of 95 %."""

    kind: str
    #: OpenSkill (Plackett-Luce): the estimated strength, and how uncertain it is.
    mu: float
    sigma: float
    games: int
    #: Wins with ties shared, and the share of wins that would be luck: seats held divided by seats.
    wins: float
    expected: float
    win_rate: float
    win_rate_interval: tuple[float, float]
    #: The mean place of its seats; 1 is the first.
    mean_rank: float
    #: The mean share of the other seats that a seat of it left behind: 1 is always first, 0 always last.
    rank_share: float
    mean_score: float
    mean_score_interval: tuple[float, float]


class Pair(msgspec.Struct):
    """How often seats of one kind ended ahead of seats of another in the same game; shared places count half."""

    kind: str
    other: str
    games: int
    ahead: float
    rate: float
    interval: tuple[float, float]


class Ladder(msgspec.Struct):
    """The best first. `by_seats` has the same for each number of seats alone."""

    games: int
    decisions: int
    seconds: float
    end_reasons: dict[str, int]
    standings: list[Standing]
    pairs: list[Pair]
    #: The share of wins of each seat, for each number of seats: what sitting there is worth.
    seat_wins: dict[str, list[float]]
    by_seats: dict[str, list[Standing]]
    #: How many decisions were forfeited, by sentence.
    notes: dict[str, int]


def ladder(results: list[Result]) -> Ladder:
    """The ladder of these games; the ratings take them in this order."""
    sizes = sorted({len(result.kinds) for result in results})
    parts = {str(size): [result for result in results if len(result.kinds) == size] for size in sizes}
    return Ladder(
        games=len(results),
        decisions=sum(result.decisions for result in results),
        seconds=round(sum(result.seconds for result in results), 1),
        end_reasons=dict(sorted(Counter(result.reason for result in results).items())),
        standings=standings(results),
        pairs=pairs(results),
        seat_wins={size: _seat_wins(part) for size, part in parts.items()},
        by_seats={size: standings(part) for size, part in parts.items()},
        notes=dict(Counter(note for result in results for note in result.notes)),
    )


def standings(results: list[Result]) -> list[Standing]:
    """Every kind, the strongest first."""
    rated = ratings(results)
    found = [_standing(kind, results, *rated[kind]) for kind in rated]
    return sorted(found, key=lambda standing: (-standing.mu, standing.kind))


def ratings(results: list[Result]) -> dict[str, tuple[float, float]]:
    """Each kind's rating, mu and sigma. In a game a kind is one player, placed at the mean rank of its seats.

    Bots do not learn between games, so nothing is added to the uncertainty from game to game (tau is 0).
    """
    model: Any = need("openskill.models", "research").PlackettLuce(tau=0.0)
    rated = {kind: model.rating(name=kind) for kind in sorted({kind for result in results for kind in result.kinds})}
    for result in results:
        places = _places(result)
        teams = model.rate([[rated[kind]] for kind in places], ranks=list(places.values()))
        rated.update(zip(places, (team[0] for team in teams), strict=True))
    return {kind: (round(rating.mu, 3), round(rating.sigma, 3)) for kind, rating in rated.items()}


def _places(result: Result) -> dict[str, float]:
    """The mean rank of each kind's seats."""
    ranks: dict[str, list[float]] = {}
    for kind, rank in zip(result.kinds, result.ranks, strict=True):
        ranks.setdefault(kind, []).append(rank)
    return {kind: sum(places) / len(places) for kind, places in ranks.items()}


def _standing(kind: str, results: list[Result], mu: float, sigma: float) -> Standing:
    wins: list[float] = []
    expected = 0.0
    ranks: list[float] = []
    shares: list[float] = []
    scores: list[int] = []
    for result in results:
        held = [seat for seat, other in enumerate(result.kinds) if other == kind]
        if held:
            wins.append(sum(result.wins[seat] for seat in held))
            expected += len(held) / len(result.kinds)
            ranks += [result.ranks[seat] for seat in held]
            shares += [(len(result.kinds) - result.ranks[seat]) / (len(result.kinds) - 1) for seat in held]
            scores += [result.scores[seat] for seat in held]
    return Standing(
        kind=kind,
        mu=mu,
        sigma=sigma,
        games=len(wins),
        wins=round(sum(wins), 3),
        expected=round(expected, 3),
        win_rate=round(sum(wins) / len(wins), 4),
        win_rate_interval=_rounded(wilson(sum(wins), len(wins)), 4),
        mean_rank=round(sum(ranks) / len(ranks), 3),
        rank_share=round(sum(shares) / len(shares), 4),
        mean_score=round(sum(scores) / len(scores), 2),
        mean_score_interval=_rounded(mean_interval(scores), 2),
    )


def pairs(results: list[Result]) -> list[Pair]:
    """Every ordered pair of kinds that met; a game counts once, however many seats they had in it."""
    games: Counter[tuple[str, str]] = Counter()
    ahead: Counter[tuple[str, str]] = Counter()
    for result in results:
        for pair in permutations(sorted(set(result.kinds)), 2):
            games[pair] += 1
            ahead[pair] += _ahead(result, *pair)  # type: ignore[assignment]
    return [_pair(kind, other, games[kind, other], float(ahead[kind, other])) for kind, other in sorted(games)]


def _ahead(result: Result, kind: str, other: str) -> float:
    """The share of the pairs of their seats in which one is ahead of the other."""
    mine = [rank for name, rank in zip(result.kinds, result.ranks, strict=True) if name == kind]
    theirs = [rank for name, rank in zip(result.kinds, result.ranks, strict=True) if name == other]
    won = sum(1.0 if rank < against else 0.5 if rank == against else 0.0 for rank in mine for against in theirs)
    return won / (len(mine) * len(theirs))


def _pair(kind: str, other: str, games: int, ahead: float) -> Pair:
    return Pair(kind, other, games, round(ahead, 3), round(ahead / games, 4), _rounded(wilson(ahead, games), 4))


def _seat_wins(results: list[Result]) -> list[float]:
    seats = range(len(results[0].kinds))
    return [round(sum(result.wins[seat] for result in results) / len(results), 4) for seat in seats]


def _rounded(bounds: tuple[float, float], digits: int) -> tuple[float, float]:
    return round(bounds[0], digits), round(bounds[1], digits)
