"""One game between bots, from start to end."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import msgspec

from caravela.bots import Bot, make_bot
from caravela.core.chance import Chance
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.match import Match
from caravela.core.options import Options, OptionValue
from caravela.core.outcome import Outcome
from caravela.core.registry import load_game
from caravela.core.rules import Rules


class Plan(msgspec.Struct, frozen=True):
    """What `play_game` is called with."""

    game: str
    kinds: list[str]
    seed: int = 0
    options: dict[str, OptionValue] = {}


class Result(msgspec.Struct):
    """One finished game: for each seat the kind that sat there, its points, and its share of the win."""

    kinds: list[str]
    scores: list[int]
    wins: list[float]
    #: Why it ended.
    reason: str
    decisions: int
    seconds: float
    #: The place of each seat, 1 for the winner; seats that share places have their mean.
    ranks: list[float] = []
    #: What went wrong with bots of others, as sentences.
    notes: list[str] = []


def play_game(game: str, kinds: list[str], seed: int = 0, options: Mapping[str, OptionValue] | None = None) -> Result:
    """One game from start to end. Each seat's bot and the game's chance have random streams of their own.

    >>> play_game("endeavor", ["random", "random"], seed=1).reason
    'seven_rounds'
    """
    rules = load_game(game)
    bots = [make_bot(kind, seed * 100 + seat) for seat, kind in enumerate(kinds)]
    given = Options(rules.meta.options, options, bots=True)
    started = time.perf_counter()
    try:
        outcome, decisions = (_followed if any(bot.follows for bot in bots) else _played)(rules, bots, given, seed)
    finally:
        for bot in bots:
            bot.close()
    seconds = time.perf_counter() - started
    wins = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(kinds))]
    notes = [note for bot in bots for note in getattr(bot, "notes", [])]
    return Result(kinds, outcome.scores, wins, outcome.reason, decisions, seconds, outcome.places, notes)


def _played(rules: Rules[Any], bots: list[Bot], options: Options, seed: int) -> tuple[Outcome, int]:
    state = rules.new_state(len(bots), options)
    chance = Chance(seed)
    decisions = 0
    while (seat := rules.to_act(state)) != NOBODY:
        if seat == CHANCE:
            action = rules.legal(state)[chance.pick(rules.weights(state))]
        else:
            action = bots[seat].choose(rules, rules.seen_by(state, seat))
        rules.apply(state, action)
        decisions += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    return outcome, decisions


def _followed(rules: Rules[Any], bots: list[Bot], options: Options, seed: int) -> tuple[Outcome, int]:
    """The same for bots that follow the record of the game; the same seed gives the same chance."""
    match = Match(rules, len(bots), options, seed)
    while not match.over:
        match.play(bots[match.seat_to_act].decide(match))
    assert match.outcome is not None
    return match.outcome, len(match.steps)
