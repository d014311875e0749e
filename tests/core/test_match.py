"""Match: legality, chance, undo. Played on a real game, which is only a stage here."""

from __future__ import annotations

import pytest

from caravela.core.errors import BadSeats, GameOver, IllegalAction, NothingToUndo, UnknownName
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.match import Match
from caravela.core.registry import game_ids, load_game
from caravela.workshop.conformance.play import GAMES

games = pytest.mark.parametrize("game", GAMES)


def match_of(game: str, seed: int = 1) -> Match:
    rules = load_game(game)
    return Match(rules, rules.meta.seats[-1], seed=seed)


def play_on(match: Match, steps: int) -> None:
    for _ in range(steps):
        if match.over:
            return
        match.play(match.legal[-1])


@games
def test_chance_is_taken_at_once(game: str) -> None:
    match = match_of(game)
    for _ in range(60):
        assert match.seat_to_act >= 0
        match.play(match.legal[0])


@games
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    matches = [match_of(game, seed) for seed in (5, 5, 6, 7, 8, 9)]
    for match in matches:
        play_on(match, 80)
    digests = [match.state.digest() for match in matches]
    assert digests[0] == digests[1]
    assert len(set(digests)) > 1


@games
def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(game: str) -> None:
    match = match_of(game)
    digest, steps = match.state.digest(), len(match.steps)
    wrong = next(action for action in match.rules.actions if action not in match.legal)
    with pytest.raises(IllegalAction) as caught:
        match.play(wrong)
    assert caught.value.reason.rule.startswith(match.rules.meta.rule_prefix)
    assert wrong.notation in str(caught.value)
    assert (match.state.digest(), len(match.steps)) == (digest, steps)


@games
def test_undo_goes_back_to_the_latest_chance_or_change_of_decider(game: str) -> None:
    match = match_of(game)
    for _ in range(200):
        if match.over:
            break
        before = match.state.digest()
        floor = match.undo_floor()
        last = match.steps[-1].seat if match.steps else None
        if last is not None:
            assert all(step.seat == last for step in match.steps[floor:])
            assert floor == len(match.steps) or last != CHANCE
            assert floor == 0 or match.steps[floor - 1].seat != last or last == CHANCE
        seat = match.seat_to_act
        match.play(match.legal[len(match.legal) // 2])
        if match.steps[-1].seat == seat:
            assert match.undo() == 1
            assert match.state.digest() == before
            match.play(match.legal[len(match.legal) // 2])


@games
def test_a_drawn_outcome_cannot_be_undone(game: str) -> None:
    match = match_of(game)
    while not match.steps or match.steps[-1].seat != CHANCE:
        match.play(match.legal[0])
    with pytest.raises(NothingToUndo):
        match.undo()


@games
def test_rewind_goes_back_to_any_step(game: str) -> None:
    match = match_of(game)
    play_on(match, 10)
    digest, length = match.state.digest(), len(match.steps)
    play_on(match, 25)
    match.rewind(length)
    assert (match.state.digest(), len(match.steps)) == (digest, length)


@games
def test_an_earlier_position_is_found_without_going_back(game: str) -> None:
    match = match_of(game)
    play_on(match, 10)
    digest, length = match.state.digest(), len(match.steps)
    play_on(match, 25)
    now = (match.state.digest(), len(match.steps))
    assert match.state_at(length).digest() == digest
    assert (match.state.digest(), len(match.steps)) == now
    assert match.state_at(len(match.steps)).digest() == now[0]


@games
def test_only_the_one_who_decided_last_has_room_to_undo(game: str) -> None:
    match = match_of(game)
    assert match.undo_room(range(match.seats)) == 0
    for _ in range(60):
        play_on(match, 1)
        last = match.steps[-1].seat
        others = [seat for seat in range(match.seats) if seat != last]
        assert match.undo_room([last] if last != CHANCE else []) == len(match.steps) - match.undo_floor()
        assert match.undo_room(others) == 0


@games
def test_a_branch_is_played_on_without_the_match_noticing(game: str) -> None:
    match = match_of(game)
    play_on(match, 10)
    now = (match.state.digest(), len(match.steps))
    branch = match.branch()
    play_on(branch, 5)
    assert (match.state.digest(), len(match.steps)) == now
    assert branch.steps[: now[1]] == match.steps and len(branch.steps) > now[1]


@games
def test_after_the_end_nothing_can_be_played(game: str) -> None:
    match = match_of(game)
    rules = match.rules
    match = Match(rules, rules.meta.seats[0], {o.id: o.bots for o in rules.meta.options if o.bots is not None}, seed=2)
    chance = match.chance.random
    while not match.over:
        match.play(chance.choice(match.legal))
    assert match.seat_to_act == NOBODY
    assert match.outcome is not None
    with pytest.raises(GameOver):
        match.play(rules.actions[0])


@games
@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_wrong_number_of_seats_is_refused(game: str, seats: int) -> None:
    with pytest.raises(BadSeats, match="players, not"):
        Match(load_game(game), seats)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="no game called 'chess'"):
        load_game("chess")


def test_games_are_found_by_looking() -> None:
    assert game_ids() == sorted(game_ids())
    assert len(game_ids()) >= 1
