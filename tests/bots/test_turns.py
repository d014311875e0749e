"""Whole turns: they are legal to their end, meet each position once, and take the shortest way that was found."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from bots.habits import habits, play

from caravela.arena import simulate
from caravela.bots import make_bot
from caravela.bots.planner import PlannerBot
from caravela.bots.turns import LONGEST, Seen, Turn, shortened, turns
from caravela.core.actions import Action
from caravela.core.registry import load_game
from caravela.core.rules import Rules
from caravela.games.navegador.actions import MOVE, Move
from caravela.workshop.conformance.play import GAMES, INSTALLED, positions, random_game

games = pytest.mark.parametrize("game", GAMES)


def starts(game: str, every: int = 40) -> list[Any]:
    """Positions in which a seat has something to decide, from all parts of a random game."""
    rules = load_game(game)
    found: list[Any] = []

    def before(state: Any, legal: list[Action], action: Action) -> None:
        if rules.to_act(state) >= 0 and len(legal) > 1:
            found.append(state.clone())

    random_game(rules, rules.meta.seats[-1], 22, before=before)
    return found[::every]


def carried_out(rules: Rules[Any], state: Any, turn: Turn) -> Any:
    """Where the turn leads, each of its actions being checked."""
    seat = rules.to_act(state)
    copy = state.clone()
    for action in turn.actions:
        assert rules.to_act(copy) == seat
        assert action in rules.legal(copy)
        rules.apply(copy, action)
    return copy


@games
def test_turns_lead_where_they_say(game: str) -> None:
    rules = load_game(game)
    for state in starts(game):
        key = state.key()
        seat = rules.to_act(state)
        found = turns(rules, state, seat, 2, 50)
        assert found and state.key() == key
        for turn in found:
            end = carried_out(rules, state, turn)
            assert end.key() == turn.end.key()
            assert turn.value == rules.evaluate(end, seat)
            assert turn.decides == rules.to_act(end)
            assert turn.decides != seat, "a turn was cut off though others end"


@games
def test_a_turn_that_was_cut_off_keeps_its_steps(game: str) -> None:
    """The position before it has the same seat to act and may be worth as much, but no step is no turn."""
    rules = load_game(game)
    for state in starts(game):
        seat = rules.to_act(state)
        for action in rules.legal(state):
            end = state.clone()
            rules.apply(end, action)
            cut = Turn([action], end, rules.to_act(end), rules.evaluate(end, seat) - 1)
            assert shortened(rules, state, seat, cut).actions == [action]


@games
def test_turns_are_sorted_and_end_in_different_positions(game: str) -> None:
    rules = load_game(game)
    for state in starts(game):
        found = turns(rules, state, rules.to_act(state), 2, 50)
        assert [turn.value for turn in found] == sorted([turn.value for turn in found], reverse=True)
        for turn, next in itertools.pairwise(found):
            assert turn.value > next.value or len(turn.actions) <= len(next.actions)
        assert len({turn.end.key(trail=False) for turn in found}) == len(found)


@games
def test_no_turn_passes_a_position_twice(game: str) -> None:
    rules = load_game(game)
    for state in starts(game):
        for turn in turns(rules, state, rules.to_act(state), 2, 10):
            copy = state.clone()
            passed = {copy.key(trail=False)}
            for action in turn.actions:
                rules.apply(copy, action)
                assert copy.key(trail=False) not in passed
                passed.add(copy.key(trail=False))


@games
def test_a_wider_look_finds_all_that_one_step_offers(game: str) -> None:
    """Every end that a single action leads to is among the turns."""
    rules = load_game(game)
    for state in starts(game):
        seat = rules.to_act(state)
        ends = {turn.end.key(trail=False) for turn in turns(rules, state, seat, 1, 10_000)}
        for action in rules.legal(state):
            copy = state.clone()
            rules.apply(copy, action)
            assert rules.to_act(copy) == seat or copy.key(trail=False) in ends


@games
def test_a_shortened_turn_is_worth_as_much(game: str) -> None:
    rules = load_game(game)
    for state in starts(game):
        seat = rules.to_act(state)
        for turn in turns(rules, state, seat, 1, 5):
            shorter = shortened(rules, state, seat, turn)
            assert shorter.value >= turn.value and shorter.decides == turn.decides
            assert len(shorter.actions) <= len(turn.actions)
            assert carried_out(rules, state, shorter).key() == shorter.end.key()


def test_what_goes_to_and_fro_is_left_out() -> None:
    """One ship sails out while another comes back: nobody need sail."""
    rules = load_game("navegador")
    for state, legal, _ in play("navegador", ["random"] * 4, 3):
        for out in legal:
            copy = state.clone()
            rules.apply(copy, out)
            if isinstance(out, Move) and MOVE[out.destination][out.origin] in rules.legal(copy):
                back = MOVE[out.destination][out.origin]
                rules.apply(copy, back)
                done = rules.actions.parse("done")
                rules.apply(copy, done)
                seat = rules.to_act(state)
                turn = Turn([out, back, done], copy, rules.to_act(copy), rules.evaluate(copy, seat))
                assert shortened(rules, state, seat, turn).actions == [done]
                return
    pytest.fail("no ship could sail out and another one back")


def test_a_position_is_new_once_whatever_else_is_worth_the_same() -> None:
    rules = load_game("navegador")
    states = [state.clone() for state, _, _ in itertools.islice(positions(rules, 3, 1, 40), 20)]
    different = list({state.key(trail=False): state for state in states}.values())
    for worths in ([1.0] * len(different), [rules.evaluate(state, 0) for state in different]):
        seen = Seen()
        pairs = list(zip(different, worths, strict=True))
        assert all(seen.new(rules, state, worth) for state, worth in pairs)
        assert not any(seen.new(rules, state.clone(), worth) for state, worth in pairs)
        assert seen.met == 2 * len(different)


@pytest.mark.parametrize("game", INSTALLED)
def test_a_planner_thinks_once_a_turn(game: str) -> None:
    """It answers from its plan until somebody else, or chance, has decided; whenever it thinks, it makes a new list."""
    rules = load_game(game)
    bot = make_bot("planner", 1)
    assert isinstance(bot, PlannerBot)
    for state in starts(game, 60):
        seat = rules.to_act(state)
        steps, plans = 0, [bot._rest]
        while rules.to_act(state) == seat and steps < LONGEST:
            action = bot.choose(rules, rules.seen_by(state, seat))
            if bot._rest is not plans[-1]:
                plans.append(bot._rest)
            assert action in rules.legal(state)
            rules.apply(state, action)
            steps += 1
        assert len(plans) == 2


def test_a_planner_thinks_again_when_the_position_is_another() -> None:
    rules = load_game(INSTALLED[0])
    bot = make_bot("planner", 1)
    for state in starts(INSTALLED[0], 7):
        assert bot.choose(rules, state.clone()) in rules.legal(state)


@pytest.mark.parametrize(("game", "habit"), [("endeavor", "untaken"), ("navegador", "out_and_back")])
def test_planners_have_no_bad_habits(game: str, habit: str) -> None:
    assert habits(game, "planner", 2)[habit] == 0


def test_no_loading_goes_to_and_fro() -> None:
    assert 0 < habits("serenissima", "planner", 1)["longest"] <= 15


@pytest.mark.parametrize("game", ["vasco", "endeavor"])
def test_planner_beats_three_random_seats(game: str) -> None:
    """In the games that are played quickly; `caravela simulate` measures all of them, and against greedy."""
    results = simulate.play_games(game, ["planner", "random", "random", "random"], 4, seed=100)
    assert simulate.summary(results)["kinds"]["planner"]["wins"] >= 3
