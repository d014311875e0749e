"""Games played for a data set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from caravela.bots import check_kind, make_bot
from caravela.core.match import Match
from caravela.core.options import Options, OptionValue
from caravela.core.registry import load_game
from caravela.research.datasets import Game, of_match


def played(
    game: str, kinds: list[str], games: int, seed: int, options: Mapping[str, OptionValue], jobs: int = 1
) -> Iterator[Game]:
    """Games between bots, whose seats rotate; the same seed gives the same games, however many processes play."""
    rules = load_game(game)
    rules.check_seats(len(kinds))
    Options(rules.meta.options, options)
    for kind in kinds:
        check_kind(kind)
    play = partial(play_one, game, kinds, dict(options), seed)
    if jobs == 1:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, range(games))


def play_one(game: str, kinds: list[str], options: Mapping[str, OptionValue], seed: int, number: int) -> Game:
    """The game with this number."""
    by = number % len(kinds)
    seated = kinds[by:] + kinds[:by]
    match = Match(load_game(game), len(kinds), options, seed + number, seated)
    bots = [make_bot(kind, (seed + number) * 100 + seat) for seat, kind in enumerate(seated)]
    while not match.over:
        match.play(bots[match.seat_to_act].decide(match))
    for bot in bots:
        bot.close()
    return of_match(match, seated, "played")
