"""A tournament: plays what its schedule still lacks, keeps the record, and makes the ladder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path

import msgspec

from caravela.arena.game import Plan
from caravela.arena.ladder import Ladder, ladder
from caravela.arena.record import Head, Record
from caravela.arena.schedule import schedule
from caravela.arena.work import play, run
from caravela.bots import check_kind
from caravela.core.errors import CaravelaError
from caravela.core.extras import need
from caravela.core.options import Options, OptionValue
from caravela.core.registry import load_game


class Tournament(msgspec.Struct):
    """What is to be played. The games of one number of seats are balanced by themselves (`schedule`)."""

    game: str
    kinds: list[str]
    #: The numbers of seats.
    seats: list[int]
    #: How many games for each number of seats, at least.
    games: int
    seed: int = 0
    options: dict[str, OptionValue] = {}

    def check(self) -> None:
        """Refuses what cannot be played, before anything is."""
        rules = load_game(self.game)
        for count in self.seats:
            rules.check_seats(count)
        Options(rules.meta.options, self.options)
        for kind in self.kinds:
            check_kind(kind)
        if len(set(self.kinds)) < 2 or len(set(self.kinds)) < len(self.kinds):
            raise CaravelaError("A tournament is between different bots; name at least two, each once.")
        need("openskill.models", "research")

    @property
    def head(self) -> Head:
        """What its record begins with."""
        options = Options(load_game(self.game).meta.options, self.options, bots=True)
        rules_version = load_game(self.game).meta.rules_version
        return Head(self.game, rules_version, self.kinds, self.seed, dict(options), version("caravela"))

    def plans(self) -> list[Plan]:
        """All its games; the numbers of seats take turns, so that an early look has them all."""
        parts = [
            schedule(self.game, self.kinds, count, self.games, self.seed, dict(self.options)) for count in self.seats
        ]
        longest = max(len(part) for part in parts)
        return [part[index] for index in range(longest) for part in parts if index < len(part)]


def play_tournament(
    tournament: Tournament,
    folder: Path,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    began: Callable[[int, int], None] = lambda total, already: None,
    done: Callable[[], None] = lambda: None,
) -> Ladder:
    """Plays the games that are not in the folder's record yet; the ladder of them all, whoever played them when."""
    tournament.check()
    plans = tournament.plans()
    with Record(folder / "games.jsonl", tournament.head) as record:
        left = [plan for plan in plans if record.result(plan) is None]
        began(len(plans), len(plans) - len(left))
        for index, result in run(left, play, jobs, cluster):
            record.add(left[index], result)
            done()
        results = [found for plan in plans if (found := record.result(plan)) is not None]
    return ladder(results)


def parse_seats(text: str, allowed: Sequence[int]) -> list[int]:
    """The numbers of seats that `2-5`, `3` or `2,4` stand for; `allowed` only bounds how far a range goes.

    >>> parse_seats("2-3,5", range(2, 6))
    [2, 3, 5]
    """
    found: list[int] = []
    for part in text.split(","):
        low, dash, high = part.strip().partition("-")
        if not low.isdecimal() or (dash and not high.isdecimal()) or int(high or low) < int(low):
            raise CaravelaError(f"{text!r} is not a number of seats; write 3, 2-5 or 2,4.")
        found += range(int(low), max(int(low), min(int(high or low), max(allowed) + 1)) + 1)
    return list(dict.fromkeys(found))
