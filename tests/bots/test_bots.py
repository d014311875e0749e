"""Bots: they answer with a legal action, repeatably, and do not touch what they are shown."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from bots.habits import play
from support.minds import think_briefly

from caravela.arena import play_games, summary
from caravela.bots import KINDS, make_bot
from caravela.bots.greedy import GreedyBot, Walk
from caravela.core.actions import Action
from caravela.core.chance import Chance
from caravela.core.errors import UnknownName
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.registry import load_game
from caravela.workshop.conformance.play import GAMES, INSTALLED, bot_options, positions, random_game

games = pytest.mark.parametrize("game", GAMES)
kinds = pytest.mark.parametrize("kind", KINDS)


@games
@kinds
def test_a_bot_answers_with_a_legal_action_and_repeats_itself(
    game: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    think_briefly(monkeypatch)
    rules = load_game(game)
    one, two = make_bot(kind, 4), make_bot(kind, 4)
    count = 0

    def before(state: Any, legal: list[Action], action: Action) -> None:
        nonlocal count
        count += 1
        seat = rules.to_act(state)
        if seat < 0 or count % 15:
            return
        choice = one.choose(rules, rules.seen_by(state, seat))
        assert choice in legal
        assert choice is two.choose(rules, rules.seen_by(state, seat))

    random_game(rules, rules.meta.seats[-1], 21, before=before)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownName, match="kind of bot called 'genius'"):
        make_bot("genius")


@pytest.mark.parametrize("game", INSTALLED)
def test_greedy_beats_three_random_seats(game: str) -> None:
    """A quick check of what `caravela simulate` measures over 200 games; the lower bound leaves room for luck."""
    results = play_games(game, ["greedy", "random", "random", "random"], 12, seed=100)
    assert summary(results)["kinds"]["greedy"]["wins"] >= 9


#: Games between greedy bots, as fingerprints of what they did. Every measurement of another bot is made against them.
YARDSTICK = {
    ("navegador", 4, 1): "b278ddfadf04e29a",
    ("serenissima", 4, 5): "0e7dc28bfe97e1f1",
    ("vasco", 4, 1): "9ebb1a1a8232d1b4",
    ("endeavor", 4, 1): "3e4b39ae9d632e31",
}


@pytest.mark.parametrize(("game", "seats", "seed"), YARDSTICK)
def test_greedy_plays_as_it_always_did(game: str, seats: int, seed: int) -> None:
    """A faster evaluation is welcome, another one would make all figures worthless."""
    played = "\n".join(action.notation for _, _, action in play(game, ["greedy"] * seats, seed))
    assert hashlib.sha256(played.encode()).hexdigest()[:16] == YARDSTICK[game, seats, seed]


@pytest.mark.parametrize("game", INSTALLED)
def test_greedy_chooses_as_if_it_had_tried_nothing_before(game: str) -> None:
    """It does not try again the line that it has chosen; that must not show."""
    rules = load_game(game)
    seats = rules.meta.seats[-1]
    bots = [GreedyBot(seat) for seat in range(seats)]
    state, chance, spared = rules.new_state(seats, bot_options(rules)), Chance(3), 0
    for _ in range(150):
        seat = rules.to_act(state)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            action = rules.legal(state)[chance.pick(rules.weights(state))]
        else:
            fresh = GreedyBot()
            fresh.random.setstate(bots[seat].random.getstate())
            spared += bots[seat]._is_expected(rules.seen_by(state, seat))
            action = bots[seat].choose(rules, rules.seen_by(state, seat))
            assert action is fresh.choose(rules, rules.seen_by(state, seat))
        rules.apply(state, action)
    assert spared > 20


@pytest.mark.parametrize("game", INSTALLED)
def test_the_best_turn_at_first_sight_is_the_best_line_to_its_end(game: str) -> None:
    rules = load_game(game)
    long = 0
    for state, _, _ in positions(rules, rules.meta.seats[-1], 7, 60):
        seat = rules.to_act(state)
        if seat in (NOBODY, CHANCE):
            continue
        walk = Walk(rules, state)
        turn = walk.best_turn()
        assert walk.tried >= len(rules.legal(state, ordered=True))
        best = max(Walk(rules, state).line(action).value for action in rules.legal(state, ordered=True))
        end = state.clone()
        for action in turn:
            assert rules.to_act(end) == seat
            rules.apply(end, action)
        assert rules.to_act(end) != seat
        assert rules.evaluate(end, seat) == best
        long += len(turn) > 1
    assert long


def test_what_greedy_has_tried_in_one_game_does_not_count_in_another() -> None:
    """Positions of games with other options can be equal; they do not lead to the same."""
    rules = load_game("serenissima")
    state = rules.new_state(4, bot_options(rules))
    chance, bot = Chance(1), GreedyBot(1)
    while not bot._is_expected(state):
        if rules.to_act(state) == CHANCE:
            action = rules.legal(state)[chance.pick(rules.weights(state))]
        else:
            action = bot.choose(rules, rules.seen_by(state, rules.to_act(state)))
        rules.apply(state, action)
    assert not bot._is_expected(rules.load(state.dump()))
