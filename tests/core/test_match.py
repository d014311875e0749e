"""Match: legality, chance, undo. Played on a real game, which is only a stage here."""

from __future__ import annotations

from typing import SupportsIndex

import pytest

from caravela.core import transcript
from caravela.core.actions import Action
from caravela.core.errors import BadAction, BadSeats, GameOver, IllegalAction, NothingToUndo, UnknownName
from caravela.core.facts import CHANCE, NOBODY
from caravela.core.match import Match
from caravela.core.menu import use
from caravela.core.options import Options
from caravela.core.outcome import Outcome, ScoreLine
from caravela.core.registry import game_ids, load_game
from caravela.core.words import LANGUAGES
from caravela.workshop.conformance.play import GAMES, INSTALLED, TABLES

games = pytest.mark.parametrize("game", GAMES)
#: A game that people could go on with for ever.
CAPPED = next(id for id in GAMES if any(option.bots is not None for option in load_game(id).meta.options))


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
def test_a_step_knows_whether_there_was_a_choice(game: str) -> None:
    match = match_of(game)
    forced: list[bool] = []
    for _ in range(120):
        if match.over:
            break
        only, legal = match.only_action, match.legal
        assert (only is not None) == (len(legal) == 1)
        forced.append(only is not None)
        match.play(legal[-1], draw=False)
        while match.seat_to_act == CHANCE:
            forced.append(len(match.legal) == 1)
            match.play(match.legal[0], draw=False)
    first = len(match.steps) - len(forced)
    assert [step.forced for step in match.steps[first:]] == forced
    seats = range(match.seats)
    chosen = [first + at for at, one in enumerate(forced) if not one and match.steps[first + at].seat in seats]
    assert match.choices(seats, first) == chosen


@games
def test_between_seats_of_one_person_and_bots_only_chance_is_a_barrier(game: str) -> None:
    match = match_of(game)
    play_on(match, 60)
    floor = match.floor_of(range(match.seats))
    assert all(step.seat != CHANCE for step in match.steps[floor:])
    assert floor == 0 or match.steps[floor - 1].seat == CHANCE


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
def test_only_the_one_who_decided_last_can_undo(game: str) -> None:
    match = match_of(game)
    assert match.floor_of(range(match.seats)) == len(match.steps)
    for _ in range(60):
        play_on(match, 1)
        last = match.steps[-1].seat
        others = [seat for seat in range(match.seats) if seat != last]
        assert match.floor_of([last] if last != CHANCE else []) == match.undo_floor()
        assert match.floor_of(others) == len(match.steps)


@games
def test_a_clone_is_played_on_without_the_match_noticing(game: str) -> None:
    match, same = match_of(game), match_of(game)
    for one in (match, same):
        play_on(one, 10)
    now = (match.state.digest(), len(match.steps))
    clone = match.clone()
    play_on(clone, 60)
    clone.players[0] = "Anna"
    assert (match.state.digest(), len(match.steps)) == now
    assert clone.steps[: now[1]] == match.steps and len(clone.steps) > now[1]
    for one in (match, same):
        play_on(one, 60)
    assert match.state.digest() == same.state.digest() == clone.state.digest(), "the same dice fall in all three"
    assert match.players == same.players


@games
def test_a_clone_with_a_seed_has_dice_of_its_own(game: str) -> None:
    rules = load_game(game)
    match = Match(rules, rules.meta.seats[-1], seed=1, draw=False)
    clones = [match.clone(seed) for seed in (1, 1, *range(2, 8))]
    for clone in clones:
        clone.draw()
        play_on(clone, 80)
    digests = [clone.state.digest() for clone in clones]
    assert digests[0] == digests[1]
    assert len(set(digests)) > 1


@pytest.mark.parametrize("index", [0, -1])
@pytest.mark.parametrize(("game", "seats"), [table for table in TABLES if table[0] in INSTALLED])
def test_a_match_that_code_plays_ends_whatever_it_plays(game: str, seats: int, index: int) -> None:
    match = Match(load_game(game), seats, seed=1)
    for _ in range(5_000):
        if match.over:
            break
        match.play(match.legal[index])
    assert match.over


def test_only_people_play_without_the_caps_of_bots() -> None:
    rules = load_game(CAPPED)
    cap = next(option for option in rules.meta.options if option.bots is not None)
    seats = rules.meta.seats[0]
    assert Match(rules, seats).options[cap.id] == cap.bots
    assert Match(rules, seats, {cap.id: 7}).options[cap.id] == 7
    assert Match(rules, seats, people=True).options[cap.id] == cap.default
    assert Match(rules, seats, Options(rules.meta.options)).options[cap.id] == cap.default


def test_the_cap_of_a_match_that_code_plays_stands_in_its_transcript() -> None:
    rules = load_game(CAPPED)
    match = Match(rules, rules.meta.seats[0], seed=1)
    while not match.over:
        match.play(match.legal[0])
    again = transcript.read(transcript.write(match))
    assert dict(again.options) == dict(match.options)
    assert again.state.digest() == match.state.digest()


class Number:
    """A number that is no int, as array libraries have them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@games
def test_an_action_is_played_itself_or_by_notation_or_by_number(game: str) -> None:
    matches = [match_of(game) for _ in range(4)]
    for _ in range(30):
        action = matches[0].legal[-1]
        ways: list[Action | str | SupportsIndex] = [action, action.notation, action.number, Number(action.number)]
        for match, way in zip(matches, ways, strict=True):
            match.play(way)
        assert len({match.state.digest() for match in matches}) == 1


@pytest.mark.parametrize("number", [-1, 10**6])
def test_a_number_of_no_action_is_refused(number: int) -> None:
    with pytest.raises(BadAction, match=f"{number} is not the number of an action"):
        match_of(GAMES[0]).play(number)


@games
def test_the_menu_has_a_sentence_for_every_legal_action_in_the_order_of_use(game: str) -> None:
    match = match_of(game)
    for _ in range(40):
        legal = {action.number: action for action in match.legal}
        menus = [match.menu(language) for language in LANGUAGES]
        uses = [use(match.rules, match.state, legal[number]) for number in menus[0]]
        assert set(menus[0]) == set(legal) and uses == sorted(uses)
        assert menus[0] == match.menu() and list(menus[0]) == list(menus[1])
        assert menus[0] != menus[1] != menus[2]
        match.play(match.legal[0])


def test_a_match_tells_where_it_stands() -> None:
    rules = load_game(GAMES[0])
    match = Match(rules, 2, seed=1, draw=False)
    assert repr(match) == f"<Match of {GAMES[0]}: 2 seats, 0 steps, chance to act>"
    match.play(match.legal[0])
    first = rules.meta.seat_ids[match.seat_to_act]
    assert repr(match).endswith(f" seats, {len(match.steps)} steps, {first} to act>")
    assert repr(match.steps[0]) == f"<chance: {match.steps[0].action.notation}>"
    play_on(match, 10_000)
    outcome = match.outcome
    assert outcome is not None
    scores = ", ".join(f"{id} {points}" for id, points in zip(rules.meta.seat_ids, outcome.scores, strict=False))
    assert repr(match).endswith(f"over: {scores}>")
    assert repr(match.steps[-1]).startswith("<seat ")


@games
def test_states_and_outcomes_can_be_read(game: str) -> None:
    match = match_of(game)
    assert match.state.digest() in repr(match.state)
    assert f"{match.seats} seats" in repr(match.state)
    play_on(match, 10_000)
    assert eval(repr(match.outcome), {"Outcome": Outcome, "ScoreLine": ScoreLine}) == match.outcome


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
